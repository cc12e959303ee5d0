//! The rules of How to Save a World.

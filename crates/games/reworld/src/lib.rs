//! The rules of Reworld.

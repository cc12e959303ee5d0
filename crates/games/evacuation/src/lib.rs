//! The rules of Evacuation.

//! The rules of Evacuation.
pub mod components;
pub mod options;
pub mod vocab;

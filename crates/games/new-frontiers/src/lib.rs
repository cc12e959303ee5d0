//! The rules of New Frontiers.

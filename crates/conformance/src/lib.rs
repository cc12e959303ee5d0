//! The laws that every game must keep, as a test kit.

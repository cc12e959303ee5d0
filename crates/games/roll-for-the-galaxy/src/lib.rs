//! The rules of Roll for the Galaxy.

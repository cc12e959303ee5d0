//! Sitting down, leaving, lists, chat, notes.

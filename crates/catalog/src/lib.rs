//! The list of games, and the type-erased door through which everything outside enters.

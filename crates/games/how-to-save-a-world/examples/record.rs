//! Records the games of `tests/games` anew.
fn main() {}

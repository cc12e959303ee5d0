//! Orrery.

fn main() {}

//! A small client for programs, and the load test that uses it. Apart from the server's library, so that a server
//! does not carry them.

pub mod attack;
pub mod attackers;
pub mod client;
pub mod load;
mod nodes;
pub mod players;

pub use attack::{Attack, kinds};
pub use attackers::attack_for_another_process;
pub use client::{Client, Socket};
pub use load::{LoadArgs, LoadReport, load, play_for_another_process};

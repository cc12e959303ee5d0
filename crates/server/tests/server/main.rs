//! The server from outside: real sockets, real files.

#[path = "../../../load/examples/bot_client.rs"]
#[expect(dead_code, reason = "its `main`")]
mod bot_client;
mod branches;
mod connections;
mod daily;
mod duplicates;
mod fair;
mod faults;
mod full_disk;
mod hardening;
mod kill;
mod leak;
mod malformed;
mod me;
mod operation;
mod people;
mod play;
mod reports;
mod room;
mod shared_screen;
mod story;
mod tables;
mod versions;

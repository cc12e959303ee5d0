//! The server from outside: real sockets, real files.

#[path = "../../../load/examples/bot_client.rs"]
#[expect(dead_code, reason = "its `main`")]
mod bot_client;
mod fair;
mod faults;
mod full_disk;
mod hardening;
mod kill;
mod leak;
mod malformed;
#[cfg(unix)]
mod nodes;
mod operation;
mod people;
mod play;
mod reports;
mod room;
#[cfg(unix)]
mod scratch;
mod shared_screen;
#[cfg(unix)]
mod store;
mod story;
mod tables;
mod versions;

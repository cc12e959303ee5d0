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
#[cfg(unix)]
mod handing_on;
mod hardening;
mod kill;
mod leak;
mod malformed;
mod me;
#[cfg(unix)]
mod moving;
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

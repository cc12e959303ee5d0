//! The server from outside: real sockets, real files.

mod kill;
mod leak;
mod malformed;
mod operation;
mod people;
mod play;
mod room;
mod tables;

//! The server from outside: real sockets, real files.

mod people;
mod play;
mod room;
mod tables;

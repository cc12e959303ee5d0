//! The server: tables, people, storage, HTTP and WebSocket.

pub mod wire;

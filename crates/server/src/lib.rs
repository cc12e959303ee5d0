//! The server: tables, people, storage, HTTP and WebSocket.
//!
//! Read in this order: [`wire`] (every message), [`settings`], [`store`] (all SQL), [`table`] (one task owns one table),
//! [`http`] and [`ws`] (the ways in), [`session`] and [`limits`] (who, and how much), [`backup`], [`cluster`] (several
//! servers).

pub mod admin;
pub mod app;
pub mod background;
pub mod backup;
pub mod bot_queue;
mod branch;
mod check_games;
pub mod cluster;
pub mod cpu;
mod daily;
mod duplicates;
pub mod error;
mod export;
pub mod http;
pub mod limits;
mod listen;
pub mod metrics;
pub mod moving;
mod names;
mod nul;
mod password;
pub mod reports;
mod secret;
mod serve;
pub mod session;
pub mod settings;
pub mod store;
pub mod table;
mod time;
mod verified;
pub mod wire;
pub mod ws;
mod zip;

pub use check_games::{CheckedGame, Fate, check_games};
pub use serve::{Running, serve, start};
pub use settings::ServeArgs;

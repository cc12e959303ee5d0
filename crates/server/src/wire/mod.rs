//! Every message that travels between server and clients, over HTTP and over the socket.
//!
//! `docs/protocol.md` is the page about them; the TypeScript types in `web/src/wire/` are generated from
//! these (`cargo xtask codegen`). Views, actions and events belong to the games: here they are plain JSON.

mod branches;
mod daily;
mod duplicates;
mod error;
mod games;
mod me;
mod people;
mod reports;
mod socket;
mod story;
mod tables;

pub use branches::*;
pub use daily::*;
pub use duplicates::*;
pub use error::*;
pub use games::*;
pub use me::*;
pub use people::*;
pub use reports::*;
pub use socket::*;
pub use story::*;
pub use tables::*;

pub use orrery_catalog::changes;
pub use orrery_guide::{Coach, CoachCard};

/// The version of the protocol, sent with every summary of the server.
pub const PROTOCOL: u32 = 1;

//! A small bot that plays through the public protocol:
//! `cargo run -p orrery-server --example bot_client -- 127.0.0.1:7717 reworld`.
//!
//! It makes a table against the server's own bot, plays random choices and prints the result. It acts for the owner
//! of the API token in `ORRERY_TOKEN` (made by `POST /api/me/tokens`), or begins as a guest. A real bot would change
//! `decide`, and join the tables of others.

use std::net::SocketAddr;

use anyhow::Context;
use orrery_core::{Dice, FastDice};
use orrery_load::Client;
use orrery_server::wire::{ClientMessage, ErrorCode, Outcome, Position, ServerMessage, TableInfo};
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut words = std::env::args().skip(1);
    let address: SocketAddr = words.next().unwrap_or_else(|| "127.0.0.1:7717".into()).parse()?;
    let game = words.next().unwrap_or_else(|| "reworld".into());
    let me = match std::env::var("ORRERY_TOKEN") {
        Ok(token) => Client { token: Some(token), ..Client::new(address) },
        Err(_) => Client::guest(address, "Example bot").await?,
    };
    for seat in play(me, &game).await?.result.seats {
        println!("seat {}: place {}, {} points", seat.seat.0, seat.rank, seat.score);
    }
    Ok(())
}

/// Plays a game to its end.
pub async fn play(mut me: Client, game: &str) -> anyhow::Result<Outcome> {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
    let table: TableInfo =
        me.post("/api/tables", &json!({ "game": game, "seats": seats, "start": true })).await?;
    println!("table {}", table.id);

    let mut socket = me.socket(&table.id, "").await?;
    let mut dice = FastDice::new(1);
    let mut position: Option<Position> = None;
    let mut sent = 0;
    let mut answered = true;
    loop {
        match socket.next().await?.context("the server has closed")? {
            ServerMessage::Position(new) => position = Some(new),
            ServerMessage::Done { .. } => answered = true,
            ServerMessage::Error { problem, .. } if problem.code == ErrorCode::Stale => answered = true,
            ServerMessage::Error { problem, .. } => anyhow::bail!("{:?}: {}", problem.code, problem.message),
            ServerMessage::Outcome(outcome) => return Ok(outcome),
            _ => {}
        }
        let due =
            position.as_ref().filter(|p| answered && p.seat.is_some_and(|seat| p.to_act.contains(&seat)));
        if let Some(position) = due {
            sent += 1;
            let action = decide(position, &mut dice)?;
            let (version, r#ref) = (position.version, sent.to_string());
            socket.send(&ClientMessage::Act { r#ref, version, action, sure: true }).await?;
            answered = false;
        }
    }
}

/// A real bot would think here: `position.view` is everything it may know, `position.choices` what it can do.
fn decide(position: &Position, dice: &mut FastDice) -> anyhow::Result<Value> {
    let forward: Vec<&Value> = position.choices.iter().filter(|c| !c.rewind).map(|c| &c.action).collect();
    Ok(dice.pick(&forward).context("no choice")?.clone())
}

//! Attackers, one of each kind, beside the honest players of the load test: what they do must not be felt by the others.
//!
//! They do it as fast as they can. All come from one address, as the players do, so the limits by address are off in the load test: what
//! holds here are the limits by person, the fair queue, the cost of questions, the bounds of uploads and the time limits.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::ValueEnum;
use orrery_core::{Dice, FastDice, Seed};
use orrery_server::wire::TableInfo;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::{Client, Socket};

/// What an attacker does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Attack {
    /// Thirty tables of five strong bots, watched.
    Bots,
    /// The same record uploaded again and again.
    Uploads,
    /// Another name as often as possible.
    Rename,
    /// Questions why something cannot be done.
    Why,
    /// As many sockets as there are places for.
    Sockets,
    /// Two hundred connections that send their heads drop by drop.
    SlowHeads,
    /// One of each kind.
    All,
}

impl Attack {
    /// Its name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// The kinds that are meant.
pub fn kinds(attacks: &[Attack]) -> Vec<Attack> {
    const EACH: [Attack; 6] =
        [Attack::Bots, Attack::Uploads, Attack::Rename, Attack::Why, Attack::Sockets, Attack::SlowHeads];
    EACH.into_iter().filter(|kind| attacks.contains(kind) || attacks.contains(&Attack::All)).collect()
}

/// Reads until nothing more comes at once, or the server has closed.
async fn read_what_is_there(socket: &mut Socket) {
    while let Ok(Ok(Some(_))) = timeout(Duration::from_millis(1), socket.text()).await {}
}

/// Attacks until told to stop; how often it tried.
pub async fn attack(kind: Attack, address: SocketAddr, stop: Arc<AtomicBool>) -> anyhow::Result<u64> {
    let going = || !stop.load(Ordering::Relaxed);
    let mut tries = 0;
    match kind {
        Attack::Bots => {
            let mut client = Client::guest(address, "Attacker with bots").await?;
            let mut watched = Vec::new();
            let bots = vec![json!({ "kind": "bot", "level": "strong" }); 5];
            for _ in 0..30 {
                let form = json!({ "game": "new-frontiers", "seats": bots, "start": true });
                let info: TableInfo = client.post("/api/tables", &form).await?;
                watched.push(client.socket(&info.id, "").await?);
                tries += 1;
            }
            while going() {
                // What the bots do is read, so that the connection stays.
                for socket in &mut watched {
                    read_what_is_there(socket).await;
                }
                sleep(Duration::from_millis(100)).await;
            }
        }
        Attack::Uploads => {
            let mut client = Client::guest(address, "Attacker with records").await?;
            let record = finished_game()?;
            while going() {
                client.request("POST", "/api/replays", Some(&record)).await?;
                tries += 1;
            }
        }
        Attack::Rename => {
            let mut client = Client::guest(address, "Attacker with names").await?;
            while going() {
                let form = json!({ "name": format!("Attacker {tries}") }).to_string();
                client.request("PATCH", "/api/me", Some(&form)).await?;
                tries += 1;
            }
        }
        Attack::Why => {
            let mut client = Client::guest(address, "Attacker with questions").await?;
            let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
            let form = json!({ "game": "roll-for-the-galaxy", "seats": seats, "start": true });
            let info: TableInfo = client.post("/api/tables", &form).await?;
            while going() {
                // Whoever asks too much is thrown out or no longer read, and comes back.
                let Ok(mut socket) = client.socket(&info.id, "").await else {
                    sleep(Duration::from_millis(10)).await;
                    continue;
                };
                while going() {
                    let question = json!({ "type": "why", "target": "hand" }).to_string();
                    let mut open = true;
                    for _ in 0..50 {
                        let sent = timeout(Duration::from_secs(1), socket.send_text(question.clone()));
                        open = open && matches!(sent.await, Ok(Ok(())));
                        tries += u64::from(open);
                    }
                    read_what_is_there(&mut socket).await;
                    if !open {
                        break;
                    }
                }
            }
        }
        Attack::Sockets => {
            let mut client = Client::guest(address, "Attacker with sockets").await?;
            let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
            let info: TableInfo =
                client.post("/api/tables", &json!({ "game": "reworld", "seats": seats })).await?;
            let mut open = Vec::new();
            while going() {
                match client.socket(&info.id, "").await {
                    Ok(socket) => open.push(socket),
                    Err(_) => sleep(Duration::from_millis(10)).await,
                }
                tries += 1;
                // They are never read. When there are many, they all go at once.
                if open.len() > 2_000 {
                    open.clear();
                }
            }
        }
        Attack::SlowHeads => {
            let mut slow = Vec::new();
            while going() {
                if slow.len() < 200
                    && let Ok(mut stream) = TcpStream::connect(address).await
                    && stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").await.is_ok()
                {
                    slow.push(stream);
                    tries += 1;
                    continue;
                }
                let mut left = Vec::new();
                for mut stream in slow {
                    if stream.write_all(b"X: 1\r\n").await.is_ok() {
                        left.push(stream);
                    }
                }
                slow = left;
                sleep(Duration::from_millis(500)).await;
            }
        }
        Attack::All => {}
    }
    Ok(tries)
}

/// The record of a whole game of random choices.
fn finished_game() -> anyhow::Result<String> {
    let mut game = orrery_catalog::find("roll-for-the-galaxy")?
        .create(&json!({ "players": 2 }), Seed::from_text("attack"))?;
    let mut dice = FastDice::new(1);
    while let Some(seat) = game.to_act().first() {
        let choices = game.choices(seat);
        let at = dice.below(choices.len() as u32) as usize;
        game.apply(seat, &choices[at].action)?;
    }
    Ok(game.record(true))
}

//! A player who connects again, to any server, whatever happens.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use orrery_core::{Dice, FastDice};
use orrery_load::Client;
use orrery_server::wire::{ClientMessage, ErrorCode, ServerMessage, Status, TableInfo};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::room::{Eyes, table};

/// Who hears nothing for so long after an action looks for another server.
const SILENCE: Duration = Duration::from_secs(3);
/// Who cannot come back for so long never does.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Player {
    client: Client,
    addresses: Vec<SocketAddr>,
    table: String,
    dice: FastDice,
    /// The actions that a server has acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// An action without an answer yet.
    pending: Option<ClientMessage>,
    /// How long it took to be back at the table, each time, and from when on.
    pub gaps: Vec<Gap>,
    /// When the pending action was sent first.
    since: Instant,
    lost: Option<Instant>,
    over: bool,
    stop: Arc<AtomicBool>,
}

/// An action: its table and name, when it was sent first, when it was answered.
pub struct Acknowledged {
    pub table: String,
    pub name: String,
    pub sent: Instant,
    pub done: Instant,
}

/// A time without a connection to a table.
pub struct Gap {
    pub table: String,
    pub from: Instant,
    pub took: Duration,
}

/// A new table with two people at it, every second one with a bot as well.
pub async fn sit_down(
    people: &[Client; 2],
    addresses: &[SocketAddr],
    number: usize,
    dice: &mut FastDice,
    stop: &Arc<AtomicBool>,
) -> [Player; 2] {
    let game = orrery_catalog::GAMES[number % orrery_catalog::GAMES.len()].info().id;
    let seats = if number.is_multiple_of(2) { "me open" } else { "me open bot" };
    let [mut ada, mut ben] = people.clone();
    // Tables begin at all servers.
    ada.address = addresses[number % addresses.len()];
    ben.address = addresses[(number + 1) % addresses.len()];
    let info = table(&mut ada, game, seats, json!({})).await;
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    ada.post::<TableInfo>(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
    [ada, ben].map(|client| Player {
        client,
        addresses: addresses.to_vec(),
        table: info.id.clone(),
        dice: FastDice::new(u64::from(dice.word())),
        acknowledged: Vec::new(),
        pending: None,
        gaps: Vec::new(),
        since: Instant::now(),
        lost: None,
        over: false,
        stop: stop.clone(),
    })
}

impl Player {
    /// Plays one game after the other until told to stop, when nothing is open.
    pub async fn play(mut self) -> Player {
        while !self.is_done() {
            assert!(
                self.lost.is_none_or(|at| at.elapsed() < PATIENCE),
                "cannot come back to {}; over: {}",
                self.table,
                self.over
            );
            match self.over && self.pending.is_none() {
                true => self.play_again().await,
                false => self.sit().await,
            }
            self.lost.get_or_insert(Instant::now());
            self.client.address = self.dice.pick(&self.addresses).unwrap();
            sleep(Duration::from_millis(50)).await;
        }
        self
    }

    fn is_done(&self) -> bool {
        self.stop.load(Ordering::Relaxed) && self.pending.is_none()
    }

    /// Goes to the table of the next game, if it has begun; whoever asked for it first is its host, and begins it.
    async fn play_again(&mut self) {
        let path = format!("/api/tables/{}/rematch", self.table);
        let Ok(next) = self.client.post::<TableInfo>(&path, &Value::Null).await else { return };
        let path = format!("/api/tables/{}/start", next.id);
        if next.status == Status::Running || self.client.post::<TableInfo>(&path, &Value::Null).await.is_ok()
        {
            (self.table, self.over, self.lost) = (next.id, false, None);
        }
    }

    /// One connection, from the greeting to its end.
    async fn sit(&mut self) {
        let opened = timeout(SILENCE, self.client.socket(&self.table, "")).await;
        let Ok(Ok(socket)) = opened else { return };
        let mut eyes = Eyes::over_socket(socket);
        let mut greeted = false;
        while !(self.is_done() || self.over && self.pending.is_none()) {
            // Nobody waits for ever: neither for an answer nor for the others.
            let wait = if self.pending.is_some() || !greeted { SILENCE } else { 2 * SILENCE };
            match timeout(wait, eyes.try_look()).await {
                Ok(Some(message)) => {
                    if self.take(&mut eyes, &mut greeted, message).await.is_none() {
                        return;
                    }
                }
                Ok(None) => return,
                Err(_) => {
                    let since = if self.pending.is_some() { self.since } else { Instant::now() - SILENCE };
                    self.lost.get_or_insert(since);
                    return;
                }
            }
        }
    }

    async fn take(&mut self, eyes: &mut Eyes, greeted: &mut bool, message: ServerMessage) -> Option<()> {
        match message {
            ServerMessage::Log { .. } if !std::mem::replace(greeted, true) => {
                let gap = |from: Instant| Gap { table: self.table.clone(), from, took: from.elapsed() };
                self.gaps.extend(self.lost.take().map(gap));
                // What has no answer yet is sent again.
                if let Some(message) = &self.pending {
                    eyes.socket.send(message).await.ok()?;
                }
            }
            ServerMessage::Done { r#ref } => {
                self.pending = None;
                self.acknowledged.extend(r#ref.map(|name| Acknowledged {
                    table: self.table.clone(),
                    name,
                    sent: self.since,
                    done: Instant::now(),
                }));
            }
            ServerMessage::Error { problem, .. } => match problem.code {
                ErrorCode::Stale => self.pending = None,
                // The table is on its way: connect again, and ask again.
                ErrorCode::Unavailable => return None,
                code => panic!("{code:?}: {}", problem.message),
            },
            ServerMessage::Outcome(_) => {
                self.over = true;
            }
            _ => {}
        }
        if self.pending.is_none() && eyes.due() && *greeted && !self.stop.load(Ordering::Relaxed) {
            sleep(Duration::from_millis(u64::from(self.dice.below(100)))).await;
            let message = ClientMessage::Act {
                r#ref: format!("{}-{}", self.acknowledged.len(), self.dice.word()),
                version: eyes.position().version,
                action: eyes.choice(&mut self.dice),
                sure: true,
            };
            self.since = Instant::now();
            eyes.socket.send(&message).await.ok()?;
            self.pending = Some(message);
        }
        Some(())
    }
}

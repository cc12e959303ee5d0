//! Nothing is lost: the server is killed at random moments while people and bots play.
//!
//! 5 times in the usual test run; `ORRERY_KILLS=50` for the full one.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use orrery_core::{Dice, FastDice};
use orrery_load::Client;
use orrery_server::wire::{ClientMessage, ErrorCode, LogEntry, ServerMessage, TableInfo};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};

use crate::room::{Eyes, folder, table};

/// A server in a process of its own, at an address that stays the same.
fn spawn(address: SocketAddr, data: &Path) -> Child {
    let mut server = Command::new(env!("CARGO_BIN_EXE_orrery-server"));
    server.args(["--address", &address.to_string(), "--data", data.to_str().unwrap()]);
    server.args(["--requests-per-second", "0", "--requests-per-person", "0"]);
    server.args(["--sign-ins-per-minute", "0", "--messages-per-second", "0"]);
    server.env("ORRERY_LOG", "error").stdout(Stdio::null()).spawn().unwrap()
}

pub async fn ready(address: SocketAddr) {
    let begin = Instant::now();
    while Client::new(address).request("GET", "/healthz", None).await.is_err() {
        assert!(begin.elapsed() < Duration::from_secs(30), "the server does not start");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A player who remembers everything over all falls of the server.
struct Survivor {
    client: Client,
    table: String,
    dice: FastDice,
    log: Vec<LogEntry>,
    /// The names of the actions that the server has acknowledged.
    acknowledged: Vec<String>,
    /// An action without an answer yet.
    pending: Option<ClientMessage>,
    over: bool,
    /// Counts what all players together have acknowledged.
    told: Arc<AtomicUsize>,
}

impl Survivor {
    /// Plays until the server is gone or the game is over.
    async fn play(&mut self) {
        let Ok(socket) = self.client.socket(&self.table, "").await else { return };
        let mut eyes = Eyes::over_socket(socket);
        let mut greeted = false;
        while !self.over {
            if self.step(&mut eyes, &mut greeted).await.is_none() {
                break;
            }
        }
    }

    /// Looks at one message, and acts if it is time to; none if the server is gone.
    async fn step(&mut self, eyes: &mut Eyes, greeted: &mut bool) -> Option<()> {
        match eyes.try_look().await? {
            ServerMessage::Log { .. } => {
                let first = !std::mem::replace(greeted, true);
                if first && !eyes.over() {
                    let old = self.log.len().min(eyes.log.len());
                    assert_eq!(eyes.log[..old], self.log[..old]);
                    assert!(eyes.log.len() >= self.log.len(), "the server forgot what it had told");
                }
                if !eyes.over() {
                    self.log.clone_from(&eyes.log);
                }
                // After the greeting: what has no answer yet is sent again.
                if first && let Some(message) = &self.pending {
                    eyes.socket.send(message).await.ok()?;
                }
            }
            ServerMessage::Done { r#ref } => {
                self.pending = None;
                self.acknowledged.extend(r#ref);
                self.told.fetch_add(1, Ordering::Relaxed);
            }
            ServerMessage::Error { problem, .. } => {
                assert_eq!(problem.code, ErrorCode::Stale, "{}", problem.message);
                self.pending = None;
            }
            ServerMessage::Outcome(_) => self.over = true,
            _ => {}
        }
        if self.pending.is_none() && eyes.due() && *greeted {
            let name = format!("{}-{}", self.acknowledged.len(), self.dice.word());
            let message = ClientMessage::Act {
                r#ref: name,
                version: eyes.position().version,
                action: eyes.choice(&mut self.dice),
                sure: true,
            };
            eyes.socket.send(&message).await.ok()?;
            self.pending = Some(message);
        }
        Some(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills: usize = std::env::var("ORRERY_KILLS").map_or(5, |n| n.parse().unwrap());
    let folder = folder();
    let data = folder.join("kill.db");
    // A free port, the same after every fall.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = spawn(address, &data);
    ready(address).await;
    let (mut ada, mut ben) =
        (Client::guest(address, "Ada").await.unwrap(), Client::guest(address, "Ben").await.unwrap());
    let mut dice = FastDice::new(u64::from(std::process::id()));
    let mut players: Vec<Survivor> = Vec::new();
    let told = Arc::new(AtomicUsize::new(0));
    let at_once = if kills > 5 { 16 } else { 4 };
    for round in 0..kills {
        // New tables for those that are over, so that the server is always in the middle of something.
        while players.iter().filter(|p| !p.over).count() < at_once {
            players.extend(sit_down(&mut ada, &mut ben, players.len() / 2, &mut dice, &told).await);
        }
        let tasks: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                tokio::spawn(async move {
                    player.play().await;
                    player
                })
            })
            .collect();
        // A random number of actions, and then any moment in the middle of the next ones.
        let (begin, enough) = (Instant::now(), told.load(Ordering::Relaxed) + dice.below(30) as usize);
        while told.load(Ordering::Relaxed) <= enough && begin.elapsed() < Duration::from_secs(5) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(u64::from(dice.below(20_000)))).await;
        // SIGKILL: no chance to finish anything.
        server.kill().unwrap();
        server.wait().unwrap();
        for task in tasks {
            players.push(task.await.unwrap());
        }
        server = spawn(address, &data);
        ready(address).await;
        let acknowledged: usize = players.iter().map(|p| p.acknowledged.len()).sum();
        println!("kill {}: {acknowledged} actions acknowledged so far", round + 1);
        check(&data, &players).await;
    }
    // Every table goes on to its end, and every record verifies.
    let tasks: Vec<_> = players
        .drain(..)
        .map(|mut player| {
            tokio::spawn(async move {
                player.play().await;
                player
            })
        })
        .collect();
    for task in tasks {
        let mut player = task.await.unwrap();
        assert!(player.over, "a table stands still");
        let path = format!("/api/tables/{}/record", player.table);
        let record = player.client.request("GET", &path, None).await.unwrap().body;
        let game = orrery_core::record::game_of(&record).unwrap();
        orrery_catalog::find(&game).unwrap().verify(&record).expect("a correct record");
        players.push(player);
    }
    check(&data, &players).await;
    server.kill().unwrap();
    server.wait().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

/// A new table with two people at it, sometimes with a bot as well.
async fn sit_down(
    ada: &mut Client,
    ben: &mut Client,
    number: usize,
    dice: &mut FastDice,
    told: &Arc<AtomicUsize>,
) -> [Survivor; 2] {
    let game = orrery_catalog::GAMES[number % orrery_catalog::GAMES.len()].info().id;
    let seats = if (number / 2).is_multiple_of(2) { "me open" } else { "me open bot" };
    let info = table(ada, game, seats, json!({})).await;
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    ada.post::<TableInfo>(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
    [&*ada, &*ben].map(|client| Survivor {
        client: client.clone(),
        table: info.id.clone(),
        dice: FastDice::new(u64::from(dice.word())),
        log: Vec::new(),
        acknowledged: Vec::new(),
        pending: None,
        over: false,
        told: told.clone(),
    })
}

/// Every acknowledged action is in the file, once.
async fn check(data: &Path, players: &[Survivor]) {
    let mut file = SqliteConnection::connect(&format!("sqlite:{}", data.display())).await.unwrap();
    for player in players {
        let rows = sqlx::query("select ref from op where table_id = $1 and kind = 'act' and ref is not null")
            .bind(&player.table)
            .fetch_all(&mut file)
            .await
            .unwrap();
        let kept: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        for name in &player.acknowledged {
            assert_eq!(kept.iter().filter(|k| *k == name).count(), 1, "{name} at {}", player.table);
        }
    }
    file.close().await.unwrap();
}

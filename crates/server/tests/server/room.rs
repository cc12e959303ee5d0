//! A server of its own for each test, and people who talk to it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use orrery_core::{Dice, FastDice};
use orrery_load::{Client, Socket};
use orrery_server::wire::{
    ChatEntry, ClientMessage, ErrorCode, LogEntry, Outcome, Position, Problem, ServerMessage, TableInfo,
    UndoAsk,
};
use orrery_server::{Running, ServeArgs, start};
use serde_json::{Value, json};
use tokio::time::timeout;

/// Nothing in these tests takes longer than this.
pub const LONG: Duration = Duration::from_secs(60);

/// A running server with a data file of its own.
pub struct Room {
    pub running: Option<Running>,
    pub address: SocketAddr,
    pub folder: PathBuf,
}

/// A new folder for one test.
pub fn folder() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("orrery-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    // In memory where there is such a place: the tests write much and keep nothing.
    let memory = PathBuf::from("/dev/shm");
    let place = if memory.is_dir() { memory } else { PathBuf::from(env!("CARGO_TARGET_TMPDIR")) };
    let folder = place.join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Settings without limits on speed.
pub fn settings(folder: &std::path::Path) -> ServeArgs {
    ServeArgs {
        requests_per_second: 0,
        requests_per_person: 0,
        sign_ins_per_minute: 0,
        messages_per_second: 0,
        question_ms: 0,
        ..ServeArgs::local(folder.join("test.db"))
    }
}

impl Room {
    pub async fn new() -> Room {
        let folder = folder();
        Room::with(settings(&folder), folder).await
    }

    pub async fn with(settings: ServeArgs, folder: PathBuf) -> Room {
        let running = start(settings).await.unwrap();
        Room { address: running.address, running: Some(running), folder }
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await.unwrap()
    }

    pub async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await.unwrap();
        }
    }

    /// Starts a stopped server again, with the same data.
    pub async fn start_again(&mut self) {
        let running = start(settings(&self.folder)).await.unwrap();
        self.address = running.address;
        self.running = Some(running);
    }

    pub async fn restart(&mut self) {
        self.stop().await;
        self.start_again().await;
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // What is left over disturbs nobody.
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// The code of a refused request.
pub async fn refused(client: &mut Client, method: &str, path: &str, body: Value) -> ErrorCode {
    let body = (!body.is_null()).then(|| body.to_string());
    let response = client.request(method, path, body.as_deref()).await.unwrap();
    assert!(response.status >= 400, "{method} {path}: {}", response.body);
    let problem = response.problem().unwrap();
    assert_eq!(response.status, problem.code.status().as_u16(), "{method} {path}");
    problem.code
}

/// A table with `me`, open seats and bots: `"me open bot"`.
pub async fn table(client: &mut Client, game: &str, seats: &str, more: Value) -> TableInfo {
    let seats: Vec<Value> = seats
        .split_whitespace()
        .map(|kind| match kind {
            "bot" => json!({ "kind": "bot", "level": "random" }),
            level if level.starts_with("bot:") => json!({ "kind": "bot", "level": &level[4..] }),
            kind => json!({ "kind": kind }),
        })
        .collect();
    let mut form = json!({ "game": game, "seats": seats });
    for (key, value) in more.as_object().unwrap() {
        form[key] = value.clone();
    }
    client.post("/api/tables", &form).await.unwrap()
}

/// Somebody at a table, who remembers what was sent.
pub struct Eyes {
    pub socket: Socket,
    pub table: Option<TableInfo>,
    pub position: Option<Position>,
    pub log: Vec<LogEntry>,
    pub chat: Vec<ChatEntry>,
    pub note: Option<String>,
    pub outcome: Option<Outcome>,
    pub ask: Option<UndoAsk>,
    pub frames: Vec<String>,
    refs: u32,
}

/// The answer to a message.
pub type Answer = Result<ServerMessage, Problem>;

impl Eyes {
    pub async fn open(client: &Client, table: &str) -> Eyes {
        Eyes::open_with(client, table, "").await
    }

    pub async fn open_with(client: &Client, table: &str, query: &str) -> Eyes {
        Eyes::over_socket(client.socket(table, query).await.unwrap())
    }

    /// Eyes over an open socket.
    pub fn over_socket(socket: Socket) -> Eyes {
        Eyes {
            socket,
            table: None,
            position: None,
            log: Vec::new(),
            chat: Vec::new(),
            note: None,
            outcome: None,
            ask: None,
            frames: Vec::new(),
            refs: 0,
        }
    }

    /// Takes the next message in.
    pub async fn look(&mut self) -> ServerMessage {
        self.try_look().await.expect("an open socket")
    }

    /// Takes the next message in; none if the server has closed.
    pub async fn try_look(&mut self) -> Option<ServerMessage> {
        let text = timeout(LONG, self.socket.text()).await.expect("a message").ok()??;
        self.frames.push(text.to_string());
        let message = self.socket.read(&text).unwrap();
        match message.clone() {
            ServerMessage::Table { table } => self.table = Some(table),
            ServerMessage::Position(position) => self.position = Some(position),
            ServerMessage::Log { entries, reset } => {
                if reset {
                    self.log.clear();
                }
                self.log.extend(entries);
            }
            ServerMessage::Chat { entries, reset } => {
                if reset {
                    self.chat.clear();
                }
                self.chat.extend(entries);
            }
            ServerMessage::Note { text } => self.note = Some(text),
            ServerMessage::Outcome(outcome) => self.outcome = Some(outcome),
            ServerMessage::UndoAsked { ask } => self.ask = ask,
            _ => {}
        }
        Some(message)
    }

    /// Looks until something holds.
    pub async fn until(&mut self, mut holds: impl FnMut(&Eyes) -> bool) {
        while !holds(self) {
            self.look().await;
        }
    }

    /// Everything that has come so far: sends a ping and looks until its answer is there.
    pub async fn catch_up(&mut self) {
        let name = self.name();
        self.socket.send(&ClientMessage::Ping { r#ref: Some(name.clone()) }).await.unwrap();
        while !matches!(self.look().await, ServerMessage::Pong { r#ref } if r#ref.as_ref() == Some(&name)) {}
    }

    pub fn name(&mut self) -> String {
        self.refs += 1;
        format!("r{}-{}", self.refs, std::process::id())
    }

    /// Sends a message and looks until its answer is there.
    pub async fn ask(&mut self, message: &ClientMessage) -> Answer {
        let text = serde_json::to_value(message).unwrap();
        let name = text["ref"].as_str().expect("a ref").to_owned();
        self.socket.send(message).await.unwrap();
        self.answer(&name).await
    }

    /// Looks until the answer to a message is there.
    pub async fn answer(&mut self, name: &str) -> Answer {
        loop {
            let message = self.look().await;
            let answered = serde_json::to_value(&message).unwrap()["ref"].as_str() == Some(name);
            match message {
                ServerMessage::Error { problem, .. } if answered => return Err(problem),
                message if answered => return Ok(message),
                _ => {}
            }
        }
    }

    pub fn position(&self) -> &Position {
        self.position.as_ref().expect("a position")
    }

    /// Whether this player is waited for.
    pub fn due(&self) -> bool {
        self.position.as_ref().is_some_and(|p| p.seat.is_some_and(|s| p.to_act.contains(&s)))
    }

    pub fn over(&self) -> bool {
        self.position.as_ref().is_some_and(|p| p.over)
    }

    /// Plays an action.
    pub async fn act(&mut self, action: &Value) -> Answer {
        let message = ClientMessage::Act {
            r#ref: self.name(),
            version: self.position().version,
            action: action.clone(),
            sure: true,
        };
        self.ask(&message).await
    }

    /// A random choice that leads forward.
    pub fn choice(&self, dice: &mut FastDice) -> Value {
        let forward: Vec<&Value> =
            self.position().choices.iter().filter(|c| !c.rewind).map(|c| &c.action).collect();
        dice.pick(&forward).expect("a choice").clone()
    }

    /// Plays a random action when it is this player's turn.
    pub async fn act_randomly(&mut self, dice: &mut FastDice) {
        loop {
            self.until(Eyes::due).await;
            let action = self.choice(dice);
            match self.act(&action).await {
                Ok(_) => return,
                // Somebody else was quicker and changed the choices.
                Err(problem) => {
                    assert_eq!(problem.code, ErrorCode::Stale, "{action} of {:?}", self.position())
                }
            }
            self.catch_up().await;
        }
    }

    /// Plays randomly until the game is over.
    pub async fn play_out(&mut self, dice: &mut FastDice) {
        loop {
            self.until(|e| e.due() || e.over()).await;
            if self.over() {
                self.until(|e| e.outcome.is_some()).await;
                return;
            }
            self.act_randomly(dice).await;
        }
    }
}

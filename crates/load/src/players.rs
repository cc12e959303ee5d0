//! The clients of the load test: random players at many tables, over real sockets.
//!
//! They share the machine with the server that they measure, so they read no more of a message than they need.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};
use orrery_core::{Dice, FastDice};
use orrery_server::wire::{ErrorCode, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::attack::kinds;
use crate::attackers::{Attackers, Tries};
use crate::client::{Client, Socket};
use crate::load::LoadArgs;

/// Players of each table.
pub const PLAYERS: u32 = 2;
/// Requests at the same time while tables are made.
const AT_ONCE: usize = 32;

/// What the players saw.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// For how long they played, in seconds.
    pub seconds: f64,
    /// How many actions they played.
    pub actions: u64,
    /// The time from an action to each client of its table that sees it, and to its answer: the median.
    pub p50_ms: f64,
    /// The same: 99 of 100 are quicker.
    pub p99_ms: f64,
    /// The same: the slowest.
    pub max_ms: f64,
    /// Everything that went wrong.
    pub errors: u64,
    /// Actions that came too late because somebody else had changed the choices; no error.
    pub stale: u64,
    /// The same while the server was attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked: Option<SeenAttacked>,
}

/// What the players felt of an attack, which lasts as long as they have played without.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeenAttacked {
    /// How often each attacker tried.
    pub tries: Tries,
    /// The median.
    pub p50_ms: f64,
    /// 99 of 100 are quicker.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// How many times as long as without the attack 99 of 100 took.
    pub p99_factor: f64,
}

/// A moment of the load test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Everybody plays: from here on it counts.
    Begin,
    /// The end of what counts.
    End,
    /// The end of the attack that followed.
    Attacked,
}

/// Plays at a server, or at several that share their tables; `mark` is told when what counts begins and ends. `attackers` is the program that attacks, if it is asked for.
pub async fn play(
    addresses: &[SocketAddr],
    args: &LoadArgs,
    attackers: Option<&Path>,
    mut mark: impl FnMut(Mark),
) -> anyhow::Result<Seen> {
    let counts = Arc::new(Counts::default());
    let tables = tables(addresses, args.game.as_deref(), args.tables).await?;
    let mut tasks = Vec::new();
    for (number, (people, id)) in tables.into_iter().enumerate() {
        let sockets = sockets(&people, &id).await?;
        let (counts, args) = (counts.clone(), args.clone());
        tasks.push(tokio::spawn(async move { play_on(people, number, sockets, counts, args).await }));
    }
    // The rush of all first moves at once is no part of it.
    sleep(Duration::from_millis(args.think_ms.min(2_000))).await;
    counts.set(Phase::Calm);
    let (before, begin) = (counts.actions.load(Ordering::Relaxed), Instant::now());
    mark(Mark::Begin);
    sleep(Duration::from_secs(args.seconds)).await;
    mark(Mark::End);
    let (actions, seconds) = (counts.actions.load(Ordering::Relaxed) - before, begin.elapsed().as_secs_f64());
    counts.set(Phase::NotCounted);
    let tries = match kinds(&args.attack) {
        kinds if kinds.is_empty() => None,
        kinds => {
            let attackers = Attackers::begin(attackers, addresses[0], &kinds)?;
            // Time to begin.
            sleep(Duration::from_secs(2)).await;
            counts.set(Phase::Attacked);
            sleep(Duration::from_secs(args.seconds)).await;
            counts.set(Phase::NotCounted);
            let tries = attackers.stop().await?;
            mark(Mark::Attacked);
            Some(tries)
        }
    };
    counts.set(Phase::Over);
    let mut times = Times::default();
    for task in tasks {
        times.add(task.await?);
    }
    ensure!(!times.calm.is_empty(), "nobody played");
    times.calm.sort_by(f64::total_cmp);
    times.attacked.sort_by(f64::total_cmp);
    let p99_ms = share_of(&times.calm, 0.99);
    Ok(Seen {
        seconds,
        actions,
        p50_ms: share_of(&times.calm, 0.5),
        p99_ms,
        max_ms: share_of(&times.calm, 1.0),
        errors: counts.errors.load(Ordering::Relaxed),
        stale: counts.stale.load(Ordering::Relaxed),
        attacked: tries.map(|tries| SeenAttacked {
            tries,
            p50_ms: share_of(&times.attacked, 0.5),
            p99_ms: share_of(&times.attacked, 0.99),
            max_ms: share_of(&times.attacked, 1.0),
            p99_factor: share_of(&times.attacked, 0.99) / p99_ms,
        }),
    })
}

/// The time that so large a share of all is not longer than.
fn share_of(times: &[f64], share: f64) -> f64 {
    let last = times.len().saturating_sub(1);
    times.get(((times.len() as f64 * share) as usize).min(last)).copied().unwrap_or_default()
}

/// The guests who sit at a table, each at another server if there are several.
async fn people(addresses: &[SocketAddr], table: u32) -> anyhow::Result<Vec<Client>> {
    let mut people = Vec::new();
    for number in 0..PLAYERS {
        let address = addresses[(table + number) as usize % addresses.len()];
        people.push(Client::guest(address, &format!("Player {number}")).await?);
    }
    Ok(people)
}

/// Makes tables with guests of their own, and starts them; of all games in turn unless one is named.
pub async fn tables(
    addresses: &[SocketAddr],
    game: Option<&str>,
    count: u32,
) -> anyhow::Result<Vec<(Vec<Client>, String)>> {
    stream::iter(0..count)
        .map(async |number| {
            let people = people(addresses, number).await?;
            let id = table(&people, game, number as usize).await?;
            Ok((people, id))
        })
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await
}

async fn table(people: &[Client], game: Option<&str>, number: usize) -> anyhow::Result<String> {
    let games = orrery_catalog::GAMES;
    let game = game.unwrap_or_else(|| games[number % games.len()].info().id);
    let mut people = people.to_vec();
    let form = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let info: TableInfo = people[0].post("/api/tables", &form).await?;
    let path = |verb: &str| format!("/api/tables/{}/{verb}", info.id);
    people[1].post::<TableInfo>(&path("join"), &json!({})).await?;
    people[0].post::<TableInfo>(&path("start"), &Value::Null).await?;
    Ok(info.id)
}

async fn sockets(people: &[Client], table: &str) -> anyhow::Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for person in people {
        sockets.push(person.socket(table, "").await?);
    }
    Ok(sockets)
}

/// Plays at one table, and at a new one when the game is over, until told to stop; returns the times.
async fn play_on(
    people: Vec<Client>,
    number: usize,
    mut sockets: Vec<Socket>,
    counts: Arc<Counts>,
    args: LoadArgs,
) -> Times {
    let mut times = Times::default();
    for game in 0.. {
        let last = Arc::new(Mutex::new((0, Instant::now())));
        let players = sockets.into_iter().enumerate().map(|(seat, socket)| {
            let seed = (game * 100_000 + number) * people.len() + seat;
            let player = Player {
                socket,
                last: last.clone(),
                counts: counts.clone(),
                dice: FastDice::new(seed as u64),
                think: Duration::from_millis(args.think_ms),
                seen: 0,
                times: Times::default(),
            };
            player.play()
        });
        for new in futures_util::future::join_all(players).await {
            times.add(new);
        }
        if counts.is_over() {
            break;
        }
        let next = async { sockets_of_new(&people, args.game.as_deref(), number).await };
        sockets = match next.await {
            Ok(sockets) => sockets,
            Err(error) => {
                counts.failed(&error);
                break;
            }
        };
    }
    times
}

async fn sockets_of_new(people: &[Client], game: Option<&str>, number: usize) -> anyhow::Result<Vec<Socket>> {
    let id = table(people, game, number).await?;
    sockets(people, &id).await
}

#[derive(Default)]
struct Counts {
    actions: AtomicU64,
    errors: AtomicU64,
    stale: AtomicU64,
    phase: AtomicU8,
}

/// How far the test is.
#[derive(Clone, Copy)]
enum Phase {
    /// Everybody plays, and nothing is measured: before, between and after.
    NotCounted,
    Calm,
    Attacked,
    Over,
}

/// From actions to clients, in milliseconds.
#[derive(Default)]
struct Times {
    calm: Vec<f64>,
    attacked: Vec<f64>,
}

impl Times {
    fn add(&mut self, more: Times) {
        self.calm.extend(more.calm);
        self.attacked.extend(more.attacked);
    }
}

impl Counts {
    fn set(&self, phase: Phase) {
        self.phase.store(phase as u8, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.phase.load(Ordering::Relaxed) == Phase::Over as u8
    }

    fn failed(&self, error: &anyhow::Error) {
        // The report only counts them; who wants to know more sees it here.
        eprintln!("a player stopped: {error:#}");
        self.errors.fetch_add(1, Ordering::Relaxed);
    }
}

/// One random player at one table.
struct Player {
    socket: Socket,
    /// The number of the table's last action, and when it was sent.
    last: Arc<Mutex<(u64, Instant)>>,
    counts: Arc<Counts>,
    dice: FastDice,
    think: Duration,
    /// The last action whose effect has arrived here.
    seen: u64,
    times: Times,
}

/// As much of a message as a random player needs: the rest is skipped unread.
#[derive(Deserialize)]
struct Light<'a> {
    r#type: &'a str,
    #[serde(default)]
    version: u64,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    to_act: Vec<u8>,
    #[serde(default)]
    choices: Vec<Box<RawValue>>,
    /// Most are about the view, and stay unread.
    #[serde(borrow, default)]
    changes: Vec<&'a RawValue>,
    #[serde(default)]
    of: &'a str,
    #[serde(default)]
    code: Option<ErrorCode>,
}

/// What a player keeps of the position. Only the choice that is made is read.
#[derive(Default)]
struct Position {
    version: u64,
    seat: Option<u8>,
    to_act: Vec<u8>,
    choices: Vec<Box<RawValue>>,
}

/// As much of a choice as a random player needs.
#[derive(Deserialize)]
struct LightChoice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    rewind: bool,
}

/// Messages that a random player does not even look into.
const SKIPPED: [&str; 2] = ["{\"type\":\"log\"", "{\"type\":\"changes\",\"of\":\"table\""];

impl Position {
    fn is_due(&self) -> bool {
        self.seat.is_some_and(|seat| self.to_act.contains(&seat))
    }

    /// Brings up to date what is kept, and skips changes of the rest.
    fn change(&mut self, change: &RawValue) -> anyhow::Result<()> {
        let is_of = |name: &str| change.get().strip_prefix("[\"").is_some_and(|rest| rest.starts_with(name));
        if is_of("version\"") {
            (_, self.version) = serde_json::from_str::<(&str, u64)>(change.get())?;
        } else if is_of("seat\"") {
            (_, self.seat) = serde_json::from_str::<(&str, Option<u8>)>(change.get())?;
        } else if is_of("to_act\"") {
            let mut kept = json!({ "to_act": self.to_act });
            apply_to(&mut kept, serde_json::from_str(change.get())?)?;
            self.to_act = serde_json::from_value(kept["to_act"].take())?;
        } else if is_of("choices\"") {
            self.change_choices(&serde_json::from_str::<Vec<&RawValue>>(change.get())?)?;
        }
        Ok(())
    }

    fn change_choices(&mut self, change: &[&RawValue]) -> anyhow::Result<()> {
        match change {
            [_, all] => self.choices = serde_json::from_str(all.get())?,
            [_, length, count] if length.get() == "\"length\"" => {
                self.choices.truncate(serde_json::from_str(count.get())?)
            }
            [_, index, way @ .., value] => {
                let index: usize = serde_json::from_str(index.get())?;
                if way.is_empty() && index == self.choices.len() {
                    self.choices.push((*value).to_owned());
                    return Ok(());
                }
                let choice = self.choices.get_mut(index).context("changes do not fit")?;
                *choice = match way {
                    [] => (*value).to_owned(),
                    way => {
                        let mut changed: Value = serde_json::from_str(choice.get())?;
                        let step = |raw: &&RawValue| serde_json::from_str(raw.get());
                        let change = way.iter().chain([value]).map(step).collect::<Result<_, _>>()?;
                        apply_to(&mut changed, change)?;
                        serde_json::value::to_raw_value(&changed)?
                    }
                };
            }
            _ => bail!("changes do not fit"),
        }
        Ok(())
    }

    /// Any choice that goes forward.
    fn pick(&self, dice: &mut FastDice) -> anyhow::Result<&RawValue> {
        let first = dice.below(self.choices.len().max(1) as u32) as usize;
        let (before, after) = self.choices.split_at(first.min(self.choices.len()));
        for choice in after.iter().chain(before) {
            let choice: LightChoice = serde_json::from_str(choice.get())?;
            if !choice.rewind {
                return Ok(choice.action);
            }
        }
        bail!("a player who is due has no choice")
    }
}

fn apply_to(value: &mut Value, change: Vec<Value>) -> anyhow::Result<()> {
    ensure!(orrery_server::wire::changes::apply(value, vec![change]), "changes do not fit");
    Ok(())
}

impl Player {
    /// Plays until told to stop or the game is over; returns the times.
    async fn play(mut self) -> Times {
        if let Err(error) = self.go_on().await {
            self.counts.failed(&error);
        }
        // The server may have closed first.
        drop(self.socket.close().await);
        self.times
    }

    async fn go_on(&mut self) -> anyhow::Result<()> {
        let mut position = Position::default();
        let mut greeted = false;
        let mut asked = false;
        while !self.counts.is_over() {
            let due = !asked && position.is_due();
            // Thinking is a wait for messages that ends after a while.
            let wait = match due {
                true => self.think / 2 + self.think * self.dice.below(1_000) / 1_000,
                false => Duration::from_millis(500),
            };
            match timeout(wait, self.socket.text()).await {
                Ok(text) => {
                    let text = text?.context("the server has closed")?;
                    if SKIPPED.iter().any(|skipped| text.starts_with(skipped)) {
                        continue;
                    }
                    let message: Light = serde_json::from_str(&text)?;
                    match message.r#type {
                        "position" => {
                            if greeted {
                                self.arrived();
                            }
                            greeted = true;
                            let Light { version, seat, to_act, choices, .. } = message;
                            position = Position { version, seat, to_act, choices };
                        }
                        "changes" if message.of == "position" => {
                            self.arrived();
                            for change in message.changes {
                                position.change(change)?;
                            }
                        }
                        "done" => {
                            asked = false;
                            self.arrived();
                        }
                        "error" => {
                            asked = false;
                            let late = message.code == Some(ErrorCode::Stale);
                            let count = if late { &self.counts.stale } else { &self.counts.errors };
                            count.fetch_add(1, Ordering::Relaxed);
                        }
                        "outcome" => return Ok(()),
                        _ => {}
                    }
                }
                Err(_) if due => {
                    self.act(&position).await?;
                    asked = true;
                }
                Err(_) => {}
            }
        }
        Ok(())
    }

    async fn act(&mut self, position: &Position) -> anyhow::Result<()> {
        let action = position.pick(&mut self.dice)?;
        let number = {
            let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
            *last = (last.0 + 1, Instant::now());
            last.0
        };
        let version = position.version;
        self.counts.actions.fetch_add(1, Ordering::Relaxed);
        self.socket
            .send_text(format!(
                "{{\"type\":\"act\",\"ref\":\"{number}\",\"version\":{version},\"action\":{action}}}"
            ))
            .await
    }

    /// The effect of the table's last action has arrived here.
    fn arrived(&mut self) {
        let (number, sent) = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if number != self.seen {
            self.seen = number;
            let ms = sent.elapsed().as_secs_f64() * 1_000.0;
            match self.counts.phase.load(Ordering::Relaxed) {
                phase if phase == Phase::Calm as u8 => self.times.calm.push(ms),
                phase if phase == Phase::Attacked as u8 => self.times.attacked.push(ms),
                _ => {}
            }
        }
    }
}

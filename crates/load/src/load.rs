//! The load test: a server of its own on this machine, many tables, random players over real sockets.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};
use orrery_core::{Dice, FastDice};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::attack::{Attack, attack, kinds};
use crate::client::{Client, Socket};
use orrery_server::wire::{ErrorCode, TableInfo};
use orrery_server::{ServeArgs, metrics, start};

/// The options of `orrery load`.
#[derive(Clone, Debug, clap::Args)]
pub struct LoadArgs {
    /// How many tables play at the same time, 1 to 5000
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=5_000))]
    pub tables: u32,

    /// How long they play, in seconds
    #[arg(long, default_value_t = 20, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,

    /// Which game; all in turn if left out
    #[arg(long)]
    pub game: Option<String>,

    /// How long players think about each decision, in milliseconds on average
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    pub think_ms: u64,

    /// Make so many more tables that nobody looks at, and tell how much memory is held then
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=20_000))]
    pub idle: u32,

    /// Attack the server as well, after as long a time without: what the players feel of it is told apart
    #[arg(long, value_enum, value_delimiter = ',', value_name = "KIND")]
    pub attack: Vec<Attack>,
}

/// What the load test found.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// How many tables played.
    pub tables: u32,
    /// How many sockets were open.
    pub clients: u32,
    /// For how long, in seconds.
    pub seconds: f64,
    /// How many actions were played.
    pub actions: u64,
    /// How many in a second.
    pub actions_per_second: f64,
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
    /// The memory of the whole process, clients included, in MiB.
    pub rss_mb: f64,
    /// How many tables nobody looked at.
    pub idle_tables: u32,
    /// The memory of the whole process when only those were left, in MiB.
    pub idle_rss_mb: Option<f64>,
    /// The same while the server was attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked: Option<AttackReport>,
}

/// What the players felt of an attack.
#[derive(Clone, Debug, Serialize)]
pub struct AttackReport {
    /// How often each attacker tried.
    pub tries: BTreeMap<String, u64>,
    /// The median.
    pub p50_ms: f64,
    /// 99 of 100 are quicker.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// How many times as long as without the attack 99 of 100 took.
    pub p99_factor: f64,
    /// The memory of the whole process, clients and attackers included, in MiB.
    pub rss_mb: f64,
}

/// Players of each table.
const PLAYERS: u32 = 2;
/// Requests at the same time while tables are made.
const AT_ONCE: usize = 32;

/// Runs the load test.
pub async fn load(args: &LoadArgs) -> anyhow::Result<LoadReport> {
    let folder = std::env::temp_dir().join(format!("orrery-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let report = run(args, folder.join("load.db")).await;
    std::fs::remove_dir_all(&folder)?;
    report
}

async fn run(args: &LoadArgs, data: PathBuf) -> anyhow::Result<LoadReport> {
    let settings = ServeArgs {
        max_connections: 20_000,
        max_connections_per_person: 20_000,
        max_tables_per_person: u32::MAX,
        requests_per_second: 0,
        sign_ins_per_minute: 0,
        messages_per_second: 0,
        idle_seconds: 2,
        ..ServeArgs::local(data)
    };
    let server = start(settings).await?;
    let people = people(server.address).await?;
    let idle: Vec<String> = tables(&people, args, args.idle).await?;
    let idle_rss_mb = match idle.is_empty() {
        true => None,
        false => {
            let empty = async {
                while server.app.tables.count() > 0 {
                    sleep(Duration::from_millis(100)).await;
                }
            };
            timeout(Duration::from_secs(60), empty).await.context("idle tables stay in memory")?;
            metrics::rss_mb()
        }
    };
    let tables = tables(&people, args, args.tables).await?;
    let counts = Arc::new(Counts::default());
    let mut tasks = Vec::new();
    for (number, id) in tables.iter().enumerate() {
        let table = Arc::new(Mutex::new((0, Instant::now())));
        for (seat, person) in people.iter().enumerate() {
            let player = Player {
                socket: person.socket(id, "").await?,
                table: table.clone(),
                counts: counts.clone(),
                dice: FastDice::new((number * people.len() + seat) as u64),
                think: Duration::from_millis(args.think_ms),
                seen: 0,
                times: Vec::new(),
                attacked: Vec::new(),
            };
            tasks.push(tokio::spawn(player.play()));
        }
    }
    let before = counts.actions.load(Ordering::Relaxed);
    let begin = Instant::now();
    sleep(Duration::from_secs(args.seconds)).await;
    let attacked =
        if args.attack.is_empty() { None } else { Some(attacked(args, server.address, &counts).await?) };
    let (actions, seconds) = (counts.actions.load(Ordering::Relaxed) - before, begin.elapsed().as_secs_f64());
    let rss_mb = metrics::rss_mb().unwrap_or_default();
    counts.stop.store(1, Ordering::Relaxed);
    let (mut times, mut under_attack) = (Vec::new(), Vec::new());
    for task in tasks {
        let (calm, rough) = task.await?;
        times.extend(calm);
        under_attack.extend(rough);
    }
    server.stop().await?;
    ensure!(!times.is_empty(), "nobody played");
    times.sort_by(f64::total_cmp);
    under_attack.sort_by(f64::total_cmp);
    let attacked = attacked.map(|report| AttackReport {
        p50_ms: share_of(&under_attack, 0.5),
        p99_ms: share_of(&under_attack, 0.99),
        max_ms: share_of(&under_attack, 1.0),
        p99_factor: share_of(&under_attack, 0.99) / share_of(&times, 0.99),
        ..report
    });
    Ok(LoadReport {
        tables: args.tables,
        clients: args.tables * PLAYERS,
        seconds,
        actions,
        actions_per_second: actions as f64 / seconds,
        p50_ms: share_of(&times, 0.5),
        p99_ms: share_of(&times, 0.99),
        max_ms: share_of(&times, 1.0),
        attacked,
        errors: counts.errors.load(Ordering::Relaxed),
        stale: counts.stale.load(Ordering::Relaxed),
        rss_mb,
        idle_tables: args.idle,
        idle_rss_mb,
    })
}

/// The time that so large a share of all is not longer than.
fn share_of(times: &[f64], share: f64) -> f64 {
    let last = times.len().saturating_sub(1);
    times.get(((times.len() as f64 * share) as usize).min(last)).copied().unwrap_or_default()
}

/// Attacks as long as the players have played without.
async fn attacked(
    args: &LoadArgs,
    address: SocketAddr,
    counts: &Arc<Counts>,
) -> anyhow::Result<AttackReport> {
    let stop = Arc::new(AtomicBool::new(false));
    let kinds = kinds(&args.attack);
    let attackers: Vec<_> =
        kinds.iter().map(|&kind| (kind, tokio::spawn(attack(kind, address, stop.clone())))).collect();
    // Time to begin.
    sleep(Duration::from_secs(2)).await;
    counts.attacked.store(true, Ordering::Relaxed);
    sleep(Duration::from_secs(args.seconds)).await;
    let rss_mb = metrics::rss_mb().unwrap_or_default();
    counts.attacked.store(false, Ordering::Relaxed);
    stop.store(true, Ordering::Relaxed);
    let mut tries = BTreeMap::new();
    for (kind, attacker) in attackers {
        let done =
            timeout(Duration::from_secs(30), attacker).await.context("an attacker does not stop")??;
        tries.insert(format!("{kind:?}"), done.with_context(|| format!("{kind:?}"))?);
    }
    Ok(AttackReport { tries, p50_ms: 0.0, p99_ms: 0.0, max_ms: 0.0, p99_factor: 0.0, rss_mb })
}

async fn people(address: SocketAddr) -> anyhow::Result<Vec<Client>> {
    let mut people = Vec::new();
    for number in 0..PLAYERS {
        people.push(Client::guest(address, &format!("Player {number}")).await?);
    }
    Ok(people)
}

/// Makes tables at which all of the people sit, and starts them.
async fn tables(people: &[Client], args: &LoadArgs, count: u32) -> anyhow::Result<Vec<String>> {
    let ids: Vec<&str> = orrery_catalog::GAMES.iter().map(|g| g.info().id).collect();
    let make = |number: u32| async move {
        let game = args.game.clone().unwrap_or_else(|| ids_at(number));
        let mut people = people.to_vec();
        let form = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let info: TableInfo = people[0].post("/api/tables", &form).await?;
        let path = |verb: &str| format!("/api/tables/{}/{verb}", info.id);
        people[1].post::<TableInfo>(&path("join"), &json!({})).await?;
        people[0].post::<TableInfo>(&path("start"), &Value::Null).await?;
        anyhow::Ok(info.id)
    };
    ensure!(!ids.is_empty(), "there are no games");
    stream::iter(0..count).map(make).buffer_unordered(AT_ONCE).try_collect().await
}

fn ids_at(number: u32) -> String {
    let games = orrery_catalog::GAMES;
    games[number as usize % games.len()].info().id.into()
}

#[derive(Default)]
struct Counts {
    actions: AtomicU64,
    errors: AtomicU64,
    stale: AtomicU64,
    stop: AtomicU64,
    attacked: AtomicBool,
}

/// One random player at one table.
struct Player {
    socket: Socket,
    /// The number of the table's last action, and when it was sent.
    table: Arc<Mutex<(u64, Instant)>>,
    counts: Arc<Counts>,
    dice: FastDice,
    think: Duration,
    /// The last action whose effect has arrived here.
    seen: u64,
    times: Vec<f64>,
    /// Those while the server was attacked.
    attacked: Vec<f64>,
}

/// As much of a message as a random player needs: the view is skipped unread.
#[derive(Deserialize)]
struct Light {
    r#type: String,
    #[serde(default)]
    version: u64,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    to_act: Vec<u8>,
    #[serde(default)]
    choices: Vec<LightChoice>,
    #[serde(default)]
    code: Option<ErrorCode>,
}

#[derive(Deserialize)]
struct LightChoice {
    action: Value,
    #[serde(default)]
    rewind: bool,
}

impl Player {
    /// Plays until told to stop or the game is over; returns the times in milliseconds, without and with an attack.
    async fn play(mut self) -> (Vec<f64>, Vec<f64>) {
        if let Err(error) = self.go_on().await {
            tracing::warn!(%error, "a player stopped");
            self.counts.errors.fetch_add(1, Ordering::Relaxed);
        }
        // The server may have closed first.
        drop(self.socket.close().await);
        (self.times, self.attacked)
    }

    async fn go_on(&mut self) -> anyhow::Result<()> {
        let mut position: Option<Light> = None;
        let mut greeted = false;
        let mut asked = false;
        while self.counts.stop.load(Ordering::Relaxed) == 0 {
            let due = position.as_ref().filter(|p| !asked && p.seat.is_some_and(|s| p.to_act.contains(&s)));
            // Thinking is a wait for messages that ends after a while.
            let wait = match due {
                Some(_) => self.think / 2 + self.think * self.dice.below(1_000) / 1_000,
                None => Duration::from_millis(200),
            };
            match timeout(wait, self.socket.text()).await {
                Ok(text) => {
                    let text = text?.context("the server has closed")?;
                    let message: Light = serde_json::from_str(&text)?;
                    match message.r#type.as_str() {
                        "position" => {
                            if greeted {
                                self.arrived();
                            }
                            greeted = true;
                            position = Some(message);
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
                Err(_) => {
                    if let Some(light) = due {
                        let (version, action) = (light.version, choose(light, &mut self.dice)?);
                        self.act(version, action).await?;
                        asked = true;
                    }
                }
            }
        }
        Ok(())
    }

    async fn act(&mut self, version: u64, action: Value) -> anyhow::Result<()> {
        let number = {
            let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
            *table = (table.0 + 1, Instant::now());
            table.0
        };
        let message =
            json!({ "type": "act", "ref": number.to_string(), "version": version, "action": action });
        self.counts.actions.fetch_add(1, Ordering::Relaxed);
        self.socket.send_text(message.to_string()).await
    }

    /// The effect of the table's last action has arrived here.
    fn arrived(&mut self) {
        let (number, sent) = *self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if number != self.seen {
            self.seen = number;
            let attacked = self.counts.attacked.load(Ordering::Relaxed);
            let times = if attacked { &mut self.attacked } else { &mut self.times };
            times.push(sent.elapsed().as_secs_f64() * 1_000.0);
        }
    }
}

fn choose(light: &Light, dice: &mut FastDice) -> anyhow::Result<Value> {
    let forward: Vec<&Value> = light.choices.iter().filter(|c| !c.rewind).map(|c| &c.action).collect();
    Ok(dice.pick(&forward).context("a player who is due has no choice")?.clone())
}

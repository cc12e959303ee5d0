//! The load test: a server of its own on this machine, many tables, random players over real sockets. The players are
//! another process, so that the processor time and memory of this one are the server's alone.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};
use orrery_server::cpu::{self, CpuTime};
use orrery_server::{ServeArgs, metrics, start};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use crate::attack::Attack;
use crate::nodes::{Others, free_address};
use crate::players::{self, Mark, PLAYERS, Seen};

/// The options of `orrery load`.
#[derive(Clone, Debug, clap::Args)]
pub struct LoadArgs {
    /// How many tables play at the same time, 1 to 10000
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub tables: u32,

    /// How long they play, in seconds
    #[arg(long, default_value_t = 20, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,

    /// Which game; all in turn if left out
    #[arg(long)]
    pub game: Option<String>,

    /// Keep the tables in this PostgreSQL, which is empty and stays as it is afterwards, and not in a data file
    #[arg(long, value_name = "URL")]
    pub store: Option<String>,

    /// So many servers share it, each a process of its own; processor time and memory are those of the first
    #[arg(long, default_value_t = 1, value_name = "N", requires = "store", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub nodes: u32,

    /// How long players think about each decision, in milliseconds on average; 0 for as much load as possible
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    pub think_ms: u64,

    /// Make so many more tables that nobody looks at, and tell how much memory is held then
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=20_000))]
    pub idle: u32,

    /// Attack the server as well, after as long a time without: what the players feel of it is told apart. The attackers are a
    /// process of the lowest priority, as they stand for other machines
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
    /// What the players saw.
    #[serde(flatten)]
    pub seen: Seen,
    /// How many actions were played in a second.
    pub actions_per_second: f64,
    /// The processor time that the server spent on an action.
    pub cpu: CpuReport,
    /// The memory of the server, in MiB.
    pub rss_mb: f64,
    /// How many tables nobody looked at.
    pub idle_tables: u32,
    /// The memory of the server when only those were there, in MiB.
    pub idle_rss_mb: Option<f64>,
    /// The memory of the server at the end of the attack, in MiB.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked_rss_mb: Option<f64>,
}

/// The processor time that the server spent on an action, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CpuReport {
    /// All of it.
    pub total_ms: f64,
    /// The rules.
    pub engine_ms: f64,
    /// What each viewer may see and do.
    pub view_ms: f64,
    /// Reading and writing JSON.
    pub json_ms: f64,
    /// Sockets, HTTP, and everything else: handing work from task to task.
    pub socket_ms: f64,
    /// The threads that read and write the data file.
    pub store_ms: f64,
    /// How much of all processors the server took, 1 for one of them.
    pub processors: f64,
}

/// Runs the load test. `players` is the program whose `load-players` command plays; without it, the players are
/// a part of this process, and its figures theirs too.
pub async fn load(args: &LoadArgs, players: Option<&Path>) -> anyhow::Result<LoadReport> {
    let folder = std::env::temp_dir().join(format!("orrery-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let report = run(args, players, folder.join("load.db")).await;
    std::fs::remove_dir_all(&folder)?;
    report
}

async fn run(args: &LoadArgs, players: Option<&Path>, data: PathBuf) -> anyhow::Result<LoadReport> {
    let mut settings = ServeArgs {
        max_connections: 50_000,
        max_tables_per_person: u32::MAX,
        max_seats_per_person: u32::MAX,
        requests_per_second: 0,
        sign_ins_per_minute: 0,
        idle_seconds: 2,
        store: args.store.clone(),
        ..ServeArgs::local(data)
    };
    // Who plays as fast as possible is limited by nothing else; beside attackers the usual limits by person hold.
    if args.attack.is_empty() {
        settings.messages_per_second = 0;
        settings.requests_per_person = 0;
    }
    let mut others = Others::default();
    if args.nodes > 1 {
        settings.node_address = Some(free_address()?.to_string());
        others =
            Others::start(players.context("other servers need the program")?, args.nodes - 1, &settings)?;
    }
    let server = start(settings).await?;
    let addresses = [&[server.address], others.addresses()].concat();
    let idle_rss_mb = match args.idle {
        0 => None,
        count => {
            players::tables(&addresses, args.game.as_deref(), count).await?;
            let empty = async {
                while server.app.tables.count() > 0 {
                    sleep(Duration::from_millis(100)).await;
                }
            };
            timeout(Duration::from_secs(60), empty).await.context("idle tables stay in memory")?;
            metrics::rss_mb()
        }
    };
    cpu::count();
    let mut begin = CpuTime::default();
    let mut end = (CpuTime::default(), 0.0);
    let mut attacked_rss_mb = None;
    let mark = |mark| match mark {
        Mark::Begin => begin = cpu::spent(),
        Mark::End => end = (cpu::spent(), metrics::rss_mb().unwrap_or_default()),
        Mark::Attacked => attacked_rss_mb = metrics::rss_mb(),
    };
    let seen = match players {
        Some(program) => in_a_process(program, &addresses, args, mark).await?,
        None => players::play(&addresses, args, None, mark).await?,
    };
    drop(others);
    server.stop().await?;
    let spent = end.0.since(begin);
    let ms = |time: Duration| time.as_secs_f64() * 1_000.0 / seen.actions.max(1) as f64;
    Ok(LoadReport {
        tables: args.tables,
        clients: args.tables * PLAYERS,
        actions_per_second: seen.actions as f64 / seen.seconds,
        cpu: CpuReport {
            total_ms: ms(spent.total),
            engine_ms: ms(spent.engine),
            view_ms: ms(spent.view),
            json_ms: ms(spent.json),
            socket_ms: ms(spent.socket()),
            store_ms: ms(spent.store),
            processors: spent.total.as_secs_f64() / seen.seconds,
        },
        seen,
        rss_mb: end.1,
        idle_tables: args.idle,
        idle_rss_mb,
        attacked_rss_mb,
    })
}

/// Lets another process play: it writes a line at each mark, and at last what it saw.
async fn in_a_process(
    program: &Path,
    addresses: &[SocketAddr],
    args: &LoadArgs,
    mut mark: impl FnMut(Mark),
) -> anyhow::Result<Seen> {
    let mut command = Command::new(program);
    let addresses: Vec<String> = addresses.iter().map(SocketAddr::to_string).collect();
    command.arg("load-players").arg(addresses.join(","));
    command.args(["--tables", &args.tables.to_string(), "--seconds", &args.seconds.to_string()]);
    command.args(["--think-ms", &args.think_ms.to_string()]);
    command.args(args.game.iter().flat_map(|game| ["--game", game]));
    command.args(args.attack.iter().flat_map(|attack| ["--attack".into(), attack.name()]));
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = BufReader::new(child.stdout.take().context("no output")?);
    let (lines, mut heard) = mpsc::unbounded_channel();
    let reader = spawn_blocking(move || {
        for line in output.lines() {
            // Where nobody listens any more, the rest does not matter.
            drop(lines.send(line?));
        }
        std::io::Result::Ok(())
    });
    let mut last = String::new();
    while let Some(line) = heard.recv().await {
        match line.as_str() {
            "begin" => mark(Mark::Begin),
            "end" => mark(Mark::End),
            "attacked" => mark(Mark::Attacked),
            _ => last = line,
        }
    }
    reader.await?.map_err(|error: std::io::Error| error)?;
    ensure!(child.wait()?.success(), "the players have failed");
    serde_json::from_str(&last).with_context(|| last.clone())
}

/// The other side of it: plays at servers, and writes the lines. `attackers` is the program that attacks.
pub async fn play_for_another_process(
    addresses: &[SocketAddr],
    args: &LoadArgs,
    attackers: &Path,
) -> anyhow::Result<()> {
    let mark = |mark| match mark {
        Mark::Begin => println!("begin"),
        Mark::End => println!("end"),
        Mark::Attacked => println!("attacked"),
    };
    let seen = players::play(addresses, args, Some(attackers), mark).await?;
    println!("{}", serde_json::to_string(&seen)?);
    Ok(())
}

//! Three server processes on loopback, each with a proxy of its own to the database that can drop everything.

use std::collections::BTreeSet;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use orrery_core::{Dice, FastDice};
use orrery_load::Client;
use rustix::process::{Pid, Signal, kill_process};
use sqlx::Row;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::scratch::Scratch;

pub struct Fleet {
    pub scratch: Scratch,
    lease: Duration,
    nodes: Vec<Node>,
    fenced: i64,
}

struct Node {
    /// Where people reach it, and other servers.
    public: SocketAddr,
    between: SocketAddr,
    database: String,
    lease: Duration,
    cut: Arc<AtomicBool>,
    process: Option<Child>,
    /// How many late writes were refused to it, when it was last asked.
    fenced: i64,
}

/// A fault that has happened.
pub struct Hit {
    /// When it began, and when whatever failed was there again.
    pub from: Instant,
    pub until: Instant,
    /// The tables of the server that it befell.
    pub tables: BTreeSet<String>,
}

/// What the database knows of falls, and the servers of refused writes.
pub struct Numbers {
    pub takeovers: i64,
    pub fenced: i64,
    /// How often a table that had an owner got another one, whatever the reason.
    pub changes: i64,
}

impl Fleet {
    pub async fn start(scratch: Scratch, lease: Duration) -> Fleet {
        let mut nodes = Vec::new();
        for _ in 0..3 {
            let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
            let cut = Arc::new(AtomicBool::new(false));
            let proxy = proxy(scratch.port, cut.clone()).await;
            let database = format!("postgres://orrery@{proxy}/orrery");
            let mut node =
                Node { public: free(), between: free(), database, lease, cut, process: None, fenced: 0 };
            node.start().await;
            nodes.push(node);
        }
        Fleet { scratch, lease, nodes, fenced: 0 }
    }

    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.public).collect()
    }

    /// One fault, and the time to get over it.
    pub async fn suffer(&mut self, fault: &str, dice: &mut FastDice) -> Hit {
        let number = dice.below(self.nodes.len() as u32) as usize;
        let tables = self.tables_of(self.nodes[number].between).await;
        let node = &mut self.nodes[number];
        let from = Instant::now();
        let mut until = from;
        match fault {
            "kill" => {
                node.signal(Signal::KILL);
                node.process.take().unwrap().wait().unwrap();
                sleep(self.lease).await;
                node.start().await;
            }
            "pause" => {
                node.signal(Signal::STOP);
                sleep(self.lease * 2).await;
                node.signal(Signal::CONT);
                until = Instant::now();
            }
            "cut" => {
                node.cut.store(true, Ordering::Relaxed);
                sleep(self.lease * 2).await;
                node.cut.store(false, Ordering::Relaxed);
                until = Instant::now();
                sleep(self.lease / 2).await;
            }
            "database" => {
                self.scratch.restart_at_once().await;
                until = Instant::now();
                sleep(self.lease).await;
            }
            "rolling" => {
                for node in &mut self.nodes {
                    node.signal(Signal::TERM);
                    node.process.take().unwrap().wait().unwrap();
                    node.start().await;
                    sleep(Duration::from_millis(500)).await;
                }
                until = Instant::now();
            }
            other => panic!("no such fault: {other}"),
        }
        sleep(Duration::from_secs(1)).await;
        self.numbers().await;
        Hit { from, until, tables }
    }

    async fn tables_of(&self, between: SocketAddr) -> BTreeSet<String> {
        let mut c = self.scratch.connect().await;
        let sql =
            "select t.id from game_table t join node n on n.id = t.owner where not n.dead and n.address = $1";
        let rows = sqlx::query(sql).bind(between.to_string()).fetch_all(&mut c).await.unwrap();
        rows.iter().map(|row| row.get("id")).collect()
    }

    pub async fn numbers(&mut self) -> Numbers {
        let mut c = self.scratch.connect().await;
        let sql = "select count(*) filter (where why like '%dead') as takeovers,
                count(*) filter (where before <> node) as changes
             from (select why, node, lag(node) over (partition by table_id order by epoch) as before from tenure) t";
        let row = sqlx::query(sql).fetch_one(&mut c).await.unwrap();
        for node in &mut self.nodes {
            let answer = Client::new(node.public).request("GET", "/metrics", None).await;
            let body = answer.map(|a| a.body).unwrap_or_default();
            let line = body.lines().find_map(|line| line.strip_prefix("orrery_fenced_writes "));
            let fenced = line.map_or(0, |n| n.parse::<f64>().unwrap() as i64);
            // A server that was started anew has forgotten what it counted.
            self.fenced += if fenced < node.fenced { fenced } else { fenced - node.fenced };
            node.fenced = fenced;
        }
        Numbers { takeovers: row.get("takeovers"), changes: row.get("changes"), fenced: self.fenced }
    }
}

impl Drop for Fleet {
    fn drop(&mut self) {
        for process in self.nodes.iter_mut().filter_map(|node| node.process.as_mut()) {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

impl Node {
    async fn start(&mut self) {
        // For figures, name one that was optimised.
        let program = std::env::var("ORRERY_SERVER");
        let mut server = Command::new(program.unwrap_or_else(|_| env!("CARGO_BIN_EXE_orrery-server").into()));
        server.args(["--address", &self.public.to_string(), "--store", &self.database]);
        server.args(["--node-address", &self.between.to_string()]);
        server.args(["--lease-ms", &self.lease.as_millis().to_string(), "--leave-seconds", "0"]);
        for limit in
            ["requests-per-second", "requests-per-person", "sign-ins-per-minute", "messages-per-second"]
        {
            server.args([format!("--{limit}"), "0".into()]);
        }
        server.args(["--max-tables-per-person", "100000", "--max-seats-per-person", "100000"]);
        server.args(["--max-connections-per-person", "10000"]);
        let log = std::env::var("ORRERY_LOG").unwrap_or_else(|_| "error".into());
        self.process = Some(server.env("ORRERY_LOG", log).stdout(Stdio::null()).spawn().unwrap());
        let begin = Instant::now();
        while Client::new(self.public).request("GET", "/healthz", None).await.is_err() {
            assert!(begin.elapsed() < Duration::from_secs(30), "a server does not start");
            sleep(Duration::from_millis(20)).await;
        }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(self.process.as_ref().unwrap()), signal).unwrap();
    }
}

/// Copies between a server and the database, unless it is cut: then everything is swallowed, and nobody is told.
async fn proxy(port: u16, cut: Arc<AtomicBool>) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let cut = cut.clone();
            tokio::spawn(async move {
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                near.set_nodelay(true).unwrap();
                far.set_nodelay(true).unwrap();
                let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
                tokio::select! {
                    () = copy(from_near, to_far, cut.clone()) => {}
                    () = copy(from_far, to_near, cut) => {}
                }
            });
        }
    });
    address
}

async fn copy(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    cut: Arc<AtomicBool>,
) {
    let mut buffer = vec![0; 16_384];
    // What was swallowed once never arrives: the connection is useless from then on.
    let mut swallowed = false;
    loop {
        let Ok(length) = from.read(&mut buffer).await else { return };
        if length == 0 && !cut.load(Ordering::Relaxed) {
            return;
        }
        swallowed |= cut.load(Ordering::Relaxed);
        if length == 0 {
            // That one side has hung up, the other hears when the cut is over.
            while cut.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(50)).await;
            }
            return;
        }
        if !swallowed && to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

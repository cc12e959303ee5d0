//! Three server processes on loopback, each with a proxy of its own to the database that can drop everything.

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

use crate::scratch::Scratch;

/// Shorter than the usual one, so that the tests are.
pub const LEASE: Duration = Duration::from_secs(3);

pub struct Fleet {
    pub scratch: Scratch,
    nodes: Vec<Node>,
}

struct Node {
    /// Where people reach it, and other servers.
    public: SocketAddr,
    between: SocketAddr,
    database: String,
    cut: Arc<AtomicBool>,
    process: Option<Child>,
}

/// What the database knows of falls. From there, and not from the servers: those forget what they counted when killed.
pub struct Numbers {
    pub takeovers: i64,
    pub fenced: i64,
}

impl Fleet {
    pub async fn start(scratch: Scratch) -> Fleet {
        let mut nodes = Vec::new();
        for _ in 0..3 {
            let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
            let cut = Arc::new(AtomicBool::new(false));
            let proxy = proxy(scratch.port, cut.clone()).await;
            let database = format!("postgres://orrery@{proxy}/orrery");
            let mut node = Node { public: free(), between: free(), database, cut, process: None };
            node.start().await;
            nodes.push(node);
        }
        Fleet { scratch, nodes }
    }

    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.public).collect()
    }

    /// One fault, and the time to get over it.
    pub async fn suffer(&mut self, fault: &str, dice: &mut FastDice) {
        let number = dice.below(self.nodes.len() as u32) as usize;
        let node = &mut self.nodes[number];
        match fault {
            "kill" => {
                node.signal(Signal::KILL);
                node.process.take().unwrap().wait().unwrap();
                tokio::time::sleep(LEASE).await;
                node.start().await;
            }
            "pause" => {
                node.signal(Signal::STOP);
                tokio::time::sleep(LEASE * 2).await;
                node.signal(Signal::CONT);
            }
            "cut" => {
                node.cut.store(true, Ordering::Relaxed);
                tokio::time::sleep(LEASE * 2).await;
                node.cut.store(false, Ordering::Relaxed);
                tokio::time::sleep(LEASE).await;
            }
            "database" => {
                self.scratch.restart_at_once().await;
                tokio::time::sleep(LEASE).await;
            }
            "rolling" => {
                for node in &mut self.nodes {
                    node.signal(Signal::TERM);
                    node.process.take().unwrap().wait().unwrap();
                    node.start().await;
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
            other => panic!("no such fault: {other}"),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }

    pub async fn numbers(&self) -> Numbers {
        let mut c = self.scratch.connect().await;
        let row = sqlx::query("select count(*) as n from tenure where why like '%dead'")
            .fetch_one(&mut c)
            .await
            .unwrap();
        let mut fenced = 0;
        for node in &self.nodes {
            let answer = Client::new(node.public).request("GET", "/metrics", None).await;
            let body = answer.map(|a| a.body).unwrap_or_default();
            let line = body.lines().find_map(|line| line.strip_prefix("orrery_fenced_writes "));
            fenced += line.map_or(0, |n| n.parse::<f64>().unwrap() as i64);
        }
        Numbers { takeovers: row.get("n"), fenced }
    }

    pub fn stop(&mut self) {
        for node in &mut self.nodes {
            if let Some(mut process) = node.process.take() {
                process.kill().unwrap();
                process.wait().unwrap();
            }
        }
    }
}

impl Drop for Fleet {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Node {
    async fn start(&mut self) {
        let mut server = Command::new(env!("CARGO_BIN_EXE_orrery-server"));
        server.args(["--address", &self.public.to_string(), "--store", &self.database]);
        server.args(["--node-address", &self.between.to_string()]);
        server.args(["--lease-ms", &LEASE.as_millis().to_string(), "--leave-seconds", "0"]);
        server.args([
            "--requests-per-second",
            "0",
            "--sign-ins-per-minute",
            "0",
            "--messages-per-second",
            "0",
        ]);
        server.args(["--max-tables-per-person", "100000"]);
        let log = std::env::var("ORRERY_LOG").unwrap_or_else(|_| "error".into());
        self.process = Some(server.env("ORRERY_LOG", log).stdout(Stdio::null()).spawn().unwrap());
        let begin = Instant::now();
        while Client::new(self.public).request("GET", "/healthz", None).await.is_err() {
            assert!(begin.elapsed() < Duration::from_secs(30), "a server does not start");
            tokio::time::sleep(Duration::from_millis(20)).await;
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
                (near.set_nodelay(true).unwrap(), far.set_nodelay(true).unwrap());
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
            std::future::pending::<()>().await;
        }
        if !swallowed && to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

//! Where the attackers run: in a process of their own with the lowest priority. They stand for other machines, so what they cost this one
//! beyond their connections is no part of what is measured; how often they tried is told, so that one sees that they attack.

use std::collections::BTreeMap;
use std::io::Read;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use crate::attack::{Attack, attack};

/// How long attackers may take to stop.
const LAST_TRY: Duration = Duration::from_secs(30);

/// How often each attacker tried.
pub type Tries = BTreeMap<String, u64>;

/// Attackers at work.
pub enum Attackers {
    /// Another process; it goes on until its input ends.
    Process(Child),
    /// Tasks of this one.
    Tasks(AttackTasks),
}

/// Attackers that are tasks of this process.
pub struct AttackTasks {
    stop: Arc<AtomicBool>,
    tasks: Vec<(Attack, JoinHandle<anyhow::Result<u64>>)>,
}

impl Attackers {
    /// Begins to attack. `program` is the one whose `load-attackers` command attacks; without it, tasks of this process do.
    pub fn begin(program: Option<&Path>, address: SocketAddr, kinds: &[Attack]) -> anyhow::Result<Attackers> {
        let Some(program) = program else { return Ok(Attackers::Tasks(AttackTasks::begin(address, kinds))) };
        let mut command = Command::new(program);
        command.arg("load-attackers").arg(address.to_string());
        command.args(kinds.iter().flat_map(|kind| ["--attack".into(), kind.name()]));
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        Ok(Attackers::Process(child))
    }

    /// Ends the attack.
    pub async fn stop(self) -> anyhow::Result<Tries> {
        match self {
            Attackers::Tasks(tasks) => tasks.stop().await,
            Attackers::Process(mut child) => {
                drop(child.stdin.take());
                let output = spawn_blocking(move || child.wait_with_output());
                let output = timeout(LAST_TRY, output).await.context("the attackers do not stop")???;
                ensure!(output.status.success(), "the attackers have failed");
                Ok(serde_json::from_slice(&output.stdout)?)
            }
        }
    }
}

impl AttackTasks {
    fn begin(address: SocketAddr, kinds: &[Attack]) -> AttackTasks {
        let stop = Arc::new(AtomicBool::new(false));
        let task = |&kind: &Attack| (kind, tokio::spawn(attack(kind, address, stop.clone())));
        let tasks = kinds.iter().map(task).collect();
        AttackTasks { stop, tasks }
    }

    async fn stop(self) -> anyhow::Result<Tries> {
        self.stop.store(true, Ordering::Relaxed);
        let mut tries = Tries::new();
        for (kind, attacker) in self.tasks {
            let done = timeout(LAST_TRY, attacker).await.context("an attacker does not stop")??;
            tries.insert(format!("{kind:?}"), done.with_context(|| format!("{kind:?}"))?);
        }
        Ok(tries)
    }
}

/// The other side of it: attacks until the input ends, then writes how often.
pub async fn attack_for_another_process(address: SocketAddr, kinds: &[Attack]) -> anyhow::Result<()> {
    let tasks = AttackTasks::begin(address, kinds);
    spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new())).await??;
    println!("{}", serde_json::to_string(&tasks.stop().await?)?);
    Ok(())
}

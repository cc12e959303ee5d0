//! Three servers on one database, and everything that can befall them. After each fault: every acknowledged action is
//! there once, logs have no gaps, epochs never fall, no table had two owners, every game can be played again.
//!
//! A little of everything in the usual test run. `ORRERY_NODE_FAULTS` says what and how often for the long forms, which go by the
//! usual lease: `kill=50`, `pause=20`, `cut=20`, `database=10`, `rolling=5`, `quiet=600` (seconds), or several with commas
//! between. `ORRERY_SERVER` names the program: an optimised `orrery-server` for figures.

mod checker;
mod fleet;
mod player;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_load::Client;
use tokio::time::sleep;

use fleet::{Fleet, Hit};
use player::Player;

use crate::scratch::Scratch;

/// The usual lease, and the shorter one of the short form.
const LEASE: Duration = Duration::from_secs(5);
const SHORT_LEASE: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_lose_nothing_whatever_befalls_them() {
    let Some(scratch) = Scratch::start().await else { return };
    let wanted = std::env::var("ORRERY_NODE_FAULTS");
    let (tables, lease) = if wanted.is_ok() { (30, LEASE) } else { (6, SHORT_LEASE) };
    let faults = wanted.unwrap_or_else(|_| "kill=1,pause=1,cut=1,database=1,rolling=1".into());
    let mut fleet = Fleet::start(scratch, lease).await;
    for fault in faults.split(',') {
        let (name, count) = fault.split_once('=').expect("name=count");
        befalls(&mut fleet, name, count.parse().expect("a number"), tables, lease).await;
    }
}

/// One kind of fault, so often, while people play.
async fn befalls(fleet: &mut Fleet, fault: &str, count: usize, tables: usize, lease: Duration) {
    let mut dice = FastDice::new(u64::from(std::process::id()));
    let stop = Arc::new(AtomicBool::new(false));
    let addresses = fleet.addresses();
    let people = [
        Client::guest(addresses[0], "Ada").await.unwrap(),
        Client::guest(addresses[1], "Ben").await.unwrap(),
    ];
    let mut players = Vec::new();
    for number in 0..tables {
        players.extend(player::sit_down(&people, &addresses, number, &mut dice, &stop).await);
    }
    let tasks: Vec<_> = players.into_iter().map(|player: Player| tokio::spawn(player.play())).collect();
    sleep(Duration::from_secs(1)).await;
    let before = fleet.numbers().await;
    let begin = Instant::now();
    let mut hits = Vec::new();
    match fault {
        "quiet" => sleep(Duration::from_secs(count as u64)).await,
        _ => {
            for round in 1..=count {
                hits.push(fleet.suffer(fault, &mut dice).await);
                println!("{fault} {round} of {count}");
            }
        }
    }
    // Everybody must be able to go on before it is over.
    sleep(Duration::from_secs(1)).await;
    let after = fleet.numbers().await;
    stop.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    for task in tasks {
        players.push(task.await.unwrap());
    }
    let found = checker::check(&fleet.scratch, &players).await;
    let gaps = gaps(&players, &hits, fault == "rolling");
    let waits = waits(&players, &hits);
    let takeovers = after.takeovers - before.takeovers;
    println!(
        "{fault} x {count} in {:.0} s: {} actions acknowledged, none lost or doubled; {} ops, {} games replayed; takeovers \
         {takeovers}, late writes refused {}; back at the table {}; actions under way went on after {}",
        begin.elapsed().as_secs_f64(),
        players.iter().map(|p| p.acknowledged.len()).sum::<usize>(),
        found.ops,
        found.games,
        after.fenced - before.fenced,
        figures(&gaps),
        figures(&waits),
    );
    // The bound is the lease and what two busy cores add to it, not the figure that docs/hosting.md names.
    let longest = gaps.last().copied().unwrap_or_default();
    assert!(longest < 4 * lease + Duration::from_secs(4), "a table stood still for {longest:?}");
    assert!(players.iter().all(|p| !p.acknowledged.is_empty()), "somebody never played");
    match fault {
        "kill" | "pause" | "cut" => assert!(takeovers > 0, "somebody fell"),
        _ => assert_eq!(takeovers, 0, "nobody fell, so nothing is taken over"),
    }
    if fault == "quiet" {
        assert_eq!(after.changes, before.changes, "no table changes its owner without a reason");
    }
}

/// How long players at tables that were hit were away, in order.
fn gaps(players: &[Player], hits: &[Hit], all: bool) -> Vec<Duration> {
    let hit = |table: &str, at: Instant| {
        let last = hits.iter().rfind(|hit| hit.from <= at + Duration::from_millis(100));
        all || last.is_some_and(|hit| hit.tables.contains(table))
    };
    let mut gaps: Vec<Duration> = players
        .iter()
        .flat_map(|p| p.gaps.iter().filter(|gap| hit(&gap.table, gap.from)).map(|gap| gap.took))
        .collect();
    gaps.sort();
    gaps
}

/// How long actions that were under way when the failed thing was there again still took, in order.
fn waits(players: &[Player], hits: &[Hit]) -> Vec<Duration> {
    let over = |hit: &Hit| {
        let actions = players.iter().flat_map(|p| &p.acknowledged);
        let under_way = actions.filter(|action| action.sent < hit.until && action.done > hit.until);
        under_way.map(|action| action.done - hit.until).collect::<Vec<_>>()
    };
    let mut waits: Vec<Duration> = hits.iter().flat_map(over).collect();
    waits.sort();
    waits
}

fn figures(times: &[Duration]) -> String {
    let part = |share: f64| times.get((times.len() as f64 * share) as usize).or(times.last()).copied();
    let part = |share: f64| part(share).unwrap_or_default().as_secs_f64();
    format!(
        "{} times, p50 {:.2} s, p99 {:.2} s, longest {:.2} s",
        times.len(),
        part(0.5),
        part(0.99),
        part(1.0)
    )
}

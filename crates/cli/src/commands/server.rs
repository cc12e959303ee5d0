//! `orrery serve` and the other commands around the server.

use std::env::current_exe;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use orrery_load::{
    Attack, LoadArgs, LoadReport, attack_for_another_process, kinds, load, play_for_another_process,
};
use orrery_server::ServeArgs;
use orrery_server::admin::{AdminArgs, admin};
use orrery_server::background::step_back;
use orrery_server::backup::{BackupArgs, RestoreArgs, backup, restore};
use orrery_server::moving::{MoveArgs, move_data};
use tokio::runtime::Runtime;

use super::{Exit, load_plot, print_json};

/// Start the server, with the browser client in it
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery serve                                     at http://127.0.0.1:7717, data in orrery.db
  orrery serve --address 0.0.0.0:7717              reached from the home network
  orrery serve --public-url https://play.example   behind a proxy with a certificate")]
pub struct Serve {
    #[command(flatten)]
    args: ServeArgs,
}

/// Copy the data of a running server to a file
#[derive(clap::Args)]
#[command(after_help = "Example:\n  orrery backup orrery-backup.db")]
pub struct Backup {
    #[command(flatten)]
    args: BackupArgs,
}

/// Put a backup in the place of the data of a stopped server
#[derive(clap::Args)]
#[command(after_help = "Example:\n  orrery restore orrery-backup.db")]
pub struct Restore {
    #[command(flatten)]
    args: RestoreArgs,
}

/// Look after a server: list and ban people, mute, end tables, reset passwords
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery admin people\n  orrery admin ban mira\n  orrery admin end-table k3j…\n  orrery admin reset-password mira --data orrery.db"
)]
pub struct Admin {
    #[command(flatten)]
    args: AdminArgs,
}

/// Move everything from a data file to PostgreSQL, or back
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery move --from orrery.db --to postgres://orrery@db.example/orrery
  orrery move --from postgres://orrery@db.example/orrery --to orrery.db")]
pub struct Move {
    #[command(flatten)]
    args: MoveArgs,
}

/// Measure how many tables a server on this machine can serve, with random players
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery load --tables 100\n  orrery load --tables 1000 --json\n  orrery load --tables 200 --think-ms 0    as many actions as possible\n  orrery load --tables 3000 --plot load.svg\n  orrery load --tables 1 --idle 10000     memory held for idle tables\n  orrery load --tables 1000 --attack all  beside one attacker of each kind\n  orrery load --tables 3000 --nodes 3 --store postgres://orrery@db.example/orrery"
)]
pub struct Load {
    #[command(flatten)]
    args: LoadArgs,
    /// Measure with 1/6, 2/6, ... of the tables, and draw the time and the memory into this SVG file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "idle", "attack"])]
    plot: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Play for `orrery load`, which starts this by itself
#[derive(clap::Args)]
pub struct LoadPlayers {
    /// Where the servers listen
    #[arg(value_delimiter = ',', required = true)]
    addresses: Vec<SocketAddr>,
    #[command(flatten)]
    args: LoadArgs,
}

/// Attack for `orrery load`, which starts this by itself
#[derive(clap::Args)]
pub struct LoadAttackers {
    /// Where the server listens
    address: SocketAddr,
    /// How
    #[arg(long, value_enum, value_delimiter = ',', value_name = "KIND")]
    attack: Vec<Attack>,
}

/// Runs `orrery` without a command: the server with its usual settings.
pub fn serve_as_usual() -> Exit {
    #[derive(Parser)]
    struct Usual {
        #[command(flatten)]
        args: ServeArgs,
    }
    serve(&Serve { args: Usual::parse_from(["orrery"]).args })
}

/// Runs the server until it is told to stop.
pub fn serve(command: &Serve) -> Exit {
    wait(orrery_server::serve(command.args.clone()))
}

/// Runs `orrery backup`.
pub fn run_backup(command: &Backup) -> Exit {
    wait(backup(&command.args))
}

/// Runs `orrery restore`.
pub fn run_restore(command: &Restore) -> Exit {
    wait(restore(&command.args))
}

/// Runs `orrery admin`.
pub fn run_admin(command: &Admin) -> Exit {
    for line in Runtime::new()?.block_on(admin(&command.args))? {
        println!("{line}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs `orrery move`.
pub fn run_move(command: &Move) -> Exit {
    let moved = Runtime::new()?.block_on(move_data(&command.args))?;
    for (name, rows) in &moved.rows {
        println!("  {name}: {rows}");
    }
    println!("{} games played again at their new place, all as before", moved.games);
    Ok(ExitCode::SUCCESS)
}

/// Runs `orrery load`.
pub fn run_load(command: &Load) -> Exit {
    if let Some(file) = &command.plot {
        let LoadArgs { tables, seconds, think_ms, game, .. } = &command.args;
        let (seconds, think_ms) = (seconds.to_string(), think_ms.to_string());
        let mut arguments = vec!["--seconds".into(), seconds, "--think-ms".into(), think_ms];
        arguments.extend(game.iter().flat_map(|game| ["--game".into(), game.clone()]));
        std::fs::write(file, load_plot::draw(&load_plot::measure(*tables, &arguments)?))?;
        return Ok(ExitCode::SUCCESS);
    }
    let report = Runtime::new()?.block_on(load(&command.args, Some(&current_exe()?)))?;
    if command.json {
        print_json(&report)?;
    } else {
        println!("{} tables with {} clients for {:.0} s", report.tables, report.clients, report.seen.seconds);
        let LoadReport { seen, cpu, .. } = &report;
        println!(
            "  {:.0} actions/s, {} actions, {} errors",
            report.actions_per_second, seen.actions, seen.errors
        );
        println!(
            "  to all clients: p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
            seen.p50_ms, seen.p99_ms, seen.max_ms
        );
        println!(
            "  {:.3} ms of processor time for an action: engine {:.3}, view {:.3}, JSON {:.3}, socket {:.3}, store {:.3}",
            cpu.total_ms, cpu.engine_ms, cpu.view_ms, cpu.json_ms, cpu.socket_ms, cpu.store_ms
        );
        println!("  {:.1} processors and {:.0} MiB of memory", cpu.processors, report.rss_mb);
        if let Some(attacked) = &seen.attacked {
            println!(
                "  attacked: p50 {:.1} ms, p99 {:.1} ms ({:.1} times as long), at most {:.1} ms, {:.0} MiB; tries of the attackers, who have the lowest priority: {:?}",
                attacked.p50_ms,
                attacked.p99_ms,
                attacked.p99_factor,
                attacked.max_ms,
                report.attacked_rss_mb.unwrap_or_default(),
                attacked.tries
            );
        }
        if let Some(idle) = report.idle_rss_mb {
            println!("  {idle:.0} MiB of memory with {} idle tables and nobody playing", report.idle_tables);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs `orrery load-players`: on one thread, to leave the processors to the server.
pub fn run_load_players(command: &LoadPlayers) -> Exit {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(play_for_another_process(&command.addresses, &command.args, &current_exe()?))?;
    Ok(ExitCode::SUCCESS)
}

/// Runs `orrery load-attackers`: with the lowest priority, on one thread.
pub fn run_load_attackers(command: &LoadAttackers) -> Exit {
    step_back();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(attack_for_another_process(command.address, &kinds(&command.attack)))?;
    Ok(ExitCode::SUCCESS)
}

fn wait(job: impl Future<Output = Result<()>>) -> Exit {
    Runtime::new()?.block_on(job)?;
    Ok(ExitCode::SUCCESS)
}

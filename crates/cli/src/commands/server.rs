//! `orrery serve` and the other commands around the server.

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use orrery_load::{LoadArgs, load};
use orrery_server::ServeArgs;
use orrery_server::backup::{BackupArgs, RestoreArgs, backup, restore};
use orrery_server::moving::{MoveArgs, move_data};
use tokio::runtime::Runtime;

use super::{Exit, print_json};

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
    after_help = "Examples:\n  orrery load --tables 100\n  orrery load --tables 1000 --json\n  orrery load --tables 1 --idle 10000     memory held for idle tables"
)]
pub struct Load {
    #[command(flatten)]
    args: LoadArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
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
    let report = Runtime::new()?.block_on(load(&command.args))?;
    if command.json {
        print_json(&report)?;
    } else {
        println!("{} tables with {} clients for {:.0} s", report.tables, report.clients, report.seconds);
        println!(
            "  {:.0} actions/s, {} actions, {} errors",
            report.actions_per_second, report.actions, report.errors
        );
        println!(
            "  to all clients: p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
            report.p50_ms, report.p99_ms, report.max_ms
        );
        println!("  {:.0} MiB of memory, clients included", report.rss_mb);
        if let Some(idle) = report.idle_rss_mb {
            println!("  {idle:.0} MiB of memory with {} idle tables and nobody playing", report.idle_tables);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn wait(job: impl Future<Output = Result<()>>) -> Exit {
    Runtime::new()?.block_on(job)?;
    Ok(ExitCode::SUCCESS)
}

//! `orrery serve` and the other commands around the server.

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use orrery_server::ServeArgs;
use orrery_server::backup::{BackupArgs, RestoreArgs, backup, restore};
use tokio::runtime::Runtime;

use super::Exit;

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

fn wait(job: impl Future<Output = Result<()>>) -> Exit {
    Runtime::new()?.block_on(job)?;
    Ok(ExitCode::SUCCESS)
}

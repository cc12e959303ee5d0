//! The `orrery` command: serve, play, simulate, measure, look rules up, check records.

mod allocations;
mod commands;
mod coverage;
mod lang;
mod packs;
mod table_args;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use orrery_core::Lang;

/// A tabletop for science-fiction board games about leaving home for the stars.
///
/// Without a command the server starts, with the browser client in it.
#[derive(Parser)]
#[command(name = "orrery", version, max_term_width = 100)]
struct Cli {
    /// Language of texts: en or de [default: from the environment]
    #[arg(long, global = true, value_parser = lang::parse)]
    lang: Option<Lang>,
    /// A component file in the place of the built-in one, for the game that it names; see `orrery components --help`
    #[arg(long, global = true, value_name = "FILE", env = "ORRERY_COMPONENTS", value_delimiter = ',')]
    components: Vec<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(commands::server::Serve),
    Games(commands::games::Args),
    Rules(commands::rules::Args),
    Components(commands::components::Args),
    Play(commands::play::Args),
    Sim(commands::sim::Args),
    Bench(commands::bench::Args),
    Arena(commands::arena::Args),
    Balance(commands::balance::Args),
    Train(commands::train::Args),
    Replay(commands::replay::Args),
    Report(commands::report::Args),
    Calibrate(commands::calibrate::Args),
    Verify(commands::verify::Args),
    CheckGames(commands::check_games::Args),
    Backup(commands::server::Backup),
    Restore(commands::server::Restore),
    Admin(commands::server::Admin),
    Move(commands::server::Move),
    Load(commands::server::Load),
    #[command(hide = true)]
    LoadPlayers(commands::server::LoadPlayers),
    #[command(hide = true)]
    LoadAttackers(commands::server::LoadAttackers),
}

fn main() -> ExitCode {
    end_with_the_reader();
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(lang::from_environment);
    // Before anything is read from the built-in components.
    let result = packs::install(&cli.components).and_then(|()| run(cli.command, lang));
    result.unwrap_or_else(|error| {
        eprintln!("orrery: {error:#}");
        ExitCode::from(2)
    })
}

fn run(command: Option<Command>, lang: Lang) -> commands::Exit {
    match command {
        None => commands::server::serve_as_usual(),
        Some(Command::Serve(args)) => commands::server::serve(&args),
        Some(Command::Games(args)) => commands::games::run(&args),
        Some(Command::Rules(args)) => commands::rules::run(&args, lang),
        Some(Command::Components(args)) => commands::components::run(&args, lang),
        Some(Command::Play(args)) => commands::play::run(&args, lang),
        Some(Command::Sim(args)) => commands::sim::run(&args),
        Some(Command::Bench(args)) => commands::bench::run(&args),
        Some(Command::Arena(args)) => commands::arena::run(&args),
        Some(Command::Balance(args)) => commands::balance::run(&args, lang),
        Some(Command::Train(args)) => commands::train::run(&args),
        Some(Command::Replay(args)) => commands::replay::run(&args, lang),
        Some(Command::Report(args)) => commands::report::run(&args, lang),
        Some(Command::Calibrate(args)) => commands::calibrate::run(&args),
        Some(Command::Verify(args)) => commands::verify::run(&args, lang),
        Some(Command::CheckGames(args)) => commands::check_games::run(&args),
        Some(Command::Backup(args)) => commands::server::run_backup(&args),
        Some(Command::Restore(args)) => commands::server::run_restore(&args),
        Some(Command::Admin(args)) => commands::server::run_admin(&args),
        Some(Command::Move(args)) => commands::server::run_move(&args),
        Some(Command::Load(args)) => commands::server::run_load(&args),
        Some(Command::LoadPlayers(args)) => commands::server::run_load_players(&args),
        Some(Command::LoadAttackers(args)) => commands::server::run_load_attackers(&args),
    }
}

/// Ends quietly when nobody reads the output any more, as in `orrery rules reworld | head`.
fn end_with_the_reader() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str().is_some_and(|why| why.contains("Broken pipe")) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}

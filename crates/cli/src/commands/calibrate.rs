//! `orrery calibrate`: how often do judged chances come true?

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_analysis::measure::{self, Class, Plan, Sample};
use orrery_bots::calibration::Calibrations;
use orrery_bots::{BotSpec, Calibration, Knowledge};
use orrery_catalog::with_game;
use orrery_core::Game;

use super::{Exit, print_json};

/// Let bots play, judge positions on the way, and compare with what came of them
///
/// With --learn, a map from judged to true chances is learned for each number of players and printed as the file
/// `calibration.toml` of the game; it is compiled into the program. Without it, the maps in the program are tried on games
/// that they were not learned from.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  orrery calibrate reworld --games 2000 --plot docs/pictures/calibration-reworld.svg
  orrery calibrate reworld --games 2000 --learn > crates/bots/src/games/reworld/calibration.toml")]
pub struct Args {
    /// The game
    game: String,
    /// Number of games, shared among the numbers of players from two on; with --learn, for each of them
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Who plays at every seat
    #[arg(long, default_value = "learned")]
    bot: String,
    /// Learn new maps and print them
    #[arg(long)]
    learn: bool,
    /// Write a plot here
    #[arg(long, value_name = "FILE", conflicts_with = "learn")]
    plot: Option<PathBuf>,
    /// The same seed plays the same games; learning uses others than trying
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long, conflicts_with = "learn")]
    json: bool,
}

/// Guesses at what is hidden, as in reports.
const GUESSES: u32 = 24;

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let game = orrery_catalog::find(&args.game)?;
    let bot: BotSpec = args.bot.parse().map_err(|e| anyhow!("{e}")).context("--bot")?;
    with_game!(game.info().id, G => calibrate::<G>(args, &bot))
}

fn calibrate<G: Knowledge>(args: &Args, bot: &BotSpec) -> Exit {
    let (fewest, most) = G::info().players;
    let counts: Vec<u8> = (fewest.max(2)..=most).collect();
    if args.learn {
        return learn::<G>(args, bot, &counts);
    }
    let mut all: Vec<Sample> = Vec::new();
    let each = args.games.div_ceil(counts.len() as u64);
    for &players in &counts {
        let map = Calibration::of::<G>(&table::<G>(players)?);
        all.extend(play::<G>(args, bot, players, each, &map, args.seed)?);
    }
    let classes = measure::classes(&all, each * counts.len() as u64);
    let (positions, judged, won) = measure::sixty_to_eighty(&all);
    if args.json {
        print_json(&classes)?;
    } else {
        print(&classes);
        println!(
            "judged 60 to 80 %: {positions} positions, {:.1} % in the mean, {:.1} % won",
            100.0 * judged,
            100.0 * won
        );
        println!("apart in the mean: {:.1} %", 100.0 * measure::error(&classes));
    }
    if let Some(file) = &args.plot {
        let title = format!("{}: judged chance and share won, in percent", G::info().name);
        std::fs::write(file, measure::plot(&classes, &title))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn learn<G: Knowledge>(args: &Args, bot: &BotSpec, counts: &[u8]) -> Exit {
    let mut maps = Calibrations::default();
    for &players in counts {
        let none = Calibration::none(players);
        // Three of four games teach, the others tell how well.
        let samples = play::<G>(args, bot, players, args.games, &none, args.seed + 1_000_000)?;
        let (teach, try_out) = samples.split_at(samples.len() / 4 * 3);
        let mut map = Calibration::learn(players, args.games, teach);
        let mapped: Vec<Sample> = try_out.iter().map(|&(judged, came)| (map.chance(judged), came)).collect();
        map.error = (1e4 * measure::error(&measure::classes(&mapped, args.games / 4))).round() as f32 / 1e4;
        maps.map.push(map);
    }
    println!("# From judged chances to true ones; see `calibration.rs`. Made by:");
    println!(
        "# orrery calibrate {} --games {} --bot {} --learn --seed {}",
        args.game, args.games, args.bot, args.seed
    );
    print!("{}", toml::to_string(&maps)?);
    Ok(ExitCode::SUCCESS)
}

fn table<G: Game>(players: u8) -> Result<G::State> {
    Ok(G::setup(&G::options(players), &mut orrery_core::FastDice::new(1), &mut orrery_core::Silent)?)
}

fn play<G: Knowledge>(
    args: &Args,
    bot: &BotSpec,
    players: u8,
    games: u64,
    map: &Calibration,
    seed: u64,
) -> Result<Vec<Sample>> {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?;
    let bar = ProgressBar::new(games).with_style(style);
    let plan = Plan { bot, games, seed: seed + u64::from(players) * 100_000, guesses: GUESSES };
    let samples = measure::samples::<G>(&plan, &G::options(players), map, &|done| bar.set_position(done))
        .with_context(|| format!("{} with {players} players", args.game))?;
    bar.finish_and_clear();
    Ok(samples)
}

/// A table in Markdown, so that it can go into a document.
fn print(classes: &[Class]) {
    println!("| Judged | Positions | Mean | Won |\n|---|---:|---:|---:|");
    for class in classes {
        println!(
            "| {:.0} to {:.0} % | {} | {:.1} % | {:.1} % ({:.1} to {:.1}) |",
            100.0 * class.from,
            100.0 * class.to,
            class.positions,
            100.0 * class.judged,
            100.0 * class.won,
            100.0 * class.range.0,
            100.0 * class.range.1
        );
    }
}

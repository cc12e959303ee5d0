//! A tournament without the command line: `duel <game> <players> <games> <bot,bot,...> [seed] [threads]`.

use orrery_arena::{Tournament, tournament};
use orrery_bots::Knowledge;
use orrery_reworld::Reworld;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "reworld" => run::<Reworld>(&args[1..]),
        "roll" => run::<RollForTheGalaxy>(&args[1..]),
        other => panic!("no game {other}"),
    }
}

fn run<G: Knowledge>(args: &[String]) {
    let number = |i: usize, usual: u64| args.get(i).map_or(usual, |a| a.parse().expect("a number"));
    let plan = Tournament {
        bots: args[2].split(',').map(|b| b.parse().expect("a bot")).collect(),
        options: G::options(number(0, 2) as u8),
        games: number(1, 100),
        threads: number(4, 1) as usize,
        seed: number(3, 1),
        sprt: None,
        note_actions: std::env::var_os("ACTIONS").is_some(),
    };
    let report = tournament::<G>(&plan, &|_, _| ()).expect("a game");
    println!("{} games, {:.1} s", report.games, report.seconds);
    for r in &report.results {
        println!(
            "{:24} {:5} games  {:5.1} % ({:.1}-{:.1})  score {:6.1} ± {:.1}  rating {:.0} ± {:.0}  {:8.0} dec/s  slowest {:.1} ms  {:.0} sim/s",
            r.bot,
            r.games,
            r.win_rate * 100.0,
            r.win_rate_low * 100.0,
            r.win_rate_high * 100.0,
            r.mean_score,
            r.mean_score_margin,
            r.rating,
            r.rating_margin,
            r.decisions_per_second,
            r.slowest_ms,
            r.simulated_per_second
        );
        if !r.actions.is_empty() {
            println!("{:?}", r.actions);
        }
    }
}

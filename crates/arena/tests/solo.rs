//! Bulk play of a game with one seat: means, distributions and shares won in the place of ratings.

#[path = "../../bots/tests/solo/knowledge.rs"]
mod knowledge;

use knowledge::climb::{Climb, Difficulty, Options};
use orrery_arena::{Tournament, bench, report, sim, tournament};
use orrery_core::Game;

fn hard() -> Options {
    Options { difficulty: Difficulty::Hard, ..Climb::options(1) }
}

#[test]
fn bots_that_play_alone_are_compared_by_their_scores() {
    let plan = Tournament::<Options> {
        bots: ["search:200it", "random"].map(|bot| bot.parse().expect("a bot")).into(),
        options: hard(),
        games: 40,
        threads: 2,
        seed: 5,
        sprt: None,
        note_actions: true,
    };
    let report = tournament::<Climb>(&plan, &|_, _| ()).expect("a game");
    assert_eq!((report.games, report.players, report.illegal), (40, 1, 0));
    let [search, random] = &report.results[..] else { panic!("two bots") };
    assert_eq!((search.games, random.games), (20, 20));
    assert!(search.mean_score > random.mean_score && search.rating.is_none());
    assert_eq!(search.win_rate, Some(1.0), "the rival is beaten every time");
    assert!(random.win_rate < Some(1.0));
    assert!(random.quantiles.lowest < random.quantiles.highest && search.quantiles.median > 20);
    // On the same deals, with the width of the interval.
    assert_eq!(search.gap_to_first, Some(0.0));
    let gap = random.mean_score - search.mean_score;
    assert!((random.gap_to_first.expect("a gap") - gap).abs() < 1e-9);
    assert!(random.gap_to_first_margin > Some(0.0));
    let page = report::html(&report);
    assert!(page.contains("Scores") && page.contains("difficulty"), "{page}");
}

#[test]
fn one_bot_alone_is_measured_too() {
    let bots = vec!["greedy".parse().expect("a bot")];
    let plan =
        Tournament { bots, options: hard(), games: 3, threads: 1, seed: 1, sprt: None, note_actions: false };
    let report = tournament::<Climb>(&plan, &|_, _| ()).expect("a game");
    assert_eq!((report.games, report.results[0].games), (3, 3));
}

#[test]
fn a_simulation_tells_the_share_won_and_the_rivals_points() {
    let report = sim::<Climb>(&hard(), 200, 2, 9, &|_| ()).expect("a game");
    assert_eq!((report.games, report.unfinished, report.mean_scores.len()), (200, 0, 1));
    assert_eq!(report.rivals, [24.0]);
    let wins = report.wins.expect("there is a rival to beat");
    let above: u64 = report.scores.range(25..).map(|(_, count)| count).sum();
    let level = report.scores.get(&24).copied().unwrap_or(0);
    assert_eq!(wins, [above as f64 + 0.5 * level as f64]);
    assert_eq!(report.scores.values().sum::<u64>(), 200);
    assert_eq!(report.options["difficulty"], "hard");
}

#[test]
fn a_benchmark_runs_with_one_seat() {
    let report = bench::<Climb>(&hard(), None).expect("a game");
    assert!(report.players == 1 && report.decisions_per_game == 6.0 && report.ns_per_legal > 0.0);
}

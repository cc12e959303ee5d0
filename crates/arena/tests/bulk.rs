//! Bulk play of a real game: results that do not depend on threads, fair seats, early stop, reports.

use orrery_arena::{ArenaReport, BalancePlan, Sprt, Tournament, balance, bench, report, sim, tournament};
use orrery_catalog::types::{NewFrontiers, Reworld};
use orrery_core::Game;

fn plan(bots: &str, players: u8, games: u64, threads: usize) -> Tournament<<Reworld as Game>::Options> {
    Tournament {
        bots: bots.split(',').map(|b| b.parse().unwrap()).collect(),
        options: Reworld::options(players),
        games,
        threads,
        seed: 5,
        sprt: None,
        note_actions: true,
    }
}

fn play(plan: &Tournament<<Reworld as Game>::Options>) -> ArenaReport {
    tournament::<Reworld>(plan, &|_, _| ()).unwrap()
}

/// What does not depend on the clock.
fn facts(report: &ArenaReport) -> Vec<String> {
    let fact = |r: &orrery_arena::BotResult| {
        format!(
            "{} {} {:?} {} {:?} {:?} {:?}",
            r.bot, r.games, r.wins, r.mean_score, r.rating, r.scores, r.actions
        )
    };
    report.results.iter().map(fact).collect()
}

#[test]
fn a_tournament_is_the_same_on_any_number_of_threads() {
    let one = play(&plan("greedy,novice,random", 2, 12, 1));
    let two = play(&plan("greedy,novice,random", 2, 12, 2));
    assert_eq!(facts(&one), facts(&two));
    assert_eq!((one.games, one.illegal), (12, 0));
    assert_eq!(one.results.iter().map(|r| r.games).collect::<Vec<_>>(), [8, 8, 8]);
    assert!(one.results[0].rating > one.results[2].rating);
    assert!((one.results.iter().filter_map(|r| r.wins).sum::<f64>() - 12.0).abs() < 1e-9);
}

/// Every line-up sits in every order with the same dice, so two equal bots have equal scores.
#[test]
fn seats_are_rotated_over_the_same_deals() {
    let report = play(&plan("random,random,random", 3, 9, 1));
    for r in &report.results {
        assert_eq!(r.seats.iter().map(|s| s.0).collect::<Vec<_>>(), [3, 3, 3]);
    }
}

#[test]
fn a_sequential_test_stops_when_the_answer_is_clear() {
    let sprt = Some(Sprt { low: 0.5, high: 0.7 });
    let report = play(&Tournament { sprt, ..plan("greedy,random", 2, 400, 1) });
    assert_eq!(report.first_is_better, Some(true));
    assert!(report.games < 60, "{}", report.games);
}

#[test]
fn the_report_is_one_page_with_every_plot() {
    let page = report::html(&play(&plan("greedy,random", 2, 4, 1)));
    assert_eq!(page.matches("<svg").count(), 3);
    for text in ["Win rate by seat", "Most used actions", "decouple", "greedy"] {
        assert!(page.contains(text), "{text}");
    }
    assert!(!page.contains("http"), "the page asks for nothing from outside");
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |threads| sim::<Reworld>(&Reworld::options(4), 100, threads, 9, &|_| ()).unwrap();
    let (one, two) = (run(1), run(2));
    assert_eq!((one.games, one.unfinished), (100, 0));
    assert_eq!((&one.mean_scores, &one.wins, &one.scores), (&two.mean_scores, &two.wins, &two.scores));
    assert_eq!((one.decisions, one.longest_game), (two.decisions, two.longest_game));
    assert_eq!(one.scores.values().sum::<u64>(), 400);
    assert!(sim::<Reworld>(&Reworld::options(9), 1, 1, 1, &|_| ()).is_err());
}

#[test]
fn a_benchmark_measures_something() {
    let report = bench::<Reworld>(&Reworld::options(2), None).unwrap();
    assert!(report.games_per_second > 0.0 && report.ns_per_apply > 0.0 && report.ns_per_legal > 0.0);
    assert!(report.mean_legal > 1.0 && report.state_bytes > 100 && report.allocations_per_playout.is_none());
}

#[test]
fn a_balance_counts_every_seat_and_is_the_same_on_any_number_of_threads() {
    let options = NewFrontiers::options(3);
    let bot = "greedy".parse().unwrap();
    let plan = BalancePlan { bot, options, games: 6, random_choices: 0, threads: 1, seed: 3 };
    let report = balance::<NewFrontiers>(&plan, &|_| ()).unwrap();
    let share_of =
        |group: &str| report.rows.iter().filter(|row| row.group == group).map(|row| row.used).sum::<f64>();
    assert!((share_of("home colony") - 1.0).abs() < 1e-9, "one for each seat");
    assert!(share_of("development") > 1.0);
    let victories = report.rows.iter().filter(|row| row.group == "home colony");
    let victories: f64 = victories.map(|row| row.used * row.win_rate.unwrap()).sum();
    assert!((victories - 1.0 / 3.0).abs() < 1e-9, "one victory for each table: {victories}");
    let two = balance::<NewFrontiers>(&BalancePlan { threads: 2, ..plan }, &|_| ()).unwrap();
    assert_eq!(format!("{:?}", report.rows), format!("{:?}", two.rows));
}

#[test]
fn with_a_random_first_choice_both_sides_of_the_home_colonies_are_seen() {
    let homes = |random_choices: u32| {
        let (bot, options) = ("greedy".parse().unwrap(), NewFrontiers::options(5));
        let plan = BalancePlan { bot, options, games: 20, random_choices, threads: 0, seed: 3 };
        let report = balance::<NewFrontiers>(&plan, &|_| ()).unwrap();
        report.rows.iter().filter(|row| row.group == "home colony").count()
    };
    assert_eq!(homes(1), 16, "all of them");
    assert!(homes(0) < 16, "a bot prefers a side");
}

//! What a report must keep: it finds planted mistakes, is fair to bots, and knows no more than the player did.

use orrery_analysis::duel::Rounds;
use orrery_analysis::{Effort, Report, examine};
use orrery_bots::{BotSpec, Cancel, Evaluation, Evaluator, Knowledge, Player, Seen, greedy};
use orrery_catalog::types::{NewFrontiers, Reworld, RollForTheGalaxy};
use orrery_core::{FastDice, Game, History, Present, Seat, Seed, Viewer};

/// A little less than usual, so that the tests take seconds; `ORRERY_FULL_REPORTS=1` takes all.
fn effort() -> Effort {
    if std::env::var_os("ORRERY_FULL_REPORTS").is_some() {
        return Effort::default();
    }
    Effort { iterations: 12_000, rounds: Rounds { pairs: 24, first: 8 }, guesses: 12 }
}

fn report<G: Present + Knowledge>(history: &History<G>, seed: u64) -> Report {
    examine::<G>(&history.record(true), effort(), seed, &Cancel::new(), &mut |_, _| {}).unwrap()
}

/// A game of bots in which seat 0 makes its worst choice at three moments. Returns the steps.
fn with_blunders<G: Present + Knowledge>(players: u8, deal: &str) -> (History<G>, Vec<u32>) {
    let bot: BotSpec = "learned".parse().unwrap();
    let game = |moments: &[usize]| {
        let mut history = History::<G>::new(G::options(players), Seed::from_text(deal)).unwrap();
        let mut bots: Vec<_> =
            (0..players).map(|s| Player::<G>::new(&bot, history.state(), s.into())).collect();
        let mut planted = Vec::new();
        let mut spreads = Vec::new();
        while let Some(seat) = G::to_act(history.state()).first() {
            let mut action = bots[seat.index()].decide(history.state(), seat, &Cancel::new()).unwrap();
            if seat == Seat(0) {
                let step = history.entries().len();
                let (worst, spread) = worst::<G>(history.state(), seat);
                spreads.push((step, spread));
                if moments.contains(&(spreads.len() - 1)) {
                    action = worst;
                    planted.push(step as u32);
                }
            }
            history.apply(seat, action).unwrap();
        }
        (history, planted, spreads)
    };
    // Where the choices differ most, one moment in each third of the game: what comes before is the same with and without
    // the later mistakes.
    let mut moments = Vec::new();
    for third in 0..3 {
        let (_, _, spreads) = game(&moments);
        let (from, to) = (spreads.len() * third / 3, spreads.len() * (third + 1) / 3);
        let most = (from.max(moments.last().map_or(0, |m| m + 1))..to)
            .max_by(|&a, &b| spreads[a].1.total_cmp(&spreads[b].1));
        moments.push(most.unwrap());
    }
    let (history, planted, _) = game(&moments);
    (history, planted)
}

/// The worst action by one step of look-ahead, and how far it lies from the best.
fn worst<G: Knowledge>(state: &G::State, seat: Seat) -> (G::Action, f32) {
    let seen = Seen::<G>::new(state, seat);
    let mut actions = Vec::new();
    seen.actions(&mut actions);
    let mut evaluator = Evaluator::new::<G>(Evaluation::Learned, state);
    let worth = greedy::look_ahead(&seen, &actions, 8, &mut evaluator, &mut FastDice::new(1));
    let value = |i: &usize| worth[*i].win;
    let low = (0..actions.len()).min_by(|a, b| value(a).total_cmp(&value(b))).unwrap();
    let high = (0..actions.len()).map(|i| worth[i].win).fold(0.0, f32::max);
    (actions[low], high - worth[low].win)
}

fn finds_planted_blunders<G: Present + Knowledge>(players: u8) {
    let (history, planted) = with_blunders::<G>(players, "blunders");
    assert_eq!(planted.len(), 3);
    let mut found = 0;
    for seed in 0..10 {
        let report = report::<G>(&history, seed);
        let mut named: Vec<u32> = report.seats[0].costliest.iter().map(|d| d.step).collect();
        named.sort_unstable();
        found += usize::from(named == planted);
        println!("seed {seed}: planted {planted:?}, named {named:?}");
    }
    assert!(found >= 8, "{found} of 10");
}

#[test]
fn planted_blunders_are_found_in_reworld() {
    finds_planted_blunders::<Reworld>(2);
}

#[test]
fn planted_blunders_are_found_in_roll() {
    finds_planted_blunders::<RollForTheGalaxy>(2);
}

#[test]
fn planted_blunders_are_found_in_new_frontiers() {
    finds_planted_blunders::<NewFrontiers>(2);
}

fn game_of_bots<G: Game + Knowledge + Present>(bots: &[&str], deal: &str) -> History<G> {
    let mut history = History::<G>::new(G::options(bots.len() as u8), Seed::from_text(deal)).unwrap();
    let player = |(seat, bot): (usize, &&str)| {
        Player::<G>::new(&bot.parse::<BotSpec>().unwrap(), history.state(), seat as u64)
    };
    let mut players: Vec<_> = bots.iter().enumerate().map(player).collect();
    while let Some(seat) = G::to_act(history.state()).first() {
        let action = players[seat.index()].decide(history.state(), seat, &Cancel::new()).unwrap();
        history.apply(seat, action).unwrap();
    }
    history
}

/// In games of a bot against itself no seat decides worse than the other, and a novice does.
#[test]
fn a_bot_shows_no_skill_gap_against_itself() {
    let mut gaps = Vec::new();
    let mut novice = Vec::new();
    for deal in 0..6 {
        let own = |bots: &[&str]| {
            let report = report(&game_of_bots::<Reworld>(bots, &format!("deal {deal}")), 1);
            report.seats.iter().map(|seat| seat.own.mean).collect::<Vec<_>>()
        };
        let even = own(&["learned", "learned"]);
        gaps.push(even[0] - even[1]);
        let uneven = own(&["novice", "learned"]);
        novice.push(uneven[0] - uneven[1]);
    }
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    let spread = |all: &[f64]| {
        let m = mean(all);
        (all.iter().map(|x| (x - m) * (x - m)).sum::<f64>() / (all.len() - 1) as f64 / all.len() as f64)
            .sqrt()
    };
    println!("against itself {gaps:?}, novice {novice:?}");
    assert!(mean(&gaps).abs() < 3.0 * spread(&gaps).max(0.02), "{gaps:?}");
    assert!(mean(&novice) < -3.0 * spread(&novice).max(0.02), "{novice:?}");
}

/// The parts add up, chances are chances, and the same seed makes the same report.
#[test]
fn a_report_adds_up_and_comes_out_the_same() {
    let history = game_of_bots::<RollForTheGalaxy>(&["learned", "novice", "learned"], "sum");
    let one = report(&history, 3);
    assert_eq!(one, report(&history, 3));
    assert!(one.finished && one.contest && one.moments.len() == history.entries().len() + 1);
    for seat in &one.seats {
        let parts = seat.luck.mean + seat.own.mean + seat.others.mean + seat.rest.mean;
        assert!((seat.before + parts - seat.end).abs() < 1e-3, "{seat:?}");
        assert!(seat.agreed <= seat.decisions && seat.costliest.len() <= 3);
        assert!(seat.costliest.iter().all(|d| !d.reasons.is_empty() && d.played != d.better));
    }
    let chances = one.moments.iter().flat_map(|m| m.win.iter());
    assert!(chances.into_iter().all(|win| (0.0..=1.0).contains(win)));
}

/// Whatever is really hidden: what a seat could expect then, and what would have been better, stays the same.
fn judges_by_what_was_known<G: Present + Knowledge>() {
    use orrery_analysis::duel::duel;
    use orrery_analysis::judge::Judge;
    let history = game_of_bots::<G>(&["learned"; 2], "hidden");
    let count = history.entries().len();
    for part in 1..8 {
        let state = history.state_after(count * part / 8);
        let Some(seat) = G::to_act(&state).first() else { continue };
        let mut judge = Judge::new::<G>(&state);
        let mut actions = Vec::new();
        Seen::<G>::new(&state, seat).actions(&mut actions);
        let pair = [actions[0], actions[actions.len() - 1]];
        let rounds = Rounds { pairs: 6, first: 6 };
        let mut judged = |state: &G::State| {
            let seen = Seen::<G>::new(state, seat);
            let duel = duel(&seen, pair, rounds, &mut judge, &mut FastDice::new(5), &Cancel::new());
            let expected: Vec<_> = [seat].map(|s| judge.known::<G>(state, s, 6, 2)).to_vec();
            (duel, expected)
        };
        let truth = judged(&state);
        for other in 1..4 {
            let twin = G::resample(&state, Viewer::Seat(seat), &mut FastDice::new(other));
            assert_eq!(judged(&twin), truth);
        }
    }
}

macro_rules! tests_of_each_game {
    ([] $($id:literal $game:ident $krate:ident,)*) => { $(
        mod $krate {
            #[test]
            fn a_report_judges_by_what_was_known() {
                super::judges_by_what_was_known::<orrery_catalog::types::$game>();
            }
        }
    )* };
}
orrery_catalog::games!(tests_of_each_game,);

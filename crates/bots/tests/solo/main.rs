//! With one seat there is nobody to be ahead of: bots go for points, or for the margin over the rival.

mod knowledge;

use knowledge::climb::{Climb, Difficulty, Options, State};
use orrery_bots::{BotSpec, Cancel, Evaluator, Player, Seen, hint};
use orrery_core::{FastDice, Game, Seat, Silent, Verdict};

const ME: Seat = Seat(0);

fn solo(difficulty: Difficulty) -> State {
    let options = Options { difficulty, ..Climb::options(1) };
    Climb::setup(&options, &mut FastDice::new(0), &mut Silent).expect("a game")
}

fn after(state: &State, action: <Climb as Game>::Action) -> State {
    let mut state = state.clone();
    Climb::play(&mut state, ME, action, &mut FastDice::new(0), &mut Silent);
    state
}

/// The most points that can be reached, by trying everything.
fn optimum(state: &State) -> i32 {
    let mut actions = Vec::new();
    Climb::legal(state, ME, &mut actions);
    let best = actions.iter().map(|&action| optimum(&after(state, action))).max();
    best.unwrap_or_else(|| Climb::score(state, ME))
}

fn play(bot: &str, mut state: State, seed: u64) -> State {
    let spec: BotSpec = bot.parse().expect("a bot");
    let mut player = Player::<Climb>::new(&spec, &state, seed);
    while let Some(action) = player.decide(&state, ME, &Cancel::new()) {
        state = after(&state, action);
    }
    state
}

#[test]
fn a_search_reaches_the_optimum() {
    for difficulty in [Difficulty::Easy, Difficulty::Hard] {
        let start = solo(difficulty);
        let best = optimum(&start);
        // Always the first action of the list is not good enough, so a blind bot would be found out.
        let mut first = start.clone();
        while !Climb::to_act(&first).is_empty() {
            let mut actions = Vec::new();
            Climb::legal(&first, ME, &mut actions);
            first = after(&first, actions[0]);
        }
        assert!(Climb::score(&first, ME) < best);
        for seed in 0..5 {
            let end = play("search:1000it", start.clone(), seed);
            assert_eq!(Climb::score(&end, ME), best, "seed {seed}");
            let outcome = Climb::outcome(&end).expect("the game is over");
            assert_eq!(outcome.seats[0].verdict, Verdict::Won);
        }
    }
}

#[test]
fn one_step_of_look_ahead_is_better_than_chance() {
    let mean =
        |bot| (0..50).map(|seed| Climb::score(&play(bot, solo(Difficulty::Hard), seed), ME)).sum::<i32>();
    assert!(mean("greedy") > mean("random"), "{} {}", mean("greedy"), mean("random"));
}

/// The chance to win and the lead are measured against the rival, not against nobody.
#[test]
fn every_point_counts() {
    let estimate = |state: &State| Evaluator::hand_tuned().estimate::<Climb>(state, ME);
    let (easy, hard) = (solo(Difficulty::Easy), solo(Difficulty::Hard));
    assert!(estimate(&easy).win > estimate(&hard).win, "the higher rival is harder to beat");
    let mut higher = hard.clone();
    higher.climbers[0].height += 1;
    assert!(estimate(&higher).value() > estimate(&hard).value());
    // At the end the verdict of the rules decides about the chance, and the margin still counts.
    let end = |height, energy| {
        let mut state = hard.clone();
        state.climbers[0].turns = 6;
        (state.climbers[0].height, state.climbers[0].energy) = (height, energy);
        estimate(&state)
    };
    assert_eq!([end(7, 2).win, end(8, 0).win, end(8, 1).win], [0.0, 0.5, 1.0]);
    assert!(end(6, 0).value() < end(7, 2).value() && end(8, 1).value() < end(8, 2).value());
}

/// Without a rival there is nothing to win, and points are compared with a good result.
#[test]
fn without_a_rival_points_count() {
    let mut alone = solo(Difficulty::Easy);
    alone.rival = None;
    let estimate = |state: &State| Evaluator::hand_tuned().estimate::<Climb>(state, ME);
    let mut higher = alone.clone();
    higher.climbers[0].height += 1;
    assert!(estimate(&higher).value() > estimate(&alone).value());
    assert_eq!(Climb::score(&play("search:1000it", alone.clone(), 1), ME), optimum(&alone));
}

#[test]
fn hints_name_the_best_first() {
    let start = solo(Difficulty::Hard);
    let hints =
        hint::<Climb>(&Seen::new(&start, ME), orrery_bots::Budget::Iterations(1000), 1, &Cancel::new());
    assert_eq!(optimum(&after(&start, hints[0].action)), optimum(&start));
}

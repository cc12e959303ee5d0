//! Training at a table of one seat: the network is tried against others on the same deals.

#[path = "../../bots/tests/solo/knowledge.rs"]
mod knowledge;

use knowledge::climb::{Climb, Difficulty, Options};
use orrery_bots::{Cancel, Evaluator, Knowledge, Net, Seen, greedy};
use orrery_core::{FastDice, Game, Seat, Silent};
use orrery_train::{Plan, train};

fn hard() -> Options {
    Options { difficulty: Difficulty::Hard, ..Climb::options(1) }
}

/// Plays by one step of look-ahead.
fn play(evaluator: &mut Evaluator<'_>) -> i32 {
    let mut dice = FastDice::new(1);
    let mut state = Climb::setup(&hard(), &mut dice, &mut Silent).expect("a game");
    while !Climb::to_act(&state).is_empty() {
        let seen = Seen::<Climb>::new(&state, Seat(0));
        let mut actions = Vec::new();
        seen.actions(&mut actions);
        let action = greedy::choose(&seen, &actions, evaluator, &mut dice).expect("an action");
        Climb::play(&mut state, Seat(0), action, &mut dice, &mut Silent);
    }
    Climb::score(&state, Seat(0))
}

#[test]
fn a_network_learns_to_play_alone() {
    let plan = Plan { every: 160, deals: 4, ..Plan::new(hard(), 480, 3) };
    let trained = train::<Climb>(&plan, &Cancel::new(), &mut |_| ()).expect("a run");
    assert_eq!((trained.games, trained.curve.len()), (480, 3));
    assert!(trained.curve.iter().any(|point| point.best), "{:?}", trained.curve);
    let error = |at: usize| trained.curve[at].error;
    assert!(
        error(2) < error(0),
        "what will become of a position is known better and better: {:?}",
        trained.curve
    );
    let net = Net::load(&trained.weights, Climb::INPUTS).expect("a network");
    assert!(play(&mut Evaluator::with_net(&net)) >= play(&mut Evaluator::hand_tuned()));
}

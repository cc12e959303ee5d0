//! Nothing leaks: whatever is hidden from a viewer may be changed, and all that is sent to the viewer
//! stays the same, byte by byte. `ORRERY_POSITIONS=10000` makes the run longer.

use orrery_core::{Dice, FastDice, Game, Log, Present, Seat, Silent, Viewer, apply, playout};
use orrery_roll_for_the_galaxy::{RollForTheGalaxy, State};

/// Everything that a viewer is sent in a position: the view, the prompt, the choices with their words.
fn sent(state: &State, viewer: Viewer) -> String {
    let view = RollForTheGalaxy::view(state, viewer);
    let mut choices = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        RollForTheGalaxy::legal(state, seat, &mut choices);
    }
    let described: Vec<String> = match viewer {
        Viewer::Seat(seat) => {
            choices.iter().map(|&a| format!("{:?}", RollForTheGalaxy::describe(state, seat, a))).collect()
        }
        _ => Vec::new(),
    };
    let prompt = RollForTheGalaxy::prompt(&view);
    serde_json::to_string(&(&view, prompt, &choices, described)).expect("JSON")
}

/// The events that others hear of an action which plays no dice and tells nobody a secret are the same in
/// every state they could be in; here: of every secret step of somebody else.
fn heard(state: &State, actor: Seat, action: <RollForTheGalaxy as Game>::Action, viewer: Viewer) -> String {
    let mut after = *state;
    let mut log = Log::default();
    apply::<RollForTheGalaxy>(&mut after, actor, action, &mut FastDice::new(1), &mut log)
        .expect("a legal action");
    serde_json::to_string(&log.heard_by(viewer)).expect("JSON")
}

#[test]
fn all_that_is_sent_is_the_same_after_resampling_what_is_hidden() {
    let wanted = std::env::var("ORRERY_POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let (mut positions, mut varied) = (0u32, 0u32);
    let mut actions = Vec::new();
    for game in 0.. {
        let players = 2 + (game % 4) as u8;
        let mut dice = FastDice::new(game);
        let mut state = RollForTheGalaxy::setup(&RollForTheGalaxy::options(players), &mut dice, &mut Silent)
            .expect("a game");
        while let Some((seat, action)) = playout::choose::<RollForTheGalaxy>(&state, &mut dice, &mut actions)
        {
            if dice.below(12) == 0 {
                positions += 1;
                for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Onlooker]) {
                    let guess = RollForTheGalaxy::resample(&state, viewer, &mut dice);
                    varied += u32::from(guess != state);
                    assert_eq!(sent(&state, viewer), sent(&guess, viewer), "{viewer:?}, game {game}");
                    if viewer == Viewer::Seat(seat) {
                        // What the actor hears of a step that reveals nothing does not depend on secrets.
                        let step = matches!(state.step, orrery_roll_for_the_galaxy::state::Step::Assign);
                        let last = RollForTheGalaxy::to_act(&state).len() == 1;
                        if step && !last {
                            assert_eq!(
                                heard(&state, seat, action, viewer),
                                heard(&guess, seat, action, viewer)
                            );
                        }
                    }
                }
                if positions >= wanted {
                    assert!(
                        varied > positions,
                        "something was hidden, and did vary: {varied} of {positions}"
                    );
                    return;
                }
            }
            RollForTheGalaxy::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
    }
}

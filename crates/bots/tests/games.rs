//! What bots must keep in the real games, at every number of players.

use std::time::{Duration, Instant};

use orrery_bots::{BotSpec, Budget, Cancel, Knowledge, Player, Seen, choose, hint};
use orrery_core::{FastDice, Game, Seat, Silent, Viewer, playout};
use orrery_reworld::Reworld;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;

const BOTS: [&str; 5] = ["random", "greedy", "learned", "search:12it", "search:12it:hand"];

fn spec(text: &str) -> BotSpec {
    text.parse().unwrap()
}

/// Positions from all parts of a game.
fn positions<G: Game>(players: u8, count: u64) -> Vec<G::State> {
    let mut positions = Vec::new();
    for number in 0..count {
        let mut dice = FastDice::new(100 * u64::from(players) + number);
        let start = G::setup(&G::options(players), &mut dice, &mut orrery_core::Silent).unwrap();
        let mut state = start.clone();
        let mut actions = Vec::new();
        let length = playout::random::<G>(&mut state, &mut dice.clone(), &mut actions, G::MAX_DECISIONS);
        state = start;
        playout::random::<G>(&mut state, &mut dice, &mut actions, length * number as usize / count as usize);
        positions.push(state);
    }
    positions
}

/// Everything hidden from a seat is resampled; what the bot does with the same seed must stay the same.
fn decides_by_what_it_knows<G: Knowledge>() {
    let (fewest, most) = G::info().players;
    for players in fewest..=most {
        for state in positions::<G>(players, 10) {
            for seat in G::to_act(&state).iter() {
                for bot in BOTS {
                    let choice = choose::<G>(&state, seat, &spec(bot), 7, &Cancel::new());
                    for other in 1..4 {
                        let twin = G::resample(&state, Viewer::Seat(seat), &mut FastDice::new(other));
                        let again = choose::<G>(&twin, seat, &spec(bot), 7, &Cancel::new());
                        assert_eq!(choice, again, "{bot} with {players} players");
                    }
                }
            }
        }
    }
}

#[test]
fn in_reworld_a_choice_does_not_depend_on_what_is_hidden() {
    decides_by_what_it_knows::<Reworld>();
}

#[test]
fn in_roll_for_the_galaxy_a_choice_does_not_depend_on_what_is_hidden() {
    decides_by_what_it_knows::<RollForTheGalaxy>();
}

/// Whole games of different bots at one table: every action legal, no rewinds, an outcome.
fn plays_to_the_end<G: Knowledge>() {
    let (fewest, most) = G::info().players;
    for players in fewest..=most {
        let mut dice = FastDice::new(players.into());
        let mut state = G::setup(&G::options(players), &mut dice, &mut orrery_core::Silent).unwrap();
        let bots = ["search:4it", "novice", "learned", "greedy", "random"];
        let mut bots: Vec<_> =
            (0..players).map(|s| Player::<G>::new(&spec(bots[usize::from(s)]), players, 3)).collect();
        while let Some(seat) = G::to_act(&state).first() {
            let action = bots[seat.index()].decide(&state, seat, &Cancel::new()).unwrap();
            orrery_core::check::<G>(&state, seat, action).unwrap();
            assert!(!G::rewinds(action));
            G::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
        assert!(G::outcome(&state).is_some());
    }
}

#[test]
fn bots_play_reworld_to_the_end() {
    plays_to_the_end::<Reworld>();
}

#[test]
fn bots_play_roll_for_the_galaxy_to_the_end() {
    plays_to_the_end::<RollForTheGalaxy>();
}

/// There are weights for every number of players, they fit the inputs, and judgements are sane.
fn judges_soberly<G: Knowledge>() {
    let (fewest, most) = G::info().players;
    for players in fewest..=most {
        assert!(G::learned(players).is_some(), "{} has no weights", G::info().id);
        for state in positions::<G>(players, 6) {
            let Some(seat) = G::to_act(&state).first() else { continue };
            let seen = Seen::<G>::new(&state, seat);
            let hints = hint::<G>(&seen, Budget::Iterations(20), 1, &Cancel::new());
            assert!(!hints.is_empty());
            for hint in hints {
                assert!((0.0..=1.0).contains(&hint.win_probability), "{hint:?}");
                assert!((-50.0..400.0).contains(&hint.expected_score), "{hint:?}");
            }
        }
    }
}

#[test]
fn hints_for_reworld_are_sane() {
    judges_soberly::<Reworld>();
}

#[test]
fn hints_for_roll_for_the_galaxy_are_sane() {
    judges_soberly::<RollForTheGalaxy>();
}

/// A stopped bot answers soon, also in the game with the slower decisions. The limit is ten times what
/// is promised, because tests run on busy machines.
#[test]
fn a_strong_bot_can_be_stopped() {
    let state = positions::<Reworld>(4, 3).remove(1);
    let seat = Reworld::to_act(&state).first().unwrap_or(Seat(0));
    let cancel = Cancel::new();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| choose::<Reworld>(&state, seat, &spec("search:60000ms"), 1, &cancel));
        std::thread::sleep(Duration::from_millis(30));
        let stopped = Instant::now();
        cancel.cancel();
        assert!(thinking.join().unwrap().is_some());
        assert!(stopped.elapsed() < Duration::from_millis(500), "{:?}", stopped.elapsed());
    });
}

//! What holds in every game, whatever is chosen: nothing is lost, and nothing goes backwards. Counted in
//! the view, as somebody at the table would, not in the state.

use std::collections::BTreeMap;

use orrery_core::{FastDice, Game, Seat, Silent, Viewer};
use orrery_reworld::view::{Ask, ModuleView, SeatView};
use orrery_reworld::{Reworld, State, View};
use proptest::prelude::*;

/// Plays the choices, each a share of the legal list, and then the first legal action to the end; calls
/// `look` with the view before and after every action.
fn play(players: u8, seed: u64, choices: &[u8], mut look: impl FnMut(&View, &View)) {
    let mut dice = FastDice::new(seed);
    let mut state: State = Reworld::setup(&Reworld::options(players), &mut dice).expect("2 to 4 players");
    let mut choices = choices.iter();
    let mut legal = Vec::new();
    let mut before = Reworld::view(&state, Viewer::Everything);
    while let Some(seat) = Reworld::to_act(&state).first() {
        legal.clear();
        Reworld::legal(&state, seat, &mut legal);
        let share = usize::from(choices.next().copied().unwrap_or(0));
        Reworld::play(&mut state, seat, legal[share * legal.len() / 256], &mut dice, &mut Silent);
        let after = Reworld::view(&state, Viewer::Everything);
        look(&before, &after);
        before = after;
    }
}

fn games() -> impl Strategy<Value = (u8, u64, Vec<u8>)> {
    (2..=4u8, any::<u64>(), proptest::collection::vec(any::<u8>(), 0..500))
}

/// The modules in the hands of the player in turn: decoupled, not used yet.
fn in_use(ask: &Ask) -> Vec<ModuleView> {
    match ask {
        Ask::UseShuttle { module } | Ask::UseSatellite { module } | Ask::TaskCity { module } => {
            vec![module.clone()]
        }
        Ask::Sign { module, .. } => vec![module.clone()],
        Ask::Dock { module, crews } | Ask::Place { module, crews } => {
            [module.clone()].into_iter().chain(crews.iter().cloned()).collect()
        }
        _ => Vec::new(),
    }
}

fn tiles(seat: &SeatView) -> impl Iterator<Item = &ModuleView> {
    let rows = seat.rows.iter().flat_map(|r| &r.modules).chain(seat.cities.iter().flat_map(|c| &c.modules));
    rows.chain(&seat.defence).chain(&seat.shuttles).chain(&seat.satellites)
}

/// How many tiles there are of each type, wherever they lie.
fn all_tiles(view: &View) -> BTreeMap<&'static str, u8> {
    let mut counts = BTreeMap::new();
    let in_use = in_use(&view.ask);
    let single =
        view.seats.iter().flat_map(tiles).chain(&in_use).chain(view.slots.iter().flat_map(|s| &s.module));
    let single = single.map(|m| (m.module.id(), 1));
    for (id, count) in single.chain(view.bag.iter().chain(&view.boxed).map(|m| (m.module.id(), m.count))) {
        *counts.entry(id).or_insert(0) += count;
    }
    counts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// REW-COMP-03, REW-COMP-10 to 12: tiles, cards, signs and ships are neither lost nor doubled.
    #[test]
    fn pieces_are_conserved((players, seed, choices) in games()) {
        let mut expected = None;
        play(players, seed, &choices, |before, after| {
            let expected = expected.get_or_insert_with(|| all_tiles(before)).clone();
            assert_eq!(expected.values().map(|n| u32::from(*n)).sum::<u32>(), 100);
            assert_eq!(all_tiles(after), expected);
            let hands: u8 = after.seats.iter().map(|s| s.hand_count).sum();
            let laid: u8 = after.slots.iter().map(|s| s.cards.len()).sum();
            assert_eq!(hands + laid + after.discard_pile + u8::from(after.start_space.is_some()), 30);
            let cities: usize = after.seats.iter().map(|s| s.cities.len()).sum();
            assert_eq!(cities + after.signs.len(), 20);
            let taken: usize = after.seats.iter().map(|s| s.ships.len()).sum();
            assert_eq!(taken + after.ships.iter().filter(|s| s.taken_by.is_none()).count(), 14);
        });
    }

    /// REW-SHIP-07: in chapter two nobody comes farther away from a ship. REW-FLOW-05: before the end
    /// scoring nobody loses points. REW-CITY-04, REW-SHUT-13: what is settled stays.
    #[test]
    fn nothing_goes_backwards((players, seed, choices) in games()) {
        play(players, seed, &choices, |before, after| {
            if after.ask == Ask::Over {
                return;
            }
            for (old, new) in before.seats.iter().zip(&after.seats) {
                assert!(new.score >= old.score);
                assert!(new.shuttles.starts_with(&old.shuttles) && new.satellites.starts_with(&old.satellites));
                assert!(new.defence.starts_with(&old.defence));
                for city in &old.cities {
                    let same = new.cities.iter().find(|c| c.letter == city.letter).expect("cities stay");
                    assert!(same.modules.starts_with(&city.modules) && same.sign == city.sign);
                }
            }
            if before.chapter == 2 {
                for (old, new) in before.ships.iter().zip(&after.ships) {
                    let further = old.progress.iter().zip(&new.progress).all(|(old, new)| new >= old);
                    assert!(further, "{}: {:?} became {:?}", old.ship.id(), old.progress, new.progress);
                    assert!(old.taken_by.is_none() || new.taken_by == old.taken_by);
                }
            }
        });
    }

    /// REW-ACQ-05, REW-ACQ-06, REW-DEC-01: module rows grow and shrink at the open end, by one module
    /// in chapter one and by at most three in one decision of chapter two (a shuttle with two crews).
    #[test]
    fn rows_change_at_the_open_end((players, seed, choices) in games()) {
        play(players, seed, &choices, |before, after| {
            for (old, new) in before.seats.iter().zip(&after.seats) {
                let own = before.turn == Some(old.seat);
                for (old, new) in old.rows.iter().zip(&new.rows) {
                    let (old, new) = (&old.modules, &new.modules);
                    assert!(own || old == new, "only the player in turn moves modules");
                    let grown = before.chapter == 1 && new.starts_with(old) && new.len() <= old.len() + 1;
                    let shrunk = before.chapter == 2 && old.starts_with(new) && old.len() <= new.len() + 3;
                    assert!(grown || shrunk, "{old:?} became {new:?}");
                }
            }
        });
    }

    /// REW-FLOW-06: at any moment one seat is to act, and only that one may.
    #[test]
    fn one_seat_acts((players, seed, choices) in games()) {
        let mut dice = FastDice::new(seed);
        let mut state = Reworld::setup(&Reworld::options(players), &mut dice).expect("2 to 4 players");
        let mut legal = Vec::new();
        for choice in choices {
            let Some(seat) = Reworld::to_act(&state).first() else { break };
            for other in (0..8).map(Seat).filter(|s| *s != seat) {
                legal.clear();
                Reworld::legal(&state, other, &mut legal);
                prop_assert!(legal.is_empty());
            }
            Reworld::legal(&state, seat, &mut legal);
            let action = legal[usize::from(choice) * legal.len() / 256];
            let refusal = Reworld::check(&state, Seat((seat.0 + 1) % players), action);
            prop_assert_eq!(refusal.err().map(|i| i.rule.0), Some("REW-FLOW-06"));
            Reworld::play(&mut state, seat, action, &mut dice, &mut Silent);
        }
    }
}

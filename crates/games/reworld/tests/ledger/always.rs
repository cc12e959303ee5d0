//! What holds in every game, whatever is chosen: nothing is lost, and nothing goes backwards. Counted in the
//! view, as somebody at the table would, not in the state.

use std::collections::BTreeMap;

use orrery_core::{Game, Seat, Viewer, check};
use orrery_reworld::view::{Ask, ModuleView, SeatView};
use orrery_reworld::{Reworld, View};

use crate::random_game;

/// Calls `look` with the view before and after every action of many random games.
fn watch(mut look: impl FnMut(&View, &View)) {
    for seed in 0..24 {
        let mut before = None;
        for step in random_game(2 + (seed % 3) as u8, seed) {
            let view = |state| Reworld::view(state, Viewer::Everything);
            let after = view(&step.after);
            look(&before.unwrap_or_else(|| view(&step.before)), &after);
            before = Some(after);
        }
    }
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

#[test]
fn rew_comp_03_rew_comp_10_rew_comp_11_rew_comp_12_pieces_are_neither_lost_nor_doubled() {
    let mut expected = None;
    watch(|before, after| {
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

/// Before the end scoring nobody loses points, and what is settled stays.
#[test]
fn rew_flow_05_rew_city_04_rew_shut_13_nothing_goes_backwards() {
    watch(|before, after| {
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
    });
}

#[test]
fn rew_ship_07_in_chapter_two_nobody_comes_farther_away_from_a_ship() {
    watch(|before, after| {
        if before.chapter == 1 || after.ask == Ask::Over {
            return;
        }
        for (old, new) in before.ships.iter().zip(&after.ships) {
            let further = old.progress.iter().zip(&new.progress).all(|(old, new)| new >= old);
            assert!(further, "{}: {:?} became {:?}", old.ship.id(), old.progress, new.progress);
            assert!(old.taken_by.is_none() || new.taken_by == old.taken_by);
        }
    });
}

/// By one module in chapter one, by at most three in one decision of chapter two: a shuttle with two crews.
#[test]
fn rew_acq_05_rew_acq_06_rew_dec_01_rows_change_at_the_open_end() {
    watch(|before, after| {
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

#[test]
fn rew_flow_06_at_any_moment_one_seat_acts_and_only_that_one_may() {
    for seed in 0..9 {
        let players = 2 + (seed % 3) as u8;
        for step in random_game(players, seed) {
            let turn = step.before.turn;
            assert_eq!(Reworld::to_act(&step.before), orrery_core::Seats::one(turn));
            for other in (0..8).map(Seat).filter(|s| *s != turn) {
                let mut legal = Vec::new();
                Reworld::legal(&step.before, other, &mut legal);
                assert!(legal.is_empty());
            }
            let refusal = check::<Reworld>(&step.before, Seat((turn.0 + 1) % players), step.action);
            assert_eq!(refusal.err().map(|i| i.rule.0), Some("REW-FLOW-06"));
        }
    }
}

//! REW-SETUP, REW-VAR: setting the table.

use std::collections::BTreeSet;

use orrery_core::{Game, Seat};
use orrery_reworld::testkit::new_game;
use orrery_reworld::{Options, Reworld, View};

use crate::{entries, int, public, text, turn};

fn fresh(players: u8) -> View {
    public(&new_game(players, 11))
}

#[test]
fn rew_setup_01_side_of_the_final_ship() {
    let ranks = |players: u8| -> Vec<Vec<i16>> {
        fresh(players).categories.iter().map(|c| c.ranks.clone()).collect()
    };
    for players in 2..=4 {
        let side = entries("final_category");
        let side = side.iter().map(|c| c[&format!("ranks_p{players}")].as_array().unwrap());
        let figures: Vec<Vec<i16>> =
            side.map(|c| c.iter().map(|n| n.as_integer().unwrap() as i16).collect()).collect();
        assert_eq!(ranks(players), figures);
    }
    assert_eq!(ranks(4)[0], [20, 10, 4]);
    assert_eq!(ranks(3)[0], [20, 10]);
    assert_eq!(ranks(2)[0], [20]);
}

#[test]
fn rew_setup_02_all_population_ships_on_the_board() {
    for seed in 0..10 {
        let view = public(&new_game(3, seed));
        let ships: Vec<&str> = view.ships.iter().map(|s| s.ship.id()).collect();
        let expected = entries("population_ship");
        assert_eq!(ships, expected.iter().map(|s| text(s, "id")).collect::<Vec<_>>());
        assert!(view.ships.iter().all(|s| s.taken_by.is_none()));
    }
}

#[test]
fn rew_setup_03_two_sided_ships_show_the_side_for_the_player_count() {
    let thresholds = |players: u8| -> Vec<(&str, i16)> {
        let two_sided = entries("population_ship");
        let two_sided: Vec<&str> = two_sided
            .iter()
            .filter(|s| s["two_sided"].as_bool() == Some(true))
            .map(|s| text(s, "id"))
            .collect();
        let ships = fresh(players).ships;
        let shown = ships.iter().filter(|s| two_sided.contains(&s.ship.id()));
        shown.map(|s| (s.ship.id(), s.threshold)).collect()
    };
    let few = [
        ("ship_shields", 6),
        ("ship_satellites", 5),
        ("ship_shuttles", 5),
        ("ship_score", 70),
        ("ship_companies", 6),
        ("ship_rows_started", 6),
    ];
    let four = [
        ("ship_shields", 5),
        ("ship_satellites", 4),
        ("ship_shuttles", 4),
        ("ship_score", 60),
        ("ship_companies", 5),
        ("ship_rows_started", 5),
    ];
    assert_eq!((thresholds(2), thresholds(3), thresholds(4)), (few.into(), few.into(), four.into()));
}

#[test]
fn rew_setup_04_freighters_by_seat() {
    let order = ["red", "blue", "yellow", "green"];
    for players in 2..=4 {
        let seats = fresh(players).seats;
        let colors: Vec<&str> = seats.iter().map(|seat| seat.color).collect();
        assert_eq!(colors, order[..usize::from(players)]);
        assert!(seats.iter().all(|seat| seat.score == 0 && seat.freighter.ends_with(seat.color)));
    }
    assert!(serde_json::from_str::<Options>(r#"{"players":2,"freighters":[null,null,null,null]}"#).is_err());
}

/// The two areas are apart in the view: the module rows left of the freighter, the settlement area with
/// its cities, defence, shuttle and satellite rows right of it. Both are empty at first.
#[test]
fn rew_setup_05_coupling_area_and_settlement_area() {
    for seat in fresh(4).seats {
        assert_eq!(seat.rows.len(), 5);
        assert!(seat.rows.iter().all(|row| row.modules.is_empty()));
        assert!(seat.cities.is_empty() && seat.defence.is_empty());
        assert!(seat.shuttles.is_empty() && seat.satellites.is_empty() && seat.ships.is_empty());
    }
}

#[test]
fn rew_setup_06_all_tiles_into_the_bag() {
    for players in 2..=4 {
        let mut first = BTreeSet::new();
        for seed in 0..300 {
            let view = public(&new_game(players, seed));
            for kind in ["terrabot", "shuttle", "satellite", "crew"] {
                for entry in entries(kind).iter().filter(|_| seed == 0) {
                    let id = text(entry, "id");
                    let bag = view.bag.iter().filter(|m| m.module.id() == id).map(|m| i64::from(m.count));
                    let out = view.slots.iter().flat_map(|s| &s.module).filter(|m| m.module.id() == id);
                    assert_eq!(bag.sum::<i64>() + out.count() as i64, int(entry, "count"), "{id}");
                }
            }
            assert!(view.boxed.is_empty());
            first.insert(view.slots[0].module.as_ref().unwrap().module.id());
        }
        assert!(first.len() > 30, "the bag is mixed: {} types came first", first.len());
    }
}

#[test]
fn rew_setup_07_five_open_supplies_of_four_signs() {
    let signs = fresh(2).signs;
    for letter in ["a", "b", "c", "d", "e"] {
        let supply: Vec<&str> =
            signs.iter().filter(|s| s.letter.id() == letter).map(|s| s.sign.id()).collect();
        assert_eq!(supply.len(), 4);
        assert!(supply.iter().all(|id| id.starts_with(&format!("sign_{letter}"))));
    }
}

#[test]
fn rew_setup_08_round_marker_on_the_first_space() {
    for players in 2..=4 {
        let view = fresh(players);
        assert_eq!((view.chapter, view.round, view.terrabot_points[0]), (1, 1, 4));
    }
}

#[test]
fn rew_setup_09_thirty_cards_lie_ready() {
    for players in 2..=4 {
        let view = fresh(players);
        let dealt: u8 = view.seats.iter().map(|s| s.hand_count).sum();
        assert_eq!(dealt + view.discard_pile, 30);
        assert!(view.slots.iter().all(|s| s.cards.is_empty()) && view.start_space.is_none());
    }
}

#[test]
fn rew_setup_10_random_start_player() {
    for players in 2..=4u8 {
        let mut seen = [0i32; 4];
        for seed in 0..1200 {
            let table = new_game(players, seed);
            assert_eq!(public(&table).marker, table.state.turn, "who begins has the marker");
            seen[table.state.marker.index()] += 1;
        }
        let fair = 1200 / i32::from(players);
        for seat in Seat::all(4) {
            let due = if seat.0 < players { fair } else { 0 };
            assert!((seen[seat.index()] - due).abs() < 90, "{players} players: {seen:?}");
        }
    }
}

#[test]
fn rew_setup_11_play_goes_clockwise() {
    for players in 2..=4 {
        let mut table = new_game(players, 5);
        for _ in 0..2 * players {
            let before = turn(&table);
            let slot = table.legal().into_iter().next().unwrap();
            table.play(&slot);
            while turn(&table) == before {
                let first = table.legal().into_iter().next().unwrap();
                table.play(&first);
            }
            assert_eq!(turn(&table), (before + 1) % players);
        }
    }
}

/// Only the player count changes figures: hand size, thresholds, side of the final ship.
#[test]
fn rew_var_01_no_variants() {
    assert!(Reworld::info().options.is_empty());
    assert!(serde_json::from_str::<Options>(r#"{"players":2}"#).is_ok());
    assert!(serde_json::from_str::<Options>(r#"{"players":2,"solo":true}"#).is_err());
    let figures = |players: u8| {
        let view = fresh(players);
        let ships: Vec<i16> = view.ships.iter().map(|s| s.points).collect();
        (view.terrabot_points, ships, view.slots.len(), view.signs.len())
    };
    assert_eq!(figures(2), figures(3));
    assert_eq!(figures(2), figures(4));
}

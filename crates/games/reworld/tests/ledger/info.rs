//! REW-INFO: who knows what. REW-AREA: how a player's table lies.

use std::collections::BTreeSet;

use orrery_core::{Dice, FastDice, Game, Seat, Silent, Viewer, apply, playout};
use orrery_reworld::testkit::{Fixture, Look, Scenario, new_game, parse};
use orrery_reworld::vocab::Number;
use orrery_reworld::{Event, Reworld, State, View};

use crate::{names, over, public, random_game, seen_by, slot};

const VIEWERS: [Viewer; 4] =
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Onlooker];

/// Seat 0 has laid a card face down, seat 1 has left, seat 2 is to move.
fn secrets() -> Scenario {
    let mut table = Fixture::chapter_one(3)
        .hand(0, &[1, 1, 4, 5])
        .hand(1, &[2, 3])
        .hand(2, &[2, 5, 5])
        .cards("u05", &[3, 3, 4, 1], 4)
        .scenario();
    table.play("take_marker").play("lay_card 5").play("leave");
    table
}

/// A view without what the ledger calls hidden or meant for one player.
fn without_secrets(mut view: View) -> View {
    view.you = None;
    if let Some(space) = &mut view.start_space {
        space.card = None;
    }
    for slot in &mut view.slots {
        // The price for the viewer's own hand becomes the demands, as an onlooker sees them.
        slot.fewest_cards = None;
        if slot.module.is_some() && !slot.demands.is_empty() {
            slot.price = slot.demands.iter().copied().map(Some).collect();
        }
    }
    for seat in &mut view.seats {
        (seat.hand, seat.discarded) = (None, None);
    }
    view
}

/// The cards of a hand that a viewer sees.
fn hand(view: &View, seat: usize) -> Option<Vec<(u8, u8)>> {
    let cards = view.seats[seat].hand.as_ref()?;
    Some(cards.iter().map(|c| (c.number.get(), c.count)).collect())
}

#[test]
fn rew_info_01_only_the_owner_sees_a_hand() {
    let table = Fixture::chapter_one(3).hand(0, &[1, 1, 4]).scenario();
    assert_eq!(hand(&seen_by(&table, 0), 0), Some(vec![(1, 2), (4, 1)]));
    for viewer in &VIEWERS[1..] {
        assert_eq!(hand(&Reworld::view(&table.state, *viewer), 0), None);
    }
    assert!(public(&table).seats.iter().all(|s| s.hand.is_none()));
}

/// The undealt cards: whatever they are, nobody sees a difference. The bag: its order is not even
/// settled before the tiles are drawn, so nobody can know it.
#[test]
fn rew_info_02_undealt_cards_and_the_order_of_the_bag() {
    let own = [5, 5, 5, 5, 5, 5, 4, 4, 2, 2, 1, 1, 3];
    // The undealt cards are 3, 3, 4 and 4 in one case, 1, 2, 2 and 4 in the other.
    let others = [[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4], [1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4]];
    let tables = others.map(|other| Fixture::chapter_one(2).hand(0, &own).hand(1, &other).scenario());
    assert_ne!(tables[0].state.area(Seat(1)).hand, tables[1].state.area(Seat(1)).hand);
    assert_eq!(seen_by(&tables[0], 0), seen_by(&tables[1], 0));
    assert_eq!(public(&tables[0]), public(&tables[1]));

    let table = Fixture::chapter_one(2).hand(0, &own).left(1).scenario();
    let next_layout = |seed: u64| {
        let mut state = table.state;
        apply::<Reworld>(&mut state, Seat(0), parse("leave"), &mut FastDice::new(seed), &mut Silent).unwrap();
        let view = Reworld::view(&state, Viewer::Onlooker);
        view.slots.iter().flat_map(|s| &s.module).map(|m| m.module.id()).collect::<Vec<_>>()
    };
    assert_ne!(next_layout(1), next_layout(2));
    let bag = public(&table).bag;
    assert!(bag.is_sorted_by_key(|m| m.module), "shown by type, in the order of the component file");
}

#[test]
fn rew_info_03_the_start_card_lies_face_down() {
    let table = secrets();
    let card = |viewer| Reworld::view(&table.state, viewer).start_space.unwrap();
    assert!(VIEWERS.iter().all(|v| card(*v).by == Seat(0)));
    assert_eq!(VIEWERS.map(|v| card(v).card), [Some(Number::Five), None, None, None]);
}

#[test]
fn rew_info_04_discarded_cards_are_known_to_their_former_owner() {
    let table = secrets();
    let discarded = |viewer| Reworld::view(&table.state, viewer).seats[1].discarded;
    let own: Vec<u8> = discarded(Viewer::Seat(Seat(1))).unwrap().iter().map(Number::get).collect();
    assert_eq!(own, [2, 3]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(discarded(viewer), None);
    }
}

#[test]
fn rew_info_05_numbers_of_cards_are_public() {
    let table = secrets();
    for viewer in VIEWERS {
        let view = Reworld::view(&table.state, viewer);
        assert_eq!(view.seats.iter().map(|s| s.hand_count).collect::<Vec<_>>(), [3, 0, 3]);
        assert_eq!(view.discard_pile, 30 - 3 - 3 - 4 - 1, "all that is in no hand and not on the board");
    }
}

#[test]
fn rew_info_06_all_cards_of_a_slot_are_visible() {
    let table = secrets();
    for viewer in VIEWERS {
        let view = Reworld::view(&table.state, viewer);
        let cards: Vec<u8> = slot(&view, "u05").cards.iter().map(Number::get).collect();
        assert_eq!((cards, slot(&view, "u05").top), (vec![1, 3, 3, 4], Some(Number::Four)));
    }
}

#[test]
fn rew_info_07_everything_else_is_public() {
    let fixture = Fixture::chapter_one(3).round(4).row(1, 2, &["shuttle_1", "crew_gaia"]).score(2, 17);
    let mut table = fixture.marker(1).left(0).turn(1).module("l07", "satellite_shields").scenario();
    for viewer in VIEWERS {
        let view = Reworld::view(&table.state, viewer);
        assert_eq!(names(&view.seats[1].rows[1].modules), ["shuttle_1", "crew_gaia"]);
        assert_eq!(slot(&view, "l07").module.as_ref().unwrap().module.id(), "satellite_shields");
        assert_eq!((view.seats[2].score, view.marker, view.round), (17, Seat(1), 4));
        assert_eq!(view.seats.iter().map(|s| s.left).collect::<Vec<_>>(), [true, false, false]);
        assert_eq!(view.boxed.iter().map(|m| m.count).sum::<u8>(), 80 - 20 - 2);
        assert_eq!(view.signs.len(), 20);
    }
    table.play("leave");
    let mut table = Fixture::chapter_two(3)
        .row(0, 1, &["terrabot_a"])
        .city(1, "b", &["terrabot_b", "crew_talos"])
        .defence(1, &["shuttle_2"])
        .shuttles(1, &["shuttle_0"])
        .satellites(2, &["satellite_companies"])
        .scenario();
    table.play("decouple 1").play("take_sign sign_avalon");
    for viewer in VIEWERS {
        let view = Reworld::view(&table.state, viewer);
        assert_eq!(names(&view.seats[1].cities[0].modules), ["terrabot_b", "crew_talos"]);
        assert_eq!(names(&view.seats[1].defence), ["shuttle_2"]);
        assert_eq!(names(&view.seats[1].shuttles), ["shuttle_0"]);
        assert_eq!(names(&view.seats[2].satellites), ["satellite_companies"]);
        assert_eq!(view.signs.len(), 18);
        assert!(view.ships.iter().filter(|s| s.taken_by == Some(Seat(0))).count() == 6);
        assert_eq!(view.seats[0].ships.len(), 6);
    }
}

#[test]
fn rew_info_08_tiles_left_in_the_bag_by_type() {
    let mut table = new_game(3, 2);
    for round in 1..=5u8 {
        for viewer in VIEWERS {
            let view = Reworld::view(&table.state, viewer);
            let gone = view.slots.iter().flat_map(|s| &s.module).map(|m| (m.module, 1));
            let gone = gone.chain(view.boxed.iter().map(|m| (m.module, m.count)));
            let mut counts = std::collections::BTreeMap::new();
            for (module, count) in view.bag.iter().map(|m| (m.module, m.count)).chain(gone) {
                *counts.entry(module.id()).or_insert(0) += count;
            }
            assert_eq!(view.bag.iter().map(|m| m.count).sum::<u8>(), 100 - 20 * round);
            assert_eq!((counts["terrabot_c"], counts["crew_gaia"], counts["shuttle_1"]), (5, 9, 10));
            assert_eq!(counts.values().sum::<u8>(), 100);
        }
        table.play("leave").play("leave").play("leave");
    }
}

/// Dice that must not be thrown.
struct NoDice;

impl Dice for NoDice {
    fn word(&mut self) -> u32 {
        panic!("chance in chapter two")
    }
}

#[test]
fn rew_info_09_chapter_two_is_open_and_without_chance() {
    for seed in 0..20 {
        let players = 2 + (seed % 3) as u8;
        let start = random_game(players, seed)
            .into_iter()
            .find(|s| s.before.stage.is_chapter_one() != s.after.stage.is_chapter_one());
        let mut state = start.expect("chapter two comes").after;
        let (mut actions, mut choice) = (Vec::new(), FastDice::new(seed));
        while let Some((seat, action)) = playout::choose::<Reworld>(&state, &mut choice, &mut actions) {
            for viewer in VIEWERS {
                assert_eq!(Reworld::resample(&state, viewer, &mut FastDice::new(seed)), state);
                let open = without_secrets(Reworld::view(&state, Viewer::Everything));
                assert_eq!(without_secrets(Reworld::view(&state, viewer)), open);
            }
            Reworld::play(&mut state, seat, action, &mut NoDice, &mut Silent);
        }
    }
}

#[test]
fn rew_info_10_players_act_one_after_the_other() {
    for players in 2..=4 {
        for step in random_game(players, 40) {
            assert_eq!(Reworld::to_act(&step.before).len(), 1, "{:?}", step.action);
        }
    }
}

#[test]
fn rew_info_11_others_learn_how_many_cards_not_which() {
    let table = secrets();
    for (seat, viewer) in [(0, VIEWERS[0]), (1, VIEWERS[1]), (2, VIEWERS[2]), (9, VIEWERS[3])] {
        let heard = table.log.heard_by(viewer);
        let marker: Vec<_> = heard.iter().filter(|e| matches!(e, Event::MarkerTaken { .. })).collect();
        let card = (seat == 0).then_some(Number::Five);
        assert_eq!(marker, [&Event::MarkerTaken { seat: Seat(0), card }]);
        let left: Vec<_> = heard.iter().filter(|e| matches!(e, Event::LeftRound { .. })).collect();
        let cards = (seat == 1).then(|| [Number::Two, Number::Three].into_iter().collect());
        assert_eq!(left, [&Event::LeftRound { seat: Seat(1), count: 2, cards }]);
        let points: Vec<i16> = heard
            .iter()
            .filter_map(|e| if let Event::Scored { points, .. } = e { Some(*points) } else { None })
            .collect();
        assert_eq!(points, [1, 2], "the points are public");
    }
}

/// Every spread that keeps the public numbers is possible, and what the viewer knows stays.
#[test]
fn rew_info_12_what_a_player_cannot_know() {
    let table = secrets();
    let guesses = |viewer: Viewer| -> Vec<State> {
        (0..400).map(|seed| Reworld::resample(&table.state, viewer, &mut FastDice::new(seed))).collect()
    };
    let start_cards = |viewer| -> BTreeSet<u8> {
        guesses(viewer).iter().map(|g| g.start_space.unwrap().number.get()).collect()
    };
    let counts = |g: &State| (g.areas.map(|a| a.hand.len()), g.areas.map(|a| a.discarded.len()));
    for viewer in VIEWERS {
        for guess in guesses(viewer) {
            assert_eq!(counts(&guess), counts(&table.state));
            assert_eq!(guess.slots, table.state.slots);
            assert_eq!(Reworld::view(&guess, viewer), Reworld::view(&table.state, viewer));
            assert_eq!(Reworld::audit(&guess), Ok(()));
        }
    }
    assert_eq!(start_cards(VIEWERS[0]), BTreeSet::from([5]), "the own card is known");
    assert_eq!(start_cards(VIEWERS[1]), BTreeSet::from([1, 2, 3, 4, 5]));
    let hands = |viewer: Viewer, seat: u8| -> BTreeSet<[u8; 5]> {
        guesses(viewer).iter().map(|g| g.area(Seat(seat)).hand.0).collect()
    };
    assert_eq!(hands(VIEWERS[2], 2).len(), 1);
    // There are 35 hands of three cards; all but a few rare ones turn up.
    assert!(hands(VIEWERS[2], 0).len() > 25, "{}", hands(VIEWERS[2], 0).len());
    let discards: BTreeSet<[u8; 5]> =
        guesses(VIEWERS[0]).iter().map(|g| g.area(Seat(1)).discarded.0).collect();
    assert_eq!(discards.len(), 15, "two cards of any numbers");
    let own: BTreeSet<[u8; 5]> = guesses(VIEWERS[1]).iter().map(|g| g.area(Seat(1)).discarded.0).collect();
    assert_eq!(own.len(), 1, "the own discards are known");

    // A new round begins from a fresh shuffle.
    let mut table = secrets();
    table.play("leave").play("leave");
    assert_eq!(table.state.round, 2);
    assert!(seen_by(&table, 1).seats[1].discarded.is_some_and(|cards| cards.is_empty()));
    let many_of_one = (0..4000).any(|seed| {
        let guess = Reworld::resample(&table.state, VIEWERS[3], &mut FastDice::new(seed));
        guess.area(Seat(1)).hand.0.iter().any(|&n| n >= 5)
    });
    assert!(many_of_one, "cards that were seen in round 1 may be in any hand again");
}

#[test]
fn rew_info_13_an_onlooker_sees_what_is_public() {
    let half_made = {
        let mut table = Fixture::chapter_one(3).hand(0, &[1, 2, 3]).scenario();
        table.play("acquire u05");
        table
    };
    for table in [secrets(), half_made] {
        let onlooker = public(&table);
        assert_eq!(without_secrets(onlooker.clone()), onlooker, "nothing hidden");
        assert!(onlooker.you.is_none());
        assert_eq!(without_secrets(seen_by(&table, 1)), without_secrets(seen_by(&table, 2)));
        assert_eq!(without_secrets(seen_by(&table, 1)).seats, onlooker.seats, "nothing public missing");
    }
}

#[test]
fn rew_area_01_module_rows_in_line_with_their_bays() {
    let mut table = Fixture::chapter_one(2)
        .row(0, 3, &["crew_gaia"])
        .row(0, 4, &["shuttle_0", "terrabot_a"])
        .round(2)
        .hand(0, &[3])
        .module("u01", "satellite_shields")
        .scenario();
    table.play("acquire u01");
    let rows = &public(&table).seats[0].rows;
    assert_eq!(
        rows.iter().map(|r| (&*r.id, r.bay.get())).collect::<Vec<_>>(),
        [("row-1", 1), ("row-2", 2), ("row-3", 3), ("row-4", 4), ("row-5", 5)]
    );
    assert_eq!(names(&rows[2].modules), ["crew_gaia", "satellite_shields"], "the newest is the leftmost");
    assert_eq!(names(&rows[3].modules), ["shuttle_0", "terrabot_a"]);
}

#[test]
fn rew_area_02_the_settlement_area() {
    let fixture = Fixture::chapter_two(2)
        .row(0, 1, &["terrabot_e", "terrabot_b"])
        .city(0, "d", &["terrabot_d", "crew_gaia"])
        .city(0, "b", &["terrabot_b", "crew_gaia", "crew_talos"])
        .city(0, "a", &["terrabot_a"])
        .city(0, "c", &["terrabot_c"])
        .defence(0, &["shuttle_1", "satellite_shields"])
        .shuttles(0, &["shuttle_0", "shuttle_2"])
        .satellites(0, &["satellite_letter_a", "satellite_letter_b"]);
    let mut table = fixture.scenario();
    table.play("decouple 1").play("decouple 1").play("take_sign sign_ember");
    let seat = &public(&table).seats[0];
    let letters: Vec<&str> = seat.cities.iter().map(|c| c.letter.id()).collect();
    assert_eq!(letters, ["a", "b", "c", "d", "e"]);
    // Later tiles to the right: the terrabot that has just come is the last.
    assert_eq!(names(&seat.cities[1].modules), ["terrabot_b", "crew_gaia", "crew_talos", "terrabot_b"]);
    assert_eq!(seat.cities[4].sign.id(), "sign_ember", "the sign is apart, at the left end");
    assert_eq!(names(&seat.defence), ["shuttle_1", "satellite_shields"]);
    assert_eq!(names(&seat.shuttles), ["shuttle_0", "shuttle_2"]);
    assert_eq!(names(&seat.satellites), ["satellite_letter_a", "satellite_letter_b"]);
}

#[test]
fn rew_area_03_rows_begin_with_their_first_tile() {
    let mut table = Fixture::chapter_two(4).row(0, 1, &["shuttle_1", "terrabot_c"]).scenario();
    let rows = |table: &Scenario| {
        let view = public(table);
        let started = view.ships.iter().find(|s| s.ship.id() == "ship_rows_started").unwrap().progress[0];
        (view.seats[0].cities.len(), view.seats[0].defence.len(), started)
    };
    assert_eq!(rows(&table), (0, 0, 0));
    table.play("decouple 1").play("take_sign sign_corona");
    assert_eq!(rows(&table), (1, 0, 1));
    table.play("decouple 1").play("defend");
    assert_eq!(rows(&table), (1, 1, 2));
}

/// What a screen needs to let rows overlap: each tile of a long row by itself and in order.
#[test]
fn rew_area_04_every_tile_of_a_long_row_is_shown() {
    let tiles: Vec<&str> = ["terrabot_a"; 5].into_iter().chain(["crew_gaia"; 9]).collect();
    let table = Fixture::chapter_two(2).city(0, "a", &tiles).defence(0, &["shuttle_1"; 10]).scenario();
    let seat = &public(&table).seats[0];
    assert_eq!(names(&seat.cities[0].modules), tiles);
    let ids: BTreeSet<&String> = seat.cities[0].modules.iter().chain(&seat.defence).map(|m| &m.id).collect();
    assert_eq!(ids.len(), 24);
}

/// Backs are settlement: shields count in the defence row only. Fronts are modules: the same tiles in the
/// shuttle row and the satellite row stay what they were and count nothing there.
#[test]
fn rew_area_05_which_side_lies_up() {
    let mut table = Fixture::chapter_two(2)
        .defence(0, &["shuttle_2", "satellite_shields"])
        .shuttles(0, &["shuttle_2"])
        .satellites(0, &["satellite_letter_a"])
        .row(0, 1, &["crew_gaia"])
        .scenario();
    assert_eq!(public(&table).seats[0].shields, 4);
    let defence =
        public(&table).categories.iter().find(|c| c.category.id() == "final_defence").unwrap().sizes[0];
    assert_eq!(defence, 4);
    table.play("decouple 1");
    assert!(over(&table));
    assert_eq!(table.tally(0, "final_defence"), 20);
    assert_eq!((table.shuttles(0), table.satellites(0)), (vec!["shuttle_2"], vec!["satellite_letter_a"]));
}

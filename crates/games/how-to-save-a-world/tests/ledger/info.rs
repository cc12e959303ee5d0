//! HSW-INFO: what is public and what is secret.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Seat, Viewer};
use orrery_how_to_save_a_world::state::{CardSet, Phase};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::{Ask, View};
use orrery_how_to_save_a_world::vocab::{Card, CardType};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld};

use super::table::*;

fn onlooker(table: &Table) -> View {
    HowToSaveAWorld::view(&table.state, Viewer::Onlooker)
}

/// Whether a view names a card anywhere.
fn names(view: &View, card: Card) -> bool {
    serde_json::to_string(view).expect("a view is JSON").contains(&format!("\"{}\"", card.id()))
}

/// Whether the view shows the same to its viewer whatever the others hold: over many resampled states.
fn hands_that_fit(table: &Table, viewer: u8, of: usize, card_type: CardType) -> BTreeSet<&'static str> {
    let viewer = Viewer::Seat(Seat(viewer));
    let mut dice = FastDice::new(5);
    let sample = |_| {
        let state = HowToSaveAWorld::resample(&table.state, viewer, &mut dice);
        assert_eq!(HowToSaveAWorld::view(&state, viewer), HowToSaveAWorld::view(&table.state, viewer));
        ids(state.seats[of].hand.only(card_type)).first().copied()
    };
    (0..200).filter_map(sample).collect()
}

#[test]
fn hsw_info_01_hands_returned_cards_and_undealt_start_cards_are_secret() {
    let table = begun(3, 8);
    let known = |viewer: u8| table.view(viewer);
    for card in player(&table, 0).hand.iter() {
        assert!(names(&known(0), card));
        assert!(!names(&known(1), card) && !names(&known(2), card) && !names(&onlooker(&table), card));
    }
    let view = known(1);
    assert!(view.seats[0].hand.is_empty() && view.seats[0].secret.is_empty());
    assert_eq!(view.seats[0].hand_counts.iter().sum::<u8>(), 3, "the size of a hand is public");
    let own = view.seats[1].returned;
    for &card in table.state.bottom.iter().flatten().filter(|&&card| own != Some(card)) {
        assert!(!names(&view, card), "a species card that another player has returned");
    }
    let dealt = table.state.seats.iter().fold(CardSet::NONE, |all, seat| all.or(seat.hand));
    let start = Card::all().filter(|card| card.data().start && !dealt.contains(*card));
    for card in start {
        assert!(!names(&view, card), "a start card that was not dealt");
    }
    // As far as seat 1 knows, seat 0 may hold any of the five start cards that seat 1 does not hold.
    assert_eq!(hands_that_fit(&table, 1, 0, CardType::Action).len(), 5);
    assert_eq!(hands_that_fit(&table, 1, 0, CardType::Reaction).len(), 5);
    assert!(hands_that_fit(&table, 1, 0, CardType::Species).len() > 10);
}

#[test]
fn hsw_info_02_what_lies_on_the_table_is_public() {
    let fixture = Fixture::new(3).incomes(0, [1, 2, 3, 4, 5]).tiles(0, [1, 2, 3]).spent(0, [1, 0, 0]);
    let fixture = fixture.technologies(0, &["tech1_rapid_docking"]).pile(0, &["think_tank"]).asteroid(3);
    let table = fixture.secret(0, &["moon_moth"]).play();
    for view in [table.view(1), table.view(2), onlooker(&table)] {
        let seat = &view.seats[0];
        assert_eq!((seat.resources, seat.incomes), ([4, 3, 3, 3, 1], [1, 2, 3, 4, 5]));
        assert_eq!((seat.active_tiles, seat.spent_tiles), ([1, 2, 3], [1, 0, 0]));
        assert_eq!((seat.technologies.len(), ids(seat.pile), seat.owned), (1, vec!["think_tank"], 2));
        assert_eq!((view.asteroid, view.danger[0], view.display.len()), (3, 3, 3));
        assert_eq!(view.worlds[0].zone.len(), 3);
        let own = table.view(0);
        assert_eq!((&view.worlds, &view.projects, view.bag), (&own.worlds, &own.projects, own.bag));
    }
}

#[test]
fn hsw_info_03_cards_of_the_display_are_seen_when_taken() {
    let fixture = Fixture::new(2).secret(0, &["moon_moth"]).resources(0, [5; 5]);
    let mut table = fixture.buildings(&["ultrastructure_generator"]).play();
    table.play("deploy ultrastructure_generator_2").play("take twig_squirrel").play("pay 0");
    assert_eq!(ids(table.view(1).seats[0].hand), ["twig_squirrel"], "not the setup card");
    let heard = table.heard();
    let taken = heard.iter().find(|(_, event)| matches!(event, Event::CardTaken { .. })).expect("it is told");
    assert!(taken.0.includes(Viewer::Seat(Seat(1))));
}

#[test]
fn hsw_info_04_the_bag_is_public() {
    let mut table = Fixture::new(3).play();
    table.play("deploy laser_control_2").play("work laser").play("pay 0");
    for view in [table.view(0), table.view(1), table.view(2), onlooker(&table)] {
        assert_eq!(view.bag, [1, 0, 0, 3]);
    }
    end_round(&mut table);
    assert_eq!(onlooker(&table).bag, table.state.bag);
}

#[test]
fn hsw_info_05_hands_are_shown_at_the_end() {
    let fixture = Fixture::new(2).secret(0, &["moon_moth", "spark_eel"]).hand(0, &["think_tank"]).round(6);
    let mut table = fixture.bag([0; 4]).play();
    table.play("pass");
    assert_eq!(ids(table.view(1).seats[0].hand), ["think_tank"]);
    table.play("pass");
    assert_eq!(table.state.phase, Phase::Over);
    for view in [table.view(1), onlooker(&table)] {
        assert_eq!(view.seats[0].hand, player(&table, 0).hand);
        assert_eq!(view.seats[0].species.len(), 2);
    }
    let cards = player(&table, 0).hand;
    assert!(table.events().contains(&Event::HandShown { seat: Seat(0), cards }));
}

#[test]
fn hsw_info_06_only_draws_are_random() {
    // The same decisions lead to the same table, whatever the dice.
    let play = |numbers: &[u32]| {
        let fixture = Fixture::new(2).hand(0, &["pilot_plant"]).tiles(0, [0, 2, 0]);
        let mut table = fixture.play();
        table.next_random(numbers);
        table.play("deploy laser_control_1").play("spend_tile moon").play("spend_tile moon");
        table.play("work laser").play("pay 0").play("work laser").play("pay 1").play("pass");
        table.play("play pilot_plant").play("raise energy").play("raise energy").play("gain minerals");
        table
    };
    let [mut one, mut two] = [play(&[0; 8]), play(&[1; 8])];
    assert!(one.state == two.state);
    // Building order, cubes and cards are drawn.
    end_round(&mut one);
    end_round(&mut two);
    assert_ne!(one.state.buildings, two.state.buildings);
    let displays: BTreeSet<String> =
        (0..5).map(|seed| format!("{:?}", begun(2, seed).state.display)).collect();
    assert_eq!(displays.len(), 5);
    let bought = |number: u32| {
        let mut table = Fixture::new(2).buildings(&["ultrastructure_generator"]).play();
        table.next_random(&[number]).play("deploy ultrastructure_generator_2").play("take twig_squirrel");
        row(&table, 2)[0]
    };
    assert_ne!(bought(0), bought(1), "the order of a deck");
}

#[test]
fn hsw_info_07_the_types_of_hand_cards_are_public() {
    let mut table = begun(3, 4);
    let seat = table.to_act()[0];
    for viewer in 0..3 {
        assert!(table.view(viewer).seats.iter().all(|seat| seat.hand_counts == [1, 1, 1]));
    }
    let action = offered(&table, "play")[0].clone();
    whole_turn(&mut table, &action);
    let counts = onlooker(&table).seats[usize::from(seat)].hand_counts;
    let hand = player(&table, seat).hand;
    assert_eq!(counts, CardType::ALL.map(|card_type| hand.only(card_type).len()));
    assert_eq!(counts[0], 0, "every change is seen");
}

#[test]
fn hsw_info_08_a_card_once_seen_stays_known() {
    let fixture = Fixture::new(2).secret(0, &["supply_flight", "moon_moth"]).bag([0; 4]);
    let mut table = fixture.play();
    assert!(table.view(1).seats[0].hand.is_empty());
    table.play("play supply_flight").play("pay 0");
    for _ in 0..3 {
        table.play("gain energy");
    }
    end_round(&mut table);
    assert!(player(&table, 0).hand.contains(card("supply_flight")), "it is back in the hand");
    assert_eq!(ids(table.view(1).seats[0].hand), ["supply_flight"]);
    assert_eq!(ids(table.view(0).seats[0].secret), ["moon_moth"], "hidden is only what was never shown");
    assert_eq!(hands_that_fit(&table, 1, 0, CardType::Action), BTreeSet::from(["supply_flight"]));
    assert!(hands_that_fit(&table, 1, 0, CardType::Species).len() > 10);
}

#[test]
fn hsw_info_09_the_own_returned_card_is_known_to_its_owner() {
    let mut table = new_game(2, 6);
    let choices = table.legal_of(0);
    table.play_as(0, &choices[0]);
    assert!(table.view(1).seats[0].decided && !table.view(1).seats[1].decided, "only who has decided");
    let returned = card(choices[1].trim_start_matches("keep "));
    assert!(!names(&table.view(1), returned) && !names(&onlooker(&table), returned));
    let keep = table.legal_of(1)[0].clone();
    table.play_as(1, &keep);
    assert_eq!(table.view(0).seats[0].returned, Some(returned));
    assert_eq!((table.view(1).seats[0].returned, onlooker(&table).seats[0].returned), (None, None));
    for dice in 0..50 {
        let mut dice = FastDice::new(dice);
        let state = HowToSaveAWorld::resample(&table.state, Viewer::Seat(Seat(0)), &mut dice);
        assert_eq!(state.bottom.iter().flatten().filter(|&&card| card == returned).count(), 1);
        assert_eq!(
            state.bottom.map(|c| c == Some(returned)),
            table.state.bottom.map(|c| c == Some(returned))
        );
    }
    // Once it is drawn it lies under the deck no longer.
    table.audited = false;
    table.state.deck = table.state.deck.without(CardSet::of_type(CardType::Species));
    table.state.display[2] = [None; 3];
    whole_turn(&mut table, "deploy base_camp_1");
    assert_eq!((table.view(0).seats[0].returned, table.state.bottom), (None, [None; 4]));
    assert!(names(&table.view(1), returned), "all see it in the display");
}

#[test]
fn hsw_info_10_removed_cards_are_shown() {
    let fixture = Fixture::new(2).buildings(&["quantum_archive"]).secret(0, &["moon_moth"]);
    let mut table = fixture.play();
    assert!(!names(&table.view(1), card("moon_moth")));
    table.play("deploy quantum_archive_1").play("remove moon_moth");
    assert!(
        table.view(1).removed.contains(card("moon_moth"))
            && onlooker(&table).removed.contains(card("moon_moth"))
    );
    let heard = table.heard();
    let removed =
        heard.iter().find(|(_, event)| matches!(event, Event::CardRemoved { .. })).expect("it is told");
    assert!(removed.0.includes(Viewer::Seat(Seat(1))) && removed.0.includes(Viewer::Onlooker));
}

#[test]
fn hsw_info_11_sizes_of_stacks_and_the_set_of_a_row_discard() {
    let table = begun(2, 3);
    let view = onlooker(&table);
    let decks: Vec<u8> = view.display.iter().map(|row| row.deck).collect();
    assert_eq!(decks, [24 - 6 - 3, 24 - 6 - 3, 24 - 3 - 2], "with the two species cards that were returned");
    assert_eq!(view.building_stacks, [6, 8]);
    let mut table = Fixture::new(2).asteroid(1).bag([0; 4]).play();
    let leaving: Vec<_> = (0..3).map(|r| row(&table, r)[2]).collect();
    end_round(&mut table);
    let view = onlooker(&table);
    let discards: Vec<_> = view.display.iter().map(|row| ids(row.discard)).collect();
    assert_eq!(discards, leaving.iter().map(|&id| vec![id]).collect::<Vec<_>>());
}

#[test]
fn hsw_info_12_a_question_betrays_nothing() {
    // Seat 0 holds a reaction card that can be played, or one that cannot: nobody sees a difference.
    let hidden = Fixture::new(2).unaudited().change(|state| {
        (state.seen, state.removed) = (CardSet::NONE, CardSet::NONE);
    });
    let table = |reaction: &str| {
        let fixture = hidden.clone();
        let mut table = fixture.secret(0, &[reaction]).play();
        table.play("deploy solar_field_1");
        table
    };
    let [playable, useless] = ["camp_crew", "study_group"].map(table);
    assert_eq!((playable.legal().len(), useless.legal().len()), (2, 1));
    assert_eq!((playable.to_act(), useless.to_act()), (vec![0], vec![0]));
    assert_eq!(playable.view(1), useless.view(1));
    assert_eq!(onlooker(&playable), onlooker(&useless));
    let other = playable.view(1);
    assert_eq!((other.phase, other.ask, other.window, other.source), (Phase::Turn, Ask::Wait, false, None));
    assert_eq!(playable.view(0).ask, Ask::React);
    // Nor does a badge payment.
    let table = |reaction: &str| {
        let mut table = hidden.clone().secret(0, &[reaction]).play();
        table.play("deploy fusion_plant_1");
        table
    };
    let [with, without] = ["first_readings", "camp_crew"].map(table);
    assert_eq!((with.legal().len(), without.legal().len()), (2, 1), "moon badges to spend, or none");
    assert_eq!((with.to_act(), with.view(1)), (without.to_act(), without.view(1)));
}

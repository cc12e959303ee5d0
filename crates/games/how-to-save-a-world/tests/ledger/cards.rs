//! HSW-CARD: the display, buying, removing, the own discard pile.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::state::CardSet;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::view::Ask;
use orrery_how_to_save_a_world::vocab::{CardPick, CardType, Project};

use super::table::*;

const RICH: [u8; 5] = [9, 9, 9, 9, 0];

/// A table on which seat 0 may buy two cards for one resource less each.
fn hub(fixture: Fixture) -> Table {
    let mut table = fixture.buildings(&["transfer_hub"]).play();
    table.play("deploy transfer_hub_2");
    table
}

/// HSW-CARD-01, HSW-CARD-05.
#[test]
fn hsw_card_01_hsw_card_05_up_to_n_cards_into_the_hand() {
    let mut table = hub(Fixture::new(2).resources(0, RICH));
    assert_eq!(table.view(0).ask, Ask::Take { pick: CardPick::Any, left: 2, price: Some(0) });
    table.play("take twig_squirrel");
    assert_eq!(ids(player(&table, 0).hand), ["twig_squirrel"]);
    table.play("take boost_production");
    assert_eq!(ids(player(&table, 0).hand), ["boost_production", "twig_squirrel"]);
    assert_eq!(table.to_act(), [1], "no third card");
    table.refuse("take dynamo_test_run", "HSW-CARD-01");
}

#[test]
fn hsw_card_02_a_card_of_the_display_that_can_be_paid() {
    let mut table = hub(Fixture::new(2).resources(0, RICH).hand(1, &["moon_moth"]));
    assert_eq!(offered(&table, "take").len(), 9);
    table.refuse("take crown_stag", "HSW-CARD-02").refuse("take moon_moth", "HSW-CARD-02");
    let three = ["moon_moth", "ore_beetle", "crown_stag"];
    let mut table = hub(Fixture::new(2).resources(0, [0, 0, 0, 2, 0]).hand(0, &three));
    assert_eq!(offered(&table, "take").len(), 3, "only species cards can be paid");
    table.refuse("take boost_production", "HSW-CARD-08").play("take twig_squirrel");
}

#[test]
fn hsw_card_03_the_price_is_the_number_of_cards_owned() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["moon_moth", "think_tank"]);
    let mut table = hub(fixture.pile(0, &["ore_convoy"]));
    table.play("take twig_squirrel");
    assert_eq!(player(&table, 0).resources[3], 9 - (3 - 1), "hand and pile, all types");
    table.play("take sabretooth_hippo");
    assert_eq!(player(&table, 0).resources[3], 7 - (4 - 1), "the card bought before counts");
    let mut table = hub(Fixture::new(2).resources(0, [0; 5]));
    table.play("take twig_squirrel");
    assert_eq!(player(&table, 0).resources, [0; 5], "not below 0");
}

#[test]
fn hsw_card_04_three_kinds_of_cards_three_resources() {
    for (card, resource) in [("boost_production", 1), ("dynamo_test_run", 2), ("twig_squirrel", 3)] {
        let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["moon_moth", "ore_beetle", "crown_stag"]);
        let mut table = hub(fixture.clone());
        table.play(&format!("take {card}"));
        let mut left = RICH;
        left[resource] -= 2;
        assert_eq!(player(&table, 0).resources, left);
        let mut table = hub(fixture.resources(0, [0, 0, 0, 0, 2]));
        table.play(&format!("take {card}"));
        assert_eq!(player(&table, 0).resources, [0; 5], "ingenuity replaces it");
    }
    let from = "card_type = \"action\"\nresource = \"knowledge\"";
    assert!(changed(from, "card_type = \"action\"\nresource = \"energy\"").contains("HSW-CARD-04"));
}

#[test]
fn hsw_card_06_a_gained_card_costs_nothing() {
    let fixture = Fixture::new(4).disc(0, Project::Evacuation, 8).resources(0, [0, 0, 0, 3, 0]);
    let mut table = fixture.hand(0, &["moon_moth", "ore_beetle"]).play();
    table.play("deploy evacuation_port_2").play("work evacuation");
    assert_eq!(table.view(0).ask, Ask::Take { pick: CardPick::Any, left: 1, price: None });
    table.play("take boost_production");
    assert_eq!((player(&table, 0).resources, player(&table, 0).hand.len()), ([0; 5], 3));
}

#[test]
fn hsw_card_07_a_new_card_cannot_be_used_in_this_turn() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["scouting_drone", "lucky_find"]);
    let mut table = fixture.display(&["ore_convoy", "algae_bloom", "peer_review"]).play();
    table.play("deploy field_laboratory_1").play("react scouting_drone").play("take ore_convoy");
    table.refuse("react ore_convoy", "HSW-CARD-07");
    assert!(!offers(&table, "react ore_convoy") && offers(&table, "react lucky_find"));
    assert_eq!(ids(table.view(1).acquired), ["ore_convoy"]);
    // Nor for its badges: HSW-BADGE-09. But it may be removed.
    let fixture = Fixture::new(2).buildings(&["quantum_archive"]).hand(0, &["ore_convoy"]).unaudited();
    let mut table = fixture.change(|state| state.turn.acquired.insert(card("ore_convoy"))).play();
    table.play("deploy quantum_archive_1").play("remove ore_convoy");
    assert!(ids(table.view(1).removed).contains(&"ore_convoy"));
}

#[test]
fn hsw_card_08_buying_is_optional() {
    let mut table = hub(Fixture::new(2).resources(0, RICH));
    table.play("stop");
    assert_eq!((player(&table, 0).hand.len(), table.to_act()), (0, vec![1]));
    let table = hub(Fixture::new(2).resources(0, [9, 0, 0, 0, 0]).hand(0, &["moon_moth", "ore_beetle"]));
    assert_eq!(table.to_act(), [1], "who cannot pay is not asked");
}

#[test]
fn hsw_card_09_gaps_stay_until_the_end_of_the_turn() {
    let mut table = hub(Fixture::new(2).resources(0, RICH));
    table.play("take sabretooth_hippo");
    assert_eq!(row(&table, 2), ["twig_squirrel", "-", "shudder_moss"]);
    assert_eq!(offered(&table, "take").len(), 8, "the second card is chosen from what is left");
    table.play("stop");
    assert!(!row(&table, 2).contains(&"-"));
}

#[test]
fn hsw_card_10_cards_slide_right_and_gaps_fill_from_the_left() {
    let mut table = hub(Fixture::new(2).resources(0, RICH));
    table.play("take sabretooth_hippo").play("stop");
    let after = row(&table, 2);
    assert_eq!(after[1..], ["twig_squirrel", "shudder_moss"]);
    assert!(!["twig_squirrel", "sabretooth_hippo", "shudder_moss"].contains(&after[0]));
    assert_eq!(row(&table, 0), ["boost_production", "ai_research_assistant", "focusing_array"]);
}

#[test]
fn hsw_card_11_an_empty_deck_is_made_from_its_row_discard() {
    let empty = |fixture: Fixture, discard: &[&str]| {
        let discard: CardSet = discard.iter().map(|id| card(id)).collect();
        let fixture = fixture.unaudited().change(|state| {
            state.deck = state.deck.without(CardSet::of_type(CardType::Species));
            state.bottom = [None; 4];
            state.row_discard = discard;
            state.seen = state.seen.or(discard);
        });
        hub(fixture.resources(0, RICH))
    };
    let mut table = empty(Fixture::new(2), &["moon_moth", "crown_stag"]);
    table.play("take shudder_moss").play("stop");
    let view = table.view(0);
    assert_eq!((view.display[2].deck, view.display[2].discard.len()), (1, 0));
    assert!(["moon_moth", "crown_stag"].contains(&row(&table, 2)[0]));
    let shuffled = |event: &Event| matches!(event, Event::DeckShuffled { row: CardType::Species, count: 2 });
    assert!(told(&mut table, shuffled));
    let mut table = empty(Fixture::new(2), &[]);
    table.play("take shudder_moss").play("stop");
    assert_eq!(row(&table, 2), ["-", "twig_squirrel", "sabretooth_hippo"], "the gap stays");
}

#[test]
fn hsw_card_12_no_hand_limit() {
    let many = ["think_tank", "gene_bank", "recycling", "ark_convoy", "plate_foundry", "recall_order"];
    let more = ["moon_moth", "crown_stag", "ore_beetle", "spark_eel", "echo_bat"];
    let fixture = Fixture::new(2).hand(0, &many).hand(0, &more).resources(0, [0, 10, 0, 0, 2]);
    let mut table = hub(fixture);
    table.play("take boost_production");
    if matches!(table.view(0).ask, Ask::Pay { .. }) {
        table.play("pay 0");
    }
    assert_eq!(player(&table, 0).hand.len(), 12);
}

#[test]
fn hsw_card_13_remove_a_card_of_hand_or_pile() {
    let fixture = Fixture::new(2).resources(0, [1, 0, 0, 0, 0]).hand(0, &["recycling", "ore_convoy"]);
    let fixture = fixture.pile(0, &["moon_moth"]).hand(1, &["think_tank"]);
    let mut table = fixture.clone().play();
    table.play("play recycling");
    assert_eq!(table.legal(), ["remove ore_convoy", "remove moon_moth", "stop"]);
    table.refuse("remove think_tank", "HSW-CARD-13").refuse("gain energy", "HSW-TURN-04");
    table.play("remove moon_moth");
    for _ in 0..5 {
        table.play("gain knowledge");
    }
    if table.to_act() == [0] {
        table.play("stop");
    }
    assert_eq!((player(&table, 0).resources[1], table.score(0)), (5, 2));
    let mut table = fixture.play();
    table.play("play recycling").play("stop");
    assert_eq!((player(&table, 0).resources, table.score(0)), ([0; 5], 0), "no card, no effect");
}

#[test]
fn hsw_card_14_removed_cards_are_gone() {
    let fixture = Fixture::new(2).round(6).buildings(&["quantum_archive", "transfer_hub"]);
    let fixture = fixture.landers(0, ["moon"; 3]).tiles(0, [0, 3, 0]).resources(0, RICH);
    let mut table = fixture.hand(0, &["moon_moth", "think_tank", "gene_bank"]).play();
    assert_eq!(table.view(0).display[0].price, Some(3));
    table.play("deploy quantum_archive_1").play("remove moon_moth").play("choose 1").play("stop");
    assert_eq!(table.view(0).display[0].price, Some(2), "the next card is cheaper");
    assert!(!table.state.deck.or(table.state.row_discard).contains(card("moon_moth")));
    end_game(&mut table);
    assert_eq!(points_by(&table, 0, "HSW-SCORE-06"), 0);
    assert!(table.state.removed.contains(card("moon_moth")));
}

#[test]
fn hsw_card_15_used_cards_lie_open_until_the_next_round() {
    let cards = ["reactor_upgrade", "turbo_extraction_team", "moon_moth"];
    let fixture = Fixture::new(2).resources(0, [9, 0, 0, 0, 0]).hand(0, &cards).bag([0; 4]);
    let mut table = fixture.play();
    table.play("play reactor_upgrade").play("react turbo_extraction_team").play("pass");
    table.play("deploy jungle_biotope_1").play("discard moon_moth");
    assert_eq!(table.view(1).seats[0].pile.len(), 3);
    assert!(player(&table, 0).hand.is_empty());
    end_round(&mut table);
    assert_eq!((player(&table, 0).hand.len(), player(&table, 0).pile.len()), (3, 0));
}

#[test]
fn hsw_card_16_several_gaps_fill_from_the_leftmost_row_by_row() {
    let mut table = hub(Fixture::new(2).resources(0, RICH));
    table.play("take twig_squirrel");
    table.events();
    table.play("take sabretooth_hippo");
    let revealed: Vec<_> = table
        .events()
        .iter()
        .filter_map(|event| if let Event::CardRevealed { card } = event { Some(card.id()) } else { None })
        .collect();
    let after = row(&table, 2);
    assert_eq!((revealed[0], revealed[1], after[2]), (after[0], after[1], "shudder_moss"));
    let mut table = hub(Fixture::new(2).resources(0, RICH));
    table.play("take twig_squirrel");
    table.events();
    table.play("take boost_production");
    let types: Vec<_> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::CardRevealed { card } => Some(card.card_type()),
            _ => None,
        })
        .collect();
    assert_eq!(types, [CardType::Action, CardType::Species], "rows in order");
}

#[test]
fn hsw_card_17_used_cards_count_for_the_price_removed_ones_do_not() {
    let fixture = Fixture::new(2).resources(0, RICH).hand(0, &["turbo_extraction_team", "think_tank"]);
    let mut table = fixture.clone().play();
    table.play("deploy expedition_office_1").play("discard turbo_extraction_team");
    assert_eq!(table.view(0).ask, Ask::Take { pick: CardPick::Any, left: 2, price: Some(2) });
    let mut table = fixture.clone().play();
    table.play("play think_tank").play("pass");
    assert_eq!(table.view(0).display[0].price, Some(2));
    let table = fixture.change(|state| {
        state.seats[0].hand.remove(card("think_tank"));
        state.removed.insert(card("think_tank"));
    });
    assert_eq!(table.play().view(0).display[0].price, Some(1));
}

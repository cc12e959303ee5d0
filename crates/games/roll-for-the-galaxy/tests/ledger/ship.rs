//! RFG-SHIP, RFG-VP: phase V and the VP chips.

use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, dice};

use crate::plain;

/// One shipper and one good on a world of seat 0.
fn shipping(world: &str, good: &str, shipper: &str) -> Scenario {
    plain().tableau(0, &[world]).goods(world, good).workers(0, "ship", shipper).phases("ship")
}

/// The VP for consuming this good from this world with this shipper.
fn consumed(world: &str, good: &str, shipper: &str) -> u16 {
    let mut table = shipping(world, good, shipper);
    table.play_as(0, &format!("consume {world} {good}"));
    table.player(0).chips
}

#[test]
fn rfg_ship_01_each_shipper_must_ship_one_good_while_there_are_goods() {
    let mut table = plain()
        .tableau(0, &["spice_world", "jungle_world"])
        .goods("spice_world", "novelty")
        .goods("jungle_world", "genes")
        .workers(0, "ship", "home military")
        .phases("ship");
    assert_eq!(
        table.legal_of(0),
        ["ship home", "ship military"],
        "the owner chooses the shipper and cannot pass"
    );
    table.play_as(0, "ship military");
    let mut choices = table.legal_of(0);
    choices.sort();
    assert_eq!(
        choices,
        [
            "consume jungle_world genes",
            "consume spice_world novelty",
            "trade jungle_world genes",
            "trade spice_world novelty"
        ],
        "good and task are chosen freely, shipping is not optional"
    );
    table.play_as(0, "trade jungle_world genes");
    assert_eq!(table.player(0).citizenry, dice("military genes"), "one shipper at a time");
    table.play_as(0, "trade spice_world novelty");
    assert_eq!(table.player(0).credits, 1 + 5 + 3);
}

#[test]
fn rfg_ship_02_shipper_and_good_go_to_the_citizenry() {
    let mut table = shipping("spice_world", "genes", "military");
    table.play_as(0, "consume spice_world genes");
    assert_eq!(table.player(0).citizenry, dice("genes military"));
    assert!(table.goods("spice_world").is_empty());
    // The virtual white shipper of `space_docks`: only the good.
    let mut table =
        plain().tableau(0, &["spice_world", "space_docks"]).goods("spice_world", "genes").phases("ship");
    table.play_as(0, "trade spice_world genes");
    assert_eq!(table.player(0).citizenry, dice("genes"));
}

#[test]
fn rfg_ship_03_each_good_needs_its_own_shipper() {
    let mut table = plain()
        .tableau(0, &["spice_world", "jungle_world"])
        .goods("spice_world", "novelty")
        .goods("jungle_world", "genes")
        .workers(0, "ship", "home")
        .phases("ship");
    table.play_as(0, "trade spice_world novelty");
    assert_eq!(table.goods("jungle_world"), ["genes"], "no shipper is left for the second good");
    assert_eq!(table.player(0).credits, 1 + 3);
}

#[test]
fn rfg_ship_04_trade_pays_by_the_kind_of_the_world_whatever_the_colours() {
    for (world, price) in
        [("spice_world", 3), ("comet_zone", 4), ("jungle_world", 5), ("deserted_alien_outpost", 6)]
    {
        for colour in ["home", "military", "consumption", "novelty", "alien_technology"] {
            let mut table = shipping(world, colour, colour);
            table.play_as(0, &format!("trade {world} {colour}"));
            assert_eq!(table.player(0).credits, 1 + price, "{world} {colour}");
            assert_eq!(table.player(0).chips, 0);
        }
    }
}

#[test]
fn rfg_ship_05_consume_gives_one_vp_and_one_for_each_match() {
    assert_eq!(consumed("jungle_world", "home", "home"), 1);
    assert_eq!(consumed("jungle_world", "genes", "home"), 2);
    assert_eq!(consumed("jungle_world", "home", "genes"), 2);
    assert_eq!(consumed("jungle_world", "genes", "genes"), 3);
    assert_eq!(consumed("jungle_world", "novelty", "rare_elements"), 1);
    assert_eq!(consumed("comet_zone", "rare_elements", "rare_elements"), 3);
    assert_eq!(consumed("deserted_alien_outpost", "alien_technology", "novelty"), 2);
}

#[test]
fn rfg_ship_06_purple_matches_every_world_white_and_red_none() {
    for world in ["spice_world", "comet_zone", "jungle_world", "deserted_alien_outpost"] {
        assert_eq!(consumed(world, "consumption", "home"), 2, "{world}");
        assert_eq!(consumed(world, "home", "consumption"), 2, "{world}");
        assert_eq!(consumed(world, "consumption", "consumption"), 3, "{world}");
        assert_eq!(consumed(world, "military", "home"), 1, "{world}");
        assert_eq!(consumed(world, "home", "military"), 1, "{world}");
    }
}

#[test]
fn rfg_ship_07_purple_is_no_other_colour_for_powers_and_final_scoring() {
    // `genetics_lab` counts green goods: a purple die on a genes world is none.
    let table = plain()
        .faction(0, 5)
        .tableau(0, &["jungle_world"])
        .goods("jungle_world", "consumption")
        .workers(0, "produce", "genes")
        .phases("produce");
    assert_eq!(table.player(0).credits, 1 + 2, "only the green good on `the_last_of_the_gnarssh`");
    // `galactic_exchange` counts colours owned: purple is one of its own.
    let exchange = plain().tableau(0, &["galactic_exchange"]).cup(0, "3 consumption").cup(1, "home").manage();
    let without = plain().tableau(0, &["galactic_exchange"]).cup(0, "3 home").cup(1, "home").manage();
    assert_eq!(exchange.score(0), without.score(0), "one colour either way");
}

#[test]
fn rfg_ship_08_faces_do_not_matter() {
    // The same white die, rolled as a shipper or moved there: the yield is the same, for no face is kept.
    let mut rolled = plain()
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .rolled(0, "wild", "novelty")
        .rolled(0, "explore", "home")
        .rolled(1, "explore", "home")
        .assign();
    rolled.play_as(0, "place_wild novelty ship").play_as(0, "select home explore ship").play_as(0, "ready");
    rolled.play_as(1, "select home explore explore").play_as(1, "ready");
    // Two shippers, one good: the matching one ships; its wild face gives nothing extra.
    while rolled.to_act().contains(&1) {
        let first = rolled.legal_of(1).remove(0);
        rolled.play_as(1, &first);
    }
    rolled.play_as(0, "ship novelty").play_as(0, "consume spice_world novelty");
    assert_eq!(rolled.player(0).chips, 3);
}

#[test]
fn rfg_ship_09_dice_and_worlds_may_be_combined_badly() {
    let mut table = plain()
        .tableau(0, &["spice_world", "jungle_world"])
        .goods("spice_world", "genes")
        .goods("jungle_world", "novelty")
        .workers(0, "ship", "genes novelty")
        .phases("ship");
    table
        .play_as(0, "ship genes")
        .play_as(0, "consume spice_world genes")
        .play_as(0, "consume jungle_world novelty");
    assert_eq!(table.player(0).chips, 2);
}

#[test]
fn rfg_ship_10_unused_shippers_go_to_the_cup() {
    let mut table = plain()
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .workers(0, "ship", "3 home")
        .phases("ship");
    table.play_as(0, "trade spice_world novelty");
    assert_eq!(table.player(0).citizenry, dice("home novelty"));
    assert_eq!(table.player(0).cup, dice("2 home"));
}

#[test]
fn rfg_vp_01_rfg_vp_03_chips_come_from_the_pool_and_then_from_the_reserve() {
    let mut table = plain()
        .tableau(0, &["jungle_world", "spice_world"])
        .goods("jungle_world", "genes")
        .goods("spice_world", "consumption")
        .workers(0, "ship", "2 genes")
        .pool(4)
        .phases("ship");
    table.play_as(0, "consume jungle_world genes");
    assert_eq!((table.player(0).chips, table.state.pool), (3, 1));
    table.play_as(0, "consume spice_world consumption");
    assert_eq!((table.player(0).chips, table.state.pool), (5, 0), "2 VP, though the pool held 1");
    assert_eq!(table.player(1).chips, 20, "nobody else pays");
}

#[test]
fn rfg_vp_04_the_pool_is_never_refilled() {
    crate::walk::walk(8, |step| assert!(step.after.pool <= step.before.pool, "{:?}", step.action));
}

#[test]
fn rfg_vp_02_an_empty_pool_ends_the_game_after_the_round() {
    let mut table = plain()
        .tableau(0, &["jungle_world"])
        .goods("jungle_world", "genes")
        .workers(0, "ship", "genes")
        .cup(1, "home")
        .pool(3)
        .phases("ship");
    table.play_as(0, "consume jungle_world genes");
    assert_eq!(table.state.pool, 0);
    assert!(table.view(0).last_round);
    // Step 5 is still played.
    assert_eq!(table.to_act(), [0, 1]);
    for seat in [0, 1] {
        while table.to_act().contains(&seat) {
            table.play_as(seat, "ready");
        }
    }
    assert!(table.to_act().is_empty(), "no new round begins");
}

//! RFG-PROD: phase IV.

use orrery_roll_for_the_galaxy::testkit::{Look, dice};

use crate::plain;

#[test]
fn rfg_prod_03_any_colour_becomes_a_good_on_any_world_that_is_not_grey() {
    let worlds = ["spice_world", "jungle_world", "comet_zone"];
    for world in worlds {
        for die in ["home", "novelty", "genes"] {
            let mut table =
                plain().tableau(0, &worlds).workers(0, "produce", "home novelty genes").phases("produce");
            table.play_as(0, &format!("produce {die} {world}"));
            assert_eq!(table.goods(world), [die]);
        }
    }
}

#[test]
fn rfg_prod_01_each_producer_becomes_a_good_on_an_own_world_that_is_not_grey() {
    let mut table = plain()
        .tableau(0, &["spice_world", "jungle_world", "free_trade_zone"])
        .tableau(1, &["comet_zone"])
        .workers(0, "produce", "military home")
        .phases("produce");
    assert_eq!(
        table.legal_of(0),
        [
            "produce home spice_world",
            "produce home jungle_world",
            "produce military spice_world",
            "produce military jungle_world"
        ],
        "neither the grey home world nor the rival's world"
    );
    table.refuse_as(0, "produce home doomed_world", "RFG-PROD-02").refuse_as(
        0,
        "produce home comet_zone",
        "RFG-PROD-01",
    );
    table.play_as(0, "produce military spice_world");
    assert_eq!(table.goods("spice_world"), ["military"]);
    assert_eq!(table.goods("jungle_world"), ["home"], "the last producer has one place left and must use it");
    assert_eq!(table.player(0).citizenry, dice(""), "a producer becomes a good and goes nowhere else");
}

#[test]
fn rfg_prod_02_a_world_holds_one_good_and_a_grey_world_none() {
    let table = plain()
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .workers(0, "produce", "2 home")
        .phases("produce");
    assert_eq!(table.goods("spice_world"), ["novelty"]);
    assert_eq!(table.goods("doomed_world"), Vec::<&str>::new());
    assert_eq!(table.player(0).cup, dice("2 home"), "there was no room");
    let table = plain()
        .tableau(0, &["spice_world", "galactic_reserves"])
        .goods("spice_world", "novelty")
        .workers(0, "produce", "2 home")
        .phases("produce");
    assert_eq!(table.goods("spice_world").len(), 2);
    assert_eq!(table.player(0).cup, dice("home"));
}

#[test]
fn rfg_prod_04_worlds_in_the_construction_zone_cannot_produce() {
    let mut table = plain()
        .zone(0, &["spice_world"])
        .tableau(0, &["jungle_world", "comet_zone"])
        .workers(0, "produce", "home")
        .phases("produce");
    assert_eq!(table.legal_of(0), ["produce home jungle_world", "produce home comet_zone"]);
    table.refuse_as(0, "produce home spice_world", "RFG-PROD-04");
}

#[test]
fn rfg_prod_05_home_worlds_and_faction_worlds_produce_like_others() {
    // Faction 3: `space_mall` is a novelty world; `alpha_centauri` is a rare elements world.
    let table =
        plain().faction(0, 3).home(0, "alpha_centauri").workers(0, "produce", "2 home").phases("produce");
    assert_eq!(table.goods("alpha_centauri"), ["home"]);
    assert_eq!(table.goods("space_mall"), ["home"]);
}

#[test]
fn rfg_prod_06_producers_without_room_go_to_the_cup() {
    let table = plain().tableau(0, &["spice_world"]).workers(0, "produce", "3 genes").phases("produce");
    assert_eq!(table.goods("spice_world"), ["genes"]);
    assert_eq!(table.player(0).cup, dice("2 genes"));
    assert_eq!(table.player(0).citizenry, dice(""));
}

#[test]
fn rfg_prod_07_powers_at_the_end_count_old_goods_too() {
    // `consumer_markets` is the development of faction 3: +$1 for each good on a novelty world.
    let table = plain()
        .faction(0, 3)
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .workers(0, "produce", "home")
        .phases("produce");
    assert_eq!(table.player(0).credits, 1 + 2, "the old good and the new one on `space_mall`");
}

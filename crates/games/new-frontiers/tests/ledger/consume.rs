//! NFR-CON: consuming goods.

use super::*;

/// A table in the Consume step of seat 0, after nothing was sold.
fn consume(fixture: Fixture) -> Table {
    let mut table = fixture.choose("trade_consume");
    if step(&table) == Step::Trade {
        table.play("pass");
    }
    table
}

/// Colonies with a good on each.
fn stocked(fixture: Fixture, ids: &[&str]) -> Fixture {
    fixture.colonies(0, ids).goods(0, ids)
}

#[test]
fn nfr_con_01_powers_must_be_used_until_none_can() {
    let table = consume(stocked(
        Fixture::new(2).developments(0, &["public_works"]).home(0, "old_earth"),
        &["gem_world", "comet_zone", "hive_world"],
    ));
    assert_eq!(table.legal(), ["consume old_earth", "consume public_works"], "stopping is not offered");
    let mut table = table;
    table.refuse("pass", "NFR-CON-01").play("consume public_works").play("spend gem_world");
    assert_eq!(table.chips(0), 1 + 1 + 3, "the other power took what was left");
    assert!(table.player(0).goods.is_empty());
    let table = consume(Fixture::new(2).developments(0, &["galactic_salon", "new_economy"]));
    assert_eq!((table.chips(0), table.credits(0)), (2, 11), "powers that consume nothing always take effect");
}

#[test]
fn nfr_con_02_the_player_chooses_order_and_goods() {
    let fixture = || {
        stocked(
            Fixture::new(2).colonies(0, &["uplift_descendants"]).developments(0, &["public_works"]),
            &["hive_world", "gem_world"],
        )
    };
    let mut table = consume(fixture());
    table.play("consume uplift_descendants");
    assert_eq!(table.chips(0), 1 + 2 + 1, "genes first, then the other good");
    let mut table = consume(fixture());
    table.play("consume public_works").play("spend hive_world");
    assert_eq!(table.chips(0), 2);
    assert!(table.good(0, "gem_world").is_some(), "an order that leaves a good unconsumed");
}

#[test]
fn nfr_con_03_goods_return_and_nothing_without_a_power() {
    let table = consume(stocked(Fixture::new(2).developments(0, &["public_works"]), &["hive_world"]));
    assert_eq!((supply(&table, Kind::Genes), table.chips(0)), (13, 2));
    let mut table = consume(stocked(Fixture::new(2), &["hive_world"]));
    assert!(table.good(0, "hive_world").is_some());
    let mut other =
        consume(stocked(Fixture::new(2).developments(0, &["public_works"]), &["gem_world", "hive_world"]));
    other.refuse("consume public_works", "NFR-TRD-02");
    table.refuse("consume public_works", "NFR-TRD-02");
    let mut table = consume(stocked(
        Fixture::new(2).developments(0, &["public_works"]).home(0, "old_earth"),
        &["gem_world", "hive_world"],
    ));
    table.refuse("consume prosperous_world", "NFR-CON-03");
}

#[test]
fn nfr_con_04_a_fixed_number_needs_all_of_it() {
    let table = consume(stocked(Fixture::new(2).home(0, "old_earth"), &["gem_world"]));
    assert!(table.good(0, "gem_world").is_some(), "one good is not enough for two");
    let table = consume(stocked(
        Fixture::new(2).home(0, "old_earth").developments(0, &["public_works"]),
        &["gem_world"],
    ));
    assert_eq!(table.chips(0), 2, "the other power took it");
    let table =
        consume(stocked(Fixture::new(2).colonies(0, &["galactic_news_hub"]), &["gem_world", "comet_zone"]));
    assert_eq!(table.player(0).goods.len(), 2, "two goods, but not two novelty goods");
    let mut table = consume(stocked(
        Fixture::new(2).developments(0, &["consumer_markets"]).home(0, "old_earth"),
        &["gem_world", "spice_world", "space_port", "new_vinland", "comet_zone"],
    ));
    table.play("consume consumer_markets").refuse("spend comet_zone", "NFR-CON-04");
}

#[test]
fn nfr_con_05_up_to_takes_as_many_as_possible() {
    let goods = ["gem_world", "spice_world", "space_port"];
    let table = consume(stocked(Fixture::new(2).developments(0, &["consumer_markets"]), &goods));
    assert_eq!((table.chips(0), table.player(0).goods.len()), (1 + 3, 0));
    let table = consume(stocked(Fixture::new(2).developments(0, &["consumer_markets"]), &goods[..2]));
    assert_eq!(table.chips(0), 1 + 2);
    let mut table = consume(stocked(
        Fixture::new(2).developments(0, &["imperium_arms_factory"]),
        &["comet_zone", "volcanic_world", "rebel_miners"],
    ));
    table.refuse("pass", "NFR-CON-05").play("spend comet_zone").play("spend volcanic_world");
    assert_eq!((table.chips(0), table.player(0).goods.len()), (1 + 2, 1));
}

#[test]
fn nfr_con_06_the_kind_of_a_good_is_the_pieces() {
    let fixture = Fixture::new(2)
        .developments(0, &["imperium_arms_factory"])
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Rare);
    let table = consume(fixture);
    assert_eq!(table.chips(0), 1 + 1, "a rare element, although the colony is the joker");
    let fixture = Fixture::new(2)
        .developments(0, &["imperium_arms_factory"])
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Genes);
    assert_eq!(consume(fixture).chips(0), 1);
}

#[test]
fn nfr_con_07_galactic_salon() {
    let table = consume(stocked(Fixture::new(2).developments(0, &["galactic_salon"]), &["gem_world"]));
    assert_eq!(table.chips(0), 2);
    assert!(table.good(0, "gem_world").is_some());
}

#[test]
fn nfr_con_08_booming_economy() {
    let table = consume(stocked(
        Fixture::new(2).developments(0, &["booming_economy", "consumer_markets"]),
        &["gem_world", "spice_world"],
    ));
    assert_eq!(table.chips(0), 1 + 2 + 2);
    let table = consume(Fixture::new(2).developments(0, &["booming_economy", "galactic_salon"]));
    assert_eq!(table.chips(0), 1 + 1 + 1, "the salon, and 1 more for it");
    // A good sold in the Trade step does not count, one sold by Trade League in the Consume step does.
    let mut table = stocked(
        Fixture::new(2).developments(0, &["booming_economy", "trade_league"]),
        &["gem_world", "comet_zone"],
    )
    .choose("trade_consume");
    table.play("sell gem_world").play("sell comet_zone");
    assert_eq!(table.chips(0), 1 + 1);
}

#[test]
fn nfr_con_09_trade_leagues_further_sale() {
    let fixture = || {
        stocked(
            Fixture::new(2).developments(0, &["trade_league", "public_works"]),
            &["gem_world", "comet_zone", "hive_world"],
        )
    };
    let mut table = fixture().colonies(0, &["prosperous_world"]).choose("trade_consume");
    table.play("pass");
    assert!(
        offers(&table, "sell gem_world") && offers(&table, "consume public_works"),
        "at any point of the step"
    );
    table.play("sell hive_world");
    assert_eq!(table.credits(0), 10 + 3 + 1, "with its own Trade power, although nothing was sold before");
    table.refuse("sell gem_world", "NFR-CON-09").refuse("pass", "NFR-CON-01");
    let mut table = fixture().choose("trade_consume");
    table.play("sell hive_world").play("consume public_works").play("spend gem_world").play("pass");
    assert!(table.good(0, "comet_zone").is_some(), "it may be left out");
}

#[test]
fn nfr_con_10_points_from_the_pool_then_from_the_reserve() {
    let mut table = stocked(Fixture::new(2).home(0, "old_earth").pool(2, 1), &["gem_world", "comet_zone"])
        .choose("trade_consume");
    table.play("pass");
    assert_eq!((table.chips(0), table.seen().pool), (1 + 3, 0));
    assert!(is_last_round(&table));
}

#[test]
fn nfr_con_11_when_a_power_is_usable() {
    let chips = |fixture: Fixture, goods: &[&str]| consume(stocked(fixture, goods)).chips(0) - 1;
    let diverse = || Fixture::new(2).developments(0, &["diversified_economy"]);
    assert_eq!(
        chips(diverse(), &["gem_world", "comet_zone", "spice_world"]),
        0,
        "set: three kinds are needed"
    );
    assert_eq!(chips(diverse(), &["gem_world", "comet_zone", "hive_world"]), 4);
    let exchange = || Fixture::new(2).developments(0, &["galactic_exchange"]);
    assert_eq!(chips(exchange(), &["gem_world"]), 1, "up_to_set: as many kinds as there are");
    assert_eq!(chips(exchange(), &["gem_world", "comet_zone", "hive_world"]), 3);
    let mut table = consume(stocked(exchange(), &["gem_world", "comet_zone", "spice_world"]));
    table.play("spend gem_world");
    assert_eq!(
        (table.chips(0), ids(table.player(0).goods)),
        (1 + 2, vec!["spice_world"]),
        "all of different kinds"
    );
    assert_eq!(
        chips(Fixture::new(2).home(0, "old_earth"), &["gem_world", "spice_world"]),
        3,
        "exact: alike or not"
    );
    assert_eq!(
        chips(Fixture::new(2).developments(0, &["galactic_markets"]), &["gem_world"]),
        1,
        "up_to: at least 1"
    );
}

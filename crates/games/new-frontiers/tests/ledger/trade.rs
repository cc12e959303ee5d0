//! NFR-TRD: selling goods.

use super::*;

#[test]
fn nfr_trd_01_a_point_for_the_chooser() {
    let mut table = Fixture::new(3).play();
    table.play("select trade_consume");
    assert_eq!([0, 1, 2].map(|seat| table.chips(seat)), [1, 0, 0]);
}

#[test]
fn nfr_trd_02_trade_then_at_once_consume() {
    let mut table = Fixture::new(2)
        .home(0, "gateway_station")
        .goods(0, &["gateway_station"])
        .colonies(0, &["comet_zone"])
        .goods(0, &["comet_zone"])
        .colonies(1, &["gem_world"])
        .goods(1, &["gem_world"])
        .choose("trade_consume");
    table.refuse("consume gateway_station", "NFR-TRD-02").play("sell comet_zone");
    assert_eq!(
        (table.chips(0), table.to_act()),
        (2, vec![1]),
        "his consumption came before the next player's trade"
    );
}

#[test]
fn nfr_trd_03_one_good_may_be_sold() {
    let mut table = Fixture::new(2)
        .colonies(0, &["comet_zone", "gem_world"])
        .goods(0, &["comet_zone", "gem_world"])
        .colonies(1, &["spice_world"])
        .goods(1, &["spice_world"])
        .choose("trade_consume");
    assert_eq!(table.legal(), ["sell gem_world", "sell comet_zone", "pass"]);
    table.refuse("sell spice_world", "NFR-TRD-03").play("sell comet_zone");
    assert_eq!(table.to_act(), [1], "exactly one; no power is needed");
    table.play("pass");
    assert_eq!(table.credits(1), 10);
    table.refuse("sell spice_world", "NFR-TRD-03");
}

#[test]
fn nfr_trd_04_prices_and_additions() {
    let sell = |fixture: Fixture, id: &str| {
        let mut table = fixture.goods(0, &[id]).choose("trade_consume");
        table.play(&format!("sell {id}"));
        table.credits(0) - 10
    };
    let with = |id: &str| Fixture::new(2).colonies(0, &[id]);
    assert_eq!(sell(with("gem_world"), "gem_world"), 1);
    assert_eq!(sell(with("comet_zone"), "comet_zone"), 2);
    assert_eq!(sell(with("hive_world"), "hive_world"), 3);
    assert_eq!(sell(with("alien_monolith"), "alien_monolith"), 4);
    let bonus = with("hive_world")
        .developments(0, &["export_duties", "trade_league"])
        .colonies(0, &["galactic_bazaar"]);
    assert_eq!(sell(bonus, "hive_world"), 3 + 1 + 1 + 1);
    let mut table = with("hive_world").goods(0, &["hive_world"]).choose("trade_consume");
    table.play("sell hive_world");
    assert_eq!(supply(&table, Kind::Genes), 13, "back in the supply");
}

#[test]
fn nfr_trd_05_additions_for_a_kind() {
    let fixture = || {
        Fixture::new(2).colonies(0, &["spice_world", "comet_zone"]).goods(0, &["spice_world", "comet_zone"])
    };
    let mut table = fixture().choose("trade_consume");
    table.play("sell spice_world");
    assert_eq!(table.credits(0), 10 + 1 + 2);
    let mut table = fixture().choose("trade_consume");
    table.play("sell comet_zone");
    assert_eq!(table.credits(0), 10 + 2);
    let mut table = fixture().choose("trade_consume");
    table.play("pass");
    assert_eq!(table.credits(0), 10, "nothing without a sale");
}

#[test]
fn nfr_trd_06_the_jokers_good_is_never_sold() {
    let mut table = Fixture::new(2)
        .colonies(0, &["alien_oort_cloud_refinery", "gem_world"])
        .joker_good(0, Kind::Alien)
        .goods(0, &["gem_world"])
        .choose("trade_consume");
    assert_eq!(table.legal(), ["sell gem_world", "pass"]);
    table.refuse("sell alien_oort_cloud_refinery", "NFR-TRD-06");
    // It can be consumed, given up and stored.
    let mut table = Fixture::new(2)
        .home(0, "earths_lost_colony")
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Alien)
        .play();
    run(&mut table, "trade_consume");
    assert_eq!(table.chips(0), 2);
    let mut table = Fixture::new(2)
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Alien)
        .developments(0, &["new_military_tactics"])
        .explored(0, &["hive_world"])
        .choose("settle");
    table.play("settle hive_world conquer");
    assert_eq!((table.good(0, "alien_oort_cloud_refinery"), supply(&table, Kind::Alien)), (None, 11));
    let mut table = Fixture::goals(2)
        .goals_up(&["store_resources"])
        .colonies(0, &["alien_oort_cloud_refinery"])
        .joker_good(0, Kind::Alien)
        .home(0, "old_earth")
        .choose("produce");
    table.play("store_good alien_oort_cloud_refinery");
    assert_eq!(table.player(0).stockpile.goods, [0, 0, 0, 1]);
}

#[test]
fn nfr_trd_07_a_good_is_chosen_by_its_colony() {
    let mut table = Fixture::new(2)
        .colonies(0, &["gem_world", "space_port"])
        .goods(0, &["gem_world", "space_port"])
        .choose("trade_consume");
    assert_eq!(table.legal(), ["sell gem_world", "sell space_port", "pass"]);
    table.play("sell space_port");
    assert!(table.good(0, "gem_world").is_some() && table.good(0, "space_port").is_none());
}

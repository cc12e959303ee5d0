//! RFG-TILE-50 to -76: powers of phases IV and V.

use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice};

use crate::plain;

/// The table after phase IV without producers, with goods on worlds of seat 0.
fn after_produce(change: impl FnOnce(Fixture) -> Fixture) -> Scenario {
    change(plain()).cup(0, "home").cup(1, "home").phases("produce")
}

/// The table after phase V without shippers.
fn after_ship(change: impl FnOnce(Fixture) -> Fixture) -> Scenario {
    change(plain()).cup(0, "home").cup(1, "home").phases("ship")
}

/// What trading a white good from a world with a white shipper brings, with these tiles.
fn traded(world: &str, tiles: &[&str]) -> u8 {
    let mut table = shipping(world, tiles, |f| f);
    table.play_as(0, &format!("trade {world} home"));
    table.player(0).credits - 1
}

/// What consuming a white good from a world with a white shipper brings: credits and VP.
fn consumed(world: &str, tiles: &[&str]) -> (u8, u16) {
    let mut table = shipping(world, tiles, |f| f);
    table.play_as(0, &format!("consume {world} home"));
    (table.player(0).credits - 1, table.player(0).chips)
}

fn shipping(world: &str, tiles: &[&str], change: impl FnOnce(Fixture) -> Fixture) -> Scenario {
    change(plain())
        .tableau(0, &[world])
        .tableau(0, tiles)
        .goods(world, "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship")
}

#[test]
fn rfg_tile_50_galactic_reserves_two_goods_on_each_world_in_all_phases() {
    let table = plain()
        .tableau(0, &["galactic_reserves", "spice_world"])
        .workers(0, "produce", "3 home")
        .cup(1, "home")
        .phases("produce");
    assert_eq!(table.goods("spice_world"), ["home", "home"]);
    assert_eq!(table.player(0).cup, dice("home"), "not three");
    // From its completion on, also in the same round, and for equal or different colours.
    let mut table = plain()
        .zone(0, &["galactic_reserves"])
        .tableau(0, &["spice_world"])
        .workers(0, "develop", "6 home")
        .workers(0, "produce", "novelty genes")
        .cup(1, "home")
        .phases("develop produce");
    while let Some(action) = table.legal_of(0).first().filter(|a| a.starts_with("produce")).cloned() {
        table.play_as(0, &action);
    }
    let mut goods = table.goods("spice_world");
    goods.sort_unstable();
    assert_eq!(goods, ["genes", "novelty"]);
}

#[test]
fn rfg_tile_51_consumer_markets_one_for_each_good_on_novelty_worlds() {
    let table = after_produce(|f| {
        f.faction(0, 3)
            .tableau(0, &["spice_world", "jungle_world"])
            .goods("spice_world", "genes")
            .goods("jungle_world", "novelty")
    });
    assert_eq!(table.player(0).credits, 1 + 1, "the kind of the world counts");
}

#[test]
fn rfg_tile_52_mining_league_one_for_each_good_on_rare_elements_worlds() {
    let table = after_produce(|f| {
        f.tableau(0, &["mining_league", "comet_zone", "mining_world", "spice_world"])
            .goods("comet_zone", "home")
            .goods("mining_world", "genes")
            .goods("spice_world", "rare_elements")
    });
    assert_eq!(table.player(0).credits, 1 + 2);
}

#[test]
fn rfg_tile_53_genetics_lab_two_for_each_green_good() {
    let table = after_produce(|f| {
        f.faction(0, 5)
            .tableau(0, &["spice_world", "jungle_world"])
            .goods("spice_world", "genes")
            .goods("jungle_world", "novelty")
    });
    assert_eq!(table.player(0).credits, 1 + 2, "the colour of the die counts");
}

#[test]
fn rfg_tile_54_merchant_guild_two_at_the_end_of_produce() {
    assert_eq!(after_produce(|f| f.tableau(0, &["merchant_guild"])).player(0).credits, 1 + 2);
    assert_eq!(after_ship(|f| f.tableau(0, &["merchant_guild"])).player(0).credits, 1);
}

#[test]
fn rfg_tile_60_export_duties_one_for_each_good_traded() {
    assert_eq!(traded("spice_world", &["export_duties"]), 3 + 1);
    assert_eq!(consumed("spice_world", &["export_duties"]), (0, 1));
}

#[test]
fn rfg_tile_61_jumpdrive_research_one_for_trading_from_rare_elements() {
    assert_eq!(traded("comet_zone", &["jumpdrive_research"]), 4 + 1);
    assert_eq!(traded("spice_world", &["jumpdrive_research"]), 3);
    assert_eq!(consumed("comet_zone", &["jumpdrive_research"]), (0, 1));
}

#[test]
fn rfg_tile_62_galactic_demand_two_for_trading_from_novelty() {
    assert_eq!(traded("spice_world", &["galactic_demand"]), 3 + 2);
    assert_eq!(traded("comet_zone", &["galactic_demand"]), 4);
}

#[test]
fn rfg_tile_63_galactic_bankers_one_credit_for_one_vp_after_each_trade() {
    let mut table = shipping("spice_world", &["galactic_bankers"], |f| f);
    table.play_as(0, "trade spice_world home");
    assert_eq!(
        table.legal_of(0),
        ["pass", "buy"],
        "it is optional, and comes after the credits of the Trade"
    );
    assert_eq!(table.player(0).credits, 1 + 3);
    table.play_as(0, "buy");
    assert_eq!((table.player(0).credits, table.player(0).chips), (3, 1), "once");
    assert!(!table.legal_of(0).contains(&"buy".into()));
    let mut table = shipping("spice_world", &["galactic_bankers"], |f| f);
    table.play_as(0, "trade spice_world home").play_as(0, "pass");
    assert_eq!((table.player(0).credits, table.player(0).chips), (4, 0));
    let mut table = shipping("spice_world", &["galactic_bankers"], |f| f);
    table.play_as(0, "consume spice_world home");
    assert!(!table.legal_of(0).contains(&"buy".into()), "not after Consume");
}

#[test]
fn rfg_tile_64_trade_levies_one_for_each_good_consumed() {
    assert_eq!(consumed("spice_world", &["trade_levies"]), (1, 1));
    assert_eq!(traded("spice_world", &["trade_levies"]), 3);
}

#[test]
fn rfg_tile_65_new_economy_two_for_each_good_consumed() {
    assert_eq!(consumed("spice_world", &["new_economy"]), (2, 1));
    assert_eq!(traded("spice_world", &["new_economy"]), 3);
}

#[test]
fn rfg_tile_66_mining_industry_one_for_consuming_from_rare_elements() {
    let play = |action: &str, world: &str| {
        let mut table = shipping(world, &[], |f| f.faction(0, 8).faction(1, 1));
        table.play_as(0, &format!("{action} {world} home"));
        table.player(0).credits - 1
    };
    assert_eq!(play("consume", "comet_zone"), 1);
    assert_eq!(play("consume", "spice_world"), 0);
    assert_eq!(play("trade", "comet_zone"), 4, "not for trading");
}

#[test]
fn rfg_tile_67_galactic_renaissance_one_vp_for_each_good_consumed() {
    assert_eq!(consumed("spice_world", &["galactic_renaissance"]), (0, 2));
    let mut table = shipping("spice_world", &["galactic_renaissance"], |f| f);
    table.play_as(0, "trade spice_world home");
    assert_eq!(table.player(0).chips, 0);
}

#[test]
fn rfg_tile_68_minor_research_labs_one_vp_from_genes_and_alien_worlds() {
    assert_eq!(consumed("jungle_world", &["minor_research_labs"]), (0, 2));
    assert_eq!(consumed("deserted_alien_outpost", &["minor_research_labs"]), (0, 2));
    assert_eq!(consumed("spice_world", &["minor_research_labs"]), (0, 1));
}

#[test]
fn rfg_tile_69_space_refineries_one_vp_from_rare_elements() {
    assert_eq!(consumed("comet_zone", &["space_refineries"]), (0, 2));
    assert_eq!(consumed("jungle_world", &["space_refineries"]), (0, 1));
}

#[test]
fn rfg_tile_70_powers_add_up_beyond_three_vp() {
    assert_eq!(traded("comet_zone", &["export_duties", "jumpdrive_research"]), 4 + 2);
    assert_eq!(consumed("mining_world", &["trade_levies", "new_economy"]), (3, 1));
    let mut table = plain()
        .tableau(0, &["comet_zone", "space_refineries", "galactic_renaissance"])
        .goods("comet_zone", "rare_elements")
        .workers(0, "ship", "rare_elements")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "consume comet_zone rare_elements");
    assert_eq!(table.player(0).chips, 5);
}

#[test]
fn rfg_tile_71_galactic_salon_one_vp_in_each_phase_five() {
    assert_eq!(after_ship(|f| f.tableau(0, &["galactic_salon"])).player(0).chips, 1);
    assert_eq!(after_produce(|f| f.tableau(0, &["galactic_salon"])).player(0).chips, 0);
}

#[test]
fn rfg_tile_72_free_trade_association_two_at_the_end_of_ship() {
    assert_eq!(after_ship(|f| f.tableau(0, &["free_trade_association"])).player(0).credits, 1 + 2);
    assert_eq!(after_produce(|f| f.tableau(0, &["free_trade_association"])).player(0).credits, 1);
}

#[test]
fn rfg_tile_73_space_piracy_one_for_each_started_pair_of_red_dice_in_the_citizenry() {
    for (red, credits) in
        [("home", 0), ("military", 1), ("2 military", 1), ("3 military", 2), ("5 military", 3)]
    {
        let table = plain().citizenry(1, red).cup(0, "home").cup(1, "military").phases("ship");
        assert_eq!(table.player(1).credits, 1 + credits, "{red}");
    }
}

#[test]
fn rfg_tile_74_space_tourism_one_and_one_more_for_all_worlds_of_the_highest_cost() {
    let tourism = |own: &[&str], rival: &[&str]| {
        let table = after_ship(|f| f.tableau(0, &["space_tourism"]).tableau(0, own).tableau(1, rival));
        table.player(0).credits - 1
    };
    assert_eq!(tourism(&["jungle_world"], &["comet_zone"]), 2, "4 against 3: all of the highest are yours");
    assert_eq!(tourism(&["jungle_world"], &["malevolent_lifeforms"]), 1, "4 and 4");
    assert_eq!(tourism(&["comet_zone"], &["jungle_world"]), 1);
    assert_eq!(tourism(&[], &[]), 1, "faction and home worlds count: `hidden_fortress` costs 2");
}

#[test]
fn rfg_tile_75_space_docks_one_virtual_white_shipper() {
    let mut table = plain()
        .tableau(0, &["space_docks", "spice_world"])
        .goods("spice_world", "novelty")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "consume spice_world novelty");
    assert_eq!(table.player(0).chips, 2, "a white shipper matches nothing");
    assert_eq!(table.player(0).citizenry, dice("novelty"));
}

#[test]
fn rfg_tile_76_organic_shipyards_a_virtual_white_and_a_virtual_green_shipper() {
    let mut table = plain()
        .tableau(0, &["organic_shipyards", "jungle_world"])
        .goods("jungle_world", "home")
        .cup(1, "home")
        .phases("ship");
    assert_eq!(table.legal_of(0), ["ship home virtual", "ship genes virtual"]);
    table.play_as(0, "ship genes virtual").play_as(0, "consume jungle_world home");
    assert_eq!(table.player(0).chips, 2, "the green one matches genes worlds");
}

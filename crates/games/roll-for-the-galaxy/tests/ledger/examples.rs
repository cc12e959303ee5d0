//! RFG-EX: the worked examples.

use orrery_core::{Game, Seat};
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, bag_tile, dice, with_tile};

use crate::plain;

fn finish_round(table: &mut Scenario) {
    let round = table.state.round;
    while table.state.round == round
        && let Some(&seat) = table.to_act().first()
    {
        let actions = table.legal_of(seat);
        let action = actions.iter().find(|a| *a == "ready").unwrap_or(&actions[0]).clone();
        table.play_as(seat, &action);
    }
}

#[test]
fn rfg_ex_01_assign_figure() {
    let plan = |tiles: &[&str]| {
        let mut table = plain()
            .tableau(0, tiles)
            .rolled(0, "explore", "home")
            .rolled(0, "develop", "home")
            .rolled(0, "ship", "home")
            .rolled(0, "wild", "novelty")
            .assign();
        table.play_as(0, "place_wild novelty produce").play_as(0, "select home develop settle");
        table
    };
    let mut table = plan(&[]);
    table.play_as(0, "dictate home ship").play_as(0, "move home explore settle");
    let player = table.player(0);
    assert_eq!(player.plan.selector.map(|(_, phase)| phase.id()), Some("settle"));
    assert_eq!(player.columns[2].total() + u8::from(!has_selector_in_column(&table)), 2, "settlers");
    assert_eq!(player.columns[3], dice("novelty"));
    assert_eq!(player.plan.dictated, dice("home"));
    // With `local_subsidies` the Dictate die is not needed.
    let mut table = plan(&["local_subsidies"]);
    table.play_as(0, "use local_subsidies").play_as(0, "move home explore settle");
    assert_eq!(table.player(0).plan.dictated, dice(""));
    assert_eq!(table.player(0).columns[4], dice("home"), "the shipper is still there");
}

/// Whether a column holds the selector too.
fn has_selector_in_column(table: &Scenario) -> bool {
    let total: u8 = table.player(0).columns.iter().map(|c| c.total()).sum();
    total + table.player(0).plan.dictated.total() == 4
}

#[test]
fn rfg_ex_02_reveal_figure() {
    let mut table = plain()
        .rolled(0, "explore", "home")
        .rolled(0, "produce", "genes")
        .rolled(0, "ship", "military")
        .rolled(1, "settle", "home")
        .rolled(1, "ship", "2 novelty")
        .assign();
    table.play_as(0, "select home explore explore").play_as(0, "dictate genes produce").play_as(0, "ready");
    table.play_as(1, "select home settle settle").play_as(1, "dictate novelty ship");
    // White faces: I I II III IV V; the third one is II.
    table.next_random(&[2]).play_as(1, "ready");
    let played: Vec<&str> = table.view(0).played.iter().map(|p| p.id()).collect();
    assert_eq!(played, ["explore", "develop", "settle"]);
    assert_eq!(table.player(0).cup, dice("genes military"), "the Dictate die and the worker under V");
    assert_eq!(table.player(1).cup, dice("2 novelty"), "likewise, before phase III ends");
}

#[test]
fn rfg_ex_03_three_scouts_in_a_row() {
    let mut table = plain()
        .zone(0, &["mining_league", "spice_world"])
        .spot(0, "development", "military")
        .workers(0, "explore", "3 home")
        .workers(1, "explore", "home")
        .phases("explore");
    let bag = table.view(0).bag;
    let place = |table: &Scenario, id: &str| {
        table.state.bag.iter().position(|tile| tile == bag_tile(id)).expect("in the bag") as u32
    };
    table.play_as(0, "scout home");
    let next = place(&table, "merchant_guild");
    table.next_random(&[next]).play_as(0, "draw").play_as(0, &with_tile("keep merchant_guild world bottom"));
    assert_eq!(table.stack(0, "world"), ["spice_world", "jumpdrive_fuel_refinery"]);
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon mining_league"));
    let (first, second) = (place(&table, "technology_affinity"), place(&table, "space_docks"));
    // The places are counted after the first draw took its tile out.
    let second = if second > first { second - 1 } else { second };
    table.next_random(&[first, second]).play_as(0, "draw");
    table
        .play_as(0, &with_tile("keep technology_affinity development bottom"))
        .play_as(0, &with_tile("keep space_docks world bottom"));
    assert_eq!(table.stack(0, "development"), ["technology_affinity"]);
    assert_eq!(table.stack(0, "world"), ["spice_world", "jumpdrive_fuel_refinery", "armaments_world"]);
    table
        .play_as(0, "scout home")
        .play_as(0, &with_tile("abandon jumpdrive_fuel_refinery"))
        .play_as(0, &with_tile("abandon armaments_world"));
    table.play_as(0, "draw");
    assert_eq!(table.view(0).abandoned, 3);
    while let Some(action) = table.legal_of(0).into_iter().find(|a| a.starts_with("keep")) {
        table.play_as(0, &action);
    }
    assert_eq!(table.player(0).zone.total(), 5);
    assert_eq!(table.player(0).citizenry, dice("3 home"));
    assert_eq!(table.player(0).spots[0], dice("military"));
    table.play_as(1, "stock home");
    assert_eq!(table.view(0).bag, bag - 3);
}

#[test]
fn rfg_ex_04_develop_figure() {
    let table = plain()
        .zone(0, &["galactic_recycling", "advanced_logistics"])
        .workers(0, "develop", "4 home")
        .cup(1, "home")
        .phases("develop");
    assert!(table.has(0, "galactic_recycling") && table.has(0, "advanced_logistics"));
    assert_eq!(table.player(0).credits, 1 + 1);
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("3 home"), dice("home")));
}

#[test]
fn rfg_ex_05_settle_figure() {
    let table = plain()
        .zone(0, &["deserted_alien_library"])
        .workers(0, "settle", "6 home")
        .cup(1, "home")
        .phases("settle");
    assert_eq!((table.player(0).citizenry, table.player(0).credits), (dice("6 home"), 1 + 2));
    assert_eq!(table.goods("deserted_alien_library"), ["alien_technology"]);
}

#[test]
fn rfg_ex_06_produce_figure() {
    let table = plain()
        .tableau(0, &["spice_world", "comet_zone", "trading_world"])
        .workers(0, "produce", "3 home")
        .cup(1, "home")
        .phases("produce");
    assert_eq!((table.goods("spice_world").len(), table.goods("comet_zone").len()), (1, 1));
    assert_eq!(table.player(0).cup, dice("home"));
}

fn shipping(world: &str, good: &str, shipper: &str, tiles: &[&str]) -> Scenario {
    plain()
        .tableau(0, &[world])
        .tableau(0, tiles)
        .goods(world, good)
        .workers(0, "ship", shipper)
        .cup(1, "home")
        .phases("ship")
}

/// RFG-EX-18: prices are 3/4/5/6.
#[test]
fn rfg_ex_07_trade_from_a_genes_world() {
    let mut table = shipping("jungle_world", "military", "home", &[]);
    table.play_as(0, "trade jungle_world military");
    assert_eq!((table.player(0).credits, table.player(0).citizenry), (1 + 5, dice("military home")));
}

#[test]
fn rfg_ex_08_consume_a_blue_good_with_a_purple_shipper() {
    let mut table = shipping("spice_world", "novelty", "consumption", &[]);
    table.play_as(0, "consume spice_world novelty");
    assert_eq!(table.player(0).chips, 3);
}

#[test]
fn rfg_ex_09_consume_purple_with_purple() {
    for world in ["spice_world", "comet_zone", "jungle_world", "deserted_alien_outpost"] {
        let mut table = shipping(world, "consumption", "consumption", &[]);
        table.play_as(0, &format!("consume {world} consumption"));
        assert_eq!(table.player(0).chips, 3);
    }
}

#[test]
fn rfg_ex_10_manage_with_four_credits_and_five_dice() {
    let mut table = plain().credits(0, 4).citizenry(0, "3 home 2 novelty").cup(1, "home").manage();
    for _ in 0..3 {
        table.play_as(0, "recruit home");
    }
    // One blue die of two is left to recruit, which needs no question.
    finish_round(&mut table);
    assert_eq!((table.player(0).credits, table.player(0).citizenry), (1, dice("novelty")));
}

#[test]
fn rfg_ex_11_final_scoring() {
    let mut table = plain()
        .faction(0, 1)
        .faction(1, 2)
        .cup(0, "4 military")
        .cup(1, "home")
        .tableau(0, &["galactic_federation", "new_galactic_order"])
        .manage();
    // Developments 6 + 6 + 0 for `space_piracy`, 12 in all; the example's 13 with a cost of 1 more.
    let lines = |table: &Scenario| RollForTheGalaxy::score(&table.state, Seat(0));
    assert_eq!(lines(&table), 12 + 2 + 4 + 4, "12 / 3 = 4, worlds 2 + 0, 4 red dice give 4");
    let with = plain()
        .faction(0, 1)
        .faction(1, 2)
        .cup(0, "4 military")
        .cup(1, "home")
        .tableau(0, &["galactic_federation", "new_galactic_order", "public_works", "fifth_column"])
        .manage();
    assert_eq!(lines(&with), 13 + 3 + 5 + 4, "the example: 25");
    finish_round(&mut table);
}

#[test]
fn rfg_ex_12_space_piracy_with_three_red_dice() {
    let table = plain().citizenry(1, "3 military").cup(0, "home").cup(1, "home").phases("ship");
    assert_eq!(table.player(1).credits, 1 + 2);
}

#[test]
fn rfg_ex_13_public_works_then_two_more() {
    let table = plain()
        .zone(0, &["public_works", "backup_planning", "advanced_logistics"])
        .workers(0, "develop", "3 home")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.player(0).credits, 1 + 2);
}

#[test]
fn rfg_ex_14_grey_worlds_with_free_trade_zone() {
    for (world, tiles, settlers) in [
        ("trading_world", &["free_trade_zone"][..], 2),
        ("transport_hub", &["free_trade_zone"], 2),
        ("trading_world", &["free_trade_zone", "replicant_robots"], 1),
        ("transport_hub", &["free_trade_zone", "replicant_robots"], 1),
    ] {
        let built = |n: u8| {
            let workers = format!("{n} home");
            let table = plain()
                .tableau(0, tiles)
                .zone(0, &[world])
                .workers(0, "settle", &workers)
                .cup(1, "home")
                .phases("settle");
            table.has(0, world)
        };
        assert!(built(settlers) && (settlers == 1 || !built(settlers - 1)), "{world} {tiles:?}");
    }
}

#[test]
fn rfg_ex_15_mad_scientists_without_novelty_worlds() {
    let mut table = plain().tableau(0, &["mad_scientists"]).rolled(0, "explore", "3 home").assign();
    table
        .play_as(0, "select home explore settle")
        .play_as(0, "use mad_scientists")
        .play_as(0, "move home explore ship");
    assert!(!table.legal_of(0).iter().any(|a| a.starts_with("move home")), "one worker");
}

#[test]
fn rfg_ex_16_space_tourism() {
    let tourism = |rival: &[&str], own: &[&str]| {
        let table = plain()
            .tableau(0, &["space_tourism"])
            .tableau(0, own)
            .tableau(1, rival)
            .cup(0, "home")
            .cup(1, "home")
            .phases("ship");
        table.player(0).credits - 1
    };
    assert_eq!(tourism(&["terraformed_world"], &["lost_alien_warship"]), 1);
    assert_eq!(tourism(&[], &["terraformed_world", "lost_alien_warship"]), 2);
}

#[test]
fn rfg_ex_17_a_removed_selector_changes_nothing() {
    let mut table = plain()
        .tableau(0, &["galactic_salon"])
        .zone(0, &["rebel_miners"])
        .rolled(0, "settle", "2 home")
        .rolled(0, "explore", "military")
        .rolled(1, "settle", "home")
        .assign();
    table.play_as(0, "select military explore ship").play_as(0, "ready");
    table.play_as(1, "select home settle settle").next_random(&[3]).play_as(1, "ready");
    table.play_as(0, "remove military ship");
    assert!(table.view(0).played.iter().any(|p| p.id() == "ship"));
    assert_eq!(table.player(0).chips, 1, "`galactic_salon`: phase V was played");
}

#[test]
fn rfg_ex_18_prices() {
    for (world, price) in
        [("spice_world", 3), ("comet_zone", 4), ("jungle_world", 5), ("deserted_alien_outpost", 6)]
    {
        let mut table = shipping(world, "home", "home", &[]);
        table.play_as(0, &format!("trade {world} home"));
        assert_eq!(table.player(0).credits, 1 + price);
    }
}

/// A game whose seat 0 was dealt this faction and home world: cup, citizenry, credits and goods.
fn dealt(faction: u8, home: &str) -> Scenario {
    let options = RollForTheGalaxy::options(2);
    for seed in 0..20_000 {
        let mut table = Scenario::new(&options, seed);
        if table.player(0).faction.0 == faction - 1 && table.player(0).home.id() == home {
            for seat in [0, 1] {
                while table.to_act().contains(&seat) && table.state.round == 0 {
                    let action = table.legal_of(seat).remove(0);
                    table.play_as(seat, &action);
                }
            }
            return table;
        }
    }
    panic!("faction {faction} with {home} was never dealt");
}

/// The dice that seat 0 has rolled in round 1: what lay in the cup.
fn first_cup(table: &Scenario) -> orrery_roll_for_the_galaxy::vocab::Counts {
    let mut all = dice("");
    table.player(0).plan.rolled.iter().for_each(|face| all.add_all(face));
    all
}

#[test]
fn rfg_ex_30_start_with_faction_3_and_alpha_centauri() {
    let table = dealt(3, "alpha_centauri");
    assert_eq!(first_cup(&table), dice("3 home novelty"));
    assert_eq!(table.player(0).citizenry, dice("2 home"));
    assert_eq!(table.goods("alpha_centauri"), ["rare_elements"]);
    assert_eq!((table.player(0).credits, table.player(0).tiles(), table.score(0)), (1, 3, 4));
}

#[test]
fn rfg_ex_31_start_with_faction_9_and_doomed_world() {
    let table = dealt(9, "doomed_world");
    assert_eq!(first_cup(&table), dice("3 home consumption"));
    assert_eq!(table.player(0).citizenry, dice("2 home military"));
    assert_eq!((table.player(0).credits, table.player(0).tiles(), table.score(0)), (8, 3, 3));
}

#[test]
fn rfg_ex_32_start_with_faction_1_and_new_sparta() {
    let table = dealt(1, "new_sparta");
    assert_eq!(first_cup(&table), dice("3 home"));
    assert_eq!(table.player(0).citizenry, dice("2 home 3 military"));
    assert_eq!((table.player(0).credits, table.score(0)), (1, 4));
}

#[test]
fn rfg_ex_33_trade_at_nine_credits_then_bankers() {
    let mut table = plain()
        .credits(0, 9)
        .tableau(0, &["deserted_alien_outpost", "galactic_bankers"])
        .goods("deserted_alien_outpost", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "trade deserted_alien_outpost home");
    assert_eq!(table.player(0).credits, 10);
    table.play_as(0, "buy");
    assert_eq!((table.player(0).credits, table.player(0).chips), (9, 1));
}

#[test]
fn rfg_ex_34_a_gain_beyond_the_pool() {
    let mut table = plain()
        .tableau(0, &["jungle_world"])
        .goods("jungle_world", "genes")
        .workers(0, "ship", "genes")
        .cup(1, "home")
        .pool(2)
        .phases("ship");
    table.play_as(0, "consume jungle_world genes");
    assert_eq!((table.player(0).chips, table.state.pool), (3, 0));
    finish_round(&mut table);
    assert!(RollForTheGalaxy::outcome(&table.state).is_some(), "the game ends after this round");
}

#[test]
fn rfg_ex_35_dice_on_the_spot_of_an_abandoned_tile() {
    let zone = ["nanotechnology", "galactic_recycling"];
    let mut table = plain()
        .zone(0, &zone)
        .spot(0, "development", "2 home 2 military")
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon nanotechnology")).play_as(0, "draw");
    while let Some(action) = table.legal_of(0).into_iter().find(|a| a.contains(" world bottom")) {
        table.play_as(0, &action);
    }
    assert_eq!(table.stack(0, "development"), ["galactic_recycling"], "phase II not played: nothing happens");
    assert_eq!(table.player(0).spots[0], dice("2 home 2 military"));
    // The next round's phase II.
    let mut table = plain()
        .zone(0, &zone[1..])
        .spot(0, "development", "2 home 2 military")
        .cup(1, "home")
        .phases("develop");
    table.play_as(0, "pay home").play_as(0, "pay military");
    assert!(table.has(0, "galactic_recycling"));
    assert_eq!(
        (table.player(0).citizenry, table.player(0).cup),
        (dice("home military"), dice("home military"))
    );
}

#[test]
fn rfg_ex_36_executive_power() {
    let plan = |develop: &str, explore: &str| {
        let mut table = plain()
            .tableau(0, &["executive_power"])
            .rolled(0, "settle", "home")
            .rolled(0, "develop", develop)
            .rolled(0, "explore", explore)
            .assign();
        table.play_as(0, "select home settle settle");
        table
    };
    let mut table = plan("2 military home", "");
    table
        .play_as(0, "use executive_power")
        .play_as(0, "move military develop settle")
        .play_as(0, "move home develop settle");
    assert_eq!(table.player(0).columns[1], dice("military"), "exactly two of the three");
    assert!(!plan("military", "home").legal_of(0).contains(&"use executive_power".into()));
}

#[test]
fn rfg_ex_37_two_powers_in_a_row_on_one_worker() {
    let mut table = plain()
        .tableau(0, &["operations_affinity", "isolation_policy"])
        .rolled(0, "develop", "military")
        .rolled(0, "explore", "home")
        .rolled(0, "settle", "home")
        .assign();
    table.play_as(0, "select home settle settle");
    table.play_as(0, "use operations_affinity").play_as(0, "move military develop explore");
    table
        .play_as(0, "use isolation_policy")
        .play_as(0, "move military explore ship")
        .play_as(0, "move home explore ship");
    assert_eq!(table.player(0).columns[4], dice("home military"));
}

#[test]
fn rfg_ex_38_galactic_mandate_and_backup_planning() {
    let mut table =
        plain().tableau(0, &["galactic_mandate", "backup_planning"]).rolled(0, "explore", "8 home").assign();
    table.play_as(0, "select home explore settle");
    for to in ["ship", "produce"] {
        table.play_as(0, "dictate home explore");
        for _ in 0..3 {
            if table.legal_of(0).contains(&format!("move home explore {to}")) {
                table.play_as(0, &format!("move home explore {to}"));
            }
        }
    }
    assert_eq!(table.player(0).plan.dictated, dice("2 home"));
    assert_eq!((table.player(0).columns[4], table.player(0).columns[3]), (dice("3 home"), dice("2 home")));
}

#[test]
fn rfg_ex_39_five_vp_with_the_virtual_green_shipper() {
    let mut table = plain()
        .tableau(0, &["organic_shipyards", "jungle_world", "minor_research_labs", "galactic_renaissance"])
        .goods("jungle_world", "genes")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "ship genes virtual").play_as(0, "consume jungle_world genes");
    assert_eq!((table.player(0).chips, table.player(0).citizenry), (5, dice("genes")));
}

#[test]
fn rfg_ex_40_galactic_renaissance_by_chips() {
    for (chips, vp) in [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (14, 4), (15, 5)] {
        let table = plain()
            .tableau(0, &["galactic_renaissance"])
            .chips(0, chips)
            .cup(0, "home")
            .cup(1, "home")
            .manage();
        assert_eq!(table.score(0), 2 + 6 + i32::from(chips) + vp, "{chips}");
    }
}

#[test]
fn rfg_ex_41_system_diversification() {
    let tiles = ["system_diversification", "backup_planning", "mad_scientists"];
    let table = plain().tableau(0, &tiles).cup(0, "home").cup(1, "home").manage();
    assert_eq!(table.score(0), 2 + 10 + 5);
}

#[test]
fn rfg_ex_42_new_galactic_order() {
    let table = plain()
        .tableau(0, &["new_galactic_order"])
        .zone(0, &["mining_world"])
        .workers(0, "settle", "2 military home")
        .cup(1, "home")
        .phases("settle");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("2 military"), dice("home")));
}

#[test]
fn rfg_ex_43_nanotechnology_for_three() {
    let table = plain()
        .faction(0, 7)
        .tableau(0, &["investment_credits"])
        .zone(0, &["nanotechnology"])
        .workers(0, "develop", "3 home")
        .cup(1, "home")
        .phases("develop");
    assert!(table.has(0, "nanotechnology"));
    assert_eq!(table.score(0), 2 + 2 + 4 + 5, "it scores 5");
}

#[test]
fn rfg_ex_44_tie() {
    // Seat 0 is A, seat 1 is B; 13 and 11 chips of 24 make both scores 15.
    let winners = |credits: u8| {
        let mut table = plain()
            .chips(0, 13)
            .cup(0, "7 home")
            .credits(0, credits)
            .cup(1, "5 home")
            .credits(1, 4)
            .pool(0)
            .manage();
        finish_round(&mut table);
        RollForTheGalaxy::outcome(&table.state).expect("over").winners().map(|s| s.0).collect::<Vec<_>>()
    };
    assert_eq!(winners(1), [1], "9 to 8");
    assert_eq!(winners(2), [0, 1]);
}

#[test]
fn rfg_ex_45_an_empty_bag_filled_by_the_pile() {
    let mut table = plain()
        .bag(&["public_works"])
        .zone(0, &["gem_world", "new_vinland"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    for _ in 0..2 {
        // The first attempt is withdrawn (RFG-EXP-31).
        table
            .play_as(0, "scout home")
            .play_as(0, &with_tile("abandon gem_world"))
            .play_as(0, &with_tile("abandon new_vinland"))
            .play_as(0, "draw");
    }
    assert_eq!(table.view(0).players[0].hand.len(), 3, "complete");
}

#[test]
fn rfg_ex_46_an_empty_bag_and_an_empty_pile() {
    let mut table = Fixture::new(3)
        .bag(&[])
        .faction(0, 1)
        .faction(1, 2)
        .faction(2, 7)
        .zone(0, &["gem_world", "new_vinland", "space_port", "asteroid_belt"])
        .zone(1, &["mining_world", "comet_zone", "spice_world"])
        .zone(2, &["jungle_world", "galactic_resort"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .cup(2, "home")
        .phases("explore");
    for _ in 0..2 {
        table.play_as(0, "scout home").play_as(0, "draw");
    }
    assert_eq!(table.to_act(), [0, 1], "A and B return one each");
    table.play_as(0, &with_tile("return gem_world")).play_as(1, &with_tile("return mining_world"));
    for seat in [0, 1] {
        if table.legal_of(seat).contains(&"ready".into()) {
            table.play_as(seat, "ready");
        }
    }
    assert_eq!((table.view(0).players[0].hand.len(), table.view(0).bag), (1, 1), "A draws one of the two");
}

#[test]
fn rfg_ex_47_a_shipper_without_goods_and_galactic_salon() {
    let table =
        plain().tableau(0, &["galactic_salon"]).workers(0, "ship", "military").cup(1, "home").phases("ship");
    assert_eq!((table.player(0).cup, table.player(0).chips), (dice("military"), 1));
}

#[test]
fn rfg_ex_48_player_order() {
    let table = Fixture::new(3)
        .faction(0, 7)
        .faction(1, 2)
        .faction(2, 5)
        .cup(0, "home")
        .cup(1, "home")
        .cup(2, "home")
        .manage();
    assert_eq!(table.view(0).order, [Seat(1), Seat(2), Seat(0)], "B, C, A");
}

#[test]
fn rfg_ex_49_genetics_lab_and_consumer_markets() {
    let after = |faction: u8| {
        let table = plain()
            .faction(0, faction)
            .tableau(0, &["spice_world", "jungle_world"])
            .goods("spice_world", "genes")
            .goods("jungle_world", "novelty")
            .cup(0, "home")
            .cup(1, "home")
            .phases("produce");
        table.player(0).credits - 1
    };
    assert_eq!((after(5), after(3)), (2, 1));
}

const SEVEN: [&str; 7] = [
    "spice_world",
    "gem_world",
    "new_vinland",
    "space_port",
    "pirate_world",
    "artist_colony",
    "galactic_resort",
];

#[test]
fn rfg_ex_50_player_order_before_the_twelfth_tile() {
    let begin = |developers: &str| {
        plain()
            .tableau(0, &SEVEN)
            .zone(0, &["merchant_guild", "nanotechnology", "investment_credits"])
            .zone(1, &["public_works"])
            .spot(0, "development", "military")
            .workers(0, "develop", developers)
            .workers(1, "develop", "home military")
            .phases("develop")
    };
    let ordered = |table: &Scenario| {
        table.log.events.iter().any(|(_, e)| {
            matches!(e, orrery_roll_for_the_galaxy::event::Event::PhaseBegan { ordered: true, .. })
        })
    };
    assert!(ordered(&begin("home")), "10 + min(3, 2) = 12");
    assert!(!ordered(&begin("")), "11");
}

#[test]
fn rfg_ex_51_player_order_before_the_last_chip() {
    let ordered = |pool: u8| {
        let table = plain()
            .faction(1, 3)
            .tableau(0, &["spice_world", "jungle_world", "space_docks"])
            .goods("spice_world", "home")
            .goods("jungle_world", "home")
            .workers(0, "ship", "home")
            .tableau(1, &["comet_zone", "galactic_renaissance"])
            .goods("comet_zone", "home")
            .workers(1, "ship", "2 home")
            .pool(pool)
            .phases("ship");
        table.state.ordered
    };
    assert!(ordered(9), "M = 2 x 3 + 1 x 4 = 10");
    assert!(!ordered(11));
}

#[test]
fn rfg_ex_52_executive_power_with_a_wild() {
    let plan = |f: Fixture| {
        f.tableau(0, &["executive_power"]).rolled(0, "develop", "home").rolled(0, "settle", "home")
    };
    let mut table = plan(plain()).rolled(0, "wild", "military").assign();
    table.play_as(0, "place_wild military develop").play_as(0, "select home settle settle");
    table
        .play_as(0, "use executive_power")
        .play_as(0, "move home develop settle")
        .play_as(0, "move military develop settle");
    let mut table = plan(plain()).rolled(0, "explore", "military").assign();
    table.play_as(0, "select home settle settle");
    assert!(!table.legal_of(0).contains(&"use executive_power".into()));
}

//! RFG-TILE-30 to -48 and -80 to -82: powers of phases II and III, immediate effects.

use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, dice};

use crate::plain;

/// The number of white builders that complete a tile, with these tiles in the tableau.
fn cost(tile: &str, side: &str, tableau: &[&str]) -> usize {
    let phase = if side == "development" { "develop" } else { "settle" };
    (1..=6)
        .find(|n| {
            let table = plain()
                .tableau(0, tableau)
                .zone(0, &[tile])
                .workers(0, phase, &format!("{n} home"))
                .cup(0, "military")
                .phases(phase);
            table.has(0, tile)
        })
        .expect("six are always enough")
}

/// The credits after the phases, with these tiles in the tableau and white workers for one phase.
fn credits_after(phases: &str, tableau: &[&str], zone: &[&str], workers: (&str, &str)) -> u8 {
    let table = plain()
        .tableau(0, tableau)
        .zone(0, zone)
        .workers(0, workers.0, workers.1)
        .cup(1, "home")
        .phases(phases);
    table.player(0).credits
}

#[test]
fn rfg_tile_30_investment_credits_developments_cost_one_less() {
    assert_eq!(cost("merchant_guild", "development", &["investment_credits"]), 2);
    assert_eq!(cost("public_works", "development", &["investment_credits"]), 1);
    assert_eq!(cost("investment_credits", "development", &[]), 4, "from the next one on");
    assert_eq!(cost("comet_zone", "world", &["investment_credits"]), 3, "not worlds");
}

#[test]
fn rfg_tile_31_biological_adaptation_reassign_developments_cost_one_less() {
    let cost = |tile: &str, tiles: &[&str]| {
        (1..=6).find(|n| {
            let table = plain()
                .faction(0, 7)
                .tableau(0, tiles)
                .zone(0, &[tile])
                .workers(0, "develop", &format!("{n} home"))
                .phases("develop");
            table.has(0, tile)
        })
    };
    assert_eq!(cost("nanotechnology", &[]), Some(4));
    assert_eq!(cost("merchant_guild", &[]), Some(3), "no Reassign power");
    assert_eq!(cost("backup_planning", &[]), Some(1), "at least 1");
    assert_eq!(cost("nanotechnology", &["investment_credits"]), Some(3), "both: 2 less");
    let view = plain().faction(0, 7).cup(0, "home").cup(1, "home").manage().view(0);
    assert!(
        view.players[0].tableau.iter().all(|t| !t.reassign),
        "it is no Reassign-power development itself"
    );
}

#[test]
fn rfg_tile_32_galactic_investors_two_credits_at_the_end_of_develop() {
    assert_eq!(credits_after("develop", &["galactic_investors"], &[], ("explore", "")), 1 + 2);
    assert_eq!(
        credits_after("develop", &[], &["galactic_investors"], ("develop", "5 home")),
        1 + 2,
        "also when completed"
    );
    assert_eq!(credits_after("settle", &["galactic_investors"], &[], ("explore", "")), 1);
}

#[test]
fn rfg_tile_33_galactic_religion_one_for_each_blue_die_in_the_citizenry() {
    let table = plain().faction(0, 6).citizenry(0, "2 novelty home").cup(0, "novelty").phases("develop");
    assert_eq!(table.player(0).credits, 1 + 2);
}

#[test]
fn rfg_tile_34_public_works_one_for_each_later_development() {
    assert_eq!(credits_after("develop", &[], &["public_works"], ("develop", "home")), 1, "not for itself");
    let two = ["advanced_logistics", "backup_planning"];
    assert_eq!(credits_after("develop", &["public_works"], &two, ("develop", "2 home")), 1 + 2);
    assert_eq!(
        credits_after("settle", &["public_works"], &["artist_colony"], ("settle", "home")),
        1,
        "no world"
    );
}

#[test]
fn rfg_tile_35_galactic_recycling_one_for_each_later_tile() {
    assert_eq!(
        credits_after("develop", &[], &["galactic_recycling"], ("develop", "2 home")),
        1,
        "not for itself"
    );
    assert_eq!(
        credits_after("develop", &["galactic_recycling"], &["public_works"], ("develop", "home")),
        1 + 1
    );
    assert_eq!(
        credits_after("settle", &["galactic_recycling"], &["artist_colony"], ("settle", "home")),
        1 + 1
    );
}

/// Completes a tile with two white and one red builder.
fn build(tableau: &[&str], zone: &str, phase: &str) -> Scenario {
    plain()
        .tableau(0, tableau)
        .zone(0, &[zone])
        .workers(0, phase, "2 home military")
        .cup(1, "home")
        .phases(phase)
}

#[test]
fn rfg_tile_36_galactic_federation_one_or_two_developers_go_to_the_cup() {
    let mut table = build(&["galactic_federation"], "merchant_guild", "develop");
    assert_eq!(table.legal_of(0), ["to_cup home", "to_cup military"], "at least one must");
    table.refuse_as(0, "pass", "RFG-OPEN-17");
    table.play_as(0, "to_cup military").play_as(0, "pass");
    assert_eq!(
        (table.player(0).cup, table.player(0).citizenry),
        (dice("military"), dice("2 home")),
        "one is enough"
    );
    let mut table = build(&["galactic_federation"], "merchant_guild", "develop");
    table.play_as(0, "to_cup home");
    assert!(
        table.legal_of(0).contains(&"pass".into()) && table.legal_of(0).contains(&"to_cup military".into())
    );
    table.play_as(0, "to_cup military");
    assert_eq!(
        (table.player(0).cup, table.player(0).citizenry),
        (dice("home military"), dice("home")),
        "at most two"
    );
    // Not for itself, not for worlds.
    let table = plain().zone(0, &["galactic_federation"]).workers(0, "develop", "6 home").phases("develop");
    assert_eq!(table.player(0).citizenry, dice("6 home"));
    let table = build(&["galactic_federation"], "comet_zone", "settle");
    assert_eq!(table.player(0).citizenry, dice("2 home military"));
}

#[test]
fn rfg_tile_37_completion_credits_add_up() {
    let both = ["public_works", "galactic_recycling"];
    assert_eq!(credits_after("develop", &both, &["backup_planning"], ("develop", "home")), 1 + 2);
    let settle = ["galactic_recycling", "terraforming_robots"];
    assert_eq!(credits_after("settle", &settle, &["comet_zone"], ("settle", "3 home")), 1 + 1 + 2);
}

#[test]
fn rfg_tile_40_replicant_robots_worlds_cost_one_less() {
    assert_eq!(cost("comet_zone", "world", &["replicant_robots"]), 2);
    assert_eq!(cost("artist_colony", "world", &["replicant_robots"]), 1);
    assert_eq!(cost("merchant_guild", "development", &["replicant_robots"]), 3);
}

#[test]
fn rfg_tile_41_alien_uplift_blueprints_genes_and_alien_worlds_cost_one_less() {
    assert_eq!(cost("jungle_world", "world", &["alien_uplift_blueprints"]), 3);
    assert_eq!(cost("deserted_alien_outpost", "world", &["alien_uplift_blueprints"]), 3);
    assert_eq!(cost("comet_zone", "world", &["alien_uplift_blueprints"]), 3);
    assert_eq!(cost("trading_world", "world", &["alien_uplift_blueprints"]), 3);
}

/// RFG-TILE-43: the higher minimum first, no reduction raises a cost.
#[test]
fn rfg_tile_42_free_trade_zone_grey_worlds_cost_two_less_but_at_least_two() {
    let grey = [
        ("fifth_column", 1, 1),
        ("sentient_robots", 2, 1),
        ("trading_world", 2, 1),
        ("transport_hub", 2, 1),
        ("terraformed_world", 3, 2),
        ("galactic_trendsetters", 4, 3),
    ];
    for (printed, (world, alone, with_robots)) in (1..=6).zip(grey) {
        assert_eq!(cost(world, "world", &[]), printed);
        assert_eq!(cost(world, "world", &["free_trade_zone"]), alone, "{world}");
        assert_eq!(
            cost(world, "world", &["free_trade_zone", "replicant_robots"]),
            with_robots,
            "RFG-TILE-43 {world}"
        );
    }
    assert_eq!(cost("comet_zone", "world", &["free_trade_zone"]), 3, "grey only");
}

#[test]
fn rfg_tile_43_the_reduction_with_the_higher_minimum_comes_first() {
    // The other way round 3 - 1 = 2 and then 2, at least 2.
    assert_eq!(cost("trading_world", "world", &["replicant_robots", "free_trade_zone"]), 1);
}

#[test]
fn rfg_tile_44_robot_surveyors_two_credits_at_the_end_of_settle() {
    assert_eq!(credits_after("settle", &["robot_surveyors"], &[], ("explore", "")), 1 + 2);
    assert_eq!(credits_after("develop", &["robot_surveyors"], &[], ("explore", "")), 1);
}

#[test]
fn rfg_tile_45_terraforming_robots_one_for_each_world_and_one_more_for_rare_elements() {
    assert_eq!(
        credits_after("settle", &["terraforming_robots"], &["artist_colony"], ("settle", "home")),
        1 + 1
    );
    assert_eq!(
        credits_after("settle", &["terraforming_robots"], &["comet_zone"], ("settle", "3 home")),
        1 + 2
    );
    assert_eq!(credits_after("develop", &["terraforming_robots"], &["public_works"], ("develop", "home")), 1);
}

#[test]
fn rfg_tile_46_galactic_exchange_one_or_two_settlers_go_to_the_cup() {
    let mut table = build(&["galactic_exchange"], "mining_world", "settle");
    assert_eq!(table.legal_of(0), ["to_cup home", "to_cup military"]);
    table.refuse_as(0, "pass", "RFG-OPEN-17");
    table.play_as(0, "to_cup home").play_as(0, "to_cup home");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("2 home"), dice("military")));
    let table = build(&["galactic_exchange"], "merchant_guild", "develop");
    assert_eq!(table.player(0).citizenry, dice("2 home military"), "not for developments");
}

#[test]
fn rfg_tile_47_new_galactic_order_all_red_settlers_go_to_the_cup() {
    let table = plain()
        .tableau(0, &["new_galactic_order"])
        .zone(0, &["mining_world"])
        .workers(0, "settle", "home 2 military")
        .cup(1, "home")
        .phases("settle");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("2 military"), dice("home")));
    let table = build(&["new_galactic_order"], "merchant_guild", "develop");
    assert_eq!(table.player(0).citizenry, dice("2 home military"), "not for developments");
    // With `galactic_exchange` a red one satisfies it.
    let mut table = build(&["new_galactic_order", "galactic_exchange"], "mining_world", "settle");
    assert_eq!(table.player(0).cup, dice("military"), "first all red ones");
    let mut choices = table.legal_of(0);
    choices.sort();
    assert_eq!(choices, ["pass", "to_cup home"], "naming the red one has no further effect");
    table.play_as(0, "pass");
    assert_eq!((table.player(0).cup, table.player(0).citizenry), (dice("military"), dice("2 home")));
}

#[test]
fn rfg_tile_48_reductions_lower_the_number_of_dice_used() {
    let table = plain()
        .tableau(0, &["replicant_robots"])
        .zone(0, &["mining_world"])
        .workers(0, "settle", "3 home")
        .cup(1, "home")
        .phases("settle");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("2 home"), dice("home")));
}

fn immediate(tile: &str, cost: u8) -> Scenario {
    let mut table = plain()
        .zone(0, &[tile])
        .workers(0, "develop", &format!("{cost} home"))
        .cup(0, "genes")
        .cup(1, "home")
        .phases("develop");
    table.play_as(0, "remove genes cup");
    table
}

#[test]
fn rfg_tile_80_conscription_remove_one_gain_two_red() {
    let table = immediate("conscription", 4);
    assert_eq!((table.player(0).cup, table.player(0).credits), (dice("2 military"), 1));
}

#[test]
fn rfg_tile_81_information_tech_remove_one_gain_two_blue() {
    let table = immediate("information_tech", 4);
    assert_eq!((table.player(0).cup, table.player(0).credits), (dice("2 novelty"), 1));
}

#[test]
fn rfg_tile_82_space_marines_remove_one_gain_a_credit_and_one_red() {
    let table = immediate("space_marines", 3);
    assert_eq!((table.player(0).cup, table.player(0).credits), (dice("military"), 1 + 1));
}

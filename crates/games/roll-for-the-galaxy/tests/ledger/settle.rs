//! RFG-SETTLE: phase III.

use orrery_roll_for_the_galaxy::testkit::{Look, dice};

use crate::plain;

#[test]
fn rfg_settle_01_cost_is_printed_cost_less_reductions_but_at_least_one() {
    // `comet_zone` costs 3, `artist_colony` costs 1.
    let table = plain().zone(0, &["comet_zone"]).workers(0, "settle", "2 home").phases("settle");
    assert!(!table.has(0, "comet_zone"));
    let table = plain()
        .tableau(0, &["replicant_robots"])
        .zone(0, &["comet_zone"])
        .workers(0, "settle", "2 home")
        .phases("settle");
    assert!(table.has(0, "comet_zone"));
    let table = plain()
        .tableau(0, &["replicant_robots"])
        .zone(0, &["artist_colony"])
        .workers(0, "settle", "2 home")
        .phases("settle");
    assert_eq!(table.player(0).cup, dice("home"), "one settler was enough, and needed");
    assert_eq!(table.player(0).citizenry, dice("home novelty"));
}

#[test]
fn rfg_settle_02_a_world_that_is_paid_for_is_completed_at_the_start() {
    let table = plain().zone(0, &["artist_colony"]).spot(0, "world", "home").phases("settle");
    assert!(table.has(0, "artist_colony"));
}

/// The rules of phase II hold for settlers, the world spot and the world stack.
#[test]
fn rfg_settle_03_building_works_as_in_phase_two() {
    // One by one in any order, completed at once (RFG-DEV-03, RFG-DEV-04).
    let mut table = plain()
        .zone(0, &["spice_world", "comet_zone"])
        .workers(0, "settle", "home military genes")
        .phases("settle");
    assert_eq!(table.legal_of(0), ["build home", "build military", "build genes"]);
    table.play_as(0, "build genes").play_as(0, "build home");
    assert!(table.has(0, "spice_world"));
    assert_eq!(table.player(0).spots[1], dice("military"), "RFG-DEV-09: it stays on the next world");
    // RFG-DEV-06: too many dice. RFG-DEV-07: the rest completes the next world.
    let mut table = plain()
        .zone(0, &["artist_colony", "star_nomad_lair"])
        .spot(0, "world", "home military")
        .phases("settle");
    table.play_as(0, "pay military");
    assert!(table.has(0, "artist_colony") && table.has(0, "star_nomad_lair"));
    // RFG-DEV-11: an empty stack.
    let table = plain().workers(0, "settle", "home").spot(0, "world", "genes").phases("settle");
    assert_eq!(table.player(0).cup, dice("home genes"));
    // RFG-DEV-12: the phase is not played.
    let table = plain().spot(0, "world", "genes").cup(0, "home").cup(1, "home").phases("produce");
    assert_eq!(table.player(0).spots[1], dice("genes"));
}

/// RFG-SETTLE-06: the gained die comes from the supply and goes to the printed place.
#[test]
fn rfg_settle_04_every_world_has_an_immediate_effect() {
    // Cup, citizenry, this world; and credits.
    let table = plain().zone(0, &["spice_world"]).workers(0, "settle", "2 home").phases("settle");
    assert_eq!(table.player(0).cup, dice("novelty"));
    let table = plain().zone(0, &["artist_colony"]).workers(0, "settle", "home").phases("settle");
    assert_eq!(table.player(0).citizenry, dice("home novelty"));
    let table = plain().zone(0, &["comet_zone"]).workers(0, "settle", "3 home").phases("settle");
    assert_eq!(table.goods("comet_zone"), ["rare_elements"]);
    let table = plain().zone(0, &["alien_sentinels"]).workers(0, "settle", "6 home").phases("settle");
    assert_eq!((table.player(0).credits, table.player(0).cup), (1 + 3, dice("alien_technology")));
    // Once only.
    let table = plain().tableau(0, &["spice_world"]).cup(0, "home").cup(1, "home").phases("settle");
    assert_eq!(table.player(0).cup, dice("home"));
}

#[test]
fn rfg_settle_05_removal_first_then_gains() {
    let mut table = plain().zone(0, &["rebel_warrior_race"]).workers(0, "settle", "3 home").phases("settle");
    assert!(table.has(0, "rebel_warrior_race"));
    assert_eq!(
        table.player(0).citizenry,
        dice("3 home"),
        "nothing gained yet, so nothing gained can be removed"
    );
    let legal = table.legal_of(0);
    if legal.is_empty() {
        assert_eq!(table.player(0).citizenry, dice("2 home military genes"));
    } else {
        table.play_as(0, "remove home citizenry");
        assert_eq!(table.player(0).citizenry, dice("2 home military genes"));
    }
}

#[test]
fn rfg_settle_06_gained_dice_come_from_the_supply() {
    let before = plain().cup(0, "home").cup(1, "home").phases("settle").state.supply;
    let table =
        plain().zone(0, &["rebel_hideout"]).workers(0, "settle", "2 home").cup(1, "home").phases("settle");
    assert_eq!(table.player(0).citizenry, dice("2 home 2 military"));
    assert_eq!(table.state.supply.0[1], before.0[1] - 2);
}

#[test]
fn rfg_settle_07_a_die_gained_into_the_cup_is_rolled_from_the_next_round_on() {
    let mut table =
        plain().zone(0, &["spice_world"]).workers(0, "settle", "2 home").cup(1, "home").phases("settle ship");
    assert_eq!(table.player(0).columns[4], dice(""), "it does not work in phase V of this round");
    assert_eq!(table.player(0).cup, dice("novelty"));
    table.play_as(0, "ready").play_as(1, "ready");
    let rolled: u8 = table.player(0).plan.rolled.iter().map(|c| c.total()).sum();
    assert_eq!((table.state.round, rolled), (2, 2), "the new die and the one that $1 recruited");
}

#[test]
fn rfg_settle_08_a_die_may_be_removed_from_anywhere() {
    let mut table = plain()
        .tableau(0, &["jungle_world"])
        .goods("jungle_world", "genes")
        .zone(0, &["rebel_miners", "public_works"])
        .workers(0, "settle", "2 home")
        .workers(0, "ship", "military")
        .spot(0, "development", "rare_elements")
        .cup(0, "novelty")
        .citizenry(0, "alien_technology")
        .phases("settle ship");
    let mut places = table.legal_of(0);
    places.sort();
    assert_eq!(
        places,
        [
            "remove alien_technology citizenry",
            "remove home citizenry",
            "remove military ship",
            "remove novelty cup",
            "remove rare_elements development_spot",
            "remove_good jungle_world genes"
        ]
    );
    let before = table.state.supply;
    table.play_as(0, "remove military ship");
    assert_eq!(table.state.supply.0[1], before.0[1] + 1 - 2, "removed 1, gained 2");
}

#[test]
fn rfg_settle_09_removing_a_die_has_no_further_effect() {
    // The only shipper is removed; phase V is played all the same, with its powers.
    let mut table = plain()
        .tableau(0, &["galactic_salon"])
        .zone(0, &["rebel_miners"])
        .workers(0, "settle", "2 home")
        .workers(0, "ship", "military")
        .cup(1, "home")
        .phases("settle ship");
    table.play_as(0, "remove military ship");
    assert_eq!(table.player(0).chips, 1, "`galactic_salon` in phase V");
    // A removed good is just gone.
    let mut table = plain()
        .tableau(0, &["jungle_world"])
        .goods("jungle_world", "genes")
        .zone(0, &["rebel_miners"])
        .workers(0, "settle", "2 home")
        .phases("settle");
    table.play_as(0, "remove_good jungle_world genes");
    assert!(table.goods("jungle_world").is_empty());
    assert_eq!((table.player(0).credits, table.player(0).chips), (1, 0));
}

/// The dice that completed the tile lie in the citizenry or cup, so one can always be removed.
#[test]
fn rfg_settle_10_there_is_always_a_die_to_remove() {
    let mut table = plain()
        .tableau(0, &["replicant_robots"])
        .zone(0, &["former_penal_colony"])
        .workers(0, "settle", "home")
        .phases("settle");
    while table.legal_of(0).iter().any(|a| a.starts_with("remove")) {
        table.play_as(0, "remove home citizenry");
    }
    assert_eq!(table.player(0).citizenry, dice(""), "the one die that was used");
    assert_eq!(table.player(0).cup, dice("military"));
}

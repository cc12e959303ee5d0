//! RFG-TILE-01 to -18: the Reassign powers.

use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice};

use crate::plain;

/// Seat 0 plans with these tiles: a white explorer and developer, a red developer, a blue shipper, a
/// green and a brown producer; a purple settler has selected Settle.
fn planning(tiles: &[&str]) -> Scenario {
    planning_with(tiles, |f| f)
}

fn planning_with(tiles: &[&str], change: impl FnOnce(Fixture) -> Fixture) -> Scenario {
    let mut table = change(plain().tableau(0, tiles))
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "home military")
        .rolled(0, "settle", "consumption")
        .rolled(0, "produce", "genes rare_elements")
        .rolled(0, "ship", "novelty")
        .assign();
    table.play_as(0, "select consumption settle settle");
    table
}

/// The moves that a power allows.
fn moves(table: &Scenario) -> Vec<String> {
    table.legal_of(0).into_iter().filter(|a| a.starts_with("move")).collect()
}

/// Which dice (as `die column`) a power may move, and to which columns.
fn reach(power: &str, table: &mut Scenario) -> (Vec<String>, Vec<String>) {
    table.play_as(0, &format!("use {power}"));
    let (mut dice, mut targets) = (Vec::new(), Vec::new());
    for action in moves(table) {
        let words: Vec<&str> = action.split(' ').collect();
        dice.push(format!("{} {}", words[1], words[2]));
        targets.push(words[3].to_owned());
    }
    for list in [&mut dice, &mut targets] {
        list.sort();
        list.dedup();
    }
    (dice, targets)
}

const ALL_DICE: [&str; 6] = [
    "genes produce",
    "home develop",
    "home explore",
    "military develop",
    "novelty ship",
    "rare_elements produce",
];
const ALL_PHASES: [&str; 5] = ["develop", "explore", "produce", "settle", "ship"];

/// How many workers one use may move: moves the first that is possible until there are no more.
fn most_moves(power: &str, table: &mut Scenario) -> usize {
    table.play_as(0, &format!("use {power}"));
    let mut count = 0;
    while let Some(action) = moves(table).first().cloned() {
        table.play_as(0, &action);
        count += 1;
        assert!(count < 9);
    }
    count
}

fn can_use(power: &str, table: &Scenario) -> bool {
    table.legal_of(0).contains(&format!("use {power}"))
}

#[track_caller]
fn check(power: &str, workers: &[&str], targets: &[&str], most: usize) {
    assert_eq!(reach(power, &mut planning(&[power])), (own(workers), own(targets)), "{power}");
    let mut table = planning(&[power]);
    assert_eq!(most_moves(power, &mut table), most, "{power}");
    assert!(!can_use(power, &table), "{power} is used once in a round");
}

fn own(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|t| (*t).to_owned()).collect()
}

#[test]
fn rfg_tile_01_galactic_influence_one_worker_to_any_phase() {
    check("galactic_influence", &ALL_DICE, &ALL_PHASES, 1);
}

#[test]
fn rfg_tile_02_nanotechnology_one_or_two_workers_to_any_phases() {
    check("nanotechnology", &ALL_DICE, &ALL_PHASES, 2);
}

#[test]
fn rfg_tile_03_local_subsidies_one_white_worker_to_any_phase() {
    check("local_subsidies", &["home develop", "home explore"], &ALL_PHASES, 1);
}

#[test]
fn rfg_tile_04_hydroponics_guild_one_blue_or_green_worker_to_any_phase() {
    check("hydroponics_guild", &["genes produce", "novelty ship"], &ALL_PHASES, 1);
}

#[test]
fn rfg_tile_05_space_mercenaries_one_red_or_brown_worker_to_any_phase() {
    check("space_mercenaries", &["military develop", "rare_elements produce"], &ALL_PHASES, 1);
}

#[test]
fn rfg_tile_06_system_diversification_one_or_two_workers_that_are_not_white() {
    let workers = ["genes produce", "military develop", "novelty ship", "rare_elements produce"];
    check("system_diversification", &workers, &ALL_PHASES, 2);
}

#[test]
fn rfg_tile_07_technology_affinity_one_worker_to_develop() {
    let workers = ["genes produce", "home explore", "novelty ship", "rare_elements produce"];
    check("technology_affinity", &workers, &["develop"], 1);
}

#[test]
fn rfg_tile_08_colonial_affinity_one_worker_to_settle() {
    check("colonial_affinity", &ALL_DICE, &["settle"], 1);
}

#[test]
fn rfg_tile_09_shipping_affinity_one_worker_to_ship() {
    let workers =
        ["genes produce", "home develop", "home explore", "military develop", "rare_elements produce"];
    check("shipping_affinity", &workers, &["ship"], 1);
}

#[test]
fn rfg_tile_10_operations_affinity_one_worker_to_explore_or_produce() {
    check("operations_affinity", &ALL_DICE, &["explore", "produce"], 1);
}

#[test]
fn rfg_tile_11_diversification_one_white_explorer_to_any_phase() {
    check("diversification", &["home explore"], &["develop", "produce", "settle", "ship"], 1);
}

#[test]
fn rfg_tile_12_isolation_policy_one_or_two_explorers_of_any_colour() {
    let more = |f: Fixture| f.rolled(0, "explore", "2 military");
    let reached = reach("isolation_policy", &mut planning_with(&["isolation_policy"], more));
    assert_eq!(
        reached,
        (own(&["home explore", "military explore"]), own(&["develop", "produce", "settle", "ship"]))
    );
    assert_eq!(most_moves("isolation_policy", &mut planning_with(&["isolation_policy"], more)), 2);
}

#[test]
fn rfg_tile_13_propaganda_campaign_one_or_two_workers_to_the_selected_phase() {
    check("propaganda_campaign", &ALL_DICE, &["settle"], 2);
}

#[test]
fn rfg_tile_14_homeworld_patriotism_one_or_two_white_workers_to_the_selected_phase() {
    check("homeworld_patriotism", &["home develop", "home explore"], &["settle"], 2);
}

#[test]
fn rfg_tile_15_executive_power_exactly_two_workers_of_one_column_to_the_selected_phase() {
    let mut table = planning(&["executive_power"]);
    let (workers, targets) = reach("executive_power", &mut table);
    assert_eq!(workers, own(&["genes produce", "home develop", "military develop", "rare_elements produce"]));
    assert_eq!(targets, own(&["settle"]));
    table.play_as(0, "move home develop settle");
    assert!(!table.legal_of(0).contains(&"ready".into()), "exactly two");
    assert_eq!(moves(&table), ["move military develop settle"], "from one and the same column");
    table.play_as(0, "move military develop settle");
    assert!(table.legal_of(0).contains(&"ready".into()));
    // With no two workers in one column it cannot be used.
    let mut table = plain()
        .tableau(0, &["executive_power"])
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "home")
        .rolled(0, "settle", "home")
        .assign();
    table.play_as(0, "select home settle settle");
    assert!(!can_use("executive_power", &table));
}

/// It is a Reassign-power development: it counts for `system_diversification`.
#[test]
fn rfg_tile_16_backup_planning_dictate_any_number_of_times() {
    let mut table = planning(&["backup_planning"]);
    for (die, moved) in [("home explore", "home develop"), ("military develop", "genes produce")] {
        table.play_as(0, &format!("dictate {die}"));
        table.play_as(0, &format!("move {moved} settle"));
    }
    table.play_as(0, "dictate novelty ship");
    assert_eq!(table.player(0).plan.dictated, dice("home military novelty"), "each use costs one more die");
    let mut table = planning(&[]);
    table.play_as(0, "dictate home explore").play_as(0, "move home develop settle");
    assert!(!table.legal_of(0).iter().any(|a| a.starts_with("dictate")), "without it: once");
    table.refuse_as(0, "dictate novelty ship", "RFG-REASS-02");
    let view = planning(&["backup_planning", "galactic_mandate", "public_works"]).view(0);
    let reassign: Vec<bool> =
        view.players[0].tableau.iter().filter(|t| t.kind.is_none()).map(|t| t.reassign).collect();
    assert_eq!(reassign, [false, true, true, false], "the faction's, then the three");
}

#[test]
fn rfg_tile_17_galactic_mandate_each_dictate_moves_up_to_three() {
    let mut table = planning(&["galactic_mandate"]);
    table.play_as(0, "dictate home explore");
    table
        .play_as(0, "move home develop settle")
        .play_as(0, "move genes produce ship")
        .play_as(0, "move military develop ship");
    assert!(moves(&table).is_empty(), "three others, to the same or different columns");
    assert_eq!(table.player(0).columns[4], dice("genes military novelty"));
    // With `backup_planning` it holds for every Dictate.
    let mut table = planning(&["galactic_mandate", "backup_planning"]);
    table
        .play_as(0, "dictate home explore")
        .play_as(0, "move home develop settle")
        .play_as(0, "move genes produce ship");
    table.play_as(0, "dictate military develop");
    table.play_as(0, "move novelty ship settle").play_as(0, "move rare_elements produce ship");
    assert_eq!(table.player(0).plan.dictated, dice("home military"));
}

/// `mad_scientists` with so many novelty worlds for each of three players.
fn mad(worlds: [&[&str]; 3]) -> usize {
    let mut fixture =
        Fixture::new(3).faction(0, 2).faction(1, 1).faction(2, 7).tableau(0, &["mad_scientists"]);
    for (seat, tiles) in worlds.into_iter().enumerate() {
        fixture = fixture.tableau(seat as u8, tiles);
    }
    let mut table = fixture.rolled(0, "explore", "4 home").assign();
    table.play_as(0, "select home explore settle");
    if can_use("mad_scientists", &table) { most_moves("mad_scientists", &mut table) } else { 0 }
}

#[test]
fn rfg_tile_18_mad_scientists_compares_novelty_worlds() {
    assert_eq!(mad([&["spice_world"], &[], &["comet_zone"]]), 2, "sole most");
    assert_eq!(mad([&["spice_world"], &["gem_world"], &[]]), 1, "tied for most");
    assert_eq!(mad([&["spice_world"], &["gem_world", "artist_colony"], &[]]), 0, "not most");
    assert_eq!(mad([&[], &[], &[]]), 1, "nobody has any: tied");
    // Faction worlds and home worlds count: `space_mall` of faction 3.
    let mut table = plain()
        .faction(0, 3)
        .tableau(0, &["mad_scientists"])
        .tableau(1, &["gem_world"])
        .rolled(0, "explore", "4 home")
        .assign();
    table.play_as(0, "select home explore settle");
    assert_eq!(most_moves("mad_scientists", &mut table), 1);
    let mut table = plain()
        .home(0, "earths_lost_colony")
        .tableau(0, &["mad_scientists"])
        .rolled(0, "explore", "4 home")
        .assign();
    table.play_as(0, "select home explore settle");
    assert_eq!(most_moves("mad_scientists", &mut table), 2);
}

//! RFG-REASS and RFG-DICT: the third part of step 2.

use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice};
use orrery_roll_for_the_galaxy::vocab::{Die, Phase};

use crate::plain;

/// Seat 0 has rolled a white I, a white and a red II, a green wild (placed under IV) and a blue V, and has
/// selected Settle with the blue one.
fn planning(tiles: &[&str]) -> Scenario {
    let mut table = plain()
        .tableau(0, tiles)
        .rolled(0, "explore", "home")
        .rolled(0, "develop", "home military")
        .rolled(0, "wild", "genes")
        .rolled(0, "ship", "novelty")
        .rolled(1, "explore", "home")
        .assign();
    table.play_as(0, "place_wild genes produce").play_as(0, "select novelty ship settle");
    table
}

fn moves(table: &Scenario) -> Vec<String> {
    table.legal_of(0).into_iter().filter(|a| a.starts_with("move")).collect()
}

fn can(table: &Scenario, action: &str) -> bool {
    table.legal_of(0).contains(&action.into())
}

/// Both players say ready, and the extra die shows I.
fn reveal(table: &mut Scenario) {
    table.play_as(0, "ready").play_as(1, "select home explore explore").next_random(&[0]).play_as(1, "ready");
}

#[test]
fn rfg_reass_01_a_worker_moves_to_a_different_column_and_keeps_its_face() {
    let mut table = planning(&["galactic_influence"]);
    table.play_as(0, "use galactic_influence");
    table.refuse_as(0, "move home explore explore", "RFG-REASS-11");
    table.play_as(0, "move home explore ship");
    assert_eq!((table.player(0).columns[0], table.player(0).columns[4]), (dice(""), dice("home")));
    assert_eq!(table.player(0).plan.rolled[0], dice("home"), "it still shows I");
}

#[test]
fn rfg_reass_02_each_power_once_per_round() {
    let mut table = planning(&["galactic_influence"]);
    table.play_as(0, "use galactic_influence").play_as(0, "move home explore ship");
    table.refuse_as(0, "use galactic_influence", "RFG-REASS-02");
    table.play_as(0, "dictate home develop").play_as(0, "move military develop ship");
    table.refuse_as(0, "dictate genes produce", "RFG-REASS-02");
    // In the next round it can be used again.
    let mut table = plain()
        .tableau(0, &["galactic_influence"])
        .rolled(0, "develop", "3 home")
        .rolled(1, "develop", "home")
        .assign();
    table.play_as(0, "select home develop develop").play_as(0, "use galactic_influence");
    table.play_as(0, "move home develop ship").play_as(0, "dictate home develop").play_as(0, "ready");
    table.play_as(1, "select home develop develop").next_random(&[2]).play_as(1, "ready");
    table.play_as(0, "ready").next_random(&[0, 0, 0, 0]).play_as(1, "ready");
    assert_eq!(table.state.round, 2);
    table.play_as(0, "select home explore develop");
    assert!(can(&table, "use galactic_influence") && can(&table, "dictate home explore"));
}

#[test]
fn rfg_reass_03_all_powers_are_optional() {
    let mut table = planning(&["galactic_influence", "nanotechnology", "executive_power"]);
    assert!(can(&table, "ready"));
    let columns = table.player(0).columns;
    reveal(&mut table);
    assert_eq!(columns[0], dice("home"));
    assert_eq!(table.player(0).citizenry.total() + table.player(0).columns[0].total(), 1, "nobody was moved");
}

#[test]
fn rfg_reass_04_workers_go_to_different_columns_unless_the_target_is_named() {
    let mut table = planning(&["nanotechnology"]);
    table.play_as(0, "use nanotechnology").play_as(0, "move home explore ship");
    assert!(can(&table, "move military develop produce") && can(&table, "move military develop ship"));
    let mut table = planning(&["propaganda_campaign"]);
    table.play_as(0, "use propaganda_campaign");
    table.refuse_as(0, "move home explore ship", "RFG-REASS-09");
    assert!(moves(&table).iter().all(|m| m.ends_with(" settle")));
}

#[test]
fn rfg_reass_05_one_or_two_are_two_different_workers() {
    let mut table = planning(&["nanotechnology"]);
    table.play_as(0, "use nanotechnology");
    assert!(!can(&table, "ready"), "a power in use moves at least one");
    table.play_as(0, "move military develop ship");
    assert!(can(&table, "ready"), "one is enough");
    table.refuse_as(0, "move military ship settle", "RFG-REASS-05");
    // With another red worker there, one of the two may go: the other one.
    let mut table = plain()
        .tableau(0, &["nanotechnology"])
        .rolled(0, "develop", "2 military")
        .rolled(0, "ship", "military home")
        .assign();
    table.play_as(0, "select home ship settle").play_as(0, "use nanotechnology");
    table.play_as(0, "move military develop ship").play_as(0, "move military ship explore");
    assert!(moves(&table).is_empty(), "two at most");
    assert_eq!(table.player(0).columns[4], dice("military"));
}

#[test]
fn rfg_reass_06_different_powers_in_any_order_may_move_the_same_worker() {
    let powers = ["operations_affinity", "isolation_policy", "shipping_affinity"];
    let mut table = planning(&powers);
    table.play_as(0, "use operations_affinity").play_as(0, "move military develop explore");
    table.play_as(0, "use isolation_policy").play_as(0, "move military explore settle");
    table.play_as(0, "use shipping_affinity").play_as(0, "move military settle ship");
    table.play_as(0, "dictate home develop").play_as(0, "move military ship produce");
    assert_eq!(table.player(0).columns[3], dice("military genes"));
    // Each looks at the column of that moment: `isolation_policy` first finds the white explorer only.
    let mut table = planning(&powers);
    table.play_as(0, "use isolation_policy");
    assert!(moves(&table).iter().all(|m| m.starts_with("move home explore")));
    // Every Dictate is a use of its own: with `backup_planning` two of them move one worker.
    let mut table = planning(&["backup_planning"]);
    table.play_as(0, "dictate home explore").play_as(0, "move military develop ship");
    table.play_as(0, "dictate home develop").play_as(0, "move military ship produce");
    assert_eq!(table.player(0).columns[3], dice("military genes"));
}

#[test]
fn rfg_reass_07_wild_dice_may_be_moved() {
    let mut table = planning(&["hydroponics_guild"]);
    table.play_as(0, "use hydroponics_guild").play_as(0, "move genes produce develop");
    assert_eq!(table.player(0).columns[1], dice("home military genes"));
    let mut table = planning(&[]);
    table.play_as(0, "dictate home explore").play_as(0, "move genes produce ship");
    assert_eq!(table.player(0).columns[4], dice("genes"));
}

#[test]
fn rfg_reass_08_colour_conditions_look_at_the_die() {
    for (power, colours) in [
        ("local_subsidies", &["home"][..]),
        ("hydroponics_guild", &["novelty", "genes"]),
        ("space_mercenaries", &["military", "rare_elements"]),
        (
            "system_diversification",
            &["military", "consumption", "novelty", "rare_elements", "genes", "alien_technology"],
        ),
    ] {
        for die in Die::ALL {
            let mut table = plain()
                .tableau(0, &[power])
                .rolled(0, "develop", die.id())
                .rolled(0, "wild", colours[0])
                .rolled(0, "ship", "home")
                .assign();
            table
                .play_as(0, &format!("place_wild {} explore", colours[0]))
                .play_as(0, "select home ship settle");
            table.play_as(0, &format!("use {power}"));
            let action = format!("move {} develop ship", die.id());
            assert_eq!(can(&table, &action), colours.contains(&die.id()), "{power}: {}", die.id());
            if !colours.contains(&die.id()) {
                table.refuse_as(0, &action, "RFG-REASS-08");
            }
        }
    }
}

#[test]
fn rfg_reass_09_the_phase_you_select_is_the_own_one() {
    for power in ["propaganda_campaign", "homeworld_patriotism", "executive_power"] {
        for phase in [Phase::Settle, Phase::Ship, Phase::Produce] {
            let mut table = Fixture::new(2)
                .tableau(0, &[power])
                .rolled(0, "develop", "3 home")
                .rolled(1, "explore", "home")
                .assign();
            table.play_as(1, "select home explore explore").play_as(1, "ready");
            table
                .play_as(0, &format!("select home develop {}", phase.id()))
                .play_as(0, &format!("use {power}"));
            assert_eq!(moves(&table), [format!("move home develop {}", phase.id())], "{power}");
        }
    }
}

#[test]
fn rfg_reass_10_only_developments_in_the_tableau() {
    let mut table = plain()
        .zone(0, &["nanotechnology"])
        .tableau(0, &["public_works"])
        .tableau(1, &["galactic_influence"])
        .rolled(0, "explore", "3 home")
        .assign();
    table.play_as(0, "select home explore settle");
    table.refuse_as(0, "use nanotechnology", "RFG-REASS-10");
    table.refuse_as(0, "use galactic_influence", "RFG-REASS-10");
    table.refuse_as(0, "use public_works", "RFG-REASS-10");
}

#[test]
fn rfg_reass_11_no_worker_moves_into_its_own_column() {
    let mut table = plain()
        .tableau(0, &["propaganda_campaign", "technology_affinity", "executive_power"])
        .rolled(0, "develop", "3 home")
        .assign();
    table.play_as(0, "select home develop develop");
    for power in ["propaganda_campaign", "technology_affinity"] {
        table.refuse_as(0, &format!("use {power}"), "RFG-REASS-11");
    }
    table.refuse_as(0, "use executive_power", "RFG-TILE-15");
    let mut table = plain()
        .tableau(0, &["propaganda_campaign"])
        .rolled(0, "develop", "2 home")
        .rolled(0, "ship", "military")
        .assign();
    table.play_as(0, "select home develop develop").play_as(0, "use propaganda_campaign");
    assert_eq!(moves(&table), ["move military ship develop"]);
}

#[test]
fn rfg_dict_01_one_die_aside_lets_another_move() {
    let mut table = planning(&[]);
    let dictates = table.legal_of(0).iter().filter(|a| a.starts_with("dictate")).count();
    assert_eq!(dictates, 4, "one own worker of choice: two white, a red, a green one");
    table.refuse_as(0, "dictate novelty ship", "RFG-DICT-01");
    table.refuse_as(0, "dictate novelty settle", "RFG-ASSIGN-09");
    table.play_as(0, "dictate home explore");
    assert_eq!(table.player(0).plan.dictated, dice("home"));
    table.refuse_as(0, "move home explore ship", "RFG-DICT-02");
    assert_eq!(moves(&table).len(), 3 * 4, "one other worker, to a different column");
    table.play_as(0, "move home develop ship");
    assert!(moves(&table).is_empty(), "one");
}

#[test]
fn rfg_dict_02_a_die_in_the_dictate_zone_is_no_worker() {
    let mut table = planning(&["nanotechnology", "backup_planning"]);
    table.play_as(0, "dictate military develop");
    assert!(moves(&table).iter().all(|m| !m.starts_with("move military")));
    table.play_as(0, "use nanotechnology");
    assert!(moves(&table).iter().all(|m| !m.starts_with("move military")));
    table.play_as(0, "move home explore ship");
    assert!(!can(&table, "dictate military develop"));
    reveal(&mut table);
    assert!(table.player(0).columns.iter().all(|column| column.of(Die::Military) == 0));
}

#[test]
fn rfg_dict_03_any_colour_face_and_column() {
    for (die, from) in
        [("home", "explore"), ("home", "develop"), ("military", "develop"), ("genes", "produce")]
    {
        for to in Phase::ALL.iter().filter(|p| p.id() != from) {
            let mut table = planning(&[]);
            let aside = if die == "military" { "dictate home develop" } else { "dictate military develop" };
            table.play_as(0, aside).play_as(0, &format!("move {die} {from} {}", to.id()));
        }
    }
    let mut table = planning(&[]);
    table.play_as(0, "dictate military develop");
    assert!(moves(&table).iter().all(|m| !m.starts_with("move novelty")), "not the selector");
}

#[test]
fn rfg_dict_04_a_die_may_be_put_aside_without_a_move() {
    let mut table = planning(&[]);
    table.play_as(0, "dictate genes produce");
    reveal(&mut table);
    assert!(table.player(0).cup.of(Die::Genes) == 1);
}

#[test]
fn rfg_dict_05_the_dictate_die_goes_to_the_cup() {
    // Even if the phase it would have worked in is played.
    let mut table = planning(&[]);
    table.play_as(0, "dictate home explore");
    reveal(&mut table);
    assert!(table.view(0).played.contains(&Phase::Explore));
    assert_eq!(table.player(0).cup, dice("2 home military genes"), "with those of phases not played");
    assert_eq!(table.player(0).citizenry, dice(""));
}

//! RFG-MAN, RFG-END: step 5 and the end of the game.

use orrery_core::Game;
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice};

use crate::plain;

/// Step 5 for seat 0; seat 1 has one die in its cup and nothing to decide.
fn managing(change: impl FnOnce(Fixture) -> Fixture) -> Scenario {
    change(plain()).cup(1, "home").manage()
}

fn all_ready(table: &mut Scenario) {
    for seat in 0..2 {
        while table.to_act().contains(&seat) && table.view(seat).round == 1 {
            table.play_as(seat, "ready");
        }
    }
}

#[test]
fn rfg_man_01_all_manage_at_the_same_time_and_the_phase_tiles_are_turned_back() {
    let mut table = plain().workers(0, "explore", "home").cup(1, "home").phases("explore");
    table.play_as(0, "stock home");
    assert_eq!(table.to_act(), [0, 1], "both at once");
    let before = table.view(1).players[0].cup;
    table.play_as(0, "ready");
    assert_eq!(table.view(1).players[0].cup, before, "commits are shown together (RFG-OPEN-24)");
    table.play_as(1, "ready");
    assert_eq!(table.state.played, 0, "all phase tiles show the crossed-out side again");
    assert_eq!(table.state.round, 2);
}

#[test]
fn rfg_man_02_a_die_is_recruited_for_one_credit() {
    let mut table = managing(|f| f.credits(0, 3).citizenry(0, "home novelty genes military"));
    table.play_as(0, "recruit novelty").play_as(0, "recruit genes").play_as(0, "recruit home");
    all_ready(&mut table);
    assert_eq!(table.player(0).citizenry, dice("military"), "three credits, three dice");
    assert_eq!(table.player(0).credits, 1, "none was left, and at 0 credits one is gained (RFG-MAN-05)");
}

#[test]
fn rfg_man_06_credits_left_over_stay() {
    let mut table = managing(|f| f.credits(0, 5).citizenry(0, "2 home novelty"));
    all_ready(&mut table);
    assert_eq!(table.player(0).citizenry, dice(""));
    assert_eq!(table.player(0).credits, 2);
}

/// RFG-FAQ-09 says the same.
#[test]
fn rfg_man_03_recruiting_goes_on_until_citizenry_or_credits_are_empty() {
    let mut table = managing(|f| f.credits(0, 2).citizenry(0, "home novelty genes"));
    table.refuse_as(0, "ready", "RFG-MAN-03");
    table.play_as(0, "recruit genes").refuse_as(0, "ready", "RFG-MAN-03").play_as(0, "recruit home");
    all_ready(&mut table);
    assert_eq!(table.player(0).citizenry, dice("novelty"));
}

#[test]
fn rfg_man_04_with_too_few_credits_the_player_chooses() {
    let mut table = managing(|f| f.credits(0, 1).citizenry(0, "home novelty genes"));
    assert_eq!(table.legal_of(0), ["recruit home", "recruit novelty", "recruit genes"]);
    table.play_as(0, "recruit novelty");
    all_ready(&mut table);
    assert_eq!(table.player(0).citizenry, dice("home genes"));
}

#[test]
fn rfg_man_05_zero_credits_become_one() {
    let mut table = managing(|f| f.credits(0, 3).citizenry(0, "3 home"));
    all_ready(&mut table);
    assert_eq!(table.player(0).credits, 1);
    let mut table = managing(|f| f.credits(0, 4).citizenry(0, "3 home"));
    all_ready(&mut table);
    assert_eq!(table.player(0).credits, 1, "one was left over, none is given");
}

#[test]
fn rfg_man_07_any_dice_on_spots_and_worlds_may_be_recalled_free_of_charge() {
    let mut table = managing(|f| {
        f.cup(0, "home")
            .spot(0, "development", "2 military")
            .spot(0, "world", "genes")
            .tableau(0, &["spice_world"])
            .goods("spice_world", "novelty")
    });
    for action in
        ["recall development military", "recall world genes", "recall_good spice_world novelty", "ready"]
    {
        assert!(table.legal_of(0).contains(&action.into()), "{action}");
    }
    table.play_as(0, "recall development military").play_as(0, "recall_good spice_world novelty");
    all_ready(&mut table);
    assert_eq!(table.player(0).spots, [dice("military"), dice("genes")], "as many as wanted, not all");
    assert!(table.goods("spice_world").is_empty());
    assert_eq!(table.player(0).credits, 1);
    let rolled: u8 = table.player(0).plan.rolled.iter().map(|c| c.total()).sum();
    assert_eq!(rolled, 3, "the cup of the next roll: one die and the two recalled");
}

#[test]
fn rfg_man_08_dice_in_the_citizenry_cannot_be_recalled() {
    let mut table = managing(|f| f.credits(0, 1).citizenry(0, "home novelty").cup(0, "home"));
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("recruit")), "{:?}", table.legal_of(0));
    table.refuse_as(0, "recall development novelty", "RFG-MAN-01");
    table.play_as(0, "recruit home");
    table.refuse_as(0, "recall development novelty", "RFG-MAN-07");
    all_ready(&mut table);
    assert_eq!(table.player(0).citizenry, dice("novelty"));
}

#[test]
fn rfg_man_09_recall_is_possible_in_this_step_only() {
    let mut table = plain()
        .spot(0, "development", "military")
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .workers(0, "explore", "home")
        .phases("explore");
    table.refuse_as(0, "recall development military", "RFG-MAN-09");
    table.refuse_as(0, "recall_good spice_world novelty", "RFG-MAN-09");
}

#[test]
fn rfg_man_10_an_empty_cup_forces_a_recall() {
    let mut table = managing(|f| f.spot(0, "development", "military").spot(0, "world", "genes"));
    assert!(!table.legal_of(0).contains(&"ready".into()));
    table.refuse_as(0, "ready", "RFG-MAN-10");
    table.play_as(0, "recall world genes");
    assert!(table.legal_of(0).contains(&"ready".into()), "one is enough");
}

/// RFG-END-01: the game is over after the Manage step.
#[test]
fn rfg_man_11_the_step_is_carried_out_in_the_last_round_too() {
    let mut table = managing(|f| {
        f.pool(0)
            .credits(0, 2)
            .citizenry(0, "2 home")
            .tableau(0, &["spice_world"])
            .goods("spice_world", "novelty")
    });
    assert!(RollForTheGalaxy::outcome(&table.state).is_none());
    table.play_as(0, "recall_good spice_world novelty").play_as(0, "ready").play_as(1, "ready");
    assert_eq!((table.player(0).credits, table.player(0).cup), (1, dice("2 home novelty")), "RFG-MAN-05 too");
    assert!(RollForTheGalaxy::outcome(&table.state).is_some());
}

const NINE: [&str; 9] = [
    "public_works",
    "spice_world",
    "comet_zone",
    "jungle_world",
    "gem_world",
    "new_vinland",
    "space_port",
    "asteroid_belt",
    "mining_world",
];

/// Whether the game is over after step 5 with so many bag tiles in the tableau of seat 0.
fn over_with(tiles: &[&str], change: impl FnOnce(Fixture) -> Fixture) -> bool {
    let mut table = managing(|f| change(f).cup(0, "home").tableau(0, tiles));
    table.play_as(0, "ready").play_as(1, "ready");
    RollForTheGalaxy::outcome(&table.state).is_some()
}

/// RFG-END-02: faction 2 tiles, home world 1, so nine completed tiles are needed. RFG-FAQ-06 says the same.
#[test]
fn rfg_end_01_twelve_tiles_or_an_empty_pool_end_the_game() {
    assert!(!over_with(&NINE[..8], |f| f));
    assert!(over_with(&NINE, |f| f));
    assert!(over_with(&[], |f| f.pool(0)));
    assert!(!over_with(&[], |f| f.pool(1)));
    assert!(over_with(&NINE, |f| f.pool(0)), "or both");
}

#[test]
fn rfg_end_02_the_start_tiles_are_three_of_the_twelve() {
    let table = managing(|f| f.cup(0, "home").tableau(0, &NINE));
    assert_eq!(table.player(0).tiles(), 12);
    assert_eq!(table.view(0).players[1].tiles, 3);
}

#[test]
fn rfg_end_03_more_than_twelve_tiles_are_legal() {
    let mut tiles = NINE.to_vec();
    tiles.push("galactic_resort");
    let mut table = managing(|f| f.cup(0, "home").tableau(0, &tiles));
    assert_eq!(table.player(0).tiles(), 13);
    table.play_as(0, "ready").play_as(1, "ready");
    assert!(RollForTheGalaxy::outcome(&table.state).is_some());
}

#[test]
fn rfg_end_04_tiles_in_construction_zones_do_not_count() {
    assert!(!over_with(&NINE[..8], |f| f.zone(0, &["prosperous_world", "silicon_world", "information_hub"])));
}

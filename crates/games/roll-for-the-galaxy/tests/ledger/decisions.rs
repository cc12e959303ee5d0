//! RFG-DEC: the table of decisions.

use orrery_core::{Seat, Viewer};
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, dice, with_tile};

use crate::plain;
use orrery_core::Game;

/// What seat 1 hears and sees of an action of seat 0.
fn heard(table: &mut Scenario, action: &str) -> usize {
    let viewer = Viewer::Seat(Seat(1));
    let (events, view) = (table.log.heard_by(viewer).len(), table.view(1));
    table.play_as(0, action);
    let news = table.log.heard_by(viewer).len() - events;
    news + usize::from(table.view(1) != view)
}

#[test]
fn rfg_dec_01_start_tiles_are_chosen_in_secret() {
    let mut table = Scenario::new(&RollForTheGalaxy::options(2), 3);
    assert_eq!(
        (table.to_act(), table.legal_of(0).len()),
        (vec![0, 1], 2),
        "which of two tiles is the development"
    );
    let first = table.legal_of(0).remove(0);
    heard(&mut table, &first);
    let secret = table.view(1).players[0].start;
    assert_eq!(secret, None);
    assert_eq!((table.view(1).players[0].development.count, table.view(1).players[0].world.count), (0, 0));
}

fn planning() -> Scenario {
    plain()
        .tableau(0, &["local_subsidies"])
        .rolled(0, "explore", "2 home")
        .rolled(0, "wild", "military")
        .rolled(1, "explore", "home")
        .assign()
}

/// RFG-DEC-03, -04, -05: selector, Dictate and powers, all secret.
#[test]
fn rfg_dec_02_every_step_of_the_plan_is_secret() {
    let mut table = planning();
    assert_eq!(table.legal_of(0).len(), 5, "RFG-DEC-02: the column of a wild die");
    assert_eq!(heard(&mut table, "place_wild military ship"), 0);
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("select")), "RFG-DEC-03: mandatory");
    assert_eq!(heard(&mut table, "select home explore settle"), 0);
    let choices = table.legal_of(0);
    assert!(choices.contains(&"use local_subsidies".into()), "RFG-DEC-05: optional");
    assert!(choices.contains(&"dictate military ship".into()), "RFG-DEC-04: optional");
    assert!(choices.contains(&"ready".into()));
    assert_eq!(heard(&mut table, "use local_subsidies"), 0);
    assert_eq!(heard(&mut table, "move home explore ship"), 0);
    assert_eq!(heard(&mut table, "dictate military ship"), 0);
    assert!(heard(&mut table, "ready") > 0, "only that the player is ready");
}

#[test]
fn rfg_dec_03_selector_and_phase_are_chosen_freely() {
    let mut table = planning();
    table.play_as(0, "place_wild military ship");
    assert_eq!(table.legal_of(0).len(), 2 * 5, "a white explorer or the red shipper, any of five phases");
}

#[test]
fn rfg_dec_04_dictate_names_a_die_and_then_a_move() {
    let mut table = planning();
    table
        .play_as(0, "place_wild military ship")
        .play_as(0, "select home explore settle")
        .play_as(0, "dictate home explore");
    assert_eq!(table.legal_of(0).iter().filter(|a| a.starts_with("move military ship")).count(), 4);
    assert!(table.legal_of(0).contains(&"ready".into()), "the move is optional");
}

#[test]
fn rfg_dec_05_each_power_is_optional() {
    let mut table = planning();
    table.play_as(0, "place_wild military ship").play_as(0, "select home explore settle").play_as(0, "ready");
    assert!(!table.to_act().contains(&0));
}

/// RFG-DEC-07: contents secret, number public.
#[test]
fn rfg_dec_06_explorers_act_in_public_and_at_the_same_time() {
    let mut table = plain()
        .zone(0, &["gem_world", "new_vinland"])
        .workers(0, "explore", "home military")
        .workers(1, "explore", "home")
        .phases("explore");
    assert_eq!(table.to_act(), [0, 1]);
    assert_eq!(table.legal_of(0).len(), 2 * 2, "next explorer, Scout or Stock");
    assert!(heard(&mut table, "stock military") > 0);
    table.play_as(0, "scout home");
    assert_eq!(heard(&mut table, &with_tile("abandon new_vinland")), 0, "RFG-DEC-07");
    assert!(heard(&mut table, "draw") > 0);
    assert_eq!(table.view(1).abandoned, 1);
    assert_eq!(
        (table.view(1).players[0].hand_count, table.view(1).players[0].hand.len()),
        (2, 0),
        "RFG-DEC-08: private"
    );
}

#[test]
fn rfg_dec_07_tiles_to_abandon_are_optional() {
    let mut table =
        plain().zone(0, &["gem_world"]).workers(0, "explore", "home").cup(1, "home").phases("explore");
    table.play_as(0, "scout home");
    assert_eq!(table.legal_of(0).len(), 2, "the tile, or draw");
}

#[test]
fn rfg_dec_08_side_and_order_of_drawn_tiles() {
    let mut table = plain()
        .faction(0, 4)
        .zone(0, &["gem_world", "nanotechnology"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, "draw");
    assert_eq!(table.legal_of(0).len(), 2 * 2, "two sides, top or bottom with `improved_reconnaissance`");
}

#[test]
fn rfg_dec_09_rearranging_is_private_and_the_end_is_declared() {
    let mut table = plain()
        .tableau(0, &["advanced_logistics"])
        .zone(0, &["gem_world", "new_vinland", "space_port"])
        .cup(0, "home")
        .workers(1, "explore", "home")
        .phases("explore");
    table.play_as(0, "rearrange");
    table.play_as(0, &with_tile("arrange gem_world world"));
    let before = table.view(1).players[0].world.tiles.clone();
    assert!(before.len() <= 1, "others see the top tile at most");
    table.play_as(0, &with_tile("arrange space_port world"));
    if table.legal_of(0).iter().any(|a| a.starts_with("arrange")) {
        table.play_as(0, &with_tile("arrange new_vinland world"));
    }
    assert_eq!(table.stack(0, "world"), ["gem_world", "space_port", "new_vinland"]);
    assert_eq!(table.view(1).players[0].world.tiles.len(), 1);
}

#[test]
fn rfg_dec_10_the_returned_tile_is_secret() {
    let mut table = plain()
        .bag(&[])
        .faction(0, 2)
        .zone(0, &["gem_world", "new_vinland", "space_port"])
        .workers(1, "explore", "home")
        .cup(0, "home")
        .phases("explore");
    table.play_as(1, "scout home").play_as(1, "scout home");
    assert_eq!(table.legal_of(0).len(), 3);
    let before = table.view(1).players[0].world.clone();
    table.play_as(0, &with_tile("return space_port"));
    let after = &table.view(1).players[0].world;
    assert_eq!(before.tiles, after.tiles, "the top tile is the same, the rest is not shown");
}

#[test]
fn rfg_dec_11_the_side_of_the_research_teams_tile() {
    let table = plain().tableau(0, &["alien_research_team"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.legal_of(0).len(), 2);
    assert_eq!(table.view(1).players[0].hand.len(), 0, "private");
}

/// RFG-DEC-13: which dice pay.
#[test]
fn rfg_dec_12_which_die_is_placed_next() {
    let table = plain()
        .zone(0, &["public_works", "merchant_guild"])
        .workers(0, "develop", "home genes")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["build home", "build genes"]);
}

#[test]
fn rfg_dec_13_which_dice_pay() {
    let table = plain()
        .zone(0, &["public_works"])
        .spot(0, "development", "home genes")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["pay home", "pay genes"]);
}

#[test]
fn rfg_dec_14_which_builders_go_to_the_cup() {
    let table = plain()
        .tableau(0, &["galactic_exchange"])
        .zone(0, &["comet_zone"])
        .workers(0, "settle", "home 2 genes")
        .cup(1, "home")
        .phases("settle");
    assert_eq!(table.legal_of(0), ["to_cup home", "to_cup genes"]);
}

#[test]
fn rfg_dec_15_which_die_is_removed() {
    let table = plain()
        .zone(0, &["rebel_miners"])
        .workers(0, "settle", "2 home")
        .cup(0, "genes")
        .cup(1, "home")
        .phases("settle");
    assert_eq!(table.legal_of(0), ["remove home citizenry", "remove genes cup"]);
}

#[test]
fn rfg_dec_16_die_and_world_for_each_good() {
    let table = plain()
        .tableau(0, &["spice_world", "comet_zone"])
        .workers(0, "produce", "home genes")
        .cup(1, "home")
        .phases("produce");
    assert_eq!(table.legal_of(0).len(), 4);
}

#[test]
fn rfg_dec_17_shipper_good_and_task() {
    let mut table = plain()
        .tableau(0, &["spice_world", "comet_zone"])
        .goods("spice_world", "home")
        .goods("comet_zone", "genes")
        .workers(0, "ship", "home genes")
        .cup(1, "home")
        .phases("ship");
    assert_eq!(table.legal_of(0).len(), 2);
    table.play_as(0, "ship genes");
    assert_eq!(table.legal_of(0).len(), 4);
}

#[test]
fn rfg_dec_18_paying_for_a_vp_is_optional() {
    let mut table = plain()
        .tableau(0, &["galactic_bankers", "spice_world"])
        .goods("spice_world", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "trade spice_world home");
    assert_eq!(table.legal_of(0), ["pass", "buy"]);
}

/// RFG-DEC-20: dice to recall; both secret until all have committed.
#[test]
fn rfg_dec_19_recruit_and_recall_are_secret() {
    let mut table =
        plain().credits(0, 1).citizenry(0, "home genes").spot(0, "world", "military").cup(1, "home").manage();
    assert_eq!(table.legal_of(0), ["recruit home", "recruit genes"]);
    assert_eq!(heard(&mut table, "recruit genes"), 0);
    assert_eq!(table.legal_of(0), ["ready", "recall world military"], "RFG-DEC-20: optional");
    assert_eq!(heard(&mut table, "recall world military"), 0);
}

#[test]
fn rfg_dec_20_recall_is_mandatory_with_an_empty_cup() {
    let table = plain().spot(0, "world", "military").spot(0, "development", "home").cup(1, "home").manage();
    assert_eq!(table.legal_of(0), ["recall development home", "recall world military"]);
}

/// In public a single answer is carried out; in secret the others cannot tell that there was no choice.
#[test]
fn rfg_dec_21_single_answers_are_not_asked_unless_that_would_tell_something() {
    let table = plain()
        .zone(0, &["merchant_guild"])
        .workers(0, "develop", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.player(0).spots[0], dice("home"), "public: carried out");
    // One die in the cup: nothing to choose but the phase, and still the player has to say ready.
    let mut table = plain().rolled(0, "explore", "home").rolled(1, "explore", "home").assign();
    table.play_as(0, "select home explore ship");
    assert_eq!(table.to_act(), [0, 1]);
    assert_eq!(table.legal_of(0), ["ready"]);
    // Nothing to recruit or recall: still asked in step 5.
    assert_eq!(plain().cup(0, "home").cup(1, "home").manage().to_act(), [0, 1]);
}

#[test]
fn rfg_dec_22_in_public_phases_players_act_in_any_order() {
    let start = || {
        plain()
            .tableau(0, &["spice_world", "comet_zone"])
            .tableau(1, &["gem_world", "mining_world"])
            .workers(0, "produce", "home")
            .workers(1, "produce", "genes")
            .phases("produce")
    };
    let moves = [(0, "produce home comet_zone"), (1, "produce genes gem_world")];
    let (mut one, mut two) = (start(), start());
    assert_eq!(one.to_act(), [0, 1]);
    for (seat, action) in moves {
        one.play_as(seat, action);
    }
    for (seat, action) in moves.into_iter().rev() {
        two.play_as(seat, action);
    }
    assert_eq!(one.state, two.state);
}

#[test]
fn rfg_dec_23_virtual_workers_are_among_the_workers_to_choose_from() {
    let table = plain()
        .tableau(0, &["major_research_labs"])
        .workers(0, "explore", "genes")
        .cup(1, "home")
        .phases("explore");
    assert!(
        table.legal_of(0).contains(&"scout home virtual".into())
            && table.legal_of(0).contains(&"scout genes".into())
    );
    let table = plain()
        .tableau(0, &["space_docks", "spice_world", "comet_zone"])
        .goods("spice_world", "home")
        .goods("comet_zone", "home")
        .workers(0, "ship", "genes")
        .cup(1, "home")
        .phases("ship");
    assert_eq!(table.legal_of(0), ["ship home virtual", "ship genes"]);
}

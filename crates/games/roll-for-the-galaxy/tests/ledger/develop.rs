//! RFG-DEV: phase II.

use orrery_roll_for_the_galaxy::testkit::{Look, dice};

use crate::plain;

#[test]
fn rfg_dev_01_cost_is_printed_cost_less_reductions_but_at_least_one() {
    // `merchant_guild` costs 3.
    let table = plain().zone(0, &["merchant_guild"]).workers(0, "develop", "2 home").phases("develop");
    assert!(!table.has(0, "merchant_guild"));
    let table = plain()
        .tableau(0, &["investment_credits"])
        .zone(0, &["merchant_guild"])
        .workers(0, "develop", "2 home")
        .phases("develop");
    assert!(table.has(0, "merchant_guild"));
    assert_eq!(table.player(0).citizenry, dice("2 home"));
    // `public_works` costs 1 and stays at 1.
    let table = plain()
        .tableau(0, &["investment_credits"])
        .zone(0, &["public_works"])
        .workers(0, "develop", "2 home")
        .phases("develop");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("home"), dice("home")));
    // A tile never reduces its own cost: `investment_credits` itself costs 4.
    let table = plain().zone(0, &["investment_credits"]).workers(0, "develop", "3 home").phases("develop");
    assert!(!table.has(0, "investment_credits"));
}

#[test]
fn rfg_dev_02_a_development_that_is_paid_for_is_completed_at_the_start() {
    let table = plain().zone(0, &["public_works"]).spot(0, "development", "home").phases("develop");
    assert!(table.has(0, "public_works"), "without any developer");
    assert_eq!(table.player(0).citizenry, dice("home"));
}

#[test]
fn rfg_dev_03_developers_are_put_on_the_spot_one_by_one_in_any_order() {
    let mut table = plain()
        .zone(0, &["merchant_guild", "public_works"])
        .workers(0, "develop", "home military genes novelty")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["build home", "build military", "build novelty", "build genes"]);
    table.play_as(0, "build novelty").play_as(0, "build genes").play_as(0, "build military");
    assert_eq!(
        table.player(0).citizenry,
        dice("novelty genes military home"),
        "the last one completed the next tile"
    );
    assert!(table.has(0, "merchant_guild") && table.has(0, "public_works"));
}

#[test]
fn rfg_dev_04_a_tile_is_completed_as_soon_as_its_cost_is_reached() {
    let mut table = plain()
        .zone(0, &["galactic_recycling", "merchant_guild"])
        .workers(0, "develop", "2 home 2 military")
        .phases("develop");
    table.play_as(0, "build home").play_as(0, "build home");
    assert!(table.has(0, "galactic_recycling"), "before the next developer is placed");
    assert_eq!(table.player(0).spots[0], dice("2 military"), "the rest lies on the next tile");
}

/// Paying dice, tableau, citizenry, immediate effect, then the powers that trigger on completion.
#[test]
fn rfg_dev_05_completing_follows_its_order() {
    let mut table = plain()
        .tableau(0, &["public_works"])
        .zone(0, &["space_marines"])
        .spot(0, "development", "3 novelty home")
        .phases("develop");
    assert!(!table.has(0, "space_marines"), "first the owner chooses the paying dice");
    table.play_as(0, "pay home");
    assert!(table.has(0, "space_marines"));
    assert_eq!(table.player(0).citizenry, dice("home 2 novelty"));
    assert_eq!(
        table.player(0).credits,
        1,
        "the immediate effect waits for its decision, the powers wait for the effect"
    );
    table.play_as(0, "remove home citizenry");
    assert_eq!(table.player(0).citizenry, dice("2 novelty"), "the dice just used may be removed");
    assert_eq!(table.player(0).credits, 1 + 1 + 1, "its own $1, then `public_works`");
    assert_eq!(table.player(0).cup, dice("military novelty"), "and the die that is left on the empty spot");
}

/// RFG-DEV-07: the next tile may be completed by the remaining dice at once. RFG-DEV-08: any number in one phase.
#[test]
fn rfg_dev_06_of_too_many_dice_the_owner_chooses_the_paying_ones() {
    let mut table = plain()
        .zone(0, &["public_works", "merchant_guild", "advanced_logistics"])
        .spot(0, "development", "2 home military 2 genes")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["pay home", "pay military", "pay genes"]);
    table.play_as(0, "pay military");
    assert!(table.has(0, "public_works"));
    assert_eq!(table.player(0).citizenry, dice("military"));
    assert!(!table.has(0, "merchant_guild"), "four dice lie there, three pay");
    table.play_as(0, "pay home").play_as(0, "pay home");
    assert!(table.has(0, "merchant_guild") && table.has(0, "advanced_logistics"), "RFG-DEV-07, RFG-DEV-08");
    assert_eq!(table.player(0).citizenry, dice("military 2 home 2 genes"));
}

#[test]
fn rfg_dev_07_remaining_dice_complete_the_next_tile_at_once() {
    let table = plain()
        .zone(0, &["public_works", "advanced_logistics"])
        .spot(0, "development", "2 home")
        .phases("develop");
    assert!(table.has(0, "public_works") && table.has(0, "advanced_logistics"));
}

#[test]
fn rfg_dev_08_any_number_of_developments_may_be_completed_in_one_phase() {
    let tiles = ["public_works", "advanced_logistics", "backup_planning", "diversification"];
    let table = plain().zone(0, &tiles).workers(0, "develop", "4 home").phases("develop");
    assert!(tiles.iter().all(|tile| table.has(0, tile)));
}

#[test]
fn rfg_dev_09_dice_on_an_uncompleted_tile_stay() {
    let table =
        plain().zone(0, &["merchant_guild"]).workers(0, "develop", "2 home").cup(1, "home").phases("develop");
    assert_eq!(table.player(0).spots[0], dice("2 home"));
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice(""), dice("")));
}

#[test]
fn rfg_dev_10_a_developer_cannot_be_kept_back() {
    let mut table = plain()
        .zone(0, &["public_works", "nanotechnology"])
        .workers(0, "develop", "home military")
        .phases("develop");
    assert_eq!(table.legal_of(0), ["build home", "build military"], "no way to stop");
    table.play_as(0, "build home");
    assert_eq!(table.player(0).spots[0], dice("military"), "the last one goes by itself");
}

#[test]
fn rfg_dev_11_with_an_empty_stack_unused_dice_go_to_the_cup() {
    let table = plain().workers(0, "develop", "home").spot(0, "development", "2 genes").phases("develop");
    assert_eq!(table.player(0).cup, dice("home 2 genes"));
    assert_eq!(table.player(0).spots[0], dice(""));
}

#[test]
fn rfg_dev_12_if_the_phase_is_not_played_dice_on_the_spot_stay() {
    let table = plain().spot(0, "development", "2 genes").cup(0, "home").cup(1, "home").phases("produce");
    assert_eq!(table.player(0).spots[0], dice("2 genes"), "on an empty spot");
    let table = plain()
        .zone(0, &["public_works"])
        .spot(0, "development", "2 genes")
        .cup(0, "home")
        .cup(1, "home")
        .phases("produce");
    assert_eq!(table.player(0).spots[0], dice("2 genes"));
    assert!(!table.has(0, "public_works"));
}

#[test]
fn rfg_dev_13_a_reduction_counts_for_the_very_next_tile() {
    // 4 for `investment_credits`, then `galactic_recycling` for 2 - 1.
    let table = plain()
        .zone(0, &["investment_credits", "galactic_recycling"])
        .workers(0, "develop", "5 home")
        .phases("develop");
    assert!(table.has(0, "galactic_recycling"));
}

#[test]
fn rfg_dev_14_immediate_effects_happen_once_and_are_mandatory() {
    for (tile, cost, gained, credits) in [
        ("conscription", 4, "2 military", 0),
        ("information_tech", 4, "2 novelty", 0),
        ("space_marines", 3, "military", 1),
    ] {
        let mut table = plain()
            .zone(0, &[tile])
            .workers(0, "develop", &format!("{cost} home"))
            .cup(0, "genes")
            .phases("develop");
        assert_eq!(
            table.legal_of(0),
            ["remove home citizenry", "remove genes cup"],
            "{tile}: it cannot be declined"
        );
        table.play_as(0, "remove genes cup");
        assert_eq!(table.player(0).cup, dice(gained), "{tile}");
        assert_eq!(table.player(0).credits, 1 + credits, "{tile}");
    }
    // Not again in a later phase.
    let table = plain().tableau(0, &["conscription"]).cup(0, "home").cup(1, "home").phases("develop");
    assert_eq!(table.player(0).cup, dice("home"));
}

//! RFG-FAQ: frequently overlooked.

use std::collections::BTreeSet;

use orrery_core::{Lang, Present, Texts};
use orrery_roll_for_the_galaxy::RollForTheGalaxy;
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, bag_tile, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{Die, Kind, Phase};

use crate::plain;

/// Seat 0 ships a good from a genes world with one shipper.
fn shipping(good: &str, shipper: &str) -> Scenario {
    plain()
        .tableau(0, &["plague_world"])
        .goods("plague_world", good)
        .workers(0, "ship", shipper)
        .cup(1, "home")
        .phases("ship")
}

#[test]
fn rfg_faq_01_the_selector_works_too() {
    let mut table = plain().rolled(0, "ship", "home").rolled(1, "ship", "home").assign();
    table.play_as(0, "select home ship explore").play_as(0, "ready");
    table.play_as(1, "select home ship ship").next_random(&[5]).play_as(1, "ready");
    table.play_as(0, "stock home");
    assert_eq!((table.player(0).credits, table.player(0).citizenry), (3, dice("home")));
}

#[test]
fn rfg_faq_02_one_phase_per_player_and_moved_dice_lie_below_the_strip() {
    let mut table = plain()
        .tableau(0, &["nanotechnology"])
        .rolled(0, "ship", "3 home")
        .rolled(1, "ship", "home")
        .assign();
    table.play_as(0, "select home ship settle").play_as(0, "use nanotechnology");
    table.play_as(0, "move home ship produce").play_as(0, "move home ship develop").play_as(0, "ready");
    table.play_as(1, "select home ship settle").next_random(&[3]).play_as(1, "ready");
    assert_eq!(table.view(0).played, [Phase::Settle], "moved dice select nothing");
}

#[test]
fn rfg_faq_03_used_workers_to_the_citizenry_unused_ones_to_the_cup() {
    let mut table = plain()
        .tableau(0, &["spice_world"])
        .goods("spice_world", "home")
        .workers(0, "ship", "military genes")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "ship genes").play_as(0, "trade spice_world home");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("home genes"), dice("military")));
}

#[test]
fn rfg_faq_04_abandoned_tiles_return_to_the_bag_at_the_end_of_phase_one() {
    let mut table = plain()
        .zone(0, &["gem_world"])
        .workers(0, "explore", "home military")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    assert!(table.state.abandoned.contains(bag_tile("gem_world")));
    assert!(!table.player(0).hand.contains(bag_tile("gem_world")) && table.state.bag.len() == 52);
    for _ in 0..2 {
        let keep = table.legal_of(0).remove(0);
        table.play_as(0, &keep);
    }
    assert_eq!(table.state.abandoned.len(), 1, "still there");
    table.play_as(0, "stock military");
    assert!(table.state.bag.contains(bag_tile("gem_world")) && table.state.abandoned.is_empty());
}

#[test]
fn rfg_faq_05_each_purple_die_gives_one_more_vp_when_consuming() {
    let chips = |good: &str, shipper: &str| {
        let mut table = shipping(good, shipper);
        table.play_as(0, &format!("consume plague_world {good}"));
        table.player(0).chips
    };
    assert_eq!(chips("home", "home"), 1);
    assert_eq!(chips("consumption", "home"), 2);
    assert_eq!(chips("home", "consumption"), 2);
    assert_eq!(chips("consumption", "consumption"), 3);
}

#[test]
fn rfg_faq_06_faction_and_home_world_are_three_of_the_twelve() {
    let play = |count: usize| {
        let mut table =
            plain().tableau(0, &crate::order::FILL[..count]).cup(0, "home").cup(1, "home").manage();
        assert_eq!(usize::from(table.view(1).players[0].tiles), 3 + count);
        table.play_as(0, "ready").play_as(1, "ready");
        table.state.step
    };
    assert_eq!((play(8), play(9)), (Step::Assign, Step::Over));
}

#[test]
fn rfg_faq_07_the_next_task_is_chosen_after_the_previous_worker_has_finished() {
    let mut table = plain().workers(0, "explore", "home military").cup(1, "home").phases("explore");
    table.play_as(0, "scout home");
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("keep")), "first the drawn tile");
    let keep = table.legal_of(0).remove(0);
    table.play_as(0, &keep);
    assert_eq!(table.legal_of(0), ["stock military", "scout military"]);
    let mut table = plain()
        .tableau(0, &["galactic_bankers", "spice_world", "gem_world"])
        .goods("spice_world", "home")
        .goods("gem_world", "home")
        .workers(0, "ship", "home military")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "ship home").play_as(0, "trade spice_world home");
    assert_eq!(table.legal_of(0), ["pass", "buy"], "first the end of the Trade");
}

#[test]
fn rfg_faq_08_producers_need_not_match_and_trade_looks_at_the_world_only() {
    for die in Die::ALL {
        let table = plain()
            .tableau(0, &["plague_world"])
            .workers(0, "produce", die.id())
            .cup(1, "home")
            .phases("produce");
        assert_eq!(table.goods("plague_world"), [die.id()]);
        let mut table = shipping(die.id(), "home");
        table.play_as(0, &format!("trade plague_world {}", die.id()));
        assert_eq!(table.player(0).credits, 1 + 5, "a genes world");
        let mut table = shipping("home", die.id());
        table.play_as(0, "trade plague_world home");
        assert_eq!(table.player(0).credits, 1 + 5, "a genes world");
    }
}

#[test]
fn rfg_faq_09_recruiting_as_many_as_can_be_paid_is_mandatory() {
    let mut table =
        plain().credits(0, 2).citizenry(0, "home genes military").cup(0, "home").cup(1, "home").manage();
    table.refuse_as(0, "ready", "RFG-MAN-03");
    table.play_as(0, "recruit home");
    table.refuse_as(0, "ready", "RFG-MAN-03");
    table.play_as(0, "recruit genes").play_as(0, "ready").play_as(1, "ready");
    assert_eq!(table.player(0).citizenry, dice("military"));
}

/// Colours are never told by colour alone: marks in the data for the screen, words in the plain-text table.
#[test]
fn rfg_faq_10_marks_for_colour_blind_players() {
    let goods = [Die::Novelty, Die::RareElements, Die::Genes, Die::AlienTechnology];
    let dice = RollForTheGalaxy::facts().dice.iter();
    let marks: BTreeSet<&str> = dice.filter(|die| goods.contains(&die.id)).map(|die| die.mark).collect();
    assert!(marks.len() == 4 && !marks.contains("none"), "the barrel differs by colour of the good");
    let table = plain()
        .tableau(0, &["plague_world"])
        .goods("plague_world", "alien_technology")
        .cup(0, "home military consumption novelty rare_elements genes")
        .cup(1, "home")
        .manage();
    let view = table.view(0);
    let world = view.players[0].tableau.iter().find(|t| t.id.id() == "plague_world").unwrap();
    assert_eq!(world.kind, Some(Kind::Genes), "the view says which worlds are green");
    for lang in [Lang::En, Lang::De] {
        let texts = Texts::of_game(lang, RollForTheGalaxy::sources());
        let names: BTreeSet<String> =
            Die::ALL.iter().map(|d| texts.name(&format!("die-{}", d.id()))).collect();
        assert_eq!(names.len(), 7, "each colour has a word");
        let print = RollForTheGalaxy::print(&view, &texts);
        assert!(names.iter().all(|name| print.contains(name)), "{print}");
    }
}

//! RFG-EXP: phase I.

use orrery_core::{Seat, Viewer};
use orrery_roll_for_the_galaxy::event::Event;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice, with_tile};

use crate::plain;

/// Seat 0 explores with these white explorers; four tiles are in the bag.
fn exploring(explorers: &str) -> Scenario {
    plain().bag(&BAG).workers(0, "explore", explorers).cup(1, "home").phases("explore")
}

const BAG: [&str; 4] = ["public_works", "comet_zone", "spice_world", "jungle_world"];

fn zone_size(table: &Scenario, seat: u8) -> u8 {
    table.player(seat).zone.total()
}

/// Scouts with a white explorer and abandons nothing; with an empty zone there is nothing to ask before the draw.
fn scout(table: &mut Scenario, seat: u8) {
    table.play_as(seat, "scout home");
    if table.legal_of(seat).contains(&"draw".into()) {
        table.play_as(seat, "draw");
    }
}

/// Places all drawn tiles as worlds.
fn keep_all(table: &mut Scenario, seat: u8) {
    while let Some(action) =
        table.legal_of(seat).into_iter().find(|a| a.starts_with("keep") && a.contains(" world "))
    {
        table.play_as(seat, &action);
    }
}

/// RFG-EXP-04: Stock gives $2.
#[test]
fn rfg_exp_01_each_explorer_scouts_or_stocks() {
    let mut table = exploring("2 home");
    assert_eq!(table.legal_of(0), ["stock home", "scout home"], "doing neither is illegal");
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).credits, 1 + 2);
    assert_eq!(table.legal_of(0), ["stock home", "scout home"], "chosen anew for the next one");
}

/// RFG-FAQ-07 says the same of all workers.
#[test]
fn rfg_exp_02_the_result_of_one_is_known_before_the_next_chooses() {
    let mut table = exploring("2 home");
    scout(&mut table, 0);
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("keep")), "the drawn tile is placed first");
    keep_all(&mut table, 0);
    assert_eq!(table.legal_of(0), ["stock home", "scout home"]);
}

#[test]
fn rfg_exp_03_an_explorer_goes_to_the_citizenry_after_its_task() {
    let mut table = exploring("home military");
    table.play_as(0, "stock military");
    assert_eq!(table.player(0).citizenry, dice("military"));
    scout(&mut table, 0);
    keep_all(&mut table, 0);
    assert_eq!(table.player(0).citizenry, dice("military home"));
}

#[test]
fn rfg_exp_04_stock_gains_two_credits() {
    let mut table = exploring("3 home");
    table.play_as(0, "stock home").play_as(0, "stock home");
    assert_eq!(table.player(0).credits, 5);
}

fn with_zone() -> Scenario {
    plain()
        .bag(&BAG)
        .zone(0, &["merchant_guild", "nanotechnology", "gem_world", "new_vinland"])
        .spot(0, "development", "2 military")
        .workers(0, "explore", "2 home")
        .cup(1, "home")
        .phases("explore")
}

/// RFG-EXP-11: the order of the tiles that stay does not change. RFG-EXP-12: face down onto the abandoned pile.
#[test]
fn rfg_exp_10_any_tiles_of_either_stack_may_be_abandoned_before_the_draw() {
    let mut table = with_zone();
    table.play_as(0, "scout home");
    for tile in ["merchant_guild", "nanotechnology", "gem_world", "new_vinland"] {
        let action = format!("abandon {}", orrery_roll_for_the_galaxy::testkit::bag_tile(tile).id());
        assert!(table.legal_of(0).contains(&action), "{tile}");
    }
    assert!(table.legal_of(0).contains(&"draw".into()), "or none");
    table.play_as(0, &with_tile("abandon nanotechnology")).play_as(0, &with_tile("abandon gem_world"));
    assert_eq!(zone_size(&table, 0), 4, "marked tiles stay until the draw (RFG-EXP-30)");
    table.play_as(0, "draw");
    assert_eq!(table.stack(0, "development"), ["merchant_guild"]);
    assert_eq!(table.stack(0, "world"), ["new_vinland"], "RFG-EXP-11");
    assert_eq!(table.view(1).abandoned, 2, "RFG-EXP-12");
    keep_all(&mut table, 0);
    // Tiles gained by an earlier Scout of the same phase are among them.
    let gained = *table.stack(0, "world").last().unwrap();
    table.play_as(0, "scout home").play_as(0, &with_tile(&format!("abandon {gained}")));
}

#[test]
fn rfg_exp_11_the_order_of_the_rest_does_not_change() {
    let mut table = plain()
        .bag(&BAG)
        .zone(0, &["gem_world", "new_vinland", "space_port", "asteroid_belt"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon new_vinland")).play_as(0, "draw");
    assert_eq!(table.stack(0, "world"), ["gem_world", "space_port", "asteroid_belt"]);
}

/// Nobody else learns which tiles they were.
#[test]
fn rfg_exp_12_abandoned_tiles_lie_face_down() {
    let mut table = with_zone();
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon nanotechnology")).play_as(0, "draw");
    let heard = table.log.heard_by(Viewer::Seat(Seat(1)));
    assert!(heard.iter().any(|e| matches!(e, Event::Abandoned { count: 1, .. })));
    assert!(!heard.iter().any(|e| matches!(e, Event::Marked { .. } | Event::Drew { .. })));
}

#[test]
fn rfg_exp_13_as_many_as_abandoned_plus_one_are_drawn() {
    for abandoned in 0..=3 {
        let mut table = with_zone();
        table.play_as(0, "scout home");
        for tile in ["merchant_guild", "nanotechnology", "gem_world"].iter().take(abandoned) {
            table.play_as(0, &with_tile(&format!("abandon {tile}")));
        }
        table.play_as(0, "draw");
        assert_eq!(table.view(0).players[0].hand.len(), abandoned + 1);
    }
}

#[test]
fn rfg_exp_14_the_side_of_each_drawn_tile_is_chosen_and_all_are_kept() {
    let mut table = with_zone();
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    assert_eq!(table.legal_of(0).len(), 2 * 2, "two tiles, two sides each, nothing else");
    let development = table.legal_of(0).into_iter().find(|a| a.contains(" development ")).unwrap();
    table.play_as(0, &development);
    let world = table.legal_of(0).into_iter().find(|a| a.contains(" world ")).unwrap();
    table.play_as(0, &world);
    assert_eq!((table.stack(0, "development").len(), table.stack(0, "world").len()), (3, 2));
}

#[test]
fn rfg_exp_15_new_tiles_go_below_their_stack_in_any_order() {
    let mut table = with_zone();
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    let hand: Vec<&str> = table.view(0).players[0].hand.iter().map(|t| t.world).collect();
    table
        .play_as(0, &with_tile(&format!("keep {} world bottom", hand[1])))
        .play_as(0, &with_tile(&format!("keep {} world bottom", hand[0])));
    assert_eq!(table.stack(0, "world"), ["new_vinland", hand[1], hand[0]]);
    // Below an empty stack is on top of the empty spot.
    let mut table = exploring("home");
    scout(&mut table, 0);
    keep_all(&mut table, 0);
    assert_eq!(table.stack(0, "world").len(), 1);
    let improper = with_zone().play_as(0, "scout home").play_as(0, "draw").legal_of(0);
    assert!(improper.iter().all(|a| a.ends_with("bottom")), "never on top without a power");
}

/// RFG-EXP-44: dice on an empty spot stay.
#[test]
fn rfg_exp_16_dice_stay_on_the_spots() {
    let mut table = with_zone();
    table
        .play_as(0, "scout home")
        .play_as(0, &with_tile("abandon merchant_guild"))
        .play_as(0, &with_tile("abandon nanotechnology"))
        .play_as(0, "draw");
    keep_all(&mut table, 0);
    assert!(table.stack(0, "development").is_empty());
    assert_eq!(table.player(0).spots[0], dice("2 military"));
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).spots[0], dice("2 military"), "RFG-EXP-44: after the phase too");
}

#[test]
fn rfg_exp_17_abandoning_cannot_be_followed_by_a_stock() {
    let mut table = with_zone();
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world"));
    assert!(!table.legal_of(0).iter().any(|a| a.starts_with("stock")));
    table.refuse_as(0, "stock home", "RFG-EXP-17");
}

#[test]
fn rfg_exp_18_each_scout_adds_exactly_one_tile() {
    let mut table = with_zone();
    table
        .play_as(0, "scout home")
        .play_as(0, &with_tile("abandon gem_world"))
        .play_as(0, &with_tile("abandon new_vinland"))
        .play_as(0, "draw");
    keep_all(&mut table, 0);
    assert_eq!(zone_size(&table, 0), 4 + 1);
    scout(&mut table, 0);
    keep_all(&mut table, 0);
    assert_eq!(zone_size(&table, 0), 4 + 2);
}

#[test]
fn rfg_exp_19_no_tile_is_completed_in_phase_one() {
    let mut table = plain()
        .bag(&["public_works", "comet_zone"])
        .spot(0, "development", "3 military")
        .workers(0, "explore", "2 home")
        .cup(1, "home")
        .phases("explore");
    table.next_random(&[0]);
    scout(&mut table, 0);
    let development = table.legal_of(0).into_iter().find(|a| a.contains(" development ")).unwrap();
    table.play_as(0, &development).play_as(0, "stock home");
    assert_eq!(table.stack(0, "development").len(), 1);
    assert_eq!(table.player(0).tiles(), 3);
}

/// Seat 0 is first in player order and alone has explorers.
fn short_bag(bag: &[&str], change: impl FnOnce(Fixture) -> Fixture) -> Scenario {
    change(plain().bag(bag))
        .faction(0, 1)
        .faction(1, 2)
        .workers(0, "explore", "2 home")
        .cup(1, "home")
        .phases("explore")
}

#[test]
fn rfg_exp_20_a_short_bag_is_drawn_empty_and_filled_with_the_abandoned_pile() {
    let zone = ["gem_world", "new_vinland"];
    let mut table = short_bag(&["public_works"], |f| f.zone(0, &zone));
    table
        .play_as(0, "scout home")
        .play_as(0, &with_tile("abandon gem_world"))
        .play_as(0, &with_tile("abandon new_vinland"))
        .play_as(0, "draw");
    // RFG-EXP-31: withdrawn, now in player order.
    table
        .play_as(0, "scout home")
        .play_as(0, &with_tile("abandon gem_world"))
        .play_as(0, &with_tile("abandon new_vinland"))
        .play_as(0, "draw");
    assert_eq!(table.view(0).players[0].hand.len(), 3, "1 from the bag, 2 from the pile");
    assert_eq!((table.view(0).bag, table.view(0).abandoned), (0, 0));
}

/// RFG-EXP-21: received tiles are placed first. RFG-EXP-23: then the missing ones are drawn.
/// RFG-EXP-25: the choices are secret and made at the same time.
#[test]
fn rfg_exp_22_players_with_three_tiles_return_one() {
    let mut table = short_bag(&[], |f| {
        f.zone(0, &["gem_world", "new_vinland", "space_port", "nanotechnology"])
            .zone(1, &["asteroid_belt", "mining_world", "comet_zone"])
            .spot(1, "world", "military")
    });
    scout(&mut table, 0);
    scout(&mut table, 0);
    assert_eq!(table.to_act(), [0, 1], "both have three or more, and choose at the same time");
    assert_eq!(table.legal_of(1).len(), 3);
    table.play_as(1, &with_tile("return mining_world"));
    assert_eq!(zone_size(&table, 1), 3, "nothing is shown before all have committed (RFG-EXP-25)");
    assert_eq!(table.view(0).players[1].world.count, 3);
    table.play_as(0, &with_tile("return nanotechnology"));
    while table.to_act().iter().any(|&s| table.legal_of(s).contains(&"ready".into())) {
        let seat = table.to_act()[0];
        table.play_as(seat, "ready");
    }
    assert_eq!(
        table.stack(1, "world"),
        ["asteroid_belt", "comet_zone"],
        "the order of the rest does not change"
    );
    assert_eq!(table.player(1).spots[1], dice("military"), "dice stay");
    assert_eq!(table.view(0).players[0].hand.len(), 1, "RFG-EXP-23: the missing tile is drawn");
    let heard = table.log.heard_by(Viewer::Seat(Seat(0)));
    let named = |e: &Event| matches!(e, Event::Returned { seat: Seat(1), tile: Some(_), .. });
    assert!(!heard.iter().any(named), "nobody sees what others return");
}

#[test]
fn rfg_exp_21_tiles_received_so_far_are_placed_before_anybody_returns_one() {
    let mut table = short_bag(&["public_works"], |f| {
        f.zone(0, &["gem_world"]).zone(1, &["asteroid_belt", "mining_world", "comet_zone"])
    });
    for _ in 0..2 {
        table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    }
    // 1 from the bag, 1 from the pile: enough. Now without a tile left anywhere:
    keep_all(&mut table, 0);
    scout(&mut table, 0);
    assert_eq!(table.to_act(), [1], "seat 0 has placed two tiles, fewer than three");
    assert_eq!(zone_size(&table, 0), 2);
}

#[test]
fn rfg_exp_23_the_missing_tiles_are_drawn_and_the_scout_is_finished() {
    let mut table = short_bag(&[], |f| f.zone(1, &["asteroid_belt", "mining_world", "comet_zone"]));
    scout(&mut table, 0);
    scout(&mut table, 0);
    table.play_as(1, &with_tile("return comet_zone"));
    while table.legal_of(1).contains(&"ready".into()) {
        table.play_as(1, "ready");
    }
    keep_all(&mut table, 0);
    assert_eq!(table.stack(0, "world"), ["comet_zone"]);
    assert_eq!(table.player(0).citizenry, dice("home"));
}

#[test]
fn rfg_exp_24_what_cannot_be_drawn_is_forfeited() {
    let mut table = short_bag(&[], |f| f.zone(1, &["asteroid_belt", "mining_world"]));
    scout(&mut table, 0);
    scout(&mut table, 0);
    assert_eq!(zone_size(&table, 0), 0, "nobody has three tiles");
    assert_eq!(
        table.player(0).citizenry,
        dice("home"),
        "the explorer has Scouted all the same (RFG-OPEN-10)"
    );
    assert_eq!(table.legal_of(0), ["stock home", "scout home"]);
}

/// The choice can be taken back until all have made theirs.
#[test]
fn rfg_exp_25_returned_tiles_are_chosen_in_secret_by_all_at_once() {
    let three = ["asteroid_belt", "mining_world", "comet_zone"];
    let mut table =
        short_bag(&[], |f| f.zone(0, &["gem_world", "new_vinland", "space_port"]).zone(1, &three));
    scout(&mut table, 0);
    scout(&mut table, 0);
    let before = table.view(0);
    let heard = table.log.heard_by(Viewer::Seat(Seat(0))).len();
    table.play_as(1, &with_tile("return mining_world"));
    let after = table.view(0);
    assert_eq!(before.players[1].world, after.players[1].world);
    let news = table.log.heard_by(Viewer::Seat(Seat(0))).split_off(heard);
    assert!(
        news.iter().all(|e| matches!(e, Event::Ready { .. })),
        "at most that a choice was made: {news:?}"
    );
}

#[test]
fn rfg_exp_30_players_explore_at_the_same_time_until_the_bag_is_short() {
    let mut table = plain()
        .bag(&["public_works"])
        .workers(0, "explore", "2 home")
        .workers(1, "explore", "2 home")
        .phases("explore");
    assert_eq!(table.to_act(), [0, 1]);
    scout(&mut table, 1);
    assert_eq!(table.to_act(), [0, 1], "the bag held enough for this one");
    keep_all(&mut table, 1);
    scout(&mut table, 1);
    assert_eq!(table.to_act(), [1], "in player order from now on: faction 1 before faction 2");
    assert!(table.view(0).ordered);
}

/// RFG-EXP-32: in player order each uses all explorers, also if the bag fills up again.
#[test]
fn rfg_exp_31_the_scout_in_question_is_withdrawn() {
    let mut table = plain()
        .bag(&[])
        .zone(0, &["gem_world", "new_vinland"])
        .workers(0, "explore", "home")
        .workers(1, "explore", "2 home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    assert_eq!(table.stack(0, "world"), ["gem_world", "new_vinland"], "nothing abandoned, nothing drawn");
    assert_eq!(table.player(0).columns[0], dice("home"), "the explorer is unused");
    assert_eq!(table.to_act(), [1], "player order: seat 1 has faction 1");
    table.play_as(1, "stock home").play_as(1, "stock home");
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.legal_of(0), ["stock home", "scout home"], "free to Stock instead");
}

#[test]
fn rfg_exp_32_in_player_order_each_uses_all_explorers() {
    let mut table = Fixture::new(3)
        .bag(&[])
        .faction(0, 2)
        .faction(1, 1)
        .faction(2, 7)
        .workers(0, "explore", "home")
        .workers(1, "explore", "2 home")
        .cup(2, "home")
        .phases("explore");
    scout(&mut table, 0);
    for expected in [1, 1, 0] {
        assert_eq!(table.to_act(), [expected], "seat 2 has no explorers and is skipped");
        table.play_as(expected, "stock home");
    }
    assert!(!table.to_act().is_empty() && table.view(0).played.len() == 1, "step 5 follows");
}

/// RFG-EXP-40 to -43, in this order.
#[test]
fn rfg_exp_40_the_end_of_the_phase_has_its_order() {
    let mut table = plain()
        .bag(&["public_works", "comet_zone"])
        .tableau(1, &["alien_research_team", "technology_unions"])
        .zone(0, &["gem_world"])
        .workers(0, "explore", "home")
        .workers(1, "explore", "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    keep_all(&mut table, 0);
    assert_eq!(table.to_act(), [1], "RFG-EXP-40: not all have finished");
    let before = table.player(1).credits;
    table.play_as(1, "stock home");
    // RFG-EXP-41: `alien_research_team` draws from what the bag holds, here the abandoned pile after the bag is empty.
    assert_eq!(table.view(1).players[1].hand.len(), 1);
    assert_eq!(table.player(1).credits, before + 2, "RFG-EXP-42: `technology_unions` pays after the draw");
    keep_all(&mut table, 1);
    assert_eq!(table.player(1).credits, before + 2 + 1);
    assert_eq!(table.view(0).abandoned, 0, "RFG-EXP-43");
}

#[test]
fn rfg_exp_41_alien_research_team_draws_before_the_pile_returns() {
    let mut table = plain()
        .bag(&["public_works", "comet_zone", "spice_world"])
        .tableau(0, &["alien_research_team"])
        .zone(0, &["gem_world"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    for _ in 0..2 {
        let keep = table.legal_of(0).into_iter().find(|a| a.contains(" world ")).unwrap();
        table.play_as(0, &keep);
    }
    let drawn = table.view(0).players[0].hand.iter().map(|t| t.world).collect::<Vec<_>>();
    assert_eq!(drawn.len(), 1);
    assert_ne!(drawn[0], "gem_world", "the abandoned tile is not in the bag yet");
    assert_eq!(table.view(0).abandoned, 1);
}

#[test]
fn rfg_exp_42_other_powers_at_the_end_follow() {
    let table = plain().tableau(0, &["technology_unions"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.player(0).credits, 1 + 1);
}

/// RFG-FAQ-04 says the same.
#[test]
fn rfg_exp_43_abandoned_tiles_return_to_the_bag_at_the_end() {
    let mut table = with_zone();
    let before = table.view(0).bag;
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    keep_all(&mut table, 0);
    assert_eq!(
        (table.view(0).bag, table.view(0).abandoned),
        (before - 2, 1),
        "not before the end of phase I"
    );
    table.play_as(0, "stock home");
    assert_eq!((table.view(0).bag, table.view(0).abandoned), (before - 2 + 1, 0));
}

#[test]
fn rfg_exp_44_dice_on_an_empty_spot_stay() {
    let mut table =
        plain().spot(0, "world", "genes").workers(0, "explore", "home").cup(1, "home").phases("explore");
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).spots[1], dice("genes"));
}

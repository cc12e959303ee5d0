//! RFG-TILE-20 to -29 and -83: powers of phase I.

use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice, with_tile};

use crate::plain;

const ZONE: [&str; 3] = ["merchant_guild", "nanotechnology", "gem_world"];

/// The owner of `advanced_logistics` with three tiles in the zone.
fn logistics(explorers: &str) -> Scenario {
    plain()
        .tableau(0, &["advanced_logistics"])
        .zone(0, &ZONE)
        .spot(0, "development", "2 military")
        .workers(0, "explore", explorers)
        .cup(1, "home")
        .phases("explore")
}

#[test]
fn rfg_tile_20_advanced_logistics_rearranges_order_side_and_stack() {
    let mut table = logistics("2 home");
    table.play_as(0, "rearrange");
    table
        .play_as(0, &with_tile("arrange gem_world development"))
        .play_as(0, &with_tile("arrange nanotechnology development"));
    table.play_as(0, &with_tile("arrange merchant_guild development"));
    // Gem World is the back of `conscription`.
    assert_eq!(table.stack(0, "development"), ["conscription", "nanotechnology", "merchant_guild"]);
    assert!(table.stack(0, "world").is_empty(), "a stack may become empty");
    assert_eq!(table.player(0).spots[0], dice("2 military"), "dice stay on their spots");
    table.play_as(0, "stock home");
    assert!(table.legal_of(0).contains(&"rearrange".into()), "as often as you like");
}

#[test]
fn rfg_tile_21_advanced_logistics_works_without_explorers_but_only_in_phase_one() {
    let mut table = logistics("");
    assert!(table.legal_of(0).contains(&"rearrange".into()));
    table.play_as(0, "finish");
    let table = plain()
        .tableau(0, &["advanced_logistics"])
        .zone(0, &ZONE)
        .cup(0, "home")
        .cup(1, "home")
        .phases("develop");
    assert!(!table.legal_of(0).contains(&"rearrange".into()));
    // Not after the draw of `alien_research_team`.
    let mut table = plain()
        .tableau(0, &["advanced_logistics", "alien_research_team"])
        .zone(0, &ZONE)
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "finish");
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("keep")));
    let keep = table.legal_of(0).remove(0);
    table.play_as(0, &keep);
    assert!(!table.legal_of(0).contains(&"rearrange".into()));
    // In player order only in your own turn.
    let mut table = plain()
        .bag(&[])
        .tableau(0, &["advanced_logistics"])
        .zone(0, &ZONE)
        .workers(0, "explore", "home")
        .workers(1, "explore", "2 home")
        .phases("explore");
    table.play_as(1, "scout home");
    assert_eq!(table.to_act(), [1]);
    assert!(table.legal_of(0).is_empty());
}

#[test]
fn rfg_tile_22_improved_reconnaissance_new_tiles_may_go_on_top() {
    let mut table = plain()
        .faction(0, 4)
        .zone(0, &ZONE)
        .spot(0, "world", "military")
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon nanotechnology")).play_as(0, "draw");
    let hand: Vec<&str> = table.view(0).players[0].hand.iter().map(|t| t.world).collect();
    table
        .play_as(0, &with_tile(&format!("keep {} world top", hand[0])))
        .play_as(0, &with_tile(&format!("keep {} world bottom", hand[1])));
    assert_eq!(table.stack(0, "world"), [hand[0], "gem_world", hand[1]], "choice per tile");
    assert_eq!(table.player(0).spots[1], dice("military"), "dice on the spot count for the new top tile");
    // Not for the tile of `alien_research_team`.
    let table = plain()
        .faction(0, 4)
        .tableau(0, &["alien_research_team"])
        .zone(0, &ZONE)
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    assert!(!table.legal_of(0).is_empty());
    assert!(table.legal_of(0).iter().all(|a| a.ends_with("bottom")), "{:?}", table.legal_of(0));
}

#[test]
fn rfg_tile_23_alien_archaeology_stock_with_yellow_gives_four() {
    let mut table = plain().workers(0, "explore", "alien_technology home").cup(1, "home").phases("explore");
    table.play_as(0, "stock alien_technology");
    assert_eq!(table.player(0).credits, 1 + 4);
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).credits, 1 + 4 + 2);
}

#[test]
fn rfg_tile_24_alien_research_ship_a_virtual_white_and_a_virtual_yellow_explorer() {
    let mut table =
        plain().tableau(0, &["alien_research_ship"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(
        table.legal_of(0),
        [
            "stock home virtual",
            "stock alien_technology virtual",
            "scout home virtual",
            "scout alien_technology virtual"
        ]
    );
    table.play_as(0, "stock alien_technology virtual");
    assert_eq!(table.player(0).credits, 1 + 4, "it counts for `alien_archaeology`");
    table.play_as(0, "stock home virtual");
    assert_eq!(table.player(0).credits, 1 + 4 + 2);
    assert_eq!(table.player(0).citizenry, dice(""), "there is no die");
    assert_eq!(
        research(|f| f.tableau(0, &["alien_research_ship"]), "scout alien_technology virtual"),
        1,
        "and for the team"
    );
}

#[test]
fn rfg_tile_25_major_research_labs_one_virtual_white_explorer() {
    let table = plain().tableau(0, &["major_research_labs"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.legal_of(0), ["stock home virtual", "scout home virtual"]);
}

#[test]
fn rfg_tile_26_alien_research_team_draws_one_tile_at_the_end() {
    let mut table = plain()
        .tableau(0, &["alien_research_team"])
        .zone(0, &["gem_world"])
        .workers(1, "explore", "home")
        .cup(0, "home")
        .phases("explore");
    assert_eq!(table.to_act(), [1], "after all players have explored");
    table.play_as(1, "stock home");
    assert_eq!(table.legal_of(0).len(), 2, "two sides, below the stack");
    let keep = table.legal_of(0).into_iter().find(|a| a.contains(" world bottom")).unwrap();
    table.play_as(0, &keep);
    assert_eq!(table.stack(0, "world").len(), 2);
    assert_eq!(table.stack(0, "world")[0], "gem_world");
    // With an empty bag the abandoned tiles are put in first.
    let mut table = plain()
        .bag(&["comet_zone", "spice_world"])
        .tableau(0, &["alien_research_team"])
        .zone(0, &["gem_world"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon gem_world")).play_as(0, "draw");
    while table.view(0).players[0].hand.len() > 1 {
        let keep = table.legal_of(0).into_iter().find(|a| a.contains(" world bottom")).unwrap();
        table.play_as(0, &keep);
    }
    let keep = table.legal_of(0).into_iter().find(|a| a.contains(" world bottom")).unwrap();
    table.play_as(0, &keep);
    assert_eq!(table.view(0).players[0].hand[0].world, "gem_world");
    // If it is still empty, nothing is drawn.
    let table =
        plain().bag(&[]).tableau(0, &["alien_research_team"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.player(0).zone.total(), 0);
    assert!(table.view(0).players[0].hand.is_empty());
}

/// The credits that `alien_research_team` gives after one task.
fn research(change: impl FnOnce(Fixture) -> Fixture, task: &str) -> u8 {
    let mut table = change(plain().tableau(0, &["alien_research_team"])).cup(1, "home").phases("explore");
    let before = table.player(0).credits;
    table.play_as(0, task);
    let mut gained = 0;
    while table.to_act().contains(&0) {
        let stock = table.legal_of(0).into_iter().find(|a| a.starts_with("stock"));
        let keep = table.legal_of(0).into_iter().find(|a| a.starts_with("keep"));
        let Some(action) = keep.or(stock) else { break };
        gained += match action.as_str() {
            "stock home" | "stock home virtual" => 2,
            "stock alien_technology" => 4,
            _ => 0,
        };
        table.play_as(0, &action);
    }
    table.player(0).credits - before - gained
}

#[test]
fn rfg_tile_27_alien_research_team_one_credit_if_a_yellow_explorer_scouted() {
    let yellow = |f: Fixture| f.workers(0, "explore", "alien_technology");
    let two = |f: Fixture| f.workers(0, "explore", "alien_technology home");
    assert_eq!(research(yellow, "scout alien_technology"), 1);
    assert_eq!(research(two, "scout home"), 0, "the yellow one Stocked");
    assert_eq!(research(|f| f.workers(0, "explore", "home"), "scout home"), 0);
}

/// Yellow dice have no Explore face: a wild face placed there, a Reassigned one, or the selector.
#[test]
fn rfg_tile_28_a_yellow_explorer_is_a_yellow_die_that_works_in_explore() {
    use orrery_roll_for_the_galaxy::components::COMPONENTS;
    use orrery_roll_for_the_galaxy::vocab::{Die, Phase};
    assert!(!COMPONENTS.dice[Die::AlienTechnology.index()].faces.contains(&Some(Phase::Explore)));
    let wild = plain().rolled(0, "wild", "alien_technology").rolled(0, "explore", "home").assign();
    let mut wild = wild;
    wild.play_as(0, "place_wild alien_technology explore").play_as(0, "select home explore explore");
    let mut selector = plain().rolled(0, "settle", "alien_technology").assign();
    selector.play_as(0, "select alien_technology settle explore");
    for mut table in [wild, selector] {
        table.play_as(0, "ready").play_as(1, "select home explore explore").play_as(1, "ready");
        table.play_as(0, "stock alien_technology");
        assert_eq!(table.player(0).credits, 1 + 4);
    }
}

#[test]
fn rfg_tile_29_technology_unions_one_if_you_alone_have_most_developments() {
    let unions = |phase: &str, own: &[&str], rival: &[&str]| {
        let table = plain()
            .tableau(0, &["technology_unions"])
            .tableau(0, own)
            .tableau(1, rival)
            .cup(0, "home")
            .cup(1, "home")
            .phases(phase);
        table.player(0).credits - 1
    };
    assert_eq!(unions("explore", &[], &[]), 1, "2 against 1, faction developments included");
    assert_eq!(unions("produce", &[], &[]), 1);
    assert_eq!(unions("explore", &[], &["public_works"]), 0, "tied");
    assert_eq!(unions("explore", &[], &["public_works", "backup_planning"]), 0);
    assert_eq!(unions("develop", &[], &[]), 0, "phases I and IV only");
}

#[test]
fn rfg_tile_83_advanced_logistics_between_tasks_and_until_the_end_is_declared() {
    let mut table = logistics("home");
    table.refuse_as(0, "finish", "RFG-TILE-83");
    assert!(table.legal_of(0).contains(&"rearrange".into()), "before the first task");
    table.play_as(0, "scout home");
    assert!(!table.legal_of(0).contains(&"rearrange".into()), "not in the middle of one");
    table.refuse_as(0, "rearrange", "RFG-TILE-83");
    table.play_as(0, "draw");
    table.refuse_as(0, "rearrange", "RFG-TILE-83");
    let keep = table.legal_of(0).remove(0);
    table.play_as(0, &keep);
    assert_eq!(table.to_act(), [0], "explores until he declares the end");
    assert!(
        table.legal_of(0).contains(&"rearrange".into()) && table.legal_of(0).contains(&"finish".into()),
        "after the last"
    );
    table.play_as(0, "finish");
    assert!(!table.legal_of(0).contains(&"rearrange".into()), "final for this phase");
}

/// After the turns of a short bag nobody is on turn any more while the tile of the research team is placed.
#[test]
fn rfg_tile_26_rfg_exp_41_the_draw_of_the_research_team_belongs_to_no_turn() {
    let mut table = plain()
        .bag(&["public_works"])
        .tableau(0, &["alien_research_team"])
        .zone(1, &["gem_world"])
        .workers(1, "explore", "home")
        .cup(0, "home")
        .phases("explore");
    table.play_as(1, "scout home").play_as(1, &with_tile("abandon gem_world")).play_as(1, "draw");
    assert_eq!(table.view(0).on_turn.map(|seat| seat.0), Some(1), "the bag is short: player order");
    table.play_as(1, "stock home");
    assert_eq!(table.to_act(), [0], "the tile of the research team");
    assert_eq!((table.view(0).on_turn, table.view(0).ordered), (None, false));
}

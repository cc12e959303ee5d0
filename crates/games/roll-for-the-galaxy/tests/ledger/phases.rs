//! RFG-PHASE, RFG-CRED, RFG-VIRT: what all phases share.

use orrery_roll_for_the_galaxy::event::{Event, Why};
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Look, Scenario, dice};
use orrery_roll_for_the_galaxy::vocab::{Die, Phase};

use crate::plain;
use crate::walk::walk;

/// The places of events in what has happened.
fn places(table: &Scenario, what: impl Fn(&Event) -> bool) -> Vec<usize> {
    table
        .log
        .events
        .iter()
        .enumerate()
        .filter(|(_, (_, event))| what(event))
        .map(|(place, _)| place)
        .collect()
}

#[test]
fn rfg_phase_01_phases_are_played_in_numerical_order_and_others_skipped() {
    let tiles = ["galactic_investors", "robot_surveyors", "merchant_guild", "free_trade_association"];
    let table = plain().tableau(0, &tiles).cup(0, "home").cup(1, "home").phases("ship settle explore");
    let began: Vec<Phase> = table
        .log
        .events
        .iter()
        .filter_map(|(_, e)| if let Event::PhaseBegan { phase, .. } = e { Some(*phase) } else { None })
        .collect();
    assert_eq!(began, [Phase::Explore, Phase::Settle, Phase::Ship]);
    assert_eq!(table.player(0).credits, 1 + 2 + 2, "powers of II and IV are skipped too");
}

#[test]
fn rfg_phase_02_all_workers_of_a_played_phase_are_used_selector_included() {
    let mut table = plain()
        .rolled(0, "explore", "home military")
        .rolled(0, "ship", "genes")
        .rolled(1, "explore", "home")
        .assign();
    table.play_as(0, "select genes ship explore").play_as(0, "ready");
    table.play_as(1, "select home explore explore").next_random(&[0]).play_as(1, "ready");
    for worker in ["stock genes", "stock home", "stock military"] {
        table.play_as(0, worker);
    }
    assert_eq!(table.player(0).citizenry, dice("home military genes"));
    table.refuse_as(0, "stock home", "RFG-PHASE-02");
}

#[test]
fn rfg_phase_03_powers_work_without_workers() {
    for (tile, phase) in [
        ("galactic_investors", "develop"),
        ("robot_surveyors", "settle"),
        ("merchant_guild", "produce"),
        ("free_trade_association", "ship"),
    ] {
        let table = plain().tableau(0, &[tile]).cup(0, "home").cup(1, "home").phases(phase);
        assert_eq!(table.player(0).credits, 1 + 2, "{tile}");
    }
    let table = plain().tableau(0, &["alien_research_team"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.player(0).hand.len(), 1);
}

#[test]
fn rfg_phase_04_a_worker_that_can_be_used_must_be_used() {
    let start = |phase| {
        plain()
            .tableau(0, &["spice_world", "mining_world", "universal_exports"])
            .zone(0, &["public_works", "merchant_guild", "artist_colony", "comet_zone"])
            .workers(0, phase, "home military")
            .cup(1, "home")
    };
    for phase in ["explore", "develop", "settle", "produce"] {
        let mut table = start(phase).phases(phase);
        for action in ["pass", "finish", "ready"] {
            assert!(!table.legal_of(0).contains(&action.into()), "{phase}");
        }
        // In the order that the owner chooses.
        let of = |die: &str| table.legal_of(0).iter().any(|a| a.split(' ').nth(1) == Some(die));
        assert!(of("home") && of("military"), "{phase}");
        let one = table.legal_of(0).remove(0);
        table.play_as(0, &one);
    }
    let mut table = start("ship").goods("spice_world", "home").goods("mining_world", "home").phases("ship");
    assert_eq!(table.legal_of(0), ["ship home", "ship military"]);
    table.play_as(0, "ship military");
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("trade") || a.starts_with("consume")));
}

#[test]
fn rfg_phase_05_a_worker_that_has_finished_goes_to_the_citizenry() {
    let mut table = plain().workers(0, "explore", "home military").cup(1, "home").phases("explore");
    table.play_as(0, "stock military");
    assert_eq!(table.player(0).citizenry, dice("military"), "an explorer at once");
    // A developer when its tile is completed.
    let mut table = plain()
        .zone(0, &["public_works", "merchant_guild"])
        .workers(0, "develop", "2 home military")
        .cup(1, "home")
        .phases("develop");
    table.play_as(0, "build military");
    assert_eq!((table.player(0).citizenry, table.player(0).spots[0]), (dice("military"), dice("2 home")));
    // A settler likewise.
    let mut table = plain()
        .zone(0, &["artist_colony", "comet_zone"])
        .workers(0, "settle", "2 home military")
        .cup(1, "home")
        .phases("settle");
    table.play_as(0, "build military");
    assert_eq!(table.player(0).citizenry, dice("military novelty"), "with the die of `artist_colony`");
    // A producer becomes a good.
    let table = plain()
        .tableau(0, &["spice_world"])
        .workers(0, "produce", "military")
        .cup(1, "home")
        .phases("produce");
    assert_eq!((table.player(0).citizenry, table.goods("spice_world")), (dice(""), vec!["military"]));
    // A shipper with its good.
    let mut table = plain()
        .tableau(0, &["spice_world"])
        .goods("spice_world", "genes")
        .workers(0, "ship", "military")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "trade spice_world genes");
    assert_eq!(table.player(0).citizenry, dice("military genes"));
}

#[test]
fn rfg_phase_06_workers_that_could_not_be_used_go_to_the_cup() {
    for phase in ["develop", "settle", "produce", "ship"] {
        let table = plain().workers(0, phase, "home genes").cup(1, "home").phases(phase);
        assert_eq!(
            (table.player(0).cup, table.player(0).citizenry),
            (dice("home genes"), dice("")),
            "{phase}"
        );
    }
}

#[test]
fn rfg_phase_07_powers_must_be_applied_unless_they_say_may() {
    // A reduction cannot be declined: two developers complete `merchant_guild` (3).
    let table = plain()
        .tableau(0, &["investment_credits"])
        .zone(0, &["merchant_guild", "conscription"])
        .workers(0, "develop", "3 home")
        .cup(1, "home")
        .phases("develop");
    assert!(table.has(0, "merchant_guild"));
    assert_eq!(table.player(0).spots[0], dice("home"));
    // Of `galactic_federation` at least one die goes to the cup.
    let mut table = plain()
        .tableau(0, &["galactic_federation"])
        .zone(0, &["galactic_recycling"])
        .workers(0, "develop", "home genes")
        .cup(1, "home")
        .phases("develop");
    assert!(!table.legal_of(0).contains(&"pass".into()));
    table.play_as(0, "to_cup home");
    // `galactic_bankers` says "may".
    let mut table = plain()
        .tableau(0, &["galactic_bankers", "spice_world"])
        .goods("spice_world", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "trade spice_world home").play_as(0, "pass");
    assert_eq!((table.player(0).credits, table.player(0).chips), (4, 0));
}

#[test]
fn rfg_phase_08_a_power_applies_as_often_as_it_is_triggered() {
    let table = plain()
        .tableau(0, &["public_works"])
        .zone(0, &["advanced_logistics", "technology_unions", "terraforming_robots"])
        .workers(0, "develop", "3 home")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.player(0).credits, 1 + 3);
    let mut table = plain()
        .tableau(0, &["trade_levies", "spice_world", "gem_world"])
        .goods("spice_world", "home")
        .goods("gem_world", "home")
        .workers(0, "ship", "2 home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "consume spice_world home").play_as(0, "consume gem_world home");
    assert_eq!(table.player(0).credits, 1 + 2);
}

#[test]
fn rfg_phase_09_a_power_works_as_soon_as_its_tile_lies_there() {
    // For the next development of the same phase, not for itself; and at the end of that phase.
    let table = plain()
        .zone(0, &["public_works", "galactic_investors"])
        .workers(0, "develop", "6 home")
        .cup(1, "home")
        .phases("develop");
    assert_eq!(table.player(0).credits, 1 + 1 + 2);
    // In later phases of the same round.
    let table = plain()
        .zone(0, &["merchant_guild"])
        .workers(0, "develop", "3 home")
        .cup(1, "home")
        .phases("develop produce");
    assert_eq!(table.player(0).credits, 1 + 2);
}

#[test]
fn rfg_phase_10_the_end_of_a_phase_is_after_all_tasks_and_leftover_workers() {
    let mut table = plain()
        .tableau(0, &["merchant_guild"])
        .workers(0, "produce", "home")
        .tableau(1, &["spice_world", "gem_world"])
        .workers(1, "produce", "home")
        .phases("produce");
    assert_eq!(table.player(0).credits, 1, "seat 1 still has a task");
    assert_eq!(table.player(0).columns[3], dice("home"));
    table.play_as(1, "produce home gem_world");
    assert_eq!(table.player(0).credits, 3);
    let produced = places(&table, |e| matches!(e, Event::Produced { .. }));
    let unused = places(&table, |e| matches!(e, Event::Unused { .. }));
    let gained = places(&table, |e| matches!(e, Event::Credits { .. }));
    assert!(produced < unused && unused < gained);
    assert_eq!((produced.len(), unused.len(), gained.len()), (1, 1, 1));
}

#[test]
fn rfg_phase_11_end_of_phase_gains_add_up() {
    let table = plain()
        .tableau(0, &["merchant_guild", "mining_league", "technology_unions", "mining_world"])
        .goods("mining_world", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("produce");
    assert_eq!(table.player(0).credits, 1 + 2 + 1 + 1);
    let table = plain()
        .tableau(0, &["galactic_salon", "free_trade_association", "space_tourism"])
        .cup(0, "home")
        .cup(1, "home")
        .phases("ship");
    assert_eq!((table.player(0).credits, table.player(0).chips), (1 + 2 + 1, 1));
}

#[test]
fn rfg_phase_12_a_tile_counts_from_the_moment_it_is_placed() {
    // For the number of tiles, and as a world that can produce in the same round.
    let table = plain()
        .tableau(0, &crate::order::FILL[..8])
        .zone(0, &["new_survivalists"])
        .workers(0, "settle", "home")
        .workers(0, "produce", "genes")
        .cup(0, "home")
        .cup(1, "home")
        .phases("settle produce");
    assert_eq!(table.view(1).players[0].tiles, 12);
    assert!(table.view(1).last_round);
    assert_eq!(table.goods("new_survivalists"), ["genes"]);
    // For comparisons: it makes its owner the one with the most developments.
    let with = |zone: &[&str]| {
        let table = plain()
            .tableau(0, &["technology_unions"])
            .tableau(1, &["space_docks"])
            .zone(0, zone)
            .workers(0, "develop", "home")
            .cup(1, "home")
            .phases("develop produce");
        table.player(0).credits
    };
    assert_eq!((with(&["jumpdrive_research"]), with(&[])), (2, 1));
}

#[test]
fn rfg_phase_13_a_player_has_finished_when_no_decision_is_left() {
    let mut table = plain().workers(0, "explore", "home").cup(1, "home").phases("explore");
    assert_eq!(table.to_act(), [0], "seat 1 has nothing to decide");
    table.refuse_as(0, "finish", "RFG-PHASE-13");
    table.play_as(0, "stock home");
    assert_eq!(table.state.step, Step::Manage, "no end to declare");
    let mut table = plain()
        .tableau(0, &["advanced_logistics"])
        .zone(0, &["gem_world"])
        .workers(0, "explore", "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(0, "stock home");
    assert_eq!(table.state.step, Step::Phase(Phase::Explore), "its owner must declare it");
    table.play_as(0, "finish");
    assert_eq!(table.state.step, Step::Manage);
}

/// RFG-CRED-02: the cap is applied at every single gain.
#[test]
fn rfg_cred_01_credits_are_0_to_10() {
    let mut table = plain().credits(0, 9).workers(0, "explore", "2 home").cup(1, "home").phases("explore");
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).credits, 10, "the rest is lost");
    table.play_as(0, "stock home");
    assert_eq!(table.player(0).credits, 10);
    walk(6, |step| assert!(step.after.seated().iter().all(|p| p.credits <= 10)));
}

#[test]
fn rfg_cred_02_the_cap_is_applied_at_every_single_gain() {
    let mut table = plain()
        .credits(0, 9)
        .tableau(0, &["galactic_bankers", "deserted_alien_library"])
        .goods("deserted_alien_library", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "trade deserted_alien_library home");
    assert_eq!(table.player(0).credits, 10);
    table.play_as(0, "buy");
    assert_eq!(table.player(0).credits, 9, "what was lost does not come back");
}

#[test]
fn rfg_cred_03_credits_are_spent_for_recruiting_and_galactic_bankers_only() {
    let mut spent = 0;
    walk(12, |step| {
        for (_, event) in &step.events {
            if let Event::Credits { amount, why, .. } = event
                && *amount < 0
            {
                let bankers = matches!(why, Why::Tile(tile) if tile.id() == "galactic_bankers");
                assert!(bankers || *why == Why::Recruit, "{why:?}");
                spent += 1;
            }
        }
        // Nothing is spent without being told.
        for seat in step.after.seats() {
            let change: i32 = step
                .events
                .iter()
                .map(|(_, event)| match *event {
                    Event::Credits { seat: s, amount, .. } if s == seat => i32::from(amount),
                    _ => 0,
                })
                .sum();
            if step.before.step != Step::Setup {
                let before = i32::from(step.before.player(seat).credits);
                assert_eq!(i32::from(step.after.player(seat).credits), before + change);
            }
        }
    });
    assert!(spent > 0);
}

#[test]
fn rfg_cred_04_everybody_has_a_credit_when_manage_begins() {
    walk(12, |step| {
        if step.after.step == Step::Manage {
            assert!(step.after.seated().iter().all(|p| p.credits >= 1), "after {:?}", step.action);
        }
    });
}

#[test]
fn rfg_virt_01_a_virtual_worker_exists_whenever_its_phase_is_played() {
    // Without any real worker, in every round, and only in its phase.
    let table = plain().tableau(0, &["major_research_labs"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.legal_of(0), ["stock home virtual", "scout home virtual"], "white, without a die");
    assert_eq!(table.player(0).virtual_workers, dice("home"));
    for phase in ["develop", "settle", "produce", "ship"] {
        let table = plain().tableau(0, &["major_research_labs"]).cup(0, "home").cup(1, "home").phases(phase);
        assert_eq!(table.player(0).virtual_workers, dice(""), "{phase}");
        assert_eq!(table.state.step, Step::Manage);
    }
    let table = plain().tableau(0, &["alien_research_ship"]).cup(0, "home").cup(1, "home").phases("explore");
    assert_eq!(table.player(0).virtual_workers, dice("home alien_technology"));
    assert_eq!(table.player(1).virtual_workers, dice(""), "for its owner");
}

/// RFG-VIRT-04: real and virtual ones are told apart at each task.
#[test]
fn rfg_virt_02_it_works_and_vanishes() {
    let mut table =
        plain().tableau(0, &["major_research_labs"]).cup(0, "home").cup(1, "home").phases("explore");
    let supply = table.state.supply;
    table.play_as(0, "stock home virtual");
    assert_eq!(table.player(0).credits, 3, "like any worker");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice(""), dice("home")));
    assert_eq!((table.player(0).virtual_workers, table.state.supply), (dice(""), supply));
    // Also when it finds no work.
    let table = plain().tableau(0, &["space_docks"]).cup(0, "home").cup(1, "home").phases("ship");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice(""), dice("home")));
    assert_eq!(table.player(0).virtual_workers, dice(""));
}

#[test]
fn rfg_virt_03_it_must_be_used_if_it_can_be() {
    let mut table = plain()
        .tableau(0, &["space_docks", "spice_world"])
        .goods("spice_world", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("ship");
    assert_eq!(
        table.legal_of(0),
        ["trade spice_world home", "consume spice_world home"],
        "no way to keep it"
    );
    table.play_as(0, "trade spice_world home");
    assert_eq!(table.player(0).citizenry, dice("home"), "only the good");
}

#[test]
fn rfg_virt_04_the_owner_decides_which_worker_does_a_task() {
    let start = || {
        plain()
            .tableau(0, &["space_docks", "spice_world"])
            .goods("spice_world", "home")
            .workers(0, "ship", "home")
            .cup(1, "home")
            .phases("ship")
    };
    let mut table = start();
    assert_eq!(table.legal_of(0), ["ship home", "ship home virtual"]);
    table.play_as(0, "ship home virtual").play_as(0, "trade spice_world home");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("home"), dice("home")));
    let mut table = start();
    table.play_as(0, "ship home").play_as(0, "trade spice_world home");
    assert_eq!((table.player(0).citizenry, table.player(0).cup), (dice("2 home"), dice("")));
}

#[test]
fn rfg_virt_05_its_colour_counts_for_powers_and_matching() {
    // `alien_archaeology` of faction 2 pays $4 for Stocking with a yellow explorer.
    let mut table =
        plain().tableau(0, &["alien_research_ship"]).cup(0, "home").cup(1, "home").phases("explore");
    table.play_as(0, "stock alien_technology virtual");
    assert_eq!(table.player(0).credits, 1 + 4);
    let chips = |shipper: &str| {
        let mut table = plain()
            .tableau(0, &["organic_shipyards", "plague_world"])
            .goods("plague_world", "home")
            .cup(0, "home")
            .cup(1, "home")
            .phases("ship");
        table.play_as(0, &format!("ship {shipper} virtual")).play_as(0, "consume plague_world home");
        table.player(0).chips
    };
    assert_eq!((chips("genes"), chips("home")), (2, 1));
}

#[test]
fn rfg_virt_06_it_cannot_be_moved_removed_recalled_or_counted() {
    // Not Reassigned: it exists in its phase only.
    let mut table = plain()
        .tableau(0, &["space_docks", "major_research_labs", "nanotechnology"])
        .rolled(0, "develop", "2 military")
        .assign();
    table.play_as(0, "select military develop settle").play_as(0, "use nanotechnology");
    assert!(table.legal_of(0).iter().all(|a| a.starts_with("move military develop")));
    // Not removed, not counted: `conscription` offers only the dice.
    let table = plain()
        .tableau(0, &["space_docks", "galactic_exchange"])
        .zone(0, &["conscription"])
        .workers(0, "develop", "4 military")
        .cup(0, "genes")
        .cup(1, "home")
        .phases("develop ship");
    assert_eq!(table.legal_of(0), ["remove military citizenry", "remove genes cup"]);
    let owned = table.state.owned(table.player(0));
    assert_eq!((owned, owned.of(Die::Home)), (dice("4 military genes"), 0));
    // `galactic_exchange` counts the colours owned: white is none of them, also during phase V.
    let colours = |goods: &str| {
        let table = plain()
            .tableau(0, &["space_docks", "galactic_exchange", "spice_world"])
            .goods("spice_world", goods)
            .cup(0, "genes")
            .cup(1, "home")
            .phases("ship");
        assert_eq!(table.player(0).virtual_workers, dice("home"));
        table.score(0)
    };
    assert_eq!(colours("home") - colours("genes"), 1, "a white die counts, a virtual one does not");
    // Not recalled.
    let table = plain().tableau(0, &["space_docks"]).cup(0, "genes").cup(1, "home").manage();
    assert_eq!(table.legal_of(0), ["ready"]);
}

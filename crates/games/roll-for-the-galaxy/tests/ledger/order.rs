//! RFG-ORDER: who acts when.

use std::collections::BTreeMap;

use orrery_core::Seat;
use orrery_roll_for_the_galaxy::Event;
use orrery_roll_for_the_galaxy::state::Step;
use orrery_roll_for_the_galaxy::testkit::{Fixture, Look, Scenario, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::Phase;

use crate::plain;
use crate::walk::walk;

/// Developments that do nothing after the assignment, to fill a tableau with.
pub const FILL: [&str; 9] = [
    "space_mercenaries",
    "hydroponics_guild",
    "backup_planning",
    "diversification",
    "local_subsidies",
    "executive_power",
    "isolation_policy",
    "colonial_affinity",
    "shipping_affinity",
];

/// Whether a phase that has begun was carried out in player order.
pub fn ordered(table: &Scenario, phase: &str) -> bool {
    let began = table.log.events.iter().find_map(|(_, event)| match event {
        Event::PhaseBegan { phase: p, ordered } if p.id() == phase => Some(*ordered),
        _ => None,
    });
    began.expect("the phase has begun")
}

#[test]
fn rfg_order_01_there_are_no_turns() {
    let table = plain().cup(0, "home").cup(1, "home").roll();
    assert_eq!(table.to_act(), [0, 1], "assign");
    assert_eq!(plain().cup(0, "home").cup(1, "home").manage().to_act(), [0, 1], "manage");
    for phase in ["explore", "develop", "settle", "produce", "ship"] {
        let mut fixture = plain();
        let zones = [
            ["public_works", "merchant_guild", "artist_colony", "comet_zone"],
            ["technology_unions", "information_tech", "star_nomad_lair", "information_hub"],
        ];
        let worlds = [["spice_world", "mining_world"], ["gem_world", "runaway_robots"]];
        for seat in [0, 1] {
            let index = usize::from(seat);
            fixture = fixture.zone(seat, &zones[index]).tableau(seat, &worlds[index]).workers(
                seat,
                phase,
                "home military",
            );
            if phase == "ship" {
                fixture = fixture.goods(worlds[index][0], "home").goods(worlds[index][1], "home");
            }
        }
        let table = fixture.phases(phase);
        assert_eq!(table.to_act(), [0, 1], "{phase}");
    }
}

#[test]
fn rfg_order_02_player_order_begins_with_the_lowest_faction_and_goes_clockwise() {
    let mut fixture = Fixture::new(4);
    for (seat, number) in [(0, 7), (1, 2), (2, 9), (3, 5)] {
        fixture = fixture.faction(seat, number);
    }
    fixture = fixture.tableau(0, &FILL[..8]);
    let zones = [
        ["public_works", "merchant_guild"],
        ["advanced_logistics", "information_tech"],
        ["technology_unions", "space_docks"],
        ["terraforming_robots", "space_tourism"],
    ];
    for (seat, zone) in (0..4).zip(zones) {
        fixture = fixture.zone(seat, &zone).workers(seat, "develop", "home genes");
    }
    let mut table = fixture.phases("develop");
    let order: Vec<u8> = table.view(0).order.iter().map(|seat| seat.0).collect();
    assert_eq!(order, [1, 2, 3, 0], "2, 9, 5, 7: not by ascending number");
    for seat in order {
        assert_eq!(table.to_act(), [seat]);
        table.play_as(seat, "build home");
    }
    assert_eq!(table.state.step, Step::Manage);
}

#[test]
fn rfg_order_03_order_changes_nothing_but_what_is_known() {
    // Seat 1 comes first and completes the 12th tile; seat 0 knows it and still finishes the round.
    let mut table = plain()
        .tableau(1, &FILL[..8])
        .zone(1, &["public_works", "merchant_guild"])
        .workers(1, "develop", "home genes")
        .zone(0, &["technology_unions", "conscription"])
        .workers(0, "develop", "home genes")
        .workers(0, "produce", "home genes")
        .tableau(0, &["spice_world", "comet_zone"])
        .phases("develop produce");
    assert!(!table.view(0).last_round);
    table.play_as(1, "build home");
    assert!(table.view(0).last_round);
    assert_eq!(table.to_act(), [0]);
    table.play_as(0, "build home");
    assert_eq!(table.player(0).spots[0], dice("genes"));
    table.play_as(0, "produce home spice_world");
    assert_eq!(table.goods("comet_zone"), ["genes"], "the round is always finished");
    // No VP gain is reduced by an empty pool.
    let mut table = plain()
        .pool(1)
        .tableau(0, &["spice_world"])
        .goods("spice_world", "novelty")
        .workers(0, "ship", "novelty")
        .cup(1, "home")
        .phases("ship");
    table.play_as(0, "consume spice_world novelty");
    assert_eq!((table.player(0).chips, table.state.pool), (3, 0));
}

/// RFG-ORDER-09: phase IV never, phase I only once the bag is short.
#[test]
fn rfg_order_04_order_can_matter_in_three_places_only() {
    let (mut short, mut seen) = (false, BTreeMap::new());
    walk(12, |step| {
        for (_, event) in &step.events {
            match *event {
                Event::PhaseBegan { phase, ordered } => {
                    short = false;
                    assert!(!ordered || matches!(phase, Phase::Develop | Phase::Settle | Phase::Ship));
                    *seen.entry((phase, ordered)).or_insert(0) += 1;
                }
                Event::BagShort { .. } => short = true,
                _ => {}
            }
        }
        match step.after.step {
            Step::Phase(Phase::Explore) => assert_eq!(step.after.ordered, short),
            Step::Phase(Phase::Produce) | Step::Setup | Step::Assign | Step::Manage => {
                assert!(!step.after.ordered);
            }
            _ => {}
        }
    });
    for phase in [Phase::Develop, Phase::Settle] {
        assert!(seen.contains_key(&(phase, true)) && seen.contains_key(&(phase, false)), "{seen:?}");
    }
}

#[test]
fn rfg_order_05_nobody_starts_the_next_step_earlier() {
    let mut table = plain()
        .workers(1, "explore", "home")
        .zone(0, &["public_works", "merchant_guild"])
        .workers(0, "develop", "home genes")
        .phases("explore develop");
    assert_eq!(table.to_act(), [1]);
    table.refuse_as(0, "build home", "RFG-ORDER-05");
    table.play_as(1, "stock home");
    table.play_as(0, "build home");
    // A step ends when every player has finished it.
    let mut table = plain().cup(0, "home").cup(1, "home").manage();
    table.play_as(0, "ready");
    assert_eq!((table.to_act(), table.state.step), (vec![1], Step::Manage));
    table.refuse_as(0, "select home explore explore", "RFG-ORDER-05");
    table.play_as(1, "ready");
    assert_eq!(table.state.step, Step::Assign);
}

#[test]
fn rfg_order_06_workers_act_in_an_order_chosen_on_the_way() {
    let start = || {
        plain()
            .workers(0, "explore", "home military genes")
            .cup(1, "home")
            .bag(&["gem_world"])
            .phases("explore")
    };
    let mut table = start();
    table.play_as(0, "stock genes");
    assert_eq!(
        table.legal_of(0),
        ["stock home", "stock military", "scout home", "scout military"],
        "nothing was announced ahead"
    );
    table.play_as(0, "stock military").play_as(0, "stock home");
    let mut table = start();
    table.play_as(0, "stock home").play_as(0, "stock genes").play_as(0, "stock military");
    assert_eq!(table.player(0).citizenry, dice("home military genes"));
}

/// The secrecy itself is held by the tests of RFG-INFO-03, -06, -07 and RFG-DEC-19.
#[test]
fn rfg_order_07_simultaneous_and_secret_steps() {
    let others_hear = |table: &Scenario| {
        let heard = table.log.heard_by(orrery_core::Viewer::Seat(Seat(1)));
        heard.into_iter().filter(|e| !matches!(e, Event::RoundBegan { .. } | Event::Rolled { .. })).count()
    };
    // Roll, wild dice, selection, Reassign and Dictate.
    let mut table = plain()
        .tableau(0, &["nanotechnology"])
        .rolled(0, "wild", "genes")
        .rolled(0, "explore", "3 home")
        .rolled(1, "explore", "home")
        .assign();
    for action in [
        "place_wild genes ship",
        "select home explore settle",
        "use nanotechnology",
        "move home explore ship",
        "dictate home explore",
        "move genes ship develop",
    ] {
        assert_eq!(table.to_act(), [0, 1], "simultaneous");
        table.play_as(0, action);
        assert_eq!(others_hear(&table), 0, "{action}");
    }
    let table = plain().cup(0, "home").cup(1, "home").roll();
    assert_eq!(others_hear(&table), 0, "the roll of seat 0");
    // Recruit and recall.
    let mut table = plain()
        .citizenry(0, "home genes")
        .spot(0, "world", "military")
        .cup(0, "home")
        .cup(1, "home")
        .manage();
    table.play_as(0, "recruit genes").play_as(0, "recall world military");
    assert_eq!((others_hear(&table), table.to_act()), (0, vec![0, 1]));
    // The forced return of a tile.
    let mut table = Fixture::new(3)
        .bag(&[])
        .zone(0, &["gem_world", "new_vinland", "space_port"])
        .zone(1, &["pirate_world", "artist_colony", "comet_zone"])
        .workers(2, "explore", "home")
        .cup(0, "home")
        .cup(1, "home")
        .phases("explore");
    table.play_as(2, "scout home").play_as(2, "scout home");
    assert_eq!(table.to_act(), [0, 1], "at the same time");
    let before = others_hear(&table);
    table.play_as(0, &with_tile("return space_port"));
    assert_eq!(others_hear(&table), before + 1, "only that seat 0 has chosen");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn rfg_order_08_tasks_of_the_phases_are_public() {
    let heard = |mut table: Scenario, action: &str| {
        let viewer = orrery_core::Viewer::Onlooker;
        let before = table.log.heard_by(viewer).len();
        table.play_as(0, action);
        assert!(table.log.heard_by(viewer).len() > before, "{action}");
    };
    let start = |phase| {
        plain()
            .tableau(0, &["spice_world", "mining_world"])
            .zone(0, &["public_works", "merchant_guild", "artist_colony", "comet_zone"])
            .workers(0, phase, "home military")
            .cup(1, "home")
    };
    heard(start("explore").phases("explore"), "stock home");
    heard(start("explore").phases("explore"), "scout home");
    heard(start("develop").phases("develop"), "build home");
    heard(start("settle").phases("settle"), "build home");
    heard(start("produce").phases("produce"), "produce home spice_world");
    let ship = |task: &str| {
        let mut table =
            start("ship").goods("spice_world", "home").goods("mining_world", "home").phases("ship");
        table.play_as(0, "ship home");
        heard(table, task);
    };
    ship("trade spice_world home");
    ship("consume spice_world home");
}

#[test]
fn rfg_order_09_in_player_order_only_with_a_short_bag_or_the_end_in_sight() {
    // Phase IV never, even with 11 tiles and an empty pool in sight.
    let table = plain()
        .pool(1)
        .tableau(0, &FILL[..8])
        .zone(0, &["public_works", "comet_zone"])
        .workers(0, "produce", "home genes")
        .workers(1, "produce", "home")
        .phases("produce");
    assert!(!ordered(&table, "produce"));
    // Phase I: from the Scout that needs more tiles than the bag holds.
    let mut table = plain()
        .bag(&["gem_world"])
        .zone(0, &["new_vinland"])
        .workers(0, "explore", "2 home")
        .workers(1, "explore", "2 home")
        .phases("explore");
    assert_eq!((ordered(&table, "explore"), table.to_act()), (false, vec![0, 1]));
    table.play_as(0, "scout home").play_as(0, &with_tile("abandon new_vinland")).play_as(0, "draw");
    assert_eq!(table.to_act(), [1], "faction 1 before faction 2");
    table.play_as(1, "stock home").play_as(1, "stock home");
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn rfg_order_10_player_order_before_the_twelfth_tile() {
    let stacks = [
        ("develop", "development", ["public_works", "merchant_guild", "conscription"]),
        ("settle", "world", ["comet_zone", "mining_world", "gem_world"]),
    ];
    for (phase, side, stack) in stacks {
        // T = 3 + filled tiles, S tiles in the stack, dice on the spot, workers.
        let check = |tiles: usize, s: usize, on_spot: u8, workers: u8| {
            let table = plain()
                .tableau(0, &FILL[..tiles - 3])
                .zone(0, &stack[..s])
                .spot(0, side, &format!("{on_spot} home"))
                .workers(0, phase, &format!("{workers} home"))
                .cup(1, "home")
                .phases(phase);
            ordered(&table, phase)
        };
        assert!(check(10, 3, 1, 1), "10 + min(3, 2) = 12");
        assert!(!check(10, 3, 0, 1), "10 + min(3, 1) = 11");
        assert!(!check(10, 1, 1, 5), "10 + min(1, 6) = 11");
        assert!(check(10, 2, 2, 0), "dice on the spot count");
        assert!(check(10, 2, 0, 2), "workers count");
        assert!(check(11, 1, 0, 1));
        assert!(!check(11, 0, 1, 1), "no tile to complete");
        assert!(!check(12, 3, 1, 1), "somebody has 12 already");
    }
    // Also if another player has 12 already.
    let table = plain()
        .tableau(1, &FILL)
        .tableau(0, &["public_works", "space_docks", "trade_levies", "export_duties", "galactic_demand"])
        .tableau(0, &["jumpdrive_research", "minor_research_labs", "merchant_guild"])
        .zone(0, &["conscription"])
        .workers(0, "develop", "home")
        .phases("develop");
    assert_eq!((table.player(0).tiles(), table.player(1).tiles()), (11, 12));
    assert!(!ordered(&table, "develop"));
    // Workers of another phase and the other stack do not count.
    let table = plain()
        .tableau(0, &FILL[..8])
        .zone(0, &["comet_zone"])
        .spot(0, "world", "home")
        .workers(0, "develop", "home")
        .cup(1, "home")
        .phases("develop");
    assert!(!ordered(&table, "develop"));
}

#[test]
fn rfg_order_11_player_order_before_the_last_chip() {
    // M = min(goods, shippers) x (3 + own `consume_vp`), plus 1 with `galactic_salon`.
    let check = |tiles: &[&str], goods: usize, shippers: u8, m: u8| {
        let worlds = ["spice_world", "gem_world", "new_vinland"];
        let start = |pool| {
            let mut fixture = plain().pool(pool).tableau(0, &worlds).tableau(0, tiles).cup(0, "home");
            for world in &worlds[..goods] {
                fixture = fixture.goods(world, "home");
            }
            fixture.workers(0, "ship", &format!("{shippers} home")).cup(1, "home").phases("ship")
        };
        assert!(ordered(&start(m), "ship"), "{tiles:?}: M is not below {m}");
        assert!(!ordered(&start(m + 1), "ship"), "{tiles:?}: M is below {}", m + 1);
    };
    check(&[], 1, 1, 3);
    check(&[], 2, 3, 6);
    check(&[], 3, 2, 6);
    check(&["space_docks"], 3, 1, 6);
    check(&["organic_shipyards"], 3, 0, 6);
    check(&["galactic_renaissance"], 1, 1, 4);
    check(&["minor_research_labs", "space_refineries"], 2, 2, 10);
    check(&["galactic_salon"], 1, 1, 4);
    check(&["galactic_salon"], 0, 1, 1);
    // The sum over all players.
    let table = plain()
        .pool(6)
        .tableau(0, &["spice_world"])
        .tableau(1, &["gem_world"])
        .goods("spice_world", "home")
        .goods("gem_world", "home")
        .workers(0, "ship", "home")
        .workers(1, "ship", "home")
        .phases("ship");
    assert!(ordered(&table, "ship"));
    // Not if somebody has 12 tiles.
    let table = plain()
        .pool(1)
        .tableau(1, &FILL)
        .tableau(0, &["spice_world"])
        .goods("spice_world", "home")
        .workers(0, "ship", "home")
        .cup(1, "home")
        .phases("ship");
    assert!(!ordered(&table, "ship"));
}

#[test]
fn rfg_order_12_each_carries_out_the_whole_phase_before_the_next() {
    let mut table = plain()
        .tableau(1, &FILL[..7])
        .tableau(1, &["galactic_investors"])
        .zone(1, &["public_works"])
        .workers(1, "develop", "home genes")
        .zone(0, &["galactic_recycling", "technology_unions", "conscription"])
        .spot(0, "development", "2 home")
        .workers(0, "develop", "home genes")
        .phases("develop settle");
    assert!(ordered(&table, "develop"));
    assert_eq!(table.to_act(), [1]);
    assert!(!table.has(0, "galactic_recycling"), "completions at the start belong to the own turn");
    table.play_as(1, "build home");
    assert_eq!(table.player(1).tiles(), 12);
    assert!(table.has(0, "galactic_recycling"));
    assert_eq!(table.to_act(), [0], "still in player order: the check is made once");
    assert_eq!(table.player(1).columns[1], dice("genes"), "leftover workers follow after the last player");
    assert_eq!(table.player(1).credits, 1, "so do end-of-phase powers");
    table.play_as(0, "build home");
    assert_eq!((table.player(1).cup, table.player(1).credits), (dice("genes"), 3));
    assert!(!ordered(&table, "settle"), "now the end is certain");
    // Covered tiles play no part: what they cost is not public.
    let with = |covered| {
        let zone = ["public_works", covered];
        let table = plain().tableau(0, &FILL[..7]).zone(0, &zone).workers(0, "develop", "2 home");
        ordered(&table.cup(1, "home").phases("develop"), "develop")
    };
    assert!(with("nanotechnology") && with("advanced_logistics"));
}

//! RFG-INFO: what is public and what is secret. A secret is held in two ways: two positions that differ
//! only in the secret look the same to the others (what they see and what they have heard), and a guess
//! at the position made for another viewer does not stick to the true one.

use std::collections::BTreeSet;

use orrery_core::{FastDice, Game, Seat, Viewer};
use orrery_roll_for_the_galaxy::components::COMPONENTS;
use orrery_roll_for_the_galaxy::state::{Player, State, Step};
use orrery_roll_for_the_galaxy::testkit::{Fixture, Scenario, bag_tile, dice, with_tile};
use orrery_roll_for_the_galaxy::vocab::{Die, Side, World};
use orrery_roll_for_the_galaxy::{Event, RollForTheGalaxy};

use crate::plain;
use crate::walk::walk;

const OTHERS: [Viewer; 2] = [Viewer::Seat(Seat(1)), Viewer::Onlooker];

/// Makes sure that two positions differ for seat 0 and are the same for the others.
#[track_caller]
pub fn same_for_others(one: &Scenario, two: &Scenario) {
    same_for(one, two, &OTHERS);
}

#[track_caller]
fn same_for(one: &Scenario, two: &Scenario, viewers: &[Viewer]) {
    for &viewer in viewers {
        let view = |table: &Scenario| RollForTheGalaxy::view(&table.state, viewer);
        assert_eq!(view(one), view(two), "{viewer:?} sees a secret");
        assert_eq!(one.log.heard_by(viewer), two.log.heard_by(viewer), "{viewer:?} hears a secret");
    }
    assert_ne!(one.view(0), two.view(0), "the owner sees the difference");
}

/// The values that a part of the state has in guesses made for a viewer.
fn guesses(table: &Scenario, viewer: Viewer, part: impl Fn(&State) -> String) -> BTreeSet<String> {
    let seen = RollForTheGalaxy::view(&table.state, viewer);
    (0..60)
        .map(|seed| {
            let guess = RollForTheGalaxy::resample(&table.state, viewer, &mut FastDice::new(seed));
            assert_eq!(RollForTheGalaxy::view(&guess, viewer), seen);
            part(&guess)
        })
        .collect()
}

/// Makes sure that a part of seat 0 is known to the owner and guessed by the others.
#[track_caller]
fn guessed_by_others(table: &Scenario, part: impl Fn(&Player) -> String) {
    let part = |state: &State| part(state.player(Seat(0)));
    for viewer in OTHERS {
        assert!(guesses(table, viewer, part).len() > 1, "{viewer:?} knows");
    }
    let own = guesses(table, Viewer::Seat(Seat(0)), part);
    assert_eq!(own, BTreeSet::from([part(&table.state)]));
}

#[test]
fn rfg_info_01_what_is_public_at_all_times() {
    let mut number = 0;
    walk(4, |step| {
        number += 1;
        if number % 7 > 0 {
            return;
        }
        let state = &step.after;
        for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Onlooker]) {
            let view = RollForTheGalaxy::view(state, viewer);
            assert_eq!((view.supply, view.pool), (state.supply, state.pool));
            assert_eq!(view.played.iter().fold(0, |set, &p| set | 1 << p as u8), state.played);
            for (seen, player) in view.players.iter().zip(state.seated()) {
                assert_eq!((seen.credits, seen.chips), (player.credits, player.chips));
                assert_eq!(seen.citizenry, player.citizenry);
                assert_eq!([seen.development.dice, seen.world.dice], player.spots);
                assert_eq!(seen.tableau.len(), usize::from(player.tiles()));
                for tile in &seen.tableau {
                    if let Some(world) = World::from_id(tile.id.id()) {
                        let goods: Vec<Die> = state.goods[world.index()].iter().collect();
                        assert!(player.has_world(world) && tile.goods == goods);
                    }
                }
            }
        }
    });
}

#[test]
fn rfg_info_02_the_dice_of_a_cup_are_public_also_behind_the_screen() {
    let table = plain().cup(0, "3 home genes").cup(1, "home").manage();
    assert_eq!(table.view(1).players[0].cup, dice("3 home genes"));
    let mut table = plain().cup(0, "3 home genes").cup(1, "home").roll();
    assert_eq!(table.view(1).players[0].cup, dice("3 home genes"));
    while let Some(wild) = table.legal_of(0).into_iter().find(|a| a.starts_with("place_wild")) {
        table.play_as(0, &wild);
    }
    let select = table.legal_of(0).remove(0);
    table.play_as(0, &select).play_as(0, "ready");
    assert_eq!(table.view(1).players[0].cup, dice("3 home genes"), "until the reveal");
    for viewer in OTHERS {
        let view = RollForTheGalaxy::view(&table.state, viewer);
        assert_eq!(view.players[0].strip, None, "all else is secret");
    }
}

#[test]
fn rfg_info_03_faces_columns_selector_reassign_and_dictate_are_secret() {
    // The faces.
    let with = |face| plain().rolled(0, face, "home").rolled(0, "develop", "home").assign();
    same_for_others(&with("ship"), &with("explore"));
    let with = |dice| plain().rolled(0, "wild", dice).rolled(0, "develop", "home genes").assign();
    guessed_by_others(&with("genes"), |p| format!("{:?}", p.plan.rolled));
    // The roll is told to its owner only.
    let table = plain().cup(0, "3 home").cup(1, "home").roll();
    let rolls = |viewer| {
        let heard = table.log.heard_by(viewer).into_iter();
        heard.filter(|e| matches!(e, Event::Rolled { seat: Seat(0), .. })).count()
    };
    assert_eq!((rolls(OTHERS[0]), rolls(OTHERS[1]), rolls(Viewer::Seat(Seat(0)))), (0, 0, 1));
    // The steps of a plan.
    let start = || {
        plain()
            .tableau(0, &["nanotechnology", "local_subsidies"])
            .rolled(0, "explore", "3 home")
            .rolled(0, "wild", "genes")
            .rolled(1, "explore", "home")
            .assign()
    };
    let plan = |steps: &[&str]| {
        let mut table = start();
        steps.iter().for_each(|step| {
            table.play_as(0, step);
        });
        table
    };
    let columns = |p: &Player| format!("{:?}", p.columns);
    let selector = |p: &Player| format!("{:?}", p.plan.selector);
    let wild = ["place_wild genes ship", "place_wild genes settle"];
    same_for_others(&plan(&wild[..1]), &plan(&wild[1..]));
    let select = [wild[0], "select home explore settle", "ready"];
    let other = [wild[0], "select genes ship ship", "ready"];
    same_for_others(&plan(&select[..2]), &plan(&other[..2]));
    same_for_others(&plan(&select), &plan(&other));
    guessed_by_others(&plan(&select), columns);
    guessed_by_others(&plan(&select), selector);
    let moved = [wild[0], "select home explore settle", "use nanotechnology", "move home explore ship"];
    same_for_others(&plan(&moved), &plan(&select[..2]));
    let dictated = [wild[0], "select home explore settle", "dictate home explore", "move genes ship produce"];
    same_for_others(&plan(&dictated), &plan(&select[..2]));
    let mut one = plan(&dictated);
    let mut two = plan(&moved);
    same_for_others(one.play_as(0, "ready"), two.play_as(0, "ready"));
    guessed_by_others(&one, |p| format!("{:?}", p.plan.dictated));
    guessed_by_others(&two, |p| format!("{:?}", p.plan.used));
    // From the reveal on they are public.
    one.play_as(1, "select home explore produce").play_as(1, "ready");
    for viewer in OTHERS {
        let shown = one.log.heard_by(viewer).into_iter().any(|event| {
            matches!(event, Event::Revealed { seat: Seat(0), selector: Die::Home, dictated, .. }
                if dictated == dice("home"))
        });
        assert!(shown, "{viewer:?}");
    }
}

/// RFG-INFO-05: the number of tiles is public.
#[test]
fn rfg_info_04_only_the_top_tile_of_a_stack_is_public() {
    let with = |covered: &[&str]| {
        let zone = [&["gem_world", "nanotechnology"], covered].concat();
        plain().zone(0, &zone).rolled(0, "explore", "2 home").assign()
    };
    let (one, two) = (with(&["new_vinland", "public_works"]), with(&["space_port", "merchant_guild"]));
    same_for_others(&one, &two);
    let stacks =
        |p: &Player| format!("{:?} {:?}", p.zone.stack(Side::Development), p.zone.stack(Side::World));
    guessed_by_others(&one, stacks);
    let view = one.view(1);
    let seen = &view.players[0];
    assert_eq!((seen.world.tiles.len(), seen.world.tiles[0].world), (1, "gem_world"), "the side that is up");
    assert_eq!((seen.development.tiles.len(), seen.development.tiles[0].development), (1, "nanotechnology"));
    assert_eq!((seen.world.count, seen.development.count), (2, 2), "RFG-INFO-05");
    // The order below the top is secret too.
    let with = |order: &[&str]| plain().zone(0, order).rolled(0, "explore", "2 home").assign();
    same_for_others(
        &with(&["gem_world", "new_vinland", "space_port"]),
        &with(&["gem_world", "space_port", "new_vinland"]),
    );
    // The owner sees all of it at any time, in its order.
    let start = || {
        plain()
            .zone(0, &["gem_world", "new_vinland", "space_port"])
            .workers(0, "explore", "home")
            .cup(0, "home")
            .cup(1, "home")
    };
    for table in [start().phases("explore"), start().manage()] {
        let view = table.view(0);
        let own: Vec<&str> = view.players[0].world.tiles.iter().map(|t| t.world).collect();
        assert_eq!(own, ["gem_world", "new_vinland", "space_port"]);
    }
}

#[test]
fn rfg_info_05_the_number_of_tiles_in_a_stack_is_public() {
    let table = plain()
        .zone(0, &["gem_world", "new_vinland", "space_port", "public_works"])
        .rolled(0, "explore", "home")
        .assign();
    for viewer in OTHERS {
        let view = RollForTheGalaxy::view(&table.state, viewer);
        assert_eq!((view.players[0].development.count, view.players[0].world.count), (1, 3));
    }
}

/// Seat 0 Scouts with one of two explorers and draws a certain tile.
fn drawing(tile: &str) -> Scenario {
    let mut table = plain()
        .zone(0, &["gem_world"])
        .workers(0, "explore", "2 home")
        .workers(1, "explore", "home")
        .phases("explore");
    let place = table.state.bag.iter().position(|t| t == bag_tile(tile)).unwrap();
    table.play_as(0, "scout home").next_random(&[place as u32]).play_as(0, "draw");
    table
}

#[test]
fn rfg_info_06_drawn_tiles_are_seen_by_the_drawing_player_only() {
    let (mut one, mut two) = (drawing("new_vinland"), drawing("space_port"));
    same_for_others(&one, &two);
    guessed_by_others(&one, |p| format!("{:?}", p.hand));
    assert_eq!(one.view(1).players[0].hand_count, 1);
    // Below another tile it stays secret.
    one.play_as(0, &with_tile("keep new_vinland world bottom"));
    two.play_as(0, &with_tile("keep space_port world bottom"));
    same_for_others(&one, &two);
    guessed_by_others(&one, |p| format!("{:?}", p.zone.stack(Side::World)));
    // As the top tile it is public, to the eye and to the ear.
    let mut table = drawing("new_vinland");
    table.play_as(0, &with_tile("keep new_vinland development bottom"));
    assert_eq!(table.view(1).players[0].development.tiles[0].tile, bag_tile("new_vinland"));
    let told = table.log.heard_by(Viewer::Onlooker);
    assert!(told.iter().any(|e| matches!(e, Event::Placed { tile: Some(_), .. })));
    // In the tableau it is public.
    let table = plain()
        .zone(0, &["public_works", "advanced_logistics"])
        .workers(0, "develop", "2 home")
        .cup(1, "home")
        .phases("develop");
    let seen = table.view(1).players[0].tableau.iter().any(|t| t.id.id() == "advanced_logistics");
    assert!(seen, "it lay below the top before");
}

#[test]
fn rfg_info_07_abandoned_and_returned_tiles_are_secret_their_number_is_public() {
    let abandoning = |tile: &str| {
        let mut table = plain()
            .zone(0, &["gem_world", "new_vinland", "space_port"])
            .workers(0, "explore", "2 home")
            .workers(1, "explore", "home")
            .phases("explore");
        table.play_as(0, "scout home").play_as(0, &with_tile(&format!("abandon {tile}")));
        table
    };
    let (mut one, mut two) = (abandoning("new_vinland"), abandoning("space_port"));
    same_for_others(&one, &two);
    one.next_random(&[0]).play_as(0, "draw");
    two.next_random(&[0]).play_as(0, "draw");
    same_for_others(&one, &two);
    assert_eq!(one.view(1).abandoned, 1);
    for viewer in OTHERS {
        assert!(guesses(&one, viewer, |s| format!("{:?}", s.abandoned)).len() > 1);
    }
    // RFG-EXP-22: seats 0 and 1 return a tile for the Scout of seat 2.
    let returning = |tile: &str| {
        let mut table = Fixture::new(4)
            .bag(&[])
            .zone(0, &["gem_world", "new_vinland", "space_port"])
            .zone(1, &["pirate_world", "artist_colony", "comet_zone"])
            .cup(0, "home")
            .cup(1, "home")
            .workers(2, "explore", "home")
            .cup(3, "home")
            .phases("explore");
        table
            .play_as(2, "scout home")
            .play_as(2, "scout home")
            .play_as(0, &with_tile(&format!("return {tile}")));
        table
    };
    let (mut one, mut two) = (returning("new_vinland"), returning("space_port"));
    let viewers = [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3)), Viewer::Onlooker];
    same_for(&one, &two, &viewers);
    for viewer in viewers {
        let marked = |s: &State| format!("{:?}", s.player(Seat(0)).zone.tiles());
        assert!(guesses(&one, viewer, marked).len() > 1);
    }
    one.next_random(&[0]).play_as(1, &with_tile("return comet_zone"));
    two.next_random(&[0]).play_as(1, &with_tile("return comet_zone"));
    same_for(&one, &two, &[Viewer::Seat(Seat(3)), Viewer::Onlooker]);
    assert_eq!(one.view(3).players[0].world.count, 2, "the number is public");
}

#[test]
fn rfg_info_08_the_number_of_tiles_in_the_bag_is_public_its_contents_are_not() {
    let table = plain()
        .zone(0, &["gem_world", "new_vinland"])
        .tableau(1, &["public_works"])
        .rolled(0, "explore", "home")
        .assign();
    for viewer in OTHERS {
        let view = RollForTheGalaxy::view(&table.state, viewer);
        assert_eq!(view.bag, 55 - 3);
        let bags = guesses(&table, viewer, |s| format!("{:?}", s.bag));
        assert!(bags.len() > 10, "{}", bags.len());
        let json = serde_json::to_string(&view).unwrap();
        let named = table.state.bag.iter().filter(|tile| json.contains(&format!("\"{}\"", tile.id())));
        assert_eq!(named.count(), 0, "no tile of the bag is named");
    }
}

#[test]
fn rfg_info_09_both_sides_of_a_visible_tile_are_shown() {
    let table = plain().zone(0, &["gem_world"]).rolled(0, "explore", "home").assign();
    let view = table.view(1);
    let tile = view.players[0].world.tiles[0];
    assert_eq!((tile.development, tile.world), ("conscription", "gem_world"));
    assert_eq!((tile.development_cost, tile.world_cost), (4, 2));
}

#[test]
fn rfg_info_10_what_was_on_top_is_secret_again() {
    let stacks =
        |p: &Player| format!("{:?} {:?}", p.zone.stack(Side::Development), p.zone.stack(Side::World));
    // Covered, with `improved_reconnaissance`.
    let mut table = plain()
        .faction(0, 4)
        .zone(0, &["gem_world"])
        .workers(0, "explore", "2 home")
        .workers(1, "explore", "home")
        .phases("explore");
    let place = table.state.bag.iter().position(|t| t == bag_tile("new_vinland")).unwrap();
    table.play_as(0, "scout home").next_random(&[place as u32]).play_as(0, "draw");
    table.play_as(0, &with_tile("keep new_vinland world top"));
    let seen: Vec<&str> = table.view(1).players[0].world.tiles.iter().map(|t| t.world).collect();
    assert_eq!(seen, ["new_vinland"]);
    guessed_by_others(&table, stacks);
    // Moved and flipped, with `advanced_logistics`.
    let mut table = plain()
        .tableau(0, &["advanced_logistics"])
        .zone(0, &["gem_world", "new_vinland"])
        .workers(0, "explore", "home")
        .workers(1, "explore", "home")
        .phases("explore");
    table.play_as(0, "rearrange").play_as(0, &with_tile("arrange new_vinland development"));
    table.play_as(0, &with_tile("arrange gem_world development"));
    let json = serde_json::to_string(&table.view(1)).unwrap();
    assert!(!json.contains("gem_world"), "it was on top before");
    guessed_by_others(&table, stacks);
    // Abandoned.
    let mut table = drawing("new_vinland");
    table
        .play_as(0, &with_tile("keep new_vinland world bottom"))
        .play_as(0, "scout home")
        .play_as(0, &with_tile("abandon gem_world"));
    table.play_as(0, "draw");
    assert_eq!(table.state.abandoned.iter().collect::<Vec<_>>(), [bag_tile("gem_world")]);
    assert!(!serde_json::to_string(&table.view(1)).unwrap().contains("gem_world"));
    for viewer in OTHERS {
        assert!(guesses(&table, viewer, |s| format!("{:?}", s.abandoned)).len() > 1);
    }
}

#[test]
fn rfg_info_11_undealt_start_tiles_are_known_to_nobody_the_extra_die_to_all() {
    for seed in 0..8 {
        let table = Scenario::new(&RollForTheGalaxy::options(2), seed);
        let seats = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker, Viewer::Everything];
        for viewer in seats {
            let json = serde_json::to_string(&RollForTheGalaxy::view(&table.state, viewer)).unwrap();
            let named = |id: &str| json.contains(&format!("\"{id}\""));
            assert_eq!(COMPONENTS.factions.iter().filter(|f| named(f.id)).count(), 2, "{viewer:?}");
            assert_eq!(COMPONENTS.homes.iter().filter(|h| named(h.id())).count(), 2, "{viewer:?}");
        }
    }
    let mut table = plain().rolled(0, "explore", "2 home").rolled(1, "explore", "2 home").assign();
    for seat in [0, 1] {
        table.play_as(seat, "select home explore explore").play_as(seat, "ready");
    }
    assert_ne!(table.state.step, Step::Assign);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let phase = RollForTheGalaxy::view(&table.state, viewer).extra_phase.unwrap();
        assert!(table.log.heard_by(viewer).contains(&Event::ExtraPhase { phase }));
    }
}

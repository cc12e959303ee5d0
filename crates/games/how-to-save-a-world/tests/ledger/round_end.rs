//! HSW-APPR: the approach of the asteroid. HSW-PROG: project progress. HSW-FATE: fate. HSW-NEW: a new round.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::state::{CardSet, Phase, Spot};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{BuildingType, CardType, Cause, Cube, Project, Side};

use super::table::*;

/// A table whose round has ended, with what was told of it.
fn ended(fixture: Fixture) -> (Table, Vec<Event>) {
    let mut table = fixture.play();
    end_round(&mut table);
    let events = table.events();
    (table, events)
}

/// What the approach did: everything from the first move of the asteroid to the draw.
fn approach(events: &[Event]) -> &[Event] {
    let from = events.iter().position(|e| matches!(e, Event::AsteroidMoved { .. })).unwrap_or(0);
    let to = events.iter().position(|e| matches!(e, Event::DrawBegan { .. })).expect("a draw");
    &events[from.min(to)..to]
}

/// The cubes drawn for the projects, with their spaces.
fn drawn(events: &[Event]) -> Vec<(Cube, Option<u8>)> {
    let cube = |event: &Event| match *event {
        Event::CubeDrawn { cube, space } => Some((cube, space)),
        _ => None,
    };
    events.iter().filter_map(cube).collect()
}

fn asteroid_path(events: &[Event]) -> Vec<u8> {
    let moved = |event: &Event| if let Event::AsteroidMoved { space } = *event { Some(space) } else { None };
    events.iter().filter_map(moved).collect()
}

#[test]
fn hsw_appr_01_one_space_and_its_symbols_in_order() {
    let (table, events) = ended(Fixture::new(2).bag([0; 4]));
    assert_eq!((table.view(0).asteroid, asteroid_path(&events)), (1, vec![1]));
    assert_eq!(kinds(approach(&events)), ["asteroid_moved", "building_laid"]);
    let (_, events) = ended(Fixture::new(2).asteroid(4).bag([0; 4]));
    let told = kinds(approach(&events));
    assert_eq!(told[..3], ["asteroid_moved", "cubes_added", "card_left"], "cubes, then the display");
}

#[test]
fn hsw_appr_02_as_many_black_cubes_as_players() {
    let idle = ["base_camp_1", "base_camp_1", "solar_field_1"];
    let solo = Fixture::solo().landers_of(Side::CONSORTIUM, idle);
    for (fixture, n) in [(Fixture::new(2), 2), (Fixture::new(3), 3), (Fixture::new(4), 4), (solo, 2)] {
        for before in [2, 4, 8] {
            let (table, events) = ended(fixture.clone().asteroid(before).bag([0; 4]));
            assert!(approach(&events).contains(&Event::CubesAdded { n }));
            let symbols = events.iter().filter(|e| matches!(e, Event::CubesAdded { .. })).count() as u8;
            if table.state.phase != Phase::Over {
                assert_eq!(table.view(0).bag[3], symbols * n);
            }
        }
    }
}

#[test]
fn hsw_appr_03_a_building_of_the_type_is_laid_out() {
    for (before, building_type) in
        [(0, BuildingType::A), (3, BuildingType::B), (5, BuildingType::B), (8, BuildingType::B)]
    {
        let (table, _) = ended(Fixture::new(2).asteroid(before).bag([0; 4]));
        let view = table.view(0);
        let built: Vec<_> = view.worlds[1].places.iter().filter(|place| place.building.is_some()).collect();
        assert_eq!(built.len(), 1);
        assert_eq!(built[0].building, Some(building_type));
        let left = if building_type == BuildingType::A { [5, 8] } else { [6, 7] };
        assert_eq!(view.building_stacks, left);
    }
    // Space 3 carries cubes as well: what they draw brings the asteroid to the B building of the next space.
    let (table, _) = ended(Fixture::new(2).asteroid(2).bag([0; 4]));
    let built: Vec<_> = table.view(0).worlds[1].places.iter().filter_map(|place| place.building).collect();
    assert_eq!(built, [BuildingType::A, BuildingType::B]);
    // All sites are taken.
    let five = ["biodome", "helium_refinery", "photon_lens", "ark_hangar", "transfer_hub"];
    let (table, events) = ended(Fixture::new(2).asteroid(5).buildings(&five).bag([0; 4]));
    assert_eq!((table.view(0).asteroid, kinds(approach(&events))), (6, vec!["asteroid_moved".to_owned()]));
    assert_eq!(table.state.buildings.len(), 5);
    // Which building comes is drawn.
    let first = |number: u32| {
        let mut table = Fixture::new(2).bag([0; 4]).play();
        table.next_random(&[number]);
        end_round(&mut table);
        table.state.buildings[0].id()
    };
    let different: std::collections::BTreeSet<_> = (0..6).map(first).collect();
    assert_eq!(different.len(), 6);
}

#[test]
fn hsw_appr_04_the_rightmost_cards_leave() {
    let fixture = Fixture::new(2).asteroid(1).bag([0; 4]);
    let before: Vec<_> = (0..3).map(|r| row(&fixture.clone().play(), r)).collect();
    let (table, events) = ended(fixture);
    for (r, old) in before.iter().enumerate() {
        let now = row(&table, r);
        assert_eq!(now[1..], old[..2], "the others slide to the right");
        assert!(!old.contains(&now[0]));
        assert_eq!(ids(table.view(0).display[r].discard), [old[2]]);
    }
    assert_eq!(events.iter().filter(|e| matches!(e, Event::CardLeft { .. })).count(), 3);
    // An empty row loses nothing.
    let fixture = Fixture::new(2).asteroid(1).bag([0; 4]).change(|state| {
        state.deck = state.deck.without(CardSet::of_type(CardType::Species));
        state.display[2] = [None; 3];
    });
    let (table, events) = ended(fixture);
    assert_eq!(row(&table, 2), ["-"; 3]);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::CardLeft { .. })).count(), 2);
}

#[test]
fn hsw_appr_05_the_asteroid_stops_on_day_x() {
    let (table, events) = ended(Fixture::new(2).asteroid(10).bag([0, 0, 0, 9]));
    assert_eq!((table.view(0).asteroid, asteroid_path(&events)), (12, vec![11, 12]));
    assert_eq!(drawn(&events).len(), 3, "the third black cube moves nothing");
}

#[test]
fn hsw_appr_06_only_the_symbols_of_the_space_reached() {
    let (_, events) = ended(Fixture::new(2).asteroid(7).bag([0; 4]));
    let told = kinds(approach(&events));
    assert!(told[1..].iter().all(|kind| kind == "card_left" || kind == "card_revealed"), "{told:?}");
    let (_, events) = ended(Fixture::new(2).asteroid(10).bag([0; 4]));
    assert_eq!(kinds(approach(&events)), ["asteroid_moved"], "a space without a symbol");
    // The symbol of Day X does nothing by itself: the round end goes on to its step 4.
    let (_, events) = ended(Fixture::new(2).asteroid(11).bag([2, 0, 0, 0]));
    let told = kinds(&events);
    let place = |kind: &str| told.iter().position(|k| k == kind).unwrap_or_else(|| panic!("{kind}"));
    assert!(place("asteroid_moved") < place("draw_began") && place("draw_began") < place("day_x"));
    assert_eq!(kinds(approach(&events)), ["asteroid_moved"]);
}

#[test]
fn hsw_prog_01_as_many_cubes_as_the_danger_level() {
    for (round, danger) in (1..=6).zip(3..=8) {
        let (_, events) = ended(Fixture::new(2).asteroid(10).round(round).bag([4, 4, 4, 0]));
        assert!(events.contains(&Event::DrawBegan { n: danger }));
        assert_eq!(drawn(&events).len(), usize::from(danger));
    }
    let (table, events) = ended(Fixture::new(2).asteroid(10).bag([1, 0, 1, 0]));
    assert!(events.contains(&Event::DrawBegan { n: 2 }), "all, if the bag holds fewer");
    assert_eq!((drawn(&events).len(), table.view(0).bag), (2, [0; 4]));
    // Every cube of the bag can come, and none twice.
    let mut table = Fixture::new(2).asteroid(10).bag([1, 1, 1, 0]).play();
    table.next_random(&[2, 1, 0]);
    end_round(&mut table);
    let cubes: Vec<Cube> = drawn(&table.events()).into_iter().map(|(cube, _)| cube).collect();
    assert_eq!(cubes, [Cube::Evacuation, Cube::Shield, Cube::Laser]);
}

#[test]
fn hsw_prog_02_project_cubes_go_to_the_leftmost_free_space() {
    let fixture = Fixture::new(2).asteroid(10).progress(Project::Laser, 3).bag([3, 0, 0, 0]);
    let (table, events) = ended(fixture);
    assert_eq!(drawn(&events), [4, 5, 6].map(|space| (Cube::Laser, Some(space))));
    let view = table.view(0);
    assert_eq!(view.projects[0].progress.iter().flatten().count(), 6);
    assert_eq!(view.bag, [0; 4], "they never return");
}

#[test]
fn hsw_prog_03_black_cubes_move_the_asteroid() {
    let (table, events) = ended(Fixture::new(2).asteroid(2).bag([0, 0, 0, 3]));
    assert_eq!((asteroid_path(&events), table.view(0).asteroid), (vec![3, 4, 5, 6], 6));
    let told = kinds(&events);
    assert_eq!(told.iter().filter(|kind| *kind == "building_laid").count(), 3, "on 3, 4 and 6");
    assert_eq!(told.iter().filter(|kind| *kind == "card_left").count(), 3, "on 5");
    assert!(table.view(0).projects.iter().all(|project| project.progress.iter().flatten().count() == 0));
}

#[test]
fn hsw_prog_04_black_cubes_added_meanwhile_wait() {
    let (table, events) = ended(Fixture::new(2).asteroid(3).bag([0, 0, 0, 1]));
    assert_eq!((drawn(&events).len(), asteroid_path(&events)), (1, vec![4, 5]));
    assert_eq!(table.view(0).bag[3], 1 + 2);
}

#[test]
fn hsw_prog_05_drawn_black_cubes_return() {
    let (table, events) = ended(Fixture::new(2).asteroid(5).bag([1, 0, 0, 1]));
    assert_eq!(drawn(&events).len(), 2);
    assert!(events.contains(&Event::CubesReturned { n: 1 }));
    assert_eq!(table.view(0).bag, [0, 0, 0, 1], "the black one only");
    let told = kinds(&events);
    let last_draw = told.iter().rposition(|kind| kind == "cube_drawn").unwrap();
    let returned = told.iter().position(|kind| kind == "cubes_returned").unwrap();
    assert!(last_draw < returned, "when all are resolved");
}

#[test]
fn hsw_prog_06_a_cube_without_a_space_is_set_aside() {
    let fixture = Fixture::new(2).asteroid(10).progress(Project::Evacuation, 11).bag([0, 0, 3, 0]);
    let (table, events) = ended(fixture);
    assert_eq!(drawn(&events)[..2], [(Cube::Evacuation, Some(12)), (Cube::Evacuation, None)]);
    assert_eq!((table.state.set_aside[2], table.state.bag[2]), (2, 0));
}

#[test]
fn hsw_prog_07_reaching_day_x_interrupts_nothing() {
    let (table, events) = ended(Fixture::new(2).asteroid(11).bag([1, 1, 1, 0]));
    let told = kinds(&events);
    let day_x = told.iter().position(|kind| kind == "day_x").unwrap();
    assert_eq!(told[..day_x].iter().filter(|kind| *kind == "cube_drawn").count(), 3);
    assert_eq!(table.view(0).cause, Some(Cause::Asteroid));
    // A full track does not stop the draw either.
    let fixture = Fixture::new(2).progress(Project::Laser, 13).bag([1, 0, 2, 0]);
    let mut table = fixture.play();
    table.next_random(&[0, 0, 0, 0]);
    end_round(&mut table);
    let cubes = drawn(&table.events());
    assert_eq!((cubes.len(), table.view(0).cause), (3, Some(Cause::Progress)));
}

#[test]
fn hsw_fate_01_the_asteroid_or_a_full_track_bring_day_x() {
    let (table, _) = ended(Fixture::new(2).asteroid(11).bag([0; 4]));
    assert_eq!((table.state.phase, table.view(0).cause), (Phase::Over, Some(Cause::Asteroid)));
    for (project, length) in Project::ALL.into_iter().zip([14, 14, 12]) {
        let mut bag = [0; 4];
        bag[project.cube().index()] = 1;
        let (table, events) = ended(Fixture::new(3).progress(project, length - 1).bag(bag));
        assert_eq!(drawn(&events), [(project.cube(), Some(length))]);
        assert_eq!((table.state.phase, table.view(0).cause), (Phase::Over, Some(Cause::Progress)));
        let (table, _) = ended(Fixture::new(3).progress(project, length - 1).bag([0; 4]));
        assert_eq!(table.state.phase, Phase::Turn, "one cube short");
    }
}

#[test]
fn hsw_fate_02_otherwise_the_next_round_begins() {
    let (table, events) = ended(Fixture::new(2).asteroid(10).progress(Project::Laser, 10).bag([3, 0, 0, 0]));
    assert_eq!((table.state.round, table.state.phase), (2, Phase::Turn));
    assert!(events.contains(&Event::RoundBegan { round: 2, danger: 4, first: Side(0) }));
    assert!(!kinds(&events).contains(&"day_x".to_owned()));
}

#[test]
fn hsw_new_01_landers_fly_by_the_kind_of_their_space() {
    let fixture = Fixture::new(3).landers(0, ["jungle_biotope_1", "ore_canyon_2", "base_camp_1"]);
    let fixture = fixture.landers(1, ["laser_control_1", "shield_yard_2", "solar_field_1"]);
    let (table, _) = ended(fixture.bag([0; 4]));
    assert_eq!(zones(&table, 0), [2, 1], "one departs from the planet");
    assert_eq!(zones(&table, 1), [1, 2], "one departs from the moon");
}

#[test]
fn hsw_new_02_landers_in_arrival_zones_stay() {
    let (table, _) = ended(Fixture::new(2).landers(0, ["moon"; 3]).landers(1, ["planet"; 3]).bag([0; 4]));
    assert_eq!((zones(&table, 0), zones(&table, 1)), ([0, 3], [3, 0]));
}

#[test]
fn hsw_new_03_nobody_is_left_on_the_wait_space() {
    let fixture = Fixture::new(2).landers(0, ["role_model_1", "planet", "planet"]).bag([0; 4]);
    let mut table = fixture.play();
    table
        .play("pass")
        .play("pass")
        .refuse("stop", "HSW-OVER-02")
        .refuse("deploy role_model_1", "HSW-OVER-02");
    table.play("deploy fusion_plant_1");
    assert_eq!((table.state.round, zones(&table, 0)), (2, [3, 0]));
    for options in all_options() {
        random_game(&options, 13, |state, events| {
            if events.iter().any(|e| matches!(e, Event::LandersReturned)) && state.phase == Phase::Turn {
                let seats = state.sides().map(|side| state.landers[side.slot()]);
                // The Consortium may have moved again by now.
                let mut own = seats.take(usize::from(state.players)).flatten();
                assert!(own.all(|spot| matches!(spot, Spot::Zone(_))));
            }
        });
    }
}

#[test]
fn hsw_new_04_the_top_danger_tile_is_removed() {
    let mut table = Fixture::new(2).bag([0; 4]).play();
    assert_eq!(table.view(0).danger, [3, 4, 5, 6, 7, 8]);
    end_round(&mut table);
    assert_eq!(table.view(0).danger, [4, 5, 6, 7, 8]);
    end_round(&mut table);
    assert_eq!(table.view(0).danger, [5, 6, 7, 8]);
}

#[test]
fn hsw_new_05_without_danger_tiles_day_x_comes_at_once() {
    let fixture = Fixture::new(2).round(6).spent(0, [1, 0, 0]).pile(0, &["think_tank"]);
    let fixture = fixture.incomes(0, [9; 5]).resources(0, [0; 5]);
    let (table, events) = ended(fixture.landers(0, ["jungle_biotope_1", "planet", "moon"]).bag([0; 4]));
    assert_eq!((table.state.phase, table.view(0).cause), (Phase::Over, Some(Cause::Danger)));
    assert_eq!(zones(&table, 0), [1, 2], "step 1 was done");
    let own = player(&table, 0);
    assert_eq!((own.spent_tiles, own.resources, ids(own.pile)), ([1, 0, 0], [0; 5], vec!["think_tank"]));
    assert!(!kinds(&events).contains(&"round_began".to_owned()));
}

#[test]
fn hsw_new_06_the_danger_level_is_the_round_and_two() {
    for options in all_options() {
        for seed in 0..4 {
            random_game(&options, seed, |state, events| {
                for event in events {
                    if let Event::RoundBegan { round, danger, .. } = *event {
                        assert_eq!(danger, round + 2);
                    }
                }
                assert!(state.round <= 6);
            });
        }
    }
    let mut table = Fixture::new(2).bag([0; 4]).play();
    for round in 2..=6 {
        table.state.asteroid = 0;
        end_round(&mut table);
        assert_eq!((table.state.round, table.view(0).danger[0]), (round, round + 2));
    }
    end_round(&mut table);
    assert_eq!((table.state.round, table.state.phase), (6, Phase::Over), "there is no round 7");
}

#[test]
fn hsw_new_07_spent_tiles_become_active() {
    let fixture = Fixture::new(2).spent(0, [2, 0, 1]).tiles(0, [1, 1, 1]).spent(1, [0, 3, 0]);
    let (table, _) = ended(fixture.bag([0; 4]));
    assert_eq!((player(&table, 0).active_tiles, player(&table, 0).spent_tiles), ([3, 1, 2], [0; 3]));
    assert_eq!((player(&table, 1).active_tiles, player(&table, 1).spent_tiles), ([0, 3, 0], [0; 3]));
}

#[test]
fn hsw_new_08_discard_piles_come_back() {
    let fixture = Fixture::new(2).pile(0, &["think_tank", "moon_moth"]).hand(0, &["ore_convoy"]);
    let (table, _) = ended(fixture.pile(1, &["gene_bank"]).bag([0; 4]));
    assert_eq!((player(&table, 0).hand.len(), player(&table, 0).pile.len()), (3, 0));
    assert_eq!(ids(player(&table, 1).hand), ["gene_bank"]);
}

#[test]
fn hsw_new_09_markers_rise_to_their_lines() {
    let fixture = Fixture::new(2).resources(0, [2, 6, 4, 0, 0]).incomes(0, [4, 4, 4, 0, 1]);
    let (table, events) = ended(fixture.bag([0; 4]));
    assert_eq!(player(&table, 0).resources, [4, 6, 4, 0, 1]);
    assert_eq!(player(&table, 0).incomes, [4, 4, 4, 0, 1]);
    let paid = events.iter().filter(|e| matches!(e, Event::IncomePaid { .. })).count();
    assert_eq!(paid, 2);
}

#[test]
fn hsw_new_10_the_holder_of_the_medal_begins() {
    for holder in 0..3 {
        let (table, events) = ended(Fixture::new(3).medal(Side(holder)).bag([0; 4]));
        assert_eq!(table.to_act(), [holder]);
        assert!(events.contains(&Event::RoundBegan { round: 2, danger: 4, first: Side(holder) }));
    }
}

#[test]
fn hsw_new_11_the_steps_ask_nothing_and_fulfil_nothing() {
    let fixture = Fixture::new(2).hand(0, &["lucky_find", "commendation"]).resources(0, [0; 5]);
    let fixture = fixture.incomes(0, [5; 5]).spent(0, [2, 2, 2]).technologies(0, &["tech2_laser_telemetry"]);
    let mut table = fixture.bag([0; 4]).play();
    table.play("pass").play("pass");
    assert_eq!((table.state.round, table.to_act(), table.state.phase), (2, vec![0], Phase::Turn));
    table.refuse("react lucky_find", "HSW-REACT-12");
    assert!(table.state.turn.fulfilled.is_empty());
    table.play("deploy role_model_1");
    assert_eq!(table.to_act(), [1], "nothing was fulfilled in this turn");
    assert_eq!(table.score(0), 0);
}

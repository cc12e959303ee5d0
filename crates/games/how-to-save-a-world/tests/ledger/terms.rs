//! HSW-TERM: special terms. HSW-INV: what always holds. HSW-PC: differences by the number of players.

use std::collections::BTreeSet;

use orrery_core::{Game, Present};
use orrery_how_to_save_a_world::state::{Phase, Spot};
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Cause, Project, Side, Symbol, World};
use orrery_how_to_save_a_world::{Event, HowToSaveAWorld};

use super::table::*;

/// A table on which seat 0 has played an action card that names its worst or best project.
fn named(card: &str, spaces: [u8; 3]) -> Table {
    let fixture = Fixture::new(4).resources(0, [9, 9, 9, 9, 0]).hand(0, &[card]);
    let projects = Project::ALL.into_iter().zip(spaces);
    let mut table = projects.fold(fixture, |f, (project, space)| f.disc(0, project, space)).play();
    table.play(&format!("play {card}"));
    table
}

#[test]
fn hsw_term_01_worst_and_best_by_the_own_discs() {
    assert_eq!(named("catch_up_programme", [3, 1, 2]).legal(), ["work shield", "stop"]);
    assert_eq!(named("catch_up_programme", [0, 1, 2]).legal(), ["work laser", "stop"]);
    assert_eq!(named("flagship_funding", [3, 1, 2]).legal(), ["work laser", "stop"]);
    assert_eq!(named("flagship_funding", [3, 1, 4]).legal(), ["work evacuation", "stop"]);
}

#[test]
fn hsw_term_02_the_player_chooses_between_tied_projects() {
    let mut table = named("catch_up_programme", [1, 3, 1]);
    assert_eq!(table.legal(), ["aim laser", "aim evacuation"]);
    table.refuse("aim shield", "HSW-TERM-02").refuse("stop", "HSW-TERM-02").play("aim evacuation");
    assert_eq!(table.legal(), ["work evacuation", "stop"]);
    assert_eq!(named("flagship_funding", [0, 0, 0]).legal(), ["aim laser", "aim shield", "aim evacuation"]);
}

#[test]
fn hsw_term_03_the_oldest_and_the_newest_building() {
    // Order 1 of the Consortium names the newest building, order 2 the oldest; both are reached first.
    for (order, expected) in [(0, "transfer_hub_1"), (1, "biodome_1")] {
        let fixture = Fixture::solo().buildings(&["biodome", "photon_lens", "transfer_hub"]);
        let fixture = fixture.change(|state| state.orders = 1 << order);
        let mut table = fixture.play();
        table.play("deploy base_camp_1");
        let space = table.state.landers[Side::CONSORTIUM.slot()].iter().find_map(|spot| match spot {
            Spot::On(space) => Some(space.id()),
            Spot::Zone(_) => None,
        });
        assert_eq!(space, Some(expected));
    }
}

/// HSW-INV-01, HSW-INV-02, HSW-INV-07.
#[test]
fn hsw_inv_01_hsw_inv_02_hsw_inv_07_pieces_and_limits() {
    for options in all_options() {
        for seed in 0..3 {
            random_game(&options, seed, |state, _| {
                for side in state.sides() {
                    let zones: usize = World::ALL.iter().map(|&world| state.in_zone(side, world)).sum();
                    let on = state.landers[side.slot()].iter().filter(|spot| matches!(spot, Spot::On(_)));
                    assert_eq!(zones + on.count(), 3);
                }
                for seat in &state.seats {
                    assert!(seat.resources.iter().chain(&seat.incomes).all(|&n| n <= 10));
                    let tiles = seat.active_tiles.iter().zip(&seat.spent_tiles);
                    assert!(tiles.clone().all(|(active, spent)| active + spent <= 5));
                }
                assert!(state.tracks.iter().all(|track| track.removed <= 2));
            });
        }
    }
    let mut state = Fixture::new(2).play().state;
    state.seats[0].resources[0] = 11;
    assert!(HowToSaveAWorld::audit(&state).is_err());
    let mut state = Fixture::new(2).play().state;
    state.seats[0].active_tiles[0] = 6;
    assert!(HowToSaveAWorld::audit(&state).is_err());
}

#[test]
fn hsw_inv_03_black_cubes_by_symbols() {
    let track = &HowToSaveAWorld::facts().asteroid_track;
    for options in all_options() {
        let sides = options.players.max(2);
        random_game(&options, 11, |state, _| {
            if state.phase == Phase::Over {
                return;
            }
            let passed = track[..=usize::from(state.asteroid)].iter().flatten();
            let symbols = passed.filter(|&&symbol| symbol == Symbol::AddAsteroidCubes).count() as u8;
            assert_eq!(state.bag[3], sides * symbols);
        });
    }
    let mut state = Fixture::new(2).play().state;
    state.bag[3] += 1;
    assert!(HowToSaveAWorld::audit(&state).is_err());
}

#[test]
fn hsw_inv_04_project_cubes_by_discs() {
    for options in all_options() {
        random_game(&options, 21, |state, _| {
            if state.phase == Phase::Over {
                return;
            }
            for project in Project::ALL {
                let discs: u8 = state.sides().map(|side| state.disc(side, project)).sum();
                let kind = project.cube().index();
                assert_eq!(state.bag[kind] + state.cubes(project) + state.set_aside[kind], discs);
            }
        });
    }
    let mut state = Fixture::new(2).disc(0, Project::Laser, 2).play().state;
    state.bag[0] -= 1;
    assert!(HowToSaveAWorld::audit(&state).is_err());
}

#[test]
fn hsw_inv_05_every_card_is_in_one_place() {
    for options in all_options() {
        random_game(&options, 31, |state, _| {
            let mut places = vec![state.deck, state.row_discard, state.removed, state.turn.resolving];
            places.push(state.display.iter().flatten().flatten().copied().collect());
            places.push(state.bottom.iter().flatten().copied().collect());
            places.extend(state.seats.iter().flat_map(|seat| [seat.hand, seat.pile]));
            let cards: Vec<&str> = places.iter().flat_map(|&place| ids(place)).collect();
            let different: BTreeSet<&str> = cards.iter().copied().collect();
            assert_eq!(cards.len(), different.len());
            assert_eq!(cards.len(), 72 - 12 + 2 * usize::from(options.players), "and nothing is lost");
        });
    }
    let mut table = Fixture::new(2).hand(0, &["boost_production"]).resources(0, [1, 0, 0, 0, 0]).play();
    table.play("play boost_production");
    let (view, card) = (table.view(1), card("boost_production"));
    assert!(view.resolving.contains(card) && view.seats[0].owned == 1);
    assert!(!view.seats[0].hand.contains(card) && !view.seats[0].pile.contains(card));
    table.state.seats[0].pile.insert(card);
    assert!(HowToSaveAWorld::audit(&table.state).is_err());
}

#[test]
fn hsw_inv_06_points_are_the_sum_of_what_was_told() {
    for options in all_options() {
        let mut told = [0u16; 5];
        random_game(&options, 41, |state, events| {
            for event in events {
                let (who, points) = match *event {
                    Event::PointsGained { who, points, .. } | Event::LeadBonus { who, points, .. } => {
                        (who, points)
                    }
                    Event::TechnologyScored { seat, points, .. } => (seat.into(), points),
                    Event::ConsortiumBegan { points, .. } => (Side::CONSORTIUM, points),
                    _ => continue,
                };
                told[usize::from(who.0)] += u16::from(points);
            }
            for side in state.sides() {
                assert_eq!(state.track_points(side), told[usize::from(side.0)]);
            }
        });
    }
}

#[test]
fn hsw_inv_08_the_earliest_and_the_latest_day_x() {
    // Only black cubes are in the bag: the asteroid comes as fast as it can.
    let mut table = Fixture::new(4).play();
    let mut spaces = Vec::new();
    while table.state.phase != Phase::Over {
        end_round(&mut table);
        spaces.push(table.state.asteroid);
    }
    assert_eq!(spaces, [4, 9, 12]);
    assert_eq!((table.state.round, table.view(0).cause), (3, Some(Cause::Asteroid)));
    // The asteroid is far away at the end of round 6: only the last danger tile ends the game.
    let mut table = Fixture::new(4).round(6).bag([0; 4]).play();
    end_round(&mut table);
    assert_eq!((table.state.phase, table.state.round), (Phase::Over, 6));
    assert_eq!((table.state.asteroid, table.view(0).cause), (1, Some(Cause::Danger)));
}

#[test]
fn hsw_pc_01_accessibility_by_place_or_by_space() {
    for (players, by_place) in [(2, true), (3, false), (4, false)] {
        let table = Fixture::new(players).landers(1, ["ore_canyon_1", "planet", "moon"]).play();
        assert_eq!(offers(&table, "deploy ore_canyon_2"), !by_place);
    }
    let solo = Fixture::solo().landers_of(Side::CONSORTIUM, ["ore_canyon_1", "planet", "moon"]).play();
    assert!(!offers(&solo, "deploy ore_canyon_2"));
}

#[test]
fn hsw_pc_02_neutral_discs() {
    for (players, discs) in [(1, 2), (2, 2), (3, 1), (4, 0)] {
        for track in begun(players, 2).view(0).projects {
            let neutral = track.spaces.iter().flatten().filter(|&&side| side == Side::NEUTRAL);
            assert_eq!(neutral.count(), discs);
        }
    }
    assert!(changed("players_4 = []", "players_4 = [\"neutral_space_a\"]").contains("HSW-PC-02"));
}

#[test]
fn hsw_pc_03_black_cubes_per_symbol() {
    let tables = [(Fixture::solo(), 2), (Fixture::new(2), 2), (Fixture::new(3), 3), (Fixture::new(4), 4)];
    for (fixture, cubes) in tables {
        let mut table = fixture.asteroid(4).bag([0; 4]).play();
        end_round(&mut table);
        let added = table.events().into_iter().filter_map(|event| match event {
            Event::CubesAdded { n } => Some(n),
            _ => None,
        });
        let added: Vec<u8> = added.collect();
        assert!(!added.is_empty() && added.iter().all(|&n| n == cubes), "{added:?}");
    }
}

#[test]
fn hsw_pc_04_compensation_by_seats() {
    for (players, total) in [(1, 0), (2, 1), (3, 3), (4, 6)] {
        let table = new_game(players, 5);
        let sum = |seat: u8| player(&table, seat).resources.iter().sum::<u8>();
        assert_eq!((0..players).map(sum).sum::<u8>(), players * 14 + total);
    }
}

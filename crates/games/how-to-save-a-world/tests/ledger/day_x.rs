//! HSW-DAYX: Day X.

use orrery_how_to_save_a_world::Event;
use orrery_how_to_save_a_world::state::Phase;
use orrery_how_to_save_a_world::testkit::Fixture;
use orrery_how_to_save_a_world::vocab::{Cause, Cube, Project};

use super::table::*;

/// The numbers that make a bag give these cubes (laser, shield, evacuation, asteroid): at the round end, for
/// the laser, for the shield. What returns in between is put back.
fn numbers(mut bag: [u8; 4], draws: [[u8; 4]; 3]) -> Vec<u32> {
    let returns = [[false, false, false, true], [false, true, true, false], [false; 4]];
    let mut numbers = Vec::new();
    for (draw, returns) in draws.into_iter().zip(returns) {
        for kind in 0..4 {
            for _ in 0..draw[kind] {
                numbers.push(bag[..kind].iter().map(|&n| u32::from(n)).sum());
                bag[kind] -= 1;
            }
        }
        for kind in (0..4).filter(|&kind| returns[kind]) {
            bag[kind] += draw[kind];
        }
    }
    numbers
}

/// Ends the round, with these cubes drawn from the bag. A position without another reason has the asteroid one
/// space before Day X.
pub fn draw(fixture: Fixture, bag: [u8; 4], draws: [[u8; 4]; 3]) -> Table {
    let mut table = fixture.asteroid(11).bag(bag).play();
    table.next_random(&numbers(bag, draws));
    end_round(&mut table);
    assert_eq!(table.state.phase, Phase::Over);
    table
}

/// Three black cubes are drawn at the round end and return.
const NOTHING: [u8; 4] = [0, 0, 0, 3];

/// How many cubes were drawn for a project, and on which spaces they were put.
fn attempt(events: &[Event], wanted: Project) -> Vec<(Cube, Option<u8>)> {
    let drawn = |event: &Event| match *event {
        Event::AttemptDrawn { project, cube, space } if project == wanted => Some((cube, space)),
        _ => None,
    };
    events.iter().filter_map(drawn).collect()
}

/// The occupied spaces of a progress track, from 1.
pub fn occupied(table: &Table, project: Project) -> Vec<usize> {
    let track = &table.view(0).projects[project.index()].progress;
    (1..).zip(track).filter(|(_, cube)| cube.is_some()).map(|(space, _)| space).collect()
}

fn fractures(events: &[Event]) -> Vec<(u8, u8)> {
    let moved = |e: &Event| if let Event::Fractured { from, to } = *e { Some((from, to)) } else { None };
    events.iter().filter_map(moved).collect()
}

#[test]
fn hsw_dayx_01_ten_cubes_for_the_laser() {
    let fixture = Fixture::new(2).progress(Project::Laser, 2);
    let mut table = draw(fixture, [4, 4, 4, 4], [NOTHING, [3, 2, 2, 3], [0, 3, 3, 1]]);
    let events = table.events();
    assert!(events.contains(&Event::AttemptBegan { project: Project::Laser, n: 10 }));
    let cubes = attempt(&events, Project::Laser);
    assert_eq!(cubes.len(), 10);
    let put: Vec<u8> = cubes.iter().filter_map(|&(_, space)| space).collect();
    assert_eq!(put, [3, 4, 5, 6, 7, 8], "laser and black cubes on the leftmost free spaces");
    let fits = |cube: Cube| matches!(cube, Cube::Laser | Cube::Asteroid);
    assert!(cubes.iter().all(|&(cube, space)| space.is_some() == fits(cube)));
    let mut table = draw(Fixture::new(2), [1, 0, 0, 3], [NOTHING, [1, 0, 0, 3], [0; 4]]);
    assert!(table.events().contains(&Event::AttemptBegan { project: Project::Laser, n: 4 }), "all, if fewer");
    assert!(changed("day_x_draw = 10", "day_x_draw = 9").contains("HSW-DAYX-01"));
}

#[test]
fn hsw_dayx_02_a_full_laser_track_saves_the_planet() {
    let mut table =
        draw(Fixture::new(2).progress(Project::Laser, 7), [4, 4, 4, 4], [NOTHING, [4, 3, 0, 3], [0; 4]]);
    assert_eq!(table.view(0).rescue, Some(Project::Laser));
    let events = table.events();
    assert!(attempt(&events, Project::Shield).is_empty() && fractures(&events).is_empty(), "at once");
    let table = draw(Fixture::new(2).progress(Project::Laser, 14), [0; 4], [[0; 4]; 3]);
    assert_eq!(table.view(0).rescue, Some(Project::Laser), "also if the cube lay there before");
    let table = draw(Fixture::new(2).progress(Project::Laser, 13), [0; 4], [[0; 4]; 3]);
    assert_ne!(table.view(0).rescue, Some(Project::Laser));
}

#[test]
fn hsw_dayx_03_cubes_fall_from_fractures_to_free_spaces_of_the_shield() {
    let mut table = draw(Fixture::new(2).progress(Project::Laser, 13), [0; 4], [[0; 4]; 3]);
    assert_eq!(fractures(&table.events()), [(6, 10), (10, 12), (12, 11), (13, 13)]);
    assert_eq!(occupied(&table, Project::Laser), [1, 2, 3, 4, 5, 7, 8, 9, 11]);
    assert_eq!(occupied(&table, Project::Shield), [10, 11, 12, 13]);
    let fixture = Fixture::new(2).progress(Project::Laser, 13).progress(Project::Shield, 10);
    let mut table = draw(fixture, [0; 4], [[0; 4]; 3]);
    assert_eq!(fractures(&table.events()), [(10, 12), (12, 11), (13, 13)], "space 10 has a cube");
    assert!(occupied(&table, Project::Laser).contains(&6), "that cube stays");
    let mut table = draw(Fixture::new(2).progress(Project::Laser, 9), [0; 4], [[0; 4]; 3]);
    assert_eq!(fractures(&table.events()), [(6, 10)], "only where a cube lies");
}

#[test]
fn hsw_dayx_04_shield_and_evacuation_cubes_return() {
    let table = draw(Fixture::new(2), [3, 5, 4, 3], [NOTHING, [2, 4, 3, 1], [1, 5, 3, 1]]);
    assert_eq!(table.view(0).bag[1], 0, "all five shield cubes were there again");
    assert_eq!(occupied(&table, Project::Laser), [1, 2, 3], "these stay out of it");
    assert_eq!(occupied(&table, Project::Shield).len(), 5 + 1);
    assert_eq!(table.state.bag[3], 1, "the black cube of the laser track does not return");
}

#[test]
fn hsw_dayx_05_ten_cubes_for_the_shield_filling_gaps_first() {
    let fixture = Fixture::new(2).progress(Project::Laser, 10).progress(Project::Shield, 8);
    let mut table = draw(fixture, [0, 9, 3, 3], [NOTHING, [0, 9, 1, 0], [0, 2, 3, 2]]);
    let events = table.events();
    assert_eq!(fractures(&events), [(6, 10), (10, 12)]);
    let put: Vec<u8> = attempt(&events, Project::Shield).iter().filter_map(|&(_, space)| space).collect();
    assert_eq!(put[..4], [9, 11, 13, 14], "around the cubes that have moved");
    assert!(events.contains(&Event::AttemptBegan { project: Project::Shield, n: 10 }));
}

#[test]
fn hsw_dayx_06_a_full_shield_track_saves_the_planet() {
    let fixture = Fixture::new(2).progress(Project::Shield, 10);
    let table = draw(fixture.clone(), [0, 4, 9, 3], [NOTHING, [0, 1, 9, 0], [0, 4, 6, 0]]);
    assert_eq!(table.view(0).rescue, Some(Project::Shield));
    let table = draw(fixture, [0, 4, 9, 3], [NOTHING, [0, 1, 9, 0], [0, 3, 7, 0]]);
    assert_eq!(table.view(0).rescue, Some(Project::Evacuation), "one cube short");
}

#[test]
fn hsw_dayx_07_otherwise_the_evacuation_without_a_draw() {
    let mut table = draw(Fixture::new(2), [0; 4], [[0; 4]; 3]);
    assert_eq!(table.view(0).rescue, Some(Project::Evacuation));
    assert!(occupied(&table, Project::Evacuation).is_empty(), "whatever its track shows");
    let begun = |event: &Event| match *event {
        Event::AttemptBegan { project, .. } => Some(project),
        _ => None,
    };
    let tried: Vec<_> = table.events().iter().filter_map(begun).collect();
    assert_eq!(tried, [Project::Laser, Project::Shield]);
}

#[test]
fn hsw_dayx_08_the_asteroid_does_not_move_any_more() {
    // The evacuation track is full, the asteroid is far away.
    let fixture = Fixture::new(2).progress(Project::Evacuation, 12).bag([0, 3, 0, 10]);
    let mut table = fixture.play();
    let cubes = numbers([0, 3, 0, 10], [[0, 3, 0, 0], [0, 0, 0, 10], [0; 4]]);
    // The first number is for the building of space 1.
    table.next_random(&[&[0], &cubes[..]].concat());
    end_round(&mut table);
    assert_eq!((table.view(0).asteroid, table.view(0).cause), (1, Some(Cause::Progress)));
    let events = table.events();
    let day_x = events.iter().position(|e| matches!(e, Event::DayX { .. })).unwrap();
    assert!(attempt(&events, Project::Laser).iter().any(|&(cube, _)| cube == Cube::Asteroid));
    let symbols = ["asteroid_moved", "cubes_added", "building_laid", "card_left"];
    assert!(kinds(&events[day_x..]).iter().all(|kind| !symbols.contains(&kind.as_str())));
}

#[test]
fn hsw_dayx_09_no_decision_and_one_cube_at_a_time() {
    let mut table = Fixture::new(2).asteroid(11).bag([4, 4, 4, 4]).play();
    table.play("pass").play("pass");
    assert_eq!((table.state.phase, table.to_act().len()), (Phase::Over, 0));
    let events = table.events();
    for project in [Project::Laser, Project::Shield] {
        let n = events.iter().find_map(|event| match *event {
            Event::AttemptBegan { project: tried, n } if tried == project => Some(n),
            _ => None,
        });
        assert_eq!(attempt(&events, project).len(), usize::from(n.unwrap_or(0)));
    }
}

#[test]
fn hsw_dayx_10_cubes_on_a_full_track_are_set_aside() {
    let fixture = Fixture::new(2).progress(Project::Laser, 12);
    let mut table = draw(fixture, [2, 0, 0, 5], [NOTHING, [2, 0, 0, 5], [0; 4]]);
    let spaces: Vec<_> = attempt(&table.events(), Project::Laser).iter().map(|&(_, space)| space).collect();
    assert_eq!(spaces, [Some(13), Some(14), None, None, None, None, None]);
    assert_eq!(table.state.set_aside, [0, 0, 0, 5]);
    assert_eq!(table.view(0).bag, [0; 4]);
}

#[test]
fn hsw_dayx_11_the_cause_makes_no_difference() {
    let full = Fixture::new(2).progress(Project::Evacuation, 12);
    let table = draw(full.clone().progress(Project::Laser, 14), [0; 4], [[0; 4]; 3]);
    assert_eq!(table.view(0).rescue, Some(Project::Laser), "not the evacuation");
    let table = draw(full.progress(Project::Shield, 14), [0; 4], [[0; 4]; 3]);
    assert_eq!(table.view(0).rescue, Some(Project::Shield));
    let shield = Fixture::new(2).progress(Project::Shield, 14);
    let table = draw(shield.clone(), [0; 4], [[0; 4]; 3]);
    assert_eq!(table.view(0).rescue, Some(Project::Shield), "the laser fails");
    let table = draw(shield.progress(Project::Laser, 14), [0; 4], [[0; 4]; 3]);
    assert_eq!(table.view(0).rescue, Some(Project::Laser), "the laser comes first");
    let mut table = Fixture::new(2).round(6).progress(Project::Laser, 13).bag([0; 4]).play();
    end_round(&mut table);
    assert_eq!((table.view(0).cause, table.view(0).rescue), (Some(Cause::Danger), Some(Project::Evacuation)));
    let told = kinds(&table.events());
    assert_eq!(told.iter().filter(|kind| *kind == "attempt_began").count(), 2, "the same steps");
}

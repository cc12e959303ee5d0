//! EVA-PROG: power points, moving and placing the progress markers.

use orrery_core::Seat;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Step, Who};
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::{Lane, Symbol};

use crate::happened;
use crate::setup::play_until;

/// Space and lane of both markers of a seat, the one ahead first.
fn markers(game: &Table, seat: u8) -> [(u8, Option<Lane>); 2] {
    let mut own: Vec<_> = (game.view(0).markers.iter())
        .filter(|marker| marker.who == Who::Player(Seat(seat)))
        .map(|marker| (marker.space, marker.lane))
        .collect();
    own.sort_by_key(|(space, _)| std::cmp::Reverse(*space));
    [own[0], own[1]]
}

/// Where the markers of a seat were moved to.
pub(crate) fn moved_to(game: &Table, seat: u8) -> Option<[u8; 2]> {
    game.log.events.iter().rev().find_map(|(_, event)| match event {
        Event::MarkersMoved { seat: who, to, .. } if who.0 == seat => Some(*to),
        _ => None,
    })
}

/// The numbers of the turning points that a seat has crossed, and whether by the second marker.
pub(crate) fn crossed(game: &Table, seat: u8) -> Vec<(u8, bool)> {
    let crossing = |event: &Event| match event {
        Event::TurningPointCrossed { seat: who, number, second } if who.0 == seat => Some((*number, *second)),
        _ => None,
    };
    game.log.events.iter().filter_map(|(_, event)| crossing(event)).collect()
}

/// The lane in which a marker was placed on a space, if it was.
fn placed(game: &Table, seat: u8, space: u8) -> Vec<Lane> {
    let lane = |event: &Event| match event {
        Event::MarkerPlaced { seat: who, space: on, lane } if who.0 == seat && *on == space => Some(*lane),
        _ => None,
    };
    game.log.events.iter().filter_map(|(_, event)| lane(event)).collect()
}

/// Year 2 with the markers of seat 0 on these spaces, and so many power points.
fn moving(spaces: [u8; 2], points: u8) -> Fixture {
    Fixture::race(2).year(2).markers(0, spaces.map(|space| (space, "parking"))).acted(0, &areas(points))
}

/// Cards under areas that give so many power points.
pub(crate) fn areas(points: u8) -> Vec<u8> {
    let mut areas = vec![4; usize::from(points / 4)];
    areas.extend((!points.is_multiple_of(4)).then_some(points % 4));
    areas
}

#[test]
fn eva_prog_01_spaces_sections_and_turning_points() {
    for space in 0..25 {
        let game = moving([space, space], 1).progress();
        assert_eq!(moved_to(&game, 0), Some([space + 1, space]), "turning points cost no step");
        let point = [3, 10, 15, 21].iter().position(|&before| before == space);
        let expected: Vec<(u8, bool)> = point.map(|i| (i as u8 + 1, false)).into_iter().collect();
        assert_eq!(crossed(&game, 0), expected, "from {space}");
    }
}

#[test]
fn eva_prog_02_one_marker_in_each_lane_and_any_number_parked() {
    // Three players: the second on space 8 takes the 3+ lane, the third is parked.
    let mut game = Fixture::race(3)
        .year(2)
        .markers(0, [(8, "main"), (4, "main")])
        .markers(1, [(8, "three_plus"), (5, "main")])
        .markers(2, [(8, "parking"), (6, "main")])
        .progress();
    play_until(&mut game, |game| game.state.step != Step::Progress);
    let lanes = [0, 1, 2].map(|seat| markers(&game, seat)[0].1);
    assert_eq!(lanes, [Some(Lane::Main), Some(Lane::ThreePlus), Some(Lane::Parking)]);
    // Two players have no 3+ lane.
    let mut game = Fixture::race(2)
        .year(2)
        .markers(0, [(8, "main"), (4, "main")])
        .markers(1, [(8, "parking"), (6, "main")])
        .acted(1, &[1])
        .progress();
    game.refuse("place front three_plus", "EVA-YEAR-01").play("advance 8 7");
    assert_eq!((placed(&game, 0, 8), placed(&game, 1, 8)), (vec![Lane::Main], vec![Lane::Parking]));
    // Space 0 holds all and has no lanes.
    let game = Fixture::race(4).progress();
    assert!(game.view(0).markers.iter().all(|marker| (marker.space, marker.lane) == (0, None)));
}

#[test]
fn eva_prog_03_all_markers_are_parked_except_in_year_1() {
    let fixture = |year| {
        Fixture::race(2)
            .year(year)
            .markers(0, [(4, "main"), (5, "main")])
            .markers(1, [(6, "main"), (0, "parking")])
            .acted(0, &[2])
    };
    let game = fixture(2).progress();
    assert_eq!(markers(&game, 1), [(6, Some(Lane::Parking)), (0, None)]);
    assert!(happened(&game, |e| *e == Event::Parked));
    let game = fixture(1).progress();
    assert_eq!(markers(&game, 1), [(6, Some(Lane::Main)), (0, None)]);
    assert!(!happened(&game, |e| *e == Event::Parked));
}

#[test]
fn eva_prog_04_the_power_of_all_actions_in_turn_order() {
    let mut game =
        Fixture::race(3).order(&[2, 0, 1]).acted(0, &[2]).acted(1, &[1, 1]).acted(2, &[4, 3, 3]).progress();
    play_until(&mut game, |game| game.state.step != Step::Progress);
    let counted: Vec<(u8, u8)> = (game.log.events.iter())
        .filter_map(|(_, event)| match event {
            Event::PowerCounted { seat, points } => Some((seat.0, *points)),
            _ => None,
        })
        .collect();
    assert_eq!(counted, [(2, 10), (0, 2), (1, 2)]);
}

#[test]
fn eva_prog_05_all_points_are_divided_between_both_markers() {
    let mut game = moving([5, 4], 3).progress();
    assert_eq!(game.legal(), ["advance 5 7", "advance 6 6", "advance 7 5", "advance 8 4"]);
    game.refuse("advance 6 5", "EVA-PROG-05").refuse("advance 9 4", "EVA-PROG-05");
    game.play("advance 5 7");
    assert_eq!(moved_to(&game, 0), Some([5, 7]));
}

#[test]
fn eva_prog_06_at_most_one_turning_point_lies_between() {
    // The front one crosses turning point 2 only if the rear one crosses the first.
    let game = moving([10, 2], 2).progress();
    assert_eq!(moved_to(&game, 0), Some([10, 4]), "only one pair is left");
    let mut game = moving([10, 3], 2).progress();
    assert_eq!(game.legal(), ["advance 10 5", "advance 11 4"]);
    game.refuse("advance 12 3", "EVA-PROG-06").play("advance 11 4");
}

#[test]
fn eva_prog_07_the_last_space() {
    let game = moving([25, 23], 5).progress();
    assert_eq!(moved_to(&game, 0), Some([25, 25]), "what the front one cannot use goes to the other");
    let mut game = moving([25, 23], 1).progress();
    assert_eq!(moved_to(&game, 0), Some([25, 24]));
    game.refuse("advance 25 25", "EVA-YEAR-01");
    let game = moving([25, 25], 6).progress();
    assert_eq!(moved_to(&game, 0), Some([25, 25]), "the points are lost");
}

#[test]
fn eva_prog_08_occupied_spaces_are_passed() {
    let mut game = moving([5, 4], 5).order(&[1, 0]).markers(1, [(8, "main"), (6, "main")]).progress();
    assert_eq!(markers(&game, 1), [(8, Some(Lane::Main)), (6, Some(Lane::Main))]);
    game.play("advance 10 4");
    assert_eq!((placed(&game, 0, 10), placed(&game, 0, 4)), (vec![Lane::Main], vec![Lane::Main]));
}

#[test]
fn eva_prog_09_a_free_lane_is_taken_and_parking_is_the_fallback() {
    // Both lanes are free: the owner chooses, and cannot park.
    let mut game = Fixture::race(3).year(2).markers(0, [(7, "main"), (4, "main")]).acted(0, &[1]).progress();
    game.play("advance 8 4");
    let lanes = ["place front main", "place front three_plus", "place rear main", "place rear three_plus"];
    assert_eq!(game.legal(), lanes);
    game.play("place front three_plus");
    assert_eq!(markers(&game, 0)[0], (8, Some(Lane::ThreePlus)));
    // No lane is free: the marker is parked.
    let mut game = moving([7, 4], 1).order(&[1, 0]).markers(1, [(8, "main"), (6, "main")]).progress();
    game.play("advance 8 4");
    assert_eq!(placed(&game, 0, 8), [Lane::Parking]);
}

#[test]
fn eva_prog_10_a_marker_that_is_not_moved() {
    // It comes back into its lane, without the instant effect of the space.
    let game = moving([9, 4], 0).progress();
    assert_eq!(placed(&game, 0, 9), [Lane::Main]);
    assert!(!happened(&game, |e| matches!(e, Event::Researched { .. } | Event::Declined { .. })));
    assert_eq!(game.state.step, Step::Actions, "nobody was asked");
    // With three players it may take the other lane, and has its symbols.
    let mut game = Fixture::race(3).year(2).markers(0, [(10, "main"), (5, "main")]).progress();
    game.play("place front three_plus");
    assert_eq!(game.view(0).seats[0].symbols, [Symbol::Ring]);
    // If its place was taken it stays parked.
    let mut game =
        moving([9, 4], 0).order(&[1, 0]).markers(1, [(8, "main"), (6, "main")]).acted(1, &[1]).progress();
    game.play("advance 9 6").play("place front main").play("decline");
    assert_eq!((placed(&game, 1, 9), placed(&game, 0, 9)), (vec![Lane::Main], vec![Lane::Parking]));
}

#[test]
fn eva_prog_11_two_markers_in_each_lane_of_the_last_space() {
    let mut game = moving([25, 25], 0).markers(1, [(25, "parking"), (24, "parking")]).progress();
    game.play("place front main");
    assert_eq!(placed(&game, 0, 25), [Lane::Main, Lane::Main]);
    assert_eq!(placed(&game, 1, 25), [Lane::Parking], "the lane is full");
}

#[test]
fn eva_prog_12_own_markers_block_each_other() {
    let mut game = moving([7, 6], 3).progress();
    game.play("advance 8 8");
    assert_eq!(game.legal(), ["place front main", "place rear main"]);
    game.play("place rear main");
    assert_eq!(placed(&game, 0, 8), [Lane::Main, Lane::Parking]);
}

#[test]
fn eva_prog_13_instant_effects_of_lane_spaces() {
    // Optional, at normal costs.
    let mut game = moving([7, 6], 2).progress();
    game.play("advance 9 6").play("place front main");
    assert_eq!(game.legal(), ["research 1", "research 2", "research 3", "decline"]);
    game.play("research 2");
    assert_eq!(game.state.players[0].research, [0, 1, 0]);
    let mut game = moving([12, 11], 1).population(0, 2).store(0, "new", "5 steel").progress();
    game.play("advance 13 11").play("place front main").play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].stores[1], [0, 3 + 2 + 1, 1], "2 steel were paid before Income");
    // Nothing if it is impossible.
    let mut game = moving([12, 11], 1).progress();
    game.play("advance 13 11").play("place front main");
    assert_eq!(game.state.step, Step::Actions, "there was nothing to settle with");
    // Nothing for a marker in the parking lane.
    let mut game = moving([7, 6], 2).order(&[1, 0]).markers(1, [(9, "main"), (4, "main")]).progress();
    game.play("advance 9 6");
    assert_eq!((placed(&game, 0, 9), game.state.step), (vec![Lane::Parking], Step::Actions));
}

#[test]
fn eva_prog_14_symbols_of_the_lanes_where_the_markers_lie() {
    let symbols = |game: &Table| game.view(1).seats[0].symbols.clone();
    let fixture = || Fixture::race(2).year(2).markers(0, [(8, "main"), (6, "main")]);
    assert_eq!(symbols(&fixture().actions()), [Symbol::Ring, Symbol::Diamond]);
    assert_eq!(symbols(&fixture().techs(0, &["tech_3_1", "tech_3_4"]).actions()).len(), 4);
    assert_eq!(symbols(&Fixture::race(2).markers(0, [(8, "parking"), (0, "parking")]).actions()), []);
    // Lost as soon as the marker is parked, until it is placed again.
    let mut game = fixture().acted(0, &[1]).progress();
    assert_eq!(symbols(&game), []);
    game.play("advance 8 7");
    assert_eq!(symbols(&game), [Symbol::Ring, Symbol::Ring, Symbol::Diamond]);
}

#[test]
fn eva_prog_15_end_spaces_then_turning_points_then_placing() {
    let mut game = moving([3, 2], 10).progress();
    game.refuse("place front main", "EVA-YEAR-01").play("advance 11 4");
    assert_eq!(crossed(&game, 0), [(1, false), (1, true), (2, false)]);
    // In an order of choice, with the instant effect right after its marker.
    let mut game = moving([8, 4], 2).progress();
    game.play("advance 9 5");
    assert_eq!(game.legal(), ["place front main", "place rear main"]);
    game.play("place rear main");
    assert!(game.legal()[0].starts_with("take_infrastructure"));
    assert_eq!(markers(&game, 0), [(9, Some(Lane::Parking)), (5, Some(Lane::Main))]);
    game.play("decline");
    assert_eq!(game.legal()[0], "research 1", "the other one has a single place");
    // Each is placed once.
    let mut game = Fixture::race(3).year(2).markers(0, [(8, "main"), (4, "main")]).acted(0, &[2]).progress();
    game.play("advance 10 4").play("place rear main").refuse("place rear three_plus", "EVA-PROG-15");
}

#[test]
fn eva_prog_16_all_legal_pairs_of_end_spaces() {
    let section = |space: u8| [3, 10, 15, 21].iter().filter(|&&end| space > end).count();
    for (a, b) in [(0, 0), (3, 0), (10, 3), (11, 4), (15, 10), (16, 11), (21, 20), (22, 16), (25, 22)] {
        for points in [0, 1, 2, 5, 11, 30] {
            let steps = points.min(50 - a - b);
            let mut pairs = Vec::new();
            for front in a..=25 {
                for rear in b..=25 {
                    let close = section(front).abs_diff(section(rear)) <= 1;
                    let alike = a == b && front < rear;
                    if front - a + rear - b == steps && close && !alike {
                        pairs.push([front, rear]);
                    }
                }
            }
            assert!(!pairs.is_empty(), "there is always one");
            let game = moving([a, b], points).progress();
            match pairs[..] {
                [only] => assert_eq!(moved_to(&game, 0), Some(only), "{points} points from {a}, {b}"),
                _ => {
                    let expected: Vec<String> =
                        pairs.iter().map(|[front, rear]| format!("advance {front} {rear}")).collect();
                    assert_eq!(game.legal(), expected, "{points} points from {a}, {b}");
                }
            }
        }
    }
    moving([5, 4], 2).progress().refuse("advance 4 7", "EVA-PROG-16");
}

#[test]
fn eva_prog_17_a_marker_that_stays_on_space_0() {
    let mut game = Fixture::race(2).acted(0, &[3]).progress();
    game.play("advance 3 0");
    assert_eq!(markers(&game, 0), [(3, Some(Lane::Main)), (0, None)]);
    assert_eq!(game.view(0).seats[0].symbols, [Symbol::Diamond], "of space 3 only");
}

#[test]
fn eva_prog_18_both_are_placed_even_without_points() {
    let mut game = moving([8, 6], 0).markers(1, [(5, "main"), (4, "main")]).acted(1, &[1]).progress();
    assert_eq!((placed(&game, 0, 8), placed(&game, 0, 6)), (vec![Lane::Main], vec![Lane::Main]));
    assert_eq!(game.to_act(), [1], "then the next player moves");
    game.play("advance 5 5");
    // The next player waits until everything set off is finished.
    let mut game = moving([8, 6], 1).markers(1, [(5, "main"), (4, "main")]).acted(1, &[1]).progress();
    game.play("advance 9 6").play("place front main");
    assert_eq!(game.to_act(), [0]);
    game.play("decline");
    assert_eq!(game.to_act(), [1]);
}

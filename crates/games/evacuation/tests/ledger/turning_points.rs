//! EVA-TURN: what crossing a turning point does.

use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::Terrain;

use crate::progress::{areas, crossed};

/// The markers of seat 0 move between these spaces in year 2; the New World produces nothing else.
fn moves(from: [u8; 2], to: [u8; 2]) -> Table {
    let points = to[0] - from[0] + to[1] - from[1];
    let mut game = Fixture::race(2)
        .year(2)
        .markers(0, from.map(|space| (space, "parking")))
        .acted(0, &areas(points))
        .progress();
    let action = format!("advance {} {}", to[0], to[1]);
    if game.legal().contains(&action) {
        game.play(&action);
    }
    assert_eq!(crate::progress::moved_to(&game, 0), Some(to));
    game
}

/// Active sea sites, flipped ones on the Old World, and those on the New World.
fn sea_sites(game: &Table) -> (usize, [u8; 2]) {
    let seat = &game.view(1).seats[0];
    (seat.sites.iter().filter(|site| site.id().starts_with("sea")).count(), seat.sea_sites)
}

#[test]
fn eva_turn_01_first_and_second_crossing_marker() {
    let game = moves([3, 3], [4, 3]);
    assert_eq!(crossed(&game, 0), [(1, false)]);
    let game = moves([4, 3], [5, 5]);
    assert_eq!(crossed(&game, 0), [(1, true)]);
    let game = moves([10, 9], [12, 11]);
    assert_eq!(crossed(&game, 0), [(2, false), (2, true)]);
    assert_eq!(game.view(0).seats[0].production[1], [1; 3], "resolved immediately");
}

#[test]
fn eva_turn_02_turning_point_1_flips_a_sea_site_each_time() {
    let production = |game: &Table| game.view(0).seats[0].production[0];
    let game = moves([2, 2], [3, 2]);
    assert_eq!((sea_sites(&game), production(&game)), ((2, [0, 0]), [7; 3]));
    let game = moves([3, 3], [4, 3]);
    assert_eq!((sea_sites(&game), production(&game)), ((1, [1, 0]), [6; 3]));
    let game = moves([4, 3], [4, 4]);
    assert_eq!((sea_sites(&game), production(&game)), ((0, [2, 0]), [5; 3]));
}

/// The terrains open after a move, and the production of the New World.
fn after(from: [u8; 2], to: [u8; 2]) -> (Vec<Terrain>, [u8; 3], [u8; 2]) {
    let game = moves(from, to);
    let seat = &game.view(0).seats[0];
    (seat.terrains.clone(), seat.production[1], seat.sea_sites)
}

#[test]
fn eva_turn_03_turning_point_2_desert_and_a_sea_site() {
    use Terrain::{Desert, Steppe};
    assert_eq!(after([9, 9], [10, 9]), (vec![Steppe], [0; 3], [2, 0]));
    assert_eq!(after([10, 9], [11, 9]), (vec![Steppe, Desert], [0; 3], [2, 0]));
    assert_eq!(after([11, 10], [11, 11]), (vec![Steppe, Desert], [1; 3], [1, 1]));
}

#[test]
fn eva_turn_04_turning_point_3_forest_and_the_other_sea_site() {
    use Terrain::{Desert, Forest, Steppe};
    assert_eq!(after([15, 14], [16, 14]), (vec![Steppe, Desert, Forest], [1; 3], [1, 1]));
    assert_eq!(after([16, 15], [16, 16]), (vec![Steppe, Desert, Forest], [2; 3], [0, 2]));
}

#[test]
fn eva_turn_05_turning_point_4_ocean_and_nothing_more() {
    assert_eq!(after([21, 20], [22, 20]), (Terrain::ALL.to_vec(), [2; 3], [0, 2]));
    assert_eq!(after([22, 21], [22, 22]), (Terrain::ALL.to_vec(), [2; 3], [0, 2]));
}

#[test]
fn eva_turn_06_turning_point_2_governs_action_energy() {
    let payable = |spaces: [u8; 2]| {
        let stores = |old: &str, new: &str| {
            Fixture::race(2)
                .markers(0, spaces.map(|space| (space, "parking")))
                .acted(0, &[3, 2])
                .store(0, "old", old)
                .store(0, "new", new)
                .actions()
                .legal_of(0)
                .contains(&"act clone".to_owned())
        };
        (stores("1 energy", ""), stores("", "1 energy"))
    };
    assert_eq!(payable([10, 10]), (true, false));
    assert_eq!(payable([11, 10]), (true, true));
    assert_eq!(payable([11, 11]), (false, true));
}

#[test]
fn eva_turn_07_the_effects_are_mandatory() {
    // Nobody is asked whether the sea site is flipped; the only choice was how to move.
    let mut game =
        Fixture::race(2).year(2).markers(0, [(3, "parking"), (2, "parking")]).acted(0, &[1]).progress();
    assert_eq!(game.legal(), ["advance 3 3", "advance 4 2"]);
    game.play("advance 4 2");
    assert_eq!(sea_sites(&game), (1, [1, 0]));
    assert!(!crate::happened(&game, |e| matches!(e, orrery_evacuation::event::Event::Declined { .. })));
}

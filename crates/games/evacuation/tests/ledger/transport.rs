//! EVA-TRANS: loading, flying, unloading.

use orrery_core::Seat;
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};

use crate::happened;
use crate::setup::play_until;

/// Ships over the Old World, with these resources there.
fn fleet(ships: &[&str], store: &str) -> Fixture {
    Fixture::race(2).ships(0, "old", ships).store(0, "old", store)
}

/// The ships of a player over both worlds.
fn ships(game: &Table) -> [Vec<&'static str>; 2] {
    game.view(0).seats[0].ships.clone().map(|ships| ships.iter().map(|ship| ship.ship.id()).collect())
}

#[test]
fn eva_trans_01_each_ship_moves_once() {
    let mut game = fleet(&["ship_01", "ship_02"], "9 energy")
        .ships(1, "new", &["ship_04"])
        .store(1, "new", "3 energy")
        .transport();
    assert_eq!(game.to_act(), [0, 1], "all plan at the same time");
    game.play_as(0, "fly ship_01").refuse_as(0, "fly ship_01", "EVA-TRANS-01");
    game.play_as(1, "fly_back ship_04").refuse_as(1, "fly_back ship_04", "EVA-TRANS-01");
    game.refuse_as(0, "fly_back ship_01", "EVA-TRANS-02");
    assert_eq!(ships(&game), [vec!["ship_01", "ship_02"], vec![]], "nobody moves before all are ready");
    game.play_as(0, "confirm").play_as(1, "confirm");
    assert_eq!(ships(&game), [vec!["ship_02"], vec!["ship_01"]]);
    assert_eq!(game.state.players[1].ships[0].len(), 1);
}

#[test]
fn eva_trans_02_every_flight_is_optional() {
    let mut game = fleet(&["ship_01", "ship_02"], "9 energy").transport();
    assert_eq!(game.legal(), ["fly ship_01", "fly ship_02", "confirm"]);
    game.refuse("fly ship_03", "EVA-TRANS-02").play("confirm");
    assert_eq!(
        (ships(&game), game.state.players[0].stores[0][2]),
        ([vec!["ship_01", "ship_02"], vec![]], 9 + 7)
    );
    // Without a ship that could fly nobody is asked.
    assert_eq!(fleet(&["ship_01"], "9 food").transport().state.step, Step::Actions);
}

#[test]
fn eva_trans_03_only_ships_that_leave_the_old_world_are_loaded() {
    let mut game = fleet(&["ship_01"], "3 food 3 energy")
        .ships(0, "new", &["ship_02"])
        .store(0, "new", "3 energy")
        .transport();
    game.refuse("load_resource food", "EVA-TRANS-03").refuse("load_site food_pop_a site", "EVA-TRANS-03");
    game.play("fly_back ship_02").refuse("load_resource energy", "EVA-TRANS-03");
    game.play("fly ship_01").play("load_resource food").play("confirm");
    assert_eq!(ships(&game), [vec!["ship_02"], vec!["ship_01"]]);
    assert_eq!(game.state.players[0].stores[1], [1, 0, 2], "the ship that came back carried nothing");
}

#[test]
fn eva_trans_04_a_flight_costs_the_energy_of_the_ship() {
    for (ship, energy) in [("ship_01", 1), ("ship_07", 2), ("ship_18", 3)] {
        for loaded in [false, true] {
            let mut game = fleet(&[ship], "1 food 5 energy").store(0, "new", "5 energy").transport();
            game.play(&format!("fly {ship}"));
            if loaded {
                game.play("load_resource food");
            }
            let stores = game.state.players[0].stores;
            assert_eq!((stores[0][2], stores[1][2]), (5 - energy, 5), "{ship}, loaded: {loaded}");
        }
    }
    let mut game = fleet(&["ship_01", "ship_07"], "1 energy").store(0, "new", "5 energy").transport();
    game.refuse("fly ship_07", "EVA-TRANS-04");
}

#[test]
fn eva_trans_05_a_flight_back_costs_one_energy_of_the_new_world() {
    for ship in ["ship_01", "ship_18"] {
        let fixture =
            Fixture::race(2).ships(0, "new", &[ship]).store(0, "new", "2 energy").store(0, "old", "2 energy");
        let mut game = fixture.transport();
        game.play(&format!("fly_back {ship}"));
        assert_eq!((game.state.players[0].stores[0][2], game.state.players[0].stores[1][2]), (2, 1));
    }
    let mut game = fleet(&["ship_01"], "9 energy").ships(0, "new", &["ship_02"]).transport();
    game.refuse("fly_back ship_02", "EVA-TRANS-05");
}

#[test]
fn eva_trans_06_energy_on_board_pays_no_flight() {
    let mut game = fleet(&["ship_01", "ship_02"], "3 energy").ships(0, "new", &["ship_03"]).transport();
    game.play("fly ship_01").play("load_resource energy").play("load_resource energy");
    game.refuse("fly ship_02", "EVA-TRANS-04").refuse("fly_back ship_03", "EVA-TRANS-05");
    game.play("confirm");
    assert_eq!(
        ships(&game),
        [vec!["ship_02"], vec!["ship_01", "ship_03"]],
        "delivered energy comes too late"
    );
    assert_eq!(game.state.players[0].stores[1], [0, 0, 2]);
}

#[test]
fn eva_trans_07_a_ship_without_energy_stays_empty() {
    let mut game = fleet(&["ship_01", "ship_18"], "1 food 2 energy").transport();
    game.refuse("fly ship_18", "EVA-TRANS-04").refuse("load_resource food", "EVA-TRANS-03");
    game.play("fly ship_01").play("confirm");
    assert_eq!(ships(&game), [vec!["ship_18"], vec!["ship_01"]]);
    assert_eq!(game.state.players[0].stores[1], [0; 3]);
}

#[test]
fn eva_trans_08_a_site_slot_takes_a_site_of_its_landscape() {
    let mut game = fleet(&["ship_01"], "1 energy").transport();
    game.play("fly ship_01").refuse("load_site steel_pop_a site", "EVA-TRANS-08");
    game.play("load_site steel_pop_b site"); // savanna or mountains
    assert_eq!(game.view(0).seats[0].sites.len(), 10, "it is flipped");
    game.play("confirm");
    assert_eq!(game.state.players[0].population, 2);
    let mut game = fleet(&["ship_01"], "1 energy").sites(0, &["food_factory", "food_pop_b"]).transport();
    game.play("fly ship_01").refuse("load_site food_pop_a site", "EVA-TRANS-08");
    game.play("load_site food_factory site").play("confirm");
    let player = &game.state.players[0];
    assert_eq!((player.population, player.factories[1], player.supply), (0, [1, 0, 0], [3, 4, 4]));
}

#[test]
fn eva_trans_09_a_building_slot_takes_stadiums_and_factories() {
    let loading = || {
        let mut game = fleet(&["ship_01"], "1 energy").factories(0, "old", "steel").transport();
        game.play("fly ship_01");
        game
    };
    let mut game = loading();
    game.play("load_stadium stadium_start_blue").play("confirm");
    assert_eq!((game.state.players[0].stadiums[0].len(), game.state.players[0].stadiums[1].len()), (0, 1));
    let mut game = loading();
    game.refuse("load_factory food", "EVA-TRANS-09").play("load_factory steel").play("confirm");
    assert_eq!(game.state.players[0].factories, [[0; 3], [0, 1, 0]]);
    // A factory site of any landscape, and never population.
    let mut game = loading();
    game.refuse("load_site food_pop_a building", "EVA-TRANS-09").play("load_site energy_factory building");
    game.play("confirm");
    let player = &game.state.players[0];
    assert_eq!((player.factories[1], player.supply, player.sites.len()), ([0, 0, 1], [4, 3, 3], 10));
    // Stadiums of the New World, or of others, are not there.
    let mut game = fleet(&["ship_01"], "1 energy").stadiums(0, "new", &["stadium_01"]).transport();
    game.play("fly ship_01").refuse("load_stadium stadium_01", "EVA-TRANS-09");
    game.refuse("load_stadium stadium_start_yellow", "EVA-TRANS-09");
}

#[test]
fn eva_trans_10_a_factory_site_uses_one_slot() {
    let mut game = fleet(&["ship_02"], "1 energy").transport();
    game.play("fly ship_02").play("load_site energy_factory site").play("load_stadium stadium_start_blue");
    game.refuse("load_site steel_factory building", "EVA-TRANS-17");
    let mut game = fleet(&["ship_02"], "1 energy").transport();
    game.play("fly ship_02").play("load_site energy_factory building").play("load_site steel_pop_a site");
    game.refuse("load_stadium stadium_start_blue", "EVA-TRANS-17");
    let ship = &game.view(0).seats[0].ships[0][0];
    assert_eq!((ship.sites.len(), ship.factory_sites.len()), (1, 1));
}

#[test]
fn eva_trans_11_a_resource_slot_takes_one_resource_of_any_type() {
    let mut game = fleet(&["ship_07"], "1 food 2 steel 4 energy").store(0, "new", "1 food").transport();
    game.play("fly ship_07").play("load_resource food").refuse("load_resource food", "EVA-TRANS-11");
    game.play("load_resource steel").play("load_resource energy");
    game.refuse("load_resource energy", "EVA-TRANS-17").play("confirm");
    assert_eq!(game.state.players[0].stores[1], [2, 1, 1]);
}

#[test]
fn eva_trans_12_a_factory_site_needs_a_factory_in_the_supply() {
    let mut game = fleet(&["ship_01"], "1 energy").factories(0, "new", "4 food").transport();
    game.play("fly ship_01").refuse("load_site food_factory site", "EVA-TRANS-12");
    game.refuse("load_site food_factory building", "EVA-TRANS-12").play("load_site steel_factory building");
}

#[test]
fn eva_trans_13_sea_sites_are_not_loaded() {
    let mut game = fleet(&["ship_03"], "1 energy").transport();
    game.play("fly ship_03");
    for site in ["sea_site_a", "sea_site_b"] {
        game.refuse(&format!("load_site {site} site"), "EVA-TRANS-13");
        game.refuse(&format!("load_site {site} building"), "EVA-TRANS-13");
    }
}

#[test]
fn eva_trans_14_a_flipped_site_produces_no_more() {
    let mut game = fleet(&["ship_01"], "1 energy").transport();
    game.play("fly ship_01").play("load_site food_pop_a site").play("confirm");
    assert_eq!(game.state.year, 2);
    assert_eq!(game.state.players[0].stores[0], [7 - 2 - 4, 7, 7]);
    assert_eq!(game.view(0).seats[0].production[0], [5, 7, 7]);
}

#[test]
fn eva_trans_15_all_cargo_is_unloaded() {
    let mut game = fleet(&["ship_12", "ship_01"], "2 steel 3 energy")
        .factories(0, "old", "energy")
        .production(0, "1 food")
        .transport();
    game.play("fly ship_12").play("load_site food_pop_a site").play("load_site steel_pop_a site");
    game.play("load_stadium stadium_start_blue").play("load_factory energy").play("load_resource steel");
    game.play("fly ship_01")
        .play("load_site food_factory building")
        .play("load_resource steel")
        .play("confirm");
    let seat = &game.view(1).seats[0];
    assert_eq!((seat.population, seat.factories, seat.stadiums[1].len()), (4, [[0; 3], [1, 0, 1]], 1));
    // Income of year 2 has added what the New World produces.
    assert_eq!((seat.stores[1], seat.production[1]), ([1, 2, 0], [1, 0, 0]), "production does not change");
    assert!(happened(&game, |e| {
        matches!(e, Event::Landed { seat: Seat(0), population: 4, factories: [0, 0, 1], stadiums: 1, .. })
    }));
    assert!(game.state.holds.iter().all(|hold| hold.is_empty()));
}

#[test]
fn eva_trans_16_a_ship_returns_in_the_next_year_at_the_earliest() {
    let mut game = fleet(&["ship_01"], "3 energy").transport();
    game.play("fly ship_01").play("load_resource energy");
    game.refuse("fly_back ship_01", "EVA-TRANS-02").play("confirm");
    assert_eq!((game.state.year, ships(&game)), (2, [vec![], vec!["ship_01"]]), "nobody was asked");
    play_until(&mut game, |game| game.state.step == Step::Transport);
    game.play("fly_back ship_01").play("confirm");
    assert_eq!(ships(&game), [vec!["ship_01"], vec![]]);
}

#[test]
fn eva_trans_17_a_plan_adds_up() {
    // Flights and loaded energy together are what the Old World has.
    let mut game = fleet(&["ship_01", "ship_07"], "3 energy").transport();
    game.play("fly ship_01").play("load_resource energy").refuse("fly ship_07", "EVA-TRANS-04");
    game.play("load_resource energy").refuse("load_resource energy", "EVA-TRANS-11");
    // Flights back are paid by what the New World had before.
    let fixture =
        fleet(&["ship_01"], "3 energy").ships(0, "new", &["ship_02", "ship_03"]).store(0, "new", "1 energy");
    let mut game = fixture.transport();
    game.play("fly_back ship_02").play("fly ship_01").play("load_resource energy");
    game.refuse("fly_back ship_03", "EVA-TRANS-05");
    // Every piece once, every slot once.
    let mut game =
        fleet(&["ship_10", "ship_07"], "1 food 9 energy").stadiums(0, "old", &["stadium_01"]).transport();
    game.play("fly ship_10")
        .play("load_stadium stadium_01")
        .refuse("load_stadium stadium_01", "EVA-TRANS-09");
    game.refuse("load_stadium stadium_start_blue", "EVA-TRANS-17");
    game.play("load_site steel_pop_b site").play("load_site food_pop_a site");
    game.refuse("load_site food_factory site", "EVA-TRANS-08").play("load_resource food");
    game.refuse("load_resource energy", "EVA-TRANS-17");
    game.play("fly ship_07").refuse("load_site steel_pop_b site", "EVA-TRANS-08");
    game.play("load_stadium stadium_start_blue").play("confirm");
    assert_eq!((game.state.players[0].population, game.state.players[0].stadiums[1].len()), (4, 2));
}

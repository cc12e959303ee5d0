//! EVA-SHIP, EVA-STAD, EVA-DISP: ships, stadiums and the three displays.

use orrery_core::Seat;
use orrery_evacuation::components::{Building, Effect};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::{Display, Ship};

use crate::setup::play_until;
use crate::{build_stadium, happened};

/// Build a ship at its printed price.
fn build_ship() -> Effect {
    Effect::BuildShip(Building::default())
}

/// What the display of ships shows.
fn ships(game: &Table) -> Vec<Option<&'static str>> {
    game.view(0).displays[0].items.clone()
}

/// The first three ships in the display.
fn three_ships() -> Fixture {
    Fixture::race(2).display("ship", &["ship_01", "ship_02", "ship_03"])
}

#[test]
fn eva_ship_01_a_displayed_ship_for_a_world() {
    let build = || {
        three_ships().store(0, "old", "3 steel").store(0, "new", "3 steel").effect(0, &[(build_ship(), 1)])
    };
    let mut game = build();
    game.refuse("build_ship ship_04 old", "EVA-SHIP-01").play("build_ship ship_02 old");
    let seat = &game.view(1).seats[0];
    assert_eq!((seat.stores, seat.ships[0][0].ship.id()), ([[0, 1, 0], [0, 3, 0]], "ship_02"));
    assert_eq!(ships(&game)[..2], [Some("ship_01"), Some("ship_03")]);
    assert!(ships(&game)[2].is_some(), "the display is refilled");
    let mut game = build();
    game.play("build_ship ship_02 new");
    assert_eq!(game.view(1).seats[0].stores, [[0, 3, 0], [0, 1, 0]]);
}

#[test]
fn eva_ship_02_any_number_and_on_the_new_world_too() {
    let mut game = three_ships().effect(0, &[(Effect::GainShip, 8)]);
    for _ in 0..8 {
        let first = game.legal().into_iter().find(|action| action.ends_with(" old")).expect("a ship");
        game.play(&first);
    }
    assert_eq!(game.view(0).seats[0].ships[0].len(), 8);
    let mut game = three_ships().store(0, "new", "2 steel 1 energy").effect(0, &[(build_ship(), 1)]);
    game.play("build_ship ship_01 new");
    let ship = &game.view(0).seats[0].ships[1][0];
    assert_eq!((ship.ship.id(), ship.energy), ("ship_01", 1), "it starts there and could fly back");
    play_until(&mut game, |game| game.state.step == Step::Transport);
    assert_eq!(game.legal(), ["fly_back ship_01", "confirm"]);
}

#[test]
fn eva_ship_03_the_room_of_ships() {
    for ship in Ship::all() {
        let mut game = Fixture::race(2)
            .ships(0, "old", &[ship.id()])
            .stadiums(0, "old", &["stadium_01", "stadium_02"])
            .store(0, "old", "9 food 9 energy")
            .transport();
        game.play(&format!("fly {}", ship.id()));
        let mut load = |kind: &str, slot: &str| {
            let mut loaded = 0;
            // Site slots may need a certain arrangement, so the pickiest sites come first.
            let order =
                ["food_pop_a", "steel_pop_a", "food_pop_b", "food_factory", "energy_factory", "energy_pop_a"];
            loop {
                let legal = game.legal();
                let fits = |action: &&String| action.starts_with(kind) && action.ends_with(slot);
                let picky = order.iter().map(|site| format!("load_site {site} site"));
                let next = match kind {
                    "load_site" => picky.into_iter().find(|action| legal.contains(action)),
                    _ => legal.iter().find(fits).cloned(),
                };
                let Some(action) = next else { return loaded };
                game.play(&action);
                loaded += 1;
            }
        };
        let room = (load("load_site", "site"), load("load_stadium", ""), load("load_resource", ""));
        assert!(
            (1..=2).contains(&room.0) && (1..=2).contains(&room.1) && (1..=5).contains(&room.2),
            "{room:?}"
        );
        let data = &orrery_evacuation::components::COMPONENTS.ships[ship.index()];
        let printed = (data.site_slots.len(), data.building_slots, data.resource_slots);
        assert_eq!(room, (printed.0, usize::from(printed.1), usize::from(printed.2)), "{}", ship.id());
    }
}

#[test]
fn eva_stad_01_a_displayed_stadium_for_a_world() {
    let build = || {
        Fixture::race(2)
            .display("stadium", &["stadium_01", "stadium_02", "stadium_03"])
            .store(0, "old", "1 food 1 steel")
            .store(0, "new", "1 steel 1 energy")
            .effect(0, &[(build_stadium(), 1)])
    };
    let mut game = build();
    game.refuse("build_stadium stadium_04 old", "EVA-STAD-01");
    game.refuse("build_stadium stadium_01 new", "EVA-RES-08").play("build_stadium stadium_01 old");
    let seat = &game.view(1).seats[0];
    assert_eq!((seat.stores, seat.stadiums[0].len()), ([[0; 3], [0, 1, 1]], 2));
    assert_eq!(game.view(0).displays[1].items[..2], [Some("stadium_02"), Some("stadium_03")]);
    assert!(game.view(0).displays[1].items[2].is_some());
    let mut game = build();
    game.play("build_stadium stadium_02 new");
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].stadiums[1].len()), ([0; 3], 1));
}

#[test]
fn eva_stad_02_a_stadium_must_be_carried_to_the_new_world() {
    let demanded = |fly: bool| {
        let mut game = Fixture::race(2)
            .year(2)
            .ships(0, "old", &["ship_01"])
            .store(0, "old", "1 energy")
            .store(0, "new", "2 food")
            .transport();
        if fly {
            game.play("fly ship_01").play("load_stadium stadium_start_blue");
        }
        game.play("confirm");
        assert_eq!(game.state.year, 3);
        game.state.players[0].penalties
    };
    assert_eq!((demanded(true), demanded(false)), (0, 1));
}

#[test]
fn eva_stad_03_satisfaction_counts_on_either_world() {
    let of = |world: &str| {
        Fixture::race(2).stadiums(0, world, &["stadium_05"]).actions().view(1).seats[0].satisfaction
    };
    assert_eq!((of("old"), of("new")), (2, 2));
    for world in ["old", "new"] {
        let game = Fixture::race(2).stadiums(1, world, &["stadium_05"]).turn_order();
        assert_eq!(game.state.order()[0], orrery_evacuation::state::Who::Player(Seat(1)), "{world}");
    }
}

#[test]
fn eva_disp_01_three_positions_and_the_first_is_the_x_space() {
    let mut game = three_ships().store(0, "old", "1 food").effect(0, &[(Effect::GainShip, 1)]);
    assert_eq!(ships(&game), [Some("ship_01"), Some("ship_02"), Some("ship_03")]);
    game.play("refresh old food");
    assert_eq!(game.legal(), ["put_under 1", "put_under 2", "put_under 3"]);
    // What lies on the X space leaves at the end of the year.
    let game = three_ships().year_end();
    assert_eq!(ships(&game)[..2], [Some("ship_02"), Some("ship_03")]);
    let gone = Ship::from_id("ship_01");
    assert!(happened(
        &game,
        |e| matches!(e, Event::ItemRemoved { ship, .. } if ship.is_some() && *ship == gone)
    ));
}

#[test]
fn eva_disp_02_items_move_up_and_free_positions_are_refilled() {
    for (taken, left) in [
        ("ship_01", ["ship_02", "ship_03"]),
        ("ship_02", ["ship_01", "ship_03"]),
        ("ship_03", ["ship_01", "ship_02"]),
    ] {
        let mut game = three_ships().effect(0, &[(Effect::GainShip, 1)]);
        game.events();
        game.play(&format!("build_ship {taken} old"));
        assert_eq!(ships(&game)[..2], left.map(Some));
        let shown = game.view(0).displays[0].items[2];
        assert!(happened(&game, |e| matches!(e, Event::ShipShown { ship } if Some(ship.id()) == shown)));
    }
    // With two free positions the item drawn first lies nearer to position 1.
    let mut game = three_ships().store(0, "old", "1 food").effect(0, &[(Effect::GainShip, 1)]);
    game.events();
    game.play("refresh old food").play("put_under 1").play("put_under 2").play("decline");
    let shown: Vec<Option<&str>> = (game.events().iter())
        .filter_map(|event| match event {
            Event::ShipShown { ship } => Some(Some(ship.id())),
            _ => None,
        })
        .collect();
    assert_eq!((shown.len(), ships(&game)), (2, vec![Some("ship_03"), shown[0], shown[1]]));
}

#[test]
fn eva_disp_03_an_empty_stack_is_not_replenished() {
    let mut game = three_ships().stack("ship", &[]).effect(0, &[(Effect::GainShip, 2)]);
    game.play("build_ship ship_01 old");
    assert_eq!(ships(&game), [Some("ship_02"), Some("ship_03"), None]);
    game.play("build_ship ship_03 old");
    assert_eq!((ships(&game), game.view(0).displays[0].stack), (vec![Some("ship_02"), None, None], 0));
}

#[test]
fn eva_disp_04_a_paid_refresh_before_taking() {
    let rich = || {
        Fixture::race(2)
            .display("ship", &["ship_01", "ship_02", "ship_03"])
            .store(0, "old", "2 food")
            .store(0, "new", "2 energy")
    };
    // By any effect that takes from a display, with any resource of any world.
    for effect in [Effect::Develop, build_ship(), Effect::GainShip, build_stadium(), Effect::GainStadium] {
        let mut game = rich().effect(0, &[(effect, 1)]);
        let legal = game.legal();
        assert!(legal.contains(&"refresh old food".into()) && legal.contains(&"refresh new energy".into()));
        game.refuse("refresh new food", "EVA-RES-08");
    }
    rich().effect(0, &[(Effect::Research, 1)]).refuse("refresh old food", "EVA-DISP-04");
    // One to three items, in an order of choice.
    let mut game = rich().effect(0, &[(Effect::GainShip, 2)]);
    game.play("refresh new energy");
    assert_eq!(game.state.players[0].stores, [[2, 0, 0], [0, 0, 1]]);
    game.refuse("decline", "EVA-DISP-04").play("put_under 3").refuse("put_under 3", "EVA-DISP-04");
    game.play("put_under 1").play("decline");
    assert_eq!(game.view(0).displays[0].under, ["ship_03", "ship_01"]);
    assert_eq!(ships(&game)[0], Some("ship_02"));
    // Once for each taking.
    game.refuse("refresh new energy", "EVA-DISP-04").play("build_ship ship_02 old");
    game.play("refresh new energy").play("put_under 1").play("put_under 2").play("put_under 3");
    assert_eq!(game.view(0).displays[0].under.len(), 5, "the third item ends it");
}

#[test]
fn eva_disp_05_after_a_refresh_nothing_need_be_taken() {
    let mut game = three_ships().store(0, "old", "9 steel").effect(0, &[(build_ship(), 1)]);
    game.refuse("decline", "EVA-ACT-12").play("refresh old steel").play("put_under 1").play("decline");
    game.play("decline");
    assert_eq!((game.state.players[0].stores[0], game.state.players[0].ships[0].len()), ([0, 8, 0], 0));
    assert!(happened(&game, |e| matches!(e, Event::Declined { .. })));
    assert_eq!(game.to_act(), [1]);
    // No changing over to playing a card.
    let mut game = Fixture::race(2)
        .display("infrastructure", &["infra_i_1", "infra_i_2", "infra_i_3"])
        .infra_hand(0, &["infra_i_5"])
        .store(0, "new", "3 steel")
        .effect(0, &[(Effect::Develop, 2)]);
    game.play("refresh new steel").play("put_under 1").play("decline");
    game.refuse("play_infrastructure infra_i_5", "EVA-DISP-05").play("decline");
    game.play("play_infrastructure infra_i_5");
    assert_eq!(game.state.players[0].infras.played.len(), 1, "the second develop is free again");
}

#[test]
fn eva_disp_06_a_refresh_needs_an_item_and_comes_before_the_refill() {
    let mut game = Fixture::race(2)
        .infra_hand(0, &["infra_i_5", "infra_i_9"])
        .display("infrastructure", &[])
        .stack("infrastructure", &[])
        .store(0, "new", "2 steel")
        .effect(0, &[(Effect::Develop, 1)]);
    game.refuse("refresh new steel", "EVA-DISP-06").play("play_infrastructure infra_i_5");
    let free = Effect::Refresh { display: Display::Ship, up_to: 3 };
    let game = Fixture::race(2).display("ship", &[]).stack("ship", &[]).effect(0, &[(free, 1)]);
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: free }));
    // With a short stack the items come back at once.
    let mut game = three_ships()
        .stack("ship", &["ship_09"])
        .store(0, "old", "1 food")
        .effect(0, &[(Effect::GainShip, 1)]);
    game.play("refresh old food").play("put_under 2").play("put_under 1").play("decline");
    assert_eq!(ships(&game), [Some("ship_03"), Some("ship_09"), Some("ship_02")]);
    assert_eq!(game.view(0).displays[0].under, ["ship_01"]);
}

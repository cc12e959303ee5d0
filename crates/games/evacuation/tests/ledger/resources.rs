//! EVA-RES, EVA-INFO: the two stores, and who may know what.

use orrery_core::{Audience, Game, Seat, Viewer};
use orrery_evacuation::components::{Building, Effect, Preparing};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::{Ask, SeatView};
use orrery_evacuation::vocab::{Actions, Mode};
use orrery_evacuation::{Evacuation, Options};

use crate::setup::{new_game, play_until};
use crate::{happened, settle};

/// Build a ship at its printed price.
fn build_ship() -> Effect {
    Effect::BuildShip(Building::default())
}

/// Prepare a factory of choice.
fn prepare() -> Effect {
    Effect::PrepareFactory(Preparing::default())
}

#[test]
fn eva_res_01_two_separate_stores() {
    let mut game = Fixture::race(2)
        .store(0, "old", "2 food 1 steel")
        .store(0, "new", "1 energy")
        .effect(0, &[(prepare(), 1)]);
    assert_eq!(game.view(1).seats[0].stores, [[2, 1, 0], [0, 0, 1]]);
    game.refuse("prepare food new", "EVA-FACT-01").refuse("prepare energy old", "EVA-FACT-01");
    game.play("prepare energy new");
    assert_eq!(game.state.players[0].stores, [[2, 1, 0], [0; 3]]);
}

#[test]
fn eva_res_02_production_goes_to_the_store_of_its_world() {
    let game = Fixture::race(2).production(0, "1 food 2 steel 3 energy").income();
    // Year 1 takes five food of the Old World.
    assert_eq!(game.state.players[0].stores, [[2, 7, 7], [1, 2, 3]]);
}

#[test]
fn eva_res_03_paid_by_the_world_on_which_it_is_built() {
    // Two steel, one on each world, pay a ship on neither.
    let mut game = Fixture::race(2)
        .display("ship", &["ship_01"])
        .store(0, "old", "1 steel")
        .store(0, "new", "1 steel")
        .effect(0, &[(build_ship(), 1)]);
    game.refuse("build_ship ship_01 old", "EVA-RES-08").refuse("build_ship ship_01 new", "EVA-RES-08");
    let mut game = Fixture::race(2)
        .display("ship", &["ship_01"])
        .store(0, "old", "2 steel")
        .store(0, "new", "2 steel")
        .effect(0, &[(build_ship(), 1)]);
    game.play("build_ship ship_01 new");
    assert_eq!(game.state.players[0].stores, [[0, 2, 0], [0; 3]]);
    // Food of the Old World clones nobody.
    let clone = Effect::Clone { extra: [0; 3] };
    let game = Fixture::race(2).store(0, "old", "5 food").effect(0, &[(clone, 1)]);
    assert_eq!((game.state.players[0].population, game.state.players[0].stores[0]), (0, [5, 0, 0]));
}

#[test]
fn eva_res_04_each_gained_resource_to_a_world_of_choice() {
    let gain = Effect::GainResource { resource: None };
    let mut game = Fixture::race(2).effect(0, &[(gain, 3)]);
    game.play("gain old food").play("gain new food").play("gain new energy");
    assert_eq!(game.state.players[0].stores, [[1, 0, 0], [1, 0, 1]]);
}

#[test]
fn eva_res_05_an_exchange_stays_on_one_world() {
    let mut game = Fixture::race(2)
        .store(0, "old", "1 food")
        .store(0, "new", "1 steel")
        .effect(0, &[(Effect::Exchange, 2)]);
    game.refuse("exchange new food steel", "EVA-EXCH-01");
    game.play("exchange old food energy");
    assert_eq!(game.state.players[0].stores, [[0, 0, 1], [0, 1, 0]]);
}

#[test]
fn eva_res_06_only_ships_move_resources_between_worlds() {
    let with_ship = || Fixture::race(2).ships(0, "old", &["ship_01"]).store(0, "old", "2 steel 1 energy");
    let mut game = with_ship().transport();
    game.play("fly ship_01").play("load_resource steel").play("confirm");
    assert_eq!(game.view(0).seats[0].stores[1], [0, 1, 0]);
    let mut game = with_ship().transport();
    game.play("confirm");
    assert_eq!(game.view(0).seats[0].stores[1], [0; 3], "a ship that stays moves nothing");
    // Before Income nothing is moved either: a whole year without ships leaves the New World empty.
    let mut game = new_game(Options::usual(2), 1);
    play_until(&mut game, |game| game.state.year == 2);
    assert_eq!(game.view(0).seats[0].stores[1], [0; 3]);
}

#[test]
fn eva_res_07_unspent_resources_are_kept() {
    let game = Fixture::race(2).store(0, "old", "3 steel").store(0, "new", "2 energy").year_end();
    assert_eq!(game.state.year, 2);
    // 7 of each are produced, 4 food eaten.
    assert_eq!(game.state.players[0].stores, [[3, 10, 7], [0, 0, 2]]);
}

#[test]
fn eva_res_08_nothing_is_paid_in_part() {
    let mut game = Fixture::race(2)
        .display("ship", &["ship_01"])
        .store(0, "old", "1 steel 5 energy")
        .effect(0, &[(build_ship(), 1)]);
    game.refuse("build_ship ship_01 old", "EVA-RES-08");
    game.play("decline");
    assert_eq!(game.state.players[0].stores[0], [0, 1, 5]);
    let mut game = Fixture::race(2)
        .infra_hand(0, &["infra_ii_1"])
        .store(0, "new", "1 steel")
        .effect(0, &[(Effect::Develop, 1)]);
    game.refuse("play_infrastructure infra_ii_1", "EVA-RES-08");
}

#[test]
fn eva_res_09_gaining_is_free_and_building_is_not() {
    let price = |game: &Table| {
        let price = |event: &Event| match event {
            Event::ShipBuilt { price, .. } | Event::FactoryPrepared { price, .. } => Some(*price),
            _ => None,
        };
        game.log.events.iter().find_map(|(_, event)| price(event)).expect("something was bought")
    };
    let shown = || Fixture::race(2).display("ship", &["ship_01"]).store(0, "old", "2 food 3 steel");
    let mut game = shown().effect(0, &[(Effect::GainShip, 1)]);
    game.play("build_ship ship_01 old");
    assert_eq!((price(&game), game.state.players[0].stores[0]), ([0; 3], [2, 3, 0]));
    let mut game = shown().effect(0, &[(build_ship(), 1)]);
    game.play("build_ship ship_01 old");
    assert_eq!((price(&game), game.state.players[0].stores[0]), ([0, 2, 0], [2, 1, 0]));
    // An effect may change the price.
    let free = Effect::PrepareFactory(Preparing { free: true, ..Preparing::default() });
    let mut game = shown().effect(0, &[(free, 1)]);
    game.play("prepare food old");
    assert_eq!((price(&game), game.state.players[0].stores[0]), ([0; 3], [2, 3, 0]));
}

#[test]
fn eva_res_10_what_an_effect_sets_off_comes_before_the_next() {
    // The reward of an infrastructure comes between two settlings.
    let mut game = Fixture::race(2)
        .markers(0, [(11, "main"), (9, "main")])
        .population(0, 6)
        .factories(0, "new", "2 food")
        .store(0, "new", "9 steel")
        .infra_played(0, &["infra_i_9"])
        .effect(0, &[(settle(), 2)]);
    game.play("settle f_q2_r3");
    assert_eq!(game.legal(), ["raise food", "raise steel", "raise energy"]);
    game.play("raise food").play("settle f_q6_rm3");
    assert_eq!(game.to_act(), [1], "the next player comes last");
    // A display is refilled before the second item is taken.
    let mut game = Fixture::race(2)
        .display("infrastructure", &["infra_i_1", "infra_i_2", "infra_i_3"])
        .stack("infrastructure", &["infra_i_4"])
        .effect(0, &[(Effect::Develop, 2)]);
    game.play("take_infrastructure infra_i_1").play("take_infrastructure infra_i_4");
    assert_eq!(game.state.players[0].infras.hand.len(), 2);
}

/// What everybody may see of a player.
fn public(game: &Table, viewer: Viewer) -> SeatView {
    let mut seat = Evacuation::view(&game.state, viewer).seats[0].clone();
    (seat.hand, seat.marked, seat.face_down) = (None, None, None);
    seat
}

#[test]
fn eva_info_01_what_is_public() {
    let mut game = Fixture::advanced(2)
        .store(0, "old", "3 steel 3 energy")
        .store(0, "new", "2 food")
        .ships(0, "old", &["ship_01"])
        .stadiums(0, "new", &["stadium_05"])
        .infra_hand(0, &["infra_i_5"])
        .infra_played(0, &["infra_i_1"])
        .research(0, [3, 1, 0])
        .penalties(0, 2)
        .settled(0, "f_q6_rm3", "")
        .factories(0, "new", "food")
        .population(0, 3)
        .transport();
    game.play("fly ship_01").play("load_resource steel").play("load_stadium stadium_start_blue");
    let own = public(&game, Viewer::Seat(Seat(0)));
    assert_eq!((own.stores, own.penalties, own.population), ([[0, 2, 2], [2, 0, 0]], 2, 3));
    assert_eq!((own.ships[0][0].resources, own.ships[0][0].stadiums.len()), ([0, 1, 0], 1));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        assert_eq!(public(&game, viewer), own);
        let view = Evacuation::view(&game.state, viewer);
        assert_eq!(view.displays, game.view(0).displays);
        assert_eq!((view.bonus_cards.len(), view.deck, view.discards), (4, 80 - 8, 0));
    }
    // The discard pile is counted and not shown.
    let mut game = new_game(Options { actions: Actions::Advanced, ..Options::usual(2) }, 1);
    play_until(&mut game, |game| game.state.step == Step::Actions);
    let view = Evacuation::view(&game.state, Viewer::Onlooker);
    assert_eq!((view.deck, view.discards), (80 - 14, 6));
    let told = game.log.heard_by(Viewer::Onlooker);
    assert!(told.iter().all(|event| !matches!(event, Event::CardsDiscarded { cards: Some(_), .. })));
}

#[test]
fn eva_info_02_infrastructures_in_hand_are_public() {
    let game = Fixture::race(2).infra_hand(0, &["infra_i_5", "infra_ii_2"]).actions();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let seen = &Evacuation::view(&game.state, viewer).seats[0].infrastructures;
        assert_eq!(seen.iter().map(|infra| infra.id()).collect::<Vec<_>>(), ["infra_i_5", "infra_ii_2"]);
    }
}

#[test]
fn eva_info_03_what_only_the_owner_knows() {
    let kept = ["goal_production_steel"];
    let game = Fixture::points(2).goals(0, &kept).actions();
    let goals = |game: &Table, viewer| Evacuation::view(&game.state, viewer).seats[0].goals.len();
    assert_eq!((goals(&game, Viewer::Seat(Seat(0))), game.view(1).seats[0].goal_count), (3, 3));
    assert_eq!((goals(&game, Viewer::Seat(Seat(1))), goals(&game, Viewer::Onlooker)), (0, 0));
    let over = Fixture::points(2).goals(0, &kept).over();
    assert_eq!((goals(&over, Viewer::Seat(Seat(1))), goals(&over, Viewer::Onlooker)), (3, 3), "at scoring");
    // The draft: nobody sees another pack, nor what was kept.
    let mut draft = new_game(Options { mode: Mode::Points, ..Options::usual(2) }, 1);
    let Ask::KeepGoal { goals: own } = draft.view(0).ask else { panic!("a draft") };
    let Ask::KeepGoal { goals: other } = draft.view(1).ask else { panic!("a draft") };
    assert!(own.len() == 4 && own.iter().all(|goal| !other.contains(goal)));
    let before = draft.view(1);
    draft.play_as(0, &format!("keep_goal {}", own[0].id()));
    assert_eq!(draft.view(1).seats[0].goals, before.seats[0].goals);
    // Cards in hand, and those laid face down.
    let mut game = Fixture::advanced(2).hand(0, &["action_card_01", "action_card_02"]).actions();
    game.play("act settle").play("lay_down action_card_02");
    let (own, other) = (game.view(0), game.view(1));
    assert_eq!(own.seats[0].face_down.as_ref().map(Vec::len), Some(1));
    assert_eq!(own.seats[0].hand.as_ref().map(Vec::len), Some(usize::from(own.seats[0].hand_count)));
    assert_eq!((&other.seats[0].face_down, &other.seats[0].hand), (&None, &None));
    assert_eq!((other.seats[0].hand_count, other.seats[0].areas), (own.seats[0].hand_count, [0, 1, 0, 0]));
    let told = game.log.heard_by(Viewer::Seat(Seat(1)));
    assert!(told.contains(&Event::CardLaidDown { seat: Seat(0), card: None }));
}

#[test]
fn eva_info_04_nobody_knows_the_order_of_a_stack() {
    let next = |random: u32| {
        let mut game = Fixture::race(2)
            .display("ship", &["ship_01", "ship_02", "ship_03"])
            .store(0, "old", "2 steel")
            .effect(0, &[(build_ship(), 1)]);
        let seen = game.view(0).displays[0].clone();
        game.next_random(&[random]).play("build_ship ship_01 old");
        (seen, game.view(0).displays[0].items[2])
    };
    assert_eq!(next(0).0, next(7).0, "positions that look alike");
    assert_ne!(next(0).1, next(7).1, "go on differently: the order does not exist before it is drawn");
    assert_eq!(next(0).0.under, Vec::<&str>::new());
    // What was put under a stack was seen.
    let mut game = Fixture::race(2)
        .display("ship", &["ship_01", "ship_02", "ship_03"])
        .store(0, "old", "3 steel")
        .effect(0, &[(build_ship(), 1)]);
    game.play("refresh old steel").play("put_under 2").play("put_under 1").play("decline");
    let display = Evacuation::view(&game.state, Viewer::Onlooker).displays[0].clone();
    assert_eq!((display.under, display.stack), (vec!["ship_02", "ship_01"], 18));
}

#[test]
fn eva_info_05_simultaneous_phases_are_applied_in_turn_order() {
    let flying = |first: u8| {
        let mut game = Fixture::race(2)
            .order(&[1, 0])
            .ships(0, "old", &["ship_01"])
            .ships(1, "old", &["ship_02"])
            .store(0, "old", "2 energy")
            .store(1, "old", "2 energy")
            .transport();
        assert_eq!(game.to_act(), [0, 1], "both plan at the same time");
        for seat in [first, 1 - first] {
            game.play_as(seat, &format!("fly ship_0{}", seat + 1)).play_as(seat, "load_resource energy");
            game.play_as(seat, "confirm");
        }
        game
    };
    assert_eq!(flying(0).state, flying(1).state, "who decides first does not matter");
    let landed: Vec<u8> = (flying(0).events().iter())
        .filter_map(|event| match event {
            Event::Landed { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(landed, [1, 0]);
    let income = Fixture::race(3).order(&[2, 0, 1]).income();
    let fed: Vec<u8> = (income.log.events.iter())
        .filter_map(|(_, event)| match event {
            Event::Fed { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(fed, [2, 0, 1]);
}

#[test]
fn eva_info_06_a_refresh_and_the_option_of_a_card_are_open() {
    let mut game = Fixture::race(2)
        .display("stadium", &["stadium_01", "stadium_02", "stadium_03"])
        .store(0, "new", "1 food")
        .effect(0, &[(Effect::GainStadium, 1)]);
    game.events();
    game.play("refresh new food").play("put_under 3").play("put_under 1").play("decline");
    let under: Vec<(Audience, &'static str)> = (game.heard().into_iter())
        .filter_map(|(audience, event)| match event {
            Event::PutUnder { stadium: Some(stadium), .. } => Some((audience, stadium.id())),
            _ => None,
        })
        .collect();
    assert_eq!(under, [(Audience::ALL, "stadium_03"), (Audience::ALL, "stadium_01")]);
    // The stack is a number for everybody.
    let seen = Evacuation::view(&game.state, Viewer::Everything).displays[1].clone();
    assert_eq!((seen.stack, seen.under.len()), (14, 2));
    let mut game = Fixture::advanced(2)
        .acted(0, &[2, 2])
        .face_up(0, &["action_card_25"])
        .bonus_card("bonus_1")
        .progress();
    assert!(!happened(&game, |event| matches!(event, Event::PowerCounted { .. })));
    game.events();
    game.play("use_power 8");
    assert!(game.heard().contains(&(Audience::ALL, Event::PowerCounted { seat: Seat(0), points: 8 })));
}

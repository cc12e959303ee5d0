//! EVA-FACT, EVA-CLONE, EVA-GAIN, EVA-EXCH, EVA-POP: the small sub-actions.

use orrery_core::Seat;
use orrery_evacuation::components::{Effect, Preparing};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::Fixture;
use orrery_evacuation::vocab::Resource;

use crate::setup::play_until;
use crate::{happened, settle};

/// Prepare a factory of choice.
fn prepare() -> Effect {
    Effect::PrepareFactory(Preparing::default())
}

/// Clone at the usual price.
const CLONE: Effect = Effect::Clone { extra: [0; 3] };

#[test]
fn eva_fact_01_a_factory_costs_a_resource_of_its_type() {
    let fixture = || Fixture::race(2).store(0, "old", "2 food 1 steel").store(0, "new", "1 energy");
    let mut game = fixture().effect(0, &[(prepare(), 1)]);
    game.refuse("prepare energy old", "EVA-FACT-01").refuse("prepare food new", "EVA-FACT-01");
    game.play("prepare food old");
    let player = &game.state.players[0];
    assert_eq!(
        (player.stores[0], player.supply, player.factories),
        ([1, 1, 0], [3, 4, 4], [[1, 0, 0], [0; 3]])
    );
    // A card may name the type.
    let steel = Effect::PrepareFactory(Preparing { factory: Some(Resource::Steel), ..Preparing::default() });
    let mut game = fixture().store(0, "new", "1 steel").effect(0, &[(steel, 1)]);
    game.refuse("prepare food old", "EVA-FACT-01").play("prepare steel new");
}

#[test]
fn eva_fact_02_on_either_world() {
    let mut game =
        Fixture::race(2).store(0, "old", "1 steel").store(0, "new", "1 steel").effect(0, &[(prepare(), 2)]);
    assert_eq!(game.legal(), ["prepare steel old", "prepare steel new"]);
    // The second has only one choice left.
    game.play("prepare steel new");
    assert_eq!(game.state.players[0].factories, [[0, 1, 0], [0, 1, 0]]);
}

#[test]
fn eva_fact_03_a_factory_is_carried_before_it_settles() {
    let mut game = Fixture::race(2)
        .factories(0, "old", "steel")
        .population(0, 2)
        .store(0, "new", "2 steel")
        .effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q6_r1", "EVA-SETTLE-04");
    let mut game = Fixture::race(2)
        .factories(0, "old", "steel")
        .ships(0, "old", &["ship_01"])
        .store(0, "old", "1 energy")
        .transport();
    game.play("fly ship_01").play("load_factory steel").play("confirm");
    play_until(&mut game, |game| game.state.step == Step::Actions && game.to_act() == [0]);
    game.play("act settle");
    assert_eq!(game.state.players[0].production, [0, 1, 0], "the only field that can be settled is settled");
}

#[test]
fn eva_fact_04_settling_with_it_costs_nothing_more() {
    let mut game = Fixture::race(2).factories(0, "new", "steel energy").effect(0, &[(settle(), 1)]);
    game.play("settle f_q6_rm1");
    assert_eq!(game.state.players[0].production, [0, 1, 1]);
    assert!(happened(&game, |e| matches!(e, Event::Settled { steel: 0, .. })));
}

#[test]
fn eva_fact_05_an_empty_supply_gives_no_factory() {
    let empty = || Fixture::race(2).factories(0, "old", "4 food").store(0, "old", "3 food 1 steel 1 energy");
    empty().effect(0, &[(prepare(), 1)]).refuse("prepare food old", "EVA-FACT-05").play("prepare steel old");
    let gain = Effect::GainFactory { factory: None };
    empty().effect(0, &[(gain, 1)]).refuse("gain_factory food new", "EVA-FACT-05");
    let mut game = empty().ships(0, "old", &["ship_01"]).transport();
    game.play("fly ship_01").refuse("load_site food_factory site", "EVA-TRANS-12");
    // The factories of another colour do not help.
    assert_eq!(game.state.players[1].supply, [4; 3]);
}

#[test]
fn eva_fact_06_types_of_choice_are_in_the_supply() {
    let gain = Effect::GainFactory { factory: None };
    let game = Fixture::race(2).factories(0, "old", "4 food 4 steel").effect(0, &[(gain, 1)]);
    assert_eq!(game.legal(), ["gain_factory energy old", "gain_factory energy new"]);
    let game = Fixture::race(2).factories(0, "old", "4 food 4 steel 4 energy").effect(0, &[(gain, 1)]);
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: gain }));
    let game = Fixture::race(2)
        .factories(0, "old", "4 food 4 steel 4 energy")
        .store(0, "old", "1 food 1 steel 1 energy")
        .effect(0, &[(prepare(), 1)]);
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: prepare() }));
}

#[test]
fn eva_clone_01_two_population_for_a_food() {
    let mut game = Fixture::race(2).store(0, "new", "3 food 1 steel").actions();
    assert_eq!(game.state.players[0].population, 0, "nobody need be there");
    game.play("act clone");
    assert_eq!((game.state.players[0].population, game.state.players[0].stores[1]), (2, [2, 1, 0]));
    let game = Fixture::race(2).population(0, 3).store(0, "new", "2 food").effect(0, &[(CLONE, 2)]);
    assert_eq!((game.state.players[0].population, game.state.players[0].stores[1]), (7, [0; 3]));
}

#[test]
fn eva_clone_02_on_the_new_world_only() {
    let game = Fixture::race(2).store(0, "old", "3 food").effect(0, &[(CLONE, 1)]);
    assert_eq!((game.state.players[0].population, game.state.players[0].stores[0]), (0, [3, 0, 0]));
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: CLONE }));
}

#[test]
fn eva_gain_01_a_resource_of_choice_to_a_world_of_choice() {
    let gain = Effect::GainResource { resource: None };
    let game = Fixture::race(2).effect(0, &[(gain, 1)]);
    let all = ["old food", "old steel", "old energy", "new food", "new steel", "new energy"];
    assert_eq!(game.legal(), all.map(|place| format!("gain {place}")));
    for (i, place) in all.into_iter().enumerate() {
        let mut game = Fixture::race(2).effect(0, &[(gain, 1)]);
        game.refuse("decline", "EVA-ACT-12").play(&format!("gain {place}"));
        let stores = game.state.players[0].stores;
        assert_eq!(stores.as_flattened().iter().position(|&n| n == 1), Some(i));
    }
    let steel = Effect::GainResource { resource: Some(Resource::Steel) };
    let mut game = Fixture::race(2).effect(0, &[(steel, 1)]);
    game.refuse("gain old food", "EVA-GAIN-01").play("gain old steel");
}

#[test]
fn eva_exch_01_one_resource_for_another() {
    let mut game = Fixture::race(2)
        .store(0, "old", "1 food")
        .store(0, "new", "1 steel")
        .effect(0, &[(Effect::Exchange, 3)]);
    game.refuse("exchange old steel food", "EVA-EXCH-01").refuse("exchange new food steel", "EVA-EXCH-01");
    game.play("exchange old food steel").play("exchange new steel energy");
    assert_eq!(game.state.players[0].stores, [[0, 1, 0], [0, 0, 1]]);
    game.play("decline");
    assert_eq!(game.to_act(), [1], "the third is waived");
    // Without a resource there is nothing to exchange.
    let game = Fixture::race(2).effect(0, &[(Effect::Exchange, 3)]);
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn eva_pop_01_gained_population_comes_to_the_new_world() {
    let game = Fixture::race(2).effect(0, &[(Effect::GainPopulation, 2)]);
    assert_eq!(game.view(1).seats[0].population, 2);
    let mut game =
        Fixture::race(2).store(0, "new", "2 steel").effect(0, &[(Effect::GainPopulation, 2), (settle(), 1)]);
    game.play("settle f_q6_rm3");
    assert_eq!(game.state.players[0].population, 0, "it can settle at once");
}

//! EVA-TECH-19 to EVA-TECH-33: what single technologies do.

use orrery_core::Seat;
use orrery_evacuation::Options;
use orrery_evacuation::components::{Building, COMPONENTS, Effect, Preparing};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::Symbol;

use crate::setup::{new_game, play_until};
use crate::{happened, settle};

/// How many resources a seat has gained.
fn gained(game: &Table) -> usize {
    game.log.events.iter().filter(|(_, e)| matches!(e, Event::Gained { seat: Seat(0), .. })).count()
}

#[test]
fn eva_tech_19_other_resources_pay_action_energy() {
    let third =
        || Fixture::race(2).acted(0, &[2, 3]).store(0, "old", "1 food 1 steel").store(0, "new", "1 food");
    let mut game = third().techs(0, &["tech_2_4"]).actions();
    game.play("act settle");
    assert_eq!(game.legal(), ["pay old food", "pay old steel"]);
    game.refuse("pay new food", "EVA-ENE-01").play("pay old steel");
    assert_eq!(game.state.players[0].stores, [[1, 0, 0], [1, 0, 0]]);
    assert!(third().actions().state.players[0].passed, "without the technology nothing can be paid");
    // Unit by unit, mixed with energy.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_2_4"])
        .acted(0, &[2, 3, 4])
        .store(0, "old", "2 food 1 energy")
        .actions();
    game.play("act settle").play("pay old energy");
    assert_eq!(game.state.players[0].stores[0], [1, 0, 0]);
    // Without the technology energy alone pays.
    let mut game = Fixture::race(2)
        .markers(0, [(11, "main"), (10, "main")])
        .acted(0, &[2, 3])
        .store(0, "old", "1 food 1 energy")
        .store(0, "new", "1 energy")
        .actions();
    game.play("act settle").refuse("pay old food", "EVA-TECH-19");
}

#[test]
fn eva_tech_20_a_resource_for_each_parked_marker() {
    let progress = |own: [(u8, &str); 2], areas: &[u8]| {
        Fixture::race(2)
            .year(2)
            .order(&[1, 0])
            .techs(0, &["tech_2_2"])
            .markers(1, [(8, "main"), (6, "main")])
            .markers(0, own)
            .acted(0, areas)
            .progress()
    };
    // Both lanes are taken by the other player, who moved first.
    let mut game = progress([(8, "parking"), (6, "parking")], &[]);
    assert_eq!((game.to_act(), game.state.step), (vec![0], Step::Progress));
    game.play("gain old food").play("gain new steel");
    assert_eq!((gained(&game), game.state.year), (2, 3));
    // A marker that has moved counts as well, one on space 0 does not.
    let mut game = progress([(6, "parking"), (0, "parking")], &[2]);
    game.play("advance 8 0").play("gain old food");
    assert_eq!((gained(&game), game.state.year), (1, 3));
    // Nothing for markers in a lane, and nothing without the technology.
    assert_eq!(progress([(7, "parking"), (4, "parking")], &[]).state.year, 3);
    let game = Fixture::race(2)
        .year(2)
        .order(&[1, 0])
        .markers(1, [(8, "main"), (6, "main")])
        .markers(0, [(8, "parking"), (6, "parking")])
        .progress();
    assert_eq!(game.state.year, 3);
}

#[test]
fn eva_tech_21_a_resource_with_every_bonus_taken() {
    let bonus = || Fixture::race(2).techs(0, &["tech_1_2"]).bonus_card("bonus_1").acted(0, &[4, 3]);
    // Before the parts of the bonus, so it can pay for them.
    let mut game = bonus().infra_hand(0, &["infra_i_5"]).bonus();
    game.play("take_bonus upper").refuse("research 1", "EVA-ACT-12").play("gain new steel");
    game.play("research 2").play("play_infrastructure infra_i_5");
    assert_eq!((gained(&game), game.state.players[0].stores[1][1]), (1, 0));
    // Not if the bonus is declined.
    let mut game = bonus().bonus();
    game.play("decline");
    assert_eq!(gained(&game), 0);
    // Even if all its parts lapse.
    let mut game = Fixture::race(2).techs(0, &["tech_1_2"]).bonus_card("bonus_7").acted(0, &[4, 3]).bonus();
    game.play("take_bonus upper").play("gain old food");
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: settle() }));
    // Not if this bonus completes it.
    let mut game = bonus().research(0, [0, 0, 0]).bonus();
    game.play("take_bonus upper").play("research 1");
    assert!(game.legal()[0].starts_with("take_infrastructure"));
    assert_eq!(gained(&game), 0);
    // The lower bonus counts too.
    let fixture = Fixture::race(2).techs(0, &["tech_1_2"]).bonus_card("bonus_1").acted(0, &[4, 4, 2]);
    let mut game = fixture.bonus();
    game.play("take_bonus lower").play("gain old food");
    assert_eq!(game.to_act(), [0], "the bonus itself follows");
}

#[test]
fn eva_tech_22_the_fourth_action_costs_one_less() {
    for (before, energy) in [(2, 1), (3, 1), (4, 3), (5, 3), (9, 3)] {
        let areas: Vec<u8> = [2, 3, 4].into_iter().cycle().take(before).collect();
        let game = Fixture::race(2).techs(0, &["tech_3_1"]).acted(0, &areas).actions();
        assert_eq!(game.view(0).seats[0].next_energy[0], energy, "after {before} actions");
    }
    let game = Fixture::race(2).techs(0, &["tech_3_1"]).acted(0, &[2, 2, 2]).actions();
    assert_eq!(game.view(0).seats[0].next_energy[1], 2, "the surcharge stays");
}

#[test]
fn eva_tech_23_cheaper_flights() {
    let energies = |game: &Table, world: usize| -> Vec<u8> {
        game.view(0).seats[0].ships[world].iter().map(|ship| ship.energy).collect()
    };
    let ships = ["ship_01", "ship_07"];
    let mut game = Fixture::race(2)
        .techs(0, &["tech_3_3"])
        .ships(0, "old", &ships)
        .store(0, "old", "1 energy")
        .transport();
    assert_eq!(energies(&game, 0), [0, 1]);
    game.play("fly ship_01").play("fly ship_07").play("confirm");
    assert_eq!((game.view(0).seats[0].ships[1].len(), energies(&game, 1)), (2, vec![1, 1]));
    // Flights back cost nothing.
    let mut game = Fixture::race(2).techs(0, &["tech_2_1"]).ships(0, "new", &ships).transport();
    assert_eq!(energies(&game, 1), [0, 0]);
    game.play("fly_back ship_01").play("fly_back ship_07").play("confirm");
    assert_eq!((energies(&game, 0), game.state.players[0].stores[1]), (vec![1, 2], [0; 3]));
    // With the discount of a card.
    let card = Effect::BuildShip(Building { first_flight: 1, ..Building::default() });
    let mut game = Fixture::race(2)
        .techs(0, &["tech_3_3"])
        .display("ship", &["ship_18"])
        .store(0, "old", "3 steel 1 energy")
        .effect(0, &[(card, 1)]);
    game.play("build_ship ship_18 old");
    assert_eq!(energies(&game, 0), [3 - 1 - 1]);
}

#[test]
fn eva_tech_24_cloning_gives_three() {
    let clone = Effect::Clone { extra: [0; 3] };
    let with = |effect, times| {
        let fixture = Fixture::race(2).techs(0, &["tech_3_2"]).store(0, "new", "2 food");
        fixture.effect(0, &[(effect, times)]).state.players[0].population
    };
    assert_eq!((with(clone, 1), with(clone, 2)), (3, 6));
    assert_eq!(with(Effect::GainPopulation, 2), 2, "gained population is not affected");
}

#[test]
fn eva_tech_25_settling_costs_one_steel_less() {
    let steel = |id: &str| {
        let mut game = Fixture::race(2)
            .techs(0, &["tech_2_6"])
            .markers(0, [(8, "main"), (5, "main")])
            .population(0, 4)
            .factories(0, "new", "2 food")
            .store(0, "new", "5 steel")
            .effect(0, &[(settle(), 1)]);
        game.play(&format!("settle {id}"));
        5 - game.state.players[0].stores[1][1]
    };
    assert_eq!((steel("f_q6_rm3"), steel("f_q7_rm2"), steel("f_q6_rm1")), (1, 0, 0));
    // For each settling.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_2_6"])
        .population(0, 4)
        .store(0, "new", "2 steel")
        .effect(0, &[(settle(), 2)]);
    game.play("settle f_q6_rm3").play("settle f_q6_rm2");
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].population), ([0; 3], 0));
}

#[test]
fn eva_tech_26_each_world_eats_one_less() {
    for (year, old, new) in [(1, 4, 0), (2, 3, 0), (3, 1, 1), (4, 0, 3)] {
        let fixture = Fixture::race(2).techs(0, &["tech_3_6"]).year(year);
        let game = fixture.store(0, "old", "9 food").store(0, "new", "9 food").income();
        let stores = game.state.players[0].stores;
        assert_eq!((stores[0][0], stores[1][0]), (9 + 7 - old, 9 - new), "year {year}");
    }
}

#[test]
fn eva_tech_27_exchanges_at_the_end_of_income() {
    let fixture = || Fixture::race(2).techs(0, &["tech_4_2"]).store(0, "new", "1 food");
    let mut game = fixture().income();
    assert_eq!((game.state.step, game.to_act()), (Step::Income, vec![0]));
    game.play("exchange old steel food");
    assert_eq!(game.state.players[0].stores[0], [3, 6, 7]);
    game.refuse("exchange old steel food", "EVA-TECH-27").play("exchange new food steel");
    assert_eq!((game.state.players[0].stores[1], game.state.step), ([0, 1, 0], Step::Actions));
    // Optional.
    let mut game = fixture().income();
    game.play("decline");
    assert_eq!((game.state.players[0].stores, game.state.step), ([[2, 7, 7], [1, 0, 0]], Step::Actions));
    // After consumption and penalties: exchanged food comes too late.
    let fixture = fixture().markers(0, [(4, "main"), (5, "main")]).sites(0, &[]).store(0, "old", "5 steel");
    let mut game = fixture.income();
    assert_eq!(game.state.players[0].penalties, 5);
    game.play("exchange old steel food");
    assert_eq!((game.state.players[0].penalties, game.state.players[0].stores[0]), (5, [1, 4, 0]));
}

#[test]
fn eva_tech_28_a_resource_for_passing() {
    let mut game = Fixture::race(2).techs(0, &["tech_4_1"]).actions();
    game.play("pass");
    let gains = game.legal().iter().filter(|action| action.starts_with("gain ")).count();
    assert_eq!((game.to_act(), gains), (vec![0], 6), "a resource and a world of choice");
    game.play("gain new food");
    assert_eq!((game.to_act(), gained(&game)), (vec![1], 1));
    game.play("pass");
    assert_eq!((game.state.year, gained(&game)), (2, 1), "once a year");
    play_until(&mut game, |game| game.to_act() == [0]);
    game.play("pass").play("gain old steel");
    assert_eq!(gained(&game), 2);
}

#[test]
fn eva_tech_29_more_room_for_cargo() {
    let loading = |tech: &str, ship: &str| {
        let mut game = Fixture::race(2)
            .techs(0, &[tech])
            .ships(0, "old", &[ship])
            .stadiums(0, "old", &["stadium_01", "stadium_02", "stadium_03"])
            .store(0, "old", "2 energy")
            .transport();
        game.play(&format!("fly {ship}"));
        game
    };
    let mut game = loading("tech_4_4", "ship_01");
    game.play("load_stadium stadium_01").play("load_stadium stadium_02");
    game.refuse("load_stadium stadium_03", "EVA-TRANS-17");
    let mut game = loading("tech_4_4", "ship_12");
    game.play("load_stadium stadium_01").play("load_stadium stadium_02").play("load_stadium stadium_03");
    assert_eq!(game.view(0).seats[0].ships[0][0].building_slots, 3);
    loading("tech_4_6", "ship_01")
        .refuse("load_site sea_site_a site", "EVA-TRANS-13")
        .play("load_site steel_pop_a site");
    loading("tech_4_6", "ship_03").play("load_site energy_factory site");
    loading("tech_4_4", "ship_01").refuse("load_site steel_pop_a site", "EVA-TRANS-08");
}

#[test]
fn eva_tech_30_a_ring_and_a_diamond_for_good() {
    let symbols = |markers| {
        let game = Fixture::race(2).techs(0, &["tech_3_4"]).markers(0, markers).actions();
        game.view(0).seats[0].symbols.clone()
    };
    assert_eq!(symbols([(0, "parking"), (0, "parking")]), [Symbol::Ring, Symbol::Diamond]);
    assert_eq!(symbols([(8, "main"), (5, "main")]), [Symbol::Ring, Symbol::Ring, Symbol::Diamond]);
    let mut game = Fixture::race(2)
        .techs(0, &["tech_3_4"])
        .population(0, 4)
        .store(0, "new", "9 steel")
        .effect(0, &[(settle(), 2)]);
    game.play("settle f_q7_rm2").play("settle f_q0_r1");
    assert_eq!(game.state.players[0].fields.len(), 2, "they are not used up");
}

#[test]
fn eva_tech_31_factories_are_prepared_for_nothing() {
    let preparing = |extra, store: &str| {
        let effect = Effect::PrepareFactory(Preparing { extra, ..Preparing::default() });
        Fixture::race(2).techs(0, &["tech_4_5"]).store(0, "old", store).effect(0, &[(effect, 1)])
    };
    let mut game = preparing([0; 3], "1 steel");
    assert_eq!(game.legal().len(), 6, "any type on either world");
    game.play("prepare steel old");
    assert_eq!((game.state.players[0].stores[0], game.state.players[0].factories[0]), ([0, 1, 0], [0, 1, 0]));
    let mut game = preparing([0, 1, 0], "1 steel");
    game.refuse("prepare food new", "EVA-FACT-01").play("prepare food old");
    assert_eq!(game.state.players[0].stores[0], [0; 3], "the extra cost of a card is due");
}

#[test]
fn eva_tech_32_production_of_choice_unit_by_unit() {
    for tech in ["tech_2_9", "tech_4_9"] {
        let fixture = Fixture::race(2).techs(0, &[tech]).research(0, [4, 0, 0]);
        let mut game = fixture.effect(0, &[(Effect::Research, 1)]);
        game.play("research 1").refuse("decline", "EVA-ACT-12").play("raise energy");
        assert_eq!(game.legal(), ["raise food", "raise steel", "raise energy"]);
        game.play("raise food");
        assert_eq!((game.state.players[0].production, game.to_act()), ([1, 0, 1], vec![1]));
    }
}

#[test]
fn eva_tech_33_one_set_each_and_for_its_owner_alone() {
    for seat in new_game(Options::usual(4), 8).view(0).seats {
        let sets = seat.technologies.iter().flatten().map(|t| COMPONENTS.techs[t.tech.index()].set);
        let sets: Vec<u8> = sets.collect();
        assert!(sets.iter().all(|set| *set == sets[0]));
    }
    let game = |owner: u8| {
        Fixture::race(2)
            .techs(owner, &["tech_1_4"])
            .population(0, 4)
            .store(0, "new", "9 steel")
            .effect(0, &[(settle(), 1)])
    };
    game(1).refuse("settle f_q7_rm2", "EVA-SETTLE-06");
    game(0).play("settle f_q7_rm2");
}

//! EVA-OPEN-35 to EVA-OPEN-65: what the rulebook leaves open, and how it was decided.

use orrery_core::{Game, Viewer};
use orrery_evacuation::components::{Building, COMPONENTS, Cost, Effect, Preparing};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::vocab::{Actions, Mode, Phase, Resource, Ship, Stadium, Symbol, Terrain};
use orrery_evacuation::{Evacuation, Options};

use crate::examples::evacuated;
use crate::progress::areas;
use crate::setup::{new_game, play_until};
use crate::solo::{opponent, turns};
use crate::{build_stadium, happened, outcome};

/// Build a ship at its printed price.
fn build_ship() -> Effect {
    Effect::BuildShip(Building::default())
}

#[test]
fn eva_open_35_the_supply_is_unlimited() {
    let mut game = Fixture::race(2).effect(0, &[(Effect::GainResource { resource: None }, 50)]);
    for _ in 0..50 {
        game.play("gain new food");
    }
    assert_eq!(game.view(0).seats[0].stores[1], [50, 0, 0], "more than the 45 of the box");
    let game = Fixture::race(2).year(4).penalties(0, 20).sites(0, &[]).income();
    assert_eq!(game.view(0).seats[0].penalties, 20 + 4 + 2, "and more than 20 tokens");
}

#[test]
fn eva_open_36_infrastructures_in_hand_are_public() {
    let game = Fixture::race(2).infra_hand(0, &["infra_i_4", "infra_ii_1"]).actions();
    let of = |view: orrery_evacuation::View| view.seats[0].infrastructures.clone();
    assert_eq!(of(game.view(1)).len(), 2);
    assert_eq!(of(game.view(1)), of(Evacuation::view(&game.state, Viewer::Onlooker)));
}

#[test]
fn eva_open_37_more_than_ten_actions_if_paid_for() {
    let eleven = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3];
    let mut game = Fixture::race(2).acted(0, &eleven[..10]).store(0, "old", "3 energy").actions();
    game.play("act clone");
    assert_eq!((game.view(0).seats[0].actions, game.view(0).seats[0].power[0]), (11, 25 - 2 + 3));
}

#[test]
fn eva_open_38_what_can_be_carried_out_must_be() {
    let fixture = || Fixture::race(2).display("stadium", &["stadium_01"]).stack("stadium", &[]);
    let mut game = fixture().store(0, "new", "1 food 1 steel").effect(0, &[(build_stadium(), 1)]);
    game.refuse("decline", "EVA-ACT-12");
    // An item that cannot be paid lapses.
    let game = fixture().effect(0, &[(build_stadium(), 1)]);
    assert!(happened(&game, |e| matches!(e, Event::Lapsed { .. })));
}

#[test]
fn eva_open_39_a_paid_refresh_for_each_item() {
    let mut game = Fixture::race(2).store(0, "old", "5 food").effect(0, &[(Effect::Develop, 2)]);
    for _ in 0..2 {
        game.play("refresh old food").play("put_under 1").play("decline");
        game.refuse("refresh old food", "EVA-DISP-04");
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    assert_eq!(game.state.players[0].stores[0], [3, 0, 0]);
}

/// Two players with a simulated third.
fn rival(mode: Mode) -> Options {
    Options { mode, rival: true, ..Options::usual(2) }
}

#[test]
fn eva_open_40_the_simulated_third_acts_and_owns_nothing() {
    let mut game = new_game(rival(Mode::Race), 3);
    game.play("act settle").play("act settle");
    assert_eq!(turns(&game), 1);
    play_until(&mut game, |game| game.state.year == 2);
    let opponent = opponent(&game);
    assert!(opponent.stadiums.is_empty());
    assert_eq!((game.view(0).order.len(), game.view(0).markers.len(), game.view(0).seats.len()), (2, 4, 2));
}

#[test]
fn eva_open_41_two_kinds_of_symbols() {
    let symbols = |space| {
        let game = Fixture::race(2).markers(0, [(space, "main"), (space, "parking")]).actions();
        game.view(0).seats[0].symbols.clone()
    };
    assert_eq!((symbols(2), symbols(3)), (vec![Symbol::Ring], vec![Symbol::Diamond]));
    // Each kind stands for itself: a ring does not replace a diamond.
    let settle = |space| {
        let fixture = Fixture::race(2).markers(0, [(space, "main"), (space, "parking")]);
        let fixture = fixture.population(0, 2).store(0, "new", "2 steel");
        fixture.effect(0, &[(crate::settle(), 1)]).legal().contains(&"settle f_q7_rm2".to_owned())
    };
    assert!(settle(2) && !settle(3));
}

/// A price in words.
fn words(cost: Cost) -> String {
    Resource::ALL.map(|resource| format!("{} {} ", cost[resource.index()], resource.id())).concat()
}

#[test]
fn eva_open_42_ships_and_stadiums_cost_what_is_printed() {
    for ship in Ship::all() {
        let cost = COMPONENTS.ships[ship.index()].cost;
        let mut game = Fixture::race(2)
            .display("ship", &[ship.id()])
            .store(0, "old", &words(cost))
            .effect(0, &[(build_ship(), 1)]);
        game.play(&format!("build_ship {} old", ship.id()));
        assert_eq!(game.state.players[0].stores[0], [0; 3]);
    }
    for stadium in Stadium::all().skip(4) {
        let data = &COMPONENTS.stadiums[stadium.index()];
        let mut game = Fixture::race(2)
            .display("stadium", &[stadium.id()])
            .store(0, "new", &words(data.cost))
            .effect(0, &[(build_stadium(), 1)]);
        game.play(&format!("build_stadium {} new", stadium.id()));
        let seat = &game.view(0).seats[0];
        assert_eq!((seat.stores[1], seat.satisfaction), ([0; 3], data.satisfaction));
    }
}

#[test]
fn eva_open_43_landscapes_of_the_land_sites() {
    for (ship, sites) in [
        ("ship_01", ["food_pop_a", "food_factory", "steel_pop_b", "energy_pop_b"]),
        ("ship_02", ["steel_pop_a", "steel_pop_b", "steel_factory", "energy_factory"]),
        ("ship_03", ["food_pop_b", "steel_factory", "energy_pop_a", "energy_pop_b"]),
    ] {
        let mut game = Fixture::race(2).ships(0, "old", &[ship]).store(0, "old", "1 energy").transport();
        game.play(&format!("fly {ship}"));
        let mut loadable: Vec<String> =
            game.legal().into_iter().filter(|action| action.ends_with(" site")).collect();
        let mut expected = sites.map(|site| format!("load_site {site} site"));
        loadable.sort_unstable();
        expected.sort_unstable();
        assert_eq!(loadable, expected, "two pure and two shared sites");
    }
}

#[test]
fn eva_open_44_start_stadiums_have_no_satisfaction() {
    let view = new_game(Options::usual(4), 1).view(0);
    assert!(view.seats.iter().all(|seat| seat.stadiums[0].len() == 1 && seat.satisfaction == 0));
}

#[test]
fn eva_open_45_card_51_prepares_a_steel_factory_and_researches() {
    let mut game = Fixture::advanced(2).hand(0, &["action_card_51"]).store(0, "new", "2 steel").actions();
    game.play("play_card action_card_51").play("resolve 1").play("research 1");
    let player = &game.state.players[0];
    assert_eq!((player.factories[1], player.stores[1]), ([0, 1, 0], [0; 3]));
    assert_eq!(game.view(1).seats[0].power, [2, 4, 5]);
}

#[test]
fn eva_open_46_sea_sites_belong_to_the_old_world() {
    // The sea slot of a ship is for sea coasts, and the ocean is a terrain of the New World.
    let mut game = Fixture::race(2).ships(0, "old", &["ship_21"]).store(0, "old", "2 energy").transport();
    game.play("fly ship_21").refuse("load_site sea_site_b site", "EVA-TRANS-13");
    assert_eq!(game.view(0).seats[0].terrains, [Terrain::Steppe], "the tundra of the solo rules");
}

#[test]
fn eva_open_47_bonus_goals_are_revealed_by_themselves() {
    let goals = ["goal_large_bonus", "goal_steppe", "goal_population"];
    let fixture = Fixture::points(2).goals(0, &goals).bonus_card("bonus_2").acted(0, &areas(11));
    let mut game = fixture.bonus();
    assert!(game.view(1).seats[0].goals.is_empty());
    game.play("take_bonus lower");
    let goal = &game.view(1).seats[0].goals[0];
    assert!(goal.revealed && goal.goal.id() == "goal_large_bonus");
}

#[test]
fn eva_open_48_phases_4_to_6_are_held_in_year_4() {
    let mut game = Fixture::race(2).year(4).acted(0, &[4, 2]).bonus_card("bonus_2").turn_order();
    play_until(&mut game, |game| game.state.step == Step::Over);
    let held = |phase| happened(&game, |e| *e == Event::PhaseBegan { phase });
    assert!(held(Phase::TurnOrder) && held(Phase::Progress) && held(Phase::Bonus));
    assert!(!held(Phase::YearEnd));
}

#[test]
fn eva_open_49_next_terrain_with_the_ocean_open() {
    let settle = |card: &str, points| {
        let mut game = Fixture::race(2)
            .bonus_card(card)
            .acted(0, &areas(points))
            .markers(0, [(22, "main"), (21, "main")])
            .population(0, 4)
            .factories(0, "new", "2 steel")
            .store(0, "new", "9 steel")
            .bonus();
        game.play("take_bonus upper");
        game.legal()
    };
    assert_eq!(settle("bonus_8", 6), settle("bonus_7", 7), "as a plain settling");
    assert!(settle("bonus_8", 6).contains(&"settle f_q3_rm1".into()), "an ocean field");
}

#[test]
fn eva_open_50_a_goal_reached_by_the_reckoning_wins() {
    let mine = ["stadium_start_blue", "stadium_16", "stadium_17"];
    let fixture = evacuated(Fixture::race(2), 0, "7 food 8 steel 8 energy", &mine);
    let two = ["stadium_start_yellow", "stadium_01"];
    let game = evacuated(fixture, 1, "12 food 12 steel 12 energy", &two).over();
    assert_eq!(game.view(0).reached, None);
    assert_eq!((outcome(&game).seats[0].rank, outcome(&game).decided), (1, Some(0)));
}

#[test]
fn eva_open_51_setup_decisions_come_at_their_step() {
    let hidden = |game: &Table| {
        let view = game.view(0);
        let empty = view.displays.iter().all(|display| display.items.iter().all(Option::is_none));
        empty && view.bonus_cards.is_empty() && view.order.is_empty() && view.contracts.is_empty()
    };
    let options =
        Options { mode: Mode::Points, actions: Actions::Advanced, contracts: true, ..Options::usual(2) };
    let mut game = new_game(options, 1);
    assert!(game.state.step == Step::Draft && hidden(&game));
    play_until(&mut game, |game| game.state.step == Step::Hand);
    assert!(hidden(&game));
    play_until(&mut game, |game| game.state.step == Step::Actions);
    assert!(!hidden(&game));
}

#[test]
fn eva_open_52_refilling_several_positions() {
    let mut game = Fixture::race(2)
        .display("ship", &["ship_01", "ship_02", "ship_03"])
        .stack("ship", &[])
        .store(0, "old", "1 food")
        .effect(0, &[(build_ship(), 1)]);
    game.play("refresh old food").play("put_under 3").play("put_under 1").play("put_under 2");
    let shown = [Some("ship_03"), Some("ship_01"), Some("ship_02")];
    assert_eq!(game.view(0).displays[0].items, shown, "the first drawn lies nearest to position 1");
}

#[test]
fn eva_open_53_extra_preparations_do_not_chain() {
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_1", "tech_1_5"])
        .store(0, "old", "4 food 1 steel")
        .effect(0, &[(Effect::PrepareFactory(Preparing::default()), 2)]);
    game.play("prepare food old").play("prepare food old");
    // The extra one sets off none; the second preparation does.
    game.refuse("decline", "EVA-ACT-12").play("prepare food old").play("decline");
    assert_eq!((game.state.players[0].factories[0], game.to_act()), ([3, 0, 0], vec![1]));
}

#[test]
fn eva_open_54_when_dividend_and_pay_are_due() {
    let fixture = Fixture::race(2).techs(0, &["tech_1_2"]).bonus_card("bonus_1").acted(0, &areas(7));
    let mut game = fixture.bonus();
    game.play("take_bonus upper").refuse("research 1", "EVA-ACT-12").play("gain old food").play("research 1");
    // `pay` follows the action energy at once.
    let mut game = Fixture::advanced(2)
        .hand(0, &["action_card_57"])
        .acted(0, &[2, 3])
        .store(0, "old", "1 food 2 energy")
        .actions();
    game.play("play_card action_card_57");
    assert_eq!(
        (game.state.players[0].stores[0], game.legal()),
        ([1, 0, 1], vec!["pay old food".into(), "pay old energy".into()])
    );
}

#[test]
fn eva_open_55_ships_fly_in_transport_only() {
    let mut game = Fixture::race(2).ships(0, "old", &["ship_01"]).store(0, "old", "5 energy").actions();
    game.refuse("fly ship_01", "EVA-YEAR-01");
    assert!(game.legal().iter().all(|action| !action.starts_with("fly")));
}

#[test]
fn eva_open_56_how_many_items_a_refresh_puts_away() {
    let mut free = Fixture::advanced(2).hand(0, &["action_card_12"]).actions();
    free.play("play_card action_card_12").play("resolve 1").play("decline");
    assert!(free.view(0).displays[0].under.is_empty(), "a free one may put none");
    let mut paid = Fixture::race(2).store(0, "old", "1 food").effect(0, &[(Effect::Develop, 1)]);
    paid.play("refresh old food").refuse("decline", "EVA-DISP-04").play("put_under 2").play("decline");
    assert_eq!(paid.view(0).displays[2].under.len(), 1, "a paid one at least one");
}

#[test]
fn eva_open_57_which_parts_of_a_bonus_can_be_skipped() {
    let with = |card: &str, points| {
        Fixture::race(2).bonus_card(card).acted(0, &areas(points)).store(0, "old", "2 food")
    };
    // Declining one of two developments declines both.
    let mut game = with("bonus_5", 6).bonus();
    game.play("take_bonus upper").play("decline");
    assert!(game.legal()[0].starts_with("gain_factory") && game.legal().contains(&"decline".into()));
    // After a paid refresh only this taking lapses.
    let mut game = with("bonus_5", 6).bonus();
    game.play("take_bonus upper").play("refresh old food").play("put_under 1").play("decline");
    game.play("decline");
    assert!(game.legal()[0].starts_with("take_infrastructure"));
    // Population is taken without asking.
    let mut game = with("bonus_2", 6).bonus();
    game.play("take_bonus upper");
    assert_eq!((game.state.players[0].population, game.state.step), (2, Step::Actions));
}

#[test]
fn eva_open_58_no_exchange_of_a_resource_for_itself() {
    let game = Fixture::race(2).store(0, "old", "2 steel").effect(0, &[(Effect::Exchange, 1)]);
    assert_eq!(game.legal(), ["exchange old steel food", "exchange old steel energy", "decline"]);
}

#[test]
fn eva_open_59_a_refresh_before_a_sub_action_lapses() {
    let fixture = || Fixture::race(2).display("ship", &["ship_12", "ship_17", "ship_15"]);
    let mut game = fixture().store(0, "new", "1 food").effect(0, &[(build_ship(), 1)]);
    assert_eq!(game.legal(), ["refresh new food", "decline"]);
    game.play("decline");
    assert_eq!(game.to_act(), [1]);
    // With nothing to pay it lapses at once.
    let game = fixture().effect(0, &[(build_ship(), 1)]);
    assert!(happened(&game, |e| matches!(e, Event::Lapsed { .. })));
}

#[test]
fn eva_open_60_a_contract_comes_before_the_card_is_drawn() {
    let options =
        Options { mode: Mode::Points, actions: Actions::Advanced, contracts: true, ..Options::usual(2) };
    let mut game = Fixture::new(options)
        .contracts(&["contract_ak5"])
        .held(0, &["contract_ak5"])
        .store(0, "new", "1 steel")
        .hand(0, &["action_card_67", "action_card_78", "action_card_79", "action_card_80"])
        .actions();
    game.play("play_card action_card_67");
    assert_eq!(game.legal(), ["play_contract contract_ak5", "decline"]);
    assert_eq!(game.view(0).seats[0].hand_count, 3);
    game.play("play_contract contract_ak5");
    assert_eq!((game.view(0).seats[0].hand_count, game.to_act()), (4, vec![1]));
}

#[test]
fn eva_open_61_no_rival_turn_after_the_last_round() {
    let mut game = Fixture::new(rival(Mode::Race))
        .production(1, "8 food 8 steel 8 energy")
        .stadiums(1, "new", &["stadium_01", "stadium_02"])
        .store(1, "new", "1 food 1 energy")
        .display("stadium", &["stadium_03"])
        .actions();
    let before = turns(&game);
    game.play("act settle").play("act build_stadium").play("build_stadium stadium_03 new");
    assert_eq!((game.state.step, turns(&game)), (Step::Over, before));
}

#[test]
fn eva_open_62_sites_on_board_are_arranged_as_it_fits() {
    // A site that fits both slots leaves either free.
    for other in ["food_pop_a", "steel_pop_a"] {
        let mut game = Fixture::race(2).ships(0, "old", &["ship_10"]).store(0, "old", "2 energy").transport();
        game.play("fly ship_10").play("load_site steel_pop_b site");
        game.play(&format!("load_site {other} site")).play("confirm");
        assert_eq!(game.state.players[0].population, 4);
    }
}

#[test]
fn eva_open_63_the_sum_of_power_points_is_chosen() {
    let fixture = || Fixture::advanced(2).face_up(0, &["action_card_01", "action_card_25"]);
    let sums = ["use_power 7", "use_power 8", "use_power 9", "use_power 10"];
    assert_eq!(fixture().progress().legal(), sums);
    // For the bonus the half that some option reaches.
    let legal = fixture().bonus_card("bonus_1").bonus().legal();
    assert_eq!(legal, ["take_bonus upper", "take_bonus lower", "decline"]);
}

#[test]
fn eva_open_64_the_order_of_placing_is_asked_only_if_it_matters() {
    let asked = |fixture: Fixture, to: &str| {
        let mut game = fixture.year(2).acted(0, &[2]).progress();
        game.play(to);
        game.to_act() == [0] && game.state.step == Step::Progress
    };
    let two = || Fixture::race(2).markers(0, [(6, "main"), (4, "main")]);
    assert!(!asked(two(), "advance 8 4"), "one lane each, nothing set off");
    assert!(asked(two(), "advance 6 6"), "both on one space");
    assert!(asked(two(), "advance 7 5"), "an instant effect");
    let three = Fixture::race(3).markers(0, [(6, "main"), (4, "main")]);
    assert!(asked(three, "advance 8 4"), "a choice of lanes");
}

#[test]
fn eva_open_65_simultaneous_choices_can_be_changed() {
    let mut game = Fixture::race(2)
        .order(&[1, 0])
        .ships(0, "old", &["ship_01"])
        .ships(1, "old", &["ship_02"])
        .store(0, "old", "1 energy")
        .store(1, "old", "1 energy")
        .transport();
    game.play_as(0, "confirm").play_as(0, "reopen").play_as(0, "fly ship_01").play_as(0, "confirm");
    assert_eq!(game.view(1).seats[0].ships[1].len(), 0, "nothing flies before all have confirmed");
    game.play_as(1, "fly ship_02").play_as(1, "confirm");
    let landed: Vec<u8> = (game.log.events.iter())
        .filter_map(|(_, event)| match event {
            Event::Landed { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(landed, [1, 0], "in turn order");
    game.refuse_as(0, "reopen", "EVA-DEC-11");
    // The goals of a solo game lie open.
    let game = Fixture::solo().actions();
    let onlooker = Evacuation::view(&game.state, Viewer::Onlooker);
    assert_eq!(onlooker.seats[0].goals.len(), 3);
}

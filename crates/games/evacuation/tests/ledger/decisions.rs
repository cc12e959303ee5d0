//! EVA-DEC: every decision point, who decides, and what may be left out.

use orrery_core::Seat;
use orrery_evacuation::Options;
use orrery_evacuation::components::{Building, Effect, Preparing};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::Step;
use orrery_evacuation::testkit::{Fixture, Table};
use orrery_evacuation::view::Ask;
use orrery_evacuation::vocab::{Actions, Mode};

use crate::setup::{new_game, play_until};
use crate::{build_stadium, happened, outcome, settle};

/// The first legal action of a seat.
fn first(game: &Table, seat: u8) -> String {
    game.legal_of(seat)[0].clone()
}

/// The points mode.
fn points(players: u8) -> Options {
    Options { mode: Mode::Points, ..Options::usual(players) }
}

#[test]
fn eva_dec_01_goal_draft() {
    let mut game = new_game(points(2), 1);
    assert_eq!(game.to_act(), [0, 1]);
    assert!((0..2).all(|seat| game.legal_of(seat).iter().all(|action| action.starts_with("keep_goal "))));
    let foreign = first(&game, 1);
    game.refuse_as(0, &foreign, "EVA-DEC-01").refuse_as(0, "decline", "EVA-YEAR-01");
    game.events();
    let own = first(&game, 0);
    game.play_as(0, &own);
    assert!(game.events().is_empty(), "nobody hears of it");
    assert!(game.view(1).seats[0].goals.is_empty());
}

#[test]
fn eva_dec_02_goal_discard() {
    let mut game = new_game(points(2), 1);
    play_until(&mut game, |game| game.state.step == Step::ReturnGoal);
    assert_eq!((game.to_act(), game.legal_of(0).len(), game.legal_of(1).len()), (vec![0, 1], 4, 4));
    let foreign = first(&game, 1);
    game.refuse_as(0, &foreign, "EVA-DEC-02").refuse_as(0, "confirm", "EVA-YEAR-01");
}

#[test]
fn eva_dec_03_advanced_hand_choice() {
    let mut game = new_game(Options { actions: Actions::Advanced, ..Options::usual(2) }, 1);
    let foreign = first(&game, 1);
    game.refuse_as(0, &foreign, "EVA-DEC-03").refuse_as(0, "decline", "EVA-YEAR-01");
    let own = first(&game, 0);
    game.play_as(0, &own).refuse_as(0, &own, "EVA-DEC-03");
    let (mine, theirs) = (game.view(0), game.view(1));
    assert_eq!(mine.seats[0].marked.as_ref().map(Vec::len), Some(1));
    assert_eq!((&theirs.seats[0].marked, theirs.seats[0].hand_count), (&None, 7));
    assert_eq!(mine.ask, Ask::DiscardCards { count: 2 });
}

#[test]
fn eva_dec_04_a_turn() {
    let mut game = Fixture::advanced(2)
        .hand(0, &["action_card_08", "action_card_33"])
        .acted(0, &[2, 2, 2])
        .store(0, "old", "2 energy")
        .actions();
    // The fourth card of area 2 and the `pay` of the card cannot be paid.
    let legal = game.legal();
    assert_eq!(legal.iter().filter(|action| action.starts_with("act ")).count(), 10 - 3);
    assert!(legal.contains(&"play_card action_card_08".into()) && legal.contains(&"pass".into()));
    assert!(!legal.contains(&"play_card action_card_33".into()));
    game.refuse("decline", "EVA-YEAR-01").refuse("act settle", "EVA-ACT-08");
    game.refuse_as(1, "pass", "EVA-YEAR-01");
}

#[test]
fn eva_dec_05_splitting_action_energy() {
    let fixture = |old: &str, new: &str| {
        Fixture::race(2)
            .acted(0, &[3, 2, 4])
            .markers(0, [(11, "main"), (9, "main")])
            .store(0, "old", old)
            .store(0, "new", new)
    };
    let mut game = fixture("2 energy", "1 energy").actions();
    game.play("act settle").refuse("decline", "EVA-YEAR-01");
    assert_eq!(game.legal(), ["pay old energy", "pay new energy"]);
    game.play("pay new energy");
    assert_eq!((game.state.players[0].stores, game.to_act()), ([[0, 0, 1], [0; 3]], vec![1]), "then forced");
    // With one split nobody is asked.
    let mut game = fixture("1 energy", "1 energy").actions();
    game.play("act settle");
    assert_eq!(game.to_act(), [1]);
    // Substitutes by technology.
    let mut game = fixture("1 food 1 energy", "1 steel").techs(0, &["tech_2_1", "tech_2_4"]).actions();
    game.play("act settle");
    assert_eq!(game.legal(), ["pay old food", "pay old energy", "pay new steel"]);
}

#[test]
fn eva_dec_06_sub_actions_cannot_be_skipped() {
    let effects = [
        Effect::Research,
        Effect::GainResource { resource: None },
        Effect::PrepareFactory(Preparing::default()),
        Effect::Develop,
        Effect::BuildShip(Building::default()),
        build_stadium(),
        settle(),
        Effect::GainFactory { factory: None },
        Effect::GainProduction { resource: None },
    ];
    for effect in effects {
        let mut game = Fixture::race(2)
            .population(0, 2)
            .store(0, "old", "9 food 9 steel 9 energy")
            .store(0, "new", "9 food 9 steel 9 energy")
            .effect(0, &[(effect, 1)]);
        assert!(!game.legal().contains(&"decline".into()), "{effect:?}");
        game.refuse("decline", "EVA-ACT-12");
    }
    let mut game = Fixture::race(2).store(0, "old", "1 food").effect(0, &[(Effect::Exchange, 1)]);
    game.play("decline");
}

/// Seat 0 builds a ship, with these in the display.
fn building(steel: u8) -> Table {
    Fixture::race(2)
        .display("ship", &["ship_01", "ship_05", "ship_12"])
        .store(0, "old", &format!("{steel} steel"))
        .store(0, "new", "1 food")
        .effect(0, &[(Effect::BuildShip(Building::default()), 1)])
}

#[test]
fn eva_dec_07_refresh_before_taking() {
    let mut game = building(5);
    assert!(
        game.legal().contains(&"refresh old steel".into())
            && game.legal().contains(&"refresh new food".into())
    );
    game.refuse("refresh new energy", "EVA-RES-08");
    game.play("refresh new food").play("put_under 3").play("put_under 1");
    assert_eq!(game.legal(), ["put_under 2", "decline"], "one to three items");
    game.play("decline");
    assert_eq!(game.view(1).displays[0].under, ["ship_12", "ship_01"], "in the order chosen");
    game.refuse("refresh old steel", "EVA-DISP-04");
    // Optional.
    building(5).play("build_ship ship_05 old");
}

#[test]
fn eva_dec_08_the_item_and_the_world_of_payment() {
    let mut game = building(3);
    let ships: Vec<String> = game.legal().into_iter().filter(|a| a.starts_with("build")).collect();
    assert_eq!(ships, ["build_ship ship_01 old", "build_ship ship_05 old"]);
    game.refuse("build_ship ship_12 old", "EVA-RES-08").refuse("build_ship ship_01 new", "EVA-RES-08");
    game.refuse("decline", "EVA-ACT-12");
    game.play("refresh old steel").play("put_under 3").play("decline");
    assert!(game.legal().contains(&"decline".into()), "only after a paid refresh");
}

#[test]
fn eva_dec_09_columns_worlds_types_and_fields() {
    let game = Fixture::race(2).effect(0, &[(Effect::Research, 1)]);
    assert_eq!(game.legal(), ["research 1", "research 2", "research 3"]);
    let game = Fixture::race(2).effect(0, &[(Effect::GainResource { resource: None }, 1)]);
    assert_eq!(game.legal().len(), 6, "each resource on each world");
    let game = Fixture::race(2)
        .store(0, "old", "1 food")
        .store(0, "new", "1 food 1 steel")
        .effect(0, &[(Effect::PrepareFactory(Preparing::default()), 1)]);
    assert_eq!(game.legal(), ["prepare food old", "prepare food new", "prepare steel new"]);
    let mut game = Fixture::race(2).factories(0, "new", "food steel energy").effect(0, &[(settle(), 1)]);
    assert_eq!(game.legal(), ["settle f_q6_rm1", "settle f_q6_r1", "settle f_q1_r3"]);
    game.play("settle f_q6_r1");
    assert_eq!(game.legal(), ["use_factory food", "use_factory steel", "use_factory energy"]);
}

#[test]
fn eva_dec_10_gifts_of_technologies_are_optional() {
    // The extra preparation.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_1", "tech_1_5"])
        .store(0, "old", "3 food 1 steel")
        .effect(0, &[(Effect::PrepareFactory(Preparing::default()), 1)]);
    game.play("prepare food old").play("decline");
    assert_eq!((game.state.players[0].factories[0], game.to_act()), ([1, 0, 0], vec![1]));
    // The immediate return.
    let mut game = Fixture::race(2)
        .techs(0, &["tech_1_1", "tech_1_6"])
        .ships(0, "old", &["ship_01"])
        .store(0, "old", "1 energy")
        .store(0, "new", "1 energy")
        .transport();
    game.play("fly ship_01").play("confirm").play("decline");
    assert_eq!(game.view(0).seats[0].ships[1].len(), 1);
    // Gains: when passing, for a bonus, for a parked marker.
    let mut game = Fixture::race(2).techs(0, &["tech_4_1"]).actions();
    game.play("pass").play("decline");
    assert_eq!((game.state.players[0].stores, game.to_act()), ([[0; 3]; 2], vec![1]));
    let fixture = Fixture::race(2).techs(0, &["tech_1_2"]).bonus_card("bonus_2").acted(0, &[4, 2]);
    let mut game = fixture.bonus();
    game.play("take_bonus upper").play("decline");
    assert!(!happened(&game, |e| matches!(e, Event::Gained { .. })));
    assert_eq!(game.state.players[0].population, 2, "the bonus itself is taken");
    let mut game = Fixture::race(2)
        .year(2)
        .order(&[1, 0])
        .techs(0, &["tech_2_2"])
        .markers(1, [(8, "main"), (6, "main")])
        .markers(0, [(8, "parking"), (4, "parking")])
        .progress();
    game.play("decline");
    assert_eq!(game.state.year, 3);
}

#[test]
fn eva_dec_11_the_transport_plan() {
    let fixture = || {
        Fixture::race(2)
            .ships(0, "old", &["ship_01"])
            .ships(1, "old", &["ship_02"])
            .store(0, "old", "2 energy")
            .store(1, "old", "2 energy")
    };
    let mut game = fixture().transport();
    assert_eq!(game.to_act(), [0, 1], "in parallel");
    game.play_as(1, "fly ship_02").play_as(0, "confirm").play_as(1, "load_resource energy");
    assert_eq!((game.state.step, game.to_act()), (Step::Transport, vec![1]), "everybody has to confirm");
    game.refuse_as(0, "fly ship_01", "EVA-YEAR-01").play_as(1, "confirm");
    assert_eq!(game.view(0).seats[0].ships[0].len(), 1, "no flight is a plan too");
    assert_eq!(game.view(0).seats[1].ships[1].len(), 1);
    // A plan can be changed until it is confirmed.
    let mut game = fixture().transport();
    game.play_as(0, "fly ship_01").play_as(0, "ground ship_01").refuse_as(0, "ground ship_01", "EVA-DEC-11");
    assert_eq!(game.state.players[0].stores[0], [0, 0, 2]);
}

#[test]
fn eva_dec_12_progress() {
    let mut game = Fixture::advanced(2)
        .year(2)
        .acted(0, &[2])
        .face_up(0, &["action_card_01"])
        .markers(0, [(4, "main"), (3, "main")])
        .progress();
    game.refuse("decline", "EVA-YEAR-01").refuse("advance 10 3", "EVA-YEAR-01");
    game.play("use_power 6").refuse("decline", "EVA-YEAR-01").play("advance 5 8");
    assert_eq!(game.legal(), ["place front main", "place rear main"]);
    game.refuse("decline", "EVA-YEAR-01").play("place rear main");
}

#[test]
fn eva_dec_13_the_bonus() {
    let mut game = Fixture::advanced(2)
        .generous()
        .acted(0, &[2, 1])
        .face_up(0, &["action_card_01"])
        .bonus_card("bonus_1")
        .bonus();
    // 7 gives the upper, 8 the lower bonus.
    assert_eq!(game.legal(), ["take_bonus upper", "take_bonus lower", "decline"]);
    game.play("take_bonus lower").play("gain new steel").play("gain old energy");
    let gained =
        |world, resource| happened(&game, |e| *e == Event::Gained { seat: Seat(0), world, resource });
    use orrery_evacuation::vocab::{Resource, World};
    assert!(gained(World::New, Resource::Steel) && gained(World::Old, Resource::Energy));
}

#[test]
fn eva_dec_14_contracts_are_optional() {
    let options = Options { contracts: true, ..points(2) };
    let fixture = Fixture::new(options).contracts(&["contract_ak5"]).held(0, &["contract_ak5"]);
    let mut game = fixture.store(0, "new", "1 steel").actions();
    assert!(game.legal().contains(&"play_contract contract_ak5".into()));
    game.play("act clone");
    assert_eq!(game.legal(), ["play_contract contract_ak5", "decline"]);
    game.play("decline").refuse_as(0, "play_contract contract_ak5", "EVA-YEAR-01");
    assert_eq!(game.to_act(), [1]);
}

#[test]
fn eva_dec_15_a_bonus_goal_is_revealed_without_a_decision() {
    let goals = ["goal_small_bonus", "goal_steppe", "goal_population"];
    let mut game = Fixture::points(2).goals(0, &goals).bonus_card("bonus_2").acted(0, &[4, 2]).bonus();
    assert_eq!(game.legal(), ["take_bonus upper", "decline"]);
    game.play("take_bonus upper");
    assert_eq!(game.view(1).seats[0].goals.len(), 1);
}

#[test]
fn eva_dec_16_the_reckoning_needs_no_decision() {
    let values = |production: &str| {
        let fixture = crate::examples::evacuated(Fixture::race(3), 0, production, &["stadium_16"]);
        let game = fixture.penalties(0, 1).over();
        assert!(game.to_act().is_empty());
        outcome(&game).seats[0].values.clone()
    };
    let one = values("5 food 5 steel 9 energy");
    assert_eq!(one, values("9 food 5 steel 5 energy"));
    assert_eq!(one, values("5 food 9 steel 5 energy"));
}

#[test]
fn eva_dec_17_one_option_is_taken_without_asking() {
    // One field can be settled, with one kind of factory.
    let mut game = Fixture::race(2).factories(0, "new", "steel").actions();
    game.play("act settle");
    assert_eq!(game.view(0).seats[0].settled, [0, 1, 0]);
    assert_eq!(game.to_act(), [1]);
    // One column is left.
    let game = Fixture::race(2).research(0, [5, 4, 5]).effect(0, &[(Effect::Research, 1)]);
    assert_eq!(game.state.players[0].research, [5, 5, 5]);
    // Without a ship there is nothing to plan.
    assert_ne!(Fixture::race(2).transport().state.step, Step::Transport);
}

#[test]
fn eva_dec_18_several_triggers_of_one_event() {
    // The third steppe field with population fulfils two infrastructures.
    let mut game = Fixture::race(2)
        .infra_played(0, &["infra_i_1", "infra_i_8"])
        .settled(0, "f_q6_rm3", "")
        .settled(0, "f_q5_r1", "")
        .population(0, 2)
        .store(0, "new", "2 steel")
        .effect(0, &[(settle(), 1)]);
    assert_eq!(game.state.players[0].production, [3, 1, 0]);
    game.play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].production, [3 + 1, 1 + 2 + 1, 1]);
    assert!(game.view(1).seats[0].played.iter().all(|card| card.fulfilled));
}

#[test]
fn eva_dec_19_discounts_payments_and_production_of_choice() {
    let mut game = Fixture::race(2)
        .techs(0, &["tech_4_3"])
        .display("ship", &["ship_04"])
        .store(0, "old", "2 steel 1 energy")
        .effect(0, &[(Effect::BuildShip(Building::default()), 1)]);
    game.play("build_ship ship_04 old").refuse("discount food", "EVA-TECH-17");
    assert_eq!(game.legal(), ["discount steel", "discount energy"]);
    game.refuse("decline", "EVA-YEAR-01").play("discount energy");
    assert_eq!(game.state.players[0].stores[0], [0, 0, 1]);
    let mut game = Fixture::advanced(2)
        .hand(0, &["action_card_57"])
        .store(0, "old", "1 food")
        .store(0, "new", "1 energy")
        .actions();
    game.play("play_card action_card_57");
    assert_eq!(game.legal(), ["pay old food", "pay new energy"]);
    let game = Fixture::race(2).effect(0, &[(Effect::GainProduction { resource: None }, 1)]);
    assert_eq!(game.legal(), ["raise food", "raise steel", "raise energy"]);
}

#[test]
fn eva_dec_20_discarding_down_at_the_end_of_a_turn() {
    let hand = ["action_card_70", "action_card_78", "action_card_79", "action_card_80"];
    let mut game = Fixture::advanced(2).hand(0, &hand).actions();
    game.play("play_card action_card_70").play("resolve 1");
    assert_eq!((game.view(0).ask, game.to_act()), (Ask::DiscardCards { count: 2 }, vec![0]));
    game.refuse("decline", "EVA-YEAR-01").refuse("discard action_card_70", "EVA-DEC-20");
    game.play("discard action_card_78");
    let last = first(&game, 0);
    game.play(&last);
    assert_eq!((game.view(0).seats[0].hand_count, game.to_act()), (4, vec![1]));
}

#[test]
fn eva_dec_21_exchanges_of_income_and_gains() {
    let mut game = Fixture::race(2).techs(0, &["tech_4_2"]).store(0, "new", "1 food").income();
    assert_eq!(game.state.step, Step::Income);
    assert!(
        game.legal().contains(&"exchange new food steel".into()) && game.legal().contains(&"decline".into())
    );
    game.play("exchange new food steel").refuse("exchange new steel food", "EVA-TECH-27").play("decline");
    assert_eq!(game.state.players[0].stores[1], [0, 1, 0]);
    let mut game = Fixture::race(2).techs(0, &["tech_4_1"]).actions();
    game.play("pass");
    let gains = game.legal().into_iter().filter(|action| action.starts_with("gain ")).count();
    assert_eq!(gains, 6, "each resource on each world");
}

#[test]
fn eva_dec_22_further_decisions() {
    // Take or play.
    let game = Fixture::race(2)
        .infra_hand(0, &["infra_i_5"])
        .store(0, "new", "1 steel")
        .effect(0, &[(Effect::Develop, 1)]);
    assert!(game.legal().iter().any(|action| action.starts_with("take_infrastructure")));
    assert!(game.legal().contains(&"play_infrastructure infra_i_5".into()));
    // Order of effects, the card that is laid down, items of a free refresh.
    let hand = ["action_card_12", "action_card_79"];
    let mut game = Fixture::advanced(2).hand(0, &hand).actions();
    game.play("act clone");
    assert_eq!(game.legal(), ["lay_down action_card_12", "lay_down action_card_79"]);
    let mut game = Fixture::advanced(2).hand(0, &hand).actions();
    game.play("play_card action_card_12");
    assert_eq!(game.legal(), ["resolve 1", "resolve 2"]);
    game.play("resolve 1");
    assert_eq!(game.legal(), ["put_under 1", "put_under 2", "put_under 3", "decline"]);
    // Types and world of an exchange; the world of what is gained.
    let game = Fixture::race(2).store(0, "new", "1 food").effect(0, &[(Effect::Exchange, 1)]);
    assert_eq!(game.legal(), ["exchange new food steel", "exchange new food energy", "decline"]);
    for (effect, display, id) in
        [(Effect::GainShip, "ship", "ship_01"), (Effect::GainStadium, "stadium", "stadium_01")]
    {
        let game = Fixture::race(2).display(display, &[id]).stack(display, &[]).effect(0, &[(effect, 1)]);
        assert_eq!(game.legal(), [format!("build_{display} {id} old"), format!("build_{display} {id} new")]);
    }
    // Goal picks of a solo game.
    let game = new_game(Options::usual(1), 1);
    assert!(game.legal().len() == 4 && game.legal().iter().all(|action| action.starts_with("keep_goal")));
}

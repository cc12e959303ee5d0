//! EVA-SETTLE, EVA-INFRA: fields and infrastructures.

use orrery_core::{Seat, conditions};
use orrery_evacuation::Evacuation;
use orrery_evacuation::components::{Effect, Settling};
use orrery_evacuation::event::Event;
use orrery_evacuation::testkit::{Fixture, Table, resources};
use orrery_evacuation::vocab::Terrain;

use crate::{happened, settle};

/// A player who has everything that a field could need, except open terrains and symbols.
fn rich(players: u8) -> Fixture {
    Fixture::race(players)
        .population(0, 6)
        .factories(0, "new", "2 food 2 steel 2 energy")
        .store(0, "new", "9 steel")
}

/// The fields that can be settled, by their ids.
fn settleable(game: &Table) -> Vec<String> {
    let ids = game.legal().into_iter().filter_map(|action| action.strip_prefix("settle ").map(String::from));
    ids.collect()
}

#[test]
fn eva_settle_01_a_field_that_nobody_has_settled() {
    let mut game = rich(2).settled(1, "f_q6_rm3", "").effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q6_rm3", "EVA-SETTLE-01");
    game.play("settle f_q6_rm2");
    assert!(game.state.players[0].fields.contains(orrery_evacuation::testkit::field("f_q6_rm2")));
}

#[test]
fn eva_settle_02_terrains_open_by_turning_points() {
    for (front, rear, open) in [(10, 9, 1), (11, 9, 2), (15, 9, 2), (16, 11, 3), (21, 16, 3), (22, 16, 4)] {
        let game = rich(2)
            .techs(0, &["tech_1_4"])
            .markers(0, [(front, "main"), (rear, "main")])
            .effect(0, &[(settle(), 1)]);
        let terrains = &game.view(0).seats[0].terrains;
        assert_eq!(terrains[..], Terrain::ALL[..open], "marker on {front}");
        let ocean = settleable(&game).contains(&"f_q3_r0".to_owned());
        assert_eq!(ocean, open == 4, "marker on {front}");
    }
    rich(2).effect(0, &[(settle(), 1)]).refuse("settle f_q5_r0", "EVA-SETTLE-02");
}

#[test]
fn eva_settle_03_all_spots_are_filled_at_once() {
    let mut game = Fixture::race(2).population(0, 1).store(0, "new", "9 steel").effect(0, &[(settle(), 1)]);
    // The only field left with one population spot needs a symbol, so nothing can be settled.
    assert!(happened(&game, |e| *e == Event::Lapsed { seat: Seat(0), effect: settle() }));
    game = Fixture::race(2)
        .population(0, 1)
        .factories(0, "new", "food")
        .store(0, "new", "9 steel")
        .effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q6_rm3", "EVA-SETTLE-03");
    game.play("settle f_q7_rm3");
    assert_eq!((game.state.players[0].population, game.state.players[0].settled), (0, [1, 0, 0]));
}

#[test]
fn eva_settle_04_factories_of_any_type_from_the_new_world() {
    let mut game = rich(2).effect(0, &[(settle(), 1)]);
    game.play("settle f_q6_rm1");
    assert_eq!(game.legal(), ["use_factory food", "use_factory steel", "use_factory energy"]);
    let steel = game.state.players[0].stores[1];
    game.play("use_factory energy").play("use_factory food");
    assert_eq!(game.state.players[0].production, [1, 0, 1]);
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].factories[1]), (steel, [1, 2, 1]));
    // Factories on the Old World do not help.
    let mut game = Fixture::race(2)
        .population(0, 2)
        .factories(0, "old", "4 food")
        .store(0, "new", "9 steel")
        .effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q6_rm1", "EVA-SETTLE-04");
}

#[test]
fn eva_settle_05_one_steel_for_each_population() {
    let mut game = Fixture::race(2).population(0, 4).store(0, "new", "2 steel").effect(0, &[(settle(), 1)]);
    game.play("settle f_q6_rm3");
    assert_eq!((game.state.players[0].stores[1], game.state.players[0].population), ([0; 3], 2));
    let mut game = Fixture::race(2)
        .population(0, 4)
        .factories(0, "new", "food")
        .store(0, "new", "1 steel")
        .store(0, "old", "9 steel")
        .effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q6_rm3", "EVA-SETTLE-05");
}

#[test]
fn eva_settle_06_each_symbol_needs_its_own() {
    // Forest 4 and 0 needs two rings; one ring on the track is not enough.
    let with = |markers| rich(2).markers(0, markers).effect(0, &[(settle(), 1)]);
    with([(16, "main"), (19, "main")]).refuse("settle f_q4_r0", "EVA-SETTLE-06");
    let mut game = with([(16, "main"), (12, "main")]);
    game.play("settle f_q4_r0");
    assert_eq!(game.view(0).seats[0].symbols.len(), 2, "symbols are not used up");
    let action = game.parse("settle f_q4_r0");
    let game = with([(16, "main"), (19, "main")]);
    let list = conditions::<Evacuation>(&game.state, Seat(0), action);
    let failing: Vec<&str> = list.iter().filter(|c| !c.holds).map(|c| c.rule.0).collect();
    assert_eq!((failing, list.len() > 4), (vec!["EVA-SETTLE-06"], true), "the other conditions hold");
}

#[test]
fn eva_settle_07_production_then_infrastructures_and_the_race_goal() {
    let mut game = rich(2)
        .infra_played(0, &["infra_i_3"])
        .settled(0, "f_q7_r0", "food")
        .production(0, "8 food 6 steel 8 energy")
        .stadiums(0, "new", &["stadium_01", "stadium_02", "stadium_03"])
        .effect(0, &[(settle(), 1)]);
    game.play("settle f_q0_r2").play("use_factory energy");
    // One steel by population, one by the infrastructure of two steppe fields with a factory.
    assert_eq!(game.state.players[0].production[1], 8);
    assert_eq!(game.state.reached, Some(Seat(0)));
}

#[test]
fn eva_settle_08_factory_spots_alone_cost_no_steel() {
    let mut game = Fixture::race(2).factories(0, "new", "2 food").effect(0, &[(settle(), 1)]);
    game.play("settle f_q6_rm1");
    assert_eq!(game.state.players[0].production, [2, 0, 0]);
}

#[test]
fn eva_settle_09_restrictions_apply_to_terrain_and_spots() {
    let all = |settling: Settling| {
        let game =
            rich(2).markers(0, [(22, "main"), (18, "main")]).effect(0, &[(Effect::Settle(settling), 1)]);
        (settleable(&game), game)
    };
    let (fields, mut game) = all(Settling { terrain: Some(Terrain::Desert), ..Settling::default() });
    assert!(fields.contains(&"f_q5_r0".into()) && !fields.contains(&"f_q6_rm1".into()));
    game.refuse("settle f_q6_rm1", "EVA-SETTLE-09");
    let (fields, _) = all(Settling { min_population: 1, ..Settling::default() });
    assert!(fields.contains(&"f_q6_rm3".into()) && !fields.contains(&"f_q6_rm1".into()));
    let (fields, mut game) = all(Settling { min_factories: 1, ..Settling::default() });
    assert!(!fields.contains(&"f_q6_rm3".into()) && fields.contains(&"f_q6_rm1".into()));
    game.refuse("settle f_q6_rm3", "EVA-ADV-22");
}

/// A sub-action Develop with these cards displayed.
fn develop(fixture: Fixture, times: u8) -> Table {
    fixture
        .display("infrastructure", &["infra_i_1", "infra_i_2", "infra_i_3"])
        .effect(0, &[(Effect::Develop, times)])
}

#[test]
fn eva_infra_01_take_or_play() {
    let game = develop(Fixture::race(2).infra_hand(0, &["infra_i_5"]).store(0, "new", "1 steel"), 1);
    let legal = game.legal();
    assert!(legal.contains(&"take_infrastructure infra_i_1".into()));
    assert!(legal.contains(&"play_infrastructure infra_i_5".into()));
    let mut game = develop(Fixture::race(2), 1);
    game.refuse("play_infrastructure infra_i_1", "EVA-INFRA-01");
}

#[test]
fn eva_infra_02_taking_is_free_and_the_display_is_refilled() {
    let mut game = develop(Fixture::race(2).store(0, "new", "3 steel"), 1);
    game.play("take_infrastructure infra_i_2");
    let player = &game.state.players[0];
    assert_eq!((player.stores[1], player.infras.hand.len()), (resources("3 steel"), 1));
    let display = &game.view(0).displays[2];
    assert_eq!(display.items[..2], [Some("infra_i_1"), Some("infra_i_3")]);
    assert!(display.items[2].is_some());
    let mut game = develop(Fixture::race(2), 1);
    game.refuse("take_infrastructure infra_ii_1", "EVA-INFRA-02");
}

#[test]
fn eva_infra_03_the_price_is_paid_by_the_new_world() {
    let mut game =
        develop(Fixture::race(2).infra_hand(0, &["infra_ii_1"]).store(0, "old", "5 steel 5 energy"), 1);
    game.refuse("play_infrastructure infra_ii_1", "EVA-RES-08");
    let paying = Fixture::race(2).infra_hand(0, &["infra_ii_1"]).store(0, "new", "1 steel 2 energy");
    let mut game = develop(paying, 1);
    game.play("play_infrastructure infra_ii_1");
    assert_eq!(game.state.players[0].stores[1], resources("1 energy"));
    assert_eq!(game.view(1).seats[0].played.len(), 1, "it lies open");
}

#[test]
fn eva_infra_04_the_reward_comes_once_and_stays() {
    // Met when played: at once.
    let met = Fixture::race(2)
        .settled(0, "f_q2_r3", "food")
        .infra_hand(0, &["infra_i_9"])
        .store(0, "new", "1 steel")
        .production(0, "1 food");
    let mut game = develop(met, 1);
    game.play("play_infrastructure infra_i_9").play("raise food");
    assert_eq!(game.state.players[0].production[0], 3);
    // Met later, in any phase, once.
    let mut game = rich(2)
        .year(2)
        .infra_played(0, &["infra_i_1"])
        .settled(0, "f_q6_rm3", "")
        .settled(0, "f_q7_rm1", "")
        .bonus_card("bonus_7")
        .acted(0, &[4, 3])
        .bonus();
    game.play("take_bonus upper").play("settle f_q6_rm2");
    assert!(happened(&game, |e| matches!(e, Event::InfrastructureFulfilled { .. })));
    assert_eq!(game.state.players[0].production[0], 1 + 1);
    let fulfilled = |g: &Table| {
        g.log.events.iter().filter(|(_, e)| matches!(e, Event::InfrastructureFulfilled { .. })).count()
    };
    assert_eq!(fulfilled(&game), 1);
}

#[test]
fn eva_infra_05_no_two_cards_with_one_illustration() {
    let alike = || {
        Fixture::race(2).infra_played(0, &["infra_i_1"]).infra_hand(0, &["infra_ii_1"]).store(
            0,
            "new",
            "5 steel 5 energy",
        )
    };
    let mut game = alike().effect(0, &[(Effect::Develop, 1)]);
    game.refuse("play_infrastructure infra_ii_1", "EVA-INFRA-05");
    // Taking such a card is allowed.
    let mut game = Fixture::race(2)
        .infra_played(0, &["infra_i_1"])
        .display("infrastructure", &["infra_ii_1"])
        .effect(0, &[(Effect::Develop, 1)]);
    game.play("take_infrastructure infra_ii_1");
}

#[test]
fn eva_infra_06_no_hand_limit_and_no_value_at_the_end() {
    let many: Vec<String> = (1..=9).map(|n| format!("infra_i_{n}")).collect();
    let many: Vec<&str> = many.iter().map(|id| &**id).collect();
    let mut game = Fixture::points(2)
        .infra_hand(0, &many)
        .display("infrastructure", &["infra_ii_1"])
        .effect(0, &[(Effect::Develop, 1)]);
    game.play("take_infrastructure infra_ii_1");
    assert_eq!(game.state.players[0].infras.hand.len(), 10);
    let with = Fixture::points(2).infra_hand(0, &many).over().score(0);
    assert_eq!(with, Fixture::points(2).over().score(0));
}

#[test]
fn eva_infra_07_any_mix_of_taking_and_playing() {
    let mut game = develop(Fixture::race(2).store(0, "new", "1 steel"), 2);
    game.play("take_infrastructure infra_i_1").play("play_infrastructure infra_i_1");
    assert_eq!(game.state.players[0].infras.played.len(), 1);
    let mut game = develop(Fixture::race(2).infra_hand(0, &["infra_i_5"]).store(0, "new", "1 steel"), 2);
    game.play("play_infrastructure infra_i_5").play("take_infrastructure infra_i_1");
    let cards = ["infra_i_5", "infra_i_9"];
    let mut game = develop(Fixture::race(2).infra_hand(0, &cards).store(0, "new", "2 steel"), 2);
    game.play("play_infrastructure infra_i_5").play("play_infrastructure infra_i_9");
    assert_eq!(game.state.players[0].infras.played.len(), 2);
}

#[test]
fn eva_infra_08_only_own_fields_and_each_once_within_a_card() {
    // Fields of others do not count.
    let others = Fixture::race(2)
        .settled(1, "f_q5_rm3", "food")
        .settled(0, "f_q0_r0", "food")
        .infra_hand(0, &["infra_i_5"])
        .store(0, "new", "1 steel");
    let mut game = develop(others, 1);
    game.play("play_infrastructure infra_i_5");
    assert_eq!(game.state.players[0].infras.fulfilled.len(), 0);
    // One field may count for several cards.
    let both = Fixture::race(2)
        .settled(0, "f_q2_r3", "food")
        .settled(0, "f_q7_r0", "food")
        .infra_hand(0, &["infra_i_4", "infra_i_9"])
        .store(0, "new", "1 steel 1 energy");
    let mut game = develop(both, 2);
    game.play("play_infrastructure infra_i_4").play("play_infrastructure infra_i_9");
    assert_eq!(game.state.players[0].infras.fulfilled.len(), 2);
}

#[test]
fn eva_infra_09_spots_of_the_settled_field_count() {
    // A desert of factories has no population: it does not count for I5.
    let factories_only = Fixture::race(2)
        .settled(0, "f_q1_r1", "2 food steel")
        .settled(0, "f_q0_r0", "food")
        .infra_hand(0, &["infra_i_5"])
        .store(0, "new", "1 steel");
    let mut game = develop(factories_only, 1);
    game.play("play_infrastructure infra_i_5");
    assert_eq!(game.state.players[0].infras.fulfilled.len(), 0);
    // Steppes without a factory do not count for I3.
    let no_factory = Fixture::race(2)
        .settled(0, "f_q6_rm3", "")
        .settled(0, "f_q7_r0", "food")
        .infra_hand(0, &["infra_i_3"])
        .store(0, "new", "1 energy");
    let mut game = no_factory.effect(0, &[(Effect::Develop, 1)]);
    game.play("play_infrastructure infra_i_3");
    assert_eq!(game.state.players[0].infras.fulfilled.len(), 0);
}

#[test]
fn eva_infra_10_production_of_choice_unit_by_unit() {
    let fixture = Fixture::race(2)
        .settled(0, "f_q7_r0", "food")
        .settled(0, "f_q5_r0", "food")
        .settled(0, "f_q4_r0", "")
        .infra_hand(0, &["infra_ii_7"])
        .store(0, "new", "2 food");
    let mut game = develop(fixture, 1);
    let before = game.state.players[0].production;
    game.play("play_infrastructure infra_ii_7");
    assert_eq!(game.legal(), ["raise food", "raise steel", "raise energy"]);
    game.play("raise energy").play("raise food");
    assert_eq!(game.state.players[0].production, [before[0] + 1, before[1], before[2] + 1]);
}

#[test]
fn eva_infra_11_played_when_laid_out_fulfilled_when_it_raised_production() {
    let mut game = develop(Fixture::race(2).infra_hand(0, &["infra_i_5"]).store(0, "new", "1 steel"), 1);
    game.play("play_infrastructure infra_i_5");
    let played = &game.view(0).seats[0].played;
    assert_eq!((played.len(), played[0].fulfilled), (1, false));
}

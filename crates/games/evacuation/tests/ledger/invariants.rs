//! EVA-INV, EVA-FAQ: the control sums, and what is often forgotten.

use orrery_core::{FastDice, Game, Log, Seat, Silent, playout};
use orrery_evacuation::components::{Effect, Preparing};
use orrery_evacuation::event::Event;
use orrery_evacuation::state::{Player, Progress, State, Step};
use orrery_evacuation::testkit::{Fixture, field};
use orrery_evacuation::vocab::{Card, Lane, Site};
use orrery_evacuation::{Evacuation, Options};

use crate::happened;
use crate::settle;

/// The audit accepts a position in the middle of a game and names this rule once it is spoilt.
fn caught(fixture: Fixture, rule: &str, spoil: impl Fn(&mut State)) {
    let mut state = fixture.actions().state;
    assert_eq!(Evacuation::audit(&state), Ok(()));
    spoil(&mut state);
    let why = Evacuation::audit(&state).expect_err("the audit finds it");
    assert!(why.contains(rule), "{why}");
}

/// Random games of all options, each decision followed by a look at the state before and after.
fn random_games(look: impl Fn(&State, &State, &[Event])) {
    let mut actions = Vec::new();
    for players in 1..=4 {
        for (seed, chosen) in (0..).zip(Evacuation::info().combinations(players)) {
            let options: Options = serde_json::from_value(Evacuation::info().to_json(&chosen)).unwrap();
            let mut dice = FastDice::new(seed);
            let mut state = Evacuation::setup(&options, &mut dice, &mut Silent).unwrap();
            while let Some((seat, action)) = playout::choose::<Evacuation>(&state, &mut dice, &mut actions) {
                let before = state;
                let mut log = Log::default();
                Evacuation::play(&mut state, seat, action, &mut dice, &mut log);
                let events: Vec<Event> = log.events.into_iter().map(|(_, event)| event).collect();
                look(&before, &state, &events);
            }
        }
    }
}

/// Both players with fields, factories and sea sites on the New World.
fn rich() -> Fixture {
    Fixture::race(2)
        .settled(0, "f_q6_rm1", "food steel")
        .settled(0, "f_q5_r1", "")
        .settled(1, "f_q6_r1", "energy")
        .markers(0, [(16, "main"), (11, "main")])
        .markers(1, [(4, "main"), (3, "main")])
        .production(0, "2 food")
        .techs(0, &["tech_2_1", "tech_2_4", "tech_2_7"])
}

#[test]
fn eva_inv_01_production_is_the_sum_of_its_parts() {
    let production = rich().actions().view(0).seats[0].production[1];
    assert_eq!(production, [2 + 2 + 1 + 2, 1 + 1, 1], "two spots, a boosted factory, a sea site, rewards");
    for resource in 0..3 {
        caught(rich(), "EVA-INV-01", |state| state.players[0].production[resource] += 1);
    }
}

#[test]
fn eva_inv_02_four_factories_of_each_type() {
    caught(rich(), "EVA-INV-02", |state| state.players[0].supply[1] += 1);
    caught(rich(), "EVA-INV-02", |state| state.players[1].factories[0][2] += 1);
    // Also while they are on board.
    let mut game = Fixture::race(2)
        .factories(0, "old", "steel")
        .ships(0, "old", &["ship_07"])
        .store(0, "old", "2 energy")
        .transport();
    game.play("fly ship_07").play("load_factory steel").play("load_site food_factory site");
    assert_eq!(Evacuation::audit(&game.state), Ok(()));
    game.state.holds = Default::default();
    assert!(Evacuation::audit(&game.state).expect_err("two are gone").contains("EVA-INV-02"));
}

#[test]
fn eva_inv_03_every_settled_field_has_one_owner() {
    caught(rich(), "EVA-INV-03", |state| state.players[1].fields.insert(field("f_q5_r1")));
    caught(rich(), "EVA-INV-03", |state| state.settled.insert(field("f_q0_r3")));
    caught(rich(), "EVA-INV-03", |state| state.solo.fields.insert(field("f_q6_r1")));
}

#[test]
fn eva_inv_04_sections_differ_by_one_at_most() {
    caught(Fixture::race(2), "EVA-INV-04", |state| {
        let player = &mut state.players[0];
        player.markers[0].space = 11;
        player.sites.remove(Site(9));
    });
    // Not for the colours of a solo game.
    let game = Fixture::solo().year(2).solo_markers(0, [22, 1]).actions();
    assert_eq!(Evacuation::audit(&game.state), Ok(()));
}

#[test]
fn eva_inv_05_one_marker_in_a_lane_space() {
    let same = |space: u8| {
        move |state: &mut State| {
            for player in &mut state.players[..2] {
                player.markers =
                    [Progress { space, lane: Lane::Main }, Progress { space, lane: Lane::Parking }];
            }
        }
    };
    let at = |space: u8| {
        Fixture::race(3)
            .markers(0, [(space, "main"), (space, "parking")])
            .markers(1, [(space, "three_plus"), (space, "parking")])
    };
    caught(at(8), "EVA-INV-05", same(8));
    let mut state = at(25).actions().state;
    same(25)(&mut state);
    assert_eq!(Evacuation::audit(&state), Ok(()), "two on the last space");
    state.players[0].markers[1].lane = Lane::Main;
    assert!(Evacuation::audit(&state).expect_err("three are too many").contains("EVA-INV-05"));
}

#[test]
fn eva_inv_06_terrains_and_sea_sites_follow_the_markers() {
    caught(rich(), "EVA-INV-06", |state| {
        state.players[0].sites.insert(Site(9));
    });
    caught(rich(), "EVA-INV-06", |state| {
        let player: &mut Player = &mut state.players[0];
        player.sea_sites += 1;
        player.production = player.production.map(|n| n + 1);
    });
    for (front, rear, terrains) in [(10, 10, 1), (11, 10, 2), (16, 11, 3), (22, 16, 4)] {
        let view = Fixture::race(2).markers(0, [(front, "parking"), (rear, "parking")]).actions().view(0);
        assert_eq!(view.seats[0].terrains.len(), terrains);
    }
}

#[test]
fn eva_inv_07_displays_are_full_unless_the_stack_is_empty() {
    for display in 0..3 {
        caught(Fixture::race(2), "EVA-INV-07", |state| {
            state.shelves[display].open[2] = orrery_evacuation::state::EMPTY;
        });
    }
    let game = Fixture::race(2).display("ship", &["ship_01"]).stack("ship", &[]).actions();
    assert_eq!(Evacuation::audit(&game.state), Ok(()));
}

#[test]
fn eva_inv_08_eighty_action_cards() {
    caught(Fixture::advanced(2), "EVA-INV-08", |state| state.deck.remove(Card(79)));
    caught(Fixture::advanced(2), "EVA-INV-08", |state| state.players[0].cards.hand.insert(Card(79)));
}

#[test]
fn eva_inv_09_no_store_is_ever_negative() {
    // A store that went below 0 would show as more than a game can ever give.
    random_games(|_, after, _| {
        for seat in after.seats() {
            assert!(after.player(seat).stores.as_flattened().iter().all(|&amount| amount < 200));
        }
    });
    let mut game = Fixture::race(2).store(0, "old", "1 food").effect(0, &[(Effect::Exchange, 2)]);
    game.refuse("exchange old steel food", "EVA-EXCH-01");
    let mut game = Fixture::race(2).effect(0, &[(Effect::Develop, 1)]);
    game.refuse("refresh old food", "EVA-RES-08");
}

#[test]
fn eva_inv_10_steps_follow_from_the_power_points() {
    random_games(|before, _, events| {
        let mut counted = None;
        for event in events {
            match *event {
                Event::PowerCounted { seat, points } => counted = Some((seat, points)),
                Event::MarkersMoved { seat, from, to } => {
                    let points = match (counted, before.tasks.top()) {
                        (Some((whose, points)), _) if whose == seat => points,
                        (_, Some(orrery_evacuation::state::Task::Advance { points })) => points,
                        other => panic!("nobody counted power points: {other:?}"),
                    };
                    let steps = to[0] + to[1] - from[0] - from[1];
                    assert_eq!(steps, points.min(50 - from[0] - from[1]));
                }
                _ => {}
            }
        }
    });
}

#[test]
fn eva_faq_01_one_steel_for_each_population() {
    let mut game = Fixture::race(2).population(0, 2).store(0, "new", "3 steel").effect(0, &[(settle(), 1)]);
    game.play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].stores[1], [0, 1, 0]);
    let mut game = Fixture::race(2)
        .population(0, 2)
        .factories(0, "new", "2 food")
        .store(0, "old", "9 steel")
        .store(0, "new", "1 steel")
        .effect(0, &[(settle(), 1)]);
    game.refuse("settle f_q6_rm2", "EVA-SETTLE-05");
}

#[test]
fn eva_faq_02_a_factory_costs_one_of_its_type_and_settles_for_nothing() {
    let mut game = Fixture::race(2)
        .store(0, "new", "1 energy")
        .store(0, "old", "1 energy")
        .effect(0, &[(Effect::PrepareFactory(Preparing::default()), 1), (settle(), 1)]);
    game.play("prepare energy new");
    let player = &game.state.players[0];
    assert_eq!((player.stores[1], player.settled, player.production), ([0; 3], [0, 0, 1], [0, 0, 1]));
}

#[test]
fn eva_faq_03_sea_sites_move_by_turning_points_only() {
    let mut game = Fixture::race(2).ships(0, "old", &["ship_03"]).store(0, "old", "1 energy").transport();
    game.play("fly ship_03").refuse("load_site sea_site_a site", "EVA-TRANS-13");
    game.refuse("load_site sea_site_a building", "EVA-TRANS-13");
}

#[test]
fn eva_faq_04_a_factory_site_uses_one_slot_of_either_kind() {
    let load = |bay: &str| {
        let mut game = Fixture::race(2).ships(0, "old", &["ship_01"]).store(0, "old", "1 energy").transport();
        game.play("fly ship_01").play(&format!("load_site food_factory {bay}"));
        let legal = game.legal();
        let site = legal.iter().any(|action| action.ends_with(" site"));
        let building = legal.iter().any(|action| action.starts_with("load_stadium"));
        (site, building)
    };
    assert_eq!(load("site"), (false, true));
    assert_eq!(load("building"), (true, false));
}

#[test]
fn eva_faq_05_energy_of_flights() {
    let mut game = Fixture::race(2)
        .ships(0, "old", &["ship_18"])
        .ships(0, "new", &["ship_17"])
        .store(0, "old", "4 energy")
        .store(0, "new", "4 energy")
        .transport();
    game.play("fly ship_18").play("fly_back ship_17");
    assert_eq!(game.state.players[0].stores, [[0, 0, 1], [0, 0, 3]]);
}

#[test]
fn eva_faq_06_one_turning_point_between_the_markers() {
    let mut game =
        Fixture::race(2).year(2).markers(0, [(15, "main"), (10, "main")]).acted(0, &[4]).progress();
    game.refuse("advance 19 10", "EVA-PROG-06").play("advance 16 13");
}

#[test]
fn eva_faq_07_after_the_race_goal_the_round_and_one_transport() {
    let mut game = Fixture::race(2)
        .production(0, "8 food 8 steel 8 energy")
        .stadiums(0, "new", &["stadium_01", "stadium_02"])
        .store(0, "new", "1 food 1 energy")
        .display("stadium", &["stadium_03"])
        .ships(1, "old", &["ship_01"])
        .store(1, "old", "5 energy")
        .actions();
    game.play("act build_stadium").play("build_stadium stadium_03 new");
    assert_eq!((game.state.reached, game.to_act()), (Some(Seat(0)), vec![1]));
    game.play("act settle");
    assert_eq!((game.state.step, game.to_act()), (Step::Transport, vec![1]));
    game.play("confirm");
    assert_eq!(game.state.step, Step::Over);
}

#[test]
fn eva_faq_08_effects_of_cards_cost_the_normal_price() {
    let mut game = Fixture::advanced(2)
        .hand(0, &["action_card_72"])
        .population(0, 2)
        .store(0, "new", "4 steel")
        .store(0, "old", "4 steel")
        .actions();
    game.play("play_card action_card_72").play("resolve 1").play("settle f_q6_rm2");
    assert_eq!(game.state.players[0].stores, [[0, 4, 0], [0, 4 - 2 - 1, 0]]);
}

#[test]
fn eva_faq_09_cloning_on_the_new_world_the_rest_on_either() {
    let clone = |world: &str| {
        let mut game = Fixture::race(2).store(0, world, "1 food").actions();
        game.play("act clone");
        (game.state.players[0].population, happened(&game, |e| matches!(e, Event::Lapsed { .. })))
    };
    assert_eq!((clone("new"), clone("old")), ((2, false), (0, true)));
    for world in ["old", "new"] {
        let mut game = Fixture::race(2)
            .store(0, world, "1 food 2 steel")
            .display("stadium", &["stadium_04"])
            .effect(0, &[(Effect::PrepareFactory(Preparing::default()), 1), (crate::build_stadium(), 1)]);
        game.play(&format!("prepare food {world}")).play(&format!("build_stadium stadium_04 {world}"));
        let side = usize::from(world == "new");
        let player = &game.state.players[0];
        assert_eq!((player.factories[side], player.stores), ([1, 0, 0], [[0; 3]; 2]));
    }
}

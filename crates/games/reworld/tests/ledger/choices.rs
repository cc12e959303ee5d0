//! REW-CHOICE: the decisions, and which rule refuses an attempt.

use std::collections::BTreeSet;

use orrery_core::{Game, Viewer, check, notation};
use orrery_reworld::state::Stage;
use orrery_reworld::testkit::{Fixture, Look, Scenario, new_game};
use orrery_reworld::{Action, Options, Reworld, State};

use crate::{flight, last_turn, over, random_game, turn};

/// Everything that `check` accepts from the player in turn.
fn accepted(table: &Scenario) -> Vec<String> {
    let universe = Reworld::universe(&Reworld::options(2)).into_iter();
    let legal = universe.filter(|&a| check::<Reworld>(&table.state, table.state.turn, a).is_ok());
    legal.map(|a| notation::write(&a)).collect()
}

#[test]
fn rew_choice_01_colours_are_no_game_action() {
    let colors = |state: &State| -> Vec<&str> {
        Reworld::view(state, Viewer::Onlooker).seats.iter().map(|seat| seat.color).collect()
    };
    for step in random_game(2, 1) {
        assert_eq!((colors(&step.before), colors(&step.after)), (vec!["red", "blue"], vec!["red", "blue"]));
    }
}

#[test]
fn rew_choice_02_acquire_take_the_marker_or_leave() {
    let table = Fixture::chapter_one(2).scenario();
    let kinds: BTreeSet<String> =
        accepted(&table).iter().map(|a| a.split(' ').next().unwrap_or_default().into()).collect();
    assert_eq!(kinds, BTreeSet::from(["acquire", "leave", "take_marker"].map(String::from)));
}

#[test]
fn rew_choice_03_slot_then_cards_then_top_card() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1, 2, 3]).cards("u01", &[2], 2).scenario();
    let slots: Vec<String> = accepted(&table).into_iter().filter(|a| a.starts_with("acquire")).collect();
    assert_eq!(slots.len(), 19);
    table.play("acquire u02");
    assert_eq!(accepted(&table), ["pay 2", "pay 1 2", "pay 1 3", "pay 2 3"]);
    table.play("pay 1 3");
    assert_eq!(accepted(&table), ["top 1", "top 3"]);
    let poor = Fixture::chapter_one(2).hand(0, &[1]).cards("u01", &[2], 2).scenario();
    assert!(!accepted(&poor).contains(&"acquire u02".into()), "not offered if it cannot be paid");
}

#[test]
fn rew_choice_04_which_card_for_the_marker() {
    let mut table = Fixture::chapter_one(2).hand(0, &[1, 1, 4, 5]).scenario();
    table.play("take_marker");
    assert_eq!(accepted(&table), ["lay_card 1", "lay_card 4", "lay_card 5"]);
    let taken = Fixture::chapter_one(2).hand(0, &[1]).start_card(1, 2).scenario();
    assert!(!accepted(&taken).contains(&"take_marker".into()));
}

#[test]
fn rew_choice_05_the_row_or_the_shuttle_behind_one_crew() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_0", "crew_gaia"]).row(0, 2, &["crew_gaia"]);
    let table = rows.row(0, 4, &["shuttle_1", "terrabot_a"]).scenario();
    assert_eq!(accepted(&table), ["decouple 1", "decouple 1 1", "decouple 2", "decouple 4"]);
}

#[test]
fn rew_choice_06_the_sign_of_a_new_city() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["terrabot_a"]).city(1, "a", &["terrabot_a"]);
    let mut table = rows.scenario();
    table.play("decouple 1");
    assert_eq!(
        accepted(&table),
        ["take_sign", "take_sign sign_arcadia", "take_sign sign_aurora", "take_sign sign_avalon"]
    );
    // Without a stated sign, the first name in alphabetical order.
    table.play("take_sign");
    assert_eq!(crate::public(&table).seats[0].cities[0].sign.id(), "sign_arcadia");
}

#[test]
fn rew_choice_07_defence_or_transport_of_a_shuttle() {
    for (shuttle, choices) in
        [("shuttle_1", vec!["defend", "transport"]), ("shuttle_0", vec!["dock 2", "no_more"])]
    {
        let mut table = Fixture::chapter_two(2).row(0, 1, &[shuttle]).row(0, 2, &["crew_gaia"]).scenario();
        table.play("decouple 1");
        assert_eq!(accepted(&table), choices);
    }
    let mut table =
        Fixture::chapter_two(2).row(0, 1, &["shuttle_1", "crew_talos"]).row(0, 2, &["crew_gaia"]).scenario();
    table.play("decouple 1 1");
    assert_eq!(accepted(&table), ["dock 2", "no_more"], "no defence from behind a crew");
}

#[test]
fn rew_choice_08_none_to_two_crews_one_after_the_other() {
    let rows = Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]).city(0, "b", &["terrabot_b"]);
    let mut table =
        rows.row(0, 1, &["shuttle_1"]).row(0, 2, &["crew_gaia"]).row(0, 3, &["crew_talos"]).scenario();
    table.play("decouple 1").play("transport");
    assert_eq!(accepted(&table), ["dock 2", "dock 3", "no_more"]);
    table.play("dock 3");
    assert_eq!(accepted(&table), ["dock 2", "no_more"]);
    let mut table = Fixture::chapter_two(2).row(0, 1, &["terrabot_b", "shuttle_1"]).scenario();
    table.play("decouple 1").play("transport");
    assert_eq!(table.shuttles(0), ["shuttle_1"], "nothing to dock: it flies empty");
}

#[test]
fn rew_choice_09_the_order_of_placing_if_the_crews_differ() {
    let city = || Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]);
    let table = flight(city(), &["crew_talos", "crew_talos"]);
    assert_eq!(table.city_size(0, "a"), 4, "equal crews, one city: nothing to ask");
    for other in ["crew_talos_special", "crew_gaia"] {
        let table = flight(city(), &["crew_talos", other]);
        assert_eq!(accepted(&table), ["place crew_talos a".into(), format!("place {other} a")]);
    }
}

#[test]
fn rew_choice_10_an_eligible_city_or_the_box() {
    let cities =
        Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]).city(0, "c", &["terrabot_c"]);
    let table = flight(cities.city(0, "d", &["terrabot_d"]), &["crew_kyklop"]);
    assert_eq!(accepted(&table), ["place crew_kyklop c", "place crew_kyklop d"]);
    let table = flight(Fixture::chapter_two(2), &["crew_kyklop"]);
    assert_eq!(table.boxed("crew_kyklop"), 5, "no city: the box, without asking");
}

#[test]
fn rew_choice_11_defence_or_task_of_a_satellite() {
    let mut table = Fixture::chapter_two(2).row(0, 1, &["satellite_shields"]).scenario();
    table.play("decouple 1");
    assert_eq!(accepted(&table), ["defend", "score_task"]);
}

#[test]
fn rew_choice_12_the_city_of_a_task() {
    for satellite in ["satellite_city_size", "satellite_city_product"] {
        let cities = Fixture::chapter_two(2).city(0, "b", &["terrabot_b"]).city(0, "e", &["terrabot_e"]);
        let mut table = cities.row(0, 1, &[satellite]).scenario();
        table.play("decouple 1").play("score_task");
        assert_eq!(accepted(&table), ["choose_city b", "choose_city e"]);
    }
    let mut table = Fixture::chapter_two(2).row(0, 1, &["crew_gaia", "satellite_city_size"]).scenario();
    table.play("decouple 1").play("score_task");
    assert_eq!((table.tally(0, "tasks"), table.state.stage), (0, Stage::Decouple));
}

#[test]
fn rew_choice_13_a_crew_at_an_open_end_is_boxed() {
    let mut table = Fixture::chapter_two(2)
        .city(0, "a", &["terrabot_a"])
        .row(0, 1, &["terrabot_b", "crew_gaia"])
        .scenario();
    table.play("decouple 1");
    assert_eq!((table.boxed("crew_gaia"), table.state.stage), (9, Stage::Decouple), "no further question");
}

/// The choices of chapter one, as small steps: slot, cards, top card; the card for the marker; leaving.
#[test]
fn rew_choice_14_the_actions_of_chapter_one() {
    let action = |json: &str| serde_json::from_str::<Action>(json).unwrap_or_else(|e| panic!("{json}: {e}"));
    let steps = [
        r#"{"do":"acquire","slot":"u03"}"#,
        r#"{"do":"pay","cards":[1,3]}"#,
        r#"{"do":"top","card":3}"#,
        r#"{"do":"take_marker"}"#,
        r#"{"do":"lay_card","card":4}"#,
        r#"{"do":"leave"}"#,
    ];
    assert!(steps.iter().all(|json| action(json).is_chapter_one()));
    let all = Reworld::universe(&Reworld::options(2));
    assert_eq!(all.iter().filter(|a| a.is_chapter_one()).count(), 20 + 125 + 5 + 1 + 5 + 1);
}

/// The choices of chapter two. A transport is sent step by step; taking back a step inside a turn tells
/// nothing new, so it is allowed.
#[test]
fn rew_choice_15_the_actions_of_chapter_two() {
    let kinds: BTreeSet<String> = Reworld::universe(&Reworld::options(2))
        .into_iter()
        .filter(|a| !a.is_chapter_one())
        .map(|a| notation::write(&a).split(' ').next().unwrap_or_default().into())
        .collect();
    let expected = [
        "decouple",
        "defend",
        "transport",
        "score_task",
        "take_sign",
        "dock",
        "no_more",
        "place",
        "box_crew",
        "choose_city",
    ];
    assert_eq!(kinds, expected.map(String::from).into());
    // Play on until a shuttle has been decoupled, then take everything back to the start of the turn.
    let seed = orrery_core::Seed::from_text("a transport taken back");
    let mut history = orrery_core::History::<Reworld>::new(Options::usual(2), seed).unwrap();
    let (mut dice, mut actions) = (orrery_core::FastDice::new(5), Vec::new());
    while !matches!(history.state().stage, Stage::UseShuttle(_)) {
        let next = orrery_core::playout::choose::<Reworld>(history.state(), &mut dice, &mut actions);
        let (seat, action) = next.expect("a shuttle comes");
        history.apply(seat, action).unwrap();
    }
    let (player, decoupled) = (history.state().turn, *history.state());
    history.apply(player, orrery_reworld::testkit::parse("transport")).unwrap();
    history.undo(player).expect("nothing hidden was revealed");
    assert_eq!(*history.state(), decoupled);
    history.undo(player).expect("nothing hidden was revealed");
    assert_eq!(history.state().stage, Stage::Decouple);
}

#[test]
fn rew_choice_16_what_needs_no_decision_runs_by_itself() {
    // One action ends round 1 and prepares round 2.
    let mut table = Fixture::chapter_one(2).left(1).scenario();
    table.play("leave");
    assert_eq!(
        (table.state.round, table.hand(0).len(), table.state.arms.iter().filter(|t| t.exists()).count()),
        (2, 13, 20)
    );
    // One action takes ships and scores the end.
    let mut table = Fixture::chapter_two(2).row(0, 1, &["crew_gaia"]).scenario();
    table.play("decouple 1");
    assert!(over(&table));
    assert_eq!((table.ships(0).len(), table.score(0)), (6, 5 * 4 + 5 - 18));
}

#[test]
fn rew_choice_17_only_choices_of_one_are_made_without_asking() {
    for seed in 0..6 {
        for step in random_game(2 + (seed % 3) as u8, seed) {
            let mut legal = Vec::new();
            Reworld::legal(&step.before, step.before.turn, &mut legal);
            let first = matches!(step.before.stage, Stage::Turn | Stage::Decouple);
            assert!(legal.len() > 1 || first, "{:?}: {legal:?}", step.before.stage);
        }
    }
    // The first decision of a turn is asked, even if there is only one choice.
    let mut table = Fixture::chapter_two(2).row(0, 3, &["shuttle_0"]).scenario();
    assert_eq!(table.legal(), ["decouple 3"]);
    table.play("decouple 3");
    assert_eq!(table.shuttles(0), ["shuttle_0"], "transport and no more: one choice each");
    let mut table = Fixture::chapter_one(2).hand(0, &[4, 4]).scenario();
    table.play("take_marker");
    assert_eq!((table.hand(0), turn(&table)), (vec![4], 1), "only one number to lay");
    // The last sign of a letter and the only city of a task are taken without asking.
    let mut table =
        Fixture::chapter_two(2).city(0, "c", &["terrabot_c"]).row(0, 1, &["satellite_city_size"]).scenario();
    table.play("decouple 1").play("score_task");
    assert_eq!((table.tally(0, "tasks"), over(&table)), (2, true));
}

#[test]
fn rew_choice_18_the_order_of_the_small_decisions() {
    let stages = |fixture: Fixture, actions: &[&str]| -> Vec<String> {
        let mut table = fixture.scenario();
        let mut names = Vec::new();
        for action in actions {
            names.push(format!("{:?}", table.state.stage).split('(').next().unwrap_or_default().to_owned());
            table.play(action);
        }
        names
    };
    let hand = || Fixture::chapter_one(2).hand(0, &[1, 2, 3]).cards("u01", &[2], 2);
    assert_eq!(stages(hand(), &["acquire u02", "pay 1 3", "top 3"]), ["Turn", "Pay", "Top"]);
    assert_eq!(stages(hand(), &["take_marker", "lay_card 1"]), ["Turn", "LayCard"]);
    let cities = || Fixture::chapter_two(2).city(0, "a", &["terrabot_a"]).city(0, "b", &["terrabot_b"]);
    let rows =
        cities().row(0, 1, &["shuttle_1"]).row(0, 2, &["crew_talos"]).row(0, 3, &["crew_gaia", "crew_gaia"]);
    let transport =
        ["decouple 1", "transport", "dock 2", "dock 3", "place crew_talos a", "place crew_gaia b"];
    assert_eq!(stages(rows, &transport), ["Decouple", "UseShuttle", "Dock", "Dock", "Place", "Place"]);
    let rows = cities().row(0, 1, &["terrabot_c"]);
    assert_eq!(stages(rows, &["decouple 1", "take_sign sign_corona"]), ["Decouple", "Sign"]);
    let rows = cities().row(0, 1, &["satellite_city_size"]);
    let task = ["decouple 1", "score_task", "choose_city a"];
    assert_eq!(stages(rows, &task), ["Decouple", "UseSatellite", "TaskCity"]);
}

/// The table of REW-CHOICE-19, line by line; each `refuse` also checks that nothing changes.
#[test]
fn rew_choice_19_refusals_of_chapter_one() {
    let prices = Fixture::chapter_one(2).hand(0, &[1, 2, 3, 3, 5]).hand(1, &[4]);
    let prices = prices.cards("u02", &[3], 3).cards("u06", &[3], 3).cards("u08", &[3], 3);
    let mut table = prices.cards("u10", &[4], 4).scenario();
    // Not to move; the other chapter; after the end: see below.
    table.refuse_as(1, "acquire u04", "REW-FLOW-06").refuse("decouple 1", "REW-FLOW-06");
    table.refuse("acquire u02", "REW-ACQ-01");
    table.play("acquire u04").refuse("pay 4", "REW-PAY-09").refuse("pay 1 2", "REW-PAY-01");
    let mut table = at(&table, "u01");
    table.refuse("pay 1 1", "REW-PAY-09").refuse("pay 1", "REW-PAY-02").refuse("pay 1 2 3", "REW-PAY-02");
    let mut table = at(&table, "u07");
    table.refuse("pay 5", "REW-PAY-03").refuse("pay 1 2 3", "REW-PAY-03");
    let mut table = at(&table, "u09");
    table.refuse("pay 3", "REW-PAY-04").refuse("pay 3 3", "REW-PAY-04").refuse("pay 1 2 5", "REW-PAY-04");
    table.play("pay 1 3 3").refuse("top 2", "REW-ACQ-03").refuse("top 4", "REW-ACQ-03");
    // A choice of another step of the same turn.
    table
        .refuse("acquire u04", "REW-FLOW-06")
        .refuse("leave", "REW-FLOW-06")
        .refuse("lay_card 1", "REW-FLOW-06");

    let mut table = Fixture::chapter_one(2).hand(0, &[1, 2]).scenario();
    table.refuse("lay_card 5", "REW-START-02").refuse("lay_card 1", "REW-FLOW-06");
    table.play("take_marker").refuse("lay_card 5", "REW-START-02").play("lay_card 1");
    table.refuse("take_marker", "REW-START-01");
    let mut table = last_turn(Fixture::chapter_two(2));
    table.refuse_as(0, "leave", "REW-FLOW-06").refuse_as(0, "decouple 1", "REW-FLOW-06");
}

/// The same position at the step of paying for another slot.
fn at(table: &Scenario, slot: &str) -> Scenario {
    let mut state = table.state;
    state.stage = Stage::Turn;
    let mut other = new_game(2, 1);
    other.state = state;
    other.play(&format!("acquire {slot}"));
    other
}

/// REW-CHOICE-19, chapter two. Passing (REW-CH2-03), a flight without the crew in front (REW-SHUT-08) and
/// docking after placing with a place left (REW-SHUT-07) cannot be expressed.
#[test]
fn rew_choice_19_refusals_of_chapter_two() {
    let cities = || {
        let cities = Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]);
        cities.city(0, "b", &["terrabot_b"]).city(1, "c", &["terrabot_c"])
    };
    let mut table = cities()
        .row(0, 1, &["terrabot_c"])
        .row(0, 3, &["shuttle_0", "crew_gaia", "crew_gaia"])
        .row(0, 4, &["shuttle_1", "satellite_shields"])
        .row(0, 5, &["crew_kyklop", "crew_gaia"])
        .scenario();
    table.refuse_as(1, "decouple 1", "REW-FLOW-06").refuse("leave", "REW-FLOW-06");
    table.refuse("decouple 2", "REW-DEC-01").refuse("decouple 5 1", "REW-DEC-01");
    table.refuse("decouple 3 2", "REW-SHUT-10").refuse("decouple 4 1", "REW-SHUT-10");
    table.refuse("place crew_gaia a", "REW-CREW-01");
    table.play("decouple 1").refuse("defend", "REW-TERRA-01").refuse("transport", "REW-TERRA-01");
    table.refuse("score_task", "REW-TERRA-01").refuse("take_sign sign_brisa", "REW-TERRA-03");
    table.refuse("take_sign sign_caldera", "REW-TERRA-03").play("take_sign sign_corona");
    table.refuse("take_sign sign_avalon", "REW-TERRA-04");

    let mut table =
        cities().row(0, 1, &["shuttle_0"]).row(0, 2, &["terrabot_d", "crew_gaia", "crew_kyklop"]).scenario();
    table.play("decouple 1").refuse("defend", "REW-SHUT-03").refuse("dock 1", "REW-SHUT-04");
    table.play("dock 2").play("dock 2").refuse("dock 2", "REW-SHUT-04");
    table.refuse("place crew_talos a", "REW-CREW-01").refuse("box_crew crew_gaia", "REW-CREW-02");
    table.refuse("place crew_gaia c", "REW-CREW-03").refuse("place crew_kyklop a", "REW-CREW-05");
    table.refuse("place crew_kyklop c", "REW-CREW-05").refuse("box_crew crew_talos", "REW-FLOW-06");
    table.refuse("no_more", "REW-FLOW-06").refuse("transport", "REW-FLOW-06");

    let mut table = cities().row(0, 1, &["shuttle_2", "crew_talos"]).row(0, 2, &["crew_gaia"; 3]).scenario();
    table.play("decouple 1 1").refuse("defend", "REW-SHUT-09").play("dock 2").refuse("dock 2", "REW-SHUT-16");
    table
        .refuse("place crew_talos b", "REW-CREW-04")
        .play("place crew_talos a")
        .refuse("dock 2", "REW-SHUT-16");

    for (satellite, rule) in
        [("satellite_city_size", "REW-TASK-06"), ("satellite_city_product", "REW-TASK-07")]
    {
        let mut table = cities().row(0, 1, &[satellite]).scenario();
        table.play("decouple 1").refuse("choose_city a", "REW-FLOW-06").refuse("transport", "REW-FLOW-06");
        table.play("score_task").refuse("choose_city c", rule).refuse("choose_city e", rule);
        table.refuse("defend", "REW-FLOW-06").refuse("score_task", "REW-FLOW-06");
    }
}

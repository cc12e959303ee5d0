//! What people are told: conditions, prices, shortcuts, sentences and the first words of the log, in both
//! languages.

use orrery_core::{FastDice, Game, Lang, Log, Message, Present, Viewer, conditions, notation};
use orrery_reworld::Reworld;
use orrery_reworld::testkit::{Fixture, Look, Scenario};

use crate::{flight, texts};

fn say(lang: Lang, message: &Message) -> String {
    texts(lang).say(message)
}

/// The conditions of an action of the player in turn: a tick or a cross, the rule, the words.
fn list(game: &Scenario, action: &str, lang: Lang) -> Vec<String> {
    let found = conditions::<Reworld>(&game.state, game.state.turn, game.parse(action));
    let line = |c: &orrery_core::Condition| {
        let words = c.words.as_ref().map_or(String::new(), |words| say(lang, words));
        format!("{} {}: {words}", if c.holds { "+" } else { "-" }, c.rule)
    };
    found.iter().map(line).collect()
}

/// The parts of what an action costs, the total, and what the player has.
fn price(game: &Scenario, action: &str) -> (Vec<(String, i32)>, i32, Option<i32>) {
    let described = Reworld::describe(&game.state, game.state.turn, game.parse(action));
    let sum = described.sum.expect("it costs something");
    let parts = sum.parts.iter().map(|part| (say(Lang::En, &part.label), part.amount)).collect();
    (parts, sum.total, sum.have)
}

/// The shortcuts of the player in turn: label and actions.
fn shortcuts(game: &Scenario) -> Vec<(String, Vec<String>)> {
    let found = Reworld::shortcuts(&game.state, game.state.turn);
    found.iter().map(|s| (say(Lang::En, &s.label), s.actions.iter().map(notation::write).collect())).collect()
}

#[test]
fn rew_pay_09_why_a_module_cannot_be_acquired() {
    let station = Fixture::chapter_one(2).hand(0, &[5, 5]).cards("u02", &[1], 1).cards("u04", &[3], 3);
    let game = station.module("u03", "shuttle_1").scenario();
    assert_eq!(
        list(&game, "acquire u03", Lang::En),
        [
            "+ REW-FLOW-06: It is your turn in chapter one: modules are acquired.",
            "+ REW-ACQ-01: Upper arm 3 holds Shuttle with 1 shield.",
            "- REW-PAY-09: Upper arm 2 shows a 1 and Upper arm 4 a 3, so it costs both numbers; \
             any 2 cards can replace either. You hold 5, 5.",
        ]
    );
    assert_eq!(
        list(&game, "acquire u04", Lang::De)[1..],
        ["- REW-ACQ-01: Oberer Kopplungsarm 4: Hier liegt kein Modul mehr."]
    );
    let (parts, total, have) = price(&game, "acquire u03");
    let replaced = |arm: &str, card: u8| {
        (format!("{arm} shows a {card}: 2 cards of any number, because you hold none"), 2)
    };
    assert_eq!(parts, [replaced("Upper arm 2", 1), replaced("Upper arm 4", 3)]);
    assert_eq!((total, have), (4, Some(2)));
    let game = Fixture::chapter_one(2).hand(0, &[3, 3, 5]).cards("u04", &[3], 3).scenario();
    let demand = vec![("Upper arm 4 shows a 3: a 3".to_owned(), 1)];
    assert_eq!(price(&game, "acquire u05"), (demand, 1, Some(3)));
    let any = vec![("A card of any number".to_owned(), 1)];
    assert_eq!(price(&game, "acquire u01"), (any, 1, Some(3)));
}

#[test]
fn rew_pay_02_rew_acq_03_why_these_cards_do_not_pay() {
    let mut game = Fixture::chapter_one(2).hand(0, &[3, 4, 5]).cards("u04", &[3], 3).scenario();
    game.play("acquire u05");
    assert_eq!(
        list(&game, "pay 3 4 5", Lang::En)[1..],
        [
            "+ REW-PAY-09: These cards are in your hand: 3, 4, 5.",
            "- REW-PAY-02: Upper arm 4 shows a 3, so a 3 or any 2 cards pay. You choose 3, 4, 5.",
        ]
    );
    game.play("pay 4 5");
    assert_eq!(list(&game, "top 3", Lang::De)[1..], ["- REW-ACQ-03: Du bezahlst nicht mit einer 3: 4, 5."]);
    assert_eq!(
        list(&game, "leave", Lang::En)[1..],
        ["- REW-FLOW-06: Not now: you are choosing the card on top."]
    );
}

#[test]
fn rew_start_01_why_the_marker_cannot_be_taken() {
    let mut game = Fixture::chapter_one(2).hand(0, &[2, 2]).hand(1, &[4, 5]).scenario();
    game.play("take_marker");
    assert_eq!(
        list(&game, "take_marker", Lang::En)[1..],
        ["- REW-START-01: P1 has laid a card on the start player space in this round."]
    );
    assert_eq!(
        list(&game, "lay_card 4", Lang::En)[2..],
        [
            "+ REW-START-02: You hold one 4.",
            "- REW-FLOW-06: Not now: your turn begins, and nothing has been chosen yet.",
        ]
    );
}

#[test]
fn rew_dec_01_rew_shut_10_which_module_is_in_the_way() {
    let game = Fixture::chapter_two(2)
        .row(0, 1, &["shuttle_2", "terrabot_e"])
        .row(0, 2, &["satellite_shields", "crew_gaia"])
        .row(0, 3, &["shuttle_1", "crew_talos"])
        .scenario();
    assert_eq!(
        list(&game, "decouple 1 1", Lang::En),
        [
            "+ REW-FLOW-06: It is your turn in chapter two: modules leave the freighter.",
            "+ REW-DEC-01: Shuttle with 2 shields may leave from behind one crew, because it is a shuttle.",
            "- REW-SHUT-10: To its left: Terrabot E. Only a single crew could come along.",
        ]
    );
    assert_eq!(
        list(&game, "decouple 2 1", Lang::De)[1..],
        ["- REW-DEC-01: Links von Satellit Verteidigungsnetz: Agrar-Bautrupp. \
          Reihen werden vom offenen Ende her abgekoppelt."]
    );
    assert_eq!(list(&game, "decouple 4", Lang::En)[1..], ["- REW-DEC-01: Row 4 is empty."]);
    assert!(list(&game, "decouple 3 1", Lang::En).iter().all(|line| line.starts_with('+')));
}

#[test]
fn rew_shut_03_rew_shut_09_rew_shut_16_what_a_shuttle_cannot_do() {
    let rows = Fixture::chapter_two(2).row(0, 1, &["shuttle_0"]).row(0, 2, &["crew_gaia"; 3]);
    let mut game = rows.row(0, 3, &["terrabot_b"]).scenario();
    game.play("decouple 1");
    assert_eq!(
        list(&game, "defend", Lang::En)[1..],
        [
            "- REW-SHUT-03: Shuttle without shield: no shields, so it cannot defend.",
            "- REW-FLOW-06: Not now: the shuttle is docking crews.",
        ]
    );
    assert_eq!(
        list(&game, "dock 3", Lang::En)[1],
        "- REW-SHUT-04: Terrabot B lies at the open end of row 3 and is no crew."
    );
    assert_eq!(price(&game, "dock 2"), (vec![("A crew".into(), 1)], 1, Some(2)));
    let mut game =
        Fixture::chapter_two(2).row(0, 1, &["shuttle_2", "crew_gaia"]).row(0, 2, &["crew_gaia"]).scenario();
    game.play("decouple 1 1");
    assert_eq!(
        list(&game, "defend", Lang::De)[2],
        "- REW-SHUT-09: Shuttle mit 2 Schilden kam hinter einem Bautrupp hervor und muss fliegen."
    );
    assert_eq!(list(&game, "dock 2", Lang::En)[2], "+ REW-SHUT-16: The shuttle has docked 1 of 2 crews.");
}

#[test]
fn rew_crew_04_rew_crew_05_rew_crew_02_which_city_a_crew_cannot_go_to() {
    let cities =
        Fixture::chapter_two(2).city(0, "a", &["terrabot_a", "crew_talos"]).city(0, "b", &["terrabot_b"]);
    let game = flight(cities, &["crew_talos", "crew_kyklop"]);
    assert_eq!(
        list(&game, "place crew_talos b", Lang::En)[1..],
        [
            "+ REW-CREW-01: Crew Talos Structures is docked to the shuttle.",
            "+ REW-CREW-04: Bastion is your city.",
            "- REW-CREW-04: Talos Structures builds in Altamira and may not go to Bastion as well.",
        ]
    );
    assert_eq!(
        list(&game, "place crew_kyklop a", Lang::De)[3],
        "- REW-CREW-05: In Altamira baut schon Talos Hochbau."
    );
    assert_eq!(
        list(&game, "place crew_kyklop c", Lang::En)[2..],
        ["- REW-CREW-05: You have no city in terrain Canyonland."]
    );
    assert_eq!(
        list(&game, "box_crew crew_kyklop", Lang::En)[1..],
        ["- REW-CREW-02: Crew Kyklops Heavy Build must be placed: Bastion."]
    );
}

#[test]
fn rew_flow_06_whose_turn_it_is_and_which_chapter() {
    let game = Fixture::chapter_one(3).scenario();
    let waiting = conditions::<Reworld>(&game.state, orrery_core::Seat(2), game.parse("leave"));
    let [only] = &waiting[..] else { panic!("{waiting:?}") };
    assert!(!only.holds);
    assert_eq!(only.words.as_ref().map(|words| say(Lang::En, words)), Some("It is the turn of P1.".into()));
    assert_eq!(
        list(&game, "decouple 1", Lang::En),
        ["- REW-FLOW-06: Modules leave the freighter in chapter two; this is round 1 of chapter one."]
    );
}

/// While another player is choosing, the answer is the same whatever has been chosen (REW-OPEN-41).
#[test]
fn rew_open_41_conditions_do_not_tell_of_half_made_choices() {
    let mut game = Fixture::chapter_one(2).hand(0, &[1, 2, 3]).scenario();
    let asked =
        |game: &Scenario| conditions::<Reworld>(&game.state, orrery_core::Seat(1), game.parse("leave"));
    let before = asked(&game);
    game.play("acquire u05");
    assert_eq!(asked(&game), before);
}

#[test]
fn rew_choice_18_shortcuts_of_chapter_one() {
    let mut game = Fixture::chapter_one(2).hand(0, &[1, 2, 5]).cards("u04", &[3], 3).scenario();
    let marker = |card: u8| {
        let actions = vec!["take_marker".to_owned(), format!("lay_card {card}")];
        (format!("Take the start player marker with a {card} (+1)"), actions)
    };
    assert_eq!(shortcuts(&game), [marker(1), marker(2), marker(5)]);
    game.play("acquire u05");
    let found = shortcuts(&game);
    assert_eq!(found.len(), 6, "three pairs of cards, either of them on top");
    let pay =
        ("Pay 1, 2 with the 2 on top: row 2".to_owned(), vec!["pay 1 2".to_owned(), "top 2".to_owned()]);
    assert_eq!(found[1], pay);
    assert!(Reworld::shortcuts(&game.state, orrery_core::Seat(1)).is_empty());
}

#[test]
fn rew_choice_15_shortcuts_of_chapter_two() {
    let game = Fixture::chapter_two(2)
        .city(0, "b", &["terrabot_b", "terrabot_b"])
        .row(0, 1, &["crew_talos", "shuttle_1"])
        .row(0, 2, &["shuttle_0", "satellite_letter_b"])
        .row(0, 3, &["terrabot_a"])
        .row(0, 4, &["shuttle_2", "crew_gaia"])
        .row(1, 1, &["shuttle_0"])
        .scenario();
    let expected = [
        ("Row 1: Shuttle with 1 shield defends (1 shield)", vec!["decouple 1", "defend"]),
        (
            "Row 1: Shuttle with 1 shield carries Crew Talos Structures, Agrarian crew",
            vec!["decouple 1", "transport", "dock 1", "dock 4"],
        ),
        ("Row 2: Satellite Terrabots B defends (2 shields)", vec!["decouple 2", "defend"]),
        ("Row 2: Satellite Terrabots B scores its task (+4)", vec!["decouple 2", "score_task"]),
        ("Row 3: found a city with Terrabot A, any name", vec!["decouple 3", "take_sign"]),
    ];
    let expected = expected.map(|(label, actions)| {
        (label.to_owned(), actions.into_iter().map(String::from).collect::<Vec<_>>())
    });
    assert_eq!(shortcuts(&game), expected);
    for (_, actions) in shortcuts(&game) {
        let mut copy = Scenario::from_state(&Reworld::options(2), game.state);
        for action in actions {
            copy.play_as(0, &action);
        }
    }
    assert_eq!(game.row(0, 4), ["shuttle_2", "crew_gaia"]);
}

#[test]
fn every_component_is_explained_in_both_languages() {
    let explained = |id: &str, lang| -> Vec<String> {
        Reworld::sentences(id).iter().map(|sentence| say(lang, sentence)).collect()
    };
    for id in texts(Lang::En).names().keys() {
        assert!(!explained(id, Lang::En).is_empty() && !explained(id, Lang::De).is_empty(), "{id}");
    }
    assert_eq!(
        explained("satellite_company_talos", Lang::En),
        [
            "Task: 3 points for each of your settled crews of Talos Structures.",
            "Or it joins the defence row with 1 shield.",
        ]
    );
    assert_eq!(
        explained("crew_gaia", Lang::De),
        [
            "Allein abgekoppelt kommt er in die Schachtel; ein Shuttle bringt ihn in eine Stadt.",
            "Gaia Agrar darf in jeder deiner Städte siedeln, auch neben einer Baufirma.",
        ]
    );
    assert_eq!(
        explained("ship_shields", Lang::En),
        ["6 points for the first player with 6 shields in the defence row; 5 with four players."]
    );
    assert!(explained("no_such_thing", Lang::En).is_empty());
}

#[test]
fn rew_prep_01_rew_prep_03_the_log_begins_with_round_one() {
    let mut log = Log::default();
    let state = Reworld::setup(&Reworld::options(2), &mut FastDice::new(3), &mut log).expect("two players");
    let told: Vec<String> =
        log.heard_by(Viewer::Onlooker).iter().map(|event| say(Lang::En, &Reworld::tell(event))).collect();
    assert_eq!(
        told,
        [
            format!("Round 1 begins. P{} has the first turn.", state.marker.0 + 1),
            "20 modules are laid out at the station.".into(),
            "P1 gets 13 cards.".into(),
            "P2 gets 13 cards.".into(),
        ]
    );
    let own = log.heard_by(Viewer::Seat(orrery_core::Seat(0)));
    assert!(say(Lang::En, &Reworld::tell(&own[2])).starts_with("P1 gets the cards "));
}

//! A small game behind the catalog's interface: everything that a server does with a game.

mod changes;
mod components;
mod hidden;
mod json;
#[path = "../../../conformance/tests/toy/mod.rs"]
#[allow(dead_code, reason = "its faults are for the conformance kit")]
mod toy;

use orrery_catalog::{CatalogEntry, CatalogGame, Error, GameInProgress, history_of};
use orrery_core::{Dice, FastDice, Lang, Message, Seat, Seats, Seed, Viewer};
use serde_json::{Value, json};
use toy::Toy;

static TOY: CatalogEntry<Toy> = CatalogEntry::new();

fn table(players: u8) -> Box<dyn GameInProgress> {
    TOY.create(&json!({ "players": players }), Seed::from_text("door")).expect("a table")
}

/// Plays a random action of the first seat that is due.
fn step(table: &mut dyn GameInProgress, dice: &mut FastDice) -> bool {
    let Some(seat) = table.to_act().first() else { return false };
    let choices: Vec<_> = table.choices(seat).into_iter().filter(|c| !c.rewind).collect();
    let choice = &choices[dice.below(choices.len() as u32) as usize];
    table.apply(seat, &choice.action).expect("a choice is legal");
    true
}

fn bid(table: &mut dyn GameInProgress, seat: u8) -> Value {
    let action = table.choices(Seat(seat))[0].action.clone();
    table.apply(Seat(seat), &action).expect("a choice is legal");
    action
}

#[test]
fn a_whole_game_is_played_without_knowing_its_type() {
    let mut table = table(3);
    let mut dice = FastDice::new(5);
    let viewer = Viewer::Seat(Seat(1));
    let mut views = vec![table.view(viewer)];
    while step(&mut *table, &mut dice) {
        views.push(table.view(viewer));
    }
    let outcome = table.outcome().expect("the game is over");
    assert_eq!(outcome.seats.iter().map(|s| s.score).collect::<Vec<_>>(), table.scores());
    assert_eq!((table.to_act(), table.count()), (Seats::NONE, views.len() - 1));
    for (count, view) in views.iter().enumerate() {
        assert_eq!(table.at(count).view(viewer), *view, "after {count} actions");
    }
    let running = table.running_scores();
    assert_eq!(running.len(), table.count() + 1);
    assert_eq!((&running[0], running.last()), (&vec![0, 0, 0], Some(&table.scores())));

    let record = table.record(true);
    let again = TOY.verify(&record).expect("a sound record");
    assert_eq!(again.view(Viewer::Everything), table.view(Viewer::Everything));
    assert_eq!(again.log(viewer, 0), table.log(viewer, 0));
    assert_eq!(TOY.load(&table.record(false)).err().map(|e| e.code()), Some("bad_record"));
    assert_eq!(history_of::<Toy>(&*again).map(|h| h.entries().len()), Some(table.count()));
}

#[test]
fn a_game_can_be_loaded_in_the_middle() {
    let mut table = table(2);
    let mut dice = FastDice::new(1);
    for _ in 0..4 {
        step(&mut *table, &mut dice);
    }
    let mut again = TOY.load(&table.record(true)).expect("a record");
    assert_eq!(again.options(), json!({ "players": 2, "long": false }));
    let mut other = dice.clone();
    while step(&mut *table, &mut dice) {}
    while step(&mut *again, &mut other) {}
    assert_eq!(again.record(true), table.record(true));
}

#[test]
fn choices_say_what_to_click_and_why_it_is_allowed() {
    let mut table = table(2);
    let card = bid(&mut *table, 0)["card"].clone();
    let back = &table.choices(Seat(0))[0];
    assert_eq!(
        (back.action.clone(), back.rewind, back.rule.0),
        (json!({ "do": "take_back" }), true, "TOY-BID-02")
    );
    let choice = &table.choices(Seat(1))[0];
    let name = format!("card-{}", choice.action["card"]);
    assert_eq!(choice.label, Message::new("bid").name("card", name.clone()));
    assert_eq!((&choice.targets, choice.rewind), (&vec![name], false));
    assert_eq!(table.prompt(Viewer::Seat(Seat(1))).id, "your-turn");
    assert_eq!(table.prompt(Viewer::Seat(Seat(0))).id, "wait");

    // The bid is told to its seat; everybody else learns only that there is one.
    let own = table.log(Viewer::Seat(Seat(0)), 0);
    assert_eq!((own.len(), own[0].number, own[0].seat), (1, 1, Some(Seat(0))));
    assert_eq!(own[0].event, json!({ "event": "placed_card", "seat": 0, "card": card }));
    let other = table.log(Viewer::Onlooker, 0);
    assert_eq!((other.len(), &other[0].message), (1, &Message::new("placed").seat("who", Seat(0))));
    assert!(table.log(Viewer::Everything, 1).is_empty(), "nothing has happened since");
}

#[test]
fn an_action_is_refused_with_a_code_and_a_reason() {
    let mut table = table(2);
    let before = table.record(true);
    let mut refuse = |seat: u8, action: Value| table.apply(Seat(seat), &action).expect_err("refused");
    let error = refuse(0, json!({ "do": "fly" }));
    assert_eq!((error.code(), error.rule()), ("bad_action", None));
    assert!(error.to_string().contains("`fly`"), "{error}");
    assert_eq!(refuse(0, json!([1, 2])).code(), "bad_action");
    assert_eq!(refuse(0, json!({ "do": "bid", "card": 1000 })).code(), "bad_action");
    let error = refuse(0, json!({ "do": "bid", "card": 9 }));
    assert_eq!((error.code(), error.rule().map(|r| r.0)), ("illegal", Some("TOY-BID-01")));
    assert_eq!(refuse(0, json!({ "do": "keep" })).rule().map(|r| r.0), Some("TOY-TURN-01"));
    assert_eq!(refuse(200, json!({ "do": "keep" })).code(), "illegal");
    assert_eq!(table.record(true), before);
    assert_eq!(table.choices(Seat(200)), []);
}

#[test]
fn options_are_filled_up_and_checked() {
    let create = |options: Value| TOY.create(&options, Seed::from_text("x"));
    let long = create(json!({ "players": 3, "long": true })).expect("a table");
    assert_eq!(long.options(), json!({ "players": 3, "long": true }));
    assert_eq!(TOY.options(4), json!({ "players": 4, "long": false }));
    for (options, code, part) in [
        (json!({}), "malformed", "players"),
        (json!(3), "malformed", "object"),
        (json!({ "players": 300 }), "malformed", "players"),
        (json!({ "players": 2, "lang": true }), "malformed", "unknown field `lang`"),
        (json!({ "players": 2, "long": "yes" }), "malformed", "yes"),
        (json!({ "players": 9 }), "bad_setup", "TOY-SETUP-01"),
    ] {
        let error = create(options.clone()).err().expect("refused");
        assert_eq!(error.code(), code, "{options}");
        assert!(error.to_string().contains(part), "{options}: {error}");
    }
}

#[test]
fn what_a_piece_cannot_do_is_explained_by_the_most_telling_rule() {
    let mut table = table(2);
    let held = table.choices(Seat(0))[0].targets[0].clone();
    let why = |table: &dyn GameInProgress, piece: &str| {
        let why = table.why_not(Seat(0), piece);
        (why.usable, why.reason.map(|r| r.rule.0))
    };
    assert_eq!(why(&*table, &held), (true, None));
    // There is no card 255, but it could be asked for.
    assert_eq!(why(&*table, "card-255"), (false, Some("TOY-BID-01")));
    assert_eq!(why(&*table, "prize"), (false, Some("TOY-TURN-01")));
    assert_eq!(why(&*table, "no such piece"), (false, None));
    bid(&mut *table, 0);
    assert_eq!(why(&*table, &held), (false, Some("TOY-TURN-01")));
    assert_eq!(why(&*table, "bid"), (true, None));
}

#[test]
fn a_preview_shows_what_is_certain_and_no_more() {
    let mut table = table(2);
    let action = table.choices(Seat(0))[0].action.clone();
    let preview = table.preview(Seat(0), &action).expect("legal");
    assert_eq!((preview.messages[0].id.as_ref(), preview.reveals), ("placed-card", false));
    assert_eq!(preview.scores, [0, 0]);
    bid(&mut *table, 0);
    // The last bid opens all bids: what they are is not known before.
    let action = table.choices(Seat(1))[0].action.clone();
    let preview = table.preview(Seat(1), &action).expect("legal");
    assert!(preview.reveals);
    assert!(preview.messages.iter().all(|m| m.id != "revealed"), "{preview:?}");
    let foul = table.preview(Seat(1), &json!({ "do": "swap" })).expect_err("not now");
    assert_eq!(foul, Error::Illegal(orrery_core::RuleId("TOY-TURN-01")));
}

#[test]
fn undo_takes_back_what_told_nothing() {
    let mut table = table(2);
    let start = table.view(Viewer::Everything);
    assert_eq!(table.undo(Seat(0)).expect_err("nothing yet").code(), "cannot_undo");
    bid(&mut *table, 0);
    assert_eq!((table.can_undo(Seat(0)), table.undo(Seat(0))), (Ok(0), Ok(0)));
    assert_eq!(table.view(Viewer::Everything), start);
    bid(&mut *table, 0);
    bid(&mut *table, 1);
    assert_eq!(table.can_undo(Seat(1)).expect_err("the bids are open").code(), "cannot_undo");
    table.rewind(0);
    assert_eq!((table.count(), table.view(Viewer::Everything)), (0, start));
}

#[test]
fn the_game_tells_about_itself() {
    assert_eq!((TOY.info().id, TOY.rules_version()), ("toy", 1));
    assert_eq!(TOY.ledger(Lang::De).get("TOY-TURN-01").map(|r| &*r.text), Some("Only who is due acts."));
    assert_eq!(TOY.words(Lang::De).names["card-1"], "Eins");
    assert!(TOY.words(Lang::En).ftl.contains("keep = Keep the prize"));
    let cards: Vec<_> =
        TOY.components().iter().filter(|c| c.comes_from("reconstructed")).map(|c| &*c.id).collect();
    assert_eq!(cards, ["card-5", "card-6"]);
    assert!(table(2).print(Viewer::Onlooker, Lang::En).starts_with("Others are due"));
}

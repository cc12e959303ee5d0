//! Playing over the socket: acting, undoing, asking, watching, coming back.

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_server::wire::{
    ClientMessage, ErrorCode, LogEntry, Moment, Outcome, ReplayInfo, ServerMessage, Status, TableInfo,
};
use serde_json::{Value, json};

use crate::room::{Eyes, Room, refused, table};

/// Two people at a running table.
async fn two(room: &Room, game: &str, more: Value) -> (Client, Client, TableInfo) {
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, game, "me open", more).await;
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    let info = ada.post(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
    (ada, ben, info)
}

/// Plays `turns` random actions of whoever is due.
async fn some(a: &mut Eyes, b: &mut Eyes, dice: &mut FastDice, actions: usize) {
    for _ in 0..actions {
        a.catch_up().await;
        b.catch_up().await;
        if a.over() {
            return;
        }
        let eyes = if a.due() { &mut *a } else { &mut *b };
        eyes.act_randomly(dice).await;
    }
    a.catch_up().await;
    b.catch_up().await;
}

#[tokio::test]
async fn a_guest_plays_a_whole_game_against_bots_and_the_record_verifies() {
    let room = Room::new().await;
    let mut mira = room.guest("Mira").await;
    let info = table(&mut mira, "reworld", "me bot bot", json!({ "start": true })).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", info.id);
    assert_eq!(refused(&mut mira, "GET", &path("record"), Value::Null).await, ErrorCode::StillRunning);
    assert_eq!(refused(&mut mira, "GET", &path("outcome"), Value::Null).await, ErrorCode::StillRunning);

    let mut eyes = Eyes::open(&mira, &info.id).await;
    eyes.play_out(&mut FastDice::new(1)).await;
    eyes.catch_up().await;
    let outcome = eyes.outcome.clone().unwrap();
    assert_eq!(outcome.result.seats.len(), 3);
    assert!(outcome.result.seats.iter().any(|s| s.rank == 1));
    let finished = eyes.table.clone().unwrap();
    assert_eq!(finished.status, Status::Finished);
    assert_eq!(
        finished.seats.iter().map(|s| s.score).collect::<Vec<_>>(),
        outcome.result.seats.iter().map(|s| Some(s.score)).collect::<Vec<_>>()
    );

    // The record proves result and fairness, and the server shows it again.
    let record = mira.request("GET", &path("record"), None).await.unwrap().body;
    let game = orrery_catalog::find("reworld").unwrap().verify(&record).expect("a fair game");
    let secret = orrery_core::Seed::from_hex(outcome.secret.as_deref().unwrap()).unwrap();
    assert_eq!(secret.commitment(), info.commitment.unwrap());
    assert_eq!(game.seed().to_hex(), outcome.seed);
    let replay: ReplayInfo =
        mira.request("POST", "/api/replays", Some(&record)).await.unwrap().read().unwrap();
    assert_eq!(replay.outcome, outcome);
    assert_eq!(replay.log, eyes.log, "the open log of the table");
    assert_eq!(outcome.running.len() as u32, eyes.position().step + 1);
    let last: Moment = mira.get(&path(&format!("at/{}", eyes.position().step))).await.unwrap();
    assert_eq!(last.view, eyes.position().view);
    let same: Moment = mira.get(&format!("/api/replays/{}/at/{}", replay.id, last.step)).await.unwrap();
    assert_eq!((same.view, same.last), (last.view, last.last));

    let forged = record.replacen("\"seat\":0", "\"seat\":1", 1);
    let response = mira.request("POST", "/api/replays", Some(&forged)).await.unwrap();
    assert_eq!(response.problem().unwrap().code, ErrorCode::BadRecord);
    let listed: Vec<TableInfo> = mira.get("/api/tables?list=finished").await.unwrap();
    assert_eq!(listed[0].id, info.id);
    let result: Outcome = mira.get(&path("outcome")).await.unwrap();
    assert_eq!(result, outcome);
}

#[tokio::test]
async fn an_action_is_played_once_and_only_on_the_position_it_was_made_on() {
    let room = Room::new().await;
    let (ada, ben, info) = two(&room, "reworld", json!({})).await;
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    let mut dice = FastDice::new(7);
    a.catch_up().await;
    b.catch_up().await;
    let (eyes, other) = if a.due() { (&mut a, &mut b) } else { (&mut b, &mut a) };
    let (version, action) = (eyes.position().version, eyes.choice(&mut dice));
    let act = ClientMessage::Act { r#ref: "one".into(), version, action: action.clone(), sure: true };
    eyes.ask(&act).await.unwrap();
    eyes.catch_up().await;
    let (log, position) = (eyes.log.clone(), eyes.position.clone());

    eyes.ask(&act).await.expect("the same again is answered again");
    let late = ClientMessage::Act { r#ref: "two".into(), version, action: action.clone(), sure: true };
    assert_eq!(eyes.ask(&late).await.unwrap_err().code, ErrorCode::Stale);
    eyes.catch_up().await;
    assert_eq!((&eyes.log, &eyes.position), (&log, &position), "and not played again");

    let strange = ClientMessage::Act {
        r#ref: "three".into(),
        version: other.position().version,
        action: json!({ "do": "dance" }),
        sure: true,
    };
    other.catch_up().await;
    assert_eq!(other.ask(&strange).await.unwrap_err().code, ErrorCode::BadAction);
    let not_due = if eyes.due() { other } else { eyes };
    let foreign =
        ClientMessage::Act { r#ref: "four".into(), version: not_due.position().version, action, sure: true };
    let problem = not_due.ask(&foreign).await.unwrap_err();
    assert_eq!(problem.code, ErrorCode::Illegal);
    assert!(problem.rule.is_some_and(|rule| rule.starts_with("REW-")), "the rule is cited");
}

#[tokio::test]
async fn the_last_action_of_a_game_can_be_repeated_too() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let (mut eyes, mut dice) = (Eyes::open(&ada, &info.id).await, FastDice::new(21));
    let mut last = None;
    loop {
        eyes.until(|e| e.due() || e.over()).await;
        if eyes.over() {
            break;
        }
        let (version, action) = (eyes.position().version, eyes.choice(&mut dice));
        let act = ClientMessage::Act { r#ref: eyes.name(), version, action, sure: true };
        eyes.ask(&act).await.unwrap();
        last = Some(act);
    }
    let again = eyes.ask(&last.unwrap()).await;
    assert!(matches!(again, Ok(ServerMessage::Done { .. })), "{again:?}");
    let new = ClientMessage::Act { r#ref: "new".into(), version: 0, action: json!({}), sure: true };
    assert_eq!(eyes.ask(&new).await.unwrap_err().code, ErrorCode::NotRunning);
}

#[tokio::test]
async fn who_comes_back_after_an_undo_or_the_end_gets_the_whole_log() {
    let mut room = Room::new().await;
    let (mut ada, mut ben, info) = two(&room, "reworld", json!({})).await;
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    let mut dice = FastDice::new(12);
    some(&mut a, &mut b, &mut dice, 12).await;
    let since = |eyes: &Eyes| format!("?since={}", eyes.log.len());
    let (full, part) = (a.log.clone(), since(&a));
    let mut rest = Eyes::open_with(&ada, &info.id, &part).await;
    rest.until(|e| e.note.is_some()).await;
    assert_eq!(rest.log, [], "nothing new");

    // The past changes while one is away; that is known after a restart, too.
    a.ask(&ClientMessage::AskUndo { r#ref: Some("b".into()), to: a.position().step - 5 }).await.unwrap();
    b.until(|e| e.ask.is_some()).await;
    b.ask(&ClientMessage::AnswerUndo { r#ref: Some("a".into()), yes: true }).await.unwrap();
    b.catch_up().await;
    room.restart().await;
    (ada.address, ben.address) = (room.address, room.address);
    let mut back = Eyes::open_with(&ada, &info.id, &part).await;
    back.until(|e| e.note.is_some()).await;
    assert_eq!(back.log, full[..back.log.len()]);
    assert!(!back.log.is_empty() && back.log.len() < full.len());

    // At the end everything is opened: entries of a running game do not fit any more.
    let part = since(&back);
    for client in [&mut ada, &mut ben] {
        let path = format!("/api/tables/{}/cancel", info.id);
        client.post::<TableInfo>(&path, &json!({ "yes": true })).await.unwrap();
    }
    let mut end = Eyes::open_with(&ada, &info.id, &part).await;
    end.until(|e| e.note.is_some()).await;
    let open: Vec<LogEntry> = ada.get(&format!("/api/tables/{}/log", info.id)).await.unwrap();
    assert_eq!(end.log, open);
}

#[tokio::test]
async fn repeated_actions_are_known_also_after_a_restart() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    let act = ClientMessage::Act {
        r#ref: "one".into(),
        version: eyes.position().version,
        action: eyes.choice(&mut FastDice::new(2)),
        sure: true,
    };
    eyes.ask(&act).await.unwrap();
    eyes.until(|e| e.due() || e.over()).await;
    eyes.catch_up().await;
    let (log, position) = (eyes.log.clone(), eyes.position.clone());
    room.restart().await;
    ada.address = room.address;
    let mut again = Eyes::open(&ada, &info.id).await;
    again.ask(&act).await.unwrap();
    again.catch_up().await;
    assert_eq!((&again.log, &again.position), (&log, &position), "the same game with the same version");

    // Who has read a part of the log asks for the rest only.
    let mut rest = Eyes::open_with(&ada, &info.id, &format!("?since={}", log[0].seq)).await;
    rest.until(|e| e.note.is_some()).await;
    assert_eq!(rest.log, log[1..]);
    rest.ask(&ClientMessage::Resume { r#ref: Some("r".into()), since: 0 }).await.unwrap();
    assert_eq!(rest.log.len(), 2 * log.len() - 1);
}

#[tokio::test]
async fn undo_takes_back_what_told_nothing_new_and_more_by_consent() {
    let room = Room::new().await;
    let (ada, ben, info) = two(&room, "reworld", json!({})).await;
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    let mut dice = FastDice::new(11);
    some(&mut a, &mut b, &mut dice, 6).await;
    // Play on until somebody can undo.
    while !a.position().can_undo && !b.position().can_undo {
        some(&mut a, &mut b, &mut dice, 1).await;
    }
    let (eyes, other) = if a.position().can_undo { (&mut a, &mut b) } else { (&mut b, &mut a) };
    let before = eyes.position.clone().unwrap();
    let undo = ClientMessage::Undo { r#ref: "u1".into(), version: before.version };
    eyes.ask(&undo).await.unwrap();
    eyes.ask(&undo).await.expect("answered again, not undone again");
    eyes.catch_up().await;
    other.catch_up().await;
    assert_ne!(eyes.position().view, before.view);
    assert!(eyes.due(), "the seat decides again");
    assert_eq!(eyes.log.len(), other.log.len());
    let redo = eyes.choice(&mut dice);
    eyes.act(&redo).await.unwrap();

    // Further back only if the other agrees.
    some(&mut a, &mut b, &mut dice, 10).await;
    let (view, step) = (a.position().view.clone(), a.position().step);
    let back = |r: &str, to: u32| ClientMessage::AskUndo { r#ref: Some(r.into()), to };
    let answer = |r: &str, yes: bool| ClientMessage::AnswerUndo { r#ref: Some(r.into()), yes };
    assert_eq!(a.ask(&back("b0", step + 5)).await.unwrap_err().code, ErrorCode::CannotUndo);
    assert_eq!(b.ask(&answer("a0", true)).await.unwrap_err().code, ErrorCode::NotAsked);
    a.ask(&back("b1", step - 6)).await.unwrap();
    b.until(|e| e.ask.is_some()).await;
    assert_eq!(b.ask.as_ref().map(|ask| (ask.seat, ask.agreed.clone())), Some((0, vec![0])));
    b.ask(&answer("a1", false)).await.unwrap();
    a.catch_up().await;
    assert!(a.ask.is_none());
    assert_eq!(a.position().view, view, "refused: nothing has changed");
    a.ask(&back("b2", step - 6)).await.unwrap();
    b.until(|e| e.ask.is_some()).await;
    b.ask(&answer("a2", true)).await.unwrap();
    a.catch_up().await;
    assert_eq!(a.position().step, step - 6);
    assert!(a.ask.is_none());
    let then: Moment = ada.clone().get(&format!("/api/tables/{}/at/{}", info.id, step - 6)).await.unwrap();
    assert_eq!(then.view, a.position().view);
    some(&mut a, &mut b, &mut dice, 4).await;
}

#[tokio::test]
async fn undone_games_are_the_same_after_a_restart() {
    let mut room = Room::new().await;
    let (mut ada, mut ben, info) = two(&room, "reworld", json!({})).await;
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    let mut dice = FastDice::new(4);
    let mut undone = 0;
    for round in 0..60 {
        some(&mut a, &mut b, &mut dice, 1).await;
        for eyes in [&mut a, &mut b] {
            eyes.catch_up().await;
            if eyes.position().can_undo && round % 3 == 0 {
                let message = ClientMessage::Undo { r#ref: eyes.name(), version: eyes.position().version };
                eyes.ask(&message).await.unwrap();
                undone += 1;
            }
        }
    }
    assert!(undone > 3, "{undone} undone");
    a.catch_up().await;
    b.catch_up().await;
    room.restart().await;
    (ada.address, ben.address) = (room.address, room.address);
    for (client, before) in [(&ada, &a), (&ben, &b)] {
        let mut after = Eyes::open(client, &info.id).await;
        after.until(|e| e.note.is_some()).await;
        assert_eq!((&after.position, &after.log), (&before.position, &before.log));
    }
}

#[tokio::test]
async fn previews_reasons_and_hints_answer() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true, "hints": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    // What is certain in a preview is what happens then.
    let (mut dice, mut certain) = (FastDice::new(6), 0);
    for round in 0..30 {
        eyes.until(Eyes::due).await;
        let (version, action) = (eyes.position().version, eyes.choice(&mut dice));
        let name = format!("p{round}");
        let preview = ClientMessage::Preview { r#ref: Some(name), version, action: action.clone() };
        let answer = eyes.ask(&preview).await.unwrap();
        let ServerMessage::Preview { messages, reveals, scores, .. } = answer else { panic!("{answer:?}") };
        let before = eyes.log.len();
        eyes.act(&action).await.unwrap();
        if !reveals {
            let told: Vec<_> = eyes.log[before..].iter().map(|e| e.message.clone()).collect();
            assert_eq!((messages, scores), (told, eyes.position().scores.clone()));
            certain += 1;
        }
    }
    assert!(certain > 10, "{certain} certain previews");
    eyes.until(Eyes::due).await;
    let choice = eyes.position().choices.iter().find(|c| !c.targets.is_empty()).unwrap().clone();
    let version = eyes.position().version + 1;
    let stale = ClientMessage::Preview { r#ref: Some("p".into()), version, action: choice.action };
    assert_eq!(eyes.ask(&stale).await.unwrap_err().code, ErrorCode::Stale);

    let why = |target: &str| ClientMessage::Why { r#ref: Some("w".into()), target: target.into() };
    match eyes.ask(&why(&choice.targets[0])).await.unwrap() {
        ServerMessage::Why { usable, reason, .. } => assert!(usable && reason.is_none()),
        other => panic!("{other:?}"),
    }
    match eyes.ask(&why("no-such-piece")).await.unwrap() {
        ServerMessage::Why { usable, reason, .. } => assert!(!usable && reason.is_none()),
        other => panic!("{other:?}"),
    }
    match eyes.ask(&ClientMessage::Hint { r#ref: Some("h".into()) }).await.unwrap() {
        ServerMessage::Hint { choices, .. } => {
            assert!(!choices.is_empty());
            let legal: Vec<&Value> = eyes.position().choices.iter().map(|c| &c.action).collect();
            assert!(choices.iter().all(|c| legal.contains(&&c.action) && (0.0..=1.0).contains(&c.win)));
        }
        other => panic!("{other:?}"),
    }
    let plain = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &plain.id).await;
    assert_eq!(
        eyes.ask(&ClientMessage::Hint { r#ref: Some("h".into()) }).await.unwrap_err().code,
        ErrorCode::NoHints
    );
}

#[tokio::test]
async fn onlookers_watch_and_cannot_touch() {
    let room = Room::new().await;
    let (ada, ben, info) = two(&room, "reworld", json!({})).await;
    let eve = room.guest("Eve").await;
    let (mut a, mut b, mut e) = (
        Eyes::open(&ada, &info.id).await,
        Eyes::open(&ben, &info.id).await,
        Eyes::open(&eve, &info.id).await,
    );
    let mut dice = FastDice::new(9);
    some(&mut a, &mut b, &mut dice, 8).await;
    e.catch_up().await;
    let position = e.position.clone().unwrap();
    assert_eq!((position.seat, position.choices.len(), position.can_undo), (None, 0, false));
    let act = ClientMessage::Act {
        r#ref: "x".into(),
        version: position.version,
        action: a.position().choices.iter().chain(&b.position().choices).next().unwrap().action.clone(),
        sure: true,
    };
    assert_eq!(e.ask(&act).await.unwrap_err().code, ErrorCode::NotSeated);
    let mut nobody = Eyes::open(&Client::new(room.address), &info.id).await;
    assert_eq!(nobody.ask(&act).await.unwrap_err().code, ErrorCode::SignIn);
    let why = ClientMessage::Why { r#ref: Some("w".into()), target: "x".into() };
    assert_eq!(e.ask(&why).await.unwrap_err().code, ErrorCode::NotSeated);
    let log: Vec<LogEntry> =
        Client::new(room.address).get(&format!("/api/tables/{}/log", info.id)).await.unwrap();
    assert_eq!(log, e.log);
    let then: Moment = Client::new(room.address)
        .get(&format!("/api/tables/{}/at/{}", info.id, position.step))
        .await
        .unwrap();
    assert_eq!((then.view, then.seat), (position.view, None));
}

#[tokio::test]
async fn whole_games_with_all_kinds_of_bots_end() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    for game in orrery_catalog::GAMES.iter().map(|g| g.info().id) {
        let info = table(&mut ada, game, "bot:random bot:novice", json!({ "start": true })).await;
        let mut eyes = Eyes::open(&ada, &info.id).await;
        eyes.until(|e| e.outcome.is_some()).await;
        assert!(eyes.log.len() > 20, "{game}");
        let info = table(&mut ada, game, "me bot", json!({ "start": true })).await;
        let mut me = Eyes::open(&ada, &info.id).await;
        me.play_out(&mut FastDice::new(3)).await;
    }
}

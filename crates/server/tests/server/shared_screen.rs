//! Shortcuts, what cannot be taken back, and several seats of one person.

use orrery_core::FastDice;
use orrery_server::wire::{ClientMessage, ErrorCode, ServerMessage, Status, TableInfo};
use serde_json::{Value, json};

use crate::room::{Eyes, Room, table};

#[tokio::test]
async fn several_seats_of_one_person_see_each_their_own() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me me bot", json!({ "start": true })).await;
    assert_eq!(info.your_seats, [0, 1]);
    let mut first = Eyes::open_with(&ada, &info.id, "?seat=0").await;
    let mut second = Eyes::open_with(&ada, &info.id, "?seat=1").await;
    first.until(|e| e.position.is_some()).await;
    second.until(|e| e.position.is_some()).await;
    let seats = [&first, &second].map(|e| e.position().seat);
    assert_eq!(seats, [Some(0), Some(1)]);
    assert_ne!(first.position().view, second.position().view, "hands are seen by their own seat only");
    // A seat of somebody else is not to be had.
    let mut third = Eyes::open_with(&ada, &info.id, "?seat=2").await;
    third.until(|e| e.position.is_some()).await;
    assert_eq!(third.position().seat, Some(0));
    let mut dice = FastDice::new(3);
    for _ in 0..4 {
        let now: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
        if !now.your_turn {
            break;
        }
        let eyes = if now.your_seat == Some(0) { &mut first } else { &mut second };
        eyes.until(Eyes::due).await;
        eyes.act_randomly(&mut dice).await;
    }
    let left: TableInfo = ada.post(&format!("/api/tables/{}/leave", info.id), &Value::Null).await.unwrap();
    assert!(left.seats[..2].iter().all(|s| s.stand_in.is_some()), "all own seats are left");
}

#[tokio::test]
async fn what_cannot_be_taken_back_is_asked_first() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    // The only player who is waited for: being ready turns everything up.
    let info = table(&mut ada, "roll-for-the-galaxy", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let mut asked = 0;
    for step in 0..60 {
        eyes.until(|e| e.due() || e.over()).await;
        if eyes.over() {
            break;
        }
        let position = eyes.position().clone();
        let choice = position.choices.iter().rfind(|c| !c.rewind).unwrap().clone();
        let act = |sure: bool, name: String| ClientMessage::Act {
            r#ref: name,
            version: position.version,
            action: choice.action.clone(),
            sure,
        };
        match eyes.ask(&act(false, format!("try-{step}"))).await {
            Ok(answer) => assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}"),
            Err(problem) if problem.code == ErrorCode::Reveals => {
                asked += 1;
                if let Err(problem) = eyes.ask(&act(true, format!("sure-{step}"))).await {
                    assert_eq!(problem.code, ErrorCode::Stale);
                }
            }
            Err(problem) => assert_eq!(problem.code, ErrorCode::Stale),
        }
    }
    assert!(asked > 0, "something was revealed");
}

#[tokio::test]
async fn a_shortcut_is_played_and_taken_back_as_one() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "roll-for-the-galaxy", "me me", json!({ "start": true })).await;
    let mut eyes = Eyes::open_with(&ada, &info.id, "?seat=0").await;
    let mut others = Eyes::open_with(&ada, &info.id, "?seat=1").await;
    let mut dice = FastDice::new(9);
    for step in 0..400 {
        // The second seat acts only when the first has nothing to decide, so nothing changes while it takes something back.
        eyes.catch_up().await;
        while !eyes.due() && !eyes.over() {
            others.catch_up().await;
            others.act_randomly(&mut dice).await;
            eyes.catch_up().await;
        }
        assert!(!eyes.over(), "no shortcut was offered in a whole game");
        let position = eyes.position().clone();
        let Some(shortcut) = position.shortcuts.iter().find(|s| s.actions.len() > 1) else {
            eyes.act_randomly(&mut dice).await;
            continue;
        };
        let version = position.version;
        let mut broken = shortcut.actions.clone();
        broken.push(json!({ "do": "start", "development": "no such thing" }));
        let message = |actions: Vec<Value>, sure: bool, name: &str| ClientMessage::ActAll {
            r#ref: format!("{name}-{step}"),
            version,
            actions,
            sure,
        };
        let refused = eyes.ask(&message(broken, true, "broken")).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::BadAction);
        assert_eq!(eyes.position().version, version, "nothing has changed");
        match eyes.ask(&message(shortcut.actions.clone(), false, "all")).await {
            Ok(_) => {}
            // It ends in a reveal; another one will not.
            Err(problem) => {
                assert_eq!(problem.code, ErrorCode::Reveals);
                eyes.act_randomly(&mut dice).await;
                continue;
            }
        }
        if !eyes.position().can_undo {
            continue;
        }
        let undo = ClientMessage::Undo { r#ref: format!("undo-{step}"), version: eyes.position().version };
        eyes.ask(&undo).await.unwrap();
        eyes.catch_up().await;
        assert_eq!(eyes.position().view, position.view, "all of it is taken back");
        return;
    }
    panic!("no shortcut could be taken back");
}

#[tokio::test]
async fn playing_again_against_bots_needs_nobody_else() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", info.id);
    ada.post::<TableInfo>(&path("cancel"), &json!({ "yes": true })).await.unwrap();
    let next: TableInfo = ada.post(&path("rematch"), &Value::Null).await.unwrap();
    assert_eq!((next.status, next.your_seat), (Status::Open, Some(0)), "the player can still contribute");
    let path = format!("/api/tables/{}/start", next.id);
    assert_eq!(ada.post::<TableInfo>(&path, &Value::Null).await.unwrap().status, Status::Running);
    // A game of one person against bots is not shown to others, nor among those to watch.
    let mut bob = room.guest("Bob").await;
    for person in [&mut ada, &mut bob] {
        let watch: Vec<TableInfo> = person.get("/api/tables?list=watch").await.unwrap();
        assert!(watch.is_empty(), "{watch:?}");
    }
}

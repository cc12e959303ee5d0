//! The store fails under a running table: nothing is played on from what is not written, and nothing sleeps for good.

use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_server::wire::{ClientMessage, ErrorCode};
use serde_json::json;

use crate::operation::{ask, tamper};
use crate::room::{Eyes, Room, refused, table};

#[tokio::test]
async fn a_table_that_can_neither_be_written_nor_read_again_ends() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    eyes.catch_up().await;
    let (position, mut dice) = (eyes.position.clone(), FastDice::new(3));
    tamper(&room, "alter table op rename to op_away").await;
    let act = ClientMessage::Act {
        r#ref: "lost".into(),
        version: eyes.position().version,
        action: eyes.choice(&mut dice),
        sure: true,
    };
    assert!(eyes.ask(&act).await.is_err(), "what is not written is not done");
    while eyes.try_look().await.is_some() {}
    assert_eq!(eyes.socket.closed, Some(1012), "clients connect again");
    assert!(ada.socket(&info.id, "").await.is_err(), "there is no table while it cannot be read");

    tamper(&room, "alter table op_away rename to op").await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    eyes.catch_up().await;
    assert_eq!(eyes.position, position, "the action that was not written has left no trace");
    assert!(eyes.ask(&act).await.is_ok());
}

#[tokio::test]
async fn bots_go_on_by_themselves_when_a_table_can_be_read_again() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    Eyes::open(&ada, &info.id).await.until(Eyes::due).await;
    room.stop().await;
    // Ada sits on the other seat now: a bot is waited for, and nobody looks.
    tamper(
        &room,
        "update seat set kind = case seat when 0 then 'bot' else 'human' end,
         level = case seat when 0 then 'random' end, person = case seat when 1 then (select id from person) end",
    )
    .await;
    let before = ask(&room, "select count(*) from op").await;
    tamper(&room, "update game_table set wake = 1").await;
    tamper(&room, "alter table op rename to op_away").await;
    room.start_again().await;
    // Long enough for several attempts.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    tamper(&room, "alter table op_away rename to op").await;
    let begin = Instant::now();
    loop {
        if ask(&room, "select count(*) from op").await > before {
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(40), "the bots sleep");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn nul_is_refused_at_the_door() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    assert_eq!(
        refused(&mut ada, "POST", "/api/guest", json!({ "name": "a\0b" })).await,
        ErrorCode::Malformed
    );
    for path in ["/api/tables/%00", "/api/tables?list=open&game=%00"] {
        let answer = Client::new(room.address).request("GET", path, None).await.unwrap();
        assert_eq!((answer.status, answer.problem().unwrap().code), (400, ErrorCode::Malformed), "{path}");
    }
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let note = ClientMessage::Note { r#ref: Some("n".into()), text: "a\0b".into() };
    assert_eq!(eyes.ask(&note).await.unwrap_err().code, ErrorCode::Malformed);
}

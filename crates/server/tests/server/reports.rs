//! Reports of finished games: asked for, awaited, kept.

use std::time::Duration;

use orrery_core::FastDice;
use orrery_server::wire::{ErrorCode, ReplayInfo};
use serde_json::{Value, json};

use crate::operation::ask;
use crate::room::{Eyes, Room, refused, table};

const SHORT: &str = include_str!("../../../games/reworld/tests/games/nobody-owns-a-module.jsonl");

async fn ready(client: &mut orrery_load::Client, path: &str) -> Value {
    let mut state: Value = client.post(path, &json!({})).await.unwrap();
    for _ in 0..1_200 {
        match state["state"].as_str() {
            Some("ready") => return state["report"].take(),
            Some("waiting" | "working") => tokio::time::sleep(Duration::from_millis(100)).await,
            other => panic!("{other:?}"),
        }
        state = client.get(path).await.unwrap();
    }
    panic!("no report after two minutes");
}

#[tokio::test]
async fn a_report_of_an_uploaded_record_is_worked_out_once_and_kept() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let replay: ReplayInfo = ada.request("POST", "/api/replays", Some(SHORT)).await.unwrap().read().unwrap();
    let path = format!("/api/replays/{}/report", replay.id);
    let state: Value = ada.get(&path).await.unwrap();
    assert_eq!(state, json!({ "state": "none" }), "nobody has asked for it");
    let report = ready(&mut ada, &path).await;
    assert_eq!(report["game"], "reworld");
    let steps = SHORT.lines().count() - 2;
    assert_eq!(report["moments"].as_array().unwrap().len(), steps + 1);
    assert_eq!(ask(&room, "select count(*) from report").await, 1);
    room.stop().await;
    room.start_again().await;
    ada.address = room.address;
    let kept: Value = ada.get(&path).await.unwrap();
    assert_eq!(kept, json!({ "state": "ready", "report": report }), "it was kept");
}

#[tokio::test]
async fn there_is_no_report_of_a_running_game() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let path = format!("/api/tables/{}/report", info.id);
    for method in ["GET", "POST"] {
        assert_eq!(refused(&mut ada, method, &path, json!({})).await, ErrorCode::StillRunning);
    }
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.play_out(&mut FastDice::new(1)).await;
    let state: Value = ada.get(&path).await.unwrap();
    assert_eq!(state["state"], "none");
}

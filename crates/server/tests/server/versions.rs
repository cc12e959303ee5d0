//! Games outlive the rules they were begun under: those that nothing changes for go on, the others stay.

use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_server::wire::{ErrorCode, Status, TableInfo};
use orrery_server::{Fate, check_games};
use serde_json::{Value, json};

use crate::operation::{ask, tamper};
use crate::room::{Eyes, Room, refused, table};

/// Two games in progress, written down by a program whose rules had another version.
async fn two_old_games(room: &mut Room) -> (orrery_load::Client, TableInfo, TableInfo) {
    let mut ada = room.guest("Ada").await;
    let mut games = Vec::new();
    for _ in 0..2 {
        let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
        let mut eyes = Eyes::open(&ada, &info.id).await;
        let mut dice = FastDice::new(1);
        for _ in 0..3 {
            eyes.until(Eyes::due).await;
            eyes.act_randomly(&mut dice).await;
        }
        games.push(info);
    }
    room.stop().await;
    tamper(room, "update game_table set rules_version = rules_version - 1").await;
    let (second, first) = (games.pop().unwrap(), games.pop().unwrap());
    // The second game stood elsewhere under the old rules.
    tamper(room, &format!("update game_table set place = place + 1, wake = 1 where id = '{}'", second.id))
        .await;
    (ada, first, second)
}

#[tokio::test]
async fn a_game_that_nothing_changes_for_goes_on_under_newer_rules() {
    let mut room = Room::new().await;
    let (mut ada, fits, _) = two_old_games(&mut room).await;
    room.start_again().await;
    ada.address = room.address;
    let mut eyes = Eyes::open(&ada, &fits.id).await;
    eyes.until(Eyes::due).await;
    let table = eyes.table.clone().unwrap();
    let version = orrery_catalog::find("reworld").unwrap().rules_version();
    assert_eq!(
        (table.rules_version, table.former_rules, table.outdated),
        (Some(version), vec![version - 1], false)
    );
    eyes.act_randomly(&mut FastDice::new(2)).await;
    assert_eq!(
        ask(&room, &format!("select rules_version from game_table where id = '{}'", fits.id)).await,
        i64::from(version)
    );
}

#[tokio::test]
async fn a_game_that_would_differ_stays_can_be_downloaded_and_ended() {
    let mut room = Room::new().await;
    let (mut ada, _, differs) = two_old_games(&mut room).await;
    room.start_again().await;
    ada.address = room.address;
    let path = |what: &str| format!("/api/tables/{}{what}", differs.id);
    assert_eq!(refused(&mut ada, "GET", &path("/log"), Value::Null).await, ErrorCode::OtherRules);
    let mut eyes = Eyes::open(&ada, &differs.id).await;
    eyes.until(|e| e.table.is_some()).await;
    assert!(eyes.table.as_ref().unwrap().outdated, "people are told");
    // Its actions are secret while it runs, and so is its seed; the record has the first and not the second.
    let record = ada.request("GET", &path("/record"), None).await.unwrap().body;
    assert!(record.lines().count() > 3 && !record.contains("\"seed\""), "{record}");
    // It does not keep the server busy.
    let begin = Instant::now();
    while ask(&room, "select count(*) from game_table where wake is not null").await > 0 {
        assert!(begin.elapsed() < Duration::from_secs(20), "it is woken again and again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let ended: TableInfo = ada.post(&path("/cancel"), &json!({ "yes": true })).await.unwrap();
    assert_eq!(ended.status, Status::Cancelled);
    let record = ada.request("GET", &path("/record"), None).await.unwrap().body;
    assert!(record.contains("\"seed\""), "a game that is given up is open");
}

#[tokio::test]
async fn an_upgrade_can_be_tried_before() {
    let mut room = Room::new().await;
    let (_, fits, differs) = two_old_games(&mut room).await;
    let checked = check_games(room.folder.join("test.db").to_str().unwrap()).await.unwrap();
    let fate = |id: &str| checked.iter().find(|g| g.table == id).map(|g| g.fate.clone());
    assert_eq!((fate(&fits.id), fate(&differs.id)), (Some(Fate::GoesOn), Some(Fate::Stays)));
    assert!(check_games(room.folder.join("none.db").to_str().unwrap()).await.is_err());
}

//! Fairness that a player can check: the server commits itself first, the players contribute, everything is kept.

use orrery_core::{Contribution, ContributionBy, FairStart, Seed};
use orrery_server::wire::{ClientMessage, ErrorCode, ReplayInfo, TableInfo};
use serde_json::{Value, json};

use crate::operation::tamper;
use crate::room::{Eyes, Room, refused, table};

fn path(info: &TableInfo, what: &str) -> String {
    format!("/api/tables/{}/{what}", info.id)
}

#[tokio::test]
async fn the_seed_is_the_hash_of_the_servers_secret_and_of_what_every_seat_added() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let made = table(&mut ada, "reworld", "me open bot", json!({})).await;
    let commitment = made.commitment.clone().expect("a commitment from the first moment on");
    assert!(made.contributions[0].is_none() && made.contributions[2].as_ref().is_some_and(|c| !c.player));
    let (mine, yours) = (Seed::from_text("ada"), Seed::from_text("ben"));
    let bad = json!({ "contribution": "lucky" });
    assert_eq!(refused(&mut ada, "POST", &path(&made, "join"), bad).await, ErrorCode::Malformed);
    for (client, value) in [(&mut ada, mine), (&mut ben, yours)] {
        let form = json!({ "contribution": value.to_hex() });
        client.post::<TableInfo>(&path(&made, "join"), &form).await.unwrap();
    }
    // The first contribution stays: nobody can try others once all are known.
    let form = json!({ "contribution": Seed::from_text("another").to_hex() });
    ada.post::<TableInfo>(&path(&made, "join"), &form).await.unwrap();
    let running: TableInfo = ada.post(&path(&made, "start"), &Value::Null).await.unwrap();
    assert_eq!(running.commitment.as_ref(), Some(&commitment));
    let kept: Vec<_> =
        running.contributions.clone().into_iter().flatten().map(|c| (c.value, c.player)).collect();
    assert_eq!((&kept[0], &kept[1]), (&(mine.to_hex(), true), &(yours.to_hex(), true)));
    assert!(!kept[2].1, "a bot's contribution is marked as the server's");

    for client in [&mut ada, &mut ben] {
        client.post::<TableInfo>(&path(&made, "cancel"), &json!({ "yes": true })).await.unwrap();
    }
    let record = ada.request("GET", &path(&made, "record"), None).await.unwrap().body;
    let game = orrery_catalog::find("reworld").unwrap().verify(&record).expect("a sound record");
    let fair = orrery_core::record::fair_start_of(&record).expect("a proof");
    let secret = fair.secret.unwrap();
    assert_eq!((secret.commitment(), &fair.commitment), (commitment.clone(), &commitment));
    let player = |value| Contribution { by: ContributionBy::Player, value };
    let expected = [player(mine), player(yours), Contribution::of_server(secret, 2)];
    assert_eq!(fair.contributions, expected);
    assert_eq!(game.seed(), FairStart::seed(secret, &expected));
    let replay: ReplayInfo =
        ada.request("POST", "/api/replays", Some(&record)).await.unwrap().read().unwrap();
    assert_eq!((replay.commitment, replay.contributions.len()), (commitment, 3));
}

/// Whoever can write the data file can exchange a seed; but not so that the record is still called sound, unless everything is
/// exchanged, and then it is not what the players kept.
#[tokio::test]
async fn a_seed_exchanged_in_the_file_is_found_out() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let other = Seed::from_text("other");
    for (column, value) in [("seed", other.to_hex()), ("secret", other.to_hex())] {
        let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
        room.stop().await;
        tamper(&room, &format!("update game_table set {column} = '{value}' where id = '{}'", info.id)).await;
        room.start_again().await;
        ada.address = room.address;
        ada.post::<TableInfo>(&path(&info, "cancel"), &json!({ "yes": true })).await.unwrap();
        let record = ada.request("GET", &path(&info, "record"), None).await.unwrap().body;
        let verified = orrery_catalog::find("reworld").unwrap().verify(&record);
        assert_eq!(verified.err().map(|e| e.code()), Some("bad_record"), "another {column}");
        let shown: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
        assert_eq!(shown.commitment, info.commitment, "the promise is never computed again");
    }
}

/// Everybody has seen the dice that are taken back by consent, so the next ones are others; also after a restart.
#[tokio::test]
async fn dice_after_going_back_by_consent_are_new() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "how-to-save-a-world", "me", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    // The same choices again and again: only the dice can make a difference.
    let mut games = Vec::new();
    for round in 0..3 {
        let mut views = Vec::new();
        for _ in 0..12 {
            let first = eyes.position().choices.iter().find(|c| !c.rewind);
            let action = first.expect("a choice").action.clone();
            eyes.act(&action).await.unwrap();
            eyes.catch_up().await;
            views.push(eyes.position().view.to_string());
        }
        games.push(views);
        if round < 2 {
            eyes.ask(&ClientMessage::AskUndo { r#ref: Some(format!("back-{round}")), to: 0 }).await.unwrap();
            eyes.catch_up().await;
        }
    }
    assert!(games[0] != games[1] && games[1] != games[2] && games[0] != games[2], "the same dice again");
    let before = eyes.position.clone();
    drop(eyes);
    room.restart().await;
    ada.address = room.address;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(|e| e.note.is_some()).await;
    assert_eq!(eyes.position, before);
    ada.post::<TableInfo>(&path(&info, "cancel"), &json!({ "yes": true })).await.unwrap();
    let record = ada.request("GET", &path(&info, "record"), None).await.unwrap().body;
    assert!(record.contains("\"rewinds\":2"), "{record}");
    orrery_catalog::find("how-to-save-a-world").unwrap().verify(&record).expect("a sound record");
}

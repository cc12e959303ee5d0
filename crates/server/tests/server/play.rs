//! Playing over the socket.

use orrery_core::FastDice;
use serde_json::json;

use crate::room::{Eyes, Room, table};

#[tokio::test]
async fn a_guest_plays_a_whole_game_against_bots() {
    let room = Room::new().await;
    let mut mira = room.guest("Mira").await;
    let info = table(&mut mira, "reworld", "me bot bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&mira, &info.id).await;
    eyes.play_out(&mut FastDice::new(1)).await;
    let outcome = eyes.outcome.as_ref().unwrap();
    assert_eq!(outcome.seats.len(), 3);
    assert!(outcome.seats.iter().any(|s| s.rank == 1));
}

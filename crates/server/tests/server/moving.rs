//! From a data file to PostgreSQL and back: nothing is lost, and games go on.

use orrery_core::FastDice;
use orrery_server::backup::{BackupArgs, backup};
use orrery_server::moving::{MoveArgs, Moved, move_data};
use orrery_server::wire::ClientMessage;
use orrery_server::{ServeArgs, check_games};
use serde_json::json;

use crate::room::{Eyes, Room, settings, table};
use crate::scratch::Scratch;

fn rows(moved: &Moved, kind: &str) -> i64 {
    moved.rows.iter().find(|(name, _)| name == kind).map(|(_, count)| *count).expect("such rows")
}

#[tokio::test]
async fn everything_moves_to_postgresql_and_back() {
    let Some(scratch) = Scratch::start().await else { return };
    let mut room = Room::new().await;
    let mut dice = FastDice::new(5);
    let mut ada = room.guest("Ada").await;
    let done = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    Eyes::open(&ada, &done.id).await.play_out(&mut dice).await;
    let going = table(&mut ada, "evacuation", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &going.id).await;
    eyes.act_randomly(&mut dice).await;
    eyes.ask(&ClientMessage::Chat { r#ref: Some("c".into()), text: "hello".into() }).await.unwrap();
    eyes.ask(&ClientMessage::Note { r#ref: Some("n".into()), text: "mind".into() }).await.unwrap();
    room.stop().await;

    let (file, url) = (room.folder.join("test.db").display().to_string(), scratch.url());
    let there = MoveArgs { from: file.clone(), to: url.clone() };
    let moved = move_data(&there).await.unwrap();
    assert_eq!((moved.games, rows(&moved, "game_table"), rows(&moved, "chat")), (2, 2, 1));
    assert!(rows(&moved, "op") > 10 && rows(&moved, "session") == 1);
    let again = move_data(&there).await.unwrap_err().to_string();
    assert!(again.contains("not empty"), "{again}");

    // The game goes on where it was; its player is still signed in.
    let on_postgres = ServeArgs { store: Some(url.clone()), ..settings(&room.folder) };
    let mut second = Room::with(on_postgres, crate::room::folder()).await;
    ada.address = second.address;
    let mut eyes = Eyes::open(&ada, &going.id).await;
    eyes.until(|e| e.note.is_some() && !e.chat.is_empty()).await;
    assert_eq!((eyes.note.as_deref(), eyes.chat[0].text.as_str()), (Some("mind"), "hello"));
    // So many that some of them have names that no earlier action had.
    for _ in 0..9 {
        eyes.act_randomly(&mut dice).await;
    }
    let back = room.folder.join("back.db").display().to_string();
    let home = MoveArgs { from: url.clone(), to: back.clone() };
    let busy = move_data(&home).await.unwrap_err().to_string();
    assert!(busy.contains("stop it first"), "{busy}");
    second.stop().await;
    let moved = move_data(&home).await.unwrap();
    assert_eq!(moved.games, 2);
    let played = |games: Vec<orrery_server::CheckedGame>| games.into_iter().map(|g| g.actions).sum::<usize>();
    let before = played(check_games(&file).await.unwrap());
    let after = played(check_games(&back).await.unwrap());
    assert!(after > before, "what was played there came back: {before}, {after}");

    let mut third =
        Room::with(ServeArgs { data: back.into(), ..settings(&room.folder) }, crate::room::folder()).await;
    ada.address = third.address;
    Eyes::open(&ada, &going.id).await.act_randomly(&mut dice).await;
    third.stop().await;
    let how = BackupArgs { data: "orrery.db".into(), store: Some(url), to: room.folder.join("copy") };
    assert!(backup(&how).await.unwrap_err().to_string().contains("pg_dump"));
}

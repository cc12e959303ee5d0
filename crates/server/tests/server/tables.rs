//! Sitting down, leaving, lists, chat, notes, clocks, rematch.

use std::time::Duration;

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_server::wire::{ClientMessage, ErrorCode, Me, SeatKind, StandIn, Status, TableInfo};
use serde_json::{Value, json};

use crate::room::{Eyes, Room, refused, table};

async fn join(client: &mut Client, id: &str) -> TableInfo {
    client.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap()
}

async fn start(client: &mut Client, id: &str) -> TableInfo {
    client.post(&format!("/api/tables/{id}/start"), &Value::Null).await.unwrap()
}

async fn list(client: &mut Client, kind: &str) -> Vec<TableInfo> {
    client.get(&format!("/api/tables?list={kind}")).await.unwrap()
}

#[tokio::test]
async fn people_meet_at_a_table_and_start() {
    let room = Room::new().await;
    let (mut ada, mut ben, mut eve) =
        (room.guest("Ada").await, room.guest("Ben").await, room.guest("Eve").await);
    let info = table(&mut ada, "reworld", "me open bot", json!({})).await;
    assert_eq!((info.status, info.your_seat), (Status::Open, Some(0)));
    let kinds: Vec<SeatKind> = info.seats.iter().map(|s| s.kind).collect();
    assert_eq!(kinds, [SeatKind::Human, SeatKind::Open, SeatKind::Bot]);

    let path = format!("/api/tables/{}", info.id);
    assert_eq!(refused(&mut ada, "POST", &format!("{path}/start"), json!(null)).await, ErrorCode::SeatsOpen);
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let seen = join(&mut ben, &info.id).await;
    assert_eq!(seen.your_seat, Some(1));
    eyes.until(|e| e.table.as_ref().is_some_and(|t| t.seats[1].person.is_some())).await;
    assert_eq!(refused(&mut eve, "POST", &format!("{path}/join"), json!({})).await, ErrorCode::SeatTaken);
    assert_eq!(
        refused(&mut eve, "POST", &format!("{path}/join"), json!({ "seat": 7 })).await,
        ErrorCode::SeatTaken
    );
    assert_eq!(refused(&mut eve, "POST", &format!("{path}/leave"), json!(null)).await, ErrorCode::NotSeated);
    assert_eq!(refused(&mut ben, "POST", &format!("{path}/start"), json!(null)).await, ErrorCode::Forbidden);

    let running = start(&mut ada, &info.id).await;
    assert_eq!(running.status, Status::Running);
    assert_eq!(running.commitment.map(|c| c.len()), Some(64));
    assert_eq!(refused(&mut ada, "POST", &format!("{path}/start"), json!(null)).await, ErrorCode::NotOpen);
    assert_eq!(refused(&mut eve, "POST", &format!("{path}/join"), json!({})).await, ErrorCode::NotOpen);
    eyes.until(|e| e.position.is_some()).await;
    assert_eq!(eyes.position().seat, Some(0));
}

#[tokio::test]
async fn setups_that_make_no_game_are_refused_with_the_reason() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = |n: usize| vec![bot.clone(); n];
    for (form, code) in [
        (json!({ "game": "chess", "seats": seats(2) }), ErrorCode::NotFound),
        (json!({ "game": "reworld", "seats": seats(9) }), ErrorCode::BadSetup),
        (json!({ "game": "reworld", "seats": [] }), ErrorCode::BadSetup),
        (json!({ "game": "reworld", "seats": seats(2), "options": { "players": 3 } }), ErrorCode::BadSetup),
        (
            json!({ "game": "reworld", "seats": seats(2), "options": { "colour": "red" } }),
            ErrorCode::BadSetup,
        ),
        (
            json!({ "game": "reworld", "seats": [bot, { "kind": "bot", "level": "search:cheat" }] }),
            ErrorCode::BadSetup,
        ),
        (
            json!({ "game": "reworld", "seats": seats(2), "clock": { "kind": "days", "days": 99 } }),
            ErrorCode::BadSetup,
        ),
        (json!({ "game": "reworld", "seats": seats(2), "colour": 1 }), ErrorCode::Malformed),
        (json!({ "game": "reworld" }), ErrorCode::Malformed),
        (
            json!({ "game": "reworld", "seats": [{ "kind": "open" }, { "kind": "me" }], "start": true }),
            ErrorCode::SeatsOpen,
        ),
    ] {
        assert_eq!(refused(&mut ada, "POST", "/api/tables", form.clone()).await, code, "{form}");
    }
    assert!(list(&mut ada, "mine").await.is_empty());
    let mut nobody = Client::new(room.address);
    assert_eq!(
        refused(&mut nobody, "POST", "/api/tables", json!({ "game": "reworld", "seats": seats(2) })).await,
        ErrorCode::SignIn
    );
    let games: Vec<Value> = nobody.get("/api/games").await.unwrap();
    let reworld = games.iter().find(|g| g["id"] == "reworld").unwrap();
    assert_eq!((&reworld["min_players"], &reworld["max_players"]), (&json!(2), &json!(4)));
    assert_eq!(reworld["components"]["built_in"], json!(true));
    let levels = reworld["levels"].as_array().unwrap();
    assert_eq!(levels.iter().map(|l| &l["id"]).collect::<Vec<_>>(), ["novice", "regular", "strong"]);
    assert!(levels.iter().all(|l| l["name"]["de"] != l["id"] && l["about"]["en"] != ""));
    for path in ["rules/de", "texts/en", "components", "facts"] {
        let found: Value = nobody.get(&format!("/api/games/reworld/{path}")).await.unwrap();
        assert!(found.to_string().len() > 1_000, "{path}");
    }
    assert_eq!(
        refused(&mut nobody, "GET", "/api/games/reworld/rules/xx", Value::Null).await,
        ErrorCode::NotFound
    );
}

#[tokio::test]
async fn private_tables_show_themselves_only_to_the_invited() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open", json!({ "private": true })).await;
    let invite = info.invite.expect("the host has the invitation");
    let path = format!("/api/tables/{}", info.id);
    assert!(list(&mut ben, "open").await.is_empty());
    assert_eq!(refused(&mut ben, "GET", &path, Value::Null).await, ErrorCode::NotFound);
    assert_eq!(
        refused(&mut ben, "POST", &format!("{path}/join"), json!({ "invite": "x" })).await,
        ErrorCode::NotFound
    );
    assert!(ben.socket(&info.id, "").await.is_err());
    let seen: TableInfo = ben.get(&format!("{path}?invite={invite}")).await.unwrap();
    assert_eq!(seen.invite, None, "who only looks cannot invite others");
    let seen: TableInfo = ben.post(&format!("{path}/join"), &json!({ "invite": invite })).await.unwrap();
    assert_eq!(seen.invite, Some(invite));
    start(&mut ada, &info.id).await;
    assert!(list(&mut Client::new(room.address), "watch").await.is_empty());
    assert_eq!(list(&mut ben, "mine").await.len(), 1);
}

#[tokio::test]
async fn lists_show_what_they_should_with_your_turn_first() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let open = table(&mut ada, "reworld", "me open", json!({})).await;
    assert_eq!(list(&mut ben, "open").await[0].id, open.id);
    // Who begins is drawn: tables until it is Ben's turn at some and Ada's at others.
    let (mut running, mut waiting) = (0, 0);
    while waiting == 0 || waiting == running {
        let info = table(&mut ada, "reworld", "me open", json!({})).await;
        join(&mut ben, &info.id).await;
        start(&mut ada, &info.id).await;
        running += 1;
        waiting = list(&mut ben, "mine").await.iter().filter(|t| t.your_turn).count();
    }
    for client in [&mut ada, &mut ben] {
        let mine = list(client, "mine").await;
        let turns: Vec<bool> = mine.iter().map(|t| t.your_turn).collect();
        assert!(turns.is_sorted_by_key(|turn| !turn), "{turns:?}");
        assert_eq!(mine.iter().filter(|t| t.status == Status::Running).count(), running);
    }
    // "Your turn" comes first on every page, however long ago the table changed.
    let page = |limit: usize, offset: usize| format!("mine&limit={limit}&offset={offset}");
    let first = list(&mut ben, &page(waiting, 0)).await;
    assert!(first.len() == waiting && first.iter().all(|t| t.your_turn));
    let rest = list(&mut ben, &page(100, waiting)).await;
    assert!(rest.len() == running - waiting && !rest.iter().any(|t| t.your_turn));
    let bots =
        table(&mut ada, "reworld", "bot:strong bot:strong", json!({ "private": true, "start": true })).await;
    assert!(list(&mut ada, "mine").await.iter().any(|t| t.id == bots.id), "the host finds it again");
    let watch = list(&mut Client::new(room.address), "watch").await;
    assert_eq!(watch.len(), running);
    assert!(watch.iter().all(|t| t.your_seat.is_none() && !t.your_turn && t.invite.is_none()));
    assert!(list(&mut ada, "finished").await.is_empty());
    assert_eq!(refused(&mut ada, "GET", "/api/tables?list=all", Value::Null).await, ErrorCode::Malformed);
}

#[tokio::test]
async fn the_host_passes_on_or_cancels_an_open_table() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open open", json!({})).await;
    join(&mut ben, &info.id).await;
    let left: TableInfo = ada.post(&format!("/api/tables/{}/leave", info.id), &Value::Null).await.unwrap();
    assert_eq!(left.host.name, "Ben");
    let path = format!("/api/tables/{}/cancel", info.id);
    assert_eq!(refused(&mut ada, "POST", &path, json!({ "yes": true })).await, ErrorCode::Forbidden);
    let gone: TableInfo = ben.post(&path, &json!({ "yes": true })).await.unwrap();
    assert_eq!(gone.status, Status::Cancelled);
    assert!(list(&mut ben, "mine").await.is_empty() && list(&mut ben, "open").await.is_empty());

    let alone = table(&mut ada, "reworld", "me open", json!({})).await;
    let left: TableInfo = ada.post(&format!("/api/tables/{}/leave", alone.id), &Value::Null).await.unwrap();
    assert_eq!(left.status, Status::Cancelled, "a table that nobody is left at is given up");
}

#[tokio::test]
async fn who_leaves_is_replaced_by_a_bot_and_can_come_back_but_not_after_resigning() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    join(&mut ben, &info.id).await;
    start(&mut ada, &info.id).await;
    let mut dice = FastDice::new(3);
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let path = |verb: &str| format!("/api/tables/{}/{verb}", info.id);

    let left: TableInfo = ben.post(&path("leave"), &Value::Null).await.unwrap();
    assert_eq!(left.seats[1].stand_in, Some(StandIn::Left));
    for _ in 0..12 {
        eyes.act_randomly(&mut dice).await;
    }
    eyes.until(|e| e.log.iter().any(|entry| entry.seat == Some(1))).await;

    let back: TableInfo = ben.post(&path("join"), &json!({})).await.unwrap();
    assert_eq!((back.seats[1].stand_in, back.seats[1].level.clone()), (None, None));
    let mut bens = Eyes::open(&ben, &info.id).await;
    bens.until(|e| e.position.is_some()).await;
    assert_eq!(bens.position().seat, Some(1));

    let resigned: TableInfo = ben.post(&path("resign"), &Value::Null).await.unwrap();
    assert_eq!(resigned.seats[1].stand_in, Some(StandIn::Resigned));
    assert_eq!(refused(&mut ben, "POST", &path("join"), json!({ "seat": 0 })).await, ErrorCode::NotOpen);
    let still: TableInfo = ben.post(&path("join"), &json!({})).await.unwrap();
    assert_eq!(still.seats[1].stand_in, Some(StandIn::Resigned));
    eyes.play_out(&mut dice).await;
    eyes.catch_up().await;
    assert_eq!(eyes.table.as_ref().map(|t| t.status), Some(Status::Finished));
}

#[tokio::test]
async fn a_table_rests_while_nobody_plays() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let path = |verb: &str| format!("/api/tables/{}/{verb}", info.id);
    ada.post::<TableInfo>(&path("leave"), &Value::Null).await.unwrap();
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.catch_up().await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    eyes.catch_up().await;
    assert!(!eyes.over(), "no bot plays the game to its end without anybody");
    let before = eyes.frames.len();
    tokio::time::sleep(Duration::from_millis(300)).await;
    eyes.catch_up().await;
    assert_eq!(eyes.frames.len(), before + 1, "nothing but the answer to the ping");
    ada.post::<TableInfo>(&path("join"), &json!({})).await.unwrap();
    eyes.play_out(&mut FastDice::new(5)).await;
}

#[tokio::test]
async fn a_running_game_is_cancelled_when_all_agree() {
    let room = Room::new().await;
    let (mut ada, mut ben, mut eve) =
        (room.guest("Ada").await, room.guest("Ben").await, room.guest("Eve").await);
    let info = table(&mut ada, "reworld", "me open bot", json!({})).await;
    join(&mut ben, &info.id).await;
    start(&mut ada, &info.id).await;
    let path = format!("/api/tables/{}/cancel", info.id);
    assert_eq!(refused(&mut eve, "POST", &path, json!({ "yes": true })).await, ErrorCode::NotSeated);
    let one: TableInfo = ada.post(&path, &json!({ "yes": true })).await.unwrap();
    assert_eq!((one.status, one.seats[0].cancels), (Status::Running, true));
    let none: TableInfo = ada.post(&path, &json!({ "yes": false })).await.unwrap();
    assert!(!none.seats[0].cancels);
    ada.post::<TableInfo>(&path, &json!({ "yes": true })).await.unwrap();
    let all: TableInfo = ben.post(&path, &json!({ "yes": true })).await.unwrap();
    assert_eq!(all.status, Status::Cancelled);
    let record = ada.request("GET", &format!("/api/tables/{}/record", info.id), None).await.unwrap();
    assert!(record.body.contains("\"seed\""), "the seed is published");
}

#[tokio::test]
async fn players_and_onlookers_do_not_hear_each_other_while_the_game_runs() {
    let room = Room::new().await;
    let (mut ada, mut ben, eve) = (room.guest("Ada").await, room.guest("Ben").await, room.guest("Eve").await);
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    join(&mut ben, &info.id).await;
    let (mut a, mut b, mut e) = (
        Eyes::open(&ada, &info.id).await,
        Eyes::open(&ben, &info.id).await,
        Eyes::open(&eve, &info.id).await,
    );
    let say = |r: &str, text: &str| ClientMessage::Chat { r#ref: Some(r.into()), text: text.into() };
    a.ask(&say("1", "hello <b>all</b>")).await.unwrap();
    e.until(|e| e.chat.len() == 1).await;
    assert_eq!(e.chat[0].text, "hello <b>all</b>", "kept as text");
    start(&mut ada, &info.id).await;
    a.ask(&say("2", "a secret of players")).await.unwrap();
    e.ask(&say("3", "a word of onlookers")).await.unwrap();
    for eyes in [&mut a, &mut b, &mut e] {
        eyes.catch_up().await;
    }
    let texts = |eyes: &Eyes| eyes.chat.iter().map(|c| c.text.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&b), ["hello <b>all</b>", "a secret of players"]);
    assert_eq!(texts(&e), ["a word of onlookers"]);
    assert!(!e.frames.iter().any(|f| f.contains("a secret of players")));
    assert!(!b.frames.iter().any(|f| f.contains("a word of onlookers")));
    let mut nobody = Eyes::open(&Client::new(room.address), &info.id).await;
    assert_eq!(nobody.ask(&say("4", "hi")).await.unwrap_err().code, ErrorCode::SignIn);
    assert_eq!(texts(&nobody), ["a word of onlookers"]);
    assert_eq!(a.ask(&say("5", "  ")).await.unwrap_err().code, ErrorCode::Malformed);
    assert_eq!(a.ask(&say("6", &"x".repeat(501))).await.unwrap_err().code, ErrorCode::Malformed);

    for client in [&mut ada, &mut ben] {
        client
            .post::<TableInfo>(&format!("/api/tables/{}/cancel", info.id), &json!({ "yes": true }))
            .await
            .unwrap();
    }
    e.until(|e| e.chat.len() == 3).await;
    b.until(|e| e.chat.len() == 3).await;
}

#[tokio::test]
async fn chat_has_a_limit() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut a = Eyes::open(&ada, &info.id).await;
    let mut refused = 0;
    for i in 0..40 {
        let message = ClientMessage::Chat { r#ref: Some(i.to_string()), text: "again".into() };
        match a.ask(&message).await {
            Ok(_) => assert_eq!(refused, 0),
            Err(problem) => {
                assert_eq!(problem.code, ErrorCode::TooMany);
                refused += 1;
            }
        }
    }
    assert!((5..=10).contains(&refused), "{refused} of 40 were refused");
}

#[tokio::test]
async fn notes_are_private_and_kept() {
    let mut room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    join(&mut ben, &info.id).await;
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    a.ask(&ClientMessage::Note { r#ref: Some("n".into()), text: "keep the blue ones".into() }).await.unwrap();
    b.catch_up().await;
    assert_eq!(b.note.as_deref(), Some(""));
    room.restart().await;
    ada.address = room.address;
    let mut again = Eyes::open(&ada, &info.id).await;
    again.until(|e| e.note.is_some()).await;
    assert_eq!(again.note.as_deref(), Some("keep the blue ones"));
}

#[tokio::test]
async fn the_same_people_play_again() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open bot", json!({ "private": true })).await;
    let form = json!({ "invite": info.invite });
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &form).await.unwrap();
    start(&mut ada, &info.id).await;
    let path = format!("/api/tables/{}/rematch", info.id);
    assert_eq!(refused(&mut ada, "POST", &path, Value::Null).await, ErrorCode::StillRunning);
    for client in [&mut ada, &mut ben] {
        client
            .post::<TableInfo>(&format!("/api/tables/{}/cancel", info.id), &json!({ "yes": true }))
            .await
            .unwrap();
    }
    let next: TableInfo = ben.post(&path, &Value::Null).await.unwrap();
    let same: TableInfo = ada.post(&path, &Value::Null).await.unwrap();
    assert_eq!(next.id, same.id);
    assert_eq!((next.host.name.as_str(), next.private), ("Ben", true));
    let kinds: Vec<SeatKind> = same.seats.iter().map(|s| s.kind).collect();
    assert_eq!(kinds, [SeatKind::Human, SeatKind::Human, SeatKind::Bot]);
    assert_eq!(start(&mut ben, &next.id).await.status, Status::Running);
}

#[tokio::test]
async fn tables_for_each_person_are_limited_and_deleted_people_leave_them() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let mut ben = room.guest("Ben").await;
    let first = table(&mut ada, "reworld", "me open", json!({})).await;
    join(&mut ben, &first.id).await;
    start(&mut ada, &first.id).await;
    for _ in 1..30 {
        table(&mut ada, "reworld", "me open", json!({})).await;
    }
    let form = json!({ "game": "reworld", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(refused(&mut ada, "POST", "/api/tables", form).await, ErrorCode::Limit);
    assert_eq!(ada.request("DELETE", "/api/me", None).await.unwrap().status, 204);
    assert!(list(&mut ben, "open").await.is_empty(), "open tables are given up");
    let seen: TableInfo = ben.get(&format!("/api/tables/{}", first.id)).await.unwrap();
    assert_eq!(seen.seats[0].stand_in, Some(StandIn::Resigned));
    assert_eq!(seen.seats[0].person.as_ref().unwrap().name, "?");
}

#[tokio::test]
async fn everybody_sees_a_new_name_and_who_is_there() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    join(&mut ben, &info.id).await;
    let mut a = Eyes::open(&ada, &info.id).await;
    a.catch_up().await;
    assert!(!a.table.as_ref().unwrap().seats[1].online);
    let b = Eyes::open(&ben, &info.id).await;
    a.until(|e| e.table.as_ref().is_some_and(|t| t.seats[1].online)).await;
    b.socket.close().await.unwrap();
    a.until(|e| e.table.as_ref().is_some_and(|t| !t.seats[1].online)).await;
    let _watcher = Eyes::open(&Client::new(room.address), &info.id).await;
    a.until(|e| e.table.as_ref().is_some_and(|t| t.watchers == 1)).await;
    let renamed = ben.request("PATCH", "/api/me", Some(r#"{"name":"Benno"}"#)).await.unwrap();
    renamed.read::<Me>().unwrap();
    a.until(|e| e.table.as_ref().is_some_and(|t| t.seats[1].person.as_ref().unwrap().name == "Benno")).await;
}

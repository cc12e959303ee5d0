//! Bad input: malformed, stale, foreign-seat and oversized messages. Each gets one answer with a stable code, nothing
//! changes, nothing panics.
//!
//! 2,000 messages in the usual test run; `ORRERY_BAD_MESSAGES=100000` for the full one.

use orrery_core::{Dice, FastDice};
use orrery_load::Client;
use orrery_server::wire::{ErrorCode, ServerMessage, TableInfo};
use serde_json::{Map, Value, json};
use sqlx::{Connection, Row, SqliteConnection};

use crate::room::{Eyes, Room, table};

/// How many messages are under way at a time.
const AT_ONCE: usize = 20;

/// A random JSON value, now and then a deep one.
fn value(dice: &mut FastDice, depth: u32) -> Value {
    match dice.below(if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(dice.below(2) == 0),
        2 => json!(i64::from(dice.word()) - (1 << 31)),
        3 => json!(f64::from(dice.word()) * 1e300),
        4 => json!(text(dice)),
        5 => json!(u64::MAX),
        6 => (0..dice.below(4)).map(|_| value(dice, depth - 1)).collect(),
        _ => (0..dice.below(4)).map(|_| (text(dice), value(dice, depth - 1))).collect::<Map<_, _>>().into(),
    }
}

fn text(dice: &mut FastDice) -> String {
    let words =
        ["type", "act", "do", "seat", "", "\u{202e}", "\0", "<script>", "🪐", "ref", "'; drop table op; --"];
    (0..dice.below(4)).map(|_| dice.pick(&words).unwrap()).collect()
}

/// What a message should look like from outside.
enum Bad {
    Text(String),
    Bytes(Vec<u8>),
}

/// A message that must not do anything. `right` is an action that would be legal for the seat that is due, `version` that
/// of the seat that sends, `due` whether it is the one.
fn bad(dice: &mut FastDice, name: &str, due: bool, version: u64, right: &Value) -> Bad {
    let act = |version: Value, action: Value| {
        json!({ "type": "act", "ref": name, "version": version, "action": action }).to_string()
    };
    Bad::Text(match dice.below(16) {
        // No JSON at all, or cut off, or with a byte changed.
        0 => text(dice),
        1 => {
            let whole = act(json!(version), right.clone());
            whole[..whole.floor_char_boundary(dice.below(whole.len() as u32) as usize)].into()
        }
        2 => format!("{}{}", "[".repeat(2_000), text(dice)),
        3 => return Bad::Bytes((0..dice.below(200)).map(|_| dice.word() as u8).collect()),
        // JSON that is no message.
        4 => value(dice, 4).to_string(),
        5 => json!({ "type": text(dice), "ref": name }).to_string(),
        6 => json!({ "type": "act", "ref": name }).to_string(),
        7 => json!({ "type": "chat", "ref": name, "text": "hi", "seat": 1 }).to_string(),
        // Messages with wrong content.
        8 => act(value(dice, 1), right.clone()),
        9 => act(json!(version), value(dice, 3)),
        10 => act(json!(version ^ u64::from(1 + dice.below(1_000))), right.clone()),
        11 if !due => act(json!(version), right.clone()),
        11 => json!({ "type": "undo", "ref": name, "version": version ^ 1 }).to_string(),
        12 => json!({ "type": "answer_undo", "ref": name, "yes": true }).to_string(),
        13 => {
            json!({ "type": "ask_undo", "ref": name, "to": 1_000 + dice.below(u32::MAX - 1_000) }).to_string()
        }
        // Long, in several ways; what is longer than allowed ends the connection after a few (see hardening).
        14 => act(json!(version), json!("x".repeat(16_000))),
        _ => {
            let long = "y".repeat(65 + dice.below(100) as usize);
            json!({ "type": "act", "ref": long, "version": version, "action": right }).to_string()
        }
    })
}

#[tokio::test]
async fn bad_messages_get_an_answer_and_change_nothing() {
    let count: usize = std::env::var("ORRERY_BAD_MESSAGES").map_or(2_000, |n| n.parse().unwrap());
    let room = Room::new().await;
    let mut dice = FastDice::new(2_024);
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    for game in orrery_catalog::GAMES.iter().map(|g| g.info().id) {
        let info = table(&mut ada, game, "me open", json!({})).await;
        ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
        ada.post::<TableInfo>(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
        let mut eyes = [
            Eyes::open(&ada, &info.id).await,
            Eyes::open(&ben, &info.id).await,
            Eyes::open(&Client::new(room.address), &info.id).await,
        ];
        for e in &mut eyes {
            e.until(|e| !e.frames.is_empty() && e.position.is_some()).await;
            e.catch_up().await;
        }
        let due = usize::from(!eyes[0].due());
        let right = eyes[due].choice(&mut dice);
        let before: Vec<_> = eyes.iter().map(|e| (e.position.clone(), e.log.clone())).collect();
        let ops = ops(&room, &info.id).await;
        let mut sent = 0;
        while sent < count / orrery_catalog::GAMES.len() {
            for (i, eyes) in eyes.iter_mut().enumerate() {
                let due = eyes.due();
                for number in 0..AT_ONCE {
                    let version = eyes.position().version;
                    match bad(&mut dice, &format!("m{}-{number}", sent), due, version, &right) {
                        Bad::Text(text) => eyes.socket.send_text(text).await.unwrap(),
                        Bad::Bytes(bytes) => eyes.socket.send_bytes(bytes).await.unwrap(),
                    }
                }
                for _ in 0..AT_ONCE {
                    match eyes.look().await {
                        ServerMessage::Error { problem, .. } => {
                            assert_ne!(problem.code, ErrorCode::Internal, "{}", problem.message);
                            assert!(i < 2 || problem.rule.is_none(), "onlookers are told no rules");
                        }
                        other => panic!("{other:?} is no refusal"),
                    }
                }
                sent += AT_ONCE;
            }
        }
        for (e, before) in eyes.iter_mut().zip(&before) {
            e.catch_up().await;
            assert_eq!((&e.position, &e.log), (&before.0, &before.1), "something has changed");
        }
        assert_eq!(self::ops(&room, &info.id).await, ops, "something was written");
        eyes[due].act(&right).await.expect("the game goes on");
    }
}

#[tokio::test]
async fn a_message_far_too_long_is_answered_and_ends_the_connection() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.catch_up().await;
    // The connection may be closed before all of it is sent.
    drop(eyes.socket.send_text("x".repeat(1_100_000)).await);
    match eyes.look().await {
        ServerMessage::Error { problem, .. } => assert_eq!(problem.code, ErrorCode::TooLarge),
        other => panic!("{other:?}"),
    }
    assert!(eyes.try_look().await.is_none());
    Eyes::open(&ada, &info.id).await.catch_up().await;
}

/// How much is written about a table.
async fn ops(room: &Room, table: &str) -> i64 {
    let url = format!("sqlite:{}", room.folder.join("test.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let row =
        sqlx::query("select count(*) from op where table_id = $1").bind(table).fetch_one(&mut file).await;
    file.close().await.unwrap();
    row.unwrap().get(0)
}

#[tokio::test]
async fn bad_requests_get_an_answer_with_a_stable_code() {
    let count: usize = std::env::var("ORRERY_BAD_MESSAGES").map_or(400, |n| n.parse::<usize>().unwrap() / 20);
    let room = Room::new().await;
    let mut dice = FastDice::new(7);
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let before: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
    let verbs = [
        "join", "start", "cancel", "at/1", "at/x", "record", "outcome", "log", "resign", "rematch", "nothing",
    ];
    for _ in 0..count {
        let id = dice.pick(&[info.id.as_str(), "aaaaaaaaaaaa", "..", "%00", "x"]).unwrap();
        let path = match dice.below(9) {
            0 => "/api/tables".into(),
            1 => format!("/api/tables/{id}"),
            2 => "/api/register".into(),
            3 => "/api/replays".into(),
            4 => "/api/me/tokens".into(),
            5 => format!("/api/tables?list={}", dice.below(9)),
            _ => format!("/api/tables/{id}/{}", dice.pick(&verbs).unwrap()),
        };
        let method = dice.pick(&["GET", "POST", "PATCH", "DELETE", "PUT"]).unwrap();
        let body = match dice.below(4) {
            0 => text(&mut dice),
            1 => "{\"name\":".into(),
            2 => json!({ "game": "reworld", "seats": value(&mut dice, 3) }).to_string(),
            _ => value(&mut dice, 3).to_string(),
        };
        let mut caller = if dice.below(2) == 0 { ada.clone() } else { Client::new(room.address) };
        let response = caller.request(method, &path, Some(&body)).await.unwrap();
        assert_ne!(response.status, 500, "{method} {path} {body}: {}", response.body);
        if response.status >= 400 {
            let problem = response.problem().unwrap_or_else(|e| panic!("{method} {path} {body}: {e}"));
            assert_eq!(problem.code.status().as_u16(), response.status);
        }
    }
    let after: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
    assert_eq!(after, before);
    let long = "x".repeat(70_000);
    let response =
        ada.request("POST", "/api/tables", Some(&json!({ "game": long }).to_string())).await.unwrap();
    assert_eq!(response.problem().unwrap().code, ErrorCode::TooLarge);
}

//! One's own games: history, results, and everything as one file.

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_server::wire::{ErrorCode, HistoryGame, ReplayInfo, Results, TableInfo};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::operation::ask;
use crate::room::{Eyes, Room, refused, table};

const RECORD: &str = include_str!("../../../games/reworld/tests/games/nobody-owns-a-module.jsonl");

async fn play(client: &mut Client, game: &str, seed: u64) -> TableInfo {
    let info = table(client, game, "me bot", json!({ "start": true })).await;
    Eyes::open(client, &info.id).await.play_out(&mut FastDice::new(seed)).await;
    client.get(&format!("/api/tables/{}", info.id)).await.unwrap()
}

async fn history(client: &mut Client, query: &str) -> Vec<HistoryGame> {
    client.get(&format!("/api/me/history{query}")).await.unwrap()
}

#[tokio::test]
async fn finished_games_are_counted_and_nothing_else() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let nothing: Results = ada.get("/api/me/results").await.unwrap();
    assert_eq!((nothing.games, nothing.since, nothing.by_game.len()), (0, None, 0));
    let mut nobody = Client::new(room.address);
    for path in ["history", "results", "records"] {
        let code = refused(&mut nobody, "GET", &format!("/api/me/{path}"), Value::Null).await;
        assert_eq!(code, ErrorCode::SignIn, "{path}");
    }

    let mut played = Vec::new();
    for seed in 0..3 {
        played.push(play(&mut ada, "reworld", seed).await);
    }
    let other = play(&mut ada, "new-frontiers", 7).await;
    // Not counted: of somebody else, running, a branch, given up. A guided game is in the history, but in no result.
    play(&mut ben, "reworld", 9).await;
    let guided: TableInfo = ben.post("/api/games/reworld/guided", &json!({})).await.unwrap();
    Eyes::open(&ben, &guided.id).await.play_out(&mut FastDice::new(10)).await;
    let marks: Vec<bool> = history(&mut ben, "").await.iter().map(|game| game.guided).collect();
    let counted: Results = ben.get("/api/me/results").await.unwrap();
    assert_eq!((marks, counted.games, counted.by_game[0].games), (vec![true, false], 2, 1));
    table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let form = json!({ "step": 1, "level": "random" });
    let branch: TableInfo = ada.post(&format!("/api/tables/{}/branch", other.id), &form).await.unwrap();
    Eyes::open(&ada, &branch.id).await.play_out(&mut FastDice::new(8)).await;

    let all = history(&mut ada, "").await;
    let ids: Vec<&str> = all.iter().map(|game| &*game.table).collect();
    let expected: Vec<&str> = [&other].into_iter().chain(played.iter().rev()).map(|t| &*t.id).collect();
    assert_eq!(ids, expected, "the latest first");
    assert!(all.iter().all(|game| game.players == 2 && game.people == 1 && game.seat == 0 && !game.report));
    assert_eq!(history(&mut ada, "?game=reworld&limit=2&offset=1").await, all[2..]);
    assert!(history(&mut ada, "?reports=true").await.is_empty());

    let results: Results = ada.get("/api/me/results").await.unwrap();
    let games: Vec<&str> = results.by_game.iter().map(|game| &*game.game).collect();
    assert_eq!((results.games, games), (4, vec!["new-frontiers", "reworld"]));
    let reworld = &results.by_game[1];
    let scores: Vec<i32> = played.iter().rev().map(|t| t.seats[0].score.unwrap()).collect();
    assert_eq!((reworld.games, reworld.against, &reworld.scores), (3, 3, &scores));
    assert_eq!(reworld.best, *scores.iter().max().unwrap());
    assert!((reworld.mean - f64::from(scores.iter().sum::<i32>()) / 3.0).abs() < 1e-9);
    let won = played.iter().filter(|t| t.seats[0].rank == Some(1)).count();
    assert_eq!(reworld.won, won as u32);
}

#[tokio::test]
async fn everything_goes_into_one_file_whose_records_hold() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = play(&mut ada, "reworld", 5).await;
    let _: ReplayInfo = ada.request("POST", "/api/replays", Some(RECORD)).await.unwrap().read().unwrap();
    let add = format!("insert into report values ('{}', 0, '{{}}', 0) returning 1", info.id);
    assert_eq!(ask(&room, &add).await, 1);
    let file = download(&room, &ada, "/api/me/records").await;
    let found = files(&file);
    let record = format!("records/reworld-{}.jsonl", info.id);
    let names: Vec<&str> = found.iter().map(|(name, _)| &**name).collect();
    // A report that was made in another way than now is left out.
    assert_eq!(names[..2], ["results.csv", &*record]);
    assert!(names.len() == 3 && names[2].starts_with("uploaded/"), "{names:?}");
    let text = &found[1].1;
    let same = ada.request("GET", &format!("/api/tables/{}/record", info.id), None).await.unwrap().body;
    let lines =
        |text: &str| -> Vec<Value> { text.lines().map(|l| serde_json::from_str(l).unwrap()).collect() };
    assert_eq!(lines(text), lines(&same), "it is the record that the table gives");
    orrery_catalog::find("reworld").unwrap().verify(text).unwrap();
    let row = format!("{},reworld,{},1,2,1,", info.id, info.ended.unwrap());
    assert!(found[0].1.contains(&row), "{}", found[0].1);
}

/// The body of an answer, byte by byte. An old version of HTTP, so that it comes in one piece.
async fn download(room: &Room, client: &Client, path: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(room.address).await.unwrap();
    let cookie = client.cookie.as_deref().unwrap();
    let text = format!("GET {path} HTTP/1.0\r\nhost: {}\r\ncookie: {cookie}\r\n\r\n", room.address);
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let body = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
    assert!(String::from_utf8_lossy(&answer[..body]).contains("application/zip"));
    answer.split_off(body)
}

/// The files of a plain zip file: names and texts.
fn files(zip: &[u8]) -> Vec<(String, String)> {
    let short = |at: usize| usize::from(u16::from_le_bytes([zip[at], zip[at + 1]]));
    let long = |at: usize| short(at) + (short(at + 2) << 16);
    let (mut at, mut found) = (0, Vec::new());
    while zip[at..].starts_with(b"PK\x03\x04") {
        let (name, text) = (at + 30, at + 30 + short(at + 26));
        let end = text + long(at + 18);
        let part = |from: usize, to: usize| String::from_utf8(zip[from..to].to_vec()).unwrap();
        found.push((part(name, text), part(text, end)));
        at = end;
    }
    assert!(zip[at..].starts_with(b"PK\x01\x02"), "the directory follows");
    assert_eq!(short(zip.len() - 12), found.len());
    found
}

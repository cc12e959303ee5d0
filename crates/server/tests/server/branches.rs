//! What if: branches of finished and running games, and of uploaded records.

use orrery_core::{FastDice, Seed, Viewer};
use orrery_load::Client;
use orrery_server::wire::{
    BranchComparison, ClientMessage, ErrorCode, Purpose, ReplayInfo, SeatKind, Status, TableInfo,
};
use serde_json::{Value, json};

use crate::operation::ask;
use crate::room::{Eyes, Room, refused, table};

const RECORD: &str = include_str!("../../../games/reworld/tests/games/nobody-owns-a-module.jsonl");

async fn branch(client: &mut Client, table: &str, mut form: Value) -> TableInfo {
    form["level"] = "random".into();
    client.post(&format!("/api/tables/{table}/branch"), &form).await.unwrap()
}

async fn listed(client: &mut Client, kind: &str) -> usize {
    let list: Vec<TableInfo> = client.get(&format!("/api/tables?list={kind}")).await.unwrap();
    list.len()
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_any_moment_and_compared() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot bot", json!({ "start": true })).await;
    Eyes::open(&ada, &info.id).await.play_out(&mut FastDice::new(1)).await;
    let moment: Value = ada.get(&format!("/api/tables/{}/at/9", info.id)).await.unwrap();

    let made = branch(&mut ada, &info.id, json!({ "step": 9, "seat": 1 })).await;
    let of = Purpose::Branch { of: info.id.clone(), uploaded: false, step: 9, guess: false };
    assert_eq!((&made.purpose, made.status, made.your_seat), (&of, Status::Running, Some(1)));
    assert_eq!(made.seats.iter().filter(|s| s.kind == SeatKind::Bot).count(), 2);
    let path = format!("/api/tables/{}", made.id);
    let start: Value = ada.get(&format!("{path}/at/0")).await.unwrap();
    assert_eq!(start["scores"], moment["scores"], "it begins where the game was");

    // It survives the end of the server, and whatever can be done at a table can be done in it.
    room.restart().await;
    ada.address = room.address;
    let mut eyes = Eyes::open(&ada, &made.id).await;
    let mut dice = FastDice::new(2);
    eyes.act_randomly(&mut dice).await;
    eyes.act_randomly(&mut dice).await;
    eyes.until(Eyes::due).await;
    let name = eyes.name();
    eyes.ask(&ClientMessage::AskUndo { r#ref: Some(name), to: 0 }).await.unwrap();
    eyes.until(|e| e.log.is_empty() && e.position().step == 0).await;
    eyes.play_out(&mut dice).await;

    let compared: BranchComparison = ada.get(&format!("{path}/compare")).await.unwrap();
    let (real, tried) = (compared.real.last().unwrap(), compared.branch.last().unwrap());
    assert!(compared.seat == 1 && real.over && tried.over && compared.guesses.is_empty());
    let finished: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
    assert_eq!(real.scores, finished.seats.iter().map(|s| s.score.unwrap()).collect::<Vec<_>>());
    assert_eq!(compared.branch[0].round, moment["view"]["round"].as_u64().unwrap_or(1) as u32);
    assert!(compared.real.len() > 2 && compared.real.iter().all(|p| (0.0..=1.0).contains(&p.win)));

    // It counts nowhere, and it can be looked at again, but has no record.
    assert_eq!([listed(&mut ada, "mine").await, listed(&mut ada, "finished").await], [0, 1]);
    let _: Value = ada.get(&format!("{path}/story/0")).await.unwrap();
    for request in ["record", "report"] {
        let code = refused(&mut ada, "GET", &format!("{path}/{request}"), Value::Null).await;
        assert_eq!(code, ErrorCode::Forbidden, "{request}");
    }
    assert_eq!(
        refused(&mut ada, "POST", &format!("{path}/rematch"), Value::Null).await,
        ErrorCode::Forbidden
    );
    assert_eq!(refused(&mut ada, "POST", &format!("{path}/branch"), json!({})).await, ErrorCode::Forbidden);
    let mut ben = room.guest("Ben").await;
    assert_eq!(refused(&mut ben, "GET", &path, Value::Null).await, ErrorCode::NotFound);
    assert_eq!(refused(&mut ben, "GET", &format!("{path}/compare"), Value::Null).await, ErrorCode::NotFound);
    // The game itself is as it was.
    let again: Value = ada.get(&format!("/api/tables/{}/at/9", info.id)).await.unwrap();
    assert_eq!(again, moment);
}

#[tokio::test]
async fn a_running_game_is_played_on_by_what_the_seat_knows() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "roll-for-the-galaxy", "me open", json!({ "hints": true })).await;
    let path = format!("/api/tables/{}", info.id);
    let _: TableInfo = ben.post(&format!("{path}/join"), &json!({})).await.unwrap();
    let _: TableInfo = ada.post(&format!("{path}/start"), &Value::Null).await.unwrap();
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let mut other = Eyes::open(&ben, &info.id).await;
    let mut dice = FastDice::new(3);
    eyes.act_randomly(&mut dice).await;
    other.act_randomly(&mut dice).await;
    eyes.catch_up().await;

    let made = branch(&mut ada, &info.id, json!({ "seat": 0 })).await;
    assert!(matches!(made.purpose, Purpose::Branch { guess: true, .. }));
    let mut tried = Eyes::open(&ada, &made.id).await;
    tried.until(|e| e.position.is_some() && e.table.is_some()).await;
    // What the seat sees is what it sees at the table: of the rest the branch knows nothing.
    let here: Value = ada.get(&format!("/api/tables/{}/at/0", made.id)).await.unwrap();
    let [there, here] = [&eyes.position().view, &here["view"]];
    assert_eq!(there, here, "the branch begins with the same view");
    assert!(tried.log.is_empty(), "and tells nothing of what was before");

    assert_eq!(
        refused(&mut ada, "POST", &format!("{path}/branch"), json!({ "seat": 1 })).await,
        ErrorCode::NotSeated
    );
    let mut eve = room.guest("Eve").await;
    assert_eq!(refused(&mut eve, "POST", &format!("{path}/branch"), json!({})).await, ErrorCode::NotSeated);
    let mut nobody = Client::new(room.address);
    assert_eq!(refused(&mut nobody, "POST", &format!("{path}/branch"), json!({})).await, ErrorCode::SignIn);
    let compared: BranchComparison = ada.get(&format!("/api/tables/{}/compare", made.id)).await.unwrap();
    assert!(!compared.real.is_empty() && !compared.real.iter().any(|p| p.over));
    assert_eq!(compared.guesses.len(), 8);
    assert!(compared.guesses.iter().all(|guess| (0.0..=1.0).contains(&guess.win)));
}

#[tokio::test]
async fn without_hints_nothing_is_tried_out_while_the_game_runs() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let path = format!("/api/tables/{}/branch", info.id);
    assert_eq!(refused(&mut ada, "POST", &path, json!({})).await, ErrorCode::NoHints);
    Eyes::open(&ada, &info.id).await.play_out(&mut FastDice::new(4)).await;
    assert_eq!(
        refused(&mut ada, "POST", &path, json!({})).await,
        ErrorCode::NotRunning,
        "the end is the end"
    );
    assert_eq!(refused(&mut ada, "POST", &path, json!({ "step": 9999 })).await, ErrorCode::NotFound);
    assert_eq!(refused(&mut ada, "POST", &path, json!({ "step": 1, "seat": 7 })).await, ErrorCode::NotFound);
    assert_eq!(refused(&mut ada, "POST", &path, json!({ "level": "cheat" })).await, ErrorCode::BadSetup);
    branch(&mut ada, &info.id, json!({ "step": 0 })).await;
}

#[tokio::test]
async fn an_uploaded_record_is_played_on_as_it_was_or_as_a_guess() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let replay: ReplayInfo = ada.request("POST", "/api/replays", Some(RECORD)).await.unwrap().read().unwrap();
    let mut roots = Vec::new();
    for guess in [false, true] {
        let form = json!({ "step": 6, "seat": 1, "guess": guess, "level": "random" });
        let made: TableInfo = ada.post(&format!("/api/replays/{}/branch", replay.id), &form).await.unwrap();
        let of = Purpose::Branch { of: replay.id.clone(), uploaded: true, step: 6, guess };
        assert_eq!(made.purpose, of);
        let compared: BranchComparison = ada.get(&format!("/api/tables/{}/compare", made.id)).await.unwrap();
        assert!(compared.real.last().unwrap().over);
        roots.push(made.id);
    }
    let game = orrery_catalog::find("reworld").unwrap().load(RECORD).unwrap();
    let real = game.at(6).branch(6, Viewer::Everything, Seed([1; 32]));
    let root = real.root().unwrap();
    let kept = format!("select count(*) from branch where table_id = '{}' and root = '{root}'", roots[0]);
    assert_eq!(ask(&room, &kept).await, 1, "as it was");
    let missing = refused(&mut ada, "POST", "/api/replays/nothing/branch", json!({})).await;
    assert_eq!(missing, ErrorCode::NotFound);
}

#[tokio::test]
async fn old_branches_give_way() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let replay: ReplayInfo = ada.request("POST", "/api/replays", Some(RECORD)).await.unwrap().read().unwrap();
    let mut all = Vec::new();
    for _ in 0..11 {
        let form = json!({ "step": 2, "level": "random" });
        let made: TableInfo = ada.post(&format!("/api/replays/{}/branch", replay.id), &form).await.unwrap();
        all.push(made.id);
    }
    assert_eq!(ask(&room, "select count(*) from game_table where kind = 'branch'").await, 8);
    assert_eq!(ask(&room, "select count(*) from branch").await, 8);
    let gone = refused(&mut ada, "GET", &format!("/api/tables/{}", all[0]), Value::Null).await;
    assert_eq!(gone, ErrorCode::NotFound);
    let app = &room.running.as_ref().unwrap().app;
    app.store.expire(app.started + 2 * 24 * 3_600_000).await.unwrap();
    for table in ["branch", "op", "seat", "game_table"] {
        assert_eq!(ask(&room, &format!("select count(*) from {table}")).await, 0, "{table}");
    }
}

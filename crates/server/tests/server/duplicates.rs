//! The same deal at several tables: nothing is told before all are over, then everything is compared.

use orrery_core::{FastDice, Seed};
use orrery_load::Client;
use orrery_server::wire::{Duplicate, ErrorCode, Purpose, Status, TableInfo};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::operation::ask;
use crate::room::{Eyes, Room, refused};

const BOT: &str = "random";

/// Tables with one deal: each has a seat for a person, and a bot.
async fn deal(client: &mut Client, tables: u8, more: Value) -> Duplicate {
    let mut table = json!({
        "game": "reworld",
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": BOT }],
    });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    client.post("/api/duplicates", &json!({ "tables": tables, "table": table })).await.unwrap()
}

async fn about(client: &mut Client, deal: &Duplicate) -> Duplicate {
    client.get(&format!("/api/duplicates/{}", deal.id)).await.unwrap()
}

async fn join(client: &mut Client, table: &str) -> TableInfo {
    client.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap()
}

/// Starts a table and looks at it.
async fn begin(client: &mut Client, table: &str) -> Eyes {
    let _: TableInfo = client.post(&format!("/api/tables/{table}/start"), &Value::Null).await.unwrap();
    let mut eyes = Eyes::open(client, table).await;
    eyes.until(|e| e.position.is_some() && !e.log.is_empty()).await;
    eyes
}

fn opening(eyes: &Eyes) -> Vec<Value> {
    eyes.log.iter().filter(|l| l.step == 0).map(|l| l.event.clone()).collect()
}

#[tokio::test]
async fn the_same_deal_is_compared_when_all_tables_are_over_and_not_before() {
    let room = Room::new().await;
    let (mut ada, mut ben, mut eve) =
        (room.guest("Ada").await, room.guest("Ben").await, room.guest("Eve").await);
    let made = deal(&mut ada, 2, json!({})).await;
    let [first, second] = [&made.tables[0].id, &made.tables[1].id];
    assert_eq!((made.tables.len(), made.your_table.as_ref()), (2, Some(first)));
    assert!(made.opened.is_none() && made.secret.is_none() && made.means.is_empty());
    let sat = join(&mut ben, second).await;
    assert_eq!(sat.purpose, Purpose::Duplicate { deal: made.id.clone(), number: 2 });
    assert_eq!((&sat.commitment, sat.contributions.len()), (&Some(made.commitment.clone()), 0));
    assert_eq!(sat.host.name, "Ben", "who sits down first at a table starts it");

    // Eve looks at the waiting table; when the game begins she sees no more.
    let mut onlooker = Eyes::open(&eve, second).await;
    onlooker.until(|e| e.table.is_some()).await;
    let mut own = begin(&mut ada, first).await;
    let mut other = begin(&mut ben, second).await;
    while let Some(message) = onlooker.try_look().await {
        let text = serde_json::to_string(&message).unwrap();
        assert!(!text.contains("\"view\"") && onlooker.position.is_none(), "{text}");
    }
    assert_eq!(opening(&own), opening(&other), "the same deal");
    assert_eq!(ask(&room, "select count(distinct seed) from game_table where kind = 'duplicate'").await, 1);

    // Different play stays at its own table.
    own.play_out(&mut FastDice::new(1)).await;
    assert_eq!(opening(&own), opening(&other));
    assert!(!other.over());

    // Ada has finished: she knows her points, but nothing that would betray the deal; the others know nothing at all.
    assert_eq!(own.outcome.as_ref().unwrap().seed, "");
    let path = format!("/api/tables/{first}");
    for (method, request, body) in [
        ("GET", "record", Value::Null),
        ("POST", "report", Value::Null),
        ("POST", "branch", json!({ "step": 1 })),
    ] {
        let code = refused(&mut ada, method, &format!("{path}/{request}"), body).await;
        assert_eq!(code, ErrorCode::DealInPlay, "{request}");
    }
    let open: Value = ada.get(&format!("{path}/at/0")).await.unwrap();
    assert_eq!(open["seat"], 0, "no more than the own seat saw");
    for client in [&mut ben, &mut eve] {
        for request in ["", "/log", "/at/0", "/story/0", "/outcome", "/record", "/report"] {
            let code = refused(client, "GET", &format!("{path}{request}"), Value::Null).await;
            assert_eq!(code, ErrorCode::DealInPlay, "{request}");
        }
        assert!(client.socket(first, "").await.is_err(), "nor by the socket");
        for list in ["watch", "finished"] {
            let list: Vec<TableInfo> = client.get(&format!("/api/tables?list={list}")).await.unwrap();
            assert!(list.is_empty());
        }
        let told = about(client, &made).await;
        let text = serde_json::to_string(&told).unwrap();
        assert!(told.secret.is_none() && !text.contains("score") && !text.contains("difference"), "{text}");
    }
    assert!(own.log.iter().all(|l| l.step <= own.position().step));

    // The last table ends: now all is open, and compared.
    other.play_out(&mut FastDice::new(2)).await;
    own.until(|e| e.outcome.as_ref().is_some_and(|o| !o.seed.is_empty())).await;
    let open = about(&mut eve, &made).await;
    assert!(open.opened.is_some());
    let secret = Seed::from_hex(open.secret.as_ref().unwrap()).unwrap();
    assert_eq!(secret.commitment(), made.commitment, "the one that was promised");
    let text = format!("orrery duplicate\nsecret {}\ndeal {}\ngame reworld\n", secret.to_hex(), made.id);
    assert_eq!(own.outcome.as_ref().unwrap().seed, Seed::from_text(&text).to_hex());
    let scores = [own.position().scores.clone(), other.position().scores.clone()];
    for seat in 0..2 {
        let mean = f64::from(scores[0][seat] + scores[1][seat]) / 2.0;
        assert_eq!(open.means[seat], mean);
        for (table, scores) in open.tables.iter().zip(&scores) {
            let told = &table.seats[seat];
            assert_eq!(
                (told.score, told.difference),
                (Some(scores[seat]), Some(f64::from(scores[seat]) - mean))
            );
        }
    }
    let best = if scores[0][0] >= scores[1][0] { "Ada" } else { "Ben" };
    assert_eq!((open.ranking.len(), open.ranking[0].place), (2, 1));
    assert!(open.ranking[0].person.name == best || scores[0][0] == scores[1][0]);
    let record = eve.request("GET", &format!("{path}/record"), None).await.unwrap().body;
    orrery_catalog::find("reworld").unwrap().verify(&record).unwrap();
    let _: Value = eve.get(&format!("/api/tables/{second}/story/0")).await.unwrap();
}

#[tokio::test]
async fn one_person_sits_at_one_table_of_a_deal() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let made = deal(&mut ada, 4, json!({})).await;
    let ids: Vec<String> = made.tables.iter().map(|table| table.id.clone()).collect();
    let path = |id: &str, what: &str| format!("/api/tables/{id}/{what}");
    assert_eq!(refused(&mut ada, "POST", &path(&ids[1], "join"), json!({})).await, ErrorCode::SitsElsewhere);

    // All at the same time: the store lets one through.
    let mut tasks = Vec::new();
    for id in &ids[1..] {
        let (mut ben, path) = (ben.clone(), path(id, "join"));
        tasks.push(tokio::spawn(async move { ben.request("POST", &path, Some("{}")).await.unwrap() }));
    }
    let mut seated = 0;
    for task in tasks {
        let response = task.await.unwrap();
        seated += usize::from(response.status == 200);
        if response.status != 200 {
            assert_eq!(response.problem().unwrap().code, ErrorCode::SitsElsewhere);
        }
    }
    let seats = "select count(*) from seat s join person p on p.id = s.person where p.name = 'Ben'";
    assert_eq!((seated, ask(&room, seats).await), (1, 1));

    // Who stands up may sit down elsewhere; who has seen the deal may not.
    let told = about(&mut ben, &made).await;
    let mine = told.your_table.unwrap();
    let cancel = refused(&mut ben, "POST", &path(&mine, "cancel"), json!({ "yes": true })).await;
    assert_eq!(cancel, ErrorCode::Forbidden, "who sat down first does not end the table of others");
    let left: TableInfo = ben.post(&path(&mine, "leave"), &Value::Null).await.unwrap();
    assert_eq!(left.status, Status::Open, "somebody else may sit there");
    let next = ids[1..].iter().find(|id| **id != mine).unwrap();
    join(&mut ben, next).await;
    begin(&mut ben, next).await;
    let _: TableInfo = ben.post(&path(next, "cancel"), &json!({ "yes": true })).await.unwrap();
    let last = ids[1..].iter().find(|id| **id != mine && *id != next).unwrap();
    assert_eq!(refused(&mut ben, "POST", &path(last, "join"), json!({})).await, ErrorCode::SitsElsewhere);
}

#[tokio::test]
async fn a_dead_table_does_not_keep_the_others_waiting() {
    let mut room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    // Three tables: one is played, one is begun and left, one is never begun.
    let made = deal(&mut ada, 3, json!({})).await;
    let [first, second] = [&made.tables[0].id, &made.tables[1].id];
    begin(&mut ada, first).await.play_out(&mut FastDice::new(3)).await;
    join(&mut ben, second).await;
    begin(&mut ben, second).await;
    room.stop().await;
    let week = 7 * 24 * 3_600_000i64;
    let url = format!("sqlite:{}", room.folder.join("test.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let sql = format!("update game_table set updated = updated - {week} where id <> '{first}'");
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    // The server looks for what is old when it starts, and every hour.
    room.start_again().await;
    for client in [&mut ada, &mut ben] {
        client.address = room.address;
    }
    let mut told = about(&mut ben, &made).await;
    for _ in 0..100 {
        if told.opened.is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        told = about(&mut ben, &made).await;
    }
    assert!(told.opened.is_some(), "{told:?}");
    let statuses: Vec<Status> = told.tables.iter().map(|table| table.status).collect();
    assert_eq!(statuses, [Status::Finished, Status::Cancelled, Status::Cancelled]);
    // Only what was finished is compared.
    assert_eq!((told.ranking.len(), told.ranking[0].difference), (1, 0.0));
    let record = ben.request("GET", &format!("/api/tables/{first}/record"), None).await.unwrap();
    assert_eq!(record.status, 200);
}

#[tokio::test]
async fn private_deals_are_for_those_with_the_invitation() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let made = deal(&mut ada, 2, json!({ "private": true })).await;
    let path = format!("/api/duplicates/{}", made.id);
    assert_eq!(refused(&mut ben, "GET", &path, Value::Null).await, ErrorCode::NotFound);
    let invite = made.invite.clone().unwrap();
    let told: Duplicate = ben.get(&format!("{path}?invite={invite}")).await.unwrap();
    let form = json!({ "invite": invite });
    let table = &told.tables[1].id;
    let _: TableInfo = ben.post(&format!("/api/tables/{table}/join"), &form).await.unwrap();
    assert_eq!(about(&mut ben, &made).await.your_table.as_ref(), Some(table));
}

#[tokio::test]
async fn what_makes_no_comparison_is_refused() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let seats = |kinds: &[Value]| json!({ "game": "reworld", "seats": kinds });
    let (me, bot) = (json!({ "kind": "me" }), json!({ "kind": "bot", "level": BOT }));
    for (tables, table) in [
        (1, seats(&[me.clone(), bot.clone()])),
        (9, seats(&[me, bot.clone()])),
        (2, seats(&[bot.clone(), bot])),
    ] {
        let form = json!({ "tables": tables, "table": table });
        assert_eq!(refused(&mut ada, "POST", "/api/duplicates", form).await, ErrorCode::BadSetup);
    }
    // They count like any other tables.
    for _ in 0..3 {
        deal(&mut ada, 8, json!({})).await;
    }
    let form = json!({ "tables": 8, "table": seats(&[json!({ "kind": "me" }), json!({ "kind": "open" })]) });
    assert_eq!(refused(&mut ada, "POST", "/api/duplicates", form).await, ErrorCode::Limit);
}

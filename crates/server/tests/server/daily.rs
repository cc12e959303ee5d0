//! The deal of the day: the same for everybody, one try, and no way to learn it before.

use orrery_core::{FastDice, Seed};
use orrery_server::wire::{ClientMessage, Daily, ErrorCode, Moment, Purpose, Status, TableInfo};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::operation::ask;
use crate::room::{Eyes, Room, refused};

#[tokio::test]
async fn everybody_gets_one_try_at_the_same_deal_that_nobody_else_sees() {
    let mut room = Room::new().await;
    let (mut ada, mut ben, mut eve) =
        (room.guest("Ada").await, room.guest("Ben").await, room.guest("Eve").await);
    let before: Daily = eve.get("/api/daily").await.unwrap();
    assert_eq!((before.games.len(), before.commitment.len()), (5, 64));
    let start: TableInfo = ada.post("/api/daily/reworld", &json!({})).await.unwrap();
    assert_eq!(
        (&start.purpose, start.status),
        (&Purpose::Daily { day: before.day.clone() }, Status::Running)
    );
    assert!(!start.hints && start.private);
    let again: TableInfo = ada.post("/api/daily/reworld", &json!({})).await.unwrap();
    assert_eq!(again.id, start.id, "one try");
    let other: TableInfo = ben.post("/api/daily/reworld", &json!({})).await.unwrap();
    let (mut eyes, mut others) = (Eyes::open(&ada, &start.id).await, Eyes::open(&ben, &other.id).await);
    for eyes in [&mut eyes, &mut others] {
        eyes.until(|e| e.position.is_some() && !e.log.is_empty()).await;
    }
    assert_ne!(start.id, other.id);
    let opening: Vec<Vec<Value>> = [&eyes, &others]
        .map(|e| e.log.iter().filter(|l| l.step == 0).map(|l| l.event.clone()).collect())
        .to_vec();
    assert_eq!(opening[0], opening[1], "the same deal");
    // What one begins with is shown to everybody, and nothing else of the deal.
    let shown: Moment = eve.get("/api/daily/reworld").await.unwrap();
    let first: Moment = ada.get(&format!("/api/tables/{}/at/0", start.id)).await.unwrap();
    assert_eq!(shown.view, first.view);
    let days: Daily = ada.get("/api/daily").await.unwrap();
    let tried: Vec<u32> = days.days.iter().map(|day| day.tried).collect();
    assert_eq!((tried.len(), tried[13], tried[..13].iter().sum::<u32>()), (14, 1, 0));
    assert_eq!(days.days[13].day, before.day);
    let same = "select count(distinct seed) from game_table where kind = 'daily'";
    assert_eq!(ask(&room, same).await, 1);

    // Nobody else sees it, not even with the invitation, and it is tried once: no hints, no way back.
    let path = format!("/api/tables/{}", start.id);
    let invite = start.invite.clone().unwrap();
    for address in [path.clone(), format!("{path}?invite={invite}"), format!("{path}/log?invite={invite}")] {
        assert_eq!(refused(&mut ben, "GET", &address, Value::Null).await, ErrorCode::NotFound, "{address}");
    }
    eyes.act_randomly(&mut FastDice::new(1)).await;
    eyes.until(Eyes::due).await;
    for (message, code) in [
        (ClientMessage::AskUndo { r#ref: Some("back".into()), to: 0 }, ErrorCode::CannotUndo),
        (ClientMessage::Hint { r#ref: Some("hint".into()) }, ErrorCode::NoHints),
    ] {
        assert_eq!(eyes.ask(&message).await.unwrap_err().code, code);
    }

    // After the own end the board is open to its player, but what would give the deal to others is not.
    eyes.play_out(&mut FastDice::new(2)).await;
    assert_eq!(eyes.outcome.as_ref().unwrap().seed, "");
    for (method, request) in [("GET", "record"), ("POST", "report"), ("POST", "branch")] {
        let code = refused(&mut ada, method, &format!("{path}/{request}"), json!({ "step": 1 })).await;
        assert!(matches!(code, ErrorCode::DealInPlay | ErrorCode::Malformed), "{request}: {code:?}");
    }
    let seeds = ask(&room, "select count(*) from game_table where kind = 'daily' and seed is not null").await;
    assert_eq!(seeds, 2);
    let today: Daily = ada.get("/api/daily").await.unwrap();
    let reworld = today.games.iter().find(|g| g.game == "reworld").unwrap();
    let score = eyes.position().scores[0];
    assert_eq!((reworld.results.count, reworld.results.best[0].name.as_str()), (1, "Ada"));
    assert_eq!(reworld.results.scores, [score]);
    assert_eq!(reworld.own.as_ref().map(|own| (own.score, own.place)), Some((Some(score), Some(1))));

    // A day later everybody may look, and check that the deal followed from the secret.
    room.stop().await;
    let url = format!("sqlite:{}", room.folder.join("test.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let (day, past) = (&before.day, &before.yesterday.day);
    for sql in [
        format!("delete from daily_secret where day = '{past}'"),
        format!("update daily_secret set day = '{past}' where day = '{day}'"),
        format!("update daily_try set day = '{past}'"),
        format!("update game_table set purpose = replace(purpose, '{day}', '{past}')"),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut file).await.unwrap();
    }
    file.close().await.unwrap();
    room.start_again().await;
    ben.address = room.address;
    let later: Daily = ben.get("/api/daily").await.unwrap();
    let best = &later.yesterday.best[0];
    assert_eq!((best.game.as_str(), best.result.score, &best.result.table), ("reworld", score, &start.id));
    let secret = Seed::from_hex(&later.yesterday.secret).unwrap();
    assert_eq!(secret.commitment(), before.commitment, "the one that was promised");
    let record = ben.request("GET", &format!("{path}/record"), None).await.unwrap().body;
    let text = format!("orrery daily\nsecret {}\nday {day}\ngame reworld\n", secret.to_hex());
    let last: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    assert_eq!(last["seed"], Seed::from_text(&text).to_hex());
    orrery_catalog::find("reworld").unwrap().verify(&record).unwrap();
    assert_ne!(later.commitment, before.commitment);
}

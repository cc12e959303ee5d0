//! What an attack on the server found, and what keeps it from happening again. Fairness and full disks have files of their own.

use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_server::admin::{AdminArgs, AdminCommand, admin};
use orrery_server::backup::{BackupArgs, backup};
use orrery_server::wire::{
    ClientMessage, ErrorCode, Me, ReplayInfo, SeatKind, ServerMessage, Status, TableInfo, TokenInfo,
};
use orrery_server::{ServeArgs, start as start_server};
use serde_json::{Value, json};

use crate::operation::{ask, tamper};
use crate::room::{Eyes, Room, folder, refused, settings, table};

fn path(info: &TableInfo, what: &str) -> String {
    format!("/api/tables/{}/{what}", info.id)
}

/// Two people at a running table.
async fn two(room: &Room) -> (Client, Client, TableInfo) {
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    ben.post::<TableInfo>(&path(&info, "join"), &json!({})).await.unwrap();
    let info = ada.post(&path(&info, "start"), &Value::Null).await.unwrap();
    (ada, ben, info)
}

/// Thirty tables of five strong bots used to slow everybody else's bots down by a factor of thousands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_take_the_bots_away() {
    let folder = folder();
    let room = Room::with(ServeArgs { bot_threads: 1, bot_ms: 200, ..settings(&folder) }, folder).await;
    let mut greedy = room.guest("Greedy").await;
    let mut watched = Vec::new();
    for _ in 0..30 {
        let bots = "bot:strong ".repeat(5);
        let info = table(&mut greedy, "new-frontiers", &bots, json!({ "start": true })).await;
        watched.push(greedy.socket(&info.id, "").await.unwrap());
    }
    let waiting = || room.running.as_ref().unwrap().app.bots.waiting();
    let begin = Instant::now();
    while waiting() < 20 {
        assert!(begin.elapsed() < Duration::from_secs(20), "only {} bots wait", waiting());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut modest = room.guest("Modest").await;
    let info = table(&mut modest, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&modest, &info.id).await;
    let mut dice = FastDice::new(1);
    let begin = Instant::now();
    for _ in 0..10 {
        eyes.act_randomly(&mut dice).await;
    }
    // At worst each decision of the bot waits for one of the others, which takes 200 ms and a little.
    assert!(begin.elapsed() < Duration::from_secs(15), "{:?} for ten turns", begin.elapsed());
}

#[tokio::test]
async fn tables_without_people_rest_until_somebody_looks() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "bot bot", json!({ "start": true })).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let count = format!("select count(*) from op where table_id = '{}'", info.id);
    assert_eq!(ask(&room, &count).await, 0, "nobody looks, nobody plays");
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(|e| e.outcome.is_some()).await;
}

#[tokio::test]
async fn uploaded_records_are_bounded_canonical_and_counted() {
    let folder = folder();
    let limits = ServeArgs { max_replay_bytes: 2_000_000, uploads_per_minute: 0, ..settings(&folder) };
    let room = Room::with(limits, folder).await;
    let mut ada = room.guest("Ada").await;
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/reworld/tests/games/two-players.jsonl");
    let record = std::fs::read_to_string(file).unwrap();
    // Blank lines and spaces that mean nothing are not kept.
    let padded = record.replace('\n', &format!("{}\n\n", " ".repeat(40)));
    let kept: ReplayInfo = ada.request("POST", "/api/replays", Some(&padded)).await.unwrap().read().unwrap();
    let length = format!("select length(record) from replay where id = '{}'", kept.id);
    assert_eq!(ask(&room, &length).await, record.len() as i64);
    assert_eq!(ada.get::<ReplayInfo>(&format!("/api/replays/{}", kept.id)).await.unwrap().log, kept.log);

    let (head, rest) = record.split_once('\n').unwrap();
    let line = rest.lines().next().unwrap();
    let endless = format!("{head}\n{}", format!("{line}\n").repeat(6_000));
    let response = ada.request("POST", "/api/replays", Some(&endless)).await.unwrap();
    assert_eq!(response.problem().unwrap().code, ErrorCode::TooLarge);

    // A person has a hundredth of the room, 20,000 bytes: older records give way.
    for _ in 0..6 {
        ada.request("POST", "/api/replays", Some(&record)).await.unwrap().read::<ReplayInfo>().unwrap();
    }
    let bytes = ask(&room, "select sum(bytes) from replay").await;
    assert!(bytes <= 20_000, "{bytes} bytes of one person");
    // An address has a twentieth, 100,000, however many guests come from it.
    let mut full = false;
    for i in 0..100 {
        let mut guest = room.guest(&format!("Guest {i}")).await;
        let response = guest.request("POST", "/api/replays", Some(&record)).await.unwrap();
        full |= response.status == 409 && response.problem().unwrap().code == ErrorCode::Limit;
    }
    assert!(full && ask(&room, "select sum(bytes) from replay").await <= 100_000);
}

#[tokio::test]
async fn a_seat_that_is_away_does_not_agree() {
    let mut room = Room::new().await;
    let (mut ada, mut ben, info) = two(&room).await;
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    let mut dice = FastDice::new(3);
    for _ in 0..4 {
        a.catch_up().await;
        b.catch_up().await;
        let eyes = if a.due() { &mut a } else { &mut b };
        eyes.act_randomly(&mut dice).await;
    }
    ben.post::<TableInfo>(&path(&info, "leave"), &Value::Null).await.unwrap();
    // What Ben's bot does in its turn would end the request.
    a.catch_up().await;
    a.until(Eyes::due).await;
    let step = a.position().step;
    a.ask(&ClientMessage::AskUndo { r#ref: Some("back".into()), to: 0 }).await.unwrap();
    a.catch_up().await;
    assert_eq!(
        a.ask.as_ref().map(|ask| ask.agreed.clone()),
        Some(vec![0]),
        "the bot of Ben does not speak for Ben"
    );
    assert!(a.position().step >= step);
    let yes = json!({ "yes": true });
    let after: TableInfo = ada.post(&path(&info, "cancel"), &yes).await.unwrap();
    assert_eq!(after.status, Status::Running, "Ben may come back");
    // After a day nobody has to wait any more.
    room.stop().await;
    tamper(&room, "update seat set away_since = away_since - 86400001 where away_since is not null").await;
    room.start_again().await;
    ada.address = room.address;
    let after: TableInfo = ada.post(&path(&info, "cancel"), &yes).await.unwrap();
    assert_eq!(after.status, Status::Cancelled);
}

#[tokio::test]
async fn all_sockets_of_a_person_share_a_limit_and_long_messages_end_the_connection() {
    let folder = folder();
    let room = Room::with(ServeArgs { messages_per_second: 1, ..settings(&folder) }, folder).await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let (mut one, mut two) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ada, &info.id).await);
    let ping = |i: u32| ClientMessage::Ping { r#ref: Some(i.to_string()) };
    for i in 0..4 {
        one.ask(&ping(i)).await.expect("a burst of four");
    }
    assert_eq!(
        two.ask(&ping(9)).await.unwrap_err().code,
        ErrorCode::TooMany,
        "another socket, the same person"
    );
    // Who goes on all the same is read slowly.
    let begin = Instant::now();
    for i in 10..20 {
        drop(two.ask(&ping(i)).await);
    }
    assert!(begin.elapsed() > Duration::from_millis(400), "{:?}", begin.elapsed());

    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    // Not more: what the server has not read when it closes would take the last answers away from the client.
    for _ in 0..4 {
        eyes.socket.send_text("x".repeat(20_000)).await.unwrap();
    }
    let mut refusals = 0;
    while let Some(message) = eyes.try_look().await {
        refusals += u32::from(matches!(message, ServerMessage::Error { .. }));
    }
    assert_eq!(refusals, 3, "three answers, then the connection ends");
}

#[tokio::test]
async fn requests_are_counted_by_person_and_refusals_take_their_time() {
    let folder = folder();
    let room = Room::with(ServeArgs { requests_per_person: 1, ..settings(&folder) }, folder).await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    for _ in 0..4 {
        ada.get::<Me>("/api/me").await.expect("a burst of four");
    }
    let begin = Instant::now();
    assert_eq!(refused(&mut ada, "GET", "/api/me", Value::Null).await, ErrorCode::TooMany);
    assert!(begin.elapsed() >= Duration::from_millis(250), "{:?}", begin.elapsed());
    ben.get::<Me>("/api/me").await.expect("another person at the same address");
}

#[tokio::test]
async fn one_server_has_the_file_and_writes_only_over_what_it_knows() {
    let room = Room::new().await;
    let second =
        start_server(settings(&room.folder)).await.err().map(|e| format!("{e:#}")).unwrap_or_default();
    assert!(second.contains("in use by another server"), "{second}");

    // The operator ends a table behind the server's back: the server does not bring it to life again.
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    let data = room.folder.join("test.db");
    let command = AdminCommand::EndTable { table: info.id.clone() };
    admin(&AdminArgs { data, store: None, command }).await.unwrap();
    let action = eyes.choice(&mut FastDice::new(1));
    assert!(eyes.act(&action).await.is_err(), "nothing is written over it");
    eyes.until(|e| e.table.as_ref().is_some_and(|t| t.status == Status::Cancelled)).await;
    let count = format!("select count(*) from game_table where id = '{}' and status = 'cancelled'", info.id);
    assert_eq!(ask(&room, &count).await, 1);
}

#[tokio::test]
async fn a_change_of_rights_changes_the_secret_and_tokens_cannot_rename() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let stolen = ada.cookie.clone();
    let form = json!({ "name": "Ada", "password": "first password" });
    ada.post::<Me>("/api/register", &form).await.unwrap();
    assert_ne!(ada.cookie, stolen);
    let mut thief = Client { cookie: stolen, ..Client::new(room.address) };
    assert!(
        thief.get::<Me>("/api/me").await.unwrap().person.is_none(),
        "the guest's secret is worth nothing now"
    );
    let before = ada.cookie.clone();
    let change = json!({ "old": "first password", "new": "second password" }).to_string();
    assert_eq!(ada.request("POST", "/api/me/password", Some(&change)).await.unwrap().status, 204);
    assert_ne!(ada.cookie, before);
    assert!(ada.get::<Me>("/api/me").await.unwrap().person.is_some());
    let mut old = Client { cookie: before, ..Client::new(room.address) };
    assert!(old.get::<Me>("/api/me").await.unwrap().person.is_none());

    let token: TokenInfo = ada.post("/api/me/tokens", &json!({ "label": "bot" })).await.unwrap();
    let mut program = Client { token: token.token, ..Client::new(room.address) };
    let name = json!({ "name": "Eve" });
    assert_eq!(refused(&mut program, "PATCH", "/api/me", name).await, ErrorCode::Forbidden);

    // A name that looks like an account's is taken, for guests too.
    let mut guest = Client::new(room.address);
    let alike = json!({ "name": "Аdа" });
    assert_eq!(refused(&mut guest, "POST", "/api/guest", alike).await, ErrorCode::NameTaken);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_limit_of_tables_is_counted_where_they_are_written() {
    let room = Room::new().await;
    let ada = room.guest("Ada").await;
    let form = json!({ "game": "reworld", "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string();
    let tries = (0..45).map(|_| {
        let (mut client, form) = (ada.clone(), form.clone());
        tokio::spawn(async move { client.request("POST", "/api/tables", Some(&form)).await.unwrap().status })
    });
    let mut made = 0;
    for one in tries.collect::<Vec<_>>() {
        made += u32::from(one.await.unwrap() == 200);
    }
    assert_eq!(made, 30);
}

#[tokio::test]
async fn the_host_can_remove_people_from_an_open_table() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "reworld", "me open", json!({ "private": true })).await;
    let form = json!({ "invite": info.invite });
    ben.post::<TableInfo>(&path(&info, "join"), &form).await.unwrap();
    assert_eq!(
        refused(&mut ben, "POST", &path(&info, "remove"), json!({ "seat": 0 })).await,
        ErrorCode::Forbidden
    );
    let after: TableInfo = ada.post(&path(&info, "remove"), &json!({ "seat": 1 })).await.unwrap();
    assert_eq!(after.seats[1].kind, SeatKind::Open);
    // A private table tells strangers nothing, whatever they ask for.
    let mut eve = room.guest("Eve").await;
    for what in ["leave", "start", "resign", "rematch"] {
        assert_eq!(
            refused(&mut eve, "POST", &path(&info, what), Value::Null).await,
            ErrorCode::NotFound,
            "{what}"
        );
    }
    for (what, body) in
        [("cancel", json!({ "yes": true })), ("remove", json!({ "seat": 0 })), ("join", json!({}))]
    {
        assert_eq!(refused(&mut eve, "POST", &path(&info, what), body).await, ErrorCode::NotFound, "{what}");
    }
}

#[tokio::test]
async fn what_nobody_needs_any_more_goes() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    room.guest("Ghost").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    room.stop().await;
    tamper(&room, "update game_table set updated = updated - 8 * 86400000").await;
    tamper(&room, "update person set created = created - 31 * 86400000").await;
    tamper(&room, "delete from session where person in (select id from person where name = 'Ghost')").await;
    room.start_again().await;
    ada.address = room.address;
    let begin = Instant::now();
    while ask(&room, "select count(*) from game_table where status = 'open'").await > 0
        || ask(&room, "select count(*) from person where name = 'Ghost'").await > 0
    {
        assert!(begin.elapsed() < Duration::from_secs(10), "old things stay");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let seen: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
    assert_eq!(seen.status, Status::Cancelled);
}

#[tokio::test]
async fn the_operator_can_look_after_people() {
    let room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let form = json!({ "name": "Ada", "password": "first password" });
    ada.post::<Me>("/api/register", &form).await.unwrap();
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let data = room.folder.join("test.db");
    let run = |command| {
        let args = AdminArgs { data: data.clone(), store: None, command };
        async move { admin(&args).await }
    };
    let who = || "ada".to_owned();
    assert!(run(AdminCommand::People).await.unwrap()[0].contains("\tAda\tada\t"));
    assert!(run(AdminCommand::Tables).await.unwrap()[0].contains("reworld\topen\tAda"));
    run(AdminCommand::Mute { who: who() }).await.unwrap();
    let chat = ClientMessage::Chat { r#ref: Some("c".into()), text: "hello".into() };
    assert_eq!(eyes.ask(&chat).await.unwrap_err().code, ErrorCode::Forbidden);
    let new = run(AdminCommand::ResetPassword { who: who() }).await.unwrap().remove(0);
    assert!(ada.get::<Me>("/api/me").await.unwrap().person.is_none(), "signed out");
    let login = json!({ "name": "Ada", "password": new });
    ada.post::<Me>("/api/login", &login).await.unwrap();
    run(AdminCommand::Ban { who: who() }).await.unwrap();
    assert!(ada.get::<Me>("/api/me").await.unwrap().person.is_none());
    assert_eq!(refused(&mut ada, "POST", "/api/login", login.clone()).await, ErrorCode::WrongPassword);
    run(AdminCommand::Unban { who: who() }).await.unwrap();
    ada.post::<Me>("/api/login", &login).await.unwrap();
    run(AdminCommand::Delete { who: who() }).await.unwrap();
    assert!(run(AdminCommand::Ban { who: who() }).await.is_err(), "nobody is called so any more");
}

#[tokio::test]
async fn headers_settings_and_backups_are_strict() {
    let folder = folder();
    let url = Some("https://play.example".to_owned());
    let room = Room::with(ServeArgs { public_url: url, ..settings(&folder) }, folder).await;
    let head = Client::new(room.address).request("GET", "/", None).await.unwrap().head.to_lowercase();
    assert!(head.contains("strict-transport-security: max-age=15552000"), "{head}");
    assert!(head.contains("connect-src 'self' wss://play.example;"), "{head}");

    let bad = |change: fn(&mut ServeArgs)| {
        let mut args = settings(&room.folder);
        change(&mut args);
        args.check().is_err()
    };
    assert!(bad(|a| a.public_url = Some("play.example".into())));
    assert!(bad(|a| a.public_url = Some("https://play.example/path".into())));
    assert!(bad(|a| a.trusted_hops = 0) && bad(|a| a.max_connections = 0));
    assert!(!bad(|a| a.public_url = Some("http://[::1]:7717/".into())));

    let broken = room.folder.join("broken.db");
    std::fs::write(&broken, "no data file").unwrap();
    let to = room.folder.join("copy.db");
    assert!(backup(&BackupArgs { data: broken, store: None, to: to.clone() }).await.is_err());
    assert!(!to.exists(), "a failed backup leaves nothing behind");
}

/// Each table has a task of its own: only inside the write can nobody slip past the count.
#[tokio::test]
async fn nobody_sits_at_more_tables_than_allowed_however_fast() {
    let folder = folder();
    let room = Room::with(ServeArgs { max_seats_per_person: 3, ..settings(&folder) }, folder).await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(table(&mut ada, "reworld", "me open", json!({})).await);
    }
    let at_once = tables.iter().map(|info| {
        let (mut ben, path) = (ben.clone(), path(info, "join"));
        async move { ben.request("POST", &path, Some("{}")).await.unwrap() }
    });
    let answers = futures_util::future::join_all(at_once).await;
    let refused_ones = answers.iter().filter(|a| a.status >= 400).map(|a| a.problem().unwrap().code);
    assert_eq!(refused_ones.collect::<Vec<_>>(), [ErrorCode::Limit; 5]);
    let seated: Vec<&TableInfo> =
        tables.iter().zip(&answers).filter(|(_, a)| a.status < 400).map(|(info, _)| info).collect();
    for info in &tables {
        let now: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
        let sits = seated.iter().any(|s| s.id == info.id);
        assert_eq!(now.seats[1].kind, if sits { SeatKind::Human } else { SeatKind::Open });
    }
    // Sitting down again where one sits is no further seat, and leaving makes room.
    ben.post::<TableInfo>(&path(seated[0], "join"), &json!({})).await.unwrap();
    ben.post::<TableInfo>(&path(seated[0], "leave"), &Value::Null).await.unwrap();
    let free = tables.iter().find(|info| !seated.iter().any(|s| s.id == info.id)).unwrap();
    ben.post::<TableInfo>(&path(free, "join"), &json!({})).await.unwrap();
}

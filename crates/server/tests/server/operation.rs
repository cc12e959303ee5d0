//! Clocks, memory, backup, load, limits, stopping.

use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_load::{LoadArgs, load};
use orrery_server::ServeArgs;
use orrery_server::backup::{BackupArgs, RestoreArgs, backup, restore};
use orrery_server::wire::{ClientMessage, ErrorCode, Me, Moment, StandIn, TableInfo};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};

use crate::room::{Eyes, Room, folder, settings, table};

/// Changes the data file of a stopped server.
pub async fn tamper(room: &Room, sql: &str) {
    let url = format!("sqlite:{}", room.folder.join("test.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
}

/// One number out of the data file.
pub async fn ask(room: &Room, sql: &str) -> i64 {
    let url = format!("sqlite:{}", room.folder.join("test.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let row = sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).fetch_one(&mut file).await.unwrap();
    file.close().await.unwrap();
    row.get(0)
}

#[tokio::test]
async fn when_the_days_for_a_turn_are_over_a_bot_stands_in() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(
        &mut ada,
        "reworld",
        "me bot",
        json!({ "start": true, "clock": { "kind": "days", "days": 2 } }),
    )
    .await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    let seat = eyes.table.as_ref().unwrap().seats[0].clone();
    let two_days = 2 * 24 * 3_600_000;
    assert_eq!(seat.clock_ms, Some(two_days));
    assert!((seat.deadline.unwrap() - two_days - eyes.table.as_ref().unwrap().created).abs() < 60_000);

    // Two days later: nobody looks at the table, the server has been restarted.
    room.stop().await;
    tamper(&room, "update seat set turn_since = turn_since - 172800001 where turn_since is not null").await;
    tamper(&room, "update game_table set wake = wake - 172800001 where wake is not null").await;
    room.start_again().await;
    ada.address = room.address;
    let begin = Instant::now();
    loop {
        let seen: TableInfo = ada.get(&format!("/api/tables/{}", info.id)).await.unwrap();
        if seen.seats[0].stand_in == Some(StandIn::Timeout) {
            break;
        }
        assert!(begin.elapsed() < Duration::from_secs(20), "nobody stands in");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The player comes back and has time again.
    let back: TableInfo = ada.post(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    assert_eq!(back.seats[0].stand_in, None);
    assert!(back.seats[0].clock_ms.unwrap() > 3_600_000);
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.act_randomly(&mut FastDice::new(1)).await;
}

#[tokio::test]
async fn a_live_clock_runs_for_the_seat_that_is_waited_for() {
    let mut room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let clock = json!({ "clock": { "kind": "live", "minutes": 1, "increment_seconds": 5 } });
    let info = table(&mut ada, "reworld", "me open", clock).await;
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    ada.post::<TableInfo>(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    a.catch_up().await;
    b.catch_up().await;
    let mut dice = FastDice::new(1);
    let (eyes, first) = if a.due() { (&mut a, 0) } else { (&mut b, 1) };
    tokio::time::sleep(Duration::from_millis(300)).await;
    while eyes.due() {
        eyes.act_randomly(&mut dice).await;
        eyes.catch_up().await;
    }
    let seats = &eyes.table.as_ref().unwrap().seats;
    let left = seats[first].clock_ms.unwrap();
    assert!((64_000..64_800).contains(&left), "60 s, less 0.3 s of thinking, and 5 s more: {left}");
    assert!(seats[first].deadline.is_none() && seats[1 - first].deadline.is_some());

    room.stop().await;
    tamper(&room, "update seat set clock_ms = 300").await;
    room.start_again().await;
    (ada.address, ben.address) = (room.address, room.address);
    let mut watcher = Eyes::open(&ada, &info.id).await;
    watcher
        .until(|e| e.table.as_ref().is_some_and(|t| t.seats[1 - first].stand_in == Some(StandIn::Timeout)))
        .await;
}

#[tokio::test]
async fn idle_tables_leave_the_memory_and_finished_games_come_back_quickly() {
    let folder = folder();
    let room = Room::with(ServeArgs { idle_seconds: 0, ..settings(&folder) }, folder).await;
    let tables = &room.running.as_ref().unwrap().app.tables;
    let mut ada = room.guest("Ada").await;
    for game in orrery_catalog::GAMES.iter().map(|g| g.info()) {
        let seats = "bot ".repeat(usize::from(game.players.1));
        let info = table(&mut ada, game.id, &seats, json!({ "start": true })).await;
        let mut eyes = Eyes::open(&ada, &info.id).await;
        eyes.until(|e| e.outcome.is_some()).await;
        assert_eq!(tables.count(), 1, "somebody looks at it");
        let last = eyes.position().step;
        drop(eyes);
        let begin = Instant::now();
        while tables.count() > 0 {
            assert!(begin.elapsed() < Duration::from_secs(20), "the table stays");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let begin = Instant::now();
        let moment: Moment = ada.get(&format!("/api/tables/{}/at/{last}", info.id)).await.unwrap();
        let time = begin.elapsed();
        assert_eq!(moment.step, last);
        println!("cold load of a finished game of {}, {last} steps: {time:?}", game.name);
        // The promise is about a release build; without optimisation it takes many times as long.
        let most = if cfg!(debug_assertions) { 5_000 } else { 50 };
        assert!(time < Duration::from_millis(most), "{time:?}");
    }
}

#[tokio::test]
async fn a_backup_is_made_while_the_server_runs_and_can_be_restored() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    let mut dice = FastDice::new(8);
    for _ in 0..10 {
        eyes.act_randomly(&mut dice).await;
    }
    eyes.until(Eyes::due).await;
    eyes.catch_up().await;
    let (log, position) = (eyes.log.clone(), eyes.position.clone());
    let (data, copy) = (room.folder.join("test.db"), room.folder.join("copy.db"));
    backup(&BackupArgs { data: data.clone(), store: None, to: copy.clone() }).await.unwrap();
    let again = backup(&BackupArgs { data: data.clone(), store: None, to: copy.clone() }).await;
    assert!(again.unwrap_err().to_string().contains("exists"), "a backup overwrites nothing");
    for _ in 0..5 {
        eyes.act_randomly(&mut dice).await;
    }
    let args = |from, force| RestoreArgs { data: data.clone(), from, force };
    let refused = restore(&args(copy.clone(), false)).await.unwrap_err();
    assert!(refused.to_string().contains("--force"), "{refused}");
    let refused = restore(&args(copy.clone(), true)).await.unwrap_err();
    assert!(refused.to_string().contains("in use"), "{refused}");
    room.stop().await;
    let text = room.folder.join("text.db");
    std::fs::write(&text, "no data").unwrap();
    assert!(restore(&args(text, true)).await.is_err());
    assert!(data.exists(), "a bad backup changes nothing");
    restore(&args(copy.clone(), true)).await.unwrap();
    // Changes that are left of another file must not get into the restored one.
    let lonely = RestoreArgs { data: room.folder.join("new.db"), from: copy, force: false };
    std::fs::write(room.folder.join("new.db-wal"), "changes").unwrap();
    assert!(restore(&lonely).await.unwrap_err().to_string().contains("new.db-wal"));
    std::fs::remove_file(room.folder.join("new.db-wal")).unwrap();
    restore(&lonely).await.unwrap();
    assert!(room.folder.join("test.db.old").exists());
    room.start_again().await;
    ada.address = room.address;
    let mut restored = Eyes::open(&ada, &info.id).await;
    restored.until(|e| e.note.is_some()).await;
    assert_eq!((&restored.log, &restored.position), (&log, &position), "as it was at the backup");
}

#[tokio::test]
async fn too_many_sockets_and_messages_are_refused() {
    let folder = folder();
    let settings = ServeArgs { max_connections_per_person: 2, messages_per_second: 5, ..settings(&folder) };
    let room = Room::with(settings, folder).await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut first = Eyes::open(&ada, &info.id).await;
    let second = Eyes::open(&ada, &info.id).await;
    assert!(ada.socket(&info.id, "").await.is_err());
    second.socket.close().await.unwrap();
    let begin = Instant::now();
    while ada.socket(&info.id, "").await.is_err() {
        assert!(begin.elapsed() < Duration::from_secs(20), "the place is not given back");
    }
    let mut refused = 0;
    for i in 0..40 {
        let message = ClientMessage::Ping { r#ref: Some(i.to_string()) };
        if let Err(problem) = first.ask(&message).await {
            assert_eq!(problem.code, ErrorCode::TooMany);
            refused += 1;
        }
    }
    assert!((10..=20).contains(&refused), "{refused} of 40");
}

#[tokio::test]
async fn a_server_stops_politely() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "bot bot bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(|e| e.log.len() > 5).await;
    let begin = Instant::now();
    room.stop().await;
    assert!(begin.elapsed() < Duration::from_secs(5));
    while let Ok(Some(_)) = eyes.socket.text().await {}
    // What the onlooker saw had been written before.
    let seen = eyes.log.clone();
    room.start_again().await;
    ada.address = room.address;
    let mut again = Eyes::open(&ada, &info.id).await;
    again.until(|e| !e.log.is_empty()).await;
    let public: Vec<_> = again.log.iter().take(seen.len()).cloned().collect();
    assert!(again.over() || public == seen);
}

#[tokio::test]
async fn an_older_data_file_is_brought_up_to_date() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    room.stop().await;
    tamper(&room, "drop index game_table_ended").await;
    tamper(&room, "drop index game_table_host").await;
    for index in ["replay_address", "person_name_key"] {
        tamper(&room, &format!("drop index {index}")).await;
    }
    tamper(&room, "drop index game_table_branch").await;
    tamper(&room, "drop index game_table_owner").await;
    let tables =
        "held_name report branch daily_secret daily_try duplicate_table duplicate node tenure cluster";
    for table in tables.split(' ') {
        tamper(&room, &format!("drop table {table}")).await;
    }
    for (table, columns) in [
        (
            "game_table",
            "place former_rules components secret commitment kind purpose sealed owner epoch ops paused",
        ),
        ("op", "epoch"),
        ("seat", "contribution away_since"),
        ("replay", "address bytes"),
        ("person", "name_key banned muted"),
    ] {
        for column in columns.split(' ') {
            tamper(&room, &format!("alter table {table} drop column {column}")).await;
        }
    }
    tamper(&room, "delete from _sqlx_migrations where version > 1").await;
    room.start_again().await;
    ada.address = room.address;
    assert!(ada.get::<Me>("/api/me").await.unwrap().person.is_some());
    assert_eq!(ask(&room, "select count(*) from sqlite_master where name = 'game_table_host'").await, 1);
}

#[cfg(unix)]
#[tokio::test]
async fn a_told_process_writes_structured_logs_keeps_its_file_private_and_ends_well() {
    use std::io::{BufRead, BufReader};
    use std::os::unix::fs::PermissionsExt;
    use std::process::{Command, Stdio};

    let folder = folder();
    let data = folder.join("deep").join("new.db");
    let mut server = Command::new(env!("CARGO_BIN_EXE_orrery-server"))
        .args(["--address", "127.0.0.1:0", "--log-json", "--data", data.to_str().unwrap()])
        .env("ORRERY_LOG", "info")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit('/').next().unwrap().parse().unwrap();
    let mut ada = Client::guest(address, "Ada").await.unwrap();
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&ada, &info.id).await;
    eyes.until(Eyes::due).await;
    for name in ["new.db", "new.db-wal"] {
        let mode = std::fs::metadata(data.with_file_name(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name} is for its owner only");
    }
    Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    let output = server.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    while eyes.try_look().await.is_some() {}
    let log = String::from_utf8(output.stderr).unwrap();
    let told: Vec<Value> =
        log.lines().map(|l| serde_json::from_str(l).expect("one JSON value a line")).collect();
    let started =
        told.iter().find(|l| l["fields"]["message"] == "game started").expect("the start of the game");
    assert_eq!((&started["level"], &started["fields"]["table"]), (&json!("INFO"), &json!(info.id)));
    assert!(told.iter().any(|l| l["fields"]["message"] == "stopping"));
    assert!(!data.with_file_name("new.db-wal").exists(), "everything is in the file itself");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn the_load_test_reports() {
    let args = LoadArgs {
        tables: 6,
        seconds: 3,
        game: None,
        store: None,
        nodes: 1,
        think_ms: 50,
        idle: 4,
        attack: Vec::new(),
    };
    let report = load(&args, None).await.unwrap();
    println!("{report:?}");
    assert_eq!((report.tables, report.clients, report.seen.errors), (6, 12, 0));
    let seen = &report.seen;
    assert!(seen.actions > 30 && seen.p50_ms > 0.0 && seen.p99_ms >= seen.p50_ms);
    let cpu = report.cpu;
    let parts = [cpu.engine_ms, cpu.view_ms, cpu.json_ms, cpu.socket_ms, cpu.store_ms];
    // The store is told by its threads, and those of other tests' servers in this process come and go.
    assert!(parts[..4].iter().all(|part| *part > 0.0), "{cpu:?}");
    assert!((parts.iter().sum::<f64>() - cpu.total_ms).abs() < 1e-6, "{cpu:?}");
    assert!(report.rss_mb > 1.0 && report.idle_rss_mb.is_some());
}

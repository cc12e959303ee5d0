//! Two servers on one database: any of them answers for every table.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use orrery_core::FastDice;
use orrery_load::Client;
use orrery_server::ServeArgs;
use orrery_server::wire::{ClientMessage, ErrorCode, Me, TableInfo};
use serde_json::{Value, json};

use crate::room::{Eyes, Room, folder, settings, table};
use crate::scratch::Scratch;

/// A server on the database; returns also where others reach it.
async fn server(scratch: &Scratch) -> (Room, String) {
    let folder = folder();
    let between = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let settings = ServeArgs {
        store: Some(scratch.url()),
        node_address: Some(between.clone()),
        leave_seconds: 0,
        ..settings(&folder)
    };
    (Room::with(settings, folder).await, between)
}

fn at(client: &Client, room: &Room) -> Client {
    Client { address: room.address, ..client.clone() }
}

#[tokio::test]
async fn any_server_answers_for_every_table() {
    let Some(scratch) = Scratch::start().await else { return };
    let ((mut first, _), (second, _)) = (server(&scratch).await, server(&scratch).await);
    let mut dice = FastDice::new(3);
    let mut ada = first.guest("Ada").await;
    let mut ben = second.guest("Ben").await;
    // Who is asked first has the table; whoever comes by the other server is handed on.
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    ada.get::<TableInfo>(&format!("/api/tables/{}", info.id)).await.unwrap();
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    ada.post::<TableInfo>(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
    let (mut near, mut far) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    for _ in 0..20 {
        near.until(|e| e.position.is_some()).await;
        far.until(|e| e.position.is_some()).await;
        if near.due() {
            near.act_randomly(&mut dice).await
        } else {
            far.act_randomly(&mut dice).await
        }
        near.catch_up().await;
        far.catch_up().await;
    }
    assert_eq!(near.log.len(), far.log.len());
    far.ask(&ClientMessage::Chat { r#ref: Some("c".into()), text: "hello".into() }).await.unwrap();
    near.until(|e| e.chat.iter().any(|entry| entry.text == "hello")).await;

    // A new name is told to all servers, wherever it was given.
    ben.request("PATCH", "/api/me", Some(r#"{"name":"Benno"}"#)).await.unwrap();
    let named = |e: &Eyes| {
        let seats = e.table.iter().flat_map(|table| &table.seats);
        seats.filter_map(|seat| seat.person.as_ref()).any(|person| person.name == "Benno")
    };
    near.until(named).await;

    // Signing out at one server closes the sockets at the others.
    let mut cleo = first.guest("Cleo").await;
    let own = table(&mut at(&cleo, &second), "evacuation", "me bot", json!({ "start": true })).await;
    let mut eyes = Eyes::open(&at(&cleo, &second), &own.id).await;
    cleo.request("POST", "/api/logout", None).await.unwrap();
    while eyes.try_look().await.is_some() {}
    assert_eq!(eyes.socket.closed, Some(1008), "signed out");

    // When the first one stops, the table goes on at the second.
    let version = near.position().version;
    first.stop().await;
    while near.try_look().await.is_some() {}
    assert_eq!(near.socket.closed, Some(1012), "come back");
    let mut near = Eyes::open(&at(&ada, &second), &info.id).await;
    near.until(|e| e.position.is_some()).await;
    assert_eq!(near.position().version, version);
    assert!(at(&ada, &second).get::<Me>("/api/me").await.unwrap().person.is_some(), "still signed in");
}

#[tokio::test]
async fn strangers_do_not_get_in_between_servers() {
    let Some(scratch) = Scratch::start().await else { return };
    let (room, between) = server(&scratch).await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut stranger = Client { address: between.parse().unwrap(), ..ada.clone() };
    for path in ["/healthz", "/node/news", &format!("/api/tables/{}", info.id)] {
        assert_eq!(stranger.request("GET", path, None).await.unwrap().status, 404, "{path}");
        assert_eq!(stranger.request("POST", path, Some("{}")).await.unwrap().status, 404, "{path}");
    }
    // Nor is the way between servers open at the door for people.
    let answer = ada.request("POST", "/node/news", Some(r#"{"Opened":"x"}"#)).await.unwrap();
    assert_ne!(answer.status, 204, "taken as news");
    let mut c = scratch.connect().await;
    let secret: String = sqlx::query_scalar("select secret from cluster").fetch_one(&mut c).await.unwrap();
    assert_eq!(secret.len(), 52, "as long as that of a session");
    assert_eq!(
        ada.request("GET", "/api/tables/none", None).await.unwrap().problem().unwrap().code,
        ErrorCode::NotFound
    );
}

/// The hop costs little; docs/hosting.md has the figures of a quiet machine.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_through_another_server_is_hardly_slower() {
    let Some(scratch) = Scratch::start().await else { return };
    let ((first, _), (second, _)) = (server(&scratch).await, server(&scratch).await);
    let mut ada = first.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut eyes = [Eyes::open(&ada, &info.id).await, Eyes::open(&at(&ada, &second), &info.id).await];
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..500 {
        for (eyes, times) in eyes.iter_mut().zip(&mut times) {
            let begin = Instant::now();
            eyes.catch_up().await;
            times.push(begin.elapsed());
        }
    }
    let [near, far] = times.map(|mut times| {
        times.sort();
        [times[times.len() / 2], times[times.len() * 99 / 100]]
    });
    println!(
        "a message and its answer: p50 {:?}, p99 {:?}; through another server {:?}, {:?}",
        near[0], near[1], far[0], far[1]
    );
    // Two busy cores are slower than the promise.
    assert!(far[0] < near[0] + Duration::from_millis(20), "{near:?} {far:?}");
}

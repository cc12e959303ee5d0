//! Clients that take their time, take all places, or come from many addresses.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use orrery_server::ServeArgs;
use orrery_server::wire::{ErrorCode, Me, TableInfo};
use serde_json::json;

use crate::room::{Eyes, LONG, Room, folder, settings, table};

/// Talks to the server without waiting for it.
async fn blocking<T: Send + 'static>(talk: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(talk).await.unwrap()
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
    stream
}

/// Whether nothing has come yet.
fn waits(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// Sends something drop by drop until the server has had enough; says when that was, and what it answered.
fn drip(address: SocketAddr, head: &str, drop: &str) -> (Duration, String) {
    let mut stream = connect(address);
    let (begin, mut answer) = (Instant::now(), Vec::new());
    stream.write_all(head.as_bytes()).unwrap();
    loop {
        assert!(begin.elapsed() < LONG, "the connection does not end");
        let sent = stream.write_all(drop.as_bytes());
        let mut bytes = [0; 4_096];
        match stream.read(&mut bytes) {
            Ok(0) => break,
            Ok(many) => answer.extend_from_slice(&bytes[..many]),
            Err(error) if waits(&error) && sent.is_ok() => {}
            Err(_) => break,
        }
    }
    (begin.elapsed(), String::from_utf8_lossy(&answer).into_owned())
}

/// Clients that send their head or their body drop by drop (slowloris) are not waited for.
#[tokio::test]
async fn slow_heads_and_bodies_are_cut_off() {
    let folder = folder();
    let room = Room::with(ServeArgs { head_seconds: 1, body_seconds: 1, ..settings(&folder) }, folder).await;
    let address = room.address;
    let (after, _) =
        blocking(move || drip(address, "GET /api/games HTTP/1.1\r\nHost: x\r\n", "X-Slow: 1\r\n")).await;
    assert!(after < Duration::from_secs(8), "{after:?} for a head");

    let head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
    let (after, answer) = blocking(move || drip(address, head, " ")).await;
    assert!(after < Duration::from_secs(8), "{after:?} for a body");
    assert!(answer.contains("the body took too long"), "{answer}");
}

/// A client that asks for much and reads nothing does not hold its connection and its answers for ever.
#[tokio::test]
async fn stalled_readers_are_cut_off() {
    let folder = folder();
    let room = Room::with(ServeArgs { body_seconds: 1, ..settings(&folder) }, folder).await;
    let address = room.address;
    let (complete, ended) = blocking(move || {
        let mut stream = connect(address);
        let (asked, question) = (600, "GET /api/games/evacuation/facts HTTP/1.1\r\nHost: x\r\n\r\n");
        stream.write_all(question.repeat(asked).as_bytes()).unwrap();
        std::thread::sleep(Duration::from_secs(3));
        let (begin, mut answers) = (Instant::now(), Vec::new());
        let ended = loop {
            match stream.read_to_end(&mut answers) {
                Ok(_) => break true,
                Err(error) if waits(&error) && begin.elapsed() < Duration::from_secs(5) => {}
                Err(error) => break !waits(&error),
            }
        };
        let answered = answers.windows(15).filter(|bytes| bytes == b"HTTP/1.1 200 OK").count();
        (answered == asked, ended)
    })
    .await;
    assert!(ended && !complete, "the server waited: ended {ended}, everything sent {complete}");
}

/// Onlookers cannot take the last places from those who play.
#[tokio::test]
async fn the_last_sockets_are_for_those_who_play() {
    let folder = folder();
    let room = Room::with(ServeArgs { max_connections: 20, ..settings(&folder) }, folder).await;
    let (mut ada, eve) = (room.guest("Ada").await, room.guest("Eve").await);
    let info = table(&mut ada, "reworld", "me open", json!({})).await;
    let mut onlookers = Vec::new();
    while let Ok(socket) = eve.socket(&info.id, "").await {
        onlookers.push(socket);
    }
    assert_eq!(onlookers.len(), 18, "a tenth is kept back");
    Eyes::open(&ada, &info.id).await.catch_up().await;
}

/// A browser that reads 1012 knows that the server comes back, and tries again soon.
#[tokio::test]
async fn sockets_close_with_1012_when_the_server_stops() {
    let mut room = Room::new().await;
    let mut ada = room.guest("Ada").await;
    let info = table(&mut ada, "reworld", "me bot", json!({ "start": true })).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(Eyes::open(&ada, &info.id).await);
    }
    room.stop().await;
    for mut eyes in sockets {
        while eyes.try_look().await.is_some() {}
        assert_eq!(eyes.socket.closed, Some(1012));
    }
}

/// Many addresses together do not guess a password faster.
#[tokio::test]
async fn sign_ins_are_limited_by_account() {
    let folder = folder();
    let limits = ServeArgs { behind_proxy: true, sign_ins_per_minute: 2, ..settings(&folder) };
    let room = Room::with(limits, folder).await;
    let mut ada = room.guest("Ada").await;
    let form = json!({ "name": "Ada", "password": "first password" });
    ada.post::<Me>("/api/register", &form).await.unwrap();
    let address = room.address;
    let guess = move |from: u8, name: &str| {
        let body = json!({ "name": name, "password": "a wrong guess" }).to_string();
        let request = format!(
            "POST /api/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.{from}\r\nContent-Type: application/json\r\n\
             Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        async move {
            blocking(move || {
                let mut stream = TcpStream::connect(address).unwrap();
                stream.write_all(request.as_bytes()).unwrap();
                let mut answer = String::new();
                stream.read_to_string(&mut answer).unwrap();
                serde_json::from_str::<serde_json::Value>(answer.split_once("\r\n\r\n").unwrap().1).unwrap()["code"].clone()
            })
            .await
        }
    };
    let (wrong, too_many) = (json!(ErrorCode::WrongPassword), json!(ErrorCode::TooMany));
    for from in 0..6 {
        assert_eq!(guess(from, "Ada").await, wrong, "guess {from}");
    }
    assert_eq!(guess(6, " ADA").await, too_many, "from an address that has not tried yet");
    assert_eq!(guess(6, "Ben").await, wrong, "another account");
}

/// A new name wakes no table but those where the person sits or looks on.
#[tokio::test]
async fn renaming_leaves_other_tables_alone() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let own = table(&mut ada, "reworld", "me open", json!({})).await;
    let other = table(&mut ben, "reworld", "me open", json!({})).await;
    let (mut at_own, mut at_other) = (Eyes::open(&ben, &own.id).await, Eyes::open(&ben, &other.id).await);
    at_own.catch_up().await;
    at_other.catch_up().await;
    let heard = at_other.frames.len();
    let name = json!({ "name": "Adele" }).to_string();
    assert_eq!(ada.request("PATCH", "/api/me", Some(&name)).await.unwrap().status, 200);
    at_own.until(|eyes| eyes.table.as_ref().is_some_and(|t: &TableInfo| t.host.name == "Adele")).await;
    at_other.catch_up().await;
    assert_eq!(at_other.frames.len(), heard + 1, "nothing but the answer to the ping");
}

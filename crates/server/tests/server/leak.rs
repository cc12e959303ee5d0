//! Nobody learns what they may not know: every frame to every client is compared with what follows from states in
//! which everything hidden from that client is another.
//!
//! The test keeps a mirror of the game (it knows the seed from the data file) and plays all seats. After each action every
//! client must have been sent exactly what its viewer may know of it: the log entries addressed to it, the position as it would
//! be in any resampled state, nothing at all if nothing has changed for it. Refusals with their texts, reasons, the log and views of
//! the past over HTTP are compared in the same way.
//!
//! One game of each in the usual test run; `ORRERY_LEAK_GAMES=100` for the full one, with all numbers of players.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use orrery_catalog::{Choice, with_game};
use orrery_core::{Dice, FastDice, History, Present, Seat, Seed, Viewer};
use orrery_load::Client;
use orrery_server::wire::{ClientMessage, ErrorCode, LogEntry, Moment, Position, ServerMessage, TableInfo};
use serde::Serialize;
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};

use crate::room::{Eyes, Room, refused, table};

/// How many states that a viewer could be in are tried for each viewer and position: 3, or as many as `ORRERY_LEAK_GUESSES` says.
static GUESSES: LazyLock<u64> =
    LazyLock::new(|| std::env::var("ORRERY_LEAK_GUESSES").map_or(3, |n| n.parse().unwrap()));
/// How many were tried.
static TRIED: AtomicU64 = AtomicU64::new(0);

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

#[tokio::test]
async fn no_frame_tells_what_is_hidden() {
    let games: u64 = std::env::var("ORRERY_LEAK_GAMES").map_or(1, |n| n.parse().unwrap());
    let room = Room::new().await;
    for game in orrery_catalog::GAMES {
        let info = game.info();
        for number in 0..games {
            let players = info.players.0 + (number % u64::from(info.players.1 - info.players.0 + 1)) as u8;
            with_game!(info.id, G => play::<G>(&room, players, number).await);
        }
        println!(
            "{}: {} resampled positions so far, none betrayed",
            info.name,
            TRIED.load(Ordering::Relaxed)
        );
    }
}

#[tokio::test]
async fn nobody_notices_that_somebody_takes_back_a_secret_choice() {
    let room = Room::new().await;
    let (mut ada, mut ben) = (room.guest("Ada").await, room.guest("Ben").await);
    let info = table(&mut ada, "roll-for-the-galaxy", "me open", json!({})).await;
    ben.post::<TableInfo>(&format!("/api/tables/{}/join", info.id), &json!({})).await.unwrap();
    ada.post::<TableInfo>(&format!("/api/tables/{}/start", info.id), &Value::Null).await.unwrap();
    let (mut a, mut b) = (Eyes::open(&ada, &info.id).await, Eyes::open(&ben, &info.id).await);
    let (mut dice, mut taken_back) = (FastDice::new(5), 0);
    while taken_back < 10 {
        a.catch_up().await;
        b.catch_up().await;
        let told = b.frames.len();
        if !a.due() {
            b.act_randomly(&mut dice).await;
            continue;
        }
        a.act_randomly(&mut dice).await;
        a.catch_up().await;
        b.catch_up().await;
        let secret = b.frames.len() == told + 1;
        if secret && a.position().can_undo {
            let undo = ClientMessage::Undo { r#ref: a.name(), version: a.position().version };
            a.ask(&undo).await.unwrap();
            b.catch_up().await;
            assert_eq!(b.frames.len(), told + 2, "nothing but answers to pings: {:?}", &b.frames[told..]);
            taken_back += 1;
        }
        assert!(!a.over(), "too few secret choices");
    }
}

/// A game under watch.
struct Watched<G: Present> {
    mirror: History<G>,
    people: Vec<Client>,
    /// The players in the order of their seats, then an onlooker.
    eyes: Vec<Eyes>,
    id: String,
    seed: String,
    secret: String,
    dice: FastDice,
    /// The views of each viewer right after each of its steps.
    past: Vec<Vec<Value>>,
    /// How many actions and log entries of each viewer have been compared.
    compared: Vec<(usize, usize)>,
    /// What each viewer saw before the last action.
    last: Vec<Option<Position>>,
}

fn viewer(i: usize, players: usize) -> Viewer {
    if i < players { Viewer::Seat(Seat(i as u8)) } else { Viewer::Onlooker }
}

async fn play<G: Present>(room: &Room, players: u8, number: u64) {
    let mut people = Vec::new();
    for i in 0..=players {
        people.push(room.guest(&format!("P{i}")).await);
    }
    let seats = format!("me {}", "open ".repeat(usize::from(players) - 1));
    let info = table(&mut people[0], G::info().id, &seats, json!({})).await;
    let path = |verb: &str| format!("/api/tables/{}/{verb}", info.id);
    for person in &mut people[1..usize::from(players)] {
        person.post::<TableInfo>(&path("join"), &json!({})).await.unwrap();
    }
    people[0].post::<TableInfo>(&path("start"), &Value::Null).await.unwrap();
    let mut eyes = Vec::new();
    for person in &people {
        eyes.push(Eyes::open(person, &info.id).await);
    }
    let (seed, secret) = (hidden(room, "seed", &info.id).await, hidden(room, "secret", &info.id).await);
    let mut watched = Watched::<G> {
        mirror: History::new(G::options(players), Seed::from_hex(&seed).unwrap()).unwrap(),
        people,
        eyes,
        id: info.id.clone(),
        seed,
        secret,
        dice: FastDice::new(number),
        past: vec![Vec::new(); usize::from(players) + 1],
        compared: vec![(0, 0); usize::from(players) + 1],
        last: vec![None; usize::from(players) + 1],
    };
    watched.all().await;
    watched.compare(None);
    while !G::to_act(watched.mirror.state()).is_empty() {
        watched.act().await;
        if watched.dice.below(8) == 0 && !G::to_act(watched.mirror.state()).is_empty() {
            watched.ask().await;
        }
    }
    watched.end().await;
}

async fn hidden(room: &Room, column: &'static str, id: &str) -> String {
    let url = format!("sqlite:{}", room.folder.join("test.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let sql = sqlx::AssertSqlSafe(format!("select {column} from game_table where id = $1"));
    let row = sqlx::query(sql).bind(id).fetch_one(&mut file).await;
    file.close().await.unwrap();
    row.unwrap().get(0)
}

impl<G: Present> Watched<G> {
    async fn all(&mut self) {
        for eyes in &mut self.eyes {
            eyes.catch_up().await;
        }
    }

    /// A random seat that is due makes a random choice, now and then one that takes back.
    async fn act(&mut self) {
        let due: Vec<Seat> = G::to_act(self.mirror.state()).iter().collect();
        let seat = self.dice.pick(&due).unwrap();
        let choices = self.eyes[seat.index()].position().choices.clone();
        let rewind = self.dice.below(10) == 0;
        let forward: Vec<&Choice> = choices.iter().filter(|c| rewind || !c.rewind).collect();
        let action = self.dice.pick(&forward).unwrap().action.clone();
        let before: Vec<usize> = self.eyes.iter().map(|e| e.frames.len()).collect();
        self.eyes[seat.index()].act(&action).await.unwrap();
        self.all().await;
        self.mirror.apply(seat, serde_json::from_value(action).unwrap()).unwrap();
        if !G::to_act(self.mirror.state()).is_empty() {
            self.compare(Some((seat, &before)));
        }
    }

    /// What each client has been sent is what its viewer may know.
    fn compare(&mut self, last: Option<(Seat, &[usize])>) {
        let state = self.mirror.state();
        let players = usize::from(G::players(state));
        for i in 0..=players {
            let viewer = viewer(i, players);
            let position = self.eyes[i].position().clone();
            let mut states = vec![state.clone()];
            states.extend(
                (0..*GUESSES)
                    .map(|_| G::resample(state, viewer, &mut FastDice::new(u64::from(self.dice.word())))),
            );
            TRIED.fetch_add(*GUESSES, Ordering::Relaxed);
            for state in &states {
                assert_eq!(position.view, plain(&G::view(state, viewer)), "the view of {viewer:?}");
                assert_eq!(plain(&position.prompt), plain(&G::prompt(&G::view(state, viewer))));
                assert_eq!(position.choices, choices::<G>(state, i, players), "the choices of {viewer:?}");
                let to_act: Vec<u8> = G::to_act(state).iter().map(|s| s.0).collect();
                assert_eq!(position.to_act, to_act, "who is waited for, as {viewer:?} sees it");
                let scores: Vec<i32> = Seat::all(players as u8).map(|s| G::score(state, s)).collect();
                assert_eq!(position.scores, scores);
            }
            // The log is what was addressed to the viewer, numbered for the viewer alone.
            let (actions, entries) = self.compared[i];
            let opening = if entries == 0 { self.mirror.opening() } else { &[] };
            let later = self.mirror.entries().iter().skip(actions).flat_map(|e| &e.events);
            let heard: Vec<Value> = opening
                .iter()
                .chain(later)
                .filter(|(to, _)| to.includes(viewer))
                .map(|(_, event)| plain(event))
                .collect();
            let log = &self.eyes[i].log;
            let told: Vec<Value> = log.iter().skip(entries).map(|e| e.event.clone()).collect();
            assert_eq!(told, heard, "the log of {viewer:?}");
            assert!(log.iter().map(|e| e.seq).eq(1..=log.len() as u32));
            assert!(log.is_sorted_by_key(|e| e.step) && log.iter().all(|e| e.step <= e.seq));
            assert_eq!(position.step, log.last().map_or(0, |e| e.step));
            self.compared[i] = (self.mirror.entries().len(), log.len());

            let past = &mut self.past[i];
            if past.len() <= position.step as usize {
                past.resize(position.step as usize + 1, position.view.clone());
            }
            let old = self.last[i].replace(position.clone());
            // Whoever sees nothing of an action is sent nothing at all.
            if let Some((seat, before)) = last
                && i != seat.index()
            {
                let entry = self.mirror.entries().last().unwrap();
                let concerned = entry.events.iter().any(|(to, _)| to.includes(viewer));
                let frames = &self.eyes[i].frames[before[i]..];
                let news = frames.iter().filter(|f| !f.contains("\"type\":\"pong\"")).count();
                let shown = old.as_ref().is_some_and(|old| old.view != position.view);
                if !concerned && !shown {
                    assert_eq!(
                        old.as_ref(),
                        Some(&position),
                        "{:?} shows itself to {viewer:?}",
                        entry.action
                    );
                    assert_eq!(news, 0, "{viewer:?} is told of {:?}: {frames:?}", entry.action);
                }
            }
            let fresh = &self.eyes[i].frames[last.map_or(0, |(_, before)| before[i])..];
            let secrets = [&self.seed, &self.secret];
            assert!(
                !fresh.iter().any(|f| secrets.iter().any(|s| f.contains(*s))),
                "the seed, or the server's part"
            );
        }
    }

    /// Refusals, reasons, previews and the past are the same whatever is hidden.
    async fn ask(&mut self) {
        let state = self.mirror.state().clone();
        let players = G::players(&state);
        let i = self.dice.below(u32::from(players)) as usize;
        let seat = Seat(i as u8);
        let guess = G::resample(&state, Viewer::Seat(seat), &mut FastDice::new(u64::from(self.dice.word())));
        let universe = G::universe(self.mirror.options());
        let version = self.eyes[i].position().version;
        let action = self.dice.pick(&universe).unwrap();
        let name = self.eyes[i].name();
        if let Err(illegal) = orrery_core::check::<G>(&guess, seat, action) {
            let act = ClientMessage::Act { r#ref: name, version, action: plain(&action), sure: true };
            let problem = self.eyes[i].ask(&act).await.unwrap_err();
            let text = format!("not allowed by rule {}", illegal.rule);
            assert_eq!((problem.code, problem.message), (ErrorCode::Illegal, text));
            assert_eq!(problem.rule.as_deref(), Some(illegal.rule.0));
        }
        let target = G::describe(&guess, seat, action).targets.into_iter().next();
        if let Some(target) = target {
            let uses: Vec<_> = universe
                .iter()
                .filter(|a| G::describe(&guess, seat, **a).targets.contains(&target))
                .collect();
            let why = ClientMessage::Why { r#ref: Some("why".into()), target };
            let answer = self.eyes[i].ask(&why).await.unwrap();
            let ServerMessage::Why { reason, usable, .. } = answer else { panic!("{answer:?}") };
            let checks: Vec<_> = uses.iter().map(|a| orrery_core::check::<G>(&guess, seat, **a)).collect();
            assert_eq!(usable, checks.iter().any(Result::is_ok));
            let rules: Vec<&str> = checks.iter().filter_map(|c| c.err()).map(|e| e.rule.0).collect();
            assert!(usable || reason.is_some_and(|reason| rules.contains(&reason.rule.0)));
        }
        let step = self.dice.below(self.past[i].len() as u32);
        let path = format!("/api/tables/{}/at/{step}", self.id);
        let moment: Moment = self.people[i].get(&path).await.unwrap();
        assert_eq!(moment.view, self.past[i][step as usize], "the past of seat {i}");
        // An opponent, or an onlooker, who asks over HTTP gets the own log and nothing else.
        let other = self.dice.below(u32::from(players) + 1) as usize;
        let log: Vec<LogEntry> =
            self.people[other].get(&format!("/api/tables/{}/log", self.id)).await.unwrap();
        assert_eq!(log, self.eyes[other].log, "the log of viewer {other}");
        for what in ["record", "outcome"] {
            let path = format!("/api/tables/{}/{what}", self.id);
            assert_eq!(
                refused(&mut self.people[i], "GET", &path, Value::Null).await,
                ErrorCode::StillRunning
            );
        }
    }

    /// At the end everything is opened, to everybody.
    async fn end(&mut self) {
        let state = self.mirror.state();
        let open = plain(&G::view(state, Viewer::Everything));
        for eyes in &mut self.eyes {
            eyes.until(|e| e.outcome.is_some()).await;
            assert_eq!(eyes.position().view, open);
            assert_eq!(eyes.outcome.as_ref().unwrap().seed, self.seed);
        }
    }
}

fn choices<G: Present>(state: &G::State, i: usize, players: usize) -> Vec<Choice> {
    if i == players {
        return Vec::new();
    }
    let seat = Seat(i as u8);
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    let choice = |action: G::Action| {
        let described = G::describe(state, seat, action);
        Choice {
            action: plain(&action),
            label: described.label,
            targets: described.targets,
            rule: described.rule,
            rewind: G::rewinds(action),
            sum: described.sum,
        }
    };
    actions.into_iter().map(choice).collect()
}

//! What every store promises, asked of both databases.

use std::time::Duration;

use orrery_server::store::{
    Change, ChatRow, Claim, Error, ListKind, NodeSettings, OpKind, OpRow, PersonRow, Place, Postgres,
    ReplayQuota, ReplayRow, SessionRow, Sqlite, Store, TableRow, Tenure, TokenRow,
};
use orrery_server::table::info;
use orrery_server::wire::{ChatEntry, Status};

use crate::room::folder;
use crate::scratch::Scratch;

fn node(address: Option<&str>) -> NodeSettings {
    NodeSettings { address: address.map(str::to_owned), lease: Duration::from_secs(2), drain: false }
}

#[tokio::test]
async fn sqlite_keeps_what_a_store_promises() {
    let folder = folder();
    let store = Sqlite::open(&folder.join("store.db")).await.unwrap();
    promises(&store).await;
    store.close().await.unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn postgresql_keeps_what_a_store_promises() {
    let Some(scratch) = Scratch::start().await else { return };
    let store = Postgres::open(&scratch.url(), node(None)).await.unwrap();
    promises(&store).await;
    let second = Postgres::open(&scratch.url(), node(Some("127.0.0.1:1"))).await;
    assert!(
        second.is_err_and(|error| error.to_string().contains("--node-address")),
        "there is one without an address"
    );
    store.close().await.unwrap();
}

fn op(kind: OpKind, name: &str) -> OpRow {
    OpRow { kind, seat: 0, r#ref: Some(name.into()), action: Some("{}".into()), at: None, time: 7 }
}

async fn won(store: &dyn Store, id: &str) -> Tenure {
    match store.claim(id).await.unwrap() {
        Claim::Won(tenure) => tenure,
        other => panic!("{other:?}"),
    }
}

fn table(host: &PersonRow) -> TableRow {
    info::new_table("reworld".into(), "{}".into(), host.person())
}

async fn promises(store: &dyn Store) {
    store.ping().await.unwrap();
    let person = |id: &str, login: Option<&str>| PersonRow {
        id: id.into(),
        name: id.to_uppercase(),
        login: login.map(Into::into),
        password: None,
    };
    let ada = person("ada", Some("ada"));
    assert!(store.add_person(ada.clone(), 1).await.unwrap());
    assert!(!store.add_person(person("eve", Some("ada")), 1).await.unwrap(), "a login is taken once");
    assert!(store.add_person(person("ben", None), 1).await.unwrap());
    assert!(!store.change_person(person("ben", Some("ada")), 1).await.unwrap());
    assert_eq!(store.account("ada").await.unwrap().unwrap().name, "ADA");
    assert!(store.person("eve").await.unwrap().is_none());

    let session = |id: &str| SessionRow {
        id: id.into(),
        hash: format!("hash {id}"),
        person: "ada".into(),
        agent: "a browser".into(),
        created: 10,
        seen: 10,
        expires: 100,
    };
    store.add_session(session("s1")).await.unwrap();
    store.add_session(session("s2")).await.unwrap();
    assert_eq!(store.session("hash s1", 50).await.unwrap().unwrap().key, "s1");
    assert!(store.session("hash s1", 100).await.unwrap().is_none(), "it has expired");
    store.touch_session("s1", 60, 200).await.unwrap();
    assert_eq!(store.sessions_of("ada", 50).await.unwrap()[0].id, "s1", "the latest first");
    assert!(store.end_other_sessions("ada", "s1").await.unwrap());
    assert!(!store.end_session("ada", "s2").await.unwrap());
    let token = TokenRow {
        id: "t".into(),
        hash: "hash t".into(),
        person: "ada".into(),
        label: "bot".into(),
        created: 1,
        seen: 1,
    };
    store.add_token(token).await.unwrap();
    assert_eq!(store.token("hash t").await.unwrap().unwrap().person.name, "ADA");
    assert_eq!(store.tokens_of("ada").await.unwrap().len(), 1);

    let row = table(&ada);
    let id = row.id.clone();
    let seats = vec![info::human_seat(ada.person()), info::bot_seat("easy".into())];
    assert!(!store.add_table(row.clone(), seats.clone(), 0).await.unwrap(), "no more than allowed");
    assert!(store.add_table(row.clone(), seats.clone(), 9).await.unwrap());
    assert_eq!(store.claim("none").await.unwrap(), Claim::Missing);
    assert_eq!(store.place(&id).await.unwrap(), Place::Here);
    let tenure = won(store, &id).await;
    let mut running = TableRow { status: Status::Running, seed: Some("00".into()), to_act: 1, ..row.clone() };
    running.wake = Some(5);
    let mut seat = seats[0].clone();
    seat.clock_ms = Some(9);
    let change = Change {
        row: Some(running.clone()),
        was: Some(Status::Open),
        turn_only: false,
        seats: vec![(0, seat.clone())],
        ops: vec![(1, op(OpKind::Join, "a")), (2, op(OpKind::Act, "b"))],
    };
    store.change_table(&id, tenure.epoch, 0, change).await.unwrap();
    assert_eq!(store.table(&id).await.unwrap().unwrap(), running);
    assert_eq!(store.seats(&id).await.unwrap(), [seat, seats[1].clone()]);
    assert_eq!(store.ops(&id).await.unwrap(), [op(OpKind::Join, "a"), op(OpKind::Act, "b")]);
    let turn = Change {
        row: Some(TableRow { to_act: 2, updated: 99, ..running.clone() }),
        turn_only: true,
        ops: vec![(3, op(OpKind::Back, "c"))],
        ..Change::default()
    };
    store.change_table(&id, tenure.epoch, 2, turn).await.unwrap();
    assert_eq!(store.table(&id).await.unwrap().unwrap().to_act, 2);
    assert_eq!(store.ops(&id).await.unwrap().len(), 3);
    // Somebody else has changed the status meanwhile: nothing is written.
    let late = Change {
        row: Some(TableRow { to_act: 3, ..running.clone() }),
        was: Some(Status::Open),
        ops: vec![(4, op(OpKind::Act, "d"))],
        ..Change::default()
    };
    let refused = store.change_table(&id, tenure.epoch, 3, late).await;
    assert!(matches!(refused, Err(Error::Changed)), "{refused:?}");
    assert_eq!(store.ops(&id).await.unwrap().len(), 3);
    assert!(!store.is_muted("ada").await.unwrap());
    assert!(store.expire(1_000).await.unwrap().is_empty());
    assert_eq!(store.begun().await.unwrap(), [id.clone()]);
    assert_eq!(store.tables_with("ada").await.unwrap(), [id.clone()]);
    for (kind, count) in
        [(ListKind::Mine, 1), (ListKind::Open, 0), (ListKind::Watch, 0), (ListKind::Finished, 0)]
    {
        assert_eq!(store.list(kind, "ada", None, 10, 0).await.unwrap().len(), count, "{kind:?}");
    }
    store.release(vec![(id.clone(), tenure.epoch)]).await.unwrap();
    assert_eq!(store.due(4, 10, &[]).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(5, 10, &[]).await.unwrap(), [id.clone()]);

    let tenure = won(store, &id).await;
    let entry = |text: &str| ChatEntry {
        id: text.into(),
        time: 3,
        person: ada.person(),
        seat: Some(0),
        text: text.into(),
    };
    for text in ["one", "two", "three"] {
        store.say(ChatRow { table: id.clone(), entry: entry(text) }, tenure.epoch).await.unwrap();
    }
    assert_eq!(store.chat(&id, 2).await.unwrap(), [entry("two"), entry("three")]);
    store.set_note(&id, "ada", "mind").await.unwrap();
    store.set_note(&id, "ada", "mine").await.unwrap();
    assert_eq!(store.note(&id, "ada").await.unwrap(), "mine");
    assert_eq!(store.note(&id, "ben").await.unwrap(), "");
    let quota = ReplayQuota { most: 2, bytes_of_person: 100, bytes_of_address: 100, bytes_in_all: 100 };
    let replay = |n: i64, record: &str| ReplayRow {
        id: format!("r{n}"),
        person: "ada".into(),
        address: "here".into(),
        record: record.into(),
        created: n,
    };
    for n in 0..3 {
        assert!(store.add_replay(replay(n, "a record"), quota).await.unwrap());
    }
    assert!(!store.add_replay(replay(9, &"x".repeat(101)), quota).await.unwrap(), "there is no room");
    assert!(store.replay("r0").await.unwrap().is_none() && store.replay("r9").await.unwrap().is_none());
    store.delete_person("ben", 1).await.unwrap();
    assert!(store.person("ben").await.unwrap().is_none());
}

#[tokio::test]
async fn a_table_has_one_owner_and_late_writes_are_refused() {
    let Some(scratch) = Scratch::start().await else { return };
    let a = Postgres::open(&scratch.url(), node(Some("127.0.0.1:1"))).await.unwrap();
    let b = Postgres::open(&scratch.url(), node(Some("127.0.0.1:2"))).await.unwrap();
    let ada = PersonRow { id: "ada".into(), name: "Ada".into(), login: None, password: None };
    a.add_person(ada.clone(), 1).await.unwrap();
    let row = table(&ada);
    let id = row.id.as_str();
    a.add_table(row.clone(), vec![info::open_seat()], 9).await.unwrap();
    let first = won(&a, id).await;
    assert_eq!(b.claim(id).await.unwrap(), Claim::Elsewhere);
    let node_a = a.membership().id();
    assert_eq!(b.place(id).await.unwrap(), Place::At { node: node_a.clone(), address: "127.0.0.1:1".into() });
    let act = |n: i64| Change { ops: vec![(n, op(OpKind::Act, "x"))], ..Change::default() };
    a.change_table(id, first.epoch, 0, act(1)).await.unwrap();
    // A wrong idea of the log is refused as well.
    assert!(matches!(a.change_table(id, first.epoch, 0, act(1)).await, Err(Error::Lost)));

    // Others give the first server up while it still believes to be the owner.
    let mut c = scratch.connect().await;
    sqlx::query("update node set dead = true where id = $1").bind(&node_a).execute(&mut c).await.unwrap();
    let second = won(&b, id).await;
    assert!(second.epoch > first.epoch && second.paused.is_some());
    b.change_table(id, second.epoch, 1, act(2)).await.unwrap();
    assert!(matches!(a.change_table(id, first.epoch, 1, act(2)).await, Err(Error::Lost)));
    let said = ChatRow {
        table: id.into(),
        entry: ChatEntry { id: "c".into(), time: 1, person: ada.person(), seat: None, text: "late".into() },
    };
    assert!(matches!(a.say(said, first.epoch).await, Err(Error::Lost)));
    assert_eq!(b.ops(id).await.unwrap().len(), 2);

    // It begins anew under another id, and can have tables again.
    let mut lives = a.membership().lives();
    tokio::time::timeout(Duration::from_secs(10), lives.wait_for(|lives| *lives > 0)).await.unwrap().unwrap();
    assert_ne!(a.membership().id(), node_a);
    assert_eq!(a.claim(id).await.unwrap(), Claim::Elsewhere, "the other one lives");
    // An old release means nothing; a true one does.
    a.release(vec![(id.into(), first.epoch)]).await.unwrap();
    assert_eq!(a.claim(id).await.unwrap(), Claim::Elsewhere);
    b.release(vec![(id.into(), second.epoch)]).await.unwrap();
    assert!(won(&a, id).await.epoch > second.epoch);

    // Who leaves takes nothing, and shows the way to the other.
    let other = table(&ada);
    a.add_table(other.clone(), vec![info::open_seat()], 9).await.unwrap();
    a.leave().await.unwrap();
    assert_eq!(a.claim(&other.id).await.unwrap(), Claim::Elsewhere);
    assert!(
        matches!(a.place(&other.id).await.unwrap(), Place::At { address, .. } if address == "127.0.0.1:2")
    );
    a.close().await.unwrap();
    b.close().await.unwrap();
}

#[tokio::test]
async fn a_bad_change_does_not_take_others_with_it() {
    let Some(scratch) = Scratch::start().await else { return };
    let store = Postgres::open(&scratch.url(), node(None)).await.unwrap();
    let ada = PersonRow { id: "ada".into(), name: "Ada".into(), login: None, password: None };
    store.add_person(ada.clone(), 1).await.unwrap();
    let mut ids = Vec::new();
    for _ in 0..20 {
        let row = table(&ada);
        store.add_table(row.clone(), vec![info::open_seat()], 9).await.unwrap();
        ids.push((won(&store, &row.id).await.epoch, row.id));
    }
    let writes = ids.iter().enumerate().map(|(i, (epoch, id))| {
        // NUL cannot be kept: the door refuses it, but the store must not fall over it either.
        let name = if i == 7 { "\0" } else { "fine" };
        store.change_table(
            id,
            *epoch,
            0,
            Change { ops: vec![(1, op(OpKind::Act, name))], ..Change::default() },
        )
    });
    let done = futures_util::future::join_all(writes).await;
    assert!(done.iter().enumerate().all(|(i, done)| done.is_ok() == (i != 7)), "{done:?}");
    store.close().await.unwrap();
}

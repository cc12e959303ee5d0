//! What every store promises, asked of both databases.

use std::time::Duration;

use orrery_server::admin::{AdminArgs, AdminCommand, admin};
use orrery_server::store::{
    Change, ChatRow, Claim, DuplicateRow, Error, HistoryQuery, ListKind, NodeSettings, OpKind, OpRow,
    PersonRow, Place, Postgres, ReplayQuota, ReplayRow, SessionRow, SitsDown, Sqlite, Store, TableRow,
    Tenure, TokenRow, Written,
};
use orrery_server::table::info;
use orrery_server::wire::{ChatEntry, Purpose, Status};

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
    the_operator_decides(&store, scratch.url()).await;
    store.close().await.unwrap();
}

/// Also while servers run.
async fn the_operator_decides(store: &dyn Store, url: String) {
    let order = |command| AdminArgs { data: "none".into(), store: Some(url.clone()), command };
    let people = admin(&order(AdminCommand::People)).await.unwrap();
    assert!(people.iter().any(|line| line.contains("ADA")), "{people:?}");
    admin(&order(AdminCommand::Mute { who: "ada".into() })).await.unwrap();
    assert!(store.is_muted("ada").await.unwrap());
    admin(&order(AdminCommand::Ban { who: "ada".into() })).await.unwrap();
    assert!(
        store.session("hash s1", 50).await.unwrap().is_none()
            && store.token("hash t").await.unwrap().is_none()
    );
    let open = admin(&order(AdminCommand::Tables)).await.unwrap();
    let table = open.first().and_then(|line| line.split('\t').next()).unwrap().to_owned();
    admin(&order(AdminCommand::EndTable { table: table.clone() })).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().unwrap().status, Status::Cancelled);
    assert!(admin(&order(AdminCommand::EndTable { table })).await.is_err(), "it is over");
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
        ..Change::default()
    };
    assert_eq!(store.change_table(&id, tenure.epoch, 0, change).await.unwrap(), Written::Done);
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
    // An action that changes nothing of the row asks for its status all the same.
    let only_ops = |was: Status, n: i64| Change {
        was: Some(was),
        turn_only: true,
        ops: vec![(n, op(OpKind::Act, "e")), (n + 1, op(OpKind::Act, "f"))],
        ..Change::default()
    };
    for late in [late, only_ops(Status::Open, 4)] {
        let refused = store.change_table(&id, tenure.epoch, 3, late).await;
        assert!(matches!(refused, Err(Error::RowNotFound)), "{refused:?}");
        assert_eq!(store.ops(&id).await.unwrap().len(), 3);
    }
    store.change_table(&id, tenure.epoch, 3, only_ops(Status::Running, 4)).await.unwrap();
    assert_eq!(store.ops(&id).await.unwrap().len(), 5);
    assert!(!store.is_muted("ada").await.unwrap());
    assert!(store.expire(1_000).await.unwrap().is_empty());
    assert_eq!(store.begun().await.unwrap(), [id.as_str()]);
    assert_eq!(store.tables_with("ada").await.unwrap(), [id.as_str()]);
    for (kind, count) in
        [(ListKind::Mine, 1), (ListKind::Open, 0), (ListKind::Watch, 0), (ListKind::Finished, 0)]
    {
        assert_eq!(store.list(kind, "ada", None, 10, 0).await.unwrap().len(), count, "{kind:?}");
    }
    assert_eq!(store.due(4, 10, &[]).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(5, 10, &[]).await.unwrap(), [id.as_str()]);

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
    seats_are_counted(store, &ada).await;
    one_deal_one_seat(store, &ada, &person("cleo", None)).await;
    days_and_branches(store, &ada).await;
    store.delete_person("ben", 1).await.unwrap();
    assert!(store.person("ben").await.unwrap().is_none());
}

/// Nobody sits down at more tables than allowed.
async fn seats_are_counted(store: &dyn Store, ada: &PersonRow) {
    let row = table(ada);
    assert!(store.add_table(row.clone(), vec![info::open_seat()], 99).await.unwrap());
    let epoch = won(store, &row.id).await.epoch;
    let sit = |most: i64| Change {
        seats: vec![(0, info::human_seat(ada.person()))],
        ops: vec![(1, op(OpKind::Join, "sit"))],
        sits_down: Some(SitsDown { person: ada.id.clone(), most }),
        ..Change::default()
    };
    assert_eq!(store.change_table(&row.id, epoch, 0, sit(1)).await.unwrap(), Written::TooManySeats);
    assert!(store.ops(&row.id).await.unwrap().is_empty(), "nothing is written");
    assert_eq!(store.change_table(&row.id, epoch, 0, sit(9)).await.unwrap(), Written::Done);
    assert_eq!(store.seats(&row.id).await.unwrap()[0].person, Some(ada.person()));
}

/// Who sits at one table of a deal sits at no other; the deal is open when all are over.
async fn one_deal_one_seat(store: &dyn Store, ada: &PersonRow, cleo: &PersonRow) {
    assert!(store.add_person(cleo.clone(), 1).await.unwrap());
    let tables = [table(ada), table(ada)].map(|row| TableRow { sealed: true, ..row });
    let [first, second] = tables.clone().map(|row| row.id);
    let deal = DuplicateRow {
        id: "deal".into(),
        game: "reworld".into(),
        options: "{}".into(),
        host: ada.person(),
        private: false,
        invite: "come".into(),
        secret: "secret".into(),
        commitment: "hash".into(),
        created: 1,
        opened: None,
    };
    let tables = tables.map(|row| (row, vec![info::open_seat()])).to_vec();
    assert!(!store.add_duplicate(deal.clone(), tables.clone(), 2).await.unwrap(), "no more than allowed");
    assert!(store.add_duplicate(deal.clone(), tables.clone(), 99).await.unwrap());
    assert_eq!(store.duplicate("deal").await.unwrap(), Some(deal));
    assert_eq!(store.duplicate_tables("deal").await.unwrap(), [first.clone(), second.clone()]);
    let sit = || Change {
        seats: vec![(0, info::human_seat(cleo.person()))],
        deal: Some("deal".into()),
        ..Change::default()
    };
    let (one, two) = (won(store, &first).await.epoch, won(store, &second).await.epoch);
    assert_eq!(store.change_table(&first, one, 0, sit()).await.unwrap(), Written::Done);
    assert!(store.sits_elsewhere("deal", &second, "cleo").await.unwrap());
    assert!(store.change_table(&second, two, 0, sit()).await.is_err(), "one person, one table");
    for (epoch, (row, _)) in [one, two].into_iter().zip(tables) {
        let id = row.id.clone();
        let over = Change {
            was: Some(Status::Open),
            row: Some(TableRow { status: Status::Cancelled, ended: Some(50), ..row }),
            deal: Some("deal".into()),
            ..Change::default()
        };
        assert_eq!(store.change_table(&id, epoch, 0, over).await.unwrap(), Written::Done);
    }
    assert_eq!(store.duplicate("deal").await.unwrap().unwrap().opened, Some(50));
    assert!(!store.table(&first).await.unwrap().unwrap().sealed, "the deal is open");
}

/// One try at the deal of a day, its result, its place in the history; and a branch of it.
async fn days_and_branches(store: &dyn Store, ada: &PersonRow) {
    let secret = store.daily_secret("2026-11-17", "one".into()).await.unwrap();
    assert_eq!(store.daily_secret("2026-11-17", "two".into()).await.unwrap(), secret, "drawn once");
    let (first, again) = (table(ada), table(ada));
    let seats = vec![info::human_seat(ada.person())];
    let id = store.add_daily(first.clone(), seats.clone(), "2026-11-17".into()).await.unwrap();
    let kept = store.add_daily(again, seats.clone(), "2026-11-17".into()).await.unwrap();
    assert_eq!((&id, &kept), (&first.id, &first.id), "one try");
    let mut seat = seats[0].clone();
    (seat.score, seat.rank) = (Some(42), Some(1));
    let over = Change {
        was: Some(Status::Open),
        row: Some(TableRow { status: Status::Finished, ended: Some(60), ..first }),
        seats: vec![(0, seat)],
        ..Change::default()
    };
    let epoch = won(store, &id).await.epoch;
    assert_eq!(store.change_table(&id, epoch, 0, over).await.unwrap(), Written::Done);
    let own = store.daily_try("2026-11-17", "reworld", "ada").await.unwrap().unwrap();
    assert_eq!((own.score, own.place), (Some(42), Some(1)));
    assert_eq!(store.daily_tries("2026-11-17", "ada").await.unwrap(), 1);
    let results = store.daily_results("2026-11-17", "reworld", 10).await.unwrap();
    assert_eq!((results.count, results.mean, results.best.len()), (1, 42.0, 1));
    store.set_report(&id, 1, "{}", 5).await.unwrap();
    assert_eq!(store.report(&id, 1).await.unwrap().as_deref(), Some("{}"));
    for (reports, person, count) in [(false, "ada", 1), (true, "ada", 1), (false, "cleo", 0)] {
        let query = HistoryQuery { person, game: None, reports, limit: 10, offset: 0 };
        let games = store.history(query).await.unwrap();
        assert_eq!(games.len(), count);
        assert!(games.iter().all(|game| game.report && game.score == Some(42)));
    }
    let of = Purpose::Branch { of: id, uploaded: false, step: 3, guess: true };
    let branch = TableRow { purpose: of, status: Status::Running, ..table(ada) };
    store.add_branch(branch.clone(), seats, "root".into()).await.unwrap();
    assert_eq!(store.branch_root(&branch.id).await.unwrap().as_deref(), Some("root"));
    assert_eq!(store.table(&branch.id).await.unwrap().unwrap().purpose, branch.purpose);
    store.expire(branch.updated + 48 * 3_600_000).await.unwrap();
    assert!(store.table(&branch.id).await.unwrap().is_none(), "nobody has played on for long");
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
    assert_eq!(a.change_table(id, first.epoch, 0, act(1)).await.unwrap(), Written::Lost);

    // Others give the first server up while it still believes to be the owner.
    let mut c = scratch.connect().await;
    sqlx::query("update node set dead = true where id = $1").bind(&node_a).execute(&mut c).await.unwrap();
    let second = won(&b, id).await;
    assert!(second.epoch > first.epoch && second.paused.is_some());
    b.change_table(id, second.epoch, 1, act(2)).await.unwrap();
    assert_eq!(a.change_table(id, first.epoch, 1, act(2)).await.unwrap(), Written::Lost);
    let said = ChatRow {
        table: id.into(),
        entry: ChatEntry { id: "c".into(), time: 1, person: ada.person(), seat: None, text: "late".into() },
    };
    assert!(!a.say(said, first.epoch).await.unwrap());
    assert_eq!(b.ops(id).await.unwrap().len(), 2);

    // It begins anew under another id, and can have tables again.
    let mut lives = a.membership().lives();
    tokio::time::timeout(Duration::from_secs(10), lives.wait_for(|lives| *lives > 0)).await.unwrap().unwrap();
    assert_ne!(a.membership().id(), node_a);
    assert_eq!(a.claim(id).await.unwrap(), Claim::Elsewhere, "the other one lives");
    // An old release means nothing; a true one does.
    a.release(id, first.epoch).await.unwrap();
    assert_eq!(a.claim(id).await.unwrap(), Claim::Elsewhere);
    b.release(id, second.epoch).await.unwrap();
    assert!(won(&a, id).await.epoch > second.epoch);
    // A fallen server is forgotten once it is long gone, unless a table still names it; those that live are not.
    sqlx::query("update game_table set owner = $1").bind(&node_a).execute(&mut c).await.unwrap();
    b.membership().forget(&mut c, i64::MAX).await.unwrap();
    assert_eq!(nodes(&mut c).await, 3);
    sqlx::query("update game_table set owner = null").execute(&mut c).await.unwrap();
    b.membership().forget(&mut c, 1).await.unwrap();
    assert_eq!(nodes(&mut c).await, 3);
    b.membership().forget(&mut c, i64::MAX).await.unwrap();
    assert_eq!(nodes(&mut c).await, 2);

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

async fn nodes(c: &mut sqlx::PgConnection) -> i64 {
    sqlx::query_scalar("select count(*) from node").fetch_one(c).await.unwrap()
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
        store.add_table(row.clone(), vec![info::open_seat()], 99).await.unwrap();
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

//! The statement that writes changes of tables: many at once, each only for the owner that it names.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, PgConnection, Postgres, Row};

use super::append::Job;
use crate::store::rows::name;
use crate::store::{OpRow, Result, SeatRow};

/// The columns of the three kinds of rows that go into the statement, texts first.
const TABLE_TEXT: [&str; 8] =
    ["id", "was", "status", "host", "seed", "rematch", "former_rules", "components"];
const TABLE_NUMBER: [&str; 11] = [
    "epoch",
    "ops",
    "added",
    "what",
    "rules_version",
    "started",
    "ended",
    "to_act",
    "wake",
    "updated",
    "place",
];
const OP_TEXT: [&str; 4] = ["table_id", "kind", "ref", "action"];
const OP_NUMBER: [&str; 5] = ["epoch", "n", "seat", "at", "time"];
const SEAT_TEXT: [&str; 6] = ["table_id", "kind", "person", "level", "stand_in", "contribution"];
const SEAT_NUMBER: [&str; 8] =
    ["epoch", "seat", "cancels", "clock_ms", "turn_since", "score", "rank", "away_since"];

/// What changes from turn to turn, and what only now and then.
const TURN: [&str; 4] = ["to_act", "wake", "updated", "place"];
const WHOLE: [&str; 9] =
    ["status", "host", "seed", "rematch", "former_rules", "components", "rules_version", "started", "ended"];

/// How much of the row of a table is written, as the statement knows it.
const NOTHING: i64 = 0;
const ONLY_TURN: i64 = 1;
const EVERYTHING: i64 = 2;

/// Writes the changes of those tables whose epoch and length of the log are as their owner believes; returns which, with
/// their epochs.
pub(super) async fn write(c: &mut PgConnection, jobs: &[Job]) -> Result<BTreeSet<(String, i64)>> {
    static STATEMENT: LazyLock<String> = LazyLock::new(statement);
    let (mut tables, mut ops, mut seats) = (Rows::new(), Rows::new(), Rows::new());
    for job in jobs {
        add_table(&mut tables, job);
        job.change.ops.iter().for_each(|(n, op)| add_op(&mut ops, job, *n, op));
        job.change.seats.iter().for_each(|(seat, data)| add_seat(&mut seats, job, *seat, data));
    }
    let query = sqlx::query(AssertSqlSafe(STATEMENT.as_str()));
    let query = seats.bind(ops.bind(tables.bind(query)));
    query.fetch_all(c).await?.iter().map(|row| Ok((row.try_get("id")?, row.try_get("epoch")?))).collect()
}

fn statement() -> String {
    let mut first = 1;
    let tables = unnest(&mut first, "i", &TABLE_TEXT, &TABLE_NUMBER);
    let ops = unnest(&mut first, "o", &OP_TEXT, &OP_NUMBER);
    let seats = unnest(&mut first, "s", &SEAT_TEXT, &SEAT_NUMBER);
    let set = |columns: &[&str], least: i64| -> String {
        let one = |c: &&str| format!(", {c} = case when i.what >= {least} then i.{c} else t.{c} end");
        columns.iter().map(one).collect()
    };
    let (turn, whole) = (set(&TURN, ONLY_TURN), set(&WHOLE, EVERYTHING));
    format!(
        "with done as (update game_table t set ops = t.ops + i.added, paused = null{turn}{whole} from {tables}
            where t.id = i.id and t.epoch = i.epoch and t.ops = i.ops and t.status = coalesce(i.was, t.status)
            returning t.id, t.epoch),
         logged as (insert into op (table_id, n, kind, seat, ref, action, at, time, epoch)
            select o.table_id, o.n, o.kind, o.seat, o.ref, o.action, o.at, o.time, o.epoch
            from {ops} join done d on d.id = o.table_id and d.epoch = o.epoch),
         seated as (update seat set kind = s.kind, person = s.person, level = s.level, stand_in = s.stand_in,
            cancels = s.cancels = 1, clock_ms = s.clock_ms, turn_since = s.turn_since, score = s.score, rank = s.rank,
            contribution = s.contribution, away_since = s.away_since
            from {seats} join done d on d.id = s.table_id and d.epoch = s.epoch
            where seat.table_id = s.table_id and seat.seat = s.seat)
         select id, epoch from done"
    )
}

/// `unnest` of the columns of one kind of row, with parameters from `first` on.
fn unnest(first: &mut usize, alias: &str, text: &[&str], number: &[&str]) -> String {
    let mut parameters = Vec::new();
    for (columns, kind) in [(text, "text"), (number, "bigint")] {
        for _ in columns {
            parameters.push(format!("${first}::{kind}[]"));
            *first += 1;
        }
    }
    let names = [text, number].concat().join(", ");
    format!("unnest({}) as {alias} ({names})", parameters.join(", "))
}

/// Rows of one kind, column by column.
struct Rows<'a, const T: usize, const N: usize> {
    text: [Vec<Option<Cow<'a, str>>>; T],
    number: [Vec<Option<i64>>; N],
}

impl<'a, const T: usize, const N: usize> Rows<'a, T, N> {
    fn new() -> Self {
        Rows { text: std::array::from_fn(|_| Vec::new()), number: std::array::from_fn(|_| Vec::new()) }
    }

    fn add(&mut self, text: [Option<Cow<'a, str>>; T], number: [Option<i64>; N]) {
        self.text.iter_mut().zip(text).for_each(|(column, value)| column.push(value));
        self.number.iter_mut().zip(number).for_each(|(column, value)| column.push(value));
    }

    fn bind<'q>(self, query: Query<'q, Postgres, PgArguments>) -> Query<'q, Postgres, PgArguments>
    where
        'a: 'q,
    {
        let query = self.text.into_iter().fold(query, Query::bind);
        self.number.into_iter().fold(query, Query::bind)
    }
}

fn add_table<'a>(rows: &mut Rows<'a, 8, 11>, job: &'a Job) {
    let row = job.change.row.as_ref();
    let what = match row {
        None => NOTHING,
        Some(_) if job.change.turn_only => ONLY_TURN,
        Some(_) => EVERYTHING,
    };
    let former = |row: &crate::store::TableRow| {
        row.former_rules.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
    };
    rows.add(
        [
            Some(job.id.as_str().into()),
            job.change.was.as_ref().map(|was| name(was).into()),
            row.map(|r| name(&r.status).into()),
            row.map(|r| r.host.id.as_str().into()),
            row.and_then(|r| r.seed.as_deref()).map(Cow::from),
            row.and_then(|r| r.rematch.as_deref()).map(Cow::from),
            row.map(|r| former(r).into()),
            row.and_then(|r| r.components.as_deref()).map(Cow::from),
        ],
        [
            Some(job.epoch),
            Some(job.ops),
            Some(job.change.ops.len() as i64),
            Some(what),
            row.and_then(|r| r.rules_version).map(i64::from),
            row.and_then(|r| r.started),
            row.and_then(|r| r.ended),
            row.map(|r| i64::from(r.to_act)),
            row.and_then(|r| r.wake),
            row.map(|r| r.updated),
            row.and_then(|r| r.place),
        ],
    );
}

fn add_op<'a>(rows: &mut Rows<'a, 4, 5>, job: &'a Job, n: i64, op: &'a OpRow) {
    rows.add(
        [
            Some(job.id.as_str().into()),
            Some(op.kind.name().into()),
            op.r#ref.as_deref().map(Cow::from),
            op.action.as_deref().map(Cow::from),
        ],
        [Some(job.epoch), Some(n), Some(i64::from(op.seat)), op.at, Some(op.time)],
    );
}

fn add_seat<'a>(rows: &mut Rows<'a, 6, 8>, job: &'a Job, seat: u8, data: &'a SeatRow) {
    rows.add(
        [
            Some(job.id.as_str().into()),
            Some(name(&data.kind).into()),
            data.person.as_ref().map(|person| person.id.as_str().into()),
            data.level.as_deref().map(Cow::from),
            data.stand_in.as_ref().map(|why| name(why).into()),
            data.contribution.as_deref().map(Cow::from),
        ],
        [
            Some(job.epoch),
            Some(i64::from(seat)),
            Some(i64::from(data.cancels)),
            data.clock_ms,
            data.turn_since,
            data.score.map(i64::from),
            data.rank.map(i64::from),
            data.away_since,
        ],
    );
}

//! Tables, seats, and what was done at them.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, DbConnection, DbRow, Result, alone};
use crate::store::rows::name;
use crate::store::{ListKind, OpKind, OpRow, SeatRow, TableRow};
use crate::wire::{Person, Purpose, Status};

const TABLE: &str =
    "t.id, t.game, t.purpose, t.options, t.status, t.private, t.invite, t.clock, t.hints, t.secret, t.commitment, t.seed, t.rules_version,
    t.former_rules, t.components, t.place, t.created, t.started, t.ended, t.rematch, t.to_act, t.wake, t.updated, t.sealed,
    h.id as host, h.name as host_name, h.login as host_login";

/// A query for tables. `concat!` takes only literals, so the columns come in by `format!`, once for each query.
fn select(rest: &str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!("select {TABLE} from game_table t join person h on h.id = t.host {rest}"))
}

/// At how many open and running tables a person sits, without this one.
pub(in crate::store) async fn count_seats(c: &mut DbConnection, person: &str, table: &str) -> Result<i64> {
    sqlx::query_scalar(
        "select count(distinct t.id) from seat s join game_table t on t.id = s.table_id
         where s.person = $1 and t.id <> $2 and (t.status = 'open' or t.status = 'running') and t.kind <> 'branch'
         and (s.stand_in is null or s.stand_in <> 'resigned')",
    )
    .bind(person)
    .bind(table)
    .fetch_one(c)
    .await
}

impl Db {
    /// A new table; false if its host has as many open and running ones as allowed.
    pub async fn add_table(&self, row: TableRow, seats: Vec<SeatRow>, most: i64) -> Result<bool> {
        self.writer
            .write(move |c| {
                async move {
                    if hosted(c, &row.host.id).await? >= most {
                        return Ok(false);
                    }
                    insert_table(c, row, seats).await?;
                    Ok(true)
                }
                .boxed()
            })
            .await
    }

    /// A table.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        let row = sqlx::query(select("where t.id = $1")).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(table_row).transpose()
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>> {
        let rows = sqlx::query(
            "select s.kind, s.level, s.contribution, s.away_since, s.stand_in, s.cancels, s.clock_ms, s.turn_since, s.score, s.rank,
             p.id as person, p.name, p.login
             from seat s left join person p on p.id = s.person where s.table_id = $1 order by s.seat",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(seat_row).collect()
    }

    /// Everything that was done at a table, in order.
    pub async fn ops(&self, table: &str) -> Result<Vec<OpRow>> {
        let rows =
            sqlx::query("select kind, seat, ref, action, at, time from op where table_id = $1 order by n")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(op_row).collect()
    }

    /// A list of tables with their seats.
    pub async fn list(
        &self,
        kind: ListKind,
        person: &str,
        game: Option<&str>,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>> {
        const SEATED: &str = "t.id in (select table_id from seat where person = $1)";
        const YOUR_TURN: &str =
            "exists (select 1 from seat s where s.table_id = t.id and s.person = $1 and s.stand_in is null
             and t.status = 'running' and (t.to_act >> cast(s.seat as integer)) & 1 = 1)";
        let rest = match kind {
            ListKind::Open => {
                "$1 = $1 and t.status = 'open' and not t.private order by t.created desc".into()
            }
            ListKind::Mine => format!(
                "t.status in ('open', 'running') and t.kind <> 'branch' and (t.host = $1 or {SEATED})
                 order by case when {YOUR_TURN} then 0 else 1 end, t.updated desc"
            ),
            // Games of one person against bots are nobody else's business, and one's own are under `mine`.
            ListKind::Watch => format!(
                "t.status = 'running' and not t.private and not t.sealed and not {SEATED}
                 and (select count(distinct person) from seat where table_id = t.id) > 1 order by t.updated desc"
            ),
            ListKind::Finished => {
                format!(
                    "t.status = 'finished' and t.kind <> 'branch' and (not t.private and not t.sealed or {SEATED})
                     order by t.ended desc"
                )
            }
        };
        let rows =
            sqlx::query(select(&format!("where ($2 = '' or t.game = $2) and {rest} limit $3 offset $4")))
                .bind(person)
                .bind(game.unwrap_or_default())
                .bind(i64::from(limit))
                .bind(i64::from(offset))
                .fetch_all(&self.readers)
                .await?;
        let mut list = Vec::with_capacity(rows.len());
        for row in &rows {
            let table = table_row(row)?;
            let seats = self.seats(&table.id).await?;
            list.push((table, seats));
        }
        Ok(list)
    }

    /// The ids of all tables whose game has begun, without branches.
    pub async fn begun(&self) -> Result<Vec<String>> {
        let rows = sqlx::query(
            "select id from game_table where seed is not null and kind <> 'branch' order by created",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }

    /// The open and running tables at which a person sits or which the person has made.
    pub async fn tables_with(&self, person: &str) -> Result<Vec<String>> {
        let rows = sqlx::query(
            "select id from game_table where (status = 'open' or status = 'running')
             and (host = $1 or id in (select table_id from seat where person = $1))",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }
}

/// How many open and running tables somebody has: counted where nobody else can write meanwhile.
pub(in crate::store) async fn hosted(c: &mut DbConnection, person: &str) -> Result<i64> {
    alone(c, person).await?;
    let count = sqlx::query(
        "select count(*) as n from game_table where host = $1 and (status = 'open' or status = 'running')
         and kind <> 'branch'",
    )
    .bind(person.to_owned())
    .fetch_one(c)
    .await?;
    count.try_get("n")
}

/// Puts a new table with its seats into the store.
pub(in crate::store) async fn insert_table(
    c: &mut DbConnection,
    row: TableRow,
    seats: Vec<SeatRow>,
) -> Result<()> {
    let id = row.id.clone();
    sqlx::query(
        "insert into game_table (id, game, options, status, host, private, invite, clock, hints, created,
         to_act, updated, secret, commitment, kind, purpose, sealed)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $10, $11, $12, $13, $14, $15)",
    )
    .bind(row.id)
    .bind(row.game)
    .bind(row.options)
    .bind(name(&row.status))
    .bind(row.host.id)
    .bind(row.private)
    .bind(row.invite)
    .bind(serde_json::to_string(&row.clock).unwrap_or_default())
    .bind(row.hints)
    .bind(row.created)
    .bind(row.secret)
    .bind(row.commitment)
    .bind(row.purpose.kind())
    .bind(match row.purpose {
        Purpose::Game => String::new(),
        purpose => serde_json::to_string(&purpose).unwrap_or_default(),
    })
    .bind(row.sealed)
    .execute(&mut *c)
    .await?;
    for (seat, data) in seats.into_iter().enumerate() {
        sqlx::query("insert into seat (table_id, seat, kind, cancels) values ($1, $2, 'open', false)")
            .bind(id.clone())
            .bind(seat as i64)
            .execute(&mut *c)
            .await?;
        write_seat(c, &id, seat as u8, data).await?;
    }
    Ok(())
}

/// Writes a row, if nobody else has changed the status of the table meanwhile.
pub(in crate::store) async fn write_row(c: &mut DbConnection, row: TableRow, was: Status) -> Result<bool> {
    let done = sqlx::query(
        "update game_table set status = $2, host = $3, seed = $4, rules_version = $5, started = $6, ended = $7,
         rematch = $8, to_act = $9, wake = $10, updated = $11, former_rules = $12, components = $13, place = $14
         where id = $1 and status = $15",
    )
    .bind(row.id)
    .bind(name(&row.status))
    .bind(row.host.id)
    .bind(row.seed)
    .bind(row.rules_version.map(i64::from))
    .bind(row.started)
    .bind(row.ended)
    .bind(row.rematch)
    .bind(i64::from(row.to_act))
    .bind(row.wake)
    .bind(row.updated)
    .bind(row.former_rules.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
    .bind(row.components)
    .bind(row.place)
    .bind(name(&was))
    .execute(c)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(in crate::store) async fn write_seat(
    c: &mut DbConnection,
    table: &str,
    seat: u8,
    data: SeatRow,
) -> Result<()> {
    sqlx::query(
        "update seat set kind = $3, person = $4, level = $5, stand_in = $6, cancels = $7, clock_ms = $8,
         turn_since = $9, score = $10, rank = $11, contribution = $12, away_since = $13
         where table_id = $1 and seat = $2",
    )
    .bind(table.to_owned())
    .bind(i64::from(seat))
    .bind(name(&data.kind))
    .bind(data.person.map(|p| p.id))
    .bind(data.level)
    .bind(data.stand_in.as_ref().map(name))
    .bind(data.cancels)
    .bind(data.clock_ms)
    .bind(data.turn_since)
    .bind(data.score.map(i64::from))
    .bind(data.rank.map(i64::from))
    .bind(data.contribution)
    .bind(data.away_since)
    .execute(c)
    .await?;
    Ok(())
}

fn table_row(row: &DbRow) -> Result<TableRow> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        purpose: match row.try_get::<&str, _>("purpose")? {
            "" => Purpose::Game,
            text => serde_json::from_str(text).map_err(decode)?,
        },
        options: row.try_get("options")?,
        status: parsed(row.try_get("status")?)?,
        host: person(row, "host", "host_name", "host_login")?,
        private: row.try_get("private")?,
        invite: row.try_get("invite")?,
        clock: serde_json::from_str(row.try_get("clock")?).map_err(decode)?,
        hints: row.try_get("hints")?,
        secret: row.try_get("secret")?,
        commitment: row.try_get("commitment")?,
        seed: row.try_get("seed")?,
        rules_version: row.try_get::<Option<i64>, _>("rules_version")?.map(|v| v as u32),
        former_rules: row
            .try_get::<String, _>("former_rules")?
            .split(',')
            .filter_map(|v| v.parse().ok())
            .collect(),
        components: row.try_get("components")?,
        place: row.try_get("place")?,
        created: row.try_get("created")?,
        started: row.try_get("started")?,
        ended: row.try_get("ended")?,
        rematch: row.try_get("rematch")?,
        to_act: row.try_get::<i64, _>("to_act")? as u8,
        wake: row.try_get("wake")?,
        updated: row.try_get("updated")?,
        sealed: row.try_get("sealed")?,
    })
}

fn seat_row(row: &DbRow) -> Result<SeatRow> {
    let id: Option<String> = row.try_get("person")?;
    Ok(SeatRow {
        kind: parsed(row.try_get("kind")?)?,
        person: id.map(|_| person(row, "person", "name", "login")).transpose()?,
        level: row.try_get("level")?,
        contribution: row.try_get("contribution")?,
        stand_in: row.try_get::<Option<String>, _>("stand_in")?.map(parsed).transpose()?,
        away_since: row.try_get("away_since")?,
        cancels: row.try_get("cancels")?,
        clock_ms: row.try_get("clock_ms")?,
        turn_since: row.try_get("turn_since")?,
        score: row.try_get::<Option<i64>, _>("score")?.map(|s| s as i32),
        rank: row.try_get::<Option<i64>, _>("rank")?.map(|r| r as u8),
    })
}

fn op_row(row: &DbRow) -> Result<OpRow> {
    let kind: String = row.try_get("kind")?;
    Ok(OpRow {
        kind: OpKind::ALL.into_iter().find(|k| k.name() == kind).ok_or_else(|| decode(kind.as_str()))?,
        seat: row.try_get::<i64, _>("seat")? as u8,
        r#ref: row.try_get("ref")?,
        action: row.try_get("action")?,
        at: row.try_get("at")?,
        time: row.try_get("time")?,
    })
}

pub(in crate::store) fn person(row: &DbRow, id: &str, name: &str, login: &str) -> Result<Person> {
    let login: Option<String> = row.try_get(login)?;
    Ok(Person { id: row.try_get(id)?, name: row.try_get(name)?, guest: login.is_none() })
}

fn parsed<T: serde::de::DeserializeOwned>(name: String) -> Result<T> {
    serde_json::from_value(name.into()).map_err(decode)
}

fn decode(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}

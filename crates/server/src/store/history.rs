//! The games that somebody has finished.

use sqlx::Row;

use super::{Db, DbRow, Result};
use crate::store::HistoryQuery;
use crate::wire::HistoryGame;

/// A seat of a person at a table whose game is over. Branches count nowhere.
const FINISHED: &str = "from seat s join game_table t on t.id = s.table_id
     where s.person = $1 and t.status = 'finished' and t.kind <> 'branch'";

/// What is asked of each.
const COLUMNS: &str = "t.id, t.game, t.kind, t.seed, t.started, t.ended, s.seat, s.score, s.rank, s.stand_in,
     (select count(*) from seat x where x.table_id = t.id) as players,
     (select count(*) from seat x where x.table_id = t.id and x.kind = 'human') as people,
     exists (select 1 from report r where r.id = t.id) as report";

impl Db {
    /// The finished games of a person, the latest first.
    pub async fn history(&self, query: HistoryQuery<'_>) -> Result<Vec<HistoryGame>> {
        let sql = format!(
            "select {COLUMNS} {FINISHED} and ($2 = '' or t.game = $2)
             and ($3 = 0 or exists (select 1 from report r where r.id = t.id))
             order by t.ended desc, t.id, s.seat limit $4 offset $5"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(query.person)
            .bind(query.game.unwrap_or_default())
            .bind(i64::from(query.reports))
            .bind(i64::from(query.limit))
            .bind(i64::from(query.offset))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(game).collect()
    }

    /// The ids of the uploaded records of a person, the latest first.
    pub async fn replays_of(&self, person: &str) -> Result<Vec<String>> {
        let rows = sqlx::query("select id from replay where person = $1 order by created desc, id")
            .bind(person)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }
}

fn game(row: &DbRow) -> Result<HistoryGame> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let players = number("players")? as u8;
    let rank = row.try_get::<Option<i64>, _>("rank")?.map(|rank| rank as u8);
    let name: String = row.try_get("game")?;
    let seed: Option<String> = row.try_get("seed")?;
    let guided = orrery_guide::guide(&name).is_some_and(|guide| seed == Some(guide.seed().to_hex()));
    let resigned = row.try_get::<Option<String>, _>("stand_in")?.as_deref() == Some("resigned");
    Ok(HistoryGame {
        table: row.try_get("id")?,
        game: name,
        started: row.try_get("started")?,
        ended: row.try_get("ended")?,
        seat: number("seat")? as u8,
        players,
        people: number("people")? as u8,
        score: row.try_get::<Option<i64>, _>("score")?.map(|score| score as i32),
        rank,
        won: players > 1 && rank == Some(1) && !resigned,
        resigned,
        guided,
        report: row.try_get("report")?,
    })
}

//! The deals of days, and who has tried them.

use futures_util::FutureExt;
use sqlx::Row;

use super::tables::insert_table;
use super::{Db, DbRow, Result, alone};
use crate::store::{SeatRow, TableRow};
use crate::wire::{DailyResult, DailyResults, DailyTry};

/// So many points are told one by one.
const SCORES: i64 = 1_000;
/// The finished tries at a deal: the day, the game.
const FINISHED: &str =
    "from daily_try d join game_table t on t.id = d.table_id join seat s on s.table_id = t.id and s.person = d.person
     join person p on p.id = d.person
     where d.day = $1 and d.game = $2 and t.status = 'finished' and s.score is not null
     and (s.stand_in is null or s.stand_in <> 'resigned')";

impl Db {
    /// The secret of a day: the one that is kept, or else this one from now on.
    pub async fn daily_secret(&self, day: &str, fresh: String) -> Result<String> {
        let find = "select secret from daily_secret where day = $1";
        if let Some(row) = sqlx::query(find).bind(day).fetch_optional(&self.readers).await? {
            return row.try_get("secret");
        }
        let day = day.to_owned();
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query(
                        "insert into daily_secret (day, secret) values ($1, $2) on conflict (day) do nothing",
                    )
                    .bind(day.clone())
                    .bind(fresh)
                    .execute(&mut *c)
                    .await?;
                    sqlx::query(find).bind(day).fetch_one(c).await?.try_get("secret")
                }
                .boxed()
            })
            .await
    }

    /// The table of a person's one try at a deal: the one that is kept, or else this one from now on.
    pub async fn add_daily(&self, row: TableRow, seats: Vec<SeatRow>, day: String) -> Result<String> {
        self.writer
            .write(move |c| {
                async move {
                    let (id, game, person) = (row.id.clone(), row.game.clone(), row.host.id.clone());
                    alone(c, &person).await?;
                    let kept = sqlx::query(
                        "select table_id from daily_try where day = $1 and game = $2 and person = $3",
                    )
                    .bind(day.clone())
                    .bind(game.clone())
                    .bind(person.clone())
                    .fetch_optional(&mut *c)
                    .await?;
                    if let Some(kept) = kept {
                        return kept.try_get("table_id");
                    }
                    insert_table(c, row, seats).await?;
                    sqlx::query(
                        "insert into daily_try (day, game, person, table_id) values ($1, $2, $3, $4)",
                    )
                    .bind(day)
                    .bind(game)
                    .bind(person)
                    .bind(id.clone())
                    .execute(c)
                    .await?;
                    Ok(id)
                }
                .boxed()
            })
            .await
    }

    /// A person's try at a deal.
    pub async fn daily_try(&self, day: &str, game: &str, person: &str) -> Result<Option<DailyTry>> {
        let own = sqlx::query("select table_id from daily_try where day = $1 and game = $2 and person = $3")
            .bind(day)
            .bind(game)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        let Some(own) = own else { return Ok(None) };
        let table: String = own.try_get("table_id")?;
        let finished = format!("select s.score {FINISHED} and d.table_id = $3");
        let row = sqlx::query(sqlx::AssertSqlSafe(finished))
            .bind(day)
            .bind(game)
            .bind(table.clone())
            .fetch_optional(&self.readers)
            .await?;
        let Some(score) = row.map(|row| row.try_get::<i64, _>("score")).transpose()? else {
            return Ok(Some(DailyTry { table, score: None, place: None }));
        };
        let better = format!("select count(*) as n {FINISHED} and s.score > $3");
        let row = sqlx::query(sqlx::AssertSqlSafe(better))
            .bind(day)
            .bind(game)
            .bind(score)
            .fetch_one(&self.readers)
            .await?;
        let place = row.try_get::<i64, _>("n")? as u32 + 1;
        Ok(Some(DailyTry { table, score: Some(score as i32), place: Some(place) }))
    }

    /// How many deals of a day a person has tried.
    pub async fn daily_tries(&self, day: &str, person: &str) -> Result<u32> {
        let row = sqlx::query("select count(*) as n from daily_try where day = $1 and person = $2")
            .bind(day)
            .bind(person)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>("n")? as u32)
    }

    /// The results of a deal, with the best of them.
    pub async fn daily_results(&self, day: &str, game: &str, limit: i64) -> Result<DailyResults> {
        let all = format!("select count(*) as n, cast(sum(s.score) as bigint) as total {FINISHED}");
        let row = sqlx::query(sqlx::AssertSqlSafe(all)).bind(day).bind(game).fetch_one(&self.readers).await?;
        let count = row.try_get::<i64, _>("n")?;
        let total = row.try_get::<Option<i64>, _>("total")?.unwrap_or(0);
        let scores = format!("select s.score {FINISHED} order by t.ended desc, t.id limit $3");
        let rows = sqlx::query(sqlx::AssertSqlSafe(scores))
            .bind(day)
            .bind(game)
            .bind(SCORES)
            .fetch_all(&self.readers)
            .await?;
        let scores =
            rows.iter().map(|row| Ok(row.try_get::<i64, _>("score")? as i32)).collect::<Result<_>>()?;
        let best =
            format!("select p.name, s.score, t.id {FINISHED} order by s.score desc, t.ended, t.id limit $3");
        let rows = sqlx::query(sqlx::AssertSqlSafe(best))
            .bind(day)
            .bind(game)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        let result = |row: &DbRow| {
            Ok(DailyResult {
                name: row.try_get("name")?,
                score: row.try_get::<i64, _>("score")? as i32,
                table: row.try_get("id")?,
            })
        };
        let best = rows.iter().map(result).collect::<Result<_>>()?;
        Ok(DailyResults { count: count as u32, mean: total as f64 / (count.max(1)) as f64, scores, best })
    }
}

//! Reports of finished games.

use futures_util::FutureExt;
use sqlx::Row;

use super::{Db, Result};

impl Db {
    /// Keeps the report of a table or an uploaded record, in place of a former one.
    pub async fn set_report(&self, id: &str, version: i64, report: &str, now: i64) -> Result<()> {
        let (id, report) = (id.to_owned(), report.to_owned());
        self.writer
            .write(move |c| {
                async move {
                    sqlx::query(
                        "insert into report (id, version, report, created) values ($1, $2, $3, $4)
                         on conflict (id) do update
                         set version = excluded.version, report = excluded.report, created = excluded.created",
                    )
                    .bind(id)
                    .bind(version)
                    .bind(report)
                    .bind(now)
                    .execute(c)
                    .await?;
                    Ok(())
                }
                .boxed()
            })
            .await
    }

    /// The report of a table or an uploaded record, if it was made in this way.
    pub async fn report(&self, id: &str, version: i64) -> Result<Option<String>> {
        let row = sqlx::query("select report from report where id = $1 and version = $2")
            .bind(id)
            .bind(version)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| row.try_get("report")).transpose()
    }
}

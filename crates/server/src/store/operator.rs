//! What the operator decides, as SQL: see `orrery admin`.

use anyhow::{Context, ensure};
use sqlx::{Connection, Row};

use super::{DbConnection, DbRow};
use crate::admin::AdminCommand;
use crate::store::FORGET;
use crate::{password, secret, time};

/// Does it; the lines to be printed.
pub(in crate::store) async fn run(
    c: &mut DbConnection,
    command: &AdminCommand,
) -> anyhow::Result<Vec<String>> {
    const SIGNED_OUT: [&str; 2] =
        ["delete from session where person = $1", "delete from token where person = $1"];
    match command {
        AdminCommand::People => people(c).await,
        AdminCommand::Tables => tables(c).await,
        AdminCommand::Ban { who } => {
            let id = person(c, who).await?;
            each(c, &["update person set banned = true where id = $1"], &id).await?;
            each(c, &SIGNED_OUT, &id).await
        }
        AdminCommand::Unban { who } => {
            let id = person(c, who).await?;
            each(c, &["update person set banned = false where id = $1"], &id).await
        }
        AdminCommand::Mute { who } => {
            let id = person(c, who).await?;
            each(c, &["update person set muted = true where id = $1"], &id).await
        }
        AdminCommand::Unmute { who } => {
            let id = person(c, who).await?;
            each(c, &["update person set muted = false where id = $1"], &id).await
        }
        AdminCommand::EndTable { table } => {
            let done = sqlx::query(
                "update game_table set status = 'cancelled', ended = $2, updated = $2, wake = null, to_act = 0
                 where id = $1 and (status = 'open' or status = 'running')",
            )
            .bind(table.clone())
            .bind(time::now())
            .execute(c)
            .await?;
            ensure!(done.rows_affected() == 1, "there is no open or running table {table}");
            Ok(Vec::new())
        }
        AdminCommand::ResetPassword { who } => {
            let id = person(c, who).await?;
            let new = secret::text::<16>();
            let hash = password::hash(&new).await.map_err(|e| anyhow::anyhow!("{e}"))?;
            let done = sqlx::query("update person set password = $2 where id = $1 and login is not null")
                .bind(id.clone())
                .bind(hash)
                .execute(&mut *c)
                .await?;
            ensure!(done.rows_affected() == 1, "{who} is a guest and has no password");
            each(c, &SIGNED_OUT, &id).await?;
            Ok(vec![new])
        }
        AdminCommand::Delete { who } => {
            let id = person(c, who).await?;
            each(c, &FORGET, &id).await
        }
    }
}

async fn each(c: &mut DbConnection, all: &[&'static str], id: &str) -> anyhow::Result<Vec<String>> {
    let mut transaction = c.begin().await?;
    for sql in all {
        sqlx::query(*sql).bind(id.to_owned()).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(Vec::new())
}

async fn person(c: &mut DbConnection, who: &str) -> anyhow::Result<String> {
    let row = sqlx::query("select id from person where (id = $1 or login = $2) and not deleted")
        .bind(who.to_owned())
        .bind(who.to_lowercase())
        .fetch_optional(c)
        .await?;
    Ok(row.with_context(|| format!("there is nobody called {who}"))?.try_get("id")?)
}

async fn people(c: &mut DbConnection) -> anyhow::Result<Vec<String>> {
    let rows =
        sqlx::query("select id, name, login, banned, muted from person where not deleted order by created")
            .fetch_all(c)
            .await?;
    let line = |row: &DbRow| -> anyhow::Result<String> {
        let login: Option<String> = row.try_get("login")?;
        let marks =
            [("banned", row.try_get::<bool, _>("banned")?), ("muted", row.try_get::<bool, _>("muted")?)];
        let marks: Vec<&str> = marks.into_iter().filter(|(_, set)| *set).map(|(mark, _)| mark).collect();
        let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
        Ok(format!("{id}\t{name}\t{}\t{}", login.as_deref().unwrap_or("(guest)"), marks.join(",")))
    };
    rows.iter().map(line).collect()
}

async fn tables(c: &mut DbConnection) -> anyhow::Result<Vec<String>> {
    let rows = sqlx::query(
        "select t.id, t.game, t.status, p.name from game_table t join person p on p.id = t.host
         where t.status = 'open' or t.status = 'running' order by t.updated desc",
    )
    .fetch_all(c)
    .await?;
    let line = |row: &DbRow| -> anyhow::Result<String> {
        let columns = ["id", "game", "status", "name"].map(|column| row.try_get::<String, _>(column));
        Ok(columns.into_iter().collect::<Result<Vec<_>, _>>()?.join("\t"))
    };
    rows.iter().map(line).collect()
}

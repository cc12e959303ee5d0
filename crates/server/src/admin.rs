//! What the operator of a server can do: `orrery admin`. It writes into the data file, also while the server runs.
//!
//! The server looks people up at every request, and its sockets within half a minute; a table that was ended here is read again
//! as soon as the server wants to write to it, because it writes only over the status that it knows.

use std::path::PathBuf;

use anyhow::{Context, ensure};
use sqlx::{Connection, Row, SqliteConnection};

use crate::store::{self, FORGET};
use crate::{password, secret, time};

/// The options of `orrery admin`.
#[derive(Clone, Debug, clap::Args)]
pub struct AdminArgs {
    /// The data file of the server, which may be running
    #[arg(long, env = "ORRERY_DATA", default_value = "orrery.db", value_name = "FILE", global = true)]
    pub data: PathBuf,

    /// What to do
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What the operator can do. People are named by what they sign in with, or by their id.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum AdminCommand {
    /// List people: id, name, what they sign in with, what was decided about them
    People,
    /// List open and running tables: id, game, status, host
    Tables,
    /// Keep a person out; all sessions and tokens end
    Ban {
        /// Who
        who: String,
    },
    /// Let a person in again
    Unban {
        /// Who
        who: String,
    },
    /// Take the word from a person
    Mute {
        /// Who
        who: String,
    },
    /// Give it back
    Unmute {
        /// Who
        who: String,
    },
    /// End an open or running table
    EndTable {
        /// Its id
        table: String,
    },
    /// Give an account a new password, which is printed; all its sessions end
    ResetPassword {
        /// Who
        who: String,
    },
    /// Forget a person: seats and chat stay, without a name
    Delete {
        /// Who
        who: String,
    },
}

/// Does it; the lines to be printed.
///
/// # Errors
///
/// If there is no such file, person or table.
pub async fn admin(args: &AdminArgs) -> anyhow::Result<Vec<String>> {
    ensure!(args.data.exists(), "there is no data file {}", args.data.display());
    let mut c = SqliteConnection::connect_with(&store::options(&args.data)).await?;
    let lines = run(&mut c, &args.command).await;
    c.close().await?;
    lines
}

async fn run(c: &mut SqliteConnection, command: &AdminCommand) -> anyhow::Result<Vec<String>> {
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

async fn each(c: &mut SqliteConnection, all: &[&'static str], id: &str) -> anyhow::Result<Vec<String>> {
    let mut transaction = c.begin().await?;
    for sql in all {
        sqlx::query(*sql).bind(id.to_owned()).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(Vec::new())
}

async fn person(c: &mut SqliteConnection, who: &str) -> anyhow::Result<String> {
    let row = sqlx::query("select id from person where (id = $1 or login = $2) and not deleted")
        .bind(who.to_owned())
        .bind(who.to_lowercase())
        .fetch_optional(c)
        .await?;
    Ok(row.with_context(|| format!("there is nobody called {who}"))?.try_get("id")?)
}

async fn people(c: &mut SqliteConnection) -> anyhow::Result<Vec<String>> {
    let rows =
        sqlx::query("select id, name, login, banned, muted from person where not deleted order by created")
            .fetch_all(c)
            .await?;
    let line = |row: &sqlx::sqlite::SqliteRow| -> anyhow::Result<String> {
        let login: Option<String> = row.try_get("login")?;
        let marks =
            [("banned", row.try_get::<bool, _>("banned")?), ("muted", row.try_get::<bool, _>("muted")?)];
        let marks: Vec<&str> = marks.into_iter().filter(|(_, set)| *set).map(|(mark, _)| mark).collect();
        let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
        Ok(format!("{id}\t{name}\t{}\t{}", login.as_deref().unwrap_or("(guest)"), marks.join(",")))
    };
    rows.iter().map(line).collect()
}

async fn tables(c: &mut SqliteConnection) -> anyhow::Result<Vec<String>> {
    let rows = sqlx::query(
        "select t.id, t.game, t.status, p.name from game_table t join person p on p.id = t.host
         where t.status = 'open' or t.status = 'running' order by t.updated desc",
    )
    .fetch_all(c)
    .await?;
    let line = |row: &sqlx::sqlite::SqliteRow| -> anyhow::Result<String> {
        let columns = ["id", "game", "status", "name"].map(|column| row.try_get::<String, _>(column));
        Ok(columns.into_iter().collect::<Result<Vec<_>, _>>()?.join("\t"))
    };
    rows.iter().map(line).collect()
}

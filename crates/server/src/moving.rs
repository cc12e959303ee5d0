//! Moving everything from a data file to PostgreSQL, or back.
//!
//! Both have the same tables with the same columns: text, whole numbers, yes or no. So whatever tables there are is read
//! from the data file, and all of them are copied alike.

use std::path::Path;

use anyhow::{Context, bail, ensure};
use futures_util::TryStreamExt;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};

use crate::check_games;
use crate::store::{self, Postgres, Sqlite};

/// The options of `orrery move`.
#[derive(Clone, Debug, clap::Args)]
pub struct MoveArgs {
    /// Where everything is: a data file, or postgres://...; its server must be stopped
    #[arg(long, value_name = "FILE or URL")]
    pub from: String,

    /// Where everything is to be: the other of the two, and empty
    #[arg(long, value_name = "FILE or URL")]
    pub to: String,
}

/// How many rows were moved, and how many games were played again.
#[derive(Clone, Debug)]
pub struct Moved {
    /// Each table with its rows.
    pub rows: Vec<(String, i64)>,
    /// The games that were played again at their new place.
    pub games: usize,
}

/// Rows that are written together.
const BATCH: usize = 1_000;

/// A kind of thing that is kept, with the columns and their types.
struct Kind {
    name: String,
    columns: Vec<(String, Type)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Text,
    Number,
    Flag,
}

enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(Option<bool>),
}

/// Moves everything, compares the counts, and plays all games again from the new place.
pub async fn move_data(args: &MoveArgs) -> anyhow::Result<Moved> {
    let (file, url, to_database) = match (is_url(&args.from), is_url(&args.to)) {
        (false, true) => (&args.from, &args.to, true),
        (true, false) => (&args.to, &args.from, false),
        _ => bail!("one of --from and --to is a data file, the other begins with postgres://"),
    };
    let path = Path::new(file);
    ensure!(path.exists() || !to_database, "there is no data file {file}");
    // Opening brings both up to date: then they have the same tables.
    let mut postgres = store::postgres_migrate(&store::postgres_options(url)?).await?;
    let alive = sqlx::query(
        "select 1 from node where not dead and seen + lease > (extract(epoch from clock_timestamp()) * 1000)::bigint",
    );
    ensure!(
        alive.fetch_optional(&mut postgres).await?.is_none(),
        "a server uses the database; stop it first"
    );
    Sqlite::open(path).await?.close().await?;
    let mut sqlite = SqliteConnection::connect_with(&store::options(path)).await?;
    let kinds = kinds(&mut sqlite).await?;
    let mut target = 0;
    for kind in &kinds {
        target += match to_database {
            true => count_postgres(&mut postgres, kind).await?,
            false => count_sqlite(&mut sqlite, kind).await?,
        };
    }
    ensure!(target == 0, "{} is not empty", args.to);
    match to_database {
        true => {
            // Nobody may write the file meanwhile.
            let mut from = sqlite.begin_with("begin immediate").await.context("the data file is in use")?;
            let mut to = postgres.begin().await?;
            for kind in &kinds {
                to_postgres(&mut from, &mut to, kind).await?;
            }
            // A data file does not count these. Epochs never fall, wherever a table has been.
            sqlx::query(
                "update game_table t set owner = null, ops = (select count(*) from op where table_id = t.id),
                 epoch = coalesce((select max(epoch) from op where table_id = t.id), 0)",
            )
            .execute(&mut *to)
            .await?;
            to.commit().await?;
            from.rollback().await?;
        }
        false => {
            let mut to = sqlite.begin().await?;
            for kind in &kinds {
                to_sqlite(&mut postgres, &mut to, kind).await?;
            }
            // The one server of a data file has everything.
            sqlx::query("update game_table set owner = null, epoch = 0, ops = 0, paused = null")
                .execute(&mut *to)
                .await?;
            to.commit().await?;
        }
    }
    let mut rows = Vec::new();
    for kind in &kinds {
        let (a, b) = (count_sqlite(&mut sqlite, kind).await?, count_postgres(&mut postgres, kind).await?);
        ensure!(a == b, "{}: {a} in the file, {b} in the database", kind.name);
        rows.push((kind.name.clone(), a));
    }
    sqlite.close().await?;
    postgres.close().await?;
    let (before, after) = (check_games(&args.from).await?, check_games(&args.to).await?);
    ensure!(before == after, "the games at the new place are not those at the old one");
    Ok(Moved { rows, games: after.len() })
}

/// Whether this names a database, and not a file.
pub fn is_url(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// What is kept, in an order in which nothing refers to what comes later: that in which it was made.
async fn kinds(c: &mut SqliteConnection) -> anyhow::Result<Vec<Kind>> {
    let names = sqlx::query(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '_sqlx%'
         and name not in ('node', 'tenure', 'cluster') order by rowid",
    )
    .fetch_all(&mut *c)
    .await?;
    let mut kinds = Vec::new();
    for row in names {
        let name: String = row.try_get("name")?;
        let mut columns = Vec::new();
        let info = sqlx::query("select name, lower(type) as type from pragma_table_info($1)").bind(&name);
        for column in info.fetch_all(&mut *c).await? {
            let kind = match column.try_get("type")? {
                "text" => Type::Text,
                "bigint" => Type::Number,
                "boolean" => Type::Flag,
                other => bail!("{name} has a column of type {other}"),
            };
            columns.push((column.try_get("name")?, kind));
        }
        kinds.push(Kind { name, columns });
    }
    Ok(kinds)
}

impl Kind {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }

    fn select(&self) -> AssertSqlSafe<String> {
        AssertSqlSafe(format!("select {} from {}", self.names(), self.name))
    }
}

async fn count_sqlite(c: &mut SqliteConnection, kind: &Kind) -> anyhow::Result<i64> {
    let sql = AssertSqlSafe(format!("select count(*) as n from {}", kind.name));
    Ok(sqlx::query(sql).fetch_one(c).await?.try_get("n")?)
}

async fn count_postgres(c: &mut PgConnection, kind: &Kind) -> anyhow::Result<i64> {
    let sql = AssertSqlSafe(format!("select count(*) as n from {}", kind.name));
    Ok(sqlx::query(sql).fetch_one(c).await?.try_get("n")?)
}

/// The values of a row, of either database.
macro_rules! values {
    ($row:expr, $kind:expr) => {{
        let mut values = Vec::with_capacity($kind.columns.len());
        for (i, (_, kind)) in $kind.columns.iter().enumerate() {
            values.push(match kind {
                Type::Text => Value::Text($row.try_get(i)?),
                Type::Number => Value::Number($row.try_get(i)?),
                Type::Flag => Value::Flag($row.try_get(i)?),
            });
        }
        values
    }};
}

async fn to_postgres(from: &mut SqliteConnection, to: &mut PgConnection, kind: &Kind) -> anyhow::Result<()> {
    let mut rows = sqlx::query(kind.select()).fetch(from);
    let mut batch: Vec<Vec<Value>> = Vec::new();
    loop {
        let row = rows.try_next().await?;
        let last = row.is_none();
        if let Some(row) = row {
            batch.push(values!(row, kind));
        }
        if batch.len() == BATCH || last && !batch.is_empty() {
            insert_all(to, kind, std::mem::take(&mut batch)).await?;
        }
        if last {
            return Ok(());
        }
    }
}

/// Writes rows by one statement: the values of a column are one parameter.
async fn insert_all(to: &mut PgConnection, kind: &Kind, rows: Vec<Vec<Value>>) -> anyhow::Result<()> {
    let parameters = kind.columns.iter().enumerate().map(|(i, (_, kind))| {
        let name = match kind {
            Type::Text => "text",
            Type::Number => "bigint",
            Type::Flag => "boolean",
        };
        format!("${}::{name}[]", i + 1)
    });
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let sql = format!("insert into {} ({}) select * from unnest({parameters})", kind.name, kind.names());
    let (mut texts, mut numbers, mut flags) = (Vec::new(), Vec::new(), Vec::new());
    for _ in &kind.columns {
        texts.push(Vec::new());
        numbers.push(Vec::new());
        flags.push(Vec::new());
    }
    for row in rows {
        for (i, value) in row.into_iter().enumerate() {
            match value {
                Value::Text(text) => texts[i].push(text),
                Value::Number(number) => numbers[i].push(number),
                Value::Flag(flag) => flags[i].push(flag),
            }
        }
    }
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (i, (_, kind)) in kind.columns.iter().enumerate() {
        query = match kind {
            Type::Text => query.bind(std::mem::take(&mut texts[i])),
            Type::Number => query.bind(std::mem::take(&mut numbers[i])),
            Type::Flag => query.bind(std::mem::take(&mut flags[i])),
        };
    }
    query.execute(to).await?;
    Ok(())
}

async fn to_sqlite(from: &mut PgConnection, to: &mut SqliteConnection, kind: &Kind) -> anyhow::Result<()> {
    let parameters: Vec<String> = (1..=kind.columns.len()).map(|i| format!("${i}")).collect();
    let sql = format!("insert into {} ({}) values ({})", kind.name, kind.names(), parameters.join(", "));
    let mut rows = sqlx::query(kind.select()).fetch(from);
    while let Some(row) = rows.try_next().await? {
        let mut query = sqlx::query(AssertSqlSafe(sql.clone()));
        for value in values!(row, kind) {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
                Value::Flag(flag) => query.bind(flag),
            };
        }
        query.execute(&mut *to).await?;
    }
    Ok(())
}

/// Opens a data file or a database to look at it.
pub(crate) async fn open_to_look(source: &str) -> anyhow::Result<Box<dyn store::Store>> {
    if is_url(source) {
        return Ok(Box::new(Postgres::look(source).await?));
    }
    ensure!(Path::new(source).is_file(), "there is no data file {source}");
    Ok(Box::new(Sqlite::open(Path::new(source)).await?))
}

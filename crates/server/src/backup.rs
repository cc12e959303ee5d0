//! Backup of the data file while the server runs, and restoring it.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use sqlx::{Connection, Row, SqliteConnection};

use crate::moving::is_url;
use crate::store;

/// The options of `orrery backup`.
#[derive(Clone, Debug, clap::Args)]
pub struct BackupArgs {
    /// The data file of the server, which may be running
    #[arg(long, env = "ORRERY_DATA", default_value = "orrery.db", value_name = "FILE")]
    pub data: PathBuf,

    /// The database of the server, if it is PostgreSQL
    #[arg(long, env = "ORRERY_STORE", value_name = "URL")]
    pub store: Option<String>,

    /// The copy to make; it must not exist
    #[arg(value_name = "TO")]
    pub to: PathBuf,
}

/// The options of `orrery restore`.
#[derive(Clone, Debug, clap::Args)]
pub struct RestoreArgs {
    /// The data file to make; the server must be stopped
    #[arg(long, env = "ORRERY_DATA", default_value = "orrery.db", value_name = "FILE")]
    pub data: PathBuf,

    /// The backup
    #[arg(value_name = "FROM")]
    pub from: PathBuf,

    /// Put the present data file aside as FILE.old if there is one
    #[arg(long)]
    pub force: bool,
}

/// Copies the data file as it is at this moment.
pub async fn backup(args: &BackupArgs) -> anyhow::Result<()> {
    ensure!(
        !args.data.to_str().is_some_and(is_url) && args.store.is_none(),
        "PostgreSQL makes its own backups while servers run: pg_dump --format=custom --file={} followed by the address of \
         the database, and pg_restore to put one back; or copy everything to a file with orrery move while they are stopped",
        args.to.display()
    );
    ensure!(args.data.exists(), "there is no data file {}", args.data.display());
    ensure!(!args.to.exists(), "{} exists already", args.to.display());
    let to = args.to.to_str().context("the name of the copy must be plain text")?;
    let made = copy(&args.data, to).await;
    if made.is_err() {
        // Half a copy must not pass for a backup, nor stand in the way of the next.
        drop(std::fs::remove_file(&args.to));
    }
    made
}

async fn copy(data: &Path, to: &str) -> anyhow::Result<()> {
    let mut connection = SqliteConnection::connect_with(&store::options(data)).await?;
    sqlx::query("vacuum into $1").bind(to).execute(&mut connection).await?;
    connection.close().await?;
    store::keep_private(Path::new(to))?;
    check(Path::new(to)).await
}

/// Puts a backup in the place of the data file.
pub async fn restore(args: &RestoreArgs) -> anyhow::Result<()> {
    check(&args.from).await?;
    ensure!(args.force || !args.data.exists(), "{} exists; use --force to put it aside", args.data.display());
    let _lock = store::FileLock::take(&args.data)?;
    if args.data.exists() {
        put_aside(&args.data).await?;
    }
    // Changes of another file must not get into this one.
    for ending in ["-wal", "-shm"] {
        let rest = with_ending(&args.data, ending);
        ensure!(!rest.exists(), "{} is left of another data file; move it away first", rest.display());
    }
    std::fs::copy(&args.from, &args.data).with_context(|| format!("cannot write {}", args.data.display()))?;
    check(&args.data).await
}

/// Moves a data file away, with everything that belongs to it. Fails if a server has it open.
async fn put_aside(data: &Path) -> anyhow::Result<()> {
    let mut connection =
        SqliteConnection::connect_with(&store::options(data).busy_timeout(std::time::Duration::ZERO)).await?;
    // Only one who has the file alone can leave the WAL mode; that also writes everything into the file itself.
    let alone = sqlx::query("pragma journal_mode = delete").fetch_one(&mut connection).await;
    connection.close().await?;
    ensure!(alone.is_ok(), "{} is in use; stop the server first", data.display());
    let old = with_ending(data, ".old");
    ensure!(!old.exists(), "{} exists already; move it away first", old.display());
    std::fs::rename(data, &old)?;
    Ok(())
}

/// Whether a file is a sound data file.
async fn check(file: &Path) -> anyhow::Result<()> {
    ensure!(file.exists(), "there is no file {}", file.display());
    let options = store::options(file).journal_mode(sqlx::sqlite::SqliteJournalMode::Delete);
    let mut connection = SqliteConnection::connect_with(&options)
        .await
        .with_context(|| format!("{} is no data file", file.display()))?;
    let row = sqlx::query("pragma integrity_check").fetch_one(&mut connection).await;
    let tables = sqlx::query("select count(*) from game_table").fetch_one(&mut connection).await;
    connection.close().await?;
    match (row.and_then(|row| row.try_get::<String, _>(0)), tables) {
        (Ok(result), Ok(_)) if result == "ok" => Ok(()),
        (Ok(result), Ok(_)) => bail!("{} is damaged: {result}", file.display()),
        _ => bail!("{} is no data file of this program", file.display()),
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

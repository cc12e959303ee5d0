//! Keeps this server alive in the eyes of the others, on a thread and a connection of its own: work must not delay it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::Membership;

/// Ownerships and fallen servers older than this are forgotten.
const KEEP_MS: i64 = 7 * 24 * 3_600_000;
const TIDY_EVERY: Duration = Duration::from_secs(3_600);

/// Starts the thread. It ends when the server leaves.
pub(super) fn start(membership: Arc<Membership>, options: PgConnectOptions) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    std::thread::Builder::new()
        .name("orrery-beat".into())
        .spawn(move || runtime.block_on(run(&membership, &options)))?;
    Ok(())
}

async fn run(membership: &Membership, options: &PgConnectOptions) {
    let every = membership.every();
    let mut ticks = interval(every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut connection = None;
    // Since when every beat has arrived in time, and when the last one did.
    let mut steady: Option<Instant> = None;
    let mut last = Instant::now();
    let mut tidied = Instant::now();
    while !membership.is_stopped() {
        ticks.tick().await;
        let begin = Instant::now();
        if begin - last > 3 * every {
            metrics::counter!("orrery_beats_late").increment(1);
            steady = None;
        }
        // Whoever has missed beats itself cannot tell whether the others did: after a restart of the database everybody
        // looks dead for a moment.
        let bury = steady.is_some_and(|since| since.elapsed() >= membership.lease());
        match timeout(2 * every, round(membership, options, &mut connection, bury)).await {
            Ok(Ok(())) => {
                last = begin;
                steady = steady.or(Some(begin));
            }
            failed => {
                match failed {
                    Ok(Err(error)) => tracing::warn!(%error, "a beat failed"),
                    _ => tracing::warn!("the database does not answer a beat"),
                }
                connection = None;
                steady = None;
                membership.note_trouble();
            }
        }
        if tidied.elapsed() > TIDY_EVERY
            && let Some(connection) = &mut connection
        {
            tidied = Instant::now();
            if let Err(error) = membership.forget(connection, crate::time::now() - KEEP_MS).await {
                tracing::warn!(%error, "forgetting old ownerships and servers");
            }
        }
    }
}

async fn round(
    membership: &Membership,
    options: &PgConnectOptions,
    connection: &mut Option<PgConnection>,
    bury: bool,
) -> anyhow::Result<()> {
    let c = match connection {
        Some(c) => c,
        None => connection.insert(PgConnection::connect_with(options).await?),
    };
    if !membership.beat(c).await? {
        membership.rise(c).await?;
    }
    if bury {
        membership.bury(c).await?;
    }
    membership.look_around(c).await?;
    Ok(())
}

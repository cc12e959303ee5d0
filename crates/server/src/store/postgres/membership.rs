//! Who is alive: servers write down when they were last heard of, and bury those who were not for too long.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::ensure;
use sqlx::{AssertSqlSafe, PgConnection, PgExecutor, Row};
use tokio::sync::watch;

use super::{NOW, Pool};
use crate::secret;
use crate::store::{Place, Result};

/// How many beats there are in a lease.
const BEATS: u32 = 10;
/// A server that refuses connections is buried when it has not been heard of for this part of the lease.
const REFUSED: f64 = 0.24;

/// What a server tells the others of itself.
#[derive(Clone, Debug)]
pub struct NodeSettings {
    /// Where others reach it; none if it is to be the only one.
    pub address: Option<String>,
    /// How long it is taken to live after it was last heard of.
    pub lease: Duration,
    /// Whether it takes only games that no other server can play.
    pub drain: bool,
}

/// Another server that lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Where it listens for other servers.
    pub address: String,
    /// Whether it is about to stop.
    pub leaving: bool,
}

/// This server among the others.
pub struct Membership {
    settings: NodeSettings,
    // A plain mutex: held for a moment, never over an await.
    state: Mutex<State>,
    /// The servers that live, without this one.
    peers: watch::Sender<Arc<BTreeMap<String, Peer>>>,
    /// How often it had to begin anew, because others had given it up.
    lives: watch::Sender<u64>,
    leaving: AtomicBool,
    stopped: AtomicBool,
    secret: String,
}

struct State {
    id: String,
    /// When the last beat that arrived was sent.
    beat: Instant,
    /// When one last failed: connections from before may be dead without a word.
    trouble: Option<Instant>,
}

impl Membership {
    /// Joins the servers that are there.
    pub(super) async fn join(c: &mut PgConnection, settings: NodeSettings) -> anyhow::Result<Membership> {
        let begin = Instant::now();
        // A server without an address may just have fallen: after its lease its place is free.
        let (id, secret, beat) = loop {
            let sent = Instant::now();
            match register(c, &settings).await? {
                Some((id, secret)) => break (id, secret, sent),
                None => ensure!(
                    begin.elapsed() < settings.lease * 3 / 2,
                    "another server uses this database; give both an address with --node-address"
                ),
            }
            tokio::time::sleep(settings.lease / BEATS).await;
        };
        Ok(Membership {
            settings,
            state: Mutex::new(State { id, beat, trouble: None }),
            peers: watch::Sender::default(),
            lives: watch::Sender::default(),
            leaving: AtomicBool::default(),
            stopped: AtomicBool::default(),
            secret,
        })
    }

    /// Somebody who only looks: nobody knows of it.
    pub(super) fn visitor() -> Membership {
        Membership {
            settings: NodeSettings { address: None, lease: Duration::MAX / 8, drain: false },
            state: Mutex::new(State { id: String::new(), beat: Instant::now(), trouble: None }),
            peers: watch::Sender::default(),
            lives: watch::Sender::default(),
            leaving: AtomicBool::default(),
            stopped: AtomicBool::default(),
            secret: String::new(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The id of this server; another one after it was given up.
    pub fn id(&self) -> String {
        self.lock().id.clone()
    }

    /// By which servers know each other.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// Whether nobody may have heard of this server for so long that others could take its tables at any moment: then it
    /// does nothing.
    pub fn is_frozen(&self) -> bool {
        self.lock().beat.elapsed() > self.settings.lease * 4 / 5
    }

    /// A beat has failed.
    pub(super) fn note_trouble(&self) {
        self.lock().trouble = Some(Instant::now());
    }

    /// Whether a connection of this age can still be good.
    pub(super) fn trusts(&self, age: Duration) -> bool {
        self.lock().trouble.is_none_or(|trouble| age < trouble.elapsed())
    }

    /// The servers that live, without this one.
    pub fn peers(&self) -> watch::Receiver<Arc<BTreeMap<String, Peer>>> {
        self.peers.subscribe()
    }

    /// Where something is worked on that any server could do, but only one should: all of them agree on it.
    pub fn desk(&self, id: &str) -> Place {
        let rank = |node: &str| secret::hash(&format!("{node} {id}"));
        let own = (!self.is_leaving()).then(|| self.id());
        let peers = self.peers.borrow();
        let others = peers.iter().filter(|(_, peer)| !peer.leaving).map(|(node, peer)| (node, &peer.address));
        let other = others.min_by_key(|(node, _)| rank(node));
        match other.filter(|(node, _)| own.is_none_or(|own| rank(node) < rank(&own))) {
            Some((node, address)) => Place::At { node: node.clone(), address: address.clone() },
            None => Place::Here,
        }
    }

    /// Changes when others have given this server up, and it has begun anew, without tables.
    pub fn lives(&self) -> watch::Receiver<u64> {
        self.lives.subscribe()
    }

    /// Whether this server is about to stop, and takes no tables.
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    pub(super) fn set_leaving(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// How often it must be heard of.
    pub(super) fn every(&self) -> Duration {
        self.settings.lease / BEATS
    }

    pub(super) fn lease(&self) -> Duration {
        self.settings.lease
    }

    pub(super) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Says that this server lives; false if others have given it up.
    pub(super) async fn beat(&self, c: &mut PgConnection) -> Result<bool> {
        let sent = Instant::now();
        let sql = format!("update node set seen = {NOW} where id = $1 and not dead");
        let done = sqlx::query(AssertSqlSafe(sql)).bind(self.id()).execute(c).await?;
        let lives = done.rows_affected() == 1;
        if lives {
            self.lock().beat = sent;
        }
        Ok(lives)
    }

    /// Begins anew after others have given this server up: whatever it had is theirs.
    pub(super) async fn rise(&self, c: &mut PgConnection) -> anyhow::Result<()> {
        let sent = Instant::now();
        let Some((id, _)) = register(c, &self.settings).await? else { return Ok(()) };
        tracing::warn!(id, "given up by the others; began anew without tables");
        let mut state = self.lock();
        *state = State { id, beat: sent, ..*state };
        drop(state);
        self.lives.send_modify(|lives| *lives += 1);
        Ok(())
    }

    /// Gives those up who were not heard of for a whole lease.
    pub(super) async fn bury(&self, c: &mut PgConnection) -> Result<()> {
        let sql = format!(
            "update node set dead = true where not dead and seen + lease < {NOW} and id <> $1 returning id"
        );
        for row in sqlx::query(AssertSqlSafe(sql)).bind(self.id()).fetch_all(c).await? {
            tracing::warn!(node = row.try_get::<String, _>("id")?, "a server was not heard of for too long");
        }
        Ok(())
    }

    /// Forgets ownerships that began before, and servers that have fallen before; those that a table still names tell when it
    /// stood still.
    ///
    /// # Errors
    ///
    /// Those of the database.
    pub async fn forget(&self, c: &mut PgConnection, before: i64) -> Result<()> {
        for sql in [
            "delete from tenure where time < $1",
            "delete from node where dead and seen < $1 and id not in
             (select owner from game_table where owner is not null)",
        ] {
            sqlx::query(sql).bind(before).execute(&mut *c).await?;
        }
        Ok(())
    }

    /// Looks who lives.
    pub(super) async fn look_around(&self, c: impl PgExecutor<'_>) -> Result<()> {
        let rows = sqlx::query("select id, address, leaving from node where not dead and id <> $1")
            .bind(self.id())
            .fetch_all(c)
            .await?;
        let mut peers = BTreeMap::new();
        for row in rows {
            let address: Option<String> = row.try_get("address")?;
            let peer = Peer { address: address.unwrap_or_default(), leaving: row.try_get("leaving")? };
            peers.insert(row.try_get("id")?, peer);
        }
        let peers = Arc::new(peers);
        self.peers.send_if_modified(|known| {
            let news = *known != peers;
            *known = peers;
            news
        });
        Ok(())
    }

    /// Gives a server up that refuses connections, if it has been silent for a moment as well. Should it live after all,
    /// it can write nothing to tables that others have claimed.
    pub(super) async fn bury_silent(&self, pool: &Pool, node: &str) -> Result<bool> {
        let sql = format!("update node set dead = true where id = $1 and not dead and seen < {NOW} - $2");
        let silent = self.settings.lease.mul_f64(REFUSED).as_millis() as i64;
        let done = sqlx::query(AssertSqlSafe(sql)).bind(node).bind(silent).execute(pool).await?;
        if done.rows_affected() == 1 {
            tracing::warn!(node, "a server refuses connections and is silent");
            self.look_around(pool).await?;
        }
        Ok(done.rows_affected() == 1)
    }
}

/// A new server; returns its id and the secret that all share. None if there is another that has no address, or this one has
/// none and there are others.
async fn register(c: &mut PgConnection, settings: &NodeSettings) -> Result<Option<(String, String)>> {
    use sqlx::Connection;
    let mut t = c.begin().await?;
    let sql = format!(
        "insert into cluster (only_row, secret, up_since) values (1, $1, {NOW}) on conflict do nothing"
    );
    sqlx::query(AssertSqlSafe(sql)).bind(secret::secret()).execute(&mut *t).await?;
    // One at a time.
    let row = sqlx::query("select secret from cluster for update").fetch_one(&mut *t).await?;
    // Who starts again at an address has fallen before.
    sqlx::query("update node set dead = true where address = $1 and not dead")
        .bind(&settings.address)
        .execute(&mut *t)
        .await?;
    let sql = format!(
        "select count(*) as others, count(*) filter (where address is null) as alone from node
         where not dead and seen + lease > {NOW}"
    );
    let found = sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut *t).await?;
    let (others, alone): (i64, i64) = (found.try_get("others")?, found.try_get("alone")?);
    if alone > 0 || others > 0 && settings.address.is_none() {
        return Ok(None);
    }
    if others == 0 {
        let sql = format!("update cluster set up_since = {NOW}");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *t).await?;
        sqlx::query("update node set dead = true where not dead and address is null")
            .execute(&mut *t)
            .await?;
    }
    let id = secret::id();
    let sql = format!(
        "insert into node (id, address, program, rules, started, seen, lease, drain)
         values ($1, $2, $3, $4, {NOW}, {NOW}, $5, $6)"
    );
    sqlx::query(AssertSqlSafe(sql))
        .bind(&id)
        .bind(&settings.address)
        .bind(env!("CARGO_PKG_VERSION"))
        .bind(rules())
        .bind(settings.lease.as_millis() as i64)
        .bind(settings.drain)
        .execute(&mut *t)
        .await?;
    t.commit().await?;
    Ok(Some((id, row.try_get("secret")?)))
}

/// The rules versions that this program plays.
fn rules() -> String {
    let games = orrery_catalog::GAMES.iter();
    let rules = games.map(|game| format!("{}={},", game.info().id, game.rules_version()));
    format!(",{}", rules.collect::<String>())
}

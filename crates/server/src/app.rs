//! What all parts of a running server share.

use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::{broadcast, watch};

use crate::bot_queue::BotQueue;
use crate::cluster::Cluster;
use crate::limits::Limits;
use crate::reports::Reports;
use crate::session::Ended;
use crate::settings::ServeArgs;
use crate::store::Store;
use crate::table::Tables;
use crate::time;
use crate::verified::VerifiedGames;

/// A running server, shared by all its tasks.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// The parts.
pub struct Shared {
    /// The settings.
    pub settings: ServeArgs,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The other servers, if there can be any.
    pub cluster: Option<Arc<Cluster>>,
    /// What is allowed.
    pub limits: Limits,
    /// The tables in memory.
    pub tables: Tables,
    /// Uploaded records that were verified lately.
    pub verified: VerifiedGames,
    /// Places for thinking bots.
    pub bots: Arc<BotQueue>,
    /// Places for thinking about hints: apart, so that neither keeps the other waiting.
    pub hints: Arc<BotQueue>,
    /// Reports that are waited for.
    pub reports: Reports,
    /// Tells open sockets of sessions and tokens that have ended.
    pub ended: broadcast::Sender<Ended>,
    /// When the server began.
    pub started: i64,
    stop: watch::Sender<bool>,
}

impl App {
    /// A server over an open store.
    pub fn new(settings: ServeArgs, store: Arc<dyn Store>, cluster: Option<Arc<Cluster>>) -> App {
        let limits = Limits::new(&settings);
        let bots = BotQueue::new("bots", settings.bots());
        let hints = BotQueue::new("hints", 1);
        App(Arc::new(Shared {
            settings,
            store,
            cluster,
            limits,
            tables: Tables::default(),
            verified: VerifiedGames::default(),
            bots,
            hints,
            reports: Reports::default(),
            ended: broadcast::channel(64).0,
            started: time::now(),
            stop: watch::channel(false).0,
        }))
    }

    /// Tells every task to finish.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Returns when the server is about to stop.
    pub async fn stopped(&self) {
        // The sender lives as long as `self`, so this ends only by `stop`.
        drop(self.stop.subscribe().wait_for(|stop| *stop).await);
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

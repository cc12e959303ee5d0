//! Several servers on one database: any of them takes a request, and hands it on to the one that has the table.
//!
//! Who has a table is decided in the database alone, by `store::Postgres`. Read `forward` (on the way to the owner), then
//! `between` (what servers tell each other).

pub mod between;
mod forward;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Request, Response};
use hyper::body::Incoming;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::{Client, Error};
use hyper_util::rt::TokioExecutor;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::store::{self, Membership, Place, Postgres};

pub use forward::to_owner;

/// By which servers know each other, which server is meant, and whose request it is.
const SECRET: HeaderName = HeaderName::from_static("x-orrery-secret");
const NODE: HeaderName = HeaderName::from_static("x-orrery-node");
const CLIENT: HeaderName = HeaderName::from_static("x-orrery-client");

/// How long another server may take to accept a connection, and the database to say who has a table.
const CONNECT: Duration = Duration::from_secs(1);
const ANSWER: Duration = Duration::from_secs(3);
/// How many tables come into the memory at the same time.
const LOADS: usize = 32;

/// Marks a request that came through another server: it goes no further, and was counted there.
#[derive(Clone, Copy)]
pub struct Forwarded;

/// The other servers, and the way to them.
pub struct Cluster {
    store: Arc<Postgres>,
    client: Client<HttpConnector, Body>,
    /// Places for tables that come into the memory.
    pub loads: Semaphore,
}

impl Cluster {
    /// This server among the others.
    pub fn new(store: Arc<Postgres>) -> Cluster {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Cluster { store, client, loads: Semaphore::new(LOADS) }
    }

    /// Who lives.
    pub fn membership(&self) -> &Membership {
        self.store.membership()
    }

    /// Where a table is to be asked for.
    pub async fn place(&self, id: &str) -> store::Result<Place> {
        in_time(self.store.place(id)).await
    }

    /// Gives a table back, if it is still owned under this epoch: anybody may claim it.
    pub async fn release(&self, id: &str, epoch: i64) -> store::Result<()> {
        in_time(self.store.release(id, epoch)).await
    }

    /// Gives a table back, as soon as that is possible: nobody is to wait until this server falls.
    pub async fn give_back(&self, app: &App, id: &str, epoch: i64) {
        while !app.is_stopping() {
            match self.release(id, epoch).await {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, table = id, "giving a table back"),
            }
            sleep(CONNECT).await;
        }
    }

    /// Takes no more tables, and tells the others so.
    pub async fn leave(&self) -> store::Result<()> {
        in_time(self.store.leave()).await
    }

    /// Sends a request to another server.
    async fn send(
        &self,
        node: &str,
        address: &str,
        mut request: Request<Body>,
    ) -> Result<Response<Incoming>, SendError> {
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        *request.uri_mut() = format!("http://{address}{path}").parse().map_err(|_| SendError::Refused)?;
        let value = |text: &str| HeaderValue::from_str(text).map_err(|_| SendError::Refused);
        request.headers_mut().insert(SECRET, value(self.membership().secret())?);
        request.headers_mut().insert(NODE, value(node)?);
        let answer = tokio::select! {
            answer = self.client.request(request) => answer.map_err(SendError::from),
            () = self.buried(node) => Err(SendError::Broken),
        };
        if matches!(answer, Err(SendError::Refused))
            && let Err(error) = in_time(self.store.refused(node)).await
        {
            tracing::warn!(%error, node, "whether a server lives is not known");
        }
        answer
    }

    /// Returns when a server does not live any more. One that has just begun may not be known here yet.
    async fn buried(&self, node: &str) {
        let mut peers = self.membership().peers();
        drop(peers.wait_for(|peers| peers.contains_key(node)).await);
        drop(peers.wait_for(|peers| !peers.contains_key(node)).await);
    }
}

async fn in_time<T>(call: impl Future<Output = store::Result<T>>) -> store::Result<T> {
    timeout(ANSWER, call).await.unwrap_or(Err(store::Error::PoolTimedOut))
}

/// Why a request to another server failed.
enum SendError {
    /// It was never sent.
    Refused,
    /// It was sent, and nobody knows what came of it.
    Broken,
}

impl From<Error> for SendError {
    fn from(error: Error) -> SendError {
        tracing::debug!(%error, "a request to another server failed");
        if error.is_connect() { SendError::Refused } else { SendError::Broken }
    }
}

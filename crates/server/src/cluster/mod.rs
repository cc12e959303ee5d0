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

use crate::store::{Membership, Postgres};

pub use forward::to_owner;

/// By which servers know each other, which server is meant, and whose request it is.
const SECRET: HeaderName = HeaderName::from_static("x-orrery-secret");
const NODE: HeaderName = HeaderName::from_static("x-orrery-node");
const CLIENT: HeaderName = HeaderName::from_static("x-orrery-client");

/// How long another server may take to accept a connection.
const CONNECT: Duration = Duration::from_secs(1);

/// Marks a request that came through another server: it goes no further, and was counted there.
#[derive(Clone, Copy)]
pub struct Forwarded;

/// The other servers, and the way to them.
pub struct Cluster {
    /// The database that all share.
    pub store: Arc<Postgres>,
    client: Client<HttpConnector, Body>,
}

impl Cluster {
    /// This server among the others.
    pub fn new(store: Arc<Postgres>) -> Cluster {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        Cluster { store, client: Client::builder(TokioExecutor::new()).build(connector) }
    }

    /// Who lives.
    pub fn membership(&self) -> &Membership {
        self.store.membership()
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
        tokio::select! {
            answer = self.client.request(request) => answer.map_err(SendError::from),
            () = self.buried(node) => Err(SendError::Broken),
        }
    }

    /// Returns when a server does not live any more.
    async fn buried(&self, node: &str) {
        drop(self.membership().peers().wait_for(|peers| !peers.contains_key(node)).await);
    }
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

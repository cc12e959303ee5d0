//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use futures_util::future::try_join_all;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tracing_subscriber::EnvFilter;

use crate::app::App;
use crate::cluster::Cluster;
use crate::listen::listen;
use crate::settings::ServeArgs;
use crate::store::{NodeSettings, Postgres, Sqlite, Store};
use crate::{cluster, http, metrics, reports, table};

/// How long clients may take to read their last answers.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its parts.
    pub app: App,
    tasks: Vec<JoinHandle<std::io::Result<()>>>,
}

/// Runs a server until the process is told to stop.
pub async fn serve(settings: ServeArgs) -> anyhow::Result<()> {
    log(&settings);
    let running = start(settings).await?;
    let data = match &running.app.settings.store {
        Some(_) => "PostgreSQL".into(),
        None => running.app.settings.data.display().to_string(),
    };
    tracing::info!(address = %running.address, data, "listening");
    println!("Orrery is at http://{}", running.address);
    signal().await;
    tracing::info!("stopping");
    running.stop().await
}

/// Starts a server and returns when it listens.
pub async fn start(settings: ServeArgs) -> anyhow::Result<Running> {
    settings.check()?;
    metrics::install();
    allow_files();
    let listener = TcpListener::bind(settings.address)
        .await
        .with_context(|| format!("cannot listen at {}", settings.address))?;
    let address = listener.local_addr()?;
    // Before others hear of this server: who is refused at its address takes it for dead.
    let between = match settings.node_listen.as_ref().or(settings.node_address.as_ref()) {
        Some(at) => Some(TcpListener::bind(at).await.with_context(|| format!("cannot listen at {at}"))?),
        None => None,
    };
    let (store, cluster) = open(&settings).await?;
    let app = App::new(settings, store, cluster);
    let router = http::router(&app);
    tokio::spawn(table::look_after(app.clone()));
    tokio::spawn(reports::work(app.clone()));
    let mut tasks = vec![tokio::spawn(listen(listener, app.clone(), router))];
    if let Some(listener) = between {
        tasks.push(tokio::spawn(cluster::between::listen(listener, app.clone())));
    }
    Ok(Running { address, app, tasks })
}

/// Opens the data file, or joins the servers on a database.
async fn open(settings: &ServeArgs) -> anyhow::Result<(Arc<dyn Store>, Option<Arc<Cluster>>)> {
    let Some(url) = &settings.store else {
        let file = Sqlite::open(&settings.data)
            .await
            .with_context(|| format!("cannot open the data file {}", settings.data.display()))?;
        return Ok((Arc::new(file), None));
    };
    let node = NodeSettings {
        address: settings.node_address.clone(),
        lease: Duration::from_millis(settings.lease_ms),
        drain: settings.drain,
    };
    let store = Arc::new(Postgres::open(url, node).await.context("cannot open the database")?);
    Ok((store.clone(), Some(Arc::new(Cluster::new(store)))))
}

impl Running {
    /// Stops: sockets are closed, requests finish, everything is written.
    pub async fn stop(self) -> anyhow::Result<()> {
        if let Some(cluster) = &self.app.cluster {
            leave(&self.app, cluster).await;
        }
        self.app.stop();
        // A client that does not read its answer must not keep the server from stopping.
        if let Ok(ended) = timeout(LAST_ANSWERS, try_join_all(self.tasks)).await {
            ended?.into_iter().collect::<std::io::Result<()>>()?;
        }
        self.app.store.close().await?;
        Ok(())
    }
}

/// Tells the others, lets whoever spreads requests notice, and gives the tables away while others can take them.
async fn leave(app: &App, cluster: &Cluster) {
    if let Err(error) = cluster.leave().await {
        tracing::warn!(%error, "cannot tell the others that this server leaves");
    }
    if cluster.membership().peers().borrow().values().any(|peer| !peer.leaving) {
        sleep(Duration::from_secs(app.settings.leave_seconds)).await;
    }
    app.tables.give_away().await;
}

/// Logs go to the standard error output; `ORRERY_LOG` or `RUST_LOG` says how much.
fn log(settings: &ServeArgs) {
    let filter = EnvFilter::try_from_env("ORRERY_LOG").or_else(|_| EnvFilter::try_from_default_env());
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Somebody else may have set up a log already.
    drop(match settings.log_json {
        true => builder.json().try_init(),
        false => builder.try_init(),
    });
}

/// Every socket counts as an open file, and the usual limit is low: asks for as many as the system allows.
fn allow_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }) {
            tracing::warn!(%error, "the number of open files stays as it is");
        }
    }
}

/// Returns when the process is asked to stop.
async fn signal() {
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

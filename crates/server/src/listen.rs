//! Accepting connections: how many at once, how long a client may take to say what it wants, and to take the answer.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

use crate::app::App;
use crate::session::Address;

/// How long to wait when the system gives no more connections.
const NO_MORE_FILES: Duration = Duration::from_millis(100);

/// Answers requests until the server stops; then those under way are finished.
pub async fn listen(listener: TcpListener, app: App, router: Router) -> io::Result<()> {
    // Each connection holds a sender: when all are gone, so are the connections.
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let (stream, peer) = tokio::select! {
            () = app.stopped() => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::error!(%error, "accepting a connection");
                    sleep(NO_MORE_FILES).await;
                    continue;
                }
            },
        };
        // Behind a proxy all connections come from the proxy, which has to count them itself; and so do programs on this machine.
        let address = Address(peer.ip()).plain();
        let key = (!app.settings.behind_proxy && !address.is_loopback()).then_some(address);
        let Ok(permit) = app.limits.connections.hold(key) else { continue };
        // Messages are small and wanted at once. Where this cannot be set, they come a little later.
        drop(stream.set_nodelay(true));
        let router = router.clone();
        let service =
            service_fn(move |request: hyper::Request<Incoming>| answer(router.clone(), peer, request));
        let patience = Duration::from_secs(app.settings.body_seconds);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(Duration::from_secs(app.settings.head_seconds))
            .serve_connection(TokioIo::new(Stalling::new(stream, patience)), service)
            .with_upgrades();
        let (app, open) = (app.clone(), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            tokio::select! {
                // A client that goes away or sends nonsense is no fault of the server.
                _ = connection.as_mut() => {}
                () = app.stopped() => {
                    connection.as_mut().graceful_shutdown();
                    drop(connection.await);
                }
            }
            drop((permit, open));
        });
    }
    drop(open);
    all_closed.recv().await;
    Ok(())
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<axum::response::Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.oneshot(request).await
}

/// A stream that fails if the other side takes nothing for too long.
struct Stalling {
    stream: TcpStream,
    patience: Duration,
    /// Runs while something waits to be taken.
    stall: Option<Pin<Box<Sleep>>>,
}

impl Stalling {
    fn new(stream: TcpStream, patience: Duration) -> Stalling {
        Stalling { stream, patience, stall: None }
    }

    /// Passes a result on, and watches the time while there is none.
    fn watch<T>(&mut self, context: &mut Context<'_>, result: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if result.is_ready() {
            self.stall = None;
            return result;
        }
        let stall = self.stall.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(stall.as_mut().poll(context));
        metrics::counter!("orrery_refused", "limit" => "slow_readers").increment(1);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stalling {
    fn poll_read(
        mut self: Pin<&mut Self>,
        c: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(c, to)
    }
}

impl AsyncWrite for Stalling {
    fn poll_write(mut self: Pin<&mut Self>, c: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(c, from);
        self.watch(c, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        c: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(c, from);
        self.watch(c, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, c: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(c)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, c: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(c)
    }
}

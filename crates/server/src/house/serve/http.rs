//! HTTP/1.1 on admitted connections, with or without TLS.

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::Service;

use super::super::connections::{CappedListener, Connection, Connections, Crowded, Ticket};

/// The time limit of a TLS handshake and of request headers. Silent connections are closed within
/// ten seconds.
const HEADERS: Duration = Duration::from_secs(8);
/// The time limit of pending responses on shutdown.
const GRACE: Duration = Duration::from_secs(10);

/// The services of a connection.
#[derive(Clone)]
pub(super) struct Handler {
    pub(super) router: Router,
    pub(super) connections: Connections,
    #[cfg(feature = "tls")]
    pub(super) tls: Option<tokio_rustls::TlsAcceptor>,
}

/// Serves until `stopped` turns true, then finishes pending requests.
pub(super) async fn serve(
    listener: CappedListener,
    handler: Handler,
    mut stopped: watch::Receiver<bool>,
) {
    let mut tasks = JoinSet::new();
    {
        // Kept while tasks end: the connection being accepted may wait for just that.
        let mut accepting = pin!(listener.accept());
        loop {
            tokio::select! {
                () = wait(&mut stopped) => break,
                Some(_) = tasks.join_next() => {}
                (stream, peer) = &mut accepting => {
                    tasks.spawn(handler.clone().handle(stream, peer, stopped.clone()));
                    accepting.set(listener.accept());
                }
            }
        }
    }
    // From now on the operating system refuses connections.
    drop(listener);
    // Unfinished tasks are aborted with the set.
    let _ = timeout(GRACE, async { while tasks.join_next().await.is_some() {} }).await;
}

async fn wait(stopped: &mut watch::Receiver<bool>) {
    // An error means that the server is gone, which also ends it.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

impl Handler {
    async fn handle(
        self,
        stream: Connection<TcpStream>,
        peer: SocketAddr,
        stopped: watch::Receiver<bool>,
    ) {
        let ticket = stream.ticket();
        #[cfg(feature = "tls")]
        if let Some(tls) = &self.tls {
            if let Ok(Ok(stream)) = timeout(HEADERS, tls.accept(stream)).await {
                self.answer(stream, ticket, peer, stopped).await;
            }
            return;
        }
        self.answer(stream, ticket, peer, stopped).await;
    }

    async fn answer<S>(
        self,
        stream: S,
        ticket: Ticket,
        peer: SocketAddr,
        mut stopped: watch::Receiver<bool>,
    ) where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let Handler { router, connections, .. } = self;
        let service = service_fn(move |mut request: Request<Incoming>| {
            if connections.request_arrived(ticket) {
                request.extensions_mut().insert(Crowded);
            }
            request.extensions_mut().insert(ConnectInfo(peer));
            // A router is always ready.
            router.clone().call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = pin!(connection);
        // A broken connection needs no handling here.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = wait(&mut stopped) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}

//! The HTTP server around the tables: people, limits, configuration, operation.
//!
//! [`Server`] is the whole server, from a listening address and a database to responses. [`House`] is
//! the state that all requests share; [`router`] answers them, in tests also without a network.

mod body;
mod client;
mod connections;
mod guard;
mod indoors;
mod meters;
mod openapi;
mod operate;
mod page;
mod people;
mod problem;
mod reception;
mod secret;
mod serve;
mod socket;
mod speech;
mod tables;
#[cfg(feature = "tls")]
mod tls;

pub use crate::rate::Rate;
pub use client::{Client, File};
pub use connections::ConnectionLimits;
pub use guard::{Network, NotANetwork, NotAPublicUrl, PublicUrl, Rates};
pub use indoors::{Indoors, Page};
pub use openapi::openapi;
pub use people::Passwords;
pub use secret::Secret;
pub use serve::{Listen, Options, ServeError, Server};
#[cfg(feature = "tls")]
pub use tls::TlsFiles;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use higaki_store::{Store, UnixMillis};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;

use crate::tables::Tables;
use crate::time::Time;
use connections::Connections;
use guard::Limits;
use meters::Meters;
use operate::LastCheck;
use people::Transport;
use socket::Sockets;
use speech::Speech;

/// The configuration of the HTTP server.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// The address under which browsers find the server, if it differs from the listening address.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<Network>,
    /// The rate limits.
    pub rates: Rates,
    /// The limits on open connections.
    pub connections: ConnectionLimits,
    /// The bearer token for the metrics; without one they are disabled.
    pub metrics_token: Option<Secret>,
    /// Whether this server terminates TLS itself.
    pub tls: bool,
    /// The client for browsers.
    pub client: Client,
}

/// The state that all requests share. A handle: clones share the state.
#[derive(Clone, Debug)]
pub struct House(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    tables: Tables,
    time: Arc<dyn Time>,
    rules: Rules,
    passwords: Passwords,
    limits: Limits,
    connections: Connections,
    sockets: Sockets,
    speech: Speech,
    meters: Meters,
    last_check: LastCheck,
}

impl House {
    /// The HTTP server around these tables.
    #[must_use]
    pub fn new(
        store: Store,
        tables: Tables,
        time: Arc<dyn Time>,
        passwords: Passwords,
        rules: Rules,
    ) -> House {
        let sockets = Sockets::default();
        let connections = Connections::new(rules.connections, &rules.trusted_proxies);
        House(Arc::new(Inner {
            limits: Limits::new(&rules.rates, &time),
            meters: Meters::new(&store, &tables, &sockets, &connections),
            speech: Speech::new(),
            last_check: LastCheck::default(),
            connections,
            sockets,
            store,
            tables,
            time,
            rules,
            passwords,
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    pub(crate) fn now(&self) -> UnixMillis {
        self.0.time.now()
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.0.rules
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn connections(&self) -> &Connections {
        &self.0.connections
    }

    pub(crate) fn sockets(&self) -> &Sockets {
        &self.0.sockets
    }

    pub(crate) fn speech(&self) -> &Speech {
        &self.0.speech
    }

    pub(crate) fn meters(&self) -> &Meters {
        &self.0.meters
    }

    pub(crate) fn last_check(&self) -> &LastCheck {
        &self.0.last_check
    }

    /// Whether browsers use https.
    pub(crate) fn is_encrypted(&self) -> bool {
        match &self.rules().public_url {
            Some(public) => public.is_encrypted(),
            None => self.rules().tls,
        }
    }

    /// The transport that cookies are set for.
    pub(crate) fn transport(&self) -> Transport {
        if self.is_encrypted() { Transport::Encrypted } else { Transport::Plain }
    }
}

/// All routes with their OpenAPI descriptions.
fn routes() -> OpenApiRouter<House> {
    let api = people::routes().merge(tables::routes()).merge(socket::routes());
    openapi::described()
        .nest("/api", api)
        .merge(openapi::routes())
        .merge(operate::routes())
        .merge(page::routes())
}

/// The router with all routes and middleware.
pub fn router(house: House) -> Router {
    Router::from(routes())
        .fallback(page::elsewhere)
        .method_not_allowed_fallback(|| async { problem::Problem::method_not_allowed() })
        .layer(DefaultBodyLimit::max(body::MOST_BYTES))
        .layer(from_fn_with_state(house.clone(), reception::receive))
        .with_state(house)
}

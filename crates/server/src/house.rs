//! The house around the tables: HTTP, people, limits, and what the operator needs.
//!
//! [`Server`] is the whole of it, from an address and a database to answers. [`House`] is what
//! every request shares, and [`router`] answers them, also without a network in tests.

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
use people::Line;
use socket::Sockets;
use speech::Speech;

/// How the house is run.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// The address under which browsers find the server, if it is not the one it listens on.
    pub public_url: Option<PublicUrl>,
    /// The proxies whose word about a client's address counts.
    pub trusted_proxies: Vec<Network>,
    /// How often what may be done.
    pub rates: Rates,
    /// How many connections may be open.
    pub connections: ConnectionLimits,
    /// What a program sends to read the metrics; without it nobody can.
    pub metrics_token: Option<Secret>,
    /// Whether this server itself speaks TLS.
    pub tls: bool,
    /// The client for browsers.
    pub client: Client,
}

/// What every request shares. A handle: clones lead to the same house.
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
    /// A house around these tables.
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

    /// Whether browsers come through an encrypted line.
    pub(crate) fn is_encrypted(&self) -> bool {
        match &self.rules().public_url {
            Some(public) => public.is_encrypted(),
            None => self.rules().tls,
        }
    }

    /// How cookies are given.
    pub(crate) fn line(&self) -> Line {
        if self.is_encrypted() { Line::Encrypted } else { Line::Plain }
    }
}

/// All routes, each with its description.
fn routes() -> OpenApiRouter<House> {
    let api = people::routes().merge(tables::routes()).merge(socket::routes());
    openapi::described()
        .nest("/api", api)
        .merge(openapi::routes())
        .merge(operate::routes())
        .merge(page::routes())
}

/// Everything that the house answers.
pub fn router(house: House) -> Router {
    Router::from(routes())
        .fallback(page::elsewhere)
        .method_not_allowed_fallback(|| async { problem::Problem::method_not_allowed() })
        .layer(DefaultBodyLimit::max(body::MOST_BYTES))
        .layer(from_fn_with_state(house.clone(), reception::receive))
        .with_state(house)
}

//! Limits on TCP connections, per address and in total.
//!
//! A connection counts as waiting until its first request has arrived. When a limit is reached, the
//! oldest waiting connection is closed in favour of the new one, so that silent connections never
//! keep out a client that sends a request. Only when every connection is in use is the new one
//! refused. Near a limit, keep-alive is switched off.

mod file_limit;
mod listener;
mod stream;

pub(crate) use listener::CappedListener;
pub(crate) use stream::Connection;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, oneshot};

use super::guard::{Network, counted};
use file_limit::{connections_within, open_file_limit};

/// Default for one address: 200 sockets of a club behind one router, and their requests.
const PER_ADDRESS: usize = 300;
/// An evicted connection that is not closed by then is not waited for.
const EVICTION_TIMEOUT: Duration = Duration::from_secs(1);
/// The same warning is logged at most this often.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Configured limits on connections. In both fields, none means the default and 0 means no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// Connections in total. The limit on open files caps it in any case.
    pub total: Option<usize>,
    /// Connections from one IPv4 address or one IPv6 /64. Trusted proxies are exempt.
    pub per_address: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Caps {
    total: usize,
    per_address: usize,
}

impl ConnectionLimits {
    /// The effective limits where so many files may be open.
    fn within(self, open_files: Option<usize>) -> Caps {
        let possible = open_files.map_or(usize::MAX, connections_within);
        let wanted = self.total.filter(|total| *total > 0);
        if let Some(wanted) = wanted.filter(|wanted| *wanted > possible) {
            tracing::warn!(wanted, possible, "the limit on open files allows fewer connections");
        }
        let total = wanted.map_or(possible, |wanted| wanted.min(possible));
        let per_address = match self.per_address {
            // One address never takes everything.
            None => PER_ADDRESS.min(total.div_ceil(2)),
            Some(0) => usize::MAX,
            Some(most) => most,
        };
        Caps { total, per_address }
    }
}

/// All connections of this server. A handle: clones share the counts.
#[derive(Clone, Debug)]
pub(crate) struct Connections(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    caps: Caps,
    trusted_proxies: Vec<Network>,
    state: Mutex<State>,
    /// A connection was closed.
    closed: Notify,
    evicted: AtomicU64,
    refused: AtomicU64,
    failed_accepts: AtomicU64,
    limit_log: LogThrottle,
    accept_log: LogThrottle,
}

#[derive(Debug, Default)]
struct State {
    next: u64,
    /// Open sockets, those of evicted connections included.
    open: usize,
    /// Evicted, but not closed yet.
    leaving: HashSet<u64>,
    addresses: HashMap<IpAddr, OfAddress>,
    /// Connections without a request so far. Ids grow, so the oldest is the first.
    waiting: BTreeMap<u64, Waiting>,
}

#[derive(Debug, Default)]
struct OfAddress {
    open: usize,
    waiting: BTreeSet<u64>,
}

#[derive(Debug)]
struct Waiting {
    address: Option<IpAddr>,
    evict: oneshot::Sender<()>,
}

/// Marks a request whose connection is to be closed after the response, because a limit is near.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowded;

/// Identifies a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ticket {
    id: u64,
    /// The key of the per-address limit; none for a trusted proxy.
    address: Option<IpAddr>,
}

/// An open connection; dropped, it is no longer counted.
#[derive(Debug)]
struct Slot {
    connections: Connections,
    ticket: Ticket,
}

/// A slot, and the signal that the connection is to be closed.
type Admitted = (Slot, oneshot::Receiver<()>);

enum Full {
    /// A connection was evicted and will be closed in a moment.
    UntilClosed,
    /// All connections are in use.
    Refused,
}

/// Totals since the start, for the metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ConnectionCounts {
    pub(crate) open: u64,
    pub(crate) evicted: u64,
    pub(crate) refused: u64,
    pub(crate) failed_accepts: u64,
}

impl Connections {
    pub(crate) fn new(limits: ConnectionLimits, trusted_proxies: &[Network]) -> Connections {
        Connections::with_caps(limits.within(open_file_limit()), trusted_proxies)
    }

    fn with_caps(caps: Caps, trusted_proxies: &[Network]) -> Connections {
        Connections(Arc::new(Inner {
            caps,
            trusted_proxies: trusted_proxies.to_vec(),
            state: Mutex::default(),
            closed: Notify::new(),
            evicted: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            failed_accepts: AtomicU64::new(0),
            limit_log: LogThrottle::default(),
            accept_log: LogThrottle::default(),
        }))
    }

    pub(crate) fn counts(&self) -> ConnectionCounts {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        ConnectionCounts {
            open: self.state().open as u64,
            evicted: read(&self.0.evicted),
            refused: read(&self.0.refused),
            failed_accepts: read(&self.0.failed_accepts),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that is done under this lock can leave half of it behind.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A slot for a connection from this address; none if it is to be refused.
    async fn admit(&self, peer: IpAddr) -> Option<Admitted> {
        loop {
            let closed = self.0.closed.notified();
            match self.try_admit(peer) {
                Ok(admitted) => return Some(admitted),
                Err(Full::UntilClosed) => {
                    if tokio::time::timeout(EVICTION_TIMEOUT, closed).await.is_err() {
                        return None;
                    }
                }
                Err(Full::Refused) => return None,
            }
        }
    }

    fn try_admit(&self, peer: IpAddr) -> Result<Admitted, Full> {
        let peer = peer.to_canonical();
        let is_proxy = self.0.trusted_proxies.iter().any(|proxy| proxy.contains(peer));
        let address = (!is_proxy).then(|| counted(peer));
        let Caps { total, per_address } = self.0.caps;
        let mut state = self.state();
        if let Some(of_address) = address.and_then(|address| state.addresses.get(&address))
            && of_address.open >= per_address
        {
            let oldest = of_address.waiting.first().copied();
            self.make_room(&mut state, oldest, peer)?;
        }
        if state.open - state.leaving.len() >= total {
            let oldest = state.waiting.keys().next().copied();
            self.make_room(&mut state, oldest, peer)?;
        }
        if state.open >= total {
            return Err(Full::UntilClosed);
        }
        let id = state.next;
        let (evict, evicted) = oneshot::channel();
        state.next += 1;
        state.open += 1;
        state.waiting.insert(id, Waiting { address, evict });
        if let Some(address) = address {
            let of_address = state.addresses.entry(address).or_default();
            of_address.open += 1;
            of_address.waiting.insert(id);
        }
        Ok((Slot { connections: self.clone(), ticket: Ticket { id, address } }, evicted))
    }

    /// Evicts the oldest waiting connection, or refuses the new one.
    fn make_room(&self, state: &mut State, oldest: Option<u64>, peer: IpAddr) -> Result<(), Full> {
        let evicted = oldest.and_then(|id| Some((id, state.waiting.remove(&id)?)));
        let counter = if evicted.is_some() { &self.0.evicted } else { &self.0.refused };
        counter.fetch_add(1, Ordering::Relaxed);
        if self.0.limit_log.is_due() {
            let (evicted, refused) = (&self.0.evicted, &self.0.refused);
            tracing::warn!(%peer, open = state.open, ?evicted, ?refused, "connection limit reached");
        }
        let (id, waiting) = evicted.ok_or(Full::Refused)?;
        state.leave_address(Ticket { id, address: waiting.address });
        state.leaving.insert(id);
        // It may be closing by itself at this moment.
        let _ = waiting.evict.send(());
        Ok(())
    }

    /// A request has arrived: the connection is not evicted any more. Returns whether a limit is
    /// near, so that the connection should be closed after the response.
    pub(crate) fn request_arrived(&self, ticket: Ticket) -> bool {
        let mut state = self.state();
        if state.waiting.remove(&ticket.id).is_some()
            && let Some(of_address) = ticket.address.and_then(|own| state.addresses.get_mut(&own))
        {
            of_address.waiting.remove(&ticket.id);
        }
        let near = |open: usize, most: usize| open >= most - most / 4;
        let of_address = ticket.address.and_then(|address| state.addresses.get(&address));
        near(state.open, self.0.caps.total)
            || of_address.is_some_and(|own| near(own.open, self.0.caps.per_address))
    }

    fn accept_failed(&self, error: &std::io::Error) {
        let failed = self.0.failed_accepts.fetch_add(1, Ordering::Relaxed) + 1;
        if self.0.accept_log.is_due() {
            tracing::error!(%error, failed, "a connection could not be accepted");
        }
    }
}

impl State {
    fn leave_address(&mut self, ticket: Ticket) {
        let Some(address) = ticket.address else { return };
        if let Some(of_address) = self.addresses.get_mut(&address) {
            of_address.open -= 1;
            of_address.waiting.remove(&ticket.id);
            if of_address.open == 0 {
                self.addresses.remove(&address);
            }
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut state = self.connections.state();
        state.open -= 1;
        state.waiting.remove(&self.ticket.id);
        if !state.leaving.remove(&self.ticket.id) {
            state.leave_address(self.ticket);
        }
        drop(state);
        self.connections.0.closed.notify_one();
    }
}

/// Lets a log line pass once in an interval.
#[derive(Debug, Default)]
struct LogThrottle(Mutex<Option<Instant>>);

impl LogThrottle {
    fn is_due(&self) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let due = last.is_none_or(|last| last.elapsed() >= LOG_INTERVAL);
        if due {
            *last = Some(Instant::now());
        }
        due
    }
}

#[cfg(test)]
mod tests;

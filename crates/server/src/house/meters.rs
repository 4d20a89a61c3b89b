//! Metrics in the Prometheus format.

use higaki_store::{Activity, Counts, Store};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::connections::Connections;
use super::socket::Sockets;
use crate::tables::Tables;

/// The labels of a request. The route instead of the path: the id of a table is a secret, and each
/// path would be a time series of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

/// The metrics that the HTTP server counts itself; all others are read on a scrape.
pub(crate) struct Meters {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Family<Route, Histogram, fn() -> Histogram>,
    counts: Arc<Mutex<Counts>>,
}

/// Buckets from a quarter of a millisecond to four seconds.
fn latencies() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 15))
}

impl Meters {
    pub(crate) fn new(
        store: &Store,
        tables: &Tables,
        sockets: &Sockets,
        connections: &Connections,
    ) -> Meters {
        let mut registry = Registry::with_prefix("higaki");
        let requests = Family::default();
        registry.register("http_requests", "Requests that were answered", requests.clone());
        let seconds = Family::new_with_constructor(latencies as fn() -> Histogram);
        let help = "How long requests took to answer";
        registry.register_with_unit("http_request", help, Unit::Seconds, seconds.clone());
        registry.register_collector(Box::new(OfStore(store.clone())));
        registry.register_collector(Box::new(OfTables(tables.clone())));
        registry.register_collector(Box::new(OfSockets(sockets.clone())));
        registry.register_collector(Box::new(OfConnections(connections.clone())));
        let counts = Arc::default();
        registry.register_collector(Box::new(Counted(Arc::clone(&counts))));
        Meters { registry, requests, seconds, counts }
    }

    /// Counts a response.
    pub(crate) fn answered(&self, method: &str, route: &str, status: u16, took: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        self.seconds.get_or_create(&Route { route: route.clone() }).observe(took.as_secs_f64());
        self.requests.get_or_create(&Answered { method, route, status }).inc();
    }

    /// Remembers the row counts of the store.
    pub(crate) fn counted(&self, counts: Counts) {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner) = counts;
    }

    /// All metrics as text.
    pub(crate) fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        text::encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

impl fmt::Debug for Meters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meters").finish_non_exhaustive()
    }
}

/// Counters and gauges with their names and help texts.
type Numbers = [(&'static str, &'static str, u64)];

fn counters(encoder: &mut DescriptorEncoder<'_>, numbers: &Numbers) -> Result<(), fmt::Error> {
    for (name, help, count) in numbers {
        let counter = ConstCounter::new(*count);
        counter.encode(encoder.encode_descriptor(name, help, None, counter.metric_type())?)?;
    }
    Ok(())
}

fn gauges(encoder: &mut DescriptorEncoder<'_>, numbers: &Numbers) -> Result<(), fmt::Error> {
    for (name, help, value) in numbers {
        let gauge = ConstGauge::new(i64::try_from(*value).unwrap_or(i64::MAX));
        gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)?;
    }
    Ok(())
}

/// The metrics of the store's writer.
#[derive(Debug)]
struct OfStore(Store);

impl Collector for OfStore {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let activity = self.0.activity();
        let Activity { commits, requests, appends, repeats, conflicts, failures, .. } = activity;
        counters(
            &mut encoder,
            &[
                ("store_commits", "Transactions that are on disk", commits),
                ("store_requests", "Requests that these transactions carried", requests),
                ("store_appends", "Appends to the logs of tables", appends),
                ("store_repeats", "Appends that were known already", repeats),
                ("store_conflicts", "Appends that came too late", conflicts),
                ("store_failures", "Appends that the database failed", failures),
            ],
        )?;
        let (queued, limit) = (activity.queued as u64, activity.queue_limit as u64);
        gauges(
            &mut encoder,
            &[
                ("store_queued", "Requests that wait for the writer", queued),
                ("store_queue_limit", "How many can wait before callers have to", limit),
            ],
        )?;
        let seconds = ConstCounter::new(activity.total_commit.as_secs_f64());
        let help = "How long all transactions took until they were on disk";
        let (unit, kind) = (Unit::Seconds, seconds.metric_type());
        seconds.encode(encoder.encode_descriptor("store_commit", help, Some(&unit), kind)?)
    }
}

/// The most recent row counts of the store.
#[derive(Debug)]
struct Counted(Arc<Mutex<Counts>>);

impl Collector for Counted {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let counts = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        gauges(
            &mut encoder,
            &[
                ("tables", "Tables that are kept", counts.tables),
                ("games_running", "Games that are being played", counts.running),
                ("log_entries", "Entries of all logs", counts.entries),
                ("guests", "Guests", counts.guests),
                ("accounts", "Accounts", counts.accounts),
                ("sessions", "Browsers that are logged in", counts.sessions),
            ],
        )
    }
}

/// The metrics of the tables.
#[derive(Debug)]
struct OfTables(Tables);

impl Collector for OfTables {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let activity = self.0.activity();
        gauges(
            &mut encoder,
            &[
                ("tables_loaded", "Tables in memory", activity.loaded),
                ("viewers", "Viewers who are told what happens", activity.watching),
                ("bots_thinking", "Bots that think or wait for it", activity.thinking),
            ],
        )?;
        counters(
            &mut encoder,
            &[
                ("asks", "Everything that was asked of tables", activity.asks),
                ("refusals", "What of it was refused", activity.refusals),
                ("moves", "Choices that were made durable", activity.moves),
                ("bot_moves", "Choices of bots among them", activity.bot_moves),
                ("takeovers", "Seats that bots took over", activity.takeovers),
                ("games_finished", "Games that came to an end", activity.finished),
                ("games_archived", "Games whose logs were archived", activity.archived),
                ("table_loads", "Tables that were read from the store", activity.loads),
                ("table_panics", "Tasks of tables that panicked", activity.panics),
                ("viewers_lagged", "Viewers who read too slowly", activity.lagged),
            ],
        )
    }
}

/// The number of open sockets.
#[derive(Debug)]
struct OfSockets(Sockets);

impl Collector for OfSockets {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        gauges(&mut encoder, &[("sockets", "Sockets that are open", self.0.open())])
    }
}

/// The metrics of connections and their limits.
#[derive(Debug)]
struct OfConnections(Connections);

impl Collector for OfConnections {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let counts = self.0.counts();
        gauges(&mut encoder, &[("connections", "Open TCP connections", counts.open)])?;
        counters(
            &mut encoder,
            &[
                (
                    "connections_evicted",
                    "Connections without a request that were closed for a new one",
                    counts.evicted,
                ),
                (
                    "connections_refused",
                    "Connections that were refused because of a limit",
                    counts.refused,
                ),
                (
                    "accept_failures",
                    "Connections that the system could not accept",
                    counts.failed_accepts,
                ),
            ],
        )
    }
}

//! Creating and joining tables over HTTP.

use futures_util::future::try_join_all;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

use crate::client::{Guest, Http, Target};
use crate::error::ProveError;
use crate::measure::{Latency, usage};

/// Measurements of the lobby.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LobbyFigures {
    /// Answered requests; half of them created a table, the rest joined it.
    pub requests: u64,
    /// The duration, in seconds.
    pub seconds: f64,
    /// Requests per second.
    pub requests_per_second: f64,
    /// Requests per CPU second of the server.
    pub requests_per_cpu_second: Option<f64>,
    /// Latency of a request, in milliseconds.
    pub latency: Option<Latency>,
}

/// Concurrent connections.
const LINES: usize = 64;

const CREATE: &str = r#"{"game":"osaka","seats":[{"kind":"me"},{"kind":"open"}]}"#;

#[derive(Deserialize)]
struct Created {
    table: String,
}

pub(super) async fn fill(
    time: Duration,
    target: &Target,
    process: Option<u32>,
) -> Result<(LobbyFigures, Vec<String>), ProveError> {
    let guests = Guest::enter_all(target, 2 * LINES).await?;
    let before = process.and_then(usage);
    let start = Instant::now();
    let visitors = guests.chunks(2).enumerate().map(|(number, pair)| {
        let (target, pair) = (target.clone(), pair.to_vec());
        tokio::spawn(async move { visit(&target, &pair, number, start + time).await })
    });
    let done = try_join_all(visitors.collect::<Vec<_>>()).await.map_err(ProveError::inside)?;
    let seconds = start.elapsed().as_secs_f64();
    let after = process.and_then(usage);
    let (mut times, mut failures) = (Vec::new(), Vec::new());
    for (own, failure) in done {
        times.extend(own);
        failures.extend(failure);
    }
    let requests = times.len() as u64;
    let busy = before.zip(after).map(|(before, after)| after.cpu - before.cpu);
    let figures = LobbyFigures {
        requests,
        seconds,
        requests_per_second: requests as f64 / seconds,
        requests_per_cpu_second: busy.filter(|busy| *busy > 0.0).map(|busy| requests as f64 / busy),
        latency: Latency::of(times),
    };
    Ok((figures, failures))
}

/// Creates table after table, each with a host and a guest.
async fn visit(
    target: &Target,
    pair: &[Guest],
    number: usize,
    until: Instant,
) -> (Vec<Duration>, Option<String>) {
    let mut times = Vec::new();
    let failure = pair_up(target, pair, number, until, &mut times).await.err();
    (times, failure.map(|error| error.to_string()))
}

async fn pair_up(
    target: &Target,
    pair: &[Guest],
    number: usize,
    until: Instant,
    times: &mut Vec<Duration>,
) -> Result<(), ProveError> {
    let [host, guest] = pair else { return Ok(()) };
    let mut http = Http::connect(target, number).await?;
    while Instant::now() < until {
        let sent = Instant::now();
        let made = http.call("POST /api/tables", &host.cookie, CREATE).await?;
        times.push(sent.elapsed());
        let odd = |call: &str, status: u16, body: &str| {
            ProveError::answer(call, format!("{status} {body}"))
        };
        let created: Option<Created> = serde_json::from_str(&made.body).ok();
        let Some(Created { table }) = created.filter(|_| made.status == 201) else {
            return Err(odd("POST /api/tables", made.status, &made.body));
        };
        let sent = Instant::now();
        let call = format!("POST /api/tables/{table}/seats");
        let joined = http.call(&call, &guest.cookie, "{}").await?;
        times.push(sent.elapsed());
        if joined.status != 200 {
            return Err(odd(&call, joined.status, &joined.body));
        }
    }
    Ok(())
}

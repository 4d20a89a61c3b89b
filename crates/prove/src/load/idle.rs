//! Idle sockets.

use futures_util::future::join_all;
use serde::Serialize;
use std::time::Instant;

use crate::client::{Guest, Socket, Target};
use crate::error::ProveError;
use crate::measure::usage;

/// Measurements of idle sockets.
#[derive(Clone, Debug, Default, Serialize)]
pub struct IdleFigures {
    /// Sockets that were open and responsive at the end.
    pub sockets: usize,
    /// Opened sockets per second.
    pub opened_per_second: f64,
    /// Memory of the server for each socket, in bytes.
    pub memory_per_socket: Option<f64>,
    /// Memory of the server with all sockets, in bytes.
    pub memory: Option<u64>,
}

/// The server’s limit of sockets for a person.
const EACH: usize = 16;
/// Sockets that are opened concurrently.
const AT_ONCE: usize = 64;

pub(super) async fn hold(
    count: usize,
    target: &Target,
    process: Option<u32>,
) -> Result<(IdleFigures, Vec<String>), ProveError> {
    let guests = Guest::enter_all(target, count.div_ceil(EACH)).await?;
    let before = process.and_then(usage);
    let (mut sockets, mut failures) = (Vec::with_capacity(count), Vec::new());
    let start = Instant::now();
    let numbers: Vec<usize> = (0..count).collect();
    for some in numbers.chunks(AT_ONCE) {
        let opening = some.iter().map(|number| {
            let guest = &guests[number / EACH];
            Socket::open(target, &guest.cookie, *number)
        });
        for opened in join_all(opening).await {
            match opened {
                Ok(socket) => sockets.push(socket),
                Err(error) => failures.push(error.to_string()),
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let opened = sockets.len();
    let mut answered = 0;
    for some in sockets.chunks_mut(AT_ONCE) {
        let asked = join_all(some.iter_mut().map(is_there)).await;
        answered += asked.iter().filter(|there| **there).count();
    }
    let silent = opened - answered;
    failures.extend((0..silent).map(|_| "an idle socket did not answer".to_owned()));
    let after = process.and_then(usage);
    let grown = before.zip(after).map(|(before, after)| after.memory as f64 - before.memory as f64);
    let figures = IdleFigures {
        sockets: answered,
        opened_per_second: opened as f64 / seconds,
        memory_per_socket: grown.map(|grown| grown / opened.max(1) as f64),
        memory: after.map(|after| after.memory),
    };
    Ok((figures, failures))
}

async fn is_there(socket: &mut Socket) -> bool {
    let asked = socket.send(r#"{"id":1,"type":"ping"}"#.to_owned()).await;
    asked.is_ok() && socket.receive().await.is_ok_and(|text| text.contains(r#""id":1"#))
}

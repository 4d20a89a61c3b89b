//! Sockets that only stay open.

use futures_util::future::join_all;
use serde::Serialize;
use std::time::Instant;

use crate::client::{Guest, Line, Target};
use crate::error::ProveError;
use crate::measure::usage;

/// What was measured with idle sockets.
#[derive(Clone, Debug, Default, Serialize)]
pub struct IdleFigures {
    /// How many were open at the end and answered.
    pub sockets: usize,
    /// How many were opened in a second.
    pub opened_per_second: f64,
    /// Bytes of the server for each.
    pub memory_per_socket: Option<f64>,
    /// Bytes of the server with all of them.
    pub memory: Option<u64>,
}

/// A person may have so many sockets.
const EACH: usize = 16;
/// So many are opened at the same time.
const AT_ONCE: usize = 64;

pub(super) async fn hold(
    count: usize,
    target: &Target,
    process: Option<u32>,
) -> Result<(IdleFigures, Vec<String>), ProveError> {
    let guests = Guest::enter_all(target, count.div_ceil(EACH)).await?;
    let before = process.and_then(usage);
    let (mut lines, mut failures) = (Vec::with_capacity(count), Vec::new());
    let start = Instant::now();
    let numbers: Vec<usize> = (0..count).collect();
    for some in numbers.chunks(AT_ONCE) {
        let opening = some.iter().map(|number| {
            let guest = &guests[number / EACH];
            Line::open(target, &guest.cookie, *number)
        });
        for opened in join_all(opening).await {
            match opened {
                Ok(line) => lines.push(line),
                Err(error) => failures.push(error.to_string()),
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let opened = lines.len();
    let mut answered = 0;
    for some in lines.chunks_mut(AT_ONCE) {
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

async fn is_there(line: &mut Line) -> bool {
    let asked = line.send(r#"{"id":1,"type":"ping"}"#.to_owned()).await;
    asked.is_ok() && line.receive().await.is_ok_and(|text| text.contains(r#""id":1"#))
}

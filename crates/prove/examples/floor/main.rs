//! Lower bounds for the cost of a move.
//!
//! Measures the traffic alone: as many messages of the same size over as many sockets as `higaki
//! prove load` has. Then with the game alone behind it: parsing and applying the choice, the log
//! entry, events, views and choices for both players. No server with one read and two writes per
//! move can be faster with such messages; the rest of Higaki’s cost is overhead.
//!
//! `cargo run --release -p higaki-prove --example floor`, on a quiet machine.

mod disk;
mod game;
mod traffic;

use std::error::Error;
use std::fs;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use traffic::{Kind, Shared, play, serve};

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    for kind in [Kind::Bytes, Kind::Frames, Kind::Game, Kind::Events] {
        let shared = Arc::new(Shared::default());
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let serving = Arc::clone(&shared);
        let server = std::thread::spawn(move || on_processor(0, serve(listener, kind, serving)));
        let playing = Arc::clone(&shared);
        let player = std::thread::spawn(move || on_processor(1, play(address, kind, playing)));
        player.join().map_err(|_| "the players broke off")??;
        let (cpu, seconds) = server.join().map_err(|_| "the server broke off")??;
        let moves = shared.moves.load(Ordering::Relaxed) as f64;
        let (rate, per_cpu) = (moves / seconds, moves / cpu);
        println!("{kind:?}: {rate:.0} moves/s, {per_cpu:.0} moves per CPU-second of the server");
    }
    for pages in [1, 16] {
        let mut times = disk::sync_times(pages)?;
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
        let kilobytes = pages * 4;
        println!("Sync of {kilobytes} KB: p50 {:.2} ms, p99 {:.2} ms", at(50), at(99));
    }
    Ok(())
}

/// Runs a function on a thread pinned to one processor.
fn on_processor<T>(
    processor: usize,
    work: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    let thread = fs::read_link("/proc/thread-self")?;
    let thread = thread.file_name().ok_or("a thread without number")?;
    let bound =
        Command::new("taskset").args(["-cp", &processor.to_string()]).arg(thread).output()?;
    if !bound.status.success() {
        return Err(
            format!("no thread can be kept on processor {processor}: two are needed").into()
        );
    }
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// CPU seconds of this thread.
fn cpu() -> Result<f64, Failure> {
    let stat = fs::read_to_string("/proc/thread-self/stat")?;
    let (_, fields) = stat.rsplit_once(')').ok_or("no such times")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
    Ok(ticks.sum::<Result<f64, _>>()? / 100.0)
}

//! What the traffic of a move costs without any game, as many messages of the same size over as
//! many sockets as `higaki prove load` has; and what it costs with the game alone behind it: the
//! choice read and played, the entry of the log, events, views and choices for both players. No
//! server that reads once and writes twice for a move can do more with such messages; what is
//! between this and Higaki is ours.
//!
//! `cargo run --release -p higaki-prove --example floor`, as quiet as the machine gets.

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

/// Runs something on a thread that stays on one processor.
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

/// Seconds of a processor that this thread has used.
fn cpu() -> Result<f64, Failure> {
    let stat = fs::read_to_string("/proc/thread-self/stat")?;
    let (_, fields) = stat.rsplit_once(')').ok_or("no such times")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
    Ok(ticks.sum::<Result<f64, _>>()? / 100.0)
}

//! What the traffic of a move costs without any game: as many messages of the same size over as
//! many sockets as `higaki prove load` has, and nothing behind them. No server on this machine can
//! do more with such messages; what is between this and Higaki is ours.
//!
//! `cargo run --release -p higaki-prove --example floor`, as quiet as the machine gets.

use futures_util::{SinkExt, StreamExt};
use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, tungstenite};

/// What is sent for a move, in bytes without the heads of frames, as `strace` counted it under
/// `higaki prove load`: the choice, its answer, and the news for both.
const CHOICE: usize = 86;
const ANSWER: usize = 51;
const NEWS: [usize; 2] = [1870, 2315];

const MATCHES: usize = 200;
const SECONDS: u64 = 10;

type Failure = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<TcpStream>;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// Bytes through bare sockets.
    Bytes,
    /// Frames of WebSockets, as the server and its players use them.
    Frames,
}

/// What both sides share.
#[derive(Default)]
struct Shared {
    moves: AtomicU64,
    over: AtomicBool,
}

fn main() -> Result<(), Failure> {
    for kind in [Kind::Bytes, Kind::Frames] {
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
        let mut times = sync_times(pages)?;
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

async fn serve(
    listener: std::net::TcpListener,
    kind: Kind,
    shared: Arc<Shared>,
) -> Result<(f64, f64), Failure> {
    let listener = TcpListener::from_std(listener)?;
    let mut matches = Vec::new();
    for _ in 0..MATCHES {
        let (first, _) = listener.accept().await?;
        let (second, _) = listener.accept().await?;
        first.set_nodelay(true)?;
        second.set_nodelay(true)?;
        matches.push([first, second]);
    }
    let (start, before) = (Instant::now(), cpu()?);
    let moves = Arc::clone(&shared);
    let tasks = matches.into_iter().map(|sockets| {
        let moves = Arc::clone(&moves);
        tokio::spawn(async move {
            match kind {
                Kind::Bytes => serve_bytes(sockets, &moves.moves).await,
                Kind::Frames => serve_frames(sockets, &moves.moves).await,
            }
        })
    });
    let tasks: Vec<_> = tasks.collect();
    tokio::time::sleep(Duration::from_secs(SECONDS)).await;
    let used = (cpu()? - before, start.elapsed().as_secs_f64());
    shared.over.store(true, Ordering::Relaxed);
    // Whoever plays hangs up, which is an error to whoever waits for his next move.
    for task in tasks {
        let _ = task.await?;
    }
    Ok(used)
}

async fn serve_bytes(mut sockets: [TcpStream; 2], moves: &AtomicU64) -> Result<(), Failure> {
    let mut choice = vec![0; CHOICE];
    let news = [vec![0; ANSWER + NEWS[0]], vec![0; NEWS[1]]];
    for mover in (0..2).cycle() {
        sockets[mover].read_exact(&mut choice).await?;
        sockets[mover].write_all(&news[0]).await?;
        sockets[1 - mover].write_all(&news[1]).await?;
        moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

async fn serve_frames(sockets: [TcpStream; 2], moves: &AtomicU64) -> Result<(), Failure> {
    let [first, second] = sockets;
    let mut sockets = [framed(first, Role::Server).await, framed(second, Role::Server).await];
    let [answer, own, other] = [ANSWER, NEWS[0], NEWS[1]].map(text);
    for mover in (0..2).cycle() {
        next(&mut sockets[mover]).await?;
        sockets[mover].feed(answer.clone()).await?;
        sockets[mover].send(own.clone()).await?;
        sockets[1 - mover].send(other.clone()).await?;
        moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

async fn play(
    address: std::net::SocketAddr,
    kind: Kind,
    shared: Arc<Shared>,
) -> Result<(), Failure> {
    let mut tasks = Vec::new();
    for _ in 0..MATCHES {
        let first = TcpStream::connect(address).await?;
        let second = TcpStream::connect(address).await?;
        first.set_nodelay(true)?;
        second.set_nodelay(true)?;
        let shared = Arc::clone(&shared);
        tasks.push(tokio::spawn(async move {
            match kind {
                Kind::Bytes => play_bytes([first, second], &shared.over).await,
                Kind::Frames => play_frames([first, second], &shared.over).await,
            }
        }));
    }
    for task in tasks {
        task.await??;
    }
    Ok(())
}

async fn play_bytes(mut sockets: [TcpStream; 2], over: &AtomicBool) -> Result<(), Failure> {
    let choice = vec![0; CHOICE];
    let mut news = [vec![0; ANSWER + NEWS[0]], vec![0; NEWS[1]]];
    for mover in (0..2).cycle() {
        if over.load(Ordering::Relaxed) {
            break;
        }
        sockets[mover].write_all(&choice).await?;
        sockets[mover].read_exact(&mut news[0]).await?;
        sockets[1 - mover].read_exact(&mut news[1]).await?;
    }
    Ok(())
}

async fn play_frames(sockets: [TcpStream; 2], over: &AtomicBool) -> Result<(), Failure> {
    let [first, second] = sockets;
    let mut sockets = [framed(first, Role::Client).await, framed(second, Role::Client).await];
    let choice = text(CHOICE);
    for mover in (0..2).cycle() {
        if over.load(Ordering::Relaxed) {
            break;
        }
        sockets[mover].send(choice.clone()).await?;
        next(&mut sockets[mover]).await?;
        next(&mut sockets[mover]).await?;
        next(&mut sockets[1 - mover]).await?;
    }
    Ok(())
}

async fn framed(stream: TcpStream, role: Role) -> Socket {
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(8 * 1024);
    WebSocketStream::from_raw_socket(stream, role, Some(config)).await
}

async fn next(socket: &mut Socket) -> Result<(), Failure> {
    let message = socket.next().await.ok_or(tungstenite::Error::ConnectionClosed)??;
    if message.is_text() { Ok(()) } else { Err("something else than a text".into()) }
}

fn text(length: usize) -> Message {
    Message::Text(Utf8Bytes::from("x".repeat(length)))
}

/// How long the disk takes for some pages at the end of a file, each time until it says that it has
/// them.
fn sync_times(pages: usize) -> Result<Vec<Duration>, Failure> {
    let path = std::env::temp_dir().join(format!("higaki-floor-{}", std::process::id()));
    let mut file = fs::File::create_new(&path)?;
    let mut times = Vec::new();
    for _ in 0..1000 {
        file.write_all(&vec![7; pages * 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        times.push(start.elapsed());
    }
    fs::remove_file(path)?;
    Ok(times)
}

//! The traffic of as many matches as `higaki prove load` plays.

use crate::game::Match;
use crate::{Failure, cpu};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, tungstenite};

/// Message sizes of a move, in bytes without frame headers, as counted by `strace` under `higaki
/// prove load`: the choice, its answer, and the updates for both players.
const CHOICE: usize = ASK.len();
const ANSWER: usize = 51;
const NEWS: [usize; 2] = [1870, 2315];

/// A choice as clients send it.
const ASK: &str =
    r#"{"id":12345,"type":"play","table":"q0mXa8Vw3RzK7dTfPb1LcA","seat":0,"choice":"take 3"}"#;

const MATCHES: usize = 200;
const SECONDS: u64 = 10;

type Socket = WebSocketStream<TcpStream>;

/// The server’s work for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// Bytes through plain sockets.
    Bytes,
    /// WebSocket frames, with the library of the server.
    Frames,
    /// WebSocket frames, with the game behind them and nothing else.
    Game,
    /// As `Game`, but events only: no views, no choices.
    Events,
}

/// State shared by servers and clients.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) moves: AtomicU64,
    over: AtomicBool,
}

pub(crate) async fn serve(
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
    let tasks = matches.into_iter().enumerate().map(|(number, sockets)| {
        let moves = Arc::clone(&moves);
        tokio::spawn(async move {
            match kind {
                Kind::Bytes => serve_bytes(sockets, &moves.moves).await,
                Kind::Frames => serve_frames(sockets, &moves.moves).await,
                Kind::Game | Kind::Events => {
                    let whole = kind == Kind::Game;
                    serve_game(sockets, Match::new(number)?, whole, &moves.moves).await
                }
            }
        })
    });
    let tasks: Vec<_> = tasks.collect();
    tokio::time::sleep(Duration::from_secs(SECONDS)).await;
    let used = (cpu()? - before, start.elapsed().as_secs_f64());
    shared.over.store(true, Ordering::Relaxed);
    // Players close their sockets, which is an error for a server that waits for the next move.
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

/// Both clients send in turn, regardless of the turn in the game: the number of messages is equal.
async fn serve_game(
    sockets: [TcpStream; 2],
    mut game: Match,
    whole: bool,
    moves: &AtomicU64,
) -> Result<(), Failure> {
    let [first, second] = sockets;
    let mut sockets = [framed(first, Role::Server).await, framed(second, Role::Server).await];
    let answer = text(ANSWER);
    for mover in (0..2).cycle() {
        let ask = next(&mut sockets[mover]).await?;
        let [own, other] = game.answer(&ask, whole)?;
        sockets[mover].feed(answer.clone()).await?;
        sockets[mover].send(Message::text(own)).await?;
        sockets[1 - mover].send(Message::text(other)).await?;
        moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

pub(crate) async fn play(
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
                _ => play_frames([first, second], &shared.over).await,
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
    let choice = Message::text(ASK);
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

async fn next(socket: &mut Socket) -> Result<Utf8Bytes, Failure> {
    match socket.next().await.ok_or(tungstenite::Error::ConnectionClosed)?? {
        Message::Text(text) => Ok(text),
        _ => Err("something else than a text".into()),
    }
}

fn text(length: usize) -> Message {
    Message::text("x".repeat(length))
}

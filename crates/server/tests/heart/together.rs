//! Batching of frames that are ready together, and clients that do not read.

use crate::heart::support::{World, json, play};
use futures_util::{Sink, StreamExt, stream};
use higaki_protocol::{ClientFrame, Goodbye, Request, ServerFrame, Settings, WatchTable};
use higaki_server::socket::{Frame, Out, SocketLimits, serve};
use higaki_server::tables::Caller;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// A connection that accepts everything at once, and reports the batch of each flush.
struct Batches {
    given: Vec<Out>,
    sent: mpsc::UnboundedSender<Vec<Out>>,
    /// A flush never completes.
    stuck: bool,
}

impl Sink<Out> for Batches {
    type Error = Infallible;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(mut self: Pin<&mut Self>, out: Out) -> Result<(), Infallible> {
        self.given.push(out);
        Ok(())
    }

    fn poll_flush(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        if self.stuck {
            return Poll::Pending;
        }
        let given = std::mem::take(&mut self.given);
        if !given.is_empty() {
            self.sent.send(given).unwrap();
        }
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.poll_flush(cx)
    }
}

struct Connected {
    asks: mpsc::Sender<Frame>,
    batches: mpsc::UnboundedReceiver<Vec<Out>>,
    serving: JoinHandle<Goodbye>,
}

impl Connected {
    fn new(world: &World, caller: Caller, limits: SocketLimits, stuck: bool) -> Connected {
        let (asks, incoming) = mpsc::channel(100);
        let (sent, batches) = mpsc::unbounded_channel();
        let reader = stream::unfold(incoming, |mut incoming: mpsc::Receiver<Frame>| async {
            incoming.recv().await.map(|frame| (frame, incoming))
        });
        let (tables, writer) = (world.tables.clone(), Batches { given: Vec::new(), sent, stuck });
        let serving =
            tokio::spawn(
                async move { serve(tables, caller, reader.boxed(), writer, limits).await },
            );
        Connected { asks, batches, serving }
    }

    async fn ask(&self, id: u64, request: Request) {
        let ask = serde_json::to_string(&ClientFrame { id, key: None, request }).unwrap();
        self.asks.send(Frame::Text(ask)).await.unwrap();
    }

    /// The next batch.
    async fn next(&mut self) -> Vec<ServerFrame> {
        let batch = self.batches.recv().await.unwrap();
        let frames = batch.iter().map(|out| match out {
            Out::Text(text) => serde_json::from_str(text).unwrap(),
            other => panic!("{other:?}"),
        });
        frames.collect()
    }
}

fn watch(table: &str, seat: u8) -> Request {
    Request::Watch(WatchTable {
        table: table.to_owned(),
        seat: Some(seat),
        since: None,
        password: None,
    })
}

#[tokio::test]
async fn an_answer_and_the_news_that_came_of_it_are_one_write() {
    let world = World::new("together").await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let mut lines: Vec<Connected> = Vec::new();
    let mut mover = None;
    for (seat, guest) in guests.iter().enumerate() {
        let mut line = Connected::new(&world, *guest, SocketLimits::default(), false);
        assert!(matches!(line.next().await[..], [ServerFrame::Welcome(_)]));
        line.ask(1, watch(&table, seat as u8)).await;
        let frames = line.next().await;
        let [ServerFrame::Ok { id: 1, .. }, ServerFrame::Table(seen), ..] = &frames[..] else {
            panic!("{frames:?}");
        };
        let choices = &seen.game.as_ref().unwrap().choices;
        mover = choices.first().map(|choice| (seat, choice.clone())).or(mover);
        lines.push(line);
    }
    // The first player is notified of the second.
    assert!(matches!(lines[0].next().await[..], [ServerFrame::Presence { .. }]));
    let (seat, choice) = mover.unwrap();
    lines[seat].ask(2, play(&table, seat as u8, &choice)).await;
    let frames = lines[seat].next().await;
    let [ServerFrame::Ok { id: 2, .. }, ServerFrame::Update(own), ..] = &frames[..] else {
        panic!("{frames:?}");
    };
    let told = lines[1 - seat].next().await;
    let update = told.iter().find_map(|frame| match frame {
        ServerFrame::Update(update) => Some(update),
        _ => None,
    });
    assert_eq!(update.unwrap().happenings, own.happenings);
}

#[tokio::test]
async fn a_line_that_takes_everything_and_sends_nothing_is_given_up() {
    let world = World::new("stuck").await;
    let guest = world.guest(1).await;
    let limits = SocketLimits { send_timeout: Duration::from_secs(5), ..SocketLimits::default() };
    let stuck = Connected::new(&world, guest, limits, true);
    // The client keeps sending, so it is not silent.
    while !stuck.serving.is_finished() {
        let ping = json(serde_json::json!({ "type": "ping" }));
        let ask = serde_json::to_string(&ClientFrame { id: 1, key: None, request: ping }).unwrap();
        let _ = stuck.asks.try_send(Frame::Text(ask));
        world.time.pass(1000);
        for _ in 0..10 {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(stuck.serving.await.unwrap(), Goodbye::TooSlow);
}

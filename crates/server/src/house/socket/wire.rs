//! A WebSocket as a line of frames.

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, Sink, SinkExt, Stream, StreamExt};
use std::pin::Pin;
use std::task::{Context, Poll};

use super::places::Place;
use crate::socket::{Frame, Out};

/// A socket, until what opened it is not good any more. Reading and writing in one, so that no lock
/// and no second waker stands between them.
pub(super) struct Wire {
    socket: WebSocket,
    /// Until it has happened.
    ended: Option<BoxFuture<'static, ()>>,
    /// Whether the end is asked for before the next frame: nobody can put it off by sending much.
    end_first: bool,
}

impl Wire {
    pub(super) fn new(socket: WebSocket, mut place: Place) -> Wire {
        let ended = async move { place.ended().await };
        Wire { socket, ended: Some(ended.boxed()), end_first: false }
    }

    fn poll_ended(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(ended) = &mut self.ended else { return Poll::Pending };
        let ended = ended.poll_unpin(context);
        if ended.is_ready() {
            self.ended = None;
        }
        ended
    }
}

impl Stream for Wire {
    type Item = Frame;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Frame>> {
        let wire = &mut *self;
        if wire.end_first && wire.poll_ended(context).is_ready() {
            return Poll::Ready(Some(Frame::Ended));
        }
        let asked = std::mem::replace(&mut wire.end_first, false);
        match wire.socket.poll_next_unpin(context) {
            Poll::Ready(read) => {
                wire.end_first = true;
                // A broken line is one that was closed; whoever was there connects again.
                let read = read
                    .map_or(Frame::Close, |read| read.map_or_else(|error| unread(&error), frame));
                Poll::Ready(Some(read))
            }
            Poll::Pending if asked => Poll::Pending,
            Poll::Pending => wire.poll_ended(context).map(|()| Some(Frame::Ended)),
        }
    }
}

impl Sink<Out> for Wire {
    type Error = axum::Error;

    fn poll_ready(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), axum::Error>> {
        self.socket.poll_ready_unpin(context)
    }

    fn start_send(mut self: Pin<&mut Self>, out: Out) -> Result<(), axum::Error> {
        self.socket.start_send_unpin(message(out))
    }

    fn poll_flush(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), axum::Error>> {
        self.socket.poll_flush_unpin(context)
    }

    fn poll_close(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), axum::Error>> {
        self.socket.poll_close_unpin(context)
    }
}

/// Why nothing could be read. The driver's errors have no types here, but they have their words.
fn unread(error: &axum::Error) -> Frame {
    let too_large = error.to_string().starts_with("Space limit exceeded");
    if too_large { Frame::TooLarge } else { Frame::Close }
}

/// What is not text is no message of ours; an empty one is refused like any other.
fn frame(message: Message) -> Frame {
    match message {
        Message::Text(text) => Frame::Text(text.to_string()),
        Message::Binary(_) => Frame::Text(String::new()),
        Message::Ping(_) => Frame::Ping,
        Message::Pong(_) => Frame::Pong,
        Message::Close(_) => Frame::Close,
    }
}

fn message(out: Out) -> Message {
    match out {
        Out::Text(text) => Message::Text(text),
        Out::Ping => Message::Ping(Bytes::new()),
        Out::Close { code, reason } => {
            Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))
        }
    }
}

//! A WebSocket as a stream and sink of frames.

use axum::body::Bytes;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, Sink, SinkExt, Stream, StreamExt};
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::slots::SocketSlot;
use super::upgrade::WebSocket;
use crate::socket::{Frame, Out};

/// A WebSocket that ends when its credential is revoked. Both directions in one type, so that they
/// need no lock and no second waker.
pub(super) struct Wire {
    socket: WebSocket,
    /// The revocation, until it has happened.
    ended: Option<BoxFuture<'static, ()>>,
    /// Whether the revocation is polled before the next frame, so that a busy client cannot delay
    /// it.
    end_first: bool,
    /// The number of frames passed on.
    frames: u64,
    /// The number of fragments and control frames still to be passed on.
    fragments: u64,
}

impl Wire {
    pub(super) fn new(socket: WebSocket, mut slot: SocketSlot) -> Wire {
        let ended = async move { slot.ended().await };
        Wire { socket, ended: Some(ended.boxed()), end_first: false, frames: 0, fragments: 0 }
    }

    /// Takes a frame that became no message. Only when nothing can be read: before that, messages
    /// may wait in the buffer.
    fn take_fragment(&mut self) -> bool {
        let frames = self.socket.get_ref().frames();
        self.fragments += frames.saturating_sub(self.frames);
        self.frames = self.frames.max(frames);
        let found = self.fragments > 0;
        self.fragments -= u64::from(found);
        found
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
                wire.frames += 1;
                // A connection error counts as closed; the client reconnects.
                let read = read
                    .map_or(Frame::Close, |read| read.map_or_else(|error| unread(&error), frame));
                Poll::Ready(Some(read))
            }
            Poll::Pending if wire.take_fragment() => {
                wire.end_first = true;
                Poll::Ready(Some(Frame::Fragment))
            }
            Poll::Pending if asked => Poll::Pending,
            Poll::Pending => wire.poll_ended(context).map(|()| Some(Frame::Ended)),
        }
    }
}

impl Sink<Out> for Wire {
    type Error = Error;

    fn poll_ready(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.socket.poll_ready_unpin(context)
    }

    fn start_send(mut self: Pin<&mut Self>, out: Out) -> Result<(), Error> {
        self.socket.start_send_unpin(message(out))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.socket.poll_flush_unpin(context)
    }

    fn poll_close(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.socket.poll_close_unpin(context)
    }
}

/// The frame for a read error.
fn unread(error: &Error) -> Frame {
    if matches!(error, Error::Capacity(_)) { Frame::TooLarge } else { Frame::Close }
}

/// Other message types count as an empty text, which is refused like any invalid message.
fn frame(message: Message) -> Frame {
    match message {
        Message::Text(text) => Frame::Text(text.to_string()),
        Message::Binary(_) => Frame::Text(String::new()),
        Message::Ping(_) => Frame::Ping,
        Message::Pong(_) => Frame::Pong,
        // Raw frames are never read.
        Message::Close(_) | Message::Frame(_) => Frame::Close,
    }
}

fn message(out: Out) -> Message {
    match out {
        Out::Text(text) => {
            let text = Utf8Bytes::try_from(text.into_bytes());
            Message::Text(text.expect("frames are JSON"))
        }
        Out::Ping => Message::Ping(Bytes::new()),
        Out::Close { code, reason } => {
            let (code, reason) = (code.into(), Utf8Bytes::from_static(reason));
            Message::Close(Some(CloseFrame { code, reason }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_tungstenite::tungstenite::error::CapacityError;

    #[test]
    fn only_a_message_that_is_too_long_is_said_to_be() {
        let too_long = CapacityError::MessageTooLong { size: 2, max_size: 1 };
        assert_eq!(unread(&Error::Capacity(too_long)), Frame::TooLarge);
        assert_eq!(unread(&Error::ConnectionClosed), Frame::Close);
    }
}

//! A WebSocket as a line of frames.

use axum::body::Bytes;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, Sink, SinkExt, Stream, StreamExt};
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::places::Place;
use super::upgrade::WebSocket;
use crate::socket::{Frame, Out};

/// A socket, until what opened it is not good any more. Reading and writing in one, so that no lock
/// and no second waker stands between them.
pub(super) struct Wire {
    socket: WebSocket,
    /// Until it has happened.
    ended: Option<BoxFuture<'static, ()>>,
    /// Whether the end is asked for before the next frame: nobody can put it off by sending much.
    end_first: bool,
    /// Frames that have been passed on.
    frames: u64,
    /// Frames that became no message of their own, to be passed on.
    fragments: u64,
}

impl Wire {
    pub(super) fn new(socket: WebSocket, mut place: Place) -> Wire {
        let ended = async move { place.ended().await };
        Wire { socket, ended: Some(ended.boxed()), end_first: false, frames: 0, fragments: 0 }
    }

    /// Finds frames that became no message. Only when nothing can be read: before, messages may
    /// wait in the buffer.
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
                // A broken line is one that was closed; whoever was there connects again.
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

/// Why nothing could be read.
fn unread(error: &Error) -> Frame {
    if matches!(error, Error::Capacity(_)) { Frame::TooLarge } else { Frame::Close }
}

/// What is not text is no message of ours; an empty one is refused like any other.
fn frame(message: Message) -> Frame {
    match message {
        Message::Text(text) => Frame::Text(text.to_string()),
        Message::Binary(_) => Frame::Text(String::new()),
        Message::Ping(_) => Frame::Ping,
        Message::Pong(_) => Frame::Pong,
        // Raw frames are only written.
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

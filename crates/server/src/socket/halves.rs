//! Joins a stream and a sink into one connection.

use super::{Frame, Out};
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use std::pin::Pin;
use std::task::{Context, Poll};

/// A connection whose reading and writing ends are different types.
pub(super) struct Halves<R, W> {
    pub(super) reader: R,
    pub(super) writer: W,
}

impl<R: Stream<Item = Frame> + Unpin, W: Unpin> Stream for Halves<R, W> {
    type Item = Frame;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Frame>> {
        self.reader.poll_next_unpin(context)
    }
}

impl<R: Unpin, W: Sink<Out> + Unpin> Sink<Out> for Halves<R, W> {
    type Error = W::Error;

    fn poll_ready(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), W::Error>> {
        self.writer.poll_ready_unpin(context)
    }

    fn start_send(mut self: Pin<&mut Self>, out: Out) -> Result<(), W::Error> {
        self.writer.start_send_unpin(out)
    }

    fn poll_flush(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), W::Error>> {
        self.writer.poll_flush_unpin(context)
    }

    fn poll_close(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), W::Error>> {
        self.writer.poll_close_unpin(context)
    }
}

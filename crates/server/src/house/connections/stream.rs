//! A TCP stream that ends when its connection is evicted or the client stops reading.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::oneshot;
use tokio::time::Sleep;

use super::{Admitted, Slot, Ticket};

/// A client that accepts no byte for this long is disconnected.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Connection<S> {
    pub(super) stream: S,
    /// The eviction signal, until the first request has arrived.
    evicted: Option<oneshot::Receiver<()>>,
    /// The timeout that runs while the client accepts nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    slot: Slot,
}

impl<S: Unpin> Connection<S> {
    pub(super) fn new(stream: S, (slot, evicted): Admitted) -> Connection<S> {
        Connection { stream, evicted: Some(evicted), stalled: None, slot }
    }

    pub(crate) fn ticket(&self) -> Ticket {
        self.slot.ticket
    }

    fn check_evicted(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        let Some(evicted) = &mut self.evicted else { return Ok(()) };
        match Pin::new(evicted).poll(context) {
            Poll::Ready(Ok(())) => Err(io::ErrorKind::ConnectionAborted.into()),
            Poll::Ready(Err(_)) => {
                self.evicted = None;
                Ok(())
            }
            Poll::Pending => Ok(()),
        }
    }

    /// The result of a write, or a timeout error if the client has accepted nothing for too long.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled =
            self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(WRITE_TIMEOUT)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check_evicted(context)?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check_evicted(context)?;
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check_evicted(context)?;
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

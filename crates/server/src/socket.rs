//! The socket protocol over any stream of frames. Independent of the transport, so that tests can
//! break it at will.

mod halves;
mod limit;
mod session;
mod waiting;
mod watching;

pub use limit::SocketLimits;

use crate::tables::{Caller, FrameText, Tables};
use futures_util::{Sink, Stream};
use halves::Halves;
use higaki_protocol::Goodbye;
use session::Session;

/// An incoming frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A text message.
    Text(String),
    /// A ping; the transport itself answers it.
    Ping,
    /// A pong.
    Pong,
    /// A fragment of a longer message, which arrives with its last fragment.
    Fragment,
    /// The client closed the connection.
    Close,
    /// The session or token of the connection was revoked.
    Ended,
    /// A message above the size limit of the transport.
    TooLarge,
}

/// An outgoing frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// A text message.
    Text(FrameText),
    /// A ping.
    Ping,
    /// The end of the connection, with a WebSocket close code and a reason.
    Close {
        /// 1001 when the server shuts down, 1008 when the client violated a limit or lost access,
        /// 1009 when a message was too large.
        code: u16,
        /// The [`Goodbye`] as a word.
        reason: &'static str,
    },
}

/// Runs a session until either side closes. Returns the reason.
pub async fn serve<R, W>(
    tables: Tables,
    caller: Caller,
    reader: R,
    writer: W,
    limits: SocketLimits,
) -> Goodbye
where
    R: Stream<Item = Frame> + Unpin + Send,
    W: Sink<Out> + Unpin + Send,
{
    serve_line(tables, caller, Halves { reader, writer }, limits).await
}

/// Runs a session over a connection that both reads and writes, without a lock between two halves.
pub async fn serve_line<L>(tables: Tables, caller: Caller, line: L, limits: SocketLimits) -> Goodbye
where
    L: Stream<Item = Frame> + Sink<Out> + Unpin + Send,
{
    // Boxed: each future that awaits it would otherwise contain it.
    let mut session = Box::new(Session::new(tables, caller, line, limits));
    session.run().await
}

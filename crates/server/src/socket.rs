//! The protocol over any line that carries frames. Nothing here knows what the line is made of, so
//! that tests can break it as they like.

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

/// Something that came over the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A text.
    Text(String),
    /// The other end wants to know whether we are there; the line itself answers.
    Ping,
    /// The other end is there.
    Pong,
    /// A part of a longer message, which follows with its last part.
    Fragment,
    /// The other end has ended.
    Close,
    /// The session or token behind the line was revoked.
    Ended,
    /// The other end sends more at once than anybody reads.
    TooLarge,
}

/// Something that goes over the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// A text.
    Text(FrameText),
    /// Is anybody there?
    Ping,
    /// The end, with a code of WebSockets and a word.
    Close {
        /// 1001 when the server goes away, 1008 when the client misbehaved or may not stay, 1009
        /// when it sent too much at once.
        code: u16,
        /// The word of the [`Goodbye`].
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

/// The same over a line that reads and writes: nothing has to be shared between two halves.
pub async fn serve_line<L>(tables: Tables, caller: Caller, line: L, limits: SocketLimits) -> Goodbye
where
    L: Stream<Item = Frame> + Sink<Out> + Unpin + Send,
{
    // Boxed: callers that await it would hold its size several times.
    let mut session = Box::new(Session::new(tables, caller, line, limits));
    session.run().await
}

//! Other writes, as closures with a channel for the result.

use tokio::sync::oneshot;

use crate::StoreError;
use crate::database::{Connection, Pending};

/// A write to run within a transaction.
pub(crate) trait Work: Send {
    fn run<'c>(self: Box<Self>, connection: &'c mut Connection) -> Pending<'c, Done>;
    fn refuse(self: Box<Self>, error: StoreError);
    /// Whether it validates before its first write, so that it needs no savepoint.
    fn is_whole(&self) -> bool;
}

/// A finished work, not yet durable.
pub(crate) struct Done {
    succeeded: bool,
    reply: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
    failed: Option<StoreError>,
}

impl Done {
    pub(crate) fn succeeded(&self) -> bool {
        self.succeeded
    }

    pub(crate) fn failed(self, error: StoreError) -> Done {
        Done { failed: Some(error), ..self }
    }

    /// Replies to the caller once the outcome of the transaction is known.
    pub(crate) fn reply(self, outcome: Result<(), StoreError>) {
        (self.reply)(self.failed.map_or(outcome, Err));
    }
}

struct Job<F, T, E> {
    run: F,
    whole: bool,
    reply: oneshot::Sender<Result<T, E>>,
}

/// Wraps a closure as work, with the receiver of its result.
pub(crate) fn work<F, T, E>(run: F, whole: bool) -> (Box<dyn Work>, oneshot::Receiver<Result<T, E>>)
where
    F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    let (reply, result) = oneshot::channel();
    (Box::new(Job { run, whole, reply }), result)
}

impl<F, T, E> Work for Job<F, T, E>
where
    F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    fn run<'c>(self: Box<Self>, connection: &'c mut Connection) -> Pending<'c, Done> {
        Box::pin(async move {
            let Job { run, reply, .. } = *self;
            let result = run(connection).await;
            let succeeded = result.is_ok();
            let reply = move |outcome: Result<(), StoreError>| {
                // The caller may have stopped waiting.
                let _ =
                    reply.send(result.and_then(|value| outcome.map(|()| value).map_err(E::from)));
            };
            Done { succeeded, reply: Box::new(reply), failed: None }
        })
    }

    fn refuse(self: Box<Self>, error: StoreError) {
        let _ = self.reply.send(Err(error.into()));
    }

    fn is_whole(&self) -> bool {
        self.whole
    }
}

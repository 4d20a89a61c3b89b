//! Anything else that is to be written, as a closure with somebody who waits for its result.

use tokio::sync::oneshot;

use crate::StoreError;
use crate::database::{Connection, Pending};

/// Something to do within a transaction.
pub(crate) trait Work: Send {
    fn run<'c>(self: Box<Self>, connection: &'c mut Connection) -> Pending<'c, Done>;
    fn refuse(self: Box<Self>, error: StoreError);
    /// Whether it changes nothing unless it succeeds.
    fn is_whole(&self) -> bool;
}

/// A work whose result is known, but not yet durable.
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

    /// Tells whoever waits, now that it is known what became of the transaction.
    pub(crate) fn reply(self, outcome: Result<(), StoreError>) {
        (self.reply)(self.failed.map_or(outcome, Err));
    }
}

struct Job<F, T, E> {
    run: F,
    whole: bool,
    reply: oneshot::Sender<Result<T, E>>,
}

/// A closure as work, and where its result will come.
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
                // Whoever waited may have lost interest.
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

//! Errors that prevent a proof. The findings of a proof are results, not errors.

use std::error::Error;
use std::io;

/// An error that prevents a proof.
#[derive(Debug, thiserror::Error)]
pub enum ProveError {
    /// The server did not start.
    #[error("the server did not start: {reason}")]
    NotStarted {
        /// Its error output.
        reason: String,
    },
    /// The connection to the server failed.
    #[error("the connection to the server failed: {0}")]
    Line(#[from] io::Error),
    /// The server gave an unexpected answer.
    #[error("the server answered {answer} to {call}")]
    Answer {
        /// The request.
        call: String,
        /// The answer.
        answer: String,
    },
    /// The limit of open files is too low for so many sockets.
    #[error("{needed} sockets need more open files than the limit of {allowed}")]
    Files {
        /// Open files that the proof needs.
        needed: usize,
        /// The limit.
        allowed: usize,
    },
    /// The database already has tables.
    #[error("the database already has {tables} tables")]
    NotEmpty {
        /// The number of tables.
        tables: u64,
    },
    /// The database was not filled by `fill`.
    #[error("the database has no account {name}")]
    NotFilled {
        /// The missing account.
        name: String,
    },
    /// An internal error without relation to the proof.
    #[error(transparent)]
    Inside(Box<dyn Error + Send + Sync>),
}

impl ProveError {
    pub(crate) fn inside(error: impl Error + Send + Sync + 'static) -> ProveError {
        ProveError::Inside(Box::new(error))
    }

    pub(crate) fn answer(call: &str, answer: impl Into<String>) -> ProveError {
        ProveError::Answer { call: call.to_owned(), answer: answer.into() }
    }
}

//! Why a proof could not be carried out. What a proof finds is no error but its result.

use std::error::Error;
use std::io;

/// Why a proof could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum ProveError {
    /// The server did not start.
    #[error("the server did not start: {reason}")]
    NotStarted {
        /// What it said.
        reason: String,
    },
    /// The line to the server failed.
    #[error("the connection to the server failed: {0}")]
    Line(#[from] io::Error),
    /// The server answered something else than it should.
    #[error("the server answered {answer} to {call}")]
    Answer {
        /// What it was asked.
        call: String,
        /// What it answered.
        answer: String,
    },
    /// Too few files may be open at once for so many sockets.
    #[error("{needed} sockets need more open files than the limit of {allowed}")]
    Files {
        /// How many are needed.
        needed: usize,
        /// How many are allowed.
        allowed: usize,
    },
    /// The database has tables already.
    #[error("the database already has {tables} tables")]
    NotEmpty {
        /// How many.
        tables: u64,
    },
    /// The database holds no games that were filled in.
    #[error("the database has no account {name}")]
    NotFilled {
        /// The person that was looked for.
        name: String,
    },
    /// Something inside failed that has nothing to do with what is proved.
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

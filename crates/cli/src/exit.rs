//! How a command ends: 0 done, 1 the answer is no, 2 the call was wrong, 3 the answer
//! could not be found.

use std::fmt;
use std::process::ExitCode;

/// A command that did not do what it was called for.
#[derive(Clone, Debug)]
pub(crate) struct Failed {
    status: u8,
    message: String,
    hint: Option<String>,
}

impl Failed {
    /// The answer is no: a record that does not hold, for instance.
    pub(crate) fn no(message: impl Into<String>) -> Failed {
        Failed { status: 1, message: message.into(), hint: None }
    }

    /// The answer could not be found: a proof whose server does not start, for instance.
    pub(crate) fn unknown(message: impl Into<String>) -> Failed {
        Failed { status: 3, message: message.into(), hint: None }
    }

    /// The call was wrong.
    pub(crate) fn wrong_call(message: impl Into<String>) -> Failed {
        Failed { status: 2, message: message.into(), hint: None }
    }

    /// Adds what the caller could do about it.
    pub(crate) fn with_hint(mut self, hint: impl Into<String>) -> Failed {
        self.hint = Some(hint.into());
        self
    }

    /// Says it on standard error, and gives the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        eprintln!("higaki: {self}");
        self.status()
    }

    /// The exit status alone, where it was said already.
    pub(crate) fn status(&self) -> ExitCode {
        ExitCode::from(self.status)
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.hint.as_ref().map_or(Ok(()), |hint| write!(f, "\n  {hint}"))
    }
}

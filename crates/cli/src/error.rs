//! Exit statuses: 0 success, 1 negative result or runtime failure, 2 wrong call, 3 inconclusive.

use std::fmt;
use std::process::ExitCode;

/// The error of a command: exit status, message and, if there is one, a hint on how to fix it.
#[derive(Clone, Debug)]
pub(crate) struct CommandError {
    status: u8,
    message: String,
    hint: Option<String>,
}

impl CommandError {
    /// A negative result, such as an invalid record, or a failure at run time.
    pub(crate) fn failure(message: impl Into<String>) -> CommandError {
        CommandError { status: 1, message: message.into(), hint: None }
    }

    /// No result either way: a proof whose server does not start, for instance.
    pub(crate) fn inconclusive(message: impl Into<String>) -> CommandError {
        CommandError { status: 3, message: message.into(), hint: None }
    }

    /// A wrong call: bad arguments or a bad input file.
    pub(crate) fn usage(message: impl Into<String>) -> CommandError {
        CommandError { status: 2, message: message.into(), hint: None }
    }

    /// Adds a line on how to fix it.
    pub(crate) fn with_hint(mut self, hint: impl Into<String>) -> CommandError {
        self.hint = Some(hint.into());
        self
    }

    /// Prints the error to standard error and returns the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        eprintln!("higaki: {self}");
        self.status()
    }

    /// The exit status, for errors that were already printed as JSON.
    pub(crate) fn status(&self) -> ExitCode {
        ExitCode::from(self.status)
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.hint.as_ref().map_or(Ok(()), |hint| write!(f, "\n  {hint}"))
    }
}

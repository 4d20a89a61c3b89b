//! Printing to standard output. A closed pipe is not an error.

use crate::error::CommandError;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Prints a text. If the reader has closed the pipe, as `head` does, the rest is dropped and the
/// command keeps its exit status.
pub(crate) fn print(text: impl Display) -> Result<(), CommandError> {
    let mut output = io::stdout().lock();
    match write!(output, "{text}").and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(CommandError::failure(error.to_string()))
        }
        _ => Ok(()),
    }
}

/// Prints a text and a line break.
pub(crate) fn print_line(text: impl Display) -> Result<(), CommandError> {
    print(format_args!("{text}\n"))
}

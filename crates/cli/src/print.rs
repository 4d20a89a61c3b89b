//! Standard output, which may be closed before everything is said.

use crate::error::CommandError;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Prints a text as it is. Whoever stopped listening, as `head` does, does not want the rest; that
/// is not a failure, and the command ends as it would have.
pub(crate) fn print(text: impl Display) -> Result<(), CommandError> {
    let mut output = io::stdout().lock();
    match write!(output, "{text}").and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(CommandError::failure(error.to_string()))
        }
        _ => Ok(()),
    }
}

/// Prints a text and ends its line.
pub(crate) fn print_line(text: impl Display) -> Result<(), CommandError> {
    print(format_args!("{text}\n"))
}

//! Input and output of a terminal session.

use crate::error::CommandError;
use crate::paint::strip_controls;
use std::io::{self, BufRead, IsTerminal, Read, Write};

/// Why a session stops before the game is over.
#[derive(Debug)]
pub(super) enum Stop {
    /// The player quits, or input or output is closed.
    Quit,
    Error(CommandError),
}

impl From<CommandError> for Stop {
    fn from(error: CommandError) -> Stop {
        Stop::Error(error)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            // The reader closed the pipe.
            io::ErrorKind::BrokenPipe => Stop::Quit,
            _ => Stop::Error(CommandError::failure(error.to_string())),
        }
    }
}

/// The longest line of input, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Standard input and output.
#[derive(Debug)]
pub(super) struct Terminal {
    input_is_terminal: bool,
    output_is_terminal: bool,
}

impl Terminal {
    pub(super) fn standard() -> Terminal {
        Terminal {
            input_is_terminal: io::stdin().is_terminal(),
            output_is_terminal: io::stdout().is_terminal(),
        }
    }

    /// Whether input and output are a terminal, not a pipe.
    pub(super) fn is_interactive(&self) -> bool {
        self.input_is_terminal && self.output_is_terminal
    }

    /// Shows text as it is.
    pub(super) fn show(&self, text: &str) -> Result<(), Stop> {
        let mut output = io::stdout().lock();
        output.write_all(text.as_bytes())?;
        Ok(output.flush()?)
    }

    /// Shows a line.
    pub(super) fn line(&self, text: &str) -> Result<(), Stop> {
        self.show(&format!("{text}\n"))
    }

    /// Clears the screen and the scrollback, which show what another player may not see.
    pub(super) fn clear(&self) -> Result<(), Stop> {
        self.show("\x1b[2J\x1b[3J\x1b[H")
    }

    /// Asks for a line. The end of the input quits.
    pub(super) fn ask(&self, prompt: &str) -> Result<String, Stop> {
        self.show(prompt)?;
        let mut bytes = Vec::new();
        let mut input = io::stdin().lock();
        input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            self.line("")?;
            return Err(Stop::Quit);
        }
        let line = strip_controls(String::from_utf8_lossy(&bytes).trim());
        if !self.input_is_terminal {
            // Piped input is not echoed by a terminal.
            self.line(&line)?;
        }
        Ok(line)
    }
}

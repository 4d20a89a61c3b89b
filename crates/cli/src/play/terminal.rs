//! Lines from a person, and text for him.

use crate::error::CommandError;
use crate::paint::strip_controls;
use std::io::{self, BufRead, IsTerminal, Read, Write};

/// Why a session stops before the game is over.
#[derive(Debug)]
pub(super) enum Stop {
    /// The player leaves, or nobody reads or types any more.
    Quit,
    /// Something went wrong.
    Error(CommandError),
}

impl From<CommandError> for Stop {
    fn from(failed: CommandError) -> Stop {
        Stop::Error(failed)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            // Whoever stopped listening does not want the rest.
            io::ErrorKind::BrokenPipe => Stop::Quit,
            _ => Stop::Error(CommandError::failure(error.to_string())),
        }
    }
}

/// No line that makes sense is longer.
const LONGEST_LINE: u64 = 4096;

/// Standard input and output.
#[derive(Debug)]
pub(super) struct Terminal {
    typed_by_hand: bool,
    watched: bool,
}

impl Terminal {
    pub(super) fn standard() -> Terminal {
        Terminal { typed_by_hand: io::stdin().is_terminal(), watched: io::stdout().is_terminal() }
    }

    /// Whether a person sits here, and not a pipe.
    pub(super) fn is_interactive(&self) -> bool {
        self.typed_by_hand && self.watched
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

    /// Wipes the screen, so that the next player does not see what the last one saw.
    pub(super) fn wipe(&self) -> Result<(), Stop> {
        self.show("\x1b[2J\x1b[3J\x1b[H")
    }

    /// Asks for a line. The end of the input means that the player leaves.
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
        if !self.typed_by_hand {
            // A pipe shows nothing of what comes out of it; a log is easier to read with it.
            self.line(&line)?;
        }
        Ok(line)
    }
}

//! Errors in the notation of a choice.

use serde::Serialize;

/// A word of a choice that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{problem} at word {at}: {word:?}")]
pub struct NotationError {
    /// The stable code, which is also the key of the message, for instance `unknown_card`.
    pub problem: &'static str,
    /// The word; empty if it is missing.
    pub word: String,
    /// The position of the word, counted from 1.
    pub at: usize,
}

impl NotationError {
    /// Maximum length of a choice in bytes; longer input is not parsed.
    pub const MAX_TEXT: usize = 1024;

    /// An error at this word.
    #[must_use]
    pub fn new(problem: &'static str, word: &str, at: usize) -> NotationError {
        // Truncated, because the word is untrusted input.
        NotationError { problem, word: word.chars().take(40).collect(), at }
    }

    /// A missing word after `at - 1` words.
    #[must_use]
    pub fn missing(problem: &'static str, at: usize) -> NotationError {
        NotationError { problem, word: String::new(), at }
    }
}

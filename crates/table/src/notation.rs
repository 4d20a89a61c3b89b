//! What can be wrong with the text of a choice.

use serde::Serialize;

/// Says which word of a choice's text cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{problem} at word {at}: {word:?}")]
pub struct NotationError {
    /// A stable word for programs and for finding the sentence, for instance `unknown_card`.
    pub problem: &'static str,
    /// The word that cannot be read; empty if one is missing.
    pub word: String,
    /// The number of that word, counted from 1.
    pub at: usize,
}

impl NotationError {
    /// No text of a choice is longer than this; whatever is longer is not even looked at.
    pub const MAX_TEXT: usize = 1024;

    /// This word is wrong.
    #[must_use]
    pub fn new(problem: &'static str, word: &str, at: usize) -> NotationError {
        // A refusal never repeats more than it needs to of what somebody sent.
        NotationError { problem, word: word.chars().take(40).collect(), at }
    }

    /// A word is missing after `at - 1` words.
    #[must_use]
    pub fn missing(problem: &'static str, at: usize) -> NotationError {
        NotationError { problem, word: String::new(), at }
    }
}

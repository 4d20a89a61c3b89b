//! The status of a table, and the words by which the database knows such values.

/// Defines an enum whose values have words in the database and in messages.
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $type:ident { $($(#[$item_doc:meta])* $item:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize,
            serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum $type { $($(#[$item_doc])* $item,)* }

        impl $type {
            /// The stable name, as stored and sent.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($type::$item => $word,)* }
            }

            /// The value with this name.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$type> {
                match word { $($word => Some($type::$item),)* _ => None }
            }
        }
    };
}

words! {
    /// The status of a table.
    Status {
        /// Seats are free to take; the game has not begun.
        Open = "open",
        /// The game is in progress.
        Running = "running",
        /// The game is paused by consent.
        Paused = "paused",
        /// The game has an outcome.
        Finished = "finished",
        /// The game ended without an outcome.
        Abandoned = "abandoned",
    }
}

//! Bounds on everything that comes in.

pub use higaki_values::REMEMBERED_KEYS;

use crate::StoreError;

/// Bytes of the payload of one log entry.
pub const MAX_PAYLOAD: usize = 64 * 1024;
/// Bytes of the word for the kind of a log entry.
pub const MAX_KIND: usize = 32;
/// Entries of one append.
pub const MAX_ENTRIES: usize = 64;
/// Bytes of the key that a client gives to one append.
pub const MAX_CLIENT_KEY: usize = 64;
/// Bytes of a snapshot.
pub const MAX_SNAPSHOT: usize = 4 * 1024 * 1024;
/// Bytes of each JSON text of a table or a person.
pub const MAX_JSON: usize = 64 * 1024;
/// Bytes of the word for a game.
pub const MAX_GAME: usize = 32;
/// Bytes of a name, label or title.
pub const MAX_NAME: usize = 240;
/// Bytes of a password hash.
pub const MAX_PASSWORD_HASH: usize = 512;
/// Bytes of what is sealed.
pub const MAX_SEALED: usize = 1024;
/// Bytes of one line of chat.
pub const MAX_CHAT: usize = 4000;
/// People who belong to one table, those who only watch included.
pub const MAX_MEMBERS: usize = 64;
/// People whom one person mutes.
pub const MAX_MUTES: u64 = 500;
/// Rows of one answer; whoever asks for more gets so many.
pub const MAX_PAGE: usize = 500;

pub(crate) fn check(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size <= limit { Ok(()) } else { Err(StoreError::TooLarge { what, size, limit }) }
}

/// A text that both databases can hold: PostgreSQL knows no character with the number 0.
pub(crate) fn check_text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    check(what, text.len(), limit)?;
    if text.contains('\0') { Err(StoreError::NotText { what }) } else { Ok(()) }
}

/// The number of rows to ask the database for.
pub(crate) fn page(limit: usize) -> i64 {
    limit.clamp(1, MAX_PAGE) as i64
}

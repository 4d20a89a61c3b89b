//! Size limits of all inputs.

pub use higaki_values::REMEMBERED_KEYS;

use crate::StoreError;

/// Bytes of the payload of one log entry.
pub const MAX_PAYLOAD: usize = 64 * 1024;
/// Bytes of the kind of a log entry.
pub const MAX_KIND: usize = 32;
/// Entries of one append.
pub const MAX_ENTRIES: usize = 64;
/// Bytes of an idempotency key.
pub const MAX_CLIENT_KEY: usize = 64;
/// Bytes of a snapshot.
pub const MAX_SNAPSHOT: usize = 4 * 1024 * 1024;
/// Bytes of each JSON text of a table or a person.
pub const MAX_JSON: usize = 64 * 1024;
/// Bytes of the name of a game.
pub const MAX_GAME: usize = 32;
/// Bytes of a name, label or title.
pub const MAX_NAME: usize = 240;
/// Bytes of a password hash.
pub const MAX_PASSWORD_HASH: usize = 512;
/// Bytes of a sealed value.
pub const MAX_SEALED: usize = 1024;
/// Bytes of a chat message.
pub const MAX_CHAT: usize = 4000;
/// Members of a table, including spectators.
pub const MAX_MEMBERS: usize = 64;
/// People muted by one person.
pub const MAX_MUTES: u64 = 500;
/// Rows of one page; larger requests are cut to this.
pub const MAX_PAGE: usize = 500;

pub(crate) fn check(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size <= limit { Ok(()) } else { Err(StoreError::TooLarge { what, size, limit }) }
}

/// Validates a text for both databases: PostgreSQL cannot store NUL.
pub(crate) fn check_text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    check(what, text.len(), limit)?;
    if text.contains('\0') { Err(StoreError::NotText { what }) } else { Ok(()) }
}

/// The `LIMIT` for a page.
pub(crate) fn page(limit: usize) -> i64 {
    limit.clamp(1, MAX_PAGE) as i64
}

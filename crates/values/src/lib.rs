//! Value types that rooms, the store and the server share: ids, times, revisions, the status of a
//! table, password hashes and cleaned text.
//!
//! ```
//! use higaki_values::{TableId, UnixMillis};
//!
//! let table: TableId = "AAAAAAAAAAAAAAAAAAAAAA".parse()?;
//! assert_eq!(table, TableId::from_bytes([0; 16]));
//! assert_eq!(UnixMillis(1_000).plus(500), UnixMillis(1_500));
//! # Ok::<(), higaki_values::NotAnId>(())
//! ```

mod ids;
mod log;
mod password;
mod status;
mod text;
mod time;

pub use ids::{BotTokenId, NodeId, NotAnId, PersonId, Spelling, TableId};
pub use log::{REMEMBERED_KEYS, Revision};
pub use password::PasswordHash;
pub use status::Status;
pub use text::{clean_text, has_visible_character, is_invisible};
pub use time::UnixMillis;

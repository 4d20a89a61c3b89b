//! The position in a table's log, and the number of keys that it remembers.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Idempotency keys remembered for each person at a table. A client has one or two requests in
/// flight whose outcome it does not know; older ones it has seen in the log.
pub const REMEMBERED_KEYS: usize = 8;

/// The number of entries of a log; the newest entry carries the same number.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Revision(pub u64);

impl Revision {
    /// The revision of an empty log.
    pub const START: Revision = Revision(0);
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

//! Time as a value. Nothing here reads a clock.

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct UnixMillis(pub i64);

impl UnixMillis {
    /// The moment so many milliseconds later.
    #[must_use]
    pub const fn plus(self, milliseconds: i64) -> UnixMillis {
        UnixMillis(self.0.saturating_add(milliseconds))
    }
}

//! Module 2, Tokken: wishes of the Shogun, and the privileges granted for them.

mod privilege;
pub(crate) mod redeem;
pub(crate) mod wish;

pub use privilege::{PRIVILEGES, Privilege};
pub(crate) use wish::MAX_TILES;
pub use wish::{Display, Queue, Wish, WishKind};

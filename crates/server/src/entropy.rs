//! Chance for secrets and ids, as something that comes from outside.

use higaki_store::{TableId, UnixMillis};
use std::fmt::Debug;

/// A source of bytes that nobody can guess.
pub trait Entropy: Debug + Send + Sync {
    /// 256 of its bits.
    fn bytes(&self) -> [u8; 32];
}

/// The operating system's.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .expect("a system without randomness cannot run a server at all");
        bytes
    }
}

/// A number from a source.
pub(crate) fn u64_of(source: &dyn Entropy) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&source.bytes()[..8]);
    u64::from_le_bytes(bytes)
}

/// The id of a table that is made now. Nobody can guess it, but it begins with the moment, in steps
/// of 64 milliseconds: tables that were made together lie together in the database, whose indexes
/// are ordered by id, and are written together. 96 bits are left to chance.
pub(crate) fn table_id(source: &dyn Entropy, now: UnixMillis) -> TableId {
    let mut bytes = half(source);
    // That it begins anew every nine years does no harm.
    bytes[..4].copy_from_slice(&((now.0 >> 6) as u32).to_be_bytes());
    TableId::from_bytes(bytes)
}

/// The first half of what a source gives, for ids.
pub(crate) fn half(source: &dyn Entropy) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&source.bytes()[..16]);
    half
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_are_made_together_begin_alike_and_are_not_the_same() {
        let at = |milliseconds| table_id(&SystemEntropy, UnixMillis(milliseconds)).to_string();
        let (one, other) = (at(1_800_000_000_000), at(1_800_000_000_063));
        assert_eq!(one[..5], other[..5]);
        assert_ne!(one, other);
        assert_ne!(one[..5], at(1_800_000_010_000)[..5]);
    }
}

//! Injected randomness for secrets and ids.

use higaki_values::{TableId, UnixMillis};
use std::fmt::Debug;

/// A source of unpredictable bytes.
pub trait Entropy: Debug + Send + Sync {
    /// 256 random bits.
    fn bytes(&self) -> [u8; 32];
}

/// A random number.
pub fn random_u64(source: &dyn Entropy) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = source.bytes();
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// 128 random bits, for ids.
pub fn random_id(source: &dyn Entropy) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&source.bytes()[..16]);
    half
}

/// The id of a new table: 96 random bits behind the time in steps of 64 milliseconds. Tables
/// created together are close in the indexes of a database.
pub fn table_id(source: &dyn Entropy, now: UnixMillis) -> TableId {
    let mut bytes = random_id(source);
    // The time wraps around every nine years, which is harmless.
    bytes[..4].copy_from_slice(&((now.0 >> 6) as u32).to_be_bytes());
    TableId::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_table::Seed;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[derive(Debug, Default)]
    struct Counted(AtomicU64);

    impl Entropy for Counted {
        fn bytes(&self) -> [u8; 32] {
            *Seed::from_text("ids").nth(self.0.fetch_add(1, Ordering::Relaxed)).bytes()
        }
    }

    #[test]
    fn ids_of_one_moment_share_their_beginning_only() {
        let source = Counted::default();
        let at = |milliseconds| table_id(&source, UnixMillis(milliseconds)).to_string();
        let (one, other) = (at(1_800_000_000_000), at(1_800_000_000_063));
        assert_eq!(one[..5], other[..5]);
        assert_ne!(one, other);
        assert_ne!(one[..5], at(1_800_000_010_000)[..5]);
    }
}

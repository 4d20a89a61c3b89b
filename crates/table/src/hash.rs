//! A hash that is the same on every platform and in every version.

/// Mixes bytes and numbers into 64 bits (FNV-1a, finished by a multiplication).
///
/// Part of the record format and of pinned tests: do not change.
#[derive(Clone, Copy, Debug)]
pub struct StableHash(u64);

impl Default for StableHash {
    fn default() -> StableHash {
        StableHash(0xcbf2_9ce4_8422_2325)
    }
}

impl StableHash {
    /// Adds one byte.
    #[must_use]
    pub const fn byte(self, byte: u8) -> StableHash {
        StableHash((self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3))
    }

    /// Adds the bytes, in order.
    #[must_use]
    pub fn bytes(self, bytes: &[u8]) -> StableHash {
        bytes.iter().fold(self, |hash, byte| hash.byte(*byte))
    }

    /// Adds a number, lowest byte first.
    #[must_use]
    pub fn number(self, number: u64) -> StableHash {
        self.bytes(&number.to_le_bytes())
    }

    /// The hash of all added data.
    #[must_use]
    pub const fn finish(self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_value() {
        assert_eq!(
            StableHash::default().bytes(b"higaki").number(108).finish(),
            14_483_616_290_094_565_702
        );
    }

    #[test]
    fn order_matters() {
        let one = StableHash::default().byte(1).byte(2).finish();
        let other = StableHash::default().byte(2).byte(1).finish();
        assert_ne!(one, other);
    }
}

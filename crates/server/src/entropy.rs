//! Chance for secrets and ids, as something that comes from outside.

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

/// The first half of what a source gives, for ids.
pub(crate) fn half(source: &dyn Entropy) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&source.bytes()[..16]);
    half
}

//! Randomness from the operating system, for secrets and ids.

pub use higaki_room::Entropy;

/// The random number generator of the operating system.
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

//! Secrets of the operator.

use sha2::{Digest, Sha256};
use std::fmt;
use subtle::ConstantTimeEq;

/// A shared secret, kept as a hash. Never logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of this text.
    #[must_use]
    pub fn new(text: &str) -> Secret {
        Secret(Sha256::digest(text).into())
    }

    /// Whether a guess is right, in constant time.
    pub(crate) fn is(&self, guess: &[u8]) -> bool {
        let guess: [u8; 32] = Sha256::digest(guess).into();
        self.0.ct_eq(&guess).into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_knows_itself_and_hides() {
        let secret = Secret::new("open sesame");
        assert!(secret.is(b"open sesame"));
        assert!(!secret.is(b"open sesam"));
        assert!(!secret.is(b""));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}

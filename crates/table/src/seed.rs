//! Seeds of 256 bits and the commitments that make a deal verifiable.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The seed of a game’s randomness.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// A seat’s contribution to the seed, made after the commitment was published.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce([u8; 32]);

/// The hash of a secret, published before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// The origin of a game’s seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One seed, chosen by the player who started the game.
    Local(Seed),
    /// A secret that the host committed to before every seat added a nonce.
    Shared {
        /// The host’s secret, disclosed at the end.
        secret: Seed,
        /// One nonce per seat, in seat order.
        nonces: Vec<Nonce>,
    },
}

impl Origin {
    /// The seed of the deal.
    #[must_use]
    pub fn seed(&self) -> Seed {
        match self {
            Origin::Local(seed) => *seed,
            Origin::Shared { secret, nonces } => {
                let mut hash = Sha256::new();
                hash.update(b"higaki deal 1");
                hash.update(secret.0);
                for nonce in nonces {
                    hash.update(nonce.0);
                }
                Seed(hash.finalize().into())
            }
        }
    }

    /// The commitment to the seed or secret, which reveals nothing about it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let secret = match self {
            Origin::Local(seed) => seed,
            Origin::Shared { secret, .. } => secret,
        };
        let mut hash = Sha256::new();
        hash.update(b"higaki commitment 1");
        hash.update(secret.0);
        Commitment(hash.finalize().into())
    }
}

impl Seed {
    /// The seed with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes of the seed.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Parses 64 hexadecimal digits as the seed itself; hashes any other text.
    #[must_use]
    pub fn from_text(text: &str) -> Seed {
        if let Some(bytes) = parse_hex(text) {
            return Seed(bytes);
        }
        let mut hash = Sha256::new();
        hash.update(b"higaki seed text 1");
        hash.update(text.as_bytes());
        Seed(hash.finalize().into())
    }

    /// The seed of game `number` in a series, derived from this one for simulations.
    #[must_use]
    pub fn nth(&self, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"higaki series 1");
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }
}

impl Nonce {
    /// The nonce with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Nonce {
        Nonce(bytes)
    }
}

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

fn parse_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let high = char::from(pair[0]).to_digit(16)?;
        let low = char::from(pair[1]).to_digit(16)?;
        *byte = (high << 4 | low) as u8;
    }
    Some(bytes)
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

macro_rules! hex_text {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }

        impl FromStr for $type {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$type, NotHex> {
                parse_hex(text).map($type).ok_or(NotHex)
            }
        }

        impl TryFrom<String> for $type {
            type Error = NotHex;

            fn try_from(text: String) -> Result<$type, NotHex> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    };
}

hex_text!(Seed);
hex_text!(Nonce);
hex_text!(Commitment);

impl fmt::Debug for Seed {
    /// Redacted: a seed in a log would give the game away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_text_is_the_seed_itself() {
        let text = "00ff".repeat(16);
        assert_eq!(Seed::from_text(&text).to_string(), text);
        assert_eq!(text.parse::<Seed>().unwrap(), Seed::from_text(&text));
        assert_eq!("00fg".repeat(16).parse::<Seed>(), Err(NotHex));
    }

    #[test]
    fn other_text_is_hashed() {
        let seed = Seed::from_text("higaki");
        assert_eq!(seed, Seed::from_text("higaki"));
        assert_ne!(seed, Seed::from_text("Higaki"));
        assert_eq!(seed.to_string().len(), 64);
    }

    #[test]
    fn every_nonce_changes_the_deal_and_none_the_commitment() {
        let secret = Seed::from_text("secret");
        let nonce = |byte| Nonce::from_bytes([byte; 32]);
        let one = Origin::Shared { secret, nonces: vec![nonce(1), nonce(2)] };
        let other = Origin::Shared { secret, nonces: vec![nonce(1), nonce(3)] };
        assert_ne!(one.seed(), other.seed());
        assert_eq!(one.commitment(), other.commitment());
        assert_ne!(one.seed(), secret);
        assert_eq!(Origin::Local(secret).seed(), secret);
    }

    #[test]
    fn a_seed_does_not_show_in_debug_output() {
        assert_eq!(format!("{:?}", Seed::from_text("x")), "Seed(…)");
    }
}

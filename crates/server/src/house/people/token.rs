//! Secret tokens of 256 random bits. The store keeps their hashes only.

use higaki_store::TokenHash;
use sha2::{Digest, Sha256};
use std::fmt;

const BYTES: usize = 32;

/// A session token or an API token.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; BYTES]);

impl Token {
    /// A new random token.
    pub(crate) fn random() -> Token {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes)
            .expect("a system without randomness cannot run a server at all");
        Token(bytes)
    }

    /// Parses 64 hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        read_hex(text).map(Token)
    }

    /// The text for a cookie or a program; the only way to read a token.
    pub(crate) fn reveal(&self) -> String {
        write_hex(&self.0)
    }

    /// The hash under which the store keeps it. A lookup by hash leaks nothing about near guesses
    /// by its timing.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

/// Parses exactly `N` bytes of lower-case hexadecimal digits.
pub(super) fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

pub(super) fn write_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn digit(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'a'..=b'f' => Some(character - b'a' + 10),
        _ => None,
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_survives_its_text_and_hides_in_debug_output() {
        let token = Token::random();
        assert_eq!(Token::parse(&token.reveal()), Some(token.clone()));
        assert_ne!(token, Token::random());
        assert_eq!(format!("{token:?}"), "Token(…)");
    }

    #[test]
    fn there_is_one_spelling_only() {
        let text = Token([0xab; BYTES]).reveal();
        assert_eq!(text, "ab".repeat(32));
        for wrong in ["", "ab", &text.to_uppercase(), &format!("{text}00"), &text.replace('a', "g")]
        {
            assert_eq!(Token::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_hash_is_that_of_the_bytes() {
        let hash = Token([0; BYTES]).hash();
        assert_eq!(hash.0[..4], [0x66, 0x68, 0x7a, 0xad]);
    }
}

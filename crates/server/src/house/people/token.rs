//! Tokens: 256 random bits that only their holder knows. The store keeps their hash.

use higaki_store::TokenHash;
use sha2::{Digest, Sha256};
use std::fmt;

const BYTES: usize = 32;

/// What a browser holds in its cookie, or a program in its configuration.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; BYTES]);

impl Token {
    /// A new one that nobody can guess.
    pub(crate) fn random() -> Token {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes)
            .expect("a system without randomness cannot run a server at all");
        Token(bytes)
    }

    /// The token of a text, if it is one: 64 hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        read_hex(text).map(Token)
    }

    /// The text for a cookie or a program. The one way to see a token.
    pub(crate) fn reveal(&self) -> String {
        write_hex(&self.0)
    }

    /// What the store knows it by. Looking up a hash tells nobody by its timing how close a guess
    /// was.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

/// So many bytes as lower-case hexadecimal digits, in their one spelling.
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

//! Ids of tables and people: 128 random bits, spelt in 22 characters that fit into a link.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The six-bit value of each byte of an id; 255 for bytes outside the alphabet.
const SIX_BITS: [u8; 256] = {
    let (mut six_bits, mut at) = ([u8::MAX; 256], 0);
    while at < ALPHABET.len() {
        six_bits[ALPHABET[at] as usize] = at as u8;
        at += 1;
    }
    six_bits
};
const BYTES: usize = 16;
/// Six bits a character.
const CHARACTERS: usize = 22;

/// The error for a text that is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an id of 22 letters, digits, - and _")]
pub struct NotAnId;

#[cfg(feature = "random")]
fn random_bytes() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("a system without randomness cannot run a server at all");
    bytes
}

/// The characters of an id on the stack, because every statement and every frame names several.
#[derive(Clone, Copy, Debug)]
pub struct Spelling([u8; CHARACTERS]);

impl Spelling {
    /// Four characters for three bytes. The last one carries only two bits; the rest of it is zero.
    fn of(bytes: [u8; BYTES]) -> Spelling {
        let mut characters = [0; CHARACTERS];
        for (three, four) in bytes.chunks(3).zip(characters.chunks_mut(4)) {
            let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
            let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
            for (character, shift) in four.iter_mut().zip([18, 12, 6, 0]) {
                *character = ALPHABET[(bits >> shift & 63) as usize];
            }
        }
        Spelling(characters)
    }

    /// The characters as text.
    #[must_use]
    pub fn text(&self) -> &str {
        str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

fn decode(text: &str) -> Option<[u8; BYTES]> {
    if text.len() != CHARACTERS {
        return None;
    }
    let mut number: u128 = 0;
    for (at, character) in text.bytes().enumerate() {
        let six = u128::from(SIX_BITS[usize::from(character)]);
        if six > 63 {
            return None;
        }
        if at + 1 < CHARACTERS {
            number = number << 6 | six;
        } else if six & 15 == 0 {
            number = number << 2 | six >> 4;
        } else {
            // Only the canonical spelling is valid: caches and locks compare the text.
            return None;
        }
    }
    Some(number.to_be_bytes())
}

macro_rules! random_id {
    ($(#[$doc:meta])* $type:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $type([u8; BYTES]);

        impl $type {
            /// A random id.
            #[cfg(feature = "random")]
            #[must_use]
            pub fn random() -> $type {
                $type(random_bytes())
            }

            /// The id with these bytes, for reproducible tests.
            #[must_use]
            pub const fn from_bytes(bytes: [u8; 16]) -> $type {
                $type(bytes)
            }

            /// The characters, without an allocation.
            #[must_use]
            pub fn spelling(&self) -> Spelling {
                Spelling::of(self.0)
            }

            /// A part that tells it from others in a log file, where the whole id would be as good
            /// as the link. From its middle: ids created together may begin alike.
            #[must_use]
            pub fn short(&self) -> String {
                format!("…{}…", &self.spelling().text()[8..14])
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.spelling().text())
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($type), "({})"), self)
            }
        }

        impl FromStr for $type {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$type, NotAnId> {
                decode(text).map($type).ok_or(NotAnId)
            }
        }

        impl TryFrom<String> for $type {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<$type, NotAnId> {
                text.parse()
            }
        }

        impl From<$type> for String {
            /// The same as its `Display`, in a third of the time: every frame contains the id of
            /// its table.
            fn from(id: $type) -> String {
                id.spelling().text().to_owned()
            }
        }
    };
}

random_id! {
    /// A table. Anyone with the id of an unlisted table can join, so it cannot be guessed.
    TableId
}
random_id! {
    /// A person: a guest or the owner of an account.
    PersonId
}
random_id! {
    /// An API token; the token itself is never stored.
    BotTokenId
}
random_id! {
    /// One start of one process. A restarted process has a new id, so that it can never resume a
    /// lease from before.
    NodeId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_its_text() {
        for bytes in [[0; 16], [255; 16], *b"0123456789abcdef"] {
            let id = TableId::from_bytes(bytes);
            assert_eq!(id.to_string().len(), 22);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(TableId::from_bytes([0; 16]).to_string(), "A".repeat(22));
        assert_eq!(
            PersonId::from_bytes(*b"0123456789abcdef").to_string(),
            "MDEyMzQ1Njc4OWFiY2RlZg"
        );
    }

    #[test]
    fn there_is_one_spelling_only() {
        let id = TableId::from_bytes([255; 16]).to_string();
        assert!(id.ends_with('w'));
        for wrong in ["", "x", &id.replace('w', "x"), &format!("{id}A"), &id.replace('_', "/")] {
            assert_eq!(wrong.parse::<TableId>(), Err(NotAnId), "{wrong}");
        }
    }

    #[test]
    fn no_two_are_the_same() {
        assert_ne!(TableId::random(), TableId::random());
    }
}

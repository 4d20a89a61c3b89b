//! Names: how they are cleaned, and when two of them are the same.

use super::PersonError;
use crate::limits::{self, MAX_NAME};

/// One line without blanks at its ends or two in a row, and without invisible characters.
pub(super) fn clean_name(name: &str) -> Result<String, PersonError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let visible = |c: char| !c.is_control() && !INVISIBLE.contains(&c);
    let name: String = name.chars().filter(|c| visible(*c)).collect();
    limits::check("a name", name.len(), MAX_NAME)?;
    if name.trim().is_empty() { Err(PersonError::NameEmpty) } else { Ok(name) }
}

/// Characters that show nothing or turn the text around: with them one could look like another.
const INVISIBLE: [char; 17] = [
    '\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}',
    '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
    '\u{feff}',
];

/// The form in which names of accounts are compared, whatever their capitals and invisible
/// characters; empty for a text that is no name. Done here and not by the database, so that both of
/// them agree on letters such as Ö and Ł.
#[must_use]
pub fn fold_name(name: &str) -> String {
    clean_name(name).map(|name| fold(&name)).unwrap_or_default()
}

/// The same for a name that is clean already.
pub(super) fn fold(clean: &str) -> String {
    clean.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean_name("  Anna \n  Łucja ").unwrap(), "Anna Łucja");
        assert_eq!(clean_name("A\u{200b}n\u{202e}na").unwrap(), "Anna");
        for empty in ["", " \t", "\u{200b}", "\u{200b} \u{200b}"] {
            assert_eq!(clean_name(empty), Err(PersonError::NameEmpty));
        }
        assert!(matches!(clean_name(&"x".repeat(241)), Err(PersonError::Store(_))));
    }

    #[test]
    fn names_are_compared_without_capitals_and_invisible_characters() {
        assert_eq!(fold_name("ŁÖWE"), fold_name(" łö\u{200b}we"));
        assert_eq!(fold_name(&"x".repeat(241)), "");
    }
}

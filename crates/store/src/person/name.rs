//! Names: cleaning and comparison.

use super::PersonError;
use crate::StoreError;
use crate::limits::{self, MAX_NAME};
use higaki_values::{has_visible_character, is_invisible};

/// A new name in one line, with at least one visible character.
pub(super) fn clean_name(name: &str) -> Result<String, PersonError> {
    let name = one_line(name)?;
    if has_visible_character(&name) { Ok(name) } else { Err(PersonError::NameEmpty) }
}

/// One line without blanks at its ends or two in a row, and without invisible characters.
fn one_line(name: &str) -> Result<String, StoreError> {
    let visible: String = name.chars().filter(|c| c.is_whitespace() || !is_invisible(*c)).collect();
    let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    limits::check("a name", name.len(), MAX_NAME)?;
    Ok(name)
}

/// The characters that were dropped from names up to schema version 4.
const LEGACY_DROPPED: [char; 17] = [
    '\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}',
    '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
    '\u{feff}',
];

/// The form in which names of accounts are compared: without capitals and invisible characters;
/// empty for a text that is no name. Older accounts may bear names that are refused today, so a
/// visible character is not required. Computed here, because the databases disagree on letters such
/// as Ö and Ł.
#[must_use]
pub fn fold_name(name: &str) -> String {
    one_line(name).map(|name| fold(&name)).unwrap_or_default()
}

/// The same for a name that is clean already.
pub(super) fn fold(clean: &str) -> String {
    clean.to_lowercase()
}

/// The form in which accounts up to schema version 4 are stored: a name may hold characters that
/// are dropped today, and its owner still types them.
pub(super) fn legacy_fold(name: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let kept = name.chars().filter(|c| !c.is_control() && !LEGACY_DROPPED.contains(c));
    fold(&kept.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean_name("  Anna \n  Łucja ").unwrap(), "Anna Łucja");
        for invisible in
            ["\u{200b}", "\u{202e}", "\u{34f}", "\u{2063}", "\u{e0020}", "\u{3164}", "\u{2800}"]
        {
            assert_eq!(clean_name(&format!("A{invisible}n{invisible}na")).unwrap(), "Anna");
        }
        let blank = ["", " \t", "\u{200b}", "\u{200b} \u{200b}", "\u{3164}\u{2800}"];
        for empty in blank.into_iter().chain(["\u{301}\u{20dd}", "\u{e000}", "\u{f0000} \u{93e}"]) {
            assert_eq!(clean_name(empty), Err(PersonError::NameEmpty), "{empty:?}");
        }
        assert_eq!(clean_name("e\u{301}\u{e000}").unwrap(), "e\u{301}\u{e000}");
        assert!(matches!(clean_name(&"x".repeat(241)), Err(PersonError::Store(_))));
    }

    #[test]
    fn names_are_compared_without_capitals_and_invisible_characters() {
        assert_eq!(fold_name("ŁÖWE"), fold_name(" łö\u{200b}we"));
        assert_eq!(fold_name("a\u{34f}nna"), "anna");
        assert_eq!(legacy_fold("A\u{34f}n\u{200b}na"), "a\u{34f}nna");
        assert_eq!(fold_name(&"x".repeat(241)), "");
        assert_eq!(fold_name("\u{e000}"), "\u{e000}");
    }
}

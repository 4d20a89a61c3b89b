//! The Fluent files in `locales/`, embedded by `build.rs`.

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts of the files of a language.
pub(crate) const fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::De => DE,
        Language::En => EN,
        Language::Pl => PL,
    }
}

/// The ids of all messages of a language, in the order of the files.
pub(crate) fn ids(language: Language) -> impl Iterator<Item = &'static str> {
    files(language).iter().flat_map(|text| text.lines()).filter_map(message_id)
}

/// The id of the message that begins in this line; `None` for comments, terms and continuation
/// lines.
fn message_id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(is_id)).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentResource;

    #[test]
    fn every_file_is_sound() {
        for language in Language::ALL {
            for text in files(language) {
                let parsed = FluentResource::try_new((*text).to_owned());
                let errors = parsed.map_or_else(|(_, errors)| errors, |_| Vec::new());
                assert!(errors.is_empty(), "{language}: {errors:?} in {text:.60}");
            }
        }
    }

    /// Fluent drops the second message with an id.
    #[test]
    fn ids_are_unique() {
        for language in Language::ALL {
            let mut known = std::collections::BTreeSet::new();
            for id in ids(language) {
                assert!(known.insert(id), "{language}: {id} stands there twice");
            }
        }
    }

    #[test]
    fn ids_stand_at_the_beginning_of_a_line() {
        assert_eq!(message_id("osaka-rule-O4-3 ="), Some("osaka-rule-O4-3"));
        assert_eq!(message_id("a = b = c"), Some("a"));
        for line in ["# a = b", "    a = b", "-term = b", " .ship = c", "plain text", ""] {
            assert_eq!(message_id(line), None, "{line}");
        }
    }
}

//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// German.
    De,
    /// English.
    En,
    /// Polish.
    Pl,
}

/// The error for an unknown language code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no language {0:?}; there are: de, en, pl")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All languages, in the order of their codes.
    pub const ALL: [Language; 3] = [Language::De, Language::En, Language::Pl];

    /// The code in commands and in the names of folders.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::De => "de",
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    /// The language of an environment variable such as `LANG`: `de_DE.UTF-8`, or several such
    /// values separated by colons, of which the first supported one counts. English if none is.
    #[must_use]
    pub fn from_env(value: &str) -> Language {
        let primary = |entry: &str| {
            let end = entry.find(['_', '.', '@', '-']).unwrap_or(entry.len());
            entry[..end].to_ascii_lowercase()
        };
        let mut entries = value.split(':').map(|entry| primary(entry.trim()));
        entries.find_map(|code| code.parse().ok()).unwrap_or(Language::En)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(word: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == word);
        known.ok_or_else(|| UnknownLanguage(word.chars().take(40).collect()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_names_a_language_in_many_ways() {
        for (value, language) in [
            ("de_DE.UTF-8", Language::De),
            ("de", Language::De),
            ("pl_PL@euro", Language::Pl),
            ("PL-pl", Language::Pl),
            ("en_GB:de_DE", Language::En),
            ("fr_FR:pl:de", Language::Pl),
            ("C", Language::En),
            ("POSIX", Language::En),
            ("", Language::En),
            ("ż", Language::En),
        ] {
            assert_eq!(Language::from_env(value), language, "{value:?}");
        }
    }

    #[test]
    fn an_unknown_language_lists_the_known_ones() {
        let error = "fr".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "there is no language \"fr\"; there are: de, en, pl");
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
    }
}

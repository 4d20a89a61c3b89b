//! Translations for responses.

use axum::http::{HeaderMap, header};
use higaki_words::{Language, Words};

/// The texts of all languages, loaded once.
#[derive(Debug)]
pub(crate) struct Speech {
    words: Vec<Words>,
}

impl Speech {
    pub(crate) fn new() -> Speech {
        Speech { words: Language::ALL.into_iter().map(Words::new).collect() }
    }

    /// The texts of a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        let spoken = self.words.iter().find(|words| words.language() == language);
        spoken.expect("there are words for every language")
    }

    /// The preferred supported language of `Accept-Language`; English if there is none.
    pub(crate) fn preferred(&self, headers: &HeaderMap) -> Language {
        let value = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let mut best = (Language::En, 0.0);
        for entry in value.unwrap_or_default().split(',').take(20) {
            let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
            let primary = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            if let Ok(language) = primary.parse::<Language>()
                && weight > best.1
            {
                best = (language, weight);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_language_is_found() {
        let speech = Speech::new();
        for (value, language) in [
            ("", Language::En),
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("fr, pl;q=0.4, de;q=0.7", Language::De),
            ("pl", Language::Pl),
            ("fr;q=1", Language::En),
            ("de;q=0, pl;q=0.1", Language::Pl),
            ("de;q=nonsense, *", Language::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, value.parse().unwrap());
            assert_eq!(speech.preferred(&headers), language, "{value}");
        }
    }
}

//! Lookup and formatting of messages.

use crate::files::files;
use crate::{Arg, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The messages of one language.
pub struct Words {
    language: Language,
    /// The language itself, with English as the fallback.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let mut bundles = vec![bundle(language)];
        if language != Language::En {
            bundles.push(bundle(Language::En));
        }
        Words { language, bundles }
    }

    /// The language of these words.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with this id, in English if the language lacks it. A missing message shows its
    /// id, which is better than nothing.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.find(id, None, args).unwrap_or_else(|| id.to_owned())
    }

    /// Whether a message with this id exists.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(id))
    }

    /// An attribute of a message: another form of the same word.
    #[must_use]
    pub fn form(&self, id: &str, form: &str) -> Option<String> {
        self.find(id, Some(form), &[])
    }

    /// The message with this id or an attribute of it; `None` if missing.
    pub(crate) fn find(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg)],
    ) -> Option<String> {
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg)).collect();
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            // An unresolved reference stays visible in the text; tests ensure that there is none.
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
        })
    }

    /// The English message with this id.
    pub(crate) fn in_english(&self, id: &str) -> Option<String> {
        let english = self.bundles.last()?;
        let pattern = english.get_message(id)?.value()?;
        Some(english.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The names of a message’s attributes: other forms of the same word.
    pub(crate) fn attributes(&self, id: &str) -> Vec<String> {
        let message = self.bundles.iter().find_map(|bundle| bundle.get_message(id));
        message.map_or_else(Vec::new, |message| {
            message.attributes().map(|attribute| attribute.id().to_owned()).collect()
        })
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Bidirectional isolation marks show up as boxes in terminals.
    bundle.set_use_isolating(false);
    for text in files(language) {
        let resource = FluentResource::try_new((*text).to_owned());
        // A broken or duplicate message is left out; tests find both.
        let resource = resource.unwrap_or_else(|(sound, _)| sound);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_message_is_duplicated() {
        for language in Language::ALL {
            let mut ids: Vec<&str> = crate::files::ids(language).collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all, "{language}");
        }
    }

    #[test]
    fn a_missing_message_shows_its_id() {
        let words = Words::new(Language::Pl);
        assert_eq!(words.say("no-such-message", &[]), "no-such-message");
        assert!(!words.has("no-such-message"));
    }

    #[test]
    fn words_can_be_shared_by_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }
}

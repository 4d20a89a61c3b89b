//! The `--lang` argument and the language of the environment.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use higaki_words::Language;

/// The language of messages.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct LanguageArgument {
    /// Language of messages [default: from the environment]
    #[arg(long = "lang", value_name = "LANGUAGE", value_parser = parser())]
    language: Option<Language>,
}

impl LanguageArgument {
    /// The requested language, or that of the environment.
    pub(crate) fn chosen(self) -> Language {
        self.language.unwrap_or_else(|| {
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let set = variables.iter().filter_map(|name| std::env::var(name).ok());
            let first = set.into_iter().find(|value| !value.is_empty());
            Language::from_env(first.as_deref().unwrap_or_default())
        })
    }
}

fn parser() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    PossibleValuesParser::new(codes).try_map(|code| code.parse::<Language>())
}

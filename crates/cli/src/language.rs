//! Which language a command speaks.

use clap::Args;
use higaki_words::Language;

/// The language of what a command says.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LanguageArgument {
    /// Language: de, en or pl; by default that of the system
    #[arg(long = "lang", value_name = "LANGUAGE")]
    language: Option<Language>,
}

impl LanguageArgument {
    /// The language that was asked for, or that of the system.
    pub(crate) fn chosen(self) -> Language {
        self.language.unwrap_or_else(|| {
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let set = variables.iter().filter_map(|name| std::env::var(name).ok());
            let first = set.into_iter().find(|value| !value.is_empty());
            Language::from_env(first.as_deref().unwrap_or_default())
        })
    }
}

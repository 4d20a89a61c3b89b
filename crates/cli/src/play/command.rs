//! The commands that a player can type, in every language.

use higaki_words::Words;

/// A parsed line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// A choice by its number in the menu.
    Number(usize),
    /// Anything else: a choice in notation, or an error.
    Choice(String),
    /// A command word and its arguments.
    Word(Word, String),
}

/// A command word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Help,
    Board,
    Cards,
    Preview,
    Hint,
    Undo,
    Why,
    Rules,
    Log,
    Record,
    Language,
    Quit,
}

impl Word {
    /// All commands in the order of the help.
    pub(super) const ALL: [Word; 12] = [
        Word::Help,
        Word::Board,
        Word::Cards,
        Word::Preview,
        Word::Hint,
        Word::Undo,
        Word::Why,
        Word::Rules,
        Word::Log,
        Word::Record,
        Word::Language,
        Word::Quit,
    ];

    /// Its name in every language.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Word::Help => "help",
            Word::Board => "board",
            Word::Cards => "cards",
            Word::Preview => "preview",
            Word::Hint => "hint",
            Word::Undo => "undo",
            Word::Why => "why",
            Word::Rules => "rules",
            Word::Log => "log",
            Word::Record => "record",
            Word::Language => "lang",
            Word::Quit => "quit",
        }
    }

    /// Its names in the player's language; help shows the first.
    pub(super) fn names(self, words: &Words) -> Vec<String> {
        let names = words.say(&format!("cli-words-{}", self.name()), &[]);
        names.split_whitespace().map(str::to_owned).collect()
    }

    fn is(self, typed: &str, words: &Words) -> bool {
        let typed = typed.to_lowercase();
        typed == self.name() || self.names(words).contains(&typed)
    }
}

impl Command {
    pub(super) fn of(line: &str, words: &Words) -> Command {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if line.is_empty() {
            return Command::Nothing;
        }
        if first == "?" {
            return Command::Word(Word::Help, rest.trim().to_owned());
        }
        if let Ok(number) = line.parse() {
            return Command::Number(number);
        }
        let known = Word::ALL.into_iter().find(|word| word.is(first, words));
        match known {
            Some(word) => Command::Word(word, rest.trim().to_owned()),
            None => Command::Choice(line.to_owned()),
        }
    }
}

/// Parses the answer to a yes-no question.
pub(super) fn yes_or_no(line: &str, words: &Words) -> Option<bool> {
    let typed = line.trim().to_lowercase();
    let is = |english: &[&str], id: &str| {
        english.contains(&typed.as_str())
            || words.say(id, &[]).split_whitespace().any(|word| word == typed)
    };
    if is(&["y", "yes"], "cli-words-yes") {
        Some(true)
    } else if is(&["n", "no"], "cli-words-no") {
        Some(false)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_catalogue::{GameId, with_game};
    use higaki_table::{Game, NotationError};
    use higaki_words::Language;
    use std::str::FromStr;

    #[test]
    fn commands_are_known_in_the_language_and_in_english() {
        let words = Words::new(Language::De);
        let word = |word, rest: &str| Command::Word(word, rest.to_owned());
        assert_eq!(Command::of("hilfe", &words), word(Word::Help, ""));
        assert_eq!(Command::of("HELP", &words), word(Word::Help, ""));
        assert_eq!(Command::of("?", &words), word(Word::Help, ""));
        assert_eq!(Command::of(" rules  O4.3 ", &words), word(Word::Rules, "O4.3"));
        assert_eq!(Command::of("12", &words), Command::Number(12));
        assert_eq!(Command::of("-1", &words), Command::Choice("-1".to_owned()));
        assert_eq!(Command::of("take B5", &words), Command::Choice("take B5".to_owned()));
        assert_eq!(Command::of("  ", &words), Command::Nothing);
    }

    /// Whether a choice of this game begins with this word.
    fn begins_a_choice<C: FromStr<Err = NotationError>>(word: &str) -> bool {
        word.parse::<C>().err().is_none_or(|error| error.problem != "unknown_verb")
    }

    /// A command must not hide a choice.
    #[test]
    fn no_command_has_the_name_of_a_choice() {
        let of_game =
            |game, word: &str| with_game!(game, G => begins_a_choice::<<G as Game>::Choice>(word));
        let is_choice = |word: &str| GameId::ALL.into_iter().any(|game| of_game(game, word));
        // One verb of each game, so that the test would notice if it could not tell them.
        assert!(["insure", "helper", "harvest"].into_iter().all(is_choice));
        for language in Language::ALL {
            let words = Words::new(language);
            for word in Word::ALL {
                let names = word.names(&words);
                assert!(!names.is_empty());
                for name in names.iter().map(String::as_str).chain([word.name()]) {
                    assert!(!is_choice(name), "{language}: {name}");
                }
            }
        }
    }

    #[test]
    fn yes_is_yes_in_three_languages() {
        let words = Words::new(Language::Pl);
        assert_eq!(yes_or_no("Tak", &words), Some(true));
        assert_eq!(yes_or_no("y", &words), Some(true));
        assert_eq!(yes_or_no("nie", &words), Some(false));
        assert_eq!(yes_or_no("buy", &words), None);
        assert_eq!(yes_or_no("", &words), None);
    }
}

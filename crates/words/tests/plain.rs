//! Plain interface language: the words of the glossary around the boards, no clause where a noun
//! does, and the typography of each language.

use crate::support::{messages, messages_of};
use higaki_words::{Language, Words};

/// The files with the texts around the boards.
const HOUSE: [&str; 7] = ["cli", "prove", "web", "house", "common", "server", "bots"];

/// Beginnings of words that these files must not hold, each with the word of the glossary.
const REPLACED: [(Language, &str, &str); 23] = [
    (Language::En, "advice", "hint"),
    (Language::En, "entrance", "home"),
    (Language::En, "take back", "undo"),
    (Language::En, "taken back", "undone"),
    (Language::En, "takes back", "undoes"),
    (Language::En, "somebody", "someone, or the role"),
    (Language::En, "begin the game", "start the game"),
    (Language::En, "go on playing", "continue"),
    (Language::De, "aufzeichnung", "Partieprotokoll"),
    (Language::De, "bonusmarker", "Ertragsplättchen"),
    (Language::De, "eingang", "Startseite"),
    (Language::De, "gastgeber", "Host"),
    (Language::De, "keim", "Startwert"),
    (Language::De, "rückgängig", "zurücknehmen"),
    (Language::De, "spielbrett", "Spielplan"),
    (Language::De, "das spiel abbrechen", "die Partie abbrechen"),
    (Language::De, "meine spiele", "meine Partien"),
    (Language::Pl, "moje gry", "moje partie"),
    (Language::Pl, "odnośnik", "link"),
    (Language::Pl, "poczekaln", "lobby"),
    (Language::Pl, "rozgryw", "partia"),
    (Language::Pl, "wskazówk", "podpowiedź"),
    (Language::Pl, "wejścia", "strona główna"),
];

#[test]
fn the_texts_around_the_boards_use_the_words_of_the_glossary() {
    for (language, word, instead) in REPLACED {
        for (id, text) in HOUSE.iter().flat_map(|name| messages_of(language, name)) {
            let said = text.split_once('=').map_or("", |(_, said)| said).to_lowercase();
            assert!(!said.contains(word), "{language} {id}: not {word:?} but {instead:?}: {said}");
        }
    }
}

/// Clauses that stand for a noun, in any English text: "whoever has the link" is anyone with the
/// link, "what is agreed" the options, "what it is for" a label.
const CLAUSES: [&str; 4] = ["whoever", "what is agreed", "what it is for", "it is the turn of"];

#[test]
fn no_english_text_uses_a_clause_for_a_noun() {
    let mut found = Vec::new();
    for (id, text) in messages(Language::En) {
        let said = text.split_once('=').map_or("", |(_, said)| said);
        let lower = said.to_lowercase();
        let clause = CLAUSES.iter().any(|clause| lower.contains(clause));
        if clause || said.lines().any(|line| line_begins_with_a_clause(line.trim())) {
            found.push(format!("{id}: {}", said.trim()));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Whether a sentence of this line begins with “What” or “Who” without being a question.
fn line_begins_with_a_clause(line: &str) -> bool {
    line.split_inclusive(['.', '!', '?']).any(|sentence| {
        let sentence = sentence.trim();
        let begins = ["What ", "Who "].iter().any(|word| sentence.starts_with(word));
        begins && !sentence.ends_with('?')
    })
}

#[test]
fn a_clause_is_told_from_a_question() {
    for clause in ["What it brings", "A link. Who has it can join."] {
        assert!(line_begins_with_a_clause(clause), "{clause}");
    }
    for other in ["What do you bid?", "Whatsoever", "Pick a pile. Who moves?"] {
        assert!(!line_begins_with_a_clause(other), "{other}");
    }
}

#[test]
fn percentages_are_written_as_the_language_does() {
    for language in Language::ALL {
        for (id, text) in messages(language) {
            for (at, _) in text.match_indices('%') {
                let before = text[..at].chars().next_back();
                let right = match language {
                    Language::En => before.is_some_and(|c| !c.is_whitespace()),
                    Language::De | Language::Pl => matches!(before, Some('\u{a0}' | '-')),
                };
                assert!(right, "{language} {id}: {text}");
            }
        }
    }
}

#[test]
fn a_game_has_the_same_name_everywhere() {
    for language in Language::ALL {
        let words = Words::new(language);
        for game in ["osaka", "dschunke", "edo"] {
            let shown = words.say(&format!("web-game-{game}"), &[]);
            let title = words.say(&format!("{game}-title"), &[]);
            assert!(title.starts_with(&shown), "{language}: {title} is called {shown}");
        }
    }
}

//! The rulebooks, in the order of the Fluent files.

use crate::{Words, files};

/// The rulebook of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The title.
    pub title: String,
    /// The theme of the game, in paragraphs.
    pub intro: Vec<String>,
    /// The object of the game.
    pub goal: Vec<String>,
    /// An overview of the course of the game.
    pub overview: Vec<String>,
    /// The rules.
    pub chapters: Vec<Chapter>,
    /// The title of the rulings.
    pub rulings_title: String,
    /// Rulings on questions that the printed rules leave open.
    pub rulings: Vec<Ruling>,
    /// The title of the sources.
    pub sources_title: String,
    /// The sources of the rules, reconstructions included.
    pub sources: Vec<String>,
    /// Author, publisher and rights.
    pub credits: Vec<String>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its id, for instance `O4`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its rules.
    pub rules: Vec<RuleText>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its id, for instance `O4.3`.
    pub id: String,
    /// Its text, in paragraphs.
    pub text: Vec<String>,
}

/// A ruling on a question that the printed rules leave open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its id, for instance `OR.3`.
    pub id: String,
    /// The question.
    pub question: String,
    /// The answer, in paragraphs.
    pub answer: Vec<String>,
}

impl Words {
    /// The rulebook of a game; `None` without one.
    #[must_use]
    pub fn rulebook(&self, game: &str) -> Option<Rulebook> {
        let message = |name: &str| format!("{game}-{name}");
        let text = |name: &str| self.paragraphs(&message(name));
        if !self.has(&message("rules-title")) {
            return None;
        }
        Some(Rulebook {
            title: self.say(&message("rules-title"), &[]),
            intro: text("rules-intro"),
            goal: text("rules-goal"),
            overview: text("rules-overview"),
            chapters: self.chapters(game),
            rulings_title: self.say(&message("rulings-title"), &[]),
            rulings: self.rulings(game),
            sources_title: self.say(&message("sources-title"), &[]),
            sources: text("sources-text"),
            credits: text("rules-credits"),
        })
    }

    /// One rule of a game. The case of its id does not matter.
    #[must_use]
    pub fn rule(&self, game: &str, id: &str) -> Option<RuleText> {
        self.rules(game).find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    fn chapters(&self, game: &str) -> Vec<Chapter> {
        let mut chapters: Vec<Chapter> = self
            .ids_of(game, "chapter")
            .map(|(message, id)| Chapter {
                id: id.to_owned(),
                title: self.say(message, &[]),
                rules: Vec::new(),
            })
            .collect();
        for rule in self.rules(game) {
            let of_chapter = rule.id.rsplit_once('.').map_or("", |(chapter, _)| chapter);
            if let Some(chapter) = chapters.iter_mut().find(|chapter| chapter.id == of_chapter) {
                chapter.rules.push(rule);
            }
        }
        chapters
    }

    fn rules(&self, game: &str) -> impl Iterator<Item = RuleText> {
        self.ids_of(game, "rule")
            .map(|(message, id)| RuleText { id: dotted(id), text: self.paragraphs(message) })
    }

    fn rulings(&self, game: &str) -> Vec<Ruling> {
        let questions = self.ids_of(game, "ruling");
        questions
            .filter_map(|(message, id)| {
                let id = id.strip_suffix("-question")?;
                Some(Ruling {
                    id: dotted(id),
                    question: self.say(message, &[]),
                    answer: self.paragraphs(&format!("{game}-ruling-{id}-answer")),
                })
            })
            .collect()
    }

    /// The messages of a game with this prefix, and the rest of their ids.
    fn ids_of(&self, game: &str, kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
        let prefix = format!("{game}-{kind}-");
        files::ids(self.language())
            .filter_map(move |message| Some((message, message.strip_prefix(&prefix)?)))
    }

    /// A text in paragraphs: a line break only separates sentences, a blank line paragraphs.
    #[must_use]
    pub fn paragraphs(&self, id: &str) -> Vec<String> {
        let text = self.say(id, &[]);
        text.split("\n\n").map(|part| part.lines().collect::<Vec<_>>().join(" ")).collect()
    }
}

/// Fluent has no dots in ids: `O4-3` is `O4.3`.
fn dotted(id: &str) -> String {
    id.rsplit_once('-').map_or_else(|| id.to_owned(), |(chapter, rule)| format!("{chapter}.{rule}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn chapters_and_rules_come_in_the_order_of_the_file() {
        for language in Language::ALL {
            let book = Words::new(language).rulebook("osaka").unwrap();
            let chapters: Vec<&str> = book.chapters.iter().map(|c| c.id.as_str()).collect();
            assert_eq!(
                chapters,
                ["O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "OV"]
            );
            let rules = |chapter: usize| -> Vec<&str> {
                book.chapters[chapter].rules.iter().map(|rule| rule.id.as_str()).collect()
            };
            assert_eq!(rules(3), ["O4.1", "O4.2", "O4.3", "O4.4"]);
            assert_eq!(rules(9), ["O10.1"]);
            assert_eq!(rules(10), ["OV.1", "OV.2", "OV.3"]);
            assert_eq!(book.rulings[9].id, "OR.10");
        }
    }

    #[test]
    fn a_rule_is_found_by_its_id() {
        let words = Words::new(Language::En);
        assert_eq!(words.rule("osaka", "o10.1").unwrap().id, "O10.1");
        assert_eq!(words.rule("osaka", "O7.2").unwrap().text.len(), 2);
        assert_eq!(words.rule("osaka", "X1.1"), None);
        assert_eq!(words.rulebook("chess"), None);
    }
}

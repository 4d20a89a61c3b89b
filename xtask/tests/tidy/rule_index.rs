//! Rule ids, and the page of each game that lists them.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust_source::is_word_character;

/// A game: its folder in `games/`, which is also the name of its crate, its type, its title in
/// documents, and the prefix of its rule ids.
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) folder: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) title: &'static str,
    prefixes: &'static [char],
}

/// The one list of games for all tidy tests.
#[rustfmt::skip]
pub(crate) const GAMES: [Game; 3] = [
    Game { folder: "osaka", kind: "Osaka", title: "Traders of Osaka", prefixes: &['O'] },
    Game { folder: "dschunke", kind: "Dschunke", title: "Dschunke", prefixes: &['D'] },
    Game { folder: "edo", kind: "Edo", title: "EDO", prefixes: &['E', 'J', 'T', 'R'] },
];

/// The separators of rule ids: `O4.3` in text, `O4-3` in the ids of Fluent messages.
const IN_TEXT: &[char] = &['.'];
const IN_LOCALES: &[char] = &['.', '-'];

impl Game {
    /// All ids of this game's rules and rulings in a file, each with its line.
    pub(crate) fn ids_in(&self, path: &str, text: &str) -> Vec<(usize, String)> {
        let separators = if path.ends_with(".ftl") { IN_LOCALES } else { IN_TEXT };
        let lines = text.lines().zip(1..);
        lines
            .flat_map(|(line, number)| {
                self.ids_in_line(line, separators).into_iter().map(move |id| (number, id))
            })
            .collect()
    }

    fn ids_in_line(&self, line: &str, separators: &[char]) -> Vec<String> {
        let begins_word = |at: usize| !line[..at].ends_with(is_word_character);
        let starts = line.char_indices().map(|(at, _)| at).filter(|&at| begins_word(at));
        starts.filter_map(|at| self.leading_id(&line[at..], separators)).collect()
    }

    /// The id at the start of a text: a prefix; the number of a chapter, V for the variants or R
    /// for the rulings; and the number of the rule.
    fn leading_id(&self, text: &str, separators: &[char]) -> Option<String> {
        let prefix = text.chars().next().filter(|prefix| self.prefixes.contains(prefix))?;
        let (chapter, after) = chapter(&text[prefix.len_utf8()..])?;
        let (number, after) = digits(after.strip_prefix(separators)?)?;
        (!after.starts_with(is_word_character)).then(|| format!("{prefix}{chapter}.{number}"))
    }

    /// The id at the start of a test name: `o4_3_a_stranger_cannot_take_it`.
    pub(crate) fn id_of_test(&self, name: &str) -> Option<String> {
        let mut words = name.split('_');
        let id = format!("{}.{}", words.next()?.to_uppercase(), words.next()?);
        self.leading_id(&id, IN_TEXT).filter(|found| *found == id)
    }
}

fn chapter(text: &str) -> Option<(&str, &str)> {
    if text.starts_with(['V', 'R']) { Some(text.split_at(1)) } else { digits(text) }
}

fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// The contents of `games/GAME/rules.md`.
#[derive(Debug, Default)]
pub(crate) struct RuleIndex {
    /// Each rule with the files that implement it, as named on the page.
    pub(crate) rules: BTreeMap<String, Vec<String>>,
    /// Decisions where the printed rules are silent; they need no code of their own.
    rulings: BTreeSet<String>,
    /// Problems of the page itself.
    pub(crate) problems: Vec<String>,
}

impl RuleIndex {
    pub(crate) fn of(game: &Game, page: &str) -> Self {
        let mut index = Self::default();
        for row in page.lines().filter_map(|line| line.strip_prefix('|')) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            if cells[0] != "id" && !cells[0].starts_with("---") {
                index.add_row(game, &cells);
            }
        }
        if index.rules.is_empty() {
            index.problems.push(format!("games/{}/rules.md lists no rules", game.folder));
        }
        index
    }

    fn add_row(&mut self, game: &Game, cells: &[&str]) {
        let id = cells[0].to_owned();
        if game.leading_id(&id, IN_TEXT).as_ref() != Some(&id) {
            self.problems.push(format!("`{id}` is no rule id of {}", game.folder));
        } else if self.knows(&id) {
            self.problems.push(format!("{id} is listed twice"));
        } else if id[1..].starts_with('R') {
            self.rulings.insert(id);
        } else {
            self.rules.insert(id, in_backticks(cells.get(2).unwrap_or(&"")));
        }
    }

    pub(crate) fn knows(&self, id: &str) -> bool {
        self.rules.contains_key(id) || self.rulings.contains(id)
    }
}

fn in_backticks(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

const OSAKA: &Game = &GAMES[0];

#[test]
fn ids_are_found_as_whole_words() {
    let text = "O4.3, (OV.1) and OR.10.\nNot XO4.3, O4.3a, O4, o4.3, O.3, OX.1 or 1.2\nO10.12";
    let ids: Vec<_> = OSAKA.ids_in("a.rs", text);
    let found: Vec<_> = ids.iter().map(|(line, id)| (*line, id.as_str())).collect();
    assert_eq!(found, [(1, "O4.3"), (1, "OV.1"), (1, "OR.10"), (3, "O10.12")]);
}

#[test]
fn messages_write_ids_with_a_hyphen() {
    let message = "osaka-rule-O4-3 = See O4.2.\n";
    let ids: Vec<_> = OSAKA.ids_in("a.ftl", message).into_iter().map(|(_, id)| id).collect();
    assert_eq!(ids, ["O4.3", "O4.2"]);
    let ids: Vec<_> = OSAKA.ids_in("a.rs", message).into_iter().map(|(_, id)| id).collect();
    assert_eq!(ids, ["O4.2"]);
}

#[test]
fn tests_begin_with_their_id() {
    assert_eq!(OSAKA.id_of_test("o4_3_reserved"), Some("O4.3".to_owned()));
    assert_eq!(OSAKA.id_of_test("ov_1_open_hands"), Some("OV.1".to_owned()));
    for name in ["o4", "o4_x_1", "open_hands", "d4_3_reserved", "o4_3a_reserved", "take_o4_3"] {
        assert_eq!(OSAKA.id_of_test(name), None, "{name}");
    }
}

#[test]
fn a_page_is_read_row_by_row() {
    let page = "# Rules\n| id | rule | code |\n|---|---|---|\n\
                | O1.1 | One. | `src/a.rs` |\n| OV.1 | Two. | `src/b.rs`, `src/c.rs` |\n\
                | id | question | ruling |\n|---|---|---|\n| OR.1 | Why? | So (O1.1). |\n";
    let index = RuleIndex::of(OSAKA, page);
    assert_eq!(index.rules["O1.1"], ["src/a.rs"]);
    assert_eq!(index.rules["OV.1"], ["src/b.rs", "src/c.rs"]);
    assert_eq!(index.rules.len(), 2);
    assert!(index.knows("OR.1") && !index.knows("OR.2"));
    crate::assert_none(&index.problems);
}

#[test]
fn a_bad_page_is_found_out() {
    let problems = |rows: &str| RuleIndex::of(OSAKA, rows).problems;
    crate::assert_one(&problems("No tables here.\n"), "games/osaka/rules.md lists no rules");
    crate::assert_one(
        &problems("| O1.1 | a | `b` |\n| O1.1 | c | `d` |\n"),
        "O1.1 is listed twice",
    );
    crate::assert_one(
        &problems("| O1.1 | a | `b` |\n| D1.1 | c | `d` |\n"),
        "`D1.1` is no rule id",
    );
}

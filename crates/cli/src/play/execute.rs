//! Executes the commands of a player.

use super::command::Word;
use super::menu::Menu;
use super::session::{Next, Session};
use super::terminal::Stop;
use crate::advice::advice_text;
use crate::board::Board;
use crate::error::CommandError;
use crate::rules;
use higaki_bots::hints;
use higaki_table::{AnyTable, QuickChance, Seat, Viewer, WithSeed};
use higaki_words::{Language, Words};
use std::path::{Path, PathBuf};

/// The default number of events in the log.
const LOG_LINES: usize = 20;
/// The number of hints.
const HINTS: usize = 3;

impl<G: Board> Session<G> {
    pub(super) fn execute(
        &mut self,
        seat: Seat,
        word: Word,
        rest: &str,
        menu: &Menu<G>,
    ) -> Result<Next, Stop> {
        match word {
            Word::Help => self.help(seat, rest)?,
            Word::Board => return Ok(Next::Redraw),
            Word::Cards => match self.reference(seat) {
                Some(text) => {
                    self.terminal.show(&text)?;
                    self.data_notice().map_or(Ok(()), |line| self.terminal.line(&line))?;
                }
                None => self.say("cli-no-cards", &[])?,
            },
            Word::Preview => return self.show_preview(seat, rest, menu),
            Word::Hint => self.show_hints(seat)?,
            Word::Undo => return self.undo(),
            Word::Why => self.why()?,
            Word::Rules => self.show_rules(rest)?,
            Word::Log => self.log(seat, rest)?,
            Word::Record => self.write_record(rest)?,
            Word::Language => return self.change_language(rest),
            Word::Quit => return Err(Stop::Quit),
        }
        Ok(Next::Prompt)
    }

    /// The reference of the game: facts that the board leaves out.
    pub(super) fn reference(&self, seat: Seat) -> Option<String> {
        G::reference(&self.table.game().view(Viewer::Seat(seat)), &self.scene())
    }

    /// `preview`, `preview 12` or `preview buy R5 G2`.
    fn show_preview(&mut self, seat: Seat, rest: &str, menu: &Menu<G>) -> Result<Next, Stop> {
        let chosen = match rest.parse::<usize>() {
            Ok(number) => menu.choice(number).map(|choice| choice.to_string()),
            Err(_) if rest.is_empty() => menu.first_with_preview().map(|choice| choice.to_string()),
            Err(_) => Some(rest.to_owned()),
        };
        let Some(text) = chosen else {
            self.say(&format!("{}-nothing-to-preview", G::INFO.id), &[])?;
            return Ok(Next::Prompt);
        };
        match self.preview(seat, &text) {
            Err(failure) => return self.refuse(&failure),
            Ok(Some(preview)) => self.terminal.show(&G::preview_text(&preview, &self.scene()))?,
            Ok(None) => self.say("cli-preview-says-nothing", &[])?,
        }
        Ok(Next::Prompt)
    }

    /// The best choices, from a search that knows only what the seat knows.
    fn show_hints(&self, seat: Seat) -> Result<(), Stop> {
        let step = self.table.entries().len() as u64;
        let number = QuickChance::from_seed(&self.seed.nth(step)).bits();
        let hints = hints(self.table.game(), seat, HINTS, number, &self.budget);
        self.terminal.show(&advice_text::<G>(&hints, &self.scene()))
    }

    fn why(&self) -> Result<(), Stop> {
        let Some(rule) = self.refusing_rule else { return self.say("cli-why-nothing", &[]) };
        self.show_rules(rule)
    }

    fn show_rules(&self, id: &str) -> Result<(), Stop> {
        let Some(book) = self.words.rulebook(G::INFO.id) else {
            return self.say("cli-no-rulebook", &[]);
        };
        if id.is_empty() {
            self.terminal.show(&rules::contents(&book))?;
            return self.say("cli-rules-hint", &[rules::example(&book)]);
        }
        match rules::section(&book, id, &self.paint) {
            Some(text) => self.terminal.show(&text),
            None => {
                let chapters = rules::chapters(&book);
                let chapters = ("chapters", chapters.into());
                let args = [("rule", id.into()), chapters, rules::example(&book)];
                self.say("cli-no-such-rule", &args)
            }
        }
    }

    fn log(&self, seat: Seat, rest: &str) -> Result<(), Stop> {
        let history = self.table.history(Viewer::Seat(seat));
        let lines = match rest.parse::<usize>() {
            Ok(lines) => lines,
            Err(_) if rest.is_empty() => LOG_LINES,
            Err(_) => history.len(),
        };
        let left_out = history.len().saturating_sub(lines);
        if left_out > 0 {
            self.say("cli-log-earlier", &[("count", left_out.into())])?;
        }
        for event in &history[left_out..] {
            self.print_events(std::slice::from_ref(event))?;
        }
        self.print_peeks()
    }

    fn write_record(&mut self, rest: &str) -> Result<(), Stop> {
        let file = if rest.is_empty() { self.record.clone() } else { Some(PathBuf::from(rest)) };
        let Some(file) = file else { return self.say("cli-record-where", &[]) };
        let name = ("file", file.display().to_string().into());
        match self.write_to(&file) {
            Ok(()) => self.say("cli-record-saved", &[name]),
            Err(reason) => {
                let reason = ("reason", reason.to_string().into());
                self.say("cli-cannot-write", &[name, reason])
            }
        }
    }

    /// Writes the record to the file of `--record`. It includes the seed: the game is local.
    pub(super) fn save(&self) -> Result<(), CommandError> {
        let Some(file) = &self.record else { return Ok(()) };
        self.write_to(file).map_err(|error| {
            let name = ("file", file.display().to_string().into());
            let reason = ("reason", error.to_string().into());
            CommandError::usage(self.words.say("cli-cannot-write", &[name, reason]))
        })
    }

    fn write_to(&self, file: &Path) -> std::io::Result<()> {
        let record = higaki_table::Table::record(&self.table, &self.names, WithSeed::Always);
        std::fs::write(file, record.to_string())
    }

    fn change_language(&mut self, rest: &str) -> Result<Next, Stop> {
        match rest.to_lowercase().parse::<Language>() {
            Ok(language) => {
                self.words = Words::new(language);
                Ok(Next::Redraw)
            }
            Err(_) => {
                self.say("cli-which-language", &[])?;
                Ok(Next::Prompt)
            }
        }
    }
}

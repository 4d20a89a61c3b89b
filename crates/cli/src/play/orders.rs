//! What the commands do that are no choices.

use super::command::Word;
use super::menu::Menu;
use super::session::{Next, Session};
use super::terminal::Stop;
use crate::board::Board;
use crate::exit::Failed;
use crate::paint::padded;
use crate::rules;
use higaki_table::{AnyTable, Failure, Seat, UndoError, Viewer, WithSeed};
use higaki_words::{Language, Words};
use serde_json::json;
use std::path::{Path, PathBuf};

/// How many events the log shows when nobody asks for all.
const LOG_LINES: usize = 20;

impl<G: Board> Session<G> {
    pub(super) fn obey(
        &mut self,
        seat: Seat,
        word: Word,
        rest: &str,
        menu: &Menu<G>,
    ) -> Result<Next, Stop> {
        match word {
            Word::Help => self.help()?,
            Word::Board => return Ok(Next::Look),
            Word::Preview => return self.show_preview(seat, rest, menu),
            Word::Undo => return self.undo(),
            Word::Why => self.why()?,
            Word::Rules => self.show_rules(rest)?,
            Word::Log => self.log(seat, rest)?,
            Word::Record => self.write_record(rest)?,
            Word::Language => return self.change_language(rest),
            Word::Quit => return Err(Stop::Quit),
        }
        Ok(Next::Ask)
    }

    fn help(&self) -> Result<(), Stop> {
        self.say("cli-help-choose", &[])?;
        let notation = format!("{}-help-notation", G::INFO.id);
        for line in self.words.say(&notation, &[]).lines() {
            self.terminal.line(&format!("   {}", G::tinted(line, &self.paint)))?;
        }
        self.say("cli-help-commands", &[])?;
        let book = self.words.rulebook(G::INFO.id);
        let example: Vec<_> = book.as_ref().map(rules::example).into_iter().collect();
        for word in Word::ALL {
            let called = word.called(&self.words).into_iter().next().unwrap_or_default();
            let meaning = self.words.say(&format!("cli-help-{}", word.name()), &example);
            let head = format!("   {} ", padded(&called, 12));
            let meaning: Vec<String> = meaning.split(' ').map(str::to_owned).collect();
            self.terminal.line(&self.paint.flowed(&head, &meaning, " "))?;
        }
        Ok(())
    }

    /// `preview`, `preview 12` or `preview buy R5 G2`.
    fn show_preview(&mut self, seat: Seat, rest: &str, menu: &Menu<G>) -> Result<Next, Stop> {
        let chosen = match rest.parse::<usize>() {
            Ok(number) => menu.choice(number).map(|choice| choice.to_string()),
            Err(_) if rest.is_empty() => menu.to_preview().map(|choice| choice.to_string()),
            Err(_) => Some(rest.to_owned()),
        };
        let Some(text) = chosen else {
            self.say(&format!("{}-nothing-to-preview", G::INFO.id), &[])?;
            return Ok(Next::Ask);
        };
        match self.preview(seat, &text) {
            Err(failure) => return self.refuse(&failure),
            Ok(Some(preview)) => self.terminal.show(&G::preview_text(&preview, &self.scene()))?,
            Ok(None) => self.say("cli-preview-says-nothing", &[])?,
        }
        Ok(Next::Ask)
    }

    /// Takes back the last choice that a person made. What bots did since goes with it: they
    /// agree to everything. Among people something hidden may have been shown, and they are asked.
    fn undo(&mut self) -> Result<Next, Stop> {
        let entries = self.table.entries();
        let Some(index) = entries.iter().rposition(|entry| self.people.contains(entry.seat)) else {
            let code = "nothing_to_undo".to_owned();
            return self.refuse(&Failure { code, rule: None, args: json!({}) });
        };
        let (seat, count) = (entries[index].seat, entries.len() - index);
        let free = self.table.free_undo(seat) == Some(index);
        if !free && self.people.len() > 1 && !self.confirm("cli-undo-consent")? {
            return Ok(Next::Ask);
        }
        let undone = if free { self.table.take_back(seat) } else { self.undo_back_to(index) };
        match undone {
            Ok(()) => {
                let args = [("name", self.name(seat)), ("count", count.into())];
                self.say("cli-undone", &args)?;
                self.refused_by = None;
                Ok(Next::Go)
            }
            Err(error) => Err(Stop::Failed(Failed::no(error.to_string()))),
        }
    }

    fn undo_back_to(&mut self, index: usize) -> Result<(), UndoError> {
        while self.table.entries().len() > index {
            higaki_table::Table::undo(&mut self.table)?;
        }
        Ok(())
    }

    fn why(&self) -> Result<(), Stop> {
        let Some(rule) = self.refused_by else { return self.say("cli-why-nothing", &[]) };
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
            self.tell_events(std::slice::from_ref(event))?;
        }
        Ok(())
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

    /// Writes the record where it is wanted. Who keeps it runs the game, so the seed is in it.
    pub(super) fn save(&self) -> Result<(), Failed> {
        let Some(file) = &self.record else { return Ok(()) };
        self.write_to(file).map_err(|error| {
            let name = ("file", file.display().to_string().into());
            let reason = ("reason", error.to_string().into());
            Failed::wrong_call(self.words.say("cli-cannot-write", &[name, reason]))
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
                Ok(Next::Look)
            }
            Err(_) => {
                self.say("cli-which-language", &[])?;
                Ok(Next::Ask)
            }
        }
    }
}

//! Undo, and the notice about peeks.

use super::session::{Next, Session};
use super::terminal::Stop;
use crate::board::Board;
use crate::error::CommandError;
use higaki_table::{Failure, Table, UndoError};
use serde_json::json;

impl<G: Board> Session<G> {
    /// Undoes the last choice of a person and the choices of bots after it. If hidden information
    /// was revealed since, the player has to confirm; several people all have to agree.
    pub(super) fn undo(&mut self) -> Result<Next, Stop> {
        let entries = self.table.entries();
        let Some(index) = entries.iter().rposition(|entry| self.people.contains(entry.seat)) else {
            let code = "nothing_to_undo".to_owned();
            return self.refuse(&Failure { code, rule: None, args: json!({}) });
        };
        let (seat, count) = (entries[index].seat, entries.len() - index);
        let free = self.table.free_undo(seat) == Some(index);
        let question = if self.people.len() > 1 {
            (!free).then_some("cli-undo-consent")
        } else {
            (index < self.table.free_from()).then_some("cli-undo-reveals")
        };
        if let Some(question) = question
            && !self.confirm(question)?
        {
            return Ok(Next::Prompt);
        }
        let undone = if free { self.table.take_back(seat) } else { self.undo_to(index) };
        undone.map_err(|error| Stop::Error(CommandError::failure(error.to_string())))?;
        let args = [("name", self.name(seat)), ("count", count.into())];
        self.say("cli-undone", &args)?;
        self.refusing_rule = None;
        Ok(Next::Advance)
    }

    fn undo_to(&mut self, index: usize) -> Result<(), UndoError> {
        while self.table.entries().len() > index {
            Table::undo(&mut self.table)?;
        }
        Ok(())
    }

    /// The notice that choices were undone after a reveal, if so. The record has it, too.
    pub(super) fn print_peeks(&self) -> Result<(), Stop> {
        match self.table.peeks() {
            0 => Ok(()),
            count => self.say("verify-peeks", &[("count", count.into())]),
        }
    }
}

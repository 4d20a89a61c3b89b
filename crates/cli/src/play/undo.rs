//! Taking back, and owning up to it.

use super::session::{Next, Session};
use super::terminal::Stop;
use crate::board::Board;
use crate::error::CommandError;
use higaki_table::{Failure, Table, UndoError};
use serde_json::json;

impl<G: Board> Session<G> {
    /// Takes back the last choice that a person made. What bots did since goes with it: they agree
    /// to everything. Whoever has seen something hidden since is asked whether he means it, and
    /// among people everybody has to agree.
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
            return Ok(Next::Ask);
        }
        let undone = if free { self.table.take_back(seat) } else { self.undo_back_to(index) };
        undone.map_err(|error| Stop::Error(CommandError::failure(error.to_string())))?;
        let args = [("name", self.name(seat)), ("count", count.into())];
        self.say("cli-undone", &args)?;
        self.refused_by = None;
        Ok(Next::Go)
    }

    fn undo_back_to(&mut self, index: usize) -> Result<(), UndoError> {
        while self.table.entries().len() > index {
            Table::undo(&mut self.table)?;
        }
        Ok(())
    }

    /// That somebody has seen more than he should have, if so. The record says it, too.
    pub(super) fn tell_peeks(&self) -> Result<(), Stop> {
        match self.table.peeks() {
            0 => Ok(()),
            count => self.say("verify-peeks", &[("count", count.into())]),
        }
    }
}

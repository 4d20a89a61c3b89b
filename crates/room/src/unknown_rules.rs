//! Tables with unknown rules, read from their logs as far as possible.

use crate::caller::Caller;
use crate::entry::{Entry, LogEntry};
use crate::input::StoredEntry;
use crate::refuse::{refuse, refuse_with};
use crate::state::{ReplayError, State};
use higaki_protocol::{Answer, Code, Refusal};
use higaki_table::{ChanceResult, Record, RecordLine, Seat};
use higaki_values::Status;
use serde_json::{Value, json};

/// The part of a table that its log reveals without the rules. Finished games have records.
#[expect(missing_debug_implementations, reason = "it holds hidden information")]
pub struct UnknownRules {
    state: State,
    begun: Option<(Vec<ChanceResult>, Option<Value>)>,
    lines: Vec<RecordLine>,
    peeks: usize,
}

impl UnknownRules {
    /// A table with an empty log.
    #[must_use]
    pub fn new(state: State) -> UnknownRules {
        UnknownRules { state, begun: None, lines: Vec::new(), peeks: 0 }
    }

    /// The seats, the host and all else that needs no rules.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The state, to be completed with people.
    pub fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    /// Marks the game as finished, which only its rules could tell.
    pub fn finish(&mut self) {
        self.state.status = Status::Finished;
    }

    /// Folds in an entry.
    ///
    /// # Errors
    /// When the entry contradicts those before it.
    pub fn replay(&mut self, stored: &StoredEntry) -> Result<(), ReplayError> {
        match LogEntry::read(&stored.payload)?.entry {
            Entry::Started { chairs, deal, scenario, .. } => {
                self.state.chairs = chairs;
                self.state.status = Status::Running;
                self.begun = Some((deal, scenario));
            }
            Entry::Played { seat, choice, chance, .. } => {
                let seat = Seat::new(usize::from(seat)).ok_or(ReplayError::DoesNotFit)?;
                self.lines.push(RecordLine { number: 0, seat, choice, chance });
            }
            Entry::TakenBack { count, consent: true, .. } => {
                let rest = self.lines.len().checked_sub(count as usize);
                self.lines.truncate(rest.ok_or(ReplayError::DoesNotFit)?);
                self.peeks += 1;
            }
            Entry::TakenBack { seat, .. } => {
                let own = |line: &RecordLine| line.seat.index() == usize::from(seat);
                let last = self.lines.iter().rposition(own);
                self.lines.remove(last.ok_or(ReplayError::DoesNotFit)?);
            }
            entry => self.state.apply(&entry, stored.at, None)?,
        }
        self.state.revision = stored.revision;
        Ok(())
    }

    /// The record of the game once it is over.
    ///
    /// # Errors
    /// When the caller may not watch, or the game has not ended.
    pub fn record(&self, caller: Caller) -> Result<Answer, Refusal> {
        self.state.may_watch(caller)?;
        let Some((deal, scenario)) = &self.begun else { return Err(refuse(Code::NotBegun)) };
        if !self.state.is_over() {
            return Err(self.refusal());
        }
        let record = Record {
            names: self.state.called(),
            lines: self.lines.clone(),
            peeks: self.peeks,
            ..self.state.beginning(deal, scenario.as_ref())
        };
        Ok(Answer::Record { record: record.to_string() })
    }

    /// The refusal of all that needs the rules.
    #[must_use]
    pub fn refusal(&self) -> Refusal {
        let about = &self.state.about;
        let details = json!({ "game": about.game, "version": about.rules_version });
        refuse_with(Code::OtherRules, details)
    }
}

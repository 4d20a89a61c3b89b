//! Guessing the password of a table: a few times, then at the pace of somebody who remembers it.

use super::refuse::refuse_with;
use crate::rate::{Limit, Rate, TooOften};
use crate::time::Time;
use higaki_protocol::{Code, Refusal};
use higaki_store::{PersonId, TableId};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// Of one person at one table.
const EACH: Rate = Rate::within(10, Duration::from_secs(10 * 60));
/// Of all at one table: a guest is made quickly. Not less, or anybody could keep those out who were
/// told the password.
const ALL: Rate = Rate::within(100, Duration::from_secs(60 * 60));

#[derive(Debug)]
pub(crate) struct Guesses {
    each: Limit<(TableId, PersonId)>,
    all: Limit<TableId>,
}

impl Guesses {
    pub(crate) fn new(time: &Arc<dyn Time>) -> Guesses {
        Guesses { each: Limit::new(EACH, time), all: Limit::new(ALL, time) }
    }

    /// One more, unless there were too many. Whoever is right does not have to guess again.
    pub(crate) fn guess(&self, table: TableId, person: PersonId) -> Result<(), Refusal> {
        let counted = self.each.check(&(table, person)).and_then(|()| self.all.check(&table));
        counted.map_err(|early: TooOften| {
            refuse_with(Code::TooManyGuesses, json!({ "seconds": early.seconds() }))
        })
    }
}

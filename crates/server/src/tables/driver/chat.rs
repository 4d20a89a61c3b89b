//! The chat of a table.

use super::super::store_errors::{from_store, from_table};
use super::Driver;
use higaki_protocol::{Answer, ChatLine, Refusal, ServerFrame};
use higaki_room::{Delivery, text};
use higaki_store::{ChatLine as Stored, ChatNumber, PersonId, PersonKind, Store};
use std::collections::BTreeMap;

/// The most lines of one answer.
const LINES: usize = 100;

impl Driver {
    pub(super) async fn say(&mut self, person: PersonId, line: String) -> Result<Answer, Refusal> {
        let said = self.shared.store().say(self.id, person, line, self.shared.now()).await;
        said.map_err(|error| from_table(&error))?;
        self.tell_chat().await;
        Ok(Answer::Done)
    }

    /// Delivers the chat lines that watchers have not been sent yet.
    pub(super) async fn tell_chat(&mut self) {
        let lines = match self.shared.store().chat_since(self.id, self.chat, LINES).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::warn!(table = self.id.short(), %error, "the chat cannot be read");
                return;
            }
        };
        let Some(last) = lines.last() else { return };
        self.chat = last.number;
        let people: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
        let named = with_names(self.shared.store(), lines).await;
        for (line, person) in named.into_iter().zip(people) {
            let frame = ServerFrame::Said { table: self.id.to_string(), line };
            self.deliver_to_all(&Delivery::Said { person, text: text(&frame) });
        }
    }

    pub(super) async fn read_chat(&mut self, after: Option<u64>) -> Result<Answer, Refusal> {
        let store = self.shared.store();
        let after = match after {
            Some(number) => ChatNumber(number.min(u64::MAX >> 1)),
            None => {
                let last = store.last_chat(self.id).await.map_err(|error| from_table(&error))?;
                ChatNumber(last.0.saturating_sub(LINES as u64))
            }
        };
        let lines = store.chat_since(self.id, after, LINES).await;
        let lines = lines.map_err(|error| from_store(&error))?;
        Ok(Answer::Talk { lines: with_names(store, lines).await })
    }
}

/// Chat lines with the current names of their authors.
async fn with_names(store: &Store, lines: Vec<Stored>) -> Vec<ChatLine> {
    let mut people: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
    people.sort_unstable();
    people.dedup();
    let found = store.people(people).await.unwrap_or_default();
    let names: BTreeMap<PersonId, (String, bool)> = found
        .into_iter()
        .map(|(asked, person)| (asked, (person.name, person.kind == PersonKind::Guest)))
        .collect();
    let to_line = |line: Stored| {
        let (name, guest) = names.get(&line.person).cloned().unwrap_or_default();
        let (number, person) = (line.number.0, line.person.to_string());
        ChatLine { number, person, name, guest, text: line.text, at: line.at.0 }
    };
    lines.into_iter().map(to_line).collect()
}

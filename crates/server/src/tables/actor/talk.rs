//! What is said at a table.

use super::super::decide::Caller;
use super::super::frames::text;
use super::super::mailbox::Delivery;
use super::super::refuse::{from_store, from_table, refuse, refuse_with};
use super::Actor;
use higaki_protocol::{Answer, ChatLine, Code, MAX_CHAT, Refusal, ServerFrame, Talkers};
use higaki_store::{ChatLine as Stored, ChatNumber, PersonId, PersonKind, Store, clean_text};
use serde_json::json;
use std::collections::BTreeMap;

/// How many lines one answer holds.
const LINES: usize = 100;

impl Actor {
    pub(super) async fn say(&mut self, caller: Caller, said: &str) -> Result<Answer, Refusal> {
        self.core.may_watch(caller)?;
        let plays = !self.core.seats_of(caller.person).is_empty();
        let may = match self.core.about.settings.talkers {
            Talkers::Anyone => true,
            Talkers::Players => plays,
            Talkers::Nobody => false,
        };
        if !may {
            return Err(refuse(Code::MayNotTalk));
        }
        let words = clean_text(said);
        if words.is_empty() || words.len() > MAX_CHAT {
            return Err(refuse_with(Code::BadValue, json!({ "field": "text" })));
        }
        let (person, now) = (caller.person, self.hall.now());
        let said = self.hall.store.say(self.id, person, words, now).await;
        said.map_err(|error| from_table(&error))?;
        self.tell_talk().await;
        Ok(Answer::Done)
    }

    /// Tells everybody what was said since he was told last.
    pub(super) async fn tell_talk(&mut self) {
        let lines = match self.hall.store.chat_since(self.id, self.chat, LINES).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::warn!(table = self.id.short(), %error, "the chat cannot be read");
                return;
            }
        };
        let Some(last) = lines.last() else { return };
        self.chat = last.number;
        let people: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
        for (line, person) in with_names(&self.hall.store, lines).await.into_iter().zip(people) {
            let frame = ServerFrame::Said { table: self.id.to_string(), line };
            self.tell_all(&Delivery::Said { person, text: text(&frame) });
        }
    }

    pub(super) async fn talk(
        &mut self,
        caller: Caller,
        after: Option<u64>,
    ) -> Result<Answer, Refusal> {
        self.core.may_watch(caller)?;
        let store = &self.hall.store;
        let after = match after {
            Some(number) => ChatNumber(number.min(u64::MAX >> 1)),
            None => {
                let last = store.last_chat(self.id).await.map_err(|error| from_table(&error))?;
                ChatNumber(last.0.saturating_sub(LINES as u64))
            }
        };
        let lines = store.chat_since(self.id, after, LINES).await;
        let lines = lines.map_err(|error| from_store(&error))?;
        Ok(Answer::Talk { lines: with_names(&self.hall.store, lines).await })
    }
}

/// Lines with the names that people have now.
async fn with_names(store: &Store, lines: Vec<Stored>) -> Vec<ChatLine> {
    let mut people: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
    people.sort_unstable();
    people.dedup();
    let found = store.people(people).await.unwrap_or_default();
    let names: BTreeMap<PersonId, (String, bool)> = found
        .into_iter()
        .map(|(asked, person)| (asked, (person.name, person.kind == PersonKind::Guest)))
        .collect();
    let told = |line: Stored| {
        let (name, guest) = names.get(&line.person).cloned().unwrap_or_default();
        let (number, person) = (line.number.0, line.person.to_string());
        ChatLine { number, person, name, guest, text: line.text, at: line.at.0 }
    };
    lines.into_iter().map(told).collect()
}

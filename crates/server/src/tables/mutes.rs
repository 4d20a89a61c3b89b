//! Muted people.

use super::store_errors::from_store;
use super::{Caller, Tables};
use higaki_protocol::{Answer, Code, Refusal};
use higaki_room::{refuse_with, unknown_person};
use higaki_store::{MuteError, PersonId};
use serde_json::json;

impl Tables {
    pub(super) async fn mute(&self, caller: Caller, person: &str) -> Result<Answer, Refusal> {
        let (store, now) = (self.shared.store(), self.shared.now());
        let id = parse(person)?;
        store.mute(caller.person, id, now).await.map_err(|error| match error {
            MuteError::UnknownPerson(_) => unknown_person(person),
            MuteError::TooMany { most } => refuse_with(Code::TooManyMutes, json!({ "most": most })),
            MuteError::Store(error) => from_store(&error),
        })?;
        self.decline_all(caller, id).await?;
        Ok(Answer::Done)
    }

    pub(super) async fn unmute(&self, caller: Caller, person: &str) -> Result<Answer, Refusal> {
        let unmuted = self.shared.store().unmute(caller.person, parse(person)?).await;
        unmuted.map(|()| Answer::Done).map_err(|error| from_store(&error))
    }

    /// The people whom a person mutes.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn muted_by(&self, person: PersonId) -> Result<Vec<PersonId>, Refusal> {
        let muted = self.shared.store().muted_by(person).await;
        muted.map_err(|error| from_store(&error))
    }

    pub(super) async fn without_muted(
        &self,
        caller: Caller,
        answer: Answer,
    ) -> Result<Answer, Refusal> {
        let Answer::Talk { lines } = answer else { return Ok(answer) };
        let muted = self.muted_by(caller.person).await?;
        let muted: Vec<String> = muted.iter().map(ToString::to_string).collect();
        let lines = lines.into_iter().filter(|line| !muted.contains(&line.person)).collect();
        Ok(Answer::Talk { lines })
    }
}

fn parse(person: &str) -> Result<PersonId, Refusal> {
    person.parse().map_err(|_| unknown_person(person))
}

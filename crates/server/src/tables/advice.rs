//! Advice for a seat that owes a decision. It is thought of where bots think.

use super::Tables;
use super::core::Core;
use super::decide::Caller;
use super::fair_queue::Busy;
use super::mailbox::Message;
use super::refuse::{refuse, refuse_with};
use super::thinker::Thought;
use higaki_protocol::{Answer, Code, Hint, HintFor, Refusal};
use higaki_store::TableId;
use serde_json::json;

/// How many choices advice names unless somebody says.
const USUAL: u8 = 3;
/// How many it names at most.
const MOST: u8 = 10;

impl Tables {
    pub(super) async fn advise(
        &self,
        caller: Caller,
        table: TableId,
        hint: HintFor,
    ) -> Result<Answer, Refusal> {
        // One thought at a time for each person: bots think in the same place, and whoever has many
        // sockets must not keep them all busy.
        let being = self.hall.advised.begin(caller.person, ());
        let _advised = being.ok_or_else(|| refuse(Code::Busy))?;
        let hint = Box::new(hint);
        let thought = self.call(table, |reply| Message::Advise { caller, hint, reply }).await?;
        let thought = thought.on_account_of(self.hall.account(caller.person));
        let answer = self.hall.thinker.think(thought).map_err(|Busy| refuse(Code::Busy))?;
        self.hall.meters.think();
        let told = answer.await;
        self.hall.meters.thought();
        let hints: Option<Vec<Hint>> = told.ok().and_then(|told| serde_json::from_str(&told).ok());
        hints.map(|hints| Answer::Hints { hints }).ok_or_else(|| refuse(Code::Interrupted))
    }
}

impl Core {
    /// What there is to think about, for somebody who may ask.
    pub(super) fn advice(
        &self,
        caller: Caller,
        hint: &HintFor,
        number: u64,
    ) -> Result<Thought, Refusal> {
        let seat = self.seat(hint.seat)?;
        self.viewer(caller, Some(hint.seat))?;
        let settings = &self.about.settings;
        if settings.rated || !settings.hints {
            return Err(refuse(Code::HintsForbidden));
        }
        self.must_run()?;
        if self.chairs[seat.index()].stand_in.is_some() {
            return Err(refuse(Code::StandIn));
        }
        let play = self.play.as_ref().filter(|play| play.deciding.contains(seat));
        let play =
            play.ok_or_else(|| refuse_with(Code::NothingOwed, json!({ "seat": hint.seat })))?;
        let most = usize::from(hint.most.unwrap_or(USUAL).clamp(1, MOST));
        let search = play.game.hints(seat, most, number);
        search.map(Thought::from).ok_or_else(|| refuse(Code::HintsForbidden))
    }
}

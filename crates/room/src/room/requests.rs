//! Requests to a room, matched exhaustively.

use super::commit::{Pending, Wanted};
use super::{Environment, Room};
use crate::caller::Caller;
use crate::effect::Effect;
use crate::entropy::random_u64;
use crate::input::Ticket;
use crate::refuse::{refuse, refuse_with};
use crate::request::RoomRequest;
use higaki_catalogue::Search;
use higaki_protocol::{Code, MAX_CHAT, Refusal, Talkers};
use higaki_table::Viewer;
use higaki_values::{Status, clean_text};
use serde_json::json;

/// The default number of suggestions.
const USUAL_HINTS: u8 = 3;
/// The greatest number of suggestions.
const MOST_HINTS: u8 = 10;

impl Room {
    pub(super) fn request(
        &mut self,
        ticket: Ticket,
        caller: Caller,
        key: Option<String>,
        request: RoomRequest,
        environment: Environment<'_>,
    ) {
        let effect =
            match request {
                RoomRequest::Change(change) => {
                    let pending = Pending::new(ticket, caller, Wanted::Change { key, change });
                    return self.attempt(pending, environment);
                }
                RoomRequest::Query(query) => {
                    let answer = self.state.read(caller, &query);
                    Ok(Effect::Reply { ticket, answer })
                }
                RoomRequest::Hint { seat, most } => self
                    .hint(caller, seat, most, random_u64(environment.entropy))
                    .map(|search| Effect::Advise { ticket, person: caller.person, search }),
                RoomRequest::Analyse { seat } => self
                    .may_analyse(caller, seat)
                    .map(|viewer| Effect::Analyse { ticket, person: caller.person, viewer }),
                RoomRequest::Say { text } => self
                    .chat_line(caller, &text)
                    .map(|text| Effect::Say { ticket, person: caller.person, text }),
                RoomRequest::Talk { after } => {
                    let allowed = self.state.may_watch(caller);
                    allowed.map(|()| Effect::ReadChat { ticket, after })
                }
            };
        let refused = |refusal| Effect::Reply { ticket, answer: Err(refusal) };
        self.effects.push_back(effect.unwrap_or_else(refused));
    }

    fn hint(
        &self,
        caller: Caller,
        number: u8,
        most: Option<u8>,
        seed: u64,
    ) -> Result<Search, Refusal> {
        let state = &self.state;
        let seat = state.seat(number)?;
        state.viewer(caller, Some(number))?;
        let settings = &state.about.settings;
        if settings.rated || !settings.hints {
            return Err(refuse(Code::HintsForbidden));
        }
        state.must_run()?;
        if state.chairs[seat.index()].stand_in.is_some() {
            return Err(refuse(Code::StandIn));
        }
        let play = state.play.as_ref().filter(|play| play.deciding.contains(seat));
        let play = play.ok_or_else(|| refuse_with(Code::NothingOwed, json!({ "seat": number })))?;
        let most = usize::from(most.unwrap_or(USUAL_HINTS).clamp(1, MOST_HINTS));
        let search = play.game.hints(seat, most, seed);
        search.ok_or_else(|| refuse(Code::HintsForbidden))
    }

    fn may_analyse(&self, caller: Caller, seat: Option<u8>) -> Result<Viewer, Refusal> {
        let viewer = self.state.viewer(caller, seat)?;
        if self.state.play.is_none() {
            return Err(refuse(Code::NotBegun));
        }
        if self.state.status != Status::Finished {
            return Err(refuse(Code::NotOver));
        }
        Ok(viewer)
    }

    /// A chat line without invisible characters, if the caller may send one.
    fn chat_line(&self, caller: Caller, text: &str) -> Result<String, Refusal> {
        self.state.may_watch(caller)?;
        let plays = !self.state.seats_of(caller.person).is_empty();
        let may = match self.state.about.settings.talkers {
            Talkers::Anyone => true,
            Talkers::Players => plays,
            Talkers::Nobody => false,
        };
        if !may {
            return Err(refuse(Code::MayNotTalk));
        }
        let line = clean_text(text);
        if line.is_empty() || line.len() > MAX_CHAT {
            return Err(refuse_with(Code::BadValue, json!({ "field": "text" })));
        }
        Ok(line)
    }
}

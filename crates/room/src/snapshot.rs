//! Snapshots, which shorten the fold of long logs. An invalid snapshot is ignored, and the log is
//! read instead.

use crate::clock::Left;
use crate::entry::Chair;
use crate::feed::Feed;
use crate::state::{About, OpenOffer, Play, PlayedChoice, ReplayError, State};
use crate::viewers::{VIEWERS, ViewerSet};
use higaki_catalogue::Games;
use higaki_protocol::{Answer, OfferKind};
use higaki_table::{ChanceResult, Record, RecordLine, Seat, SeatSet, WithSeed};
use higaki_values::{PersonId, Revision, Status, TableId, UnixMillis};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// The format version; it grows when older snapshots become unreadable.
const FORMAT: u32 = 2;

/// The stored state. No debug output: it holds hidden information.
#[derive(Serialize, Deserialize)]
struct Saved {
    format: u32,
    revision: u64,
    chairs: Vec<Chair>,
    host: PersonId,
    status: Status,
    admitted: BTreeSet<PersonId>,
    offer: Option<(u64, Seat, OfferKind, Vec<Seat>)>,
    offers: u64,
    rematch: Option<TableId>,
    numbers: [u64; VIEWERS],
    keys: BTreeMap<PersonId, VecDeque<(String, Answer)>>,
    play: Option<SavedPlay>,
}

#[derive(Serialize, Deserialize)]
struct SavedPlay {
    deal: Vec<ChanceResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<Value>,
    lines: Vec<SavedLine>,
    at: UnixMillis,
    left: Vec<i64>,
    /// Clocks of viewers that differ from the current ones, by viewer index.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    told: BTreeMap<usize, (UnixMillis, Vec<i64>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stood_in: Vec<Seat>,
    own: [u64; Seat::MAX],
    taken_back: Vec<(Seat, String)>,
    /// The number of choices taken back after a reveal, as the record has it.
    peeks: usize,
}

#[derive(Serialize, Deserialize)]
struct SavedLine {
    seat: Seat,
    choice: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chance: Vec<ChanceResult>,
    visible: ViewerSet,
}

impl State {
    /// Serialises the state.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        let saved = Saved {
            format: FORMAT,
            revision: self.revision.0,
            chairs: self.chairs.clone(),
            host: self.host,
            status: self.status,
            admitted: self.admitted.clone(),
            offer: self
                .offer
                .map(|asked| (asked.offer, asked.seat, asked.kind, asked.agreed.iter().collect())),
            offers: self.offers,
            rematch: self.rematch,
            numbers: self.feed.numbers,
            keys: self.keys.clone(),
            play: self.play.as_ref().map(save_play),
        };
        serde_json::to_vec(&saved).unwrap_or_default()
    }

    /// Restores a state.
    ///
    /// # Errors
    /// When the bytes are of another format or the game cannot be replayed.
    pub fn restore(
        about: About,
        games: Arc<dyn Games>,
        bytes: &[u8],
    ) -> Result<State, ReplayError> {
        let saved: Saved = serde_json::from_slice(bytes).map_err(|_| ReplayError::DoesNotFit)?;
        if saved.format != FORMAT {
            return Err(ReplayError::DoesNotFit);
        }
        let mut state = State::new(about, saved.host, saved.chairs, games);
        state.status = saved.status;
        state.admitted = saved.admitted;
        state.offer = saved.offer.map(|(offer, seat, kind, agreed)| OpenOffer {
            offer,
            seat,
            kind,
            agreed: agreed.into_iter().collect::<SeatSet>(),
        });
        state.offers = saved.offers;
        state.rematch = saved.rematch;
        state.revision = Revision(saved.revision);
        state.feed = Feed::new(saved.numbers);
        state.keys = saved.keys;
        state.play = saved.play.map(|play| state.restore_play(play)).transpose()?;
        Ok(state)
    }

    fn restore_play(&self, saved: SavedPlay) -> Result<Play, ReplayError> {
        let beginning = self.beginning(&saved.deal, saved.scenario.as_ref());
        let game = self.games.restore(&Record { peeks: saved.peeks, ..beginning })?;
        let mut play = Play {
            deciding: SeatSet::EMPTY,
            game,
            deal: saved.deal,
            scenario: saved.scenario,
            choices: Vec::with_capacity(saved.lines.len()),
            known: [0; VIEWERS],
            told: std::array::from_fn(|viewer| match saved.told.get(&viewer) {
                Some((at, left)) => Left { at: *at, left: left.clone() },
                None => Left { at: saved.at, left: saved.left.clone() },
            }),
            clocks: Left { at: saved.at, left: saved.left },
            stood_in: saved.stood_in.into_iter().collect(),
            own: saved.own,
            taken_back: saved.taken_back,
        };
        for line in saved.lines {
            let SavedLine { seat, choice, chance, visible } = line;
            let line = RecordLine { number: 0, seat, choice, chance };
            let played = play.game.play_recorded(&line)?;
            play.add_choice(PlayedChoice::new(seat, visible, &played));
        }
        play.deciding = play.game.owing();
        Ok(play)
    }
}

fn save_play(play: &Play) -> SavedPlay {
    let record = play.game.record(&[], WithSeed::AfterTheEnd);
    let peeks = record.peeks;
    let lines = record.lines.into_iter().zip(&play.choices).map(|(line, known)| SavedLine {
        seat: line.seat,
        choice: line.choice,
        chance: line.chance,
        visible: known.visible,
    });
    let told = play.told.iter().enumerate().filter(|(_, told)| **told != play.clocks);
    SavedPlay {
        told: told.map(|(viewer, told)| (viewer, (told.at, told.left.clone()))).collect(),
        deal: play.deal.clone(),
        scenario: play.scenario.clone(),
        lines: lines.collect(),
        at: play.clocks.at,
        left: play.clocks.left.clone(),
        stood_in: play.stood_in.iter().collect(),
        own: play.own,
        taken_back: play.taken_back.clone(),
        peeks,
    }
}

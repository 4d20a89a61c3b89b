//! How entries of the log change a table.

use crate::clock::Left;
use crate::entry::{Chair, Entry, Holder, Key, LogEntry};
use crate::input::StoredEntry;
use crate::state::{OpenOffer, Play, PlayedChoice, ReplayError, State};
use crate::viewers::{VIEWERS, ViewerSet};
use higaki_protocol::{Actor, Answer, Happening, OfferKind};
use higaki_table::{
    ChanceResult, Commitment, Failure, Nonce, Origin, Played, Record, RecordLine, Seat, SeatSet,
    Viewer,
};
use higaki_values::REMEMBERED_KEYS;
use higaki_values::{PersonId, Status, UnixMillis};
use serde_json::Value;

/// The most admitted people that are remembered.
const ADMITTED: usize = 64;

impl State {
    /// Folds in an entry of the log.
    ///
    /// # Errors
    /// When the entry contradicts the state or the rules; the state is unusable then.
    pub fn replay(&mut self, stored: &StoredEntry) -> Result<(), ReplayError> {
        let logged = LogEntry::read(&stored.payload)?;
        self.apply(&logged.entry, stored.at, None)?;
        if let Some(key) = &logged.key {
            self.remember(key);
        }
        self.revision = stored.revision;
        Ok(())
    }

    pub(crate) fn remember(&mut self, key: &Key) {
        let keys = self.keys.entry(key.person).or_default();
        if keys.len() == REMEMBERED_KEYS {
            keys.pop_front();
        }
        keys.push_back((key.client.clone(), key.answer.clone()));
    }

    /// The answer to an earlier request with the same idempotency key.
    pub(crate) fn answered(&self, person: PersonId, key: &str) -> Option<&Answer> {
        let keys = self.keys.get(&person)?;
        keys.iter().rev().find(|(known, _)| known == key).map(|(_, answer)| answer)
    }

    /// Folds in an entry. A choice just played comes with its results; one from the log is
    /// replayed.
    pub(crate) fn apply(
        &mut self,
        entry: &Entry,
        at: UnixMillis,
        played: Option<Played>,
    ) -> Result<(), ReplayError> {
        match entry {
            Entry::Admitted { person } => {
                if self.admitted.len() < ADMITTED {
                    self.admitted.insert(*person);
                }
                return Ok(());
            }
            Entry::Joined { seat, person, nonce } => {
                let holder = Holder::Person { person: *person };
                *self.chair(*seat)? = Chair { holder, nonce: *nonce, stand_in: None };
            }
            Entry::Left { seat, person } => {
                *self.chair(*seat)? = Chair::of(Holder::Open);
                self.host_left(*person);
            }
            Entry::Arranged { chairs } => self.chairs.clone_from(chairs),
            Entry::Started { .. } => return self.start(entry, at),
            Entry::Played { .. } => return self.take_choice(entry, at, played),
            Entry::TakenBack { seat, count, consent, visible, clocks } => {
                return self.take_back(*seat, *count, *consent, *visible, clocks, at);
            }
            Entry::Proposed { .. } | Entry::Agreed { .. } | Entry::Declined { .. } => {
                self.take_offer(entry)?;
            }
            Entry::Paused { clocks } => {
                self.status = Status::Paused;
                self.offer = None;
                self.set_clocks(clocks, at);
            }
            Entry::Resumed { clocks, .. } => {
                self.status = Status::Running;
                self.set_clocks(clocks, at);
            }
            Entry::ClocksHeld { clocks, .. } => self.set_clocks(clocks, at),
            Entry::TakenOver { seat, level, cause, clocks } => {
                self.chair(*seat)?.stand_in = Some((level.clone(), *cause));
                // The proposal was made to the players at that time.
                self.offer = None;
                self.stands_in(*seat, false);
                self.set_clocks(clocks, at);
            }
            Entry::Returned { seat, clocks } => {
                self.chair(*seat)?.stand_in = None;
                self.set_clocks(clocks, at);
            }
            Entry::Abandoned => {
                self.status = Status::Abandoned;
                self.offer = None;
            }
            Entry::Rematch { table } => self.rematch = Some(*table),
        }
        if let Some(happening) = told_to_all(entry) {
            self.feed.push(at, ViewerSet::EVERYONE, |_| happening.clone());
        }
        if let Entry::TakenOver { seat, .. } | Entry::Returned { seat, .. } = entry {
            self.did(*seat);
        }
        Ok(())
    }

    fn chair(&mut self, seat: u8) -> Result<&mut Chair, ReplayError> {
        self.chairs.get_mut(usize::from(seat)).ok_or(ReplayError::DoesNotFit)
    }

    /// Passes the rights of a host who left to the next person; without one the table is abandoned.
    fn host_left(&mut self, person: PersonId) {
        let still_here = self.chairs.iter().any(|chair| chair.person() == Some(person));
        if person != self.host || still_here {
            return;
        }
        match self.chairs.iter().find_map(Chair::person) {
            Some(next) => self.host = next,
            None => self.status = Status::Abandoned,
        }
    }

    fn set_clocks(&mut self, left: &[i64], at: UnixMillis) {
        if let Some(play) = &mut self.play {
            play.set_clocks(left, at, ViewerSet::EVERYONE);
        }
    }

    /// Records whether a bot has chosen for a replaced player.
    fn stands_in(&mut self, seat: u8, chose: bool) {
        if let (Some(play), Some(seat)) = (&mut self.play, Seat::new(usize::from(seat))) {
            let others = play.stood_in.iter().filter(|other| *other != seat);
            play.stood_in = others.chain(chose.then_some(seat)).collect();
        }
    }

    /// Records an action of a seat, which makes earlier choices stale.
    fn did(&mut self, seat: u8) {
        let seat = usize::from(seat);
        if let (Some(play), true) = (&mut self.play, seat < Seat::MAX) {
            play.own[seat] = self.feed.numbers[seat];
        }
    }

    /// The origin of the deal: the secret of the table and the nonces of the players.
    pub(crate) fn origin(&self, chairs: &[Chair]) -> Origin {
        let zero = Nonce::from_bytes([0; 32]);
        let nonces = chairs.iter().map(|chair| chair.nonce.unwrap_or(zero)).collect();
        Origin::Shared { secret: self.about.secret, nonces }
    }

    pub(crate) fn commitment(&self) -> Commitment {
        self.origin(&self.chairs).commitment()
    }

    fn start(&mut self, entry: &Entry, at: UnixMillis) -> Result<(), ReplayError> {
        let Entry::Started { chairs, deal, clocks, scenario } = entry else {
            return Err(ReplayError::DoesNotFit);
        };
        self.chairs.clone_from(chairs);
        let record = self.beginning(deal, scenario.as_ref());
        let game = self.games.restore(&record)?;
        let players = self.chairs.len();
        self.feed.push(at, ViewerSet::EVERYONE, |place| Happening::Started {
            events: game.steps(viewer_at(place, players)).swap_remove(0),
        });
        self.play = Some(Play {
            deciding: game.owing(),
            game,
            deal: deal.clone(),
            scenario: scenario.clone(),
            choices: Vec::new(),
            known: [0; VIEWERS],
            told: std::array::from_fn(|_| Left { at, left: clocks.clone() }),
            clocks: Left { at, left: clocks.clone() },
            stood_in: SeatSet::EMPTY,
            own: [0; Seat::MAX],
            taken_back: Vec::new(),
        });
        self.status = Status::Running;
        Ok(())
    }

    /// The record of this game before the first choice, for replay.
    pub(crate) fn beginning(&self, deal: &[ChanceResult], scenario: Option<&Value>) -> Record {
        let origin = self.origin(&self.chairs);
        Record {
            game: self.about.game.clone(),
            rules_version: self.about.rules_version,
            players: self.chairs.len(),
            options: self.about.options.clone(),
            names: Vec::new(),
            commitment: origin.commitment(),
            scenario: scenario.cloned(),
            deal: deal.to_vec(),
            lines: Vec::new(),
            peeks: 0,
            outcome: None,
            origin: Some(origin),
        }
    }

    fn take_choice(
        &mut self,
        entry: &Entry,
        at: UnixMillis,
        played: Option<Played>,
    ) -> Result<(), ReplayError> {
        let Entry::Played { seat, choice, chance, by, again, visible, clocks } = entry else {
            return Err(ReplayError::DoesNotFit);
        };
        let number = *seat;
        let seat = Seat::new(usize::from(number)).ok_or(ReplayError::DoesNotFit)?;
        let play = self.play.as_mut().ok_or(ReplayError::DoesNotFit)?;
        let played = match played {
            Some(played) => played,
            None => play.game.play_recorded(&RecordLine {
                number: 0,
                seat,
                choice: choice.clone(),
                chance: chance.clone(),
            })?,
        };
        play.add_choice(PlayedChoice::new(seat, *visible, &played));
        play.deciding = play.game.owing();
        play.set_clocks(clocks, at, *visible);
        let own = |(whose, _): &(Seat, String)| *whose == seat;
        if *again {
            let last = play.taken_back.iter().rposition(own);
            last.map(|last| play.taken_back.remove(last));
        } else if *visible == ViewerSet::EVERYONE {
            play.taken_back.clear();
        } else {
            // Other viewers do not know, and can still redo their own choices.
            play.taken_back.retain(|taken| !own(taken));
        }
        if play.deciding.is_empty() {
            self.status = Status::Finished;
            self.offer = None;
        }
        if *visible == ViewerSet::EVERYONE {
            // A private choice keeps the offer: its end would reveal the choice.
            self.offer = self.offer.filter(|offer| offer.kind != OfferKind::Undo);
        }
        let known = play.known;
        let players = self.chairs.len();
        self.feed.push(at, *visible, |place| Happening::Played {
            seat: number,
            by: *by,
            again: *again,
            moves: known[place],
            events: played.seen[place.min(players)].clone(),
        });
        self.stands_in(number, *by == Actor::Bot);
        self.did(number);
        Ok(())
    }

    fn take_back(
        &mut self,
        number: u8,
        count: u32,
        consent: bool,
        visible: ViewerSet,
        clocks: &[i64],
        at: UnixMillis,
    ) -> Result<(), ReplayError> {
        let seat = Seat::new(usize::from(number)).ok_or(ReplayError::DoesNotFit)?;
        let play = self.play.as_mut().ok_or(ReplayError::DoesNotFit)?;
        let fits = |failed: Result<(), Failure>| failed.map_err(|_| ReplayError::DoesNotFit);
        if consent {
            for _ in 0..count {
                let last = play.choices.len().checked_sub(1).ok_or(ReplayError::DoesNotFit)?;
                let choice = play.game.choice_at(last).ok_or(ReplayError::DoesNotFit)?;
                fits(play.game.undo())?;
                play.remove_choice(last, choice);
            }
        } else {
            let place = play.choices.iter().rposition(|line| line.seat == seat);
            let place = place.ok_or(ReplayError::DoesNotFit)?;
            let choice = play.game.choice_at(place).ok_or(ReplayError::DoesNotFit)?;
            fits(play.game.take_back(seat))?;
            play.remove_choice(place, choice);
        }
        play.deciding = play.game.owing();
        play.set_clocks(clocks, at, visible);
        // With bots only, no one voted.
        let consent = consent && self.offer.is_some_and(|offer| offer.agreed.len() > 1);
        self.offer = None;
        let known = play.known;
        self.feed.push(at, visible, |place| Happening::TakenBack {
            seat: number,
            moves: known[place],
            consent,
        });
        self.did(number);
        Ok(())
    }

    fn take_offer(&mut self, entry: &Entry) -> Result<(), ReplayError> {
        match entry {
            Entry::Proposed { offer, seat, kind } => {
                let seat = Seat::new(usize::from(*seat)).ok_or(ReplayError::DoesNotFit)?;
                self.offers = *offer;
                let agreed = SeatSet::only(seat);
                self.offer = Some(OpenOffer { offer: *offer, seat, kind: *kind, agreed });
            }
            Entry::Agreed { seat, .. } => {
                let seat = Seat::new(usize::from(*seat)).ok_or(ReplayError::DoesNotFit)?;
                if let Some(offer) = &mut self.offer {
                    offer.agreed = offer.agreed.with(seat);
                }
            }
            _ => self.offer = None,
        }
        Ok(())
    }
}

/// The viewer of an index. Indices beyond the number of players see what spectators see.
fn viewer_at(place: usize, players: usize) -> Viewer {
    match Seat::new(place) {
        Some(seat) if place < players => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

impl Play {
    fn set_clocks(&mut self, left: &[i64], at: UnixMillis, visible: ViewerSet) {
        self.clocks = Left { at, left: left.to_vec() };
        for (viewer, told) in self.told.iter_mut().enumerate() {
            if visible.contains(viewer) {
                told.clone_from(&self.clocks);
            }
        }
    }
}

/// The happening of an entry that is the same for all viewers.
fn told_to_all(entry: &Entry) -> Option<Happening> {
    Some(match entry.clone() {
        Entry::Joined { seat, person, .. } => {
            Happening::Joined { seat, person: person.to_string() }
        }
        Entry::Left { seat, person } => Happening::Left { seat, person: person.to_string() },
        Entry::Arranged { .. } => Happening::Arranged,
        Entry::Proposed { offer, seat, kind } => Happening::Proposed { offer, seat, kind },
        Entry::Agreed { offer, seat } => Happening::Agreed { offer, seat },
        Entry::Declined { offer, seat } => Happening::Declined { offer, seat },
        Entry::Paused { .. } => Happening::Paused,
        Entry::Resumed { seat, .. } => Happening::Resumed { seat },
        Entry::ClocksHeld { milliseconds, .. } => Happening::ClocksHeld { milliseconds },
        Entry::TakenOver { seat, level, cause, .. } => Happening::TakenOver { seat, level, cause },
        Entry::Returned { seat, .. } => Happening::Returned { seat },
        Entry::Abandoned => Happening::Abandoned,
        Entry::Rematch { table } => Happening::Rematch { table: table.to_string() },
        Entry::Admitted { .. }
        | Entry::Started { .. }
        | Entry::Played { .. }
        | Entry::TakenBack { .. } => return None,
    })
}

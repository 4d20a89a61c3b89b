//! A table as its log tells it. Pure: entries come in, state comes out, and nothing else happens.

use super::clock::Left;
use super::entry::{Chair, Logged};
use super::feed::{Feed, VIEWERS, includes, index};
use higaki_catalogue::{Games, Playable};
use higaki_protocol::{Answer, OfferKind, Settings, Visibility};
use higaki_store::{PasswordHash, PersonId, Revision, Status, TableId, UnixMillis};
use higaki_table::{
    ChanceResult, Outcome, Played, RecordError, RulesVersion, Seat, SeatSet, Seed, Viewer,
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// What never changes about a table.
#[derive(Clone)]
pub(crate) struct About {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) rules_version: RulesVersion,
    /// The options of the game, component data included.
    pub(crate) options: Value,
    /// The hash of the host's own component data.
    pub(crate) custom_data: Option<String>,
    pub(crate) settings: Settings,
    pub(crate) visibility: Visibility,
    pub(crate) password: Option<PasswordHash>,
    pub(crate) secret: Seed,
    pub(crate) created_at: UnixMillis,
    /// What is taught here.
    pub(crate) lesson: Option<String>,
}

/// A table at some revision of its log.
pub(crate) struct Core {
    pub(crate) about: About,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: PersonId,
    pub(crate) status: Status,
    pub(crate) admitted: BTreeSet<PersonId>,
    pub(crate) play: Option<Play>,
    pub(crate) offer: Option<Asked>,
    pub(crate) offers: u64,
    pub(crate) rematch: Option<TableId>,
    pub(crate) revision: Revision,
    pub(crate) feed: Feed,
    pub(crate) keys: BTreeMap<PersonId, VecDeque<(String, Answer)>>,
    /// Guests who went over into an account, and which one.
    pub(crate) owners: BTreeMap<PersonId, PersonId>,
    /// People at the table without an account.
    pub(crate) guests: BTreeSet<PersonId>,
    pub(crate) games: Arc<dyn Games>,
    /// What was decided and is not durable yet.
    pub(crate) pending: Vec<Logged>,
    /// Set by an entry that the fold refused: the state may be half changed and must be reloaded.
    pub(crate) broken: Option<Broken>,
}

/// The game at a table that has begun.
pub(crate) struct Play {
    pub(crate) game: Box<dyn Playable>,
    pub(crate) deal: Vec<ChanceResult>,
    /// The position that it began with, if it was not dealt.
    pub(crate) scenario: Option<Value>,
    pub(crate) lines: Vec<Line>,
    /// For each viewer, how many of the lines he knows of.
    pub(crate) known: [u32; VIEWERS],
    pub(crate) deciding: SeatSet,
    pub(crate) clocks: Left,
    /// The clocks as every viewer knows them: from the last thing that he could notice.
    pub(crate) told: [Left; VIEWERS],
    /// For whom a bot has chosen since it took over.
    pub(crate) stood_in: SeatSet,
    /// For each seat, its own number of the last thing that it did itself.
    pub(crate) own: [u64; Seat::MAX],
    /// Of every seat, the last one is played again first.
    pub(crate) taken_back: Vec<(Seat, String)>,
}

/// A choice on the way from the deal to now. What was chosen the game itself keeps: a table has as
/// many of these as moves.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) seat: Seat,
    /// Who could notice it.
    pub(crate) visible: u8,
    /// Whether nobody else learned anything but that it is made.
    pub(crate) private: bool,
}

impl Line {
    pub(crate) fn new(seat: Seat, visible: u8, played: &Played) -> Line {
        let viewers = Viewer::all(played.seen.len() - 1).zip(&played.seen);
        let mut others = viewers.filter(|(viewer, _)| *viewer != Viewer::Seat(seat));
        Line { seat, visible, private: others.all(|(_, events)| events.is_empty_list()) }
    }
}

/// What everybody is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) offer: u64,
    pub(crate) seat: Seat,
    pub(crate) kind: OfferKind,
    pub(crate) agreed: SeatSet,
}

/// A log that cannot be replayed: damaged, or played by rules that are not known here.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum Broken {
    #[error("the rules are not those of the log")]
    OtherRules,
    #[error("an entry does not fit the table")]
    DoesNotFit,
    #[error("the log cannot be replayed: {0}")]
    Record(Box<RecordError>),
}

impl From<RecordError> for Broken {
    fn from(error: RecordError) -> Broken {
        match error {
            RecordError::OtherGame { .. } | RecordError::OtherRules { .. } => Broken::OtherRules,
            other => Broken::Record(Box::new(other)),
        }
    }
}

impl Core {
    /// A table with an empty log.
    pub(crate) fn new(
        about: About,
        host: PersonId,
        chairs: Vec<Chair>,
        games: Arc<dyn Games>,
    ) -> Core {
        Core {
            about,
            chairs,
            host,
            status: Status::Open,
            admitted: BTreeSet::new(),
            play: None,
            offer: None,
            offers: 0,
            rematch: None,
            revision: Revision::START,
            feed: Feed::new([0; VIEWERS]),
            keys: BTreeMap::new(),
            owners: BTreeMap::new(),
            guests: BTreeSet::new(),
            games,
            pending: Vec::new(),
            broken: None,
        }
    }

    /// Whether a seat may take back its last choice on its own. What all have seen can be taken back
    /// until the next one chooses; where several choose in private, nobody must learn from this
    /// whether one of them has.
    pub(crate) fn may_take_back(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let last = play.lines.iter().rfind(|line| line.seat == seat);
            let in_turn = play.deciding.len() < 2;
            last.is_some_and(|line| line.private || in_turn) && play.game.may_take_back(seat)
        })
    }

    /// How many choices a viewer knows of.
    pub(crate) fn moves(&self, viewer: Viewer) -> u32 {
        self.play.as_ref().map_or(0, |play| play.known[index(viewer)])
    }

    /// Whose clocks run: those people who owe a decision.
    pub(crate) fn running(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.status == Status::Running => play
                .deciding
                .iter()
                .filter(|seat| self.chairs[seat.index()].is_played_by_person())
                .collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether only bots play, for whoever watches. A rated game counts, so it is played to its end
    /// also when all have left it.
    pub(crate) fn is_show(&self) -> bool {
        let nobody = !self.chairs.iter().any(Chair::is_played_by_person);
        nobody && !self.about.settings.rated
    }

    /// When the next clock runs out.
    pub(crate) fn deadline(&self) -> Option<UnixMillis> {
        self.play.as_ref().and_then(|play| play.clocks.deadline(self.running()))
    }

    /// Whether nobody plays any more.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.status, Status::Finished | Status::Abandoned)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref().and_then(|play| play.game.outcome())
    }

    /// Who a person is now.
    pub(crate) fn owner(&self, person: PersonId) -> PersonId {
        self.owners.get(&person).copied().unwrap_or(person)
    }

    /// Whether a seat belongs to somebody.
    pub(crate) fn owns(&self, person: PersonId, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.and_then(Chair::person).is_some_and(|holder| self.owner(holder) == person)
    }

    /// All seats of somebody.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        Seat::all(self.chairs.len()).filter(|seat| self.owns(person, *seat)).collect()
    }
}

impl Play {
    /// One more choice was made.
    pub(crate) fn add_line(&mut self, line: Line) {
        for (viewer, known) in self.known.iter_mut().enumerate() {
            *known += u32::from(includes(line.visible, viewer));
        }
        self.lines.push(line);
    }

    /// A choice was taken back; it can be played again.
    pub(crate) fn remove_line(&mut self, place: usize, choice: String) {
        let line = self.lines.remove(place);
        for (viewer, known) in self.known.iter_mut().enumerate() {
            *known -= u32::from(includes(line.visible, viewer));
        }
        self.taken_back.push((line.seat, choice));
    }
}

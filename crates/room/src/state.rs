//! The state of a table, folded from its log.

use crate::clock::Left;
use crate::entry::{Chair, LogEntry};
use crate::feed::Feed;
use crate::level::Level;
use crate::viewers::{VIEWERS, ViewerSet, index};
use higaki_catalogue::{Games, Playable, Search};
use higaki_protocol::{Answer, OfferKind, Settings, Visibility};
use higaki_table::{
    ChanceResult, Outcome, Played, RecordError, RulesVersion, Seat, SeatSet, Seed, Viewer,
};
use higaki_values::{PasswordHash, PersonId, Revision, Status, TableId, UnixMillis};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// The constants of a table. No debug output: the secret decides the deal.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "it holds the secret of the deal")]
pub struct About {
    /// The id of the table.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules_version: RulesVersion,
    /// The options of the game, component data included.
    pub options: Value,
    /// The hash of the host's own component data.
    pub custom_data: Option<String>,
    /// The settings of the table.
    pub settings: Settings,
    /// Whether lists show it.
    pub visibility: Visibility,
    /// The hash of its password.
    pub password: Option<PasswordHash>,
    /// The server's part of the seed.
    pub secret: Seed,
    /// The time of creation.
    pub created_at: UnixMillis,
    /// The lesson that it teaches.
    pub lesson: Option<String>,
}

/// External data about people: names, accounts of former guests, guests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// The current name of each person.
    pub names: BTreeMap<PersonId, String>,
    /// Guests who became accounts, with the account.
    pub accounts: BTreeMap<PersonId, PersonId>,
    /// People without an account.
    pub guests: BTreeSet<PersonId>,
}

/// A table at some revision of its log. No debug output: it holds hidden information.
#[expect(missing_debug_implementations, reason = "it holds hidden information")]
pub struct State {
    pub(crate) about: About,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: PersonId,
    pub(crate) status: Status,
    pub(crate) admitted: BTreeSet<PersonId>,
    pub(crate) play: Option<Play>,
    pub(crate) offer: Option<OpenOffer>,
    pub(crate) offers: u64,
    pub(crate) rematch: Option<TableId>,
    pub(crate) revision: Revision,
    pub(crate) feed: Feed,
    pub(crate) keys: BTreeMap<PersonId, VecDeque<(String, Answer)>>,
    pub(crate) people: People,
    pub(crate) games: Arc<dyn Games>,
    /// Entries that are decided but not durable yet.
    pub(crate) pending: Vec<LogEntry>,
    /// The error of an entry that the fold refused: the state may be half changed and must be
    /// reloaded.
    pub(crate) broken: Option<ReplayError>,
}

/// The game of a table that has begun.
pub(crate) struct Play {
    pub(crate) game: Box<dyn Playable>,
    pub(crate) deal: Vec<ChanceResult>,
    /// The position that it began with, if it was not dealt.
    pub(crate) scenario: Option<Value>,
    pub(crate) choices: Vec<PlayedChoice>,
    /// The number of choices that each viewer knows of.
    pub(crate) known: [u32; VIEWERS],
    pub(crate) deciding: SeatSet,
    pub(crate) clocks: Left,
    /// The clocks as each viewer knows them: as of the last happening that they could notice.
    pub(crate) told: [Left; VIEWERS],
    /// The seats for which a bot has chosen since it replaced the player.
    pub(crate) stood_in: SeatSet,
    /// For each seat, its own number of its last action.
    pub(crate) own: [u64; Seat::MAX],
    /// Choices that can be redone; for each seat the last one first.
    pub(crate) taken_back: Vec<(Seat, String)>,
}

/// A choice since the deal, without its content, which the game keeps: a table has as many of these
/// as moves.
#[derive(Clone, Copy)]
pub(crate) struct PlayedChoice {
    pub(crate) seat: Seat,
    /// The viewers who could notice it.
    pub(crate) visible: ViewerSet,
    /// Whether other viewers learned only that it was made.
    pub(crate) private: bool,
}

impl PlayedChoice {
    pub(crate) fn new(seat: Seat, visible: ViewerSet, played: &Played) -> PlayedChoice {
        let viewers = Viewer::all(played.seen.len() - 1).zip(&played.seen);
        let mut others = viewers.filter(|(viewer, _)| *viewer != Viewer::Seat(seat));
        PlayedChoice { seat, visible, private: others.all(|(_, events)| events.is_empty_list()) }
    }
}

/// A proposal that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenOffer {
    pub(crate) offer: u64,
    pub(crate) seat: Seat,
    pub(crate) kind: OfferKind,
    pub(crate) agreed: SeatSet,
}

/// An error of a log that cannot be replayed: damaged, or with unknown rules.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The version of the rules is unknown.
    #[error("the rules are not those of the log")]
    OtherRules,
    /// The entry contradicts the state.
    #[error("an entry does not fit the table")]
    DoesNotFit,
    /// The rules refuse the record.
    #[error("the log cannot be replayed: {0}")]
    Record(Box<RecordError>),
}

impl From<RecordError> for ReplayError {
    fn from(error: RecordError) -> ReplayError {
        match error {
            RecordError::OtherGame { .. } | RecordError::OtherRules { .. } => {
                ReplayError::OtherRules
            }
            other => ReplayError::Record(Box::new(other)),
        }
    }
}

impl State {
    /// A table with an empty log.
    #[must_use]
    pub fn new(about: About, host: PersonId, chairs: Vec<Chair>, games: Arc<dyn Games>) -> State {
        State {
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
            people: People::default(),
            games,
            pending: Vec::new(),
            broken: None,
        }
    }

    /// Whether a seat may take back its last choice without consent. A public choice can be taken
    /// back until the next one; where several seats choose in private, the answer must not reveal
    /// whether another one has.
    pub(crate) fn may_take_back(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let last = play.choices.iter().rfind(|line| line.seat == seat);
            let in_turn = play.deciding.len() < 2;
            last.is_some_and(|line| line.private || in_turn) && play.game.may_take_back(seat)
        })
    }

    /// The number of choices that a viewer knows of.
    pub(crate) fn moves(&self, viewer: Viewer) -> u32 {
        self.play.as_ref().map_or(0, |play| play.known[index(viewer)])
    }

    /// The seats whose clocks run: people who owe a decision.
    #[must_use]
    pub fn running(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.status == Status::Running => play
                .deciding
                .iter()
                .filter(|seat| self.chairs[seat.index()].is_played_by_person())
                .collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether only bots play, for spectators. A rated game counts, so bots finish it even if all
    /// players have left.
    #[must_use]
    pub fn is_show(&self) -> bool {
        let nobody = !self.chairs.iter().any(Chair::is_played_by_person);
        nobody && !self.about.settings.rated
    }

    /// The time at which the next clock runs out.
    #[must_use]
    pub fn deadline(&self) -> Option<UnixMillis> {
        self.play.as_ref().and_then(|play| play.clocks.deadline(self.running()))
    }

    /// Whether the game is finished or abandoned.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.status, Status::Finished | Status::Abandoned)
    }

    /// The outcome of a finished game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref().and_then(|play| play.game.outcome())
    }

    /// The search of a choice for a seat at this level; none before the beginning. The seed
    /// determines the choice.
    #[must_use]
    pub fn suggest(&self, seat: Seat, level: Level, seed: u64) -> Option<Search> {
        self.play.as_ref().map(|play| play.game.decision(seat, level.kind(), seed))
    }

    /// The account that a person has become, or else the person.
    #[must_use]
    pub fn owner(&self, person: PersonId) -> PersonId {
        self.people.accounts.get(&person).copied().unwrap_or(person)
    }

    /// The constants of the table.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The seats and their holders.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The person who may arrange seats and begin.
    #[must_use]
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// The status.
    #[must_use]
    pub fn status(&self) -> Status {
        self.status
    }

    /// The revision of the log that it was folded from.
    #[must_use]
    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// Replaces names, accounts and guests.
    pub fn set_people(&mut self, people: People) {
        self.people = people;
    }

    /// All people with a seat, an invitation or the host's rights, without duplicates.
    #[must_use]
    pub fn everybody(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.chairs.iter().filter_map(Chair::anyone).collect();
        people.push(self.host);
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether a seat belongs to a person.
    pub(crate) fn owns(&self, person: PersonId, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.and_then(Chair::person).is_some_and(|holder| self.owner(holder) == person)
    }

    /// All seats of a person.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        Seat::all(self.chairs.len()).filter(|seat| self.owns(person, *seat)).collect()
    }
}

impl Play {
    /// Adds a choice.
    pub(crate) fn add_choice(&mut self, choice: PlayedChoice) {
        for (viewer, known) in self.known.iter_mut().enumerate() {
            *known += u32::from(choice.visible.contains(viewer));
        }
        self.choices.push(choice);
    }

    /// Removes a choice that was taken back; it can be redone.
    pub(crate) fn remove_choice(&mut self, index: usize, choice: String) {
        let removed = self.choices.remove(index);
        for (viewer, known) in self.known.iter_mut().enumerate() {
            *known -= u32::from(removed.visible.contains(viewer));
        }
        self.taken_back.push((removed.seat, choice));
    }
}

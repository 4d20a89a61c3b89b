//! Frames: a table as a viewer sees it, without hidden information.

mod text;

pub(crate) use text::StatusText;
pub use text::{FrameText, text};

use crate::custom_data;
use crate::entry::{Chair, Holder as Held};
use crate::state::{People, Play, State};
use crate::viewers::index;
use higaki_protocol::{
    Clocks, Fairness, GameStatus, Happening, Holder, Offer, Owed, Placed, Seated, StandIn,
    TableFrame, TableInfo, UndoPolicy, UpdateFrame,
};
use higaki_table::{JsonText, Nonce, Origin, Seat, SeatSet, Viewer};
use higaki_values::{PersonId, Status};

impl State {
    /// The whole state for a viewer.
    pub(crate) fn table_frame(&self, viewer: Viewer, present: SeatSet) -> TableFrame {
        TableFrame {
            table: self.about.id.to_string(),
            seat: seat_number(viewer),
            number: self.feed.numbers[index(viewer)],
            about: self.info(present),
            data: custom_data::of(&self.about.options).cloned(),
            game: self.game_status(viewer),
        }
    }

    /// An update since a number, without the status of the game. None if the number is too old.
    fn update_before_game(
        &self,
        viewer: Viewer,
        since: u64,
        present: SeatSet,
    ) -> Option<UpdateFrame> {
        let happenings = self.feed.since(index(viewer), since)?;
        let of_the_game = |happening: &Happening| {
            matches!(happening, Happening::Played { .. } | Happening::TakenBack { .. })
        };
        let changed = happenings.iter().any(|numbered| !of_the_game(&numbered.happening));
        let over = self.is_over();
        Some(UpdateFrame {
            table: self.about.id.into(),
            seat: seat_number(viewer),
            number: self.feed.numbers[index(viewer)],
            happenings,
            about: (changed || over).then(|| self.info(present)),
            change: None,
            game: None,
        })
    }

    pub(crate) fn info(&self, present: SeatSet) -> TableInfo {
        let about = &self.about;
        let options = custom_data::without(&about.options);
        TableInfo {
            game: about.game.clone(),
            rules_version: about.rules_version.0,
            options,
            custom_data: about.custom_data.clone(),
            status: self.status.word().to_owned(),
            visibility: about.visibility,
            locked: about.password.is_some(),
            host: self.owner(self.host).to_string(),
            seats: self.seated(present),
            settings: about.settings.clone(),
            fairness: self.fairness(),
            created_at: about.created_at.0,
            rematch: self.rematch.map(|table| table.to_string()),
            lesson: about.lesson.clone(),
        }
    }

    fn seated(&self, present: SeatSet) -> Vec<Seated> {
        let seated = |(chair, seat): (&Chair, Seat)| Seated {
            holder: holder(&chair.holder, &self.people),
            stand_in: chair
                .stand_in
                .as_ref()
                .map(|(level, cause)| StandIn { level: level.clone(), cause: *cause }),
            present: present.contains(seat),
        };
        self.chairs.iter().zip(Seat::all(self.chairs.len())).map(seated).collect()
    }

    /// The commitment. The secret is revealed only when the game is over.
    fn fairness(&self) -> Fairness {
        let zero = Nonce::from_bytes([0; 32]);
        let nonces = match self.origin(&self.chairs) {
            Origin::Shared { nonces, .. } => nonces,
            Origin::Local(_) => vec![zero; self.chairs.len()],
        };
        let over = self.play.is_some() && self.is_over();
        Fairness {
            commitment: self.commitment().to_string(),
            nonces: nonces.iter().map(ToString::to_string).collect(),
            secret: over.then(|| self.about.secret.to_string()),
        }
    }

    fn game_status(&self, viewer: Viewer) -> Option<GameStatus> {
        let play = self.play.as_ref()?;
        let game = play.game.as_ref();
        let owed = game.deciding().into_iter();
        let chooser = self.chooser(viewer, play);
        let choices = chooser.map_or_else(Vec::new, |seat| game.choice_texts(seat));
        Some(GameStatus {
            view: game.view(viewer),
            deciding: owed
                .map(|owed| Owed { seat: owed.seat.index() as u8, decision: owed.decision })
                .collect(),
            choices,
            ..self.status_around_view(viewer)?
        })
    }

    /// The status without view, decisions and choices, which the game writes.
    fn status_around_view(&self, viewer: Viewer) -> Option<GameStatus> {
        let play = self.play.as_ref()?;
        let outcome = play.game.outcome();
        Some(GameStatus {
            moves: self.moves(viewer),
            public_moves: self.moves(Viewer::Spectator),
            view: JsonText::default(),
            deciding: Vec::new(),
            choices: Vec::new(),
            may_undo: self.may_undo(viewer),
            may_redo: viewer.seat().is_some_and(|seat| self.may_redo(seat, play)),
            offer: self.offer(),
            clocks: self.clocks(viewer, play),
            breakdown: outcome.as_ref().and_then(|_| play.game.breakdown()),
            outcome: outcome.map(|outcome| Placed {
                reason: outcome.reason.to_string(),
                ranking: serde_json::to_value(outcome.ranking).unwrap_or_default(),
            }),
        })
    }

    /// The seat whose choices a viewer is sent: their own, if it owes a decision.
    fn chooser(&self, viewer: Viewer, play: &Play) -> Option<Seat> {
        let owes = |seat: &Seat| self.status == Status::Running && play.deciding.contains(*seat);
        viewer.seat().filter(owes)
    }

    fn may_undo(&self, viewer: Viewer) -> bool {
        self.status == Status::Running
            && self.about.settings.undo != UndoPolicy::Never
            && viewer.seat().is_some_and(|seat| self.may_take_back(seat))
    }

    fn may_redo(&self, seat: Seat, play: &Play) -> bool {
        self.status == Status::Running
            && play.deciding.contains(seat)
            && self.to_redo(seat).is_some()
    }

    fn offer(&self) -> Option<Offer> {
        self.offer.map(|offer| Offer {
            offer: offer.offer,
            seat: offer.seat.index() as u8,
            kind: offer.kind,
            agreed: numbers(offer.agreed),
            waiting: numbers(self.waiting()),
        })
    }

    /// The clocks as of the last happening that the viewer noticed: a later time would reveal a
    /// private action.
    fn clocks(&self, viewer: Viewer, play: &Play) -> Option<Clocks> {
        let told = &play.told[index(viewer)];
        (!told.left.is_empty()).then(|| Clocks {
            at: told.at.0,
            left: told.left.clone(),
            running: numbers(self.running()),
        })
    }
}

/// The numbers of seats.
#[must_use]
pub fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}

/// The number of a viewer's seat; none for spectators.
pub(crate) fn seat_number(viewer: Viewer) -> Option<u8> {
    viewer.seat().map(|seat| seat.index() as u8)
}

/// The holder of a seat, with the current name.
#[must_use]
pub fn holder(holder: &Held, people: &People) -> Holder {
    let called = |person: &PersonId| people.names.get(person).cloned().unwrap_or_default();
    let account = |person: &PersonId| people.accounts.get(person).unwrap_or(person).to_string();
    let guest = |person: &PersonId| people.guests.contains(person);
    match holder {
        Held::Open => Holder::Open,
        Held::Bot { level } => Holder::Bot { level: level.clone() },
        Held::Reserved { person } => {
            Holder::Reserved { person: account(person), name: called(person), guest: guest(person) }
        }
        Held::Person { person } => {
            Holder::Person { person: account(person), name: called(person), guest: guest(person) }
        }
    }
}

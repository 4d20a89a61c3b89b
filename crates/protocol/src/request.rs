//! What a client asks for.

use crate::strict::strict;
use crate::{OfferKind, Settings, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One frame from a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ask {
    /// A number of the client's own; the answer carries it.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: u64,
    /// With a key the same ask is carried out once, however often it is sent. Up to 64 bytes;
    /// the last eight of a person at a table are remembered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub key: Option<String>,
    /// What is asked for.
    #[serde(flatten)]
    pub request: Request,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Request {
    /// A new table.
    Create(Box<CreateTable>),
    /// A seat at a table that has not begun; for whoever has one, another seat instead of it.
    Join(JoinTable),
    /// Away from one seat or from all: before the beginning it becomes free, afterwards a bot
    /// plays on.
    Leave(AtSeat),
    /// The host puts everybody where he likes, adds bots and takes seats away.
    Arrange(NewTable),
    /// The host puts the seats into an order drawn by lot.
    Shuffle(AtTable),
    /// The host begins the game.
    Start(AtTable),
    /// The same again with the same people.
    Rematch(AtTable),
    /// From now on, everything that happens at a table, as a seat or as a spectator sees it.
    Watch(WatchTable),
    /// No more of it.
    Unwatch(AtSeat),
    /// A choice.
    Play(PlayChoice),
    /// What a choice would bring about, or why it cannot be played.
    Preview(PlayChoice),
    /// Advice for a seat that owes a decision.
    Hint(HintFor),
    /// Takes back the last choice of a seat: at once if nothing was shown since, otherwise
    /// everybody is asked.
    Undo(AtSeat),
    /// Plays again what was taken back last.
    Redo(AtSeat),
    /// Asks everybody to pause or to give the game up.
    Propose(ProposeTo),
    /// Agrees to what was proposed, or does not.
    Vote(Vote),
    /// Goes on after a pause.
    Resume(AtSeat),
    /// Takes a seat back from the bot that took it over.
    Return(AtSeat),
    /// The table as it stood after so many choices.
    Position(PositionAt),
    /// What happened from one choice to another.
    History(HistoryOf),
    /// The whole game as text, with its seed once it is over.
    Record(AtTable),
    /// What the choices of a finished game cost, and what was luck.
    Analyse(AtSeat),
    /// Says something.
    Say(SaySomething),
    /// What was said.
    Talk(TalkSince),
    /// Does not want to hear somebody any more.
    Mute {
        /// Whom.
        person: String,
    },
    /// Wants to hear somebody again.
    Unmute {
        /// Whom.
        person: String,
    },
    /// From now on, what changes in the lobby.
    WatchLobby,
    /// No more of it.
    UnwatchLobby,
    /// Nothing but an answer.
    Ping,
}

impl Request {
    /// The table that it is about, if it is about one.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        Some(match self {
            Request::Create(_)
            | Request::Mute { .. }
            | Request::Unmute { .. }
            | Request::WatchLobby
            | Request::UnwatchLobby
            | Request::Ping => return None,
            Request::Join(join) => &join.table,
            Request::Arrange(new) => &new.table,
            Request::Shuffle(at)
            | Request::Start(at)
            | Request::Rematch(at)
            | Request::Record(at) => &at.table,
            Request::Watch(watch) => &watch.table,
            Request::Play(play) | Request::Preview(play) => &play.table,
            Request::Hint(hint) => &hint.table,
            Request::Leave(at)
            | Request::Unwatch(at)
            | Request::Analyse(at)
            | Request::Undo(at)
            | Request::Redo(at)
            | Request::Resume(at)
            | Request::Return(at) => &at.table,
            Request::Propose(propose) => &propose.table,
            Request::Vote(vote) => &vote.table,
            Request::Position(position) => &position.table,
            Request::History(history) => &history.table,
            Request::Say(say) => &say.table,
            Request::Talk(talk) => &talk.table,
        })
    }
}

macro_rules! message {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {$(
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        $(#[$doc])*
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
        }
    )*};
}

message! {
    /// A table, by its id.
    AtTable {
        /// Which table.
        table: String,
    }

    /// A seat at a table.
    AtSeat {
        /// Which table.
        table: String,
        /// Which seat; none where that makes sense: all of mine, or a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
    }

    /// Asks for a new table. What it does not know it refuses: a misspelt `visibility` would make a
    /// public table.
    #[serde(deny_unknown_fields)]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    CreateTable {
        /// The word for the game.
        game: String,
        /// The options of the game; none are those of the printed rules.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable, type = "unknown"))]
        options: Value,
        /// One for each seat; a lesson brings its own.
        #[serde(default, deserialize_with = "strict")]
        seats: Vec<SeatPlan>,
        /// Everything else that is agreed on.
        #[serde(default, deserialize_with = "strict")]
        settings: Settings,
        /// Who may find it.
        #[serde(default)]
        visibility: Visibility,
        /// One needs it to come in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        password: Option<String>,
        /// The lesson to begin with, as the list of lessons names it. It settles everything else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        lesson: Option<String>,
    }

    /// The seats of a table as its host wants them.
    #[serde(deny_unknown_fields)]
    NewTable {
        /// Which table.
        table: String,
        /// One for each seat. People who sit at the table may be put anywhere; others stay out.
        #[serde(deserialize_with = "strict")]
        seats: Vec<SeatPlan>,
    }

    /// Asks for a seat.
    #[serde(deny_unknown_fields)]
    JoinTable {
        /// Which table.
        table: String,
        /// Which seat; none is any that is free.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// The password of the table, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        password: Option<String>,
        /// 64 hexadecimal digits, chosen by lot after the commitment was seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        nonce: Option<String>,
    }

    /// Asks to be told what happens at a table.
    WatchTable {
        /// Which table.
        table: String,
        /// As which seat; none as a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// The last number that was seen. Only what is missing comes then, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        since: Option<u64>,
        /// The password of the table, if it has one and this person was not in before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        password: Option<String>,
    }

    /// A choice of a seat.
    PlayChoice {
        /// Which table.
        table: String,
        /// Whose choice.
        seat: u8,
        /// The choice in notation.
        choice: String,
        /// The number that this seat had seen when it chose. If the seat itself has done something
        /// since, perhaps on another device, the choice is refused as stale.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        after: Option<u64>,
    }

    /// Asks for advice.
    HintFor {
        /// Which table.
        table: String,
        /// For which seat.
        seat: u8,
        /// How many choices at most; three if nobody says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        most: Option<u8>,
    }

    /// Asks everybody for consent.
    ProposeTo {
        /// Which table.
        table: String,
        /// Whose proposal.
        seat: u8,
        /// To do what. Taking back is proposed by `undo`.
        offer: OfferKind,
    }

    /// An answer to what was proposed.
    Vote {
        /// Which table.
        table: String,
        /// Whose answer.
        seat: u8,
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
        /// Whether the seat agrees. Whoever proposed it takes it away with false.
        agree: bool,
    }

    /// Asks for an earlier position.
    PositionAt {
        /// Which table.
        table: String,
        /// As which seat; none as a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// After so many choices that this viewer knows of.
        at: u32,
    }

    /// Asks what happened.
    HistoryOf {
        /// Which table.
        table: String,
        /// As which seat; none as a spectator.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<u8>,
        /// From the events of this choice on; 0 is the deal.
        #[serde(default)]
        from: u32,
    }

    /// Something to say.
    SaySomething {
        /// Which table.
        table: String,
        /// What, up to 1000 bytes.
        text: String,
    }

    /// Asks what was said.
    TalkSince {
        /// Which table.
        table: String,
        /// After the line with this number; none are the latest lines.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        after: Option<u64>,
    }
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// Whoever creates the table; several such seats are played on one device.
    Me,
    /// Somebody who is at the table already, or for whom the seat is kept.
    Person {
        /// Who.
        person: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: String,
    },
}

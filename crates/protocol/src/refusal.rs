//! Refusals: the errors of the protocol.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A refused request: a stable code, the rule that forbids it if there is one, and the values for a
/// translated sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// A stable word: a [`Code`] or a word of the game.
    pub code: String,
    /// The id of the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<String>,
    /// The values for a translated sentence.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub details: Value,
    /// An English sentence for developers.
    #[serde(default)]
    pub message: String,
}

/// The kind of a refusal; determines the HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The message is malformed.
    Malformed,
    /// The subject does not exist.
    Unknown,
    /// The caller lacks the right.
    Forbidden,
    /// Not possible in the current state; includes all refusals by the rules of a game.
    Conflict,
    /// A rate or size limit was exceeded.
    TooMuch,
    /// The server cannot do it at the moment; the same request may succeed later.
    Unavailable,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $kind:ident;)*) => {
        /// The codes of refusals that do not come from the rules of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// All codes.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The stable word of the code.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Code::$name => $word,)* }
            }

            /// The kind of refusal.
            #[must_use]
            pub const fn kind(self) -> Kind {
                match self { $(Code::$name => Kind::$kind,)* }
            }
        }
    };
}

codes! {
    /// The frame is not a message of this protocol.
    BadMessage = "bad_message", Malformed;
    /// The frame exceeds the length limit.
    TooLong = "too_long", TooMuch;
    /// Too many messages in a short time.
    RateLimited = "rate_limited", TooMuch;
    /// The socket watches too many tables.
    TooManyWatched = "too_many_watched", TooMuch;
    /// The person runs too many games that only bots play.
    TooManyShows = "too_many_shows", TooMuch;
    /// The person has too many tables that are not over.
    TooManyTables = "too_many_tables", TooMuch;
    /// Too many attempts to set or guess table passwords.
    TooManyGuesses = "too_many_guesses", TooMuch;
    /// The person’s list of muted people is full.
    TooManyMutes = "too_many_mutes", TooMuch;
    /// The person, or an invited one, has too many pending invitations.
    TooManyInvitations = "too_many_invitations", TooMuch;
    /// An address, name or text is invalid.
    BadValue = "bad_value", Malformed;
    /// The table does not exist.
    UnknownTable = "unknown_table", Unknown;
    /// The server does not offer the game.
    UnknownGame = "unknown_game", Unknown;
    /// The level does not exist.
    UnknownLevel = "unknown_level", Unknown;
    /// The lesson does not exist.
    UnknownLesson = "unknown_lesson", Unknown;
    /// The person does not exist.
    UnknownPerson = "unknown_person", Unknown;
    /// The server does not know the version of the table’s rules.
    OtherRules = "other_rules", Conflict;
    /// The game does not support this number of players.
    WrongNumberOfPlayers = "wrong_number_of_players", Malformed;
    /// The options do not fit the game.
    BadOptions = "bad_options", Malformed;
    /// The settings contradict each other or are out of range.
    BadSettings = "bad_settings", Malformed;
    /// Rated games use only the built-in component data.
    RatedCustomData = "rated_custom_data", Malformed;
    /// The password is missing or wrong.
    WrongPassword = "wrong_password", Forbidden;
    /// Only players may watch this table.
    MayNotWatch = "may_not_watch", Forbidden;
    /// The caller may not use the chat of this table.
    MayNotTalk = "may_not_talk", Forbidden;
    /// An invited person accepts no invitations from the caller.
    MayNotInvite = "may_not_invite", Forbidden;
    /// The seat does not exist.
    NoSuchSeat = "no_such_seat", Unknown;
    /// The seat belongs to another person.
    NotYourSeat = "not_your_seat", Forbidden;
    /// The seat is taken.
    SeatTaken = "seat_taken", Conflict;
    /// No seat is free.
    TableFull = "table_full", Conflict;
    /// The person has a seat, and the table does not allow several seats per person.
    OneSeatOnly = "one_seat_only", Conflict;
    /// Only the host may do this.
    HostOnly = "host_only", Forbidden;
    /// Rated games require accounts, one seat each.
    AccountsOnly = "accounts_only", Forbidden;
    /// Some seats are open.
    SeatsOpen = "seats_open", Conflict;
    /// The game has begun already.
    AlreadyBegun = "already_begun", Conflict;
    /// The game has not begun yet.
    NotBegun = "not_begun", Conflict;
    /// The game is over.
    Over = "over", Conflict;
    /// The game is not over yet.
    NotOver = "not_over", Conflict;
    /// The game is paused.
    Paused = "paused", Conflict;
    /// The game is not paused.
    NotPaused = "not_paused", Conflict;
    /// A bot plays for this seat: return first.
    StandIn = "stand_in", Conflict;
    /// No bot plays this seat.
    NoStandIn = "no_stand_in", Conflict;
    /// The seat is out of time: the bot chooses first, then the player can return.
    OutOfTime = "out_of_time", Conflict;
    /// The seat has acted since the position that this choice was made for.
    Stale = "stale", Conflict;
    /// The seat owes no decision.
    NothingOwed = "nothing_owed", Conflict;
    /// The table does not allow hints.
    HintsForbidden = "hints_forbidden", Forbidden;
    /// The table does not allow undo.
    UndoForbidden = "undo_forbidden", Forbidden;
    /// Another proposal is pending.
    OfferPending = "offer_pending", Conflict;
    /// The proposal does not exist.
    NoSuchOffer = "no_such_offer", Conflict;
    /// The game has no such position yet.
    NoSuchPosition = "no_such_position", Unknown;
    /// The server is shutting down; reconnect in a moment.
    Closing = "closing", Unavailable;
    /// The server is overloaded; try again in a moment.
    Busy = "busy", Unavailable;
    /// An internal error with an unknown result; repeat the request with the same key.
    Interrupted = "interrupted", Unavailable;
}

impl Refusal {
    /// The kind of this refusal. Refusals by the rules of a game are conflicts.
    #[must_use]
    pub fn kind(&self) -> Kind {
        let code = Code::ALL.iter().find(|code| code.word() == self.code);
        code.map_or(Kind::Conflict, |code| code.kind())
    }
}

//! Why something was not done.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why something was not done: a stable word, the rule of the game if one forbids it, and what a
/// sentence about it needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// A stable word: one of [`Code`], or one of the game's own.
    pub code: String,
    /// The rule of the game that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<String>,
    /// What a sentence about it needs.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub details: Value,
    /// An English sentence for those who write programs.
    #[serde(default)]
    pub message: String,
}

/// What kind of refusal it is; what a status of HTTP says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The message makes no sense.
    Malformed,
    /// There is no such thing.
    Unknown,
    /// This person may not.
    Forbidden,
    /// Not now, because of how things stand; also everything that the rules of a game forbid.
    Conflict,
    /// Too much, too often.
    TooMuch,
    /// The server cannot at the moment; the same ask may succeed later.
    Unavailable,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $kind:ident;)*) => {
        /// The words of refusals that do not come from the rules of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The stable word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Code::$name => $word,)* }
            }

            /// What kind of refusal it is.
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
    /// The frame is longer than any message may be.
    TooLong = "too_long", TooMuch;
    /// Too many messages in a short time.
    RateLimited = "rate_limited", TooMuch;
    /// The socket watches too many tables already.
    TooManyWatched = "too_many_watched", TooMuch;
    /// Bots play among themselves at too many tables of this person already.
    TooManyShows = "too_many_shows", TooMuch;
    /// This person has made too many tables that are not over.
    TooManyTables = "too_many_tables", TooMuch;
    /// Too many table passwords were set or tried in a short time.
    TooManyGuesses = "too_many_guesses", TooMuch;
    /// This person mutes as many people as fit into the list.
    TooManyMutes = "too_many_mutes", TooMuch;
    /// This person, or somebody whom they invite, has too many unanswered invitations.
    TooManyInvitations = "too_many_invitations", TooMuch;
    /// The address, name or text of something is not one.
    BadValue = "bad_value", Malformed;
    /// There is no such table.
    UnknownTable = "unknown_table", Unknown;
    /// There is no such game here.
    UnknownGame = "unknown_game", Unknown;
    /// There is no such bot.
    UnknownLevel = "unknown_level", Unknown;
    /// There is no such lesson.
    UnknownLesson = "unknown_lesson", Unknown;
    /// There is no such person.
    UnknownPerson = "unknown_person", Unknown;
    /// The table was played by rules that this server does not know any more.
    OtherRules = "other_rules", Conflict;
    /// The game is not for so many.
    WrongNumberOfPlayers = "wrong_number_of_players", Malformed;
    /// The options are not those of the game.
    BadOptions = "bad_options", Malformed;
    /// The settings contradict each other or are out of range.
    BadSettings = "bad_settings", Malformed;
    /// A rated game is played with the data that comes with the game.
    RatedCustomData = "rated_custom_data", Malformed;
    /// The password is missing or wrong.
    WrongPassword = "wrong_password", Forbidden;
    /// Only those who have a seat may watch.
    MayNotWatch = "may_not_watch", Forbidden;
    /// Only some may talk, and this person is not among them.
    MayNotTalk = "may_not_talk", Forbidden;
    /// Somebody does not take invitations from this person.
    MayNotInvite = "may_not_invite", Forbidden;
    /// There is no such seat.
    NoSuchSeat = "no_such_seat", Unknown;
    /// The seat belongs to somebody else.
    NotYourSeat = "not_your_seat", Forbidden;
    /// The seat is taken.
    SeatTaken = "seat_taken", Conflict;
    /// No seat is free.
    TableFull = "table_full", Conflict;
    /// This person has a seat, and the table is not for several on one device.
    OneSeatOnly = "one_seat_only", Conflict;
    /// Only the host may do this.
    HostOnly = "host_only", Forbidden;
    /// A rated game is for people with accounts, one seat each.
    AccountsOnly = "accounts_only", Forbidden;
    /// Some seats are still free.
    SeatsOpen = "seats_open", Conflict;
    /// The game has begun already.
    AlreadyBegun = "already_begun", Conflict;
    /// The game has not begun yet.
    NotBegun = "not_begun", Conflict;
    /// The game is over.
    Over = "over", Conflict;
    /// The game is not over yet.
    NotOver = "not_over", Conflict;
    /// The game rests.
    Paused = "paused", Conflict;
    /// The game does not rest.
    NotPaused = "not_paused", Conflict;
    /// A bot plays this seat at the moment: take it back first.
    StandIn = "stand_in", Conflict;
    /// No bot plays this seat.
    NoStandIn = "no_stand_in", Conflict;
    /// The time of this seat is up: the bot chooses first, then the seat can be taken back.
    OutOfTime = "out_of_time", Conflict;
    /// The seat has done something since this choice was made.
    Stale = "stale", Conflict;
    /// The seat owes no decision at the moment.
    NothingOwed = "nothing_owed", Conflict;
    /// Advice was not agreed on for this table.
    HintsForbidden = "hints_forbidden", Forbidden;
    /// Taking back was not agreed on for this table.
    UndoForbidden = "undo_forbidden", Forbidden;
    /// Everybody is being asked something already.
    OfferPending = "offer_pending", Conflict;
    /// Nobody is asked that.
    NoSuchOffer = "no_such_offer", Conflict;
    /// The game has not come so far.
    NoSuchPosition = "no_such_position", Unknown;
    /// The server is closing; connect again in a moment.
    Closing = "closing", Unavailable;
    /// The server is too busy; try again in a moment.
    Busy = "busy", Unavailable;
    /// Something went wrong here. Nothing may have happened; ask with the same key again.
    Interrupted = "interrupted", Unavailable;
}

impl Refusal {
    /// What kind of refusal it is. What comes from the rules of a game is a conflict.
    #[must_use]
    pub fn kind(&self) -> Kind {
        let code = Code::ALL.iter().find(|code| code.word() == self.code);
        code.map_or(Kind::Conflict, |code| code.kind())
    }
}

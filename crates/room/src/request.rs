//! Requests classified by their handler.
//!
//! [`Route::of`] is the one match over all requests of the protocol: a new request does not compile
//! until it has a route, and every handler matches all variants of its own enum.

use crate::refuse::refuse;
use higaki_protocol::{
    AtSeat, Code, CreateTable, JoinTable, OfferKind, PlayChoice, Refusal, Request, SeatPlan, Vote,
    WatchTable,
};
use higaki_values::TableId;

/// The handler of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// The connection itself.
    Session(SessionRequest),
    /// The lobby, for requests about no table in particular.
    Lobby(LobbyRequest),
    /// The room of a table.
    Room(TableId, RoomRequest),
}

/// A request about a connection.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionRequest {
    /// Answer only.
    Ping,
    /// Watch a table.
    Watch(TableId, WatchTable),
    /// Stop watching a table.
    Unwatch(AtSeat),
    /// Watch the lobby.
    WatchLobby,
    /// Stop watching the lobby.
    UnwatchLobby,
}

/// A request about no table in particular.
#[derive(Clone, Debug, PartialEq)]
pub enum LobbyRequest {
    /// Create a table.
    Create(Box<CreateTable>),
    /// Mute a person.
    Mute {
        /// The id of the person.
        person: String,
    },
    /// Unmute a person.
    Unmute {
        /// The id of the person.
        person: String,
    },
}

/// A request to a room.
#[derive(Clone, Debug, PartialEq)]
pub enum RoomRequest {
    /// Change the table.
    Change(Change),
    /// Read public information or that of a seat.
    Query(Query),
    /// Suggest choices for a seat.
    Hint {
        /// The seat.
        seat: u8,
        /// The greatest number of suggestions.
        most: Option<u8>,
    },
    /// Analyse a finished game.
    Analyse {
        /// The seat of the viewer; none for a spectator.
        seat: Option<u8>,
    },
    /// Send a chat line.
    Say {
        /// The line.
        text: String,
    },
    /// Read the chat.
    Talk {
        /// The number of the last known line; none for the latest lines.
        after: Option<u64>,
    },
}

/// A change of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Take a seat, or move to another one.
    Join(JoinTable),
    /// Leave one seat or all.
    Leave {
        /// The seat.
        seat: Option<u8>,
    },
    /// Arrange the seats, as the host.
    Arrange {
        /// The new seats.
        seats: Vec<SeatPlan>,
    },
    /// Shuffle the seats, as the host.
    Shuffle,
    /// Begin the game, as the host.
    Start,
    /// Play again with the same people.
    Rematch,
    /// Play a choice.
    Play(PlayChoice),
    /// Take back the last choice.
    Undo {
        /// The seat.
        seat: Option<u8>,
    },
    /// Redo the choice that was taken back last.
    Redo {
        /// The seat.
        seat: Option<u8>,
    },
    /// Propose something that needs consent.
    Propose {
        /// The seat that proposes.
        seat: u8,
        /// The subject of the proposal.
        offer: OfferKind,
    },
    /// Vote on a proposal.
    Vote(Vote),
    /// End a pause.
    Resume {
        /// The seat.
        seat: Option<u8>,
    },
    /// Take a seat back from its replacement.
    Return {
        /// The seat.
        seat: Option<u8>,
    },
}

/// A request that changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Query {
    /// The consequences of a choice, or the reason why it cannot be played.
    Preview(PlayChoice),
    /// An earlier position.
    Position {
        /// The seat of the viewer; none for a spectator.
        seat: Option<u8>,
        /// The number of choices that the viewer knew of.
        at: u32,
    },
    /// The events of earlier choices.
    History {
        /// The seat of the viewer; none for a spectator.
        seat: Option<u8>,
        /// The first choice.
        from: u32,
    },
    /// The record of a finished game.
    Record,
}

impl Route {
    /// The route of a request.
    ///
    /// # Errors
    /// When the id of the table is malformed.
    pub fn of(request: Request) -> Result<Route, Refusal> {
        let change = |table: &str, change| room(table, RoomRequest::Change(change));
        let query = |table: &str, query| room(table, RoomRequest::Query(query));
        match request {
            Request::Ping => Ok(Route::Session(SessionRequest::Ping)),
            Request::Watch(watch) => {
                Ok(Route::Session(SessionRequest::Watch(table_id(&watch.table)?, watch)))
            }
            Request::Unwatch(at) => Ok(Route::Session(SessionRequest::Unwatch(at))),
            Request::WatchLobby => Ok(Route::Session(SessionRequest::WatchLobby)),
            Request::UnwatchLobby => Ok(Route::Session(SessionRequest::UnwatchLobby)),
            Request::Create(new) => Ok(Route::Lobby(LobbyRequest::Create(new))),
            Request::Mute { person } => Ok(Route::Lobby(LobbyRequest::Mute { person })),
            Request::Unmute { person } => Ok(Route::Lobby(LobbyRequest::Unmute { person })),
            Request::Play(play) => {
                Ok(Route::Room(table_id(&play.table)?, RoomRequest::Change(Change::Play(play))))
            }
            Request::Join(join) => {
                Ok(Route::Room(table_id(&join.table)?, RoomRequest::Change(Change::Join(join))))
            }
            Request::Vote(vote) => {
                Ok(Route::Room(table_id(&vote.table)?, RoomRequest::Change(Change::Vote(vote))))
            }
            Request::Leave(at) => change(&at.table, Change::Leave { seat: at.seat }),
            Request::Arrange(new) => change(&new.table, Change::Arrange { seats: new.seats }),
            Request::Shuffle(at) => change(&at.table, Change::Shuffle),
            Request::Start(at) => change(&at.table, Change::Start),
            Request::Rematch(at) => change(&at.table, Change::Rematch),
            Request::Undo(at) => change(&at.table, Change::Undo { seat: at.seat }),
            Request::Redo(at) => change(&at.table, Change::Redo { seat: at.seat }),
            Request::Propose(propose) => {
                change(&propose.table, Change::Propose { seat: propose.seat, offer: propose.offer })
            }
            Request::Resume(at) => change(&at.table, Change::Resume { seat: at.seat }),
            Request::Return(at) => change(&at.table, Change::Return { seat: at.seat }),
            Request::Preview(play) => {
                Ok(Route::Room(table_id(&play.table)?, RoomRequest::Query(Query::Preview(play))))
            }
            Request::Position(of) => query(&of.table, Query::Position { seat: of.seat, at: of.at }),
            Request::History(of) => {
                query(&of.table, Query::History { seat: of.seat, from: of.from })
            }
            Request::Record(at) => query(&at.table, Query::Record),
            Request::Hint(hint) => {
                room(&hint.table, RoomRequest::Hint { seat: hint.seat, most: hint.most })
            }
            Request::Analyse(at) => room(&at.table, RoomRequest::Analyse { seat: at.seat }),
            Request::Say(say) => room(&say.table, RoomRequest::Say { text: say.text }),
            Request::Talk(talk) => room(&talk.table, RoomRequest::Talk { after: talk.after }),
        }
    }
}

fn room(table: &str, request: RoomRequest) -> Result<Route, Refusal> {
    Ok(Route::Room(table_id(table)?, request))
}

fn table_id(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| refuse(Code::UnknownTable))
}

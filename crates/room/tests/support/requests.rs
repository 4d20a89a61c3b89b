//! Requests in the JSON of clients.

use higaki_protocol::{CreateTable, Refusal, Request, SeatPlan, Settings, Visibility};
use serde_json::{Value, json as value};

pub(crate) fn table_of(game: &str, seats: Vec<SeatPlan>, settings: Settings) -> CreateTable {
    CreateTable {
        game: game.to_owned(),
        options: Value::Null,
        seats,
        settings,
        visibility: Visibility::Public,
        password: None,
        lesson: None,
    }
}

/// A request from its JSON, the way a client writes it.
pub(crate) fn json(value: Value) -> Request {
    serde_json::from_value(value).unwrap()
}

/// A request without fields besides the table.
pub(crate) fn request(kind: &str, table: &str) -> Request {
    json(value!({ "type": kind, "table": table }))
}

/// A request of a seat.
pub(crate) fn of_seat(kind: &str, table: &str, seat: u8) -> Request {
    json(value!({ "type": kind, "table": table, "seat": seat }))
}

pub(crate) fn join(table: &str, seat: Option<u8>) -> Request {
    json(value!({ "type": "join", "table": table, "seat": seat }))
}

pub(crate) fn play(table: &str, seat: u8, choice: &str) -> Request {
    json(value!({ "type": "play", "table": table, "seat": seat, "choice": choice }))
}

pub(crate) fn propose(table: &str, seat: u8, offer: &str) -> Request {
    json(value!({ "type": "propose", "table": table, "seat": seat, "offer": offer }))
}

/// The code of a refusal.
pub(crate) fn code<T: std::fmt::Debug>(result: Result<T, Refusal>) -> String {
    result.expect_err("it should have been refused").code
}

pub(crate) fn vote(table: &str, seat: u8, offer: u64, agree: bool) -> Request {
    let vote =
        value!({ "type": "vote", "table": table, "seat": seat, "offer": offer, "agree": agree });
    json(vote)
}

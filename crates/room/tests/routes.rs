//! The route of every request.

use crate::support::{code, json};
use higaki_protocol::{AtSeat, Request};
use higaki_room::{Change, LobbyRequest, Query, RoomRequest, Route, SessionRequest};
use higaki_values::TableId;
use serde_json::{Value, json as value};
use std::collections::BTreeSet;

const TABLE: TableId = TableId::from_bytes([7; 16]);

/// Every kind of request with the fields that it needs besides a table.
fn samples() -> Vec<(&'static str, Value)> {
    vec![
        ("create", value!({ "game": "osaka" })),
        ("join", value!({ "seat": 1 })),
        ("leave", value!({ "seat": 1 })),
        ("arrange", value!({ "seats": [{ "kind": "me" }] })),
        ("shuffle", value!({})),
        ("start", value!({})),
        ("rematch", value!({})),
        ("watch", value!({ "seat": 1, "since": 3 })),
        ("unwatch", value!({ "seat": 1 })),
        ("play", value!({ "seat": 1, "choice": "pass" })),
        ("preview", value!({ "seat": 1, "choice": "pass" })),
        ("hint", value!({ "seat": 1, "most": 2 })),
        ("undo", value!({ "seat": 1 })),
        ("redo", value!({ "seat": 1 })),
        ("propose", value!({ "seat": 1, "offer": "pause" })),
        ("vote", value!({ "seat": 1, "offer": 4, "agree": true })),
        ("resume", value!({ "seat": 1 })),
        ("return", value!({ "seat": 1 })),
        ("position", value!({ "seat": 1, "at": 5 })),
        ("history", value!({ "seat": 1, "from": 6 })),
        ("record", value!({})),
        ("analyse", value!({ "seat": 1 })),
        ("say", value!({ "text": "hm" })),
        ("talk", value!({ "after": 7 })),
        ("mute", value!({ "person": "p" })),
        ("unmute", value!({ "person": "p" })),
        ("watch_lobby", value!({})),
        ("unwatch_lobby", value!({})),
        ("ping", value!({})),
    ]
}

const WITHOUT_TABLE: [&str; 6] =
    ["create", "mute", "unmute", "watch_lobby", "unwatch_lobby", "ping"];

fn sample(kind: &str, mut fields: Value, table: &str) -> Request {
    fields["type"] = kind.into();
    if !WITHOUT_TABLE.contains(&kind) {
        fields["table"] = table.into();
    }
    json(fields)
}

/// The route that the protocol gives a request, written down a second time.
fn expected(kind: &str, request: Request) -> Route {
    let seat = Some(1);
    let room = match request {
        Request::Ping => return Route::Session(SessionRequest::Ping),
        Request::Watch(watch) => return Route::Session(SessionRequest::Watch(TABLE, watch)),
        Request::Unwatch(at) => return Route::Session(SessionRequest::Unwatch(at)),
        Request::WatchLobby => return Route::Session(SessionRequest::WatchLobby),
        Request::UnwatchLobby => return Route::Session(SessionRequest::UnwatchLobby),
        Request::Create(new) => return Route::Lobby(LobbyRequest::Create(new)),
        Request::Mute { person } => return Route::Lobby(LobbyRequest::Mute { person }),
        Request::Unmute { person } => return Route::Lobby(LobbyRequest::Unmute { person }),
        Request::Preview(play) => RoomRequest::Query(Query::Preview(play)),
        Request::Join(join) => RoomRequest::Change(Change::Join(join)),
        Request::Play(play) => RoomRequest::Change(Change::Play(play)),
        Request::Vote(vote) => RoomRequest::Change(Change::Vote(vote)),
        Request::Arrange(new) => RoomRequest::Change(Change::Arrange { seats: new.seats }),
        Request::Propose(propose) => {
            RoomRequest::Change(Change::Propose { seat: 1, offer: propose.offer })
        }
        _ => match kind {
            "leave" => RoomRequest::Change(Change::Leave { seat }),
            "shuffle" => RoomRequest::Change(Change::Shuffle),
            "start" => RoomRequest::Change(Change::Start),
            "rematch" => RoomRequest::Change(Change::Rematch),
            "undo" => RoomRequest::Change(Change::Undo { seat }),
            "redo" => RoomRequest::Change(Change::Redo { seat }),
            "resume" => RoomRequest::Change(Change::Resume { seat }),
            "return" => RoomRequest::Change(Change::Return { seat }),
            "position" => RoomRequest::Query(Query::Position { seat, at: 5 }),
            "history" => RoomRequest::Query(Query::History { seat, from: 6 }),
            "record" => RoomRequest::Query(Query::Record),
            "hint" => RoomRequest::Hint { seat: 1, most: Some(2) },
            "analyse" => RoomRequest::Analyse { seat },
            "say" => RoomRequest::Say { text: "hm".to_owned() },
            "talk" => RoomRequest::Talk { after: Some(7) },
            other => panic!("{other}"),
        },
    };
    Route::Room(TABLE, room)
}

#[test]
fn every_request_has_its_route() {
    for (kind, fields) in samples() {
        let request = sample(kind, fields, &TABLE.to_string());
        assert_eq!(Route::of(request.clone()), Ok(expected(kind, request)), "{kind}");
    }
}

/// The refusal of an unknown kind names all kinds.
#[test]
fn the_samples_are_all_kinds_of_requests() {
    let unknown = value!({ "type": "nothing" });
    let error = serde_json::from_value::<Request>(unknown).unwrap_err().to_string();
    let (_, kinds) = error.split_once("expected one of ").unwrap();
    let kinds: BTreeSet<&str> = kinds.split(", ").map(|kind| kind.trim_matches('`')).collect();
    assert_eq!(samples().iter().map(|(kind, _)| *kind).collect::<BTreeSet<_>>(), kinds);
}

#[test]
fn a_request_about_an_impossible_table_has_no_route() {
    for (kind, fields) in samples() {
        let route = Route::of(sample(kind, fields, "x"));
        match kind {
            // Unwatching is always possible.
            "unwatch" => {
                let at = AtSeat { table: "x".to_owned(), seat: Some(1) };
                assert_eq!(route, Ok(Route::Session(SessionRequest::Unwatch(at))));
            }
            _ if WITHOUT_TABLE.contains(&kind) => assert!(route.is_ok(), "{kind}"),
            _ => assert_eq!(code(route), "unknown_table", "{kind}"),
        }
    }
}

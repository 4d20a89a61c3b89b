//! Comparison of the TypeScript types in the repository with the Rust types.

use higaki_dschunke::{Action, Colour, Dschunke, Good, Junk, Occasion, Pile, Row};
use higaki_edo::{Edo, Privilege};
use higaki_osaka::Osaka;
use higaki_testkit::generated::renew;
use serde::Serialize;
use ts_rs::{Config, TS};

#[test]
fn the_types_of_the_messages_are_up_to_date() {
    renew("web/src/lib/protocol/messages.ts", &higaki_protocol::message_types());
}

#[test]
fn the_types_of_osaka_are_up_to_date() {
    renew("web/src/games/osaka/generated.ts", &higaki_protocol::game_types::<Osaka>());
}

#[test]
fn the_types_of_dschunke_are_up_to_date() {
    renew("web/src/games/dschunke/generated.ts", &higaki_protocol::game_types::<Dschunke>());
}

#[test]
fn the_types_of_edo_are_up_to_date() {
    renew("web/src/games/edo/generated.ts", &higaki_protocol::game_types::<Edo>());
}

/// Enums with a hand-written `Serialize` name their words twice: for serde and for ts-rs.
#[test]
fn the_words_of_dschunke_are_those_of_its_json() {
    same_words(&Action::ALL);
    same_words(&Colour::ALL);
    same_words(&Good::ALL);
    same_words(&Junk::ALL);
    same_words(&Occasion::ALL);
    same_words(&Pile::ALL);
    same_words(&Row::ALL);
}

#[test]
fn the_words_of_edo_are_those_of_its_json() {
    same_words(&Privilege::ALL);
}

fn same_words<T: Serialize + TS>(all: &[T]) {
    let json = |one| serde_json::to_string(one).expect("a word is JSON");
    let words: Vec<String> = all.iter().map(json).collect();
    assert_eq!(T::inline(&Config::default()), words.join(" | "));
}

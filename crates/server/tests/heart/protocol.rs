//! The protocol as it is documented.

use higaki_protocol::{Ask, Code, ServerFrame};
use higaki_words::{Language, Words};
use std::path::PathBuf;

fn documentation() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).unwrap()
}

/// The lines of all blocks of JSON; `→` marks what the client sends, `←` what the server sends.
fn examples(mark: char) -> Vec<String> {
    let text = documentation();
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix(mark));
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn examples_of_what_clients_send_can_be_read() {
    let mut kinds = Vec::new();
    for example in examples('→') {
        let ask: Ask =
            serde_json::from_str(&example).unwrap_or_else(|error| panic!("{error}: {example}"));
        let written = serde_json::to_value(&ask).unwrap();
        kinds.push(written["type"].as_str().unwrap().to_owned());
    }
    kinds.sort();
    kinds.dedup();
    let all = [
        "analyse",
        "arrange",
        "create",
        "hint",
        "history",
        "join",
        "leave",
        "mute",
        "ping",
        "play",
        "position",
        "preview",
        "propose",
        "record",
        "redo",
        "rematch",
        "resume",
        "return",
        "say",
        "shuffle",
        "start",
        "talk",
        "undo",
        "unmute",
        "unwatch",
        "unwatch_lobby",
        "vote",
        "watch",
        "watch_lobby",
    ];
    assert_eq!(kinds, all);
}

#[test]
fn examples_of_what_the_server_sends_can_be_read() {
    let mut kinds: Vec<String> = Vec::new();
    for example in examples('←') {
        let frame: ServerFrame =
            serde_json::from_str(&example).unwrap_or_else(|error| panic!("{error}: {example}"));
        let written = serde_json::to_value(&frame).unwrap();
        kinds.push(written["type"].as_str().unwrap().to_owned());
    }
    kinds.sort();
    kinds.dedup();
    let all = [
        "bye",
        "lobby",
        "news",
        "ok",
        "presence",
        "refused",
        "said",
        "table",
        "unwatched",
        "update",
        "welcome",
    ];
    assert_eq!(kinds, all);
}

#[test]
fn every_refusal_is_documented_and_has_a_sentence_in_every_language() {
    let text = documentation();
    for code in Code::ALL {
        assert!(text.contains(&format!("`{}`", code.word())), "{code:?} is not documented");
        for language in Language::ALL {
            let id = format!("failure-{}", code.word().replace('_', "-"));
            assert!(Words::new(language).has(&id), "{id} is missing in {language}");
        }
    }
}

//! Checks the examples of docs/protocol.md against the types of the messages.
//!
//! Examples from a game are generated: a line that differs is rewritten, and the test fails.

use crate::example_game::{self, GAME, OWN};
use higaki_bots::Kind;
use higaki_catalogue::{AllGames, Games, lessons};
use higaki_protocol::{
    Answer, ClientFrame, Code, GameInfo, GameStatus, Happening, Numbered, Refusal, Request,
    ServerFrame, TableInfo, write_delta,
};
use higaki_table::{Failure, IndexedJson, JsonText};
use higaki_testkit::generated;
use higaki_words::{Language, Words};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeSet;

const PAGE: &str = "docs/protocol.md";
const TO_SERVER: &str = "→ ";
const FROM_SERVER: &str = "← ";

/// The examples with a mark.
fn examples(mark: &str) -> Vec<String> {
    let page = generated::read(PAGE);
    page.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
}

fn frame(example: &str) -> ServerFrame {
    serde_json::from_str(example).unwrap_or_else(|error| panic!("{error}: {example}"))
}

fn ask(example: &str) -> ClientFrame {
    serde_json::from_str(example).unwrap_or_else(|error| panic!("{error}: {example}"))
}

fn kinds(examples: impl Iterator<Item = Value>) -> BTreeSet<String> {
    examples.map(|value| value["type"].as_str().expect("all have a type").to_owned()).collect()
}

/// The `type` tags of an enum, as its TypeScript type lists them.
fn all_kinds<T: ts_rs::TS>() -> BTreeSet<String> {
    let text = T::inline(&ts_rs::Config::default());
    let words = text.split("\"type\": \"").skip(1);
    words.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_kind_of_message_has_an_example() {
    let asks = examples(TO_SERVER).into_iter().map(|line| serde_json::json!(ask(&line)));
    assert_eq!(kinds(asks), all_kinds::<Request>());
    let frames = examples(FROM_SERVER).into_iter().map(|line| serde_json::json!(frame(&line)));
    assert_eq!(kinds(frames), all_kinds::<ServerFrame>());
}

#[test]
fn server_examples_match_a_real_game() {
    let page = generated::read(PAGE);
    // The status in the most recent example of a whole table.
    let mut status = None;
    let mut renew = |line: &str| match line.strip_prefix(FROM_SERVER) {
        None => line.to_owned(),
        Some(example) => {
            let mut frame = frame(example);
            renew_frame(&mut frame, &mut status);
            format!("{FROM_SERVER}{}", serde_json::to_string(&frame).expect("frames are JSON"))
        }
    };
    let renewed: Vec<String> = page.lines().map(&mut renew).collect();
    generated::renew(PAGE, &format!("{}\n", renewed.join("\n")));
}

fn renew_frame(frame: &mut ServerFrame, status: &mut Option<GameStatus>) {
    match frame {
        ServerFrame::Welcome(welcome) => {
            welcome.games = AllGames.list().iter().map(game_info).collect();
            welcome.levels = Kind::ALL.iter().map(|kind| kind.word().to_owned()).collect();
        }
        ServerFrame::Ok { answer, .. } => renew_answer(answer),
        ServerFrame::Refused { refusal, .. } | ServerFrame::Unwatched { refusal, .. } => {
            *refusal = renewed_refusal(refusal);
        }
        ServerFrame::Table(table) => {
            renew_about(&mut table.about);
            table.game.iter_mut().for_each(example_game::renew_status);
            status.clone_from(&table.game);
        }
        ServerFrame::Update(update) => {
            for numbered in &mut update.happenings {
                if let Happening::Played { seat, moves, events, .. } = &mut numbered.happening {
                    (*seat, *events) =
                        (example_game::chooser(*moves), example_game::events(*moves));
                }
            }
            update.about.iter_mut().for_each(renew_about);
            update.game.iter_mut().for_each(example_game::renew_status);
            if update.change.is_some() {
                update.change = Some(renewed_delta(&update.happenings, status));
            }
        }
        // No game data in these.
        ServerFrame::Presence { .. }
        | ServerFrame::Said { .. }
        | ServerFrame::Lobby(_)
        | ServerFrame::News { .. }
        | ServerFrame::Bye { .. } => {}
    }
}

fn game_info(info: &higaki_table::GameInfo) -> GameInfo {
    let number = |players: usize| u8::try_from(players).expect("tables are small");
    GameInfo {
        game: info.id.to_owned(),
        rules_version: info.rules_version.0,
        min_players: number(info.min_players),
        max_players: number(info.max_players),
    }
}

/// The delta of the last happening, a choice. The status becomes that after it.
fn renewed_delta(happenings: &[Numbered], status: &mut Option<GameStatus>) -> JsonText {
    let before = status.as_mut().expect("an update follows a table");
    let mut after = before.clone();
    let last = happenings.last().expect("an update has happenings");
    if let Happening::Played { moves, .. } = last.happening {
        after.moves = moves;
    }
    if let Some(clocks) = &mut after.clocks {
        clocks.at = last.at;
    }
    example_game::renew_status(&mut after);
    let indexed = |status: &GameStatus| {
        IndexedJson::parse(&serde_json::to_vec(status).expect("a status is JSON"))
    };
    let mut delta = Vec::new();
    write_delta(&indexed(before), &indexed(&after), &mut delta);
    *before = after;
    JsonText::of(&serde_json::from_slice::<Box<RawValue>>(&delta).expect("a delta is JSON"))
}

fn renew_about(about: &mut TableInfo) {
    let list = AllGames.list();
    let info = list.iter().find(|info| info.id == GAME).expect("it is a game");
    (about.game, about.options) = (GAME.to_owned(), example_game::options());
    about.rules_version = game_info(info).rules_version;
}

fn renewed_refusal(refusal: &Refusal) -> Refusal {
    if refusal.rule.is_some() {
        return example_game::refusal();
    }
    let known = Code::ALL.iter().any(|code| code.word() == refusal.code);
    assert!(known, "the server never refuses with {}", refusal.code);
    let (code, args) = (refusal.code.clone(), refusal.details.clone());
    example_game::refusal_of("", &Failure { code, rule: None, args })
}

fn renew_answer(answer: &mut Answer) {
    match answer {
        Answer::Preview { preview } => *preview = example_game::purchase().1,
        Answer::Hints { hints } => hints.iter_mut().for_each(example_game::renew_hint),
        Answer::Position { at, view, events } => {
            (*view, *events) = (example_game::view(*at), example_game::events(*at));
        }
        Answer::History { moments, .. } => {
            for moment in moments {
                moment.public_at = moment.at;
                moment.seat = (moment.at > 0).then(|| example_game::chooser(moment.at));
                moment.events = example_game::events(moment.at);
            }
        }
        Answer::Record { record } => {
            let (shown, rest) = record.split_once('…').expect("a record is too long for a page");
            let real = example_game::after(2).record(&[], higaki_table::WithSeed::Always);
            assert!(real.to_string().starts_with(shown) && rest.is_empty(), "{record}");
        }
        Answer::Analysis { decisions, .. } => {
            for decided in decisions {
                decided.seat = example_game::chooser(decided.number);
                let before = example_game::after(decided.number - 1);
                let choices = before.choices(before.owing().first().expect("it is not over"));
                let listed = |text: &str| choices.iter().any(|line| line.text == text);
                assert!(listed(&decided.choice) && listed(&decided.best), "{decided:?}");
                assert_eq!(decided.luck.len(), before.players());
            }
        }
        // No game data in these.
        Answer::Done
        | Answer::Table { .. }
        | Answer::Seat { .. }
        | Answer::Number { .. }
        | Answer::Proposed { .. }
        | Answer::Talk { .. } => {}
    }
}

/// The opponents' own type has no field that the protocol would drop.
#[test]
fn hints_of_the_protocol_are_those_of_the_opponents() {
    let real = example_game::hints();
    let read: Vec<higaki_protocol::Hint> = serde_json::from_value(real.clone()).expect("hints");
    assert_eq!(serde_json::json!(read), real);
}

#[test]
fn examples_from_clients_can_be_carried_out() {
    for example in examples(TO_SERVER) {
        let ask = ask(&example);
        let written = serde_json::json!(ask);
        let given: Value = serde_json::from_str(&example).expect("it was read before");
        for (name, value) in given.as_object().expect("an ask is an object") {
            assert_eq!(
                &written[name], value,
                "{name} is unknown or means something else: {example}"
            );
        }
        match &ask.request {
            Request::Create(_) => check_create(&given),
            Request::Play(play) => {
                let checked = example_game::after(1).play(OWN, &play.choice);
                assert!(checked.is_ok(), "{example}: {checked:?}");
            }
            Request::Preview(play) => assert_eq!(play.choice, example_game::purchase().0),
            _ => {}
        }
    }
}

fn check_create(create: &Value) {
    let game = create["game"].as_str().expect("a table has a game");
    match create["lesson"].as_str() {
        Some(lesson) => {
            assert!(lessons().iter().any(|one| one.game == game && one.id == lesson), "{lesson}");
        }
        None => {
            let players = create["seats"].as_array().expect("a table has seats").len();
            let checked = AllGames.check(game, players, &create["options"]);
            assert!(checked.is_ok(), "{create}: {checked:?}");
        }
    }
}

#[test]
fn every_refusal_is_documented_and_has_a_sentence_in_every_language() {
    let page = generated::read(PAGE);
    for code in Code::ALL {
        assert!(page.contains(&format!("`{}`", code.word())), "{code:?} is not documented");
        for language in Language::ALL {
            let id = format!("failure-{}", code.word().replace('_', "-"));
            assert!(Words::new(language).has(&id), "{id} is missing in {language}");
        }
    }
}

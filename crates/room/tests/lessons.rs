//! Lessons: deterministic for all learners.

use crate::support::{Client, World, json, play};
use higaki_catalogue::{AllGames, Games, Lesson, lessons};
use higaki_protocol::{Answer, Happening, ServerFrame};
use higaki_table::{Seat, Seed};
use higaki_words::{Language, Words};
use serde_json::json;

/// The parts of a table that a client can highlight.
const PLACES: [&str; 6] = ["market", "farm", "hand", "ships", "goods", "tokens"];

fn begun(client: &mut Client, lesson: &str) -> String {
    let (game, _) = lesson.split_once('-').unwrap();
    let create = json(json!({ "type": "create", "game": game, "lesson": lesson }));
    match client.ask(create).unwrap() {
        Answer::Table { table } => table,
        other => panic!("{other:?}"),
    }
}

/// The words of all events since some frame.
fn events(client: &Client, from: usize) -> Vec<String> {
    let happened = client.frames[from..].iter().flat_map(|frame| match frame {
        ServerFrame::Update(update) => update.happenings.as_slice(),
        _ => &[],
    });
    let events = happened.flat_map(|numbered| match &numbered.happening {
        Happening::Played { events, .. } => events.items(),
        _ => Vec::new(),
    });
    events.map(|event| event["event"].as_str().unwrap().to_owned()).collect()
}

/// Follows the steps. Returns all events.
fn followed(client: &mut Client, lesson: &Lesson) -> Vec<String> {
    let table = begun(client, &lesson.id);
    client.watch(&table, Some(0)).unwrap();
    let mut all = Vec::new();
    for step in &lesson.steps {
        let Some(choice) = &step.choice else { continue };
        let mine = |status: &higaki_protocol::GameStatus| {
            status.deciding.is_empty() || !status.choices.is_empty()
        };
        client.until(&table, Some(0), |known| mine(known.game.as_ref().unwrap()));
        let from = client.frames.len();
        let before = client.at(&table, Some(0)).number;
        let listed = client.game(&table, Some(0)).choices.iter().any(|text| text == choice);
        assert!(listed, "{}: {choice} is not among the choices", step.text);
        client.ask(play(&table, 0, choice)).unwrap();
        client.until(&table, Some(0), |known| known.number > before);
        let happened = events(client, from);
        let awaited = step.r#await.as_ref().expect("a choice leads to something");
        assert!(happened.contains(awaited), "{}: {happened:?}", step.text);
        all.extend(happened);
    }
    all
}

#[test]
fn every_lesson_can_be_read_loaded_and_told() {
    assert_eq!(lessons().len(), Lesson::written(), "a lesson cannot be read");
    assert!(lessons().iter().any(|lesson| lesson.id == "osaka-1"));
    for lesson in lessons() {
        let id = &lesson.id;
        let games = AllGames.list();
        let info = games.iter().find(|info| info.id == lesson.game).expect("its game is played");
        let rules = info.rules_version;
        let loaded = AllGames.load(lesson.game, rules, &lesson.scenario, Seed::from_text(id));
        let table = loaded.unwrap_or_else(|error| panic!("{id}: {error:?}"));
        assert_eq!(table.players(), lesson.players(), "{id}");
        let first = table.deciding().iter().any(|owed| owed.seat == Seat::wrapped(0, 2));
        assert!(first, "{id}: the learner begins");
        assert!(!lesson.steps.is_empty(), "{id}");
        for step in &lesson.steps {
            for language in Language::ALL {
                assert!(Words::new(language).has(&step.text), "{language}: {}", step.text);
            }
            assert!(step.choice.is_none() || step.r#await.is_some(), "{}", step.text);
            if lesson.game == "osaka" {
                let place = step.highlight.as_deref().unwrap_or("market");
                assert!(PLACES.contains(&place), "{}: {place}", step.text);
            }
        }
    }
}

#[test]
fn the_lessons_of_osaka_follow_their_steps() {
    let osaka: Vec<&Lesson> = lessons().iter().filter(|one| one.game == "osaka").collect();
    assert_eq!(osaka.len(), 2);
    let mut seen = Vec::new();
    for seed in ["one", "another"] {
        let world = World::new(seed);
        let mut client = world.connect(world.guest(1));
        let mut all = Vec::new();
        for lesson in &osaka {
            all.extend(followed(&mut client, lesson));
        }
        seen.push(all);
    }
    assert_eq!(seen[0], seen[1], "it goes the same way for everybody");
    for word in
        ["coin_taken", "reserved", "bought", "sailed", "payday", "sinking", "saved", "ended"]
    {
        assert!(seen[0].iter().any(|event| event == word), "{word} is taught nowhere");
    }
}

//! Lessons: deterministic for all learners, private, durable.

use crate::heart::support::{Client, World, code, json, play};
use higaki_protocol::Answer;
use serde_json::json;

async fn begun(client: &mut Client, lesson: &str) -> String {
    let (game, _) = lesson.split_once('-').unwrap();
    let create = json(json!({ "type": "create", "game": game, "lesson": lesson }));
    match client.ask(create).await.unwrap() {
        Answer::Table { table } => table,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_lesson_is_private_and_survives_a_crash() {
    let mut world = World::new("lesson").await;
    let (learner, stranger) = (world.guest(1).await, world.guest(2).await);
    let mut client = world.connect(learner);
    let table = begun(&mut client, "osaka-1").await;
    client.watch(&table, Some(0)).await.unwrap();
    let about = &client.at(&table, Some(0)).about;
    assert_eq!(about.lesson.as_deref(), Some("osaka-1"));
    assert_eq!((about.status.as_str(), about.settings.rated), ("running", false));
    let lobby = world.tables.lobby(Default::default(), None, 10).await.unwrap();
    assert!(lobby.tables.is_empty(), "it is not public");
    let mut other = world.connect(stranger);
    assert_eq!(code(other.watch(&table, None).await), "may_not_watch");
    client.ask(play(&table, 0, "take B5")).await.unwrap();
    client.hang_up();
    world.crash().await;
    let mut client = world.connect(learner);
    client.watch(&table, Some(0)).await.unwrap();
    client.until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty()).await;
    client.ask(play(&table, 0, "reserve R5 farm")).await.unwrap();
}

#[tokio::test]
async fn only_lessons_of_ours_are_taught() {
    let world = World::new("no lesson").await;
    let mut client = world.connect(world.guest(1).await);
    for (game, lesson) in [("osaka", "osaka-99"), ("edo", "osaka-1"), ("osaka", "../rules")] {
        let create = json(json!({ "type": "create", "game": game, "lesson": lesson }));
        assert_eq!(code(client.ask(create).await), "unknown_lesson", "{game} {lesson}");
    }
    let settings = json!({ "rated": true, "watchers": "anyone" });
    let create = json!({ "type": "create", "game": "osaka", "lesson": "osaka-1",
        "seats": [{ "kind": "open" }], "settings": settings, "visibility": "public" });
    let Ok(Answer::Table { table }) = client.ask(json(create)).await else {
        panic!("the lesson settles everything else")
    };
    client.watch(&table, Some(0)).await.unwrap();
    assert!(!client.at(&table, Some(0)).about.settings.rated);
}

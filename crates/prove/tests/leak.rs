//! The server leaks nothing, and every planted leak is found.

use higaki_catalogue::GameId;
use higaki_prove::leak::{AsItIs, LeakPlan, LeakReport, Shown, leak};
use higaki_table::{AnyTable, ChoiceLine, Deciding, Failure, JsonText, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

async fn tried(game: GameId, positions: u64, shown: Arc<dyn Shown>) -> LeakReport {
    let seed = Seed::from_text("the leak proof");
    let plan = LeakPlan { game, positions, seed, shown };
    leak(&plan, |_| {}).await.unwrap()
}

async fn holds(game: GameId) {
    let report = tried(game, 300, Arc::new(AsItIs)).await;
    assert_eq!(report.difference, None);
    assert!(report.positions >= 300 && report.games >= 1, "{report:?}");
    assert!(report.frames > 150 * 3 && report.bytes > 100_000, "{report:?}");
    assert!(report.hints > 0 && report.links > 100, "{report:?}");
}

#[tokio::test]
async fn nothing_of_osaka_leaks() {
    holds(GameId::Osaka).await;
}

#[tokio::test]
async fn nothing_of_dschunke_leaks() {
    holds(GameId::Dschunke).await;
}

#[tokio::test]
async fn nothing_of_edo_leaks() {
    holds(GameId::Edo).await;
}

/// Shows a hash of the whole state in a view, such as the state of a random generator left in a
/// message.
#[derive(Debug)]
struct ShowsTooMuch;

impl Shown for ShowsTooMuch {
    fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> JsonText {
        let mut view = table.view(viewer).to_value();
        view["debug"] = json!(table.stable_hash());
        JsonText::of(&view)
    }
}

#[tokio::test]
async fn a_view_that_shows_too_much_is_found() {
    for game in GameId::ALL {
        let found = tried(game, 40, Arc::new(ShowsTooMuch)).await.difference.unwrap();
        assert_eq!((found.kind.as_str(), found.path.as_str()), ("table", "game.view.debug"));
        assert_ne!(found.here, found.there);
    }
}

/// Shows the same hash only after every second choice, so that it is first sent in a delta.
#[derive(Debug)]
struct ShowsTooMuchLater;

impl Shown for ShowsTooMuchLater {
    fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> JsonText {
        if table.len().is_multiple_of(2) {
            table.view(viewer)
        } else {
            ShowsTooMuch.view(table, viewer)
        }
    }
}

#[tokio::test]
async fn a_delta_that_shows_too_much_is_found() {
    for game in GameId::ALL {
        let found = tried(game, 40, Arc::new(ShowsTooMuchLater)).await.difference.unwrap();
        assert_eq!((found.kind.as_str(), found.path.as_str()), ("update", "change.view.debug"));
    }
}

/// Reveals hidden information in earlier positions.
#[derive(Debug)]
struct RemembersTooMuch;

impl Shown for RemembersTooMuch {
    fn earlier(&self, hash: u64, seen: JsonText) -> JsonText {
        let mut seen = seen.to_value();
        seen["debug"] = json!(hash);
        JsonText::of(&seen)
    }
}

#[tokio::test]
async fn an_earlier_position_that_shows_too_much_is_found() {
    for game in GameId::ALL {
        let found = tried(game, 40, Arc::new(RemembersTooMuch)).await.difference.unwrap();
        assert_eq!((found.kind.as_str(), found.path.as_str()), ("ok", "view.debug"));
    }
}

/// Gives spectators the view of the first seat.
#[derive(Debug)]
struct MistakesSpectators;

impl Shown for MistakesSpectators {
    fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> JsonText {
        let first = Seat::all(table.players()).next().map(Viewer::Seat);
        table.view(if viewer == Viewer::Spectator { first.unwrap_or(viewer) } else { viewer })
    }
}

/// A player sees this fault only on a page, which is viewed without a seat.
#[tokio::test]
async fn a_page_that_shows_too_much_is_found() {
    for game in GameId::ALL {
        let found = tried(game, 60, Arc::new(MistakesSpectators)).await.difference.unwrap();
        assert_eq!((found.kind.as_str(), found.seat), ("http", Some(1)), "{found:?}");
        assert!(found.path.starts_with("body.game.view"), "{found:?}");
    }
}

/// Offers a choice that depends on the order of the piles.
#[derive(Debug)]
struct OffersTooMuch;

impl Shown for OffersTooMuch {
    fn choices(&self, table: &dyn AnyTable, seat: Seat) -> Vec<ChoiceLine> {
        let mut choices = table.choices(seat);
        if table.stable_hash().is_multiple_of(2) {
            choices.truncate(1);
        }
        choices
    }
}

#[tokio::test]
async fn a_list_of_choices_that_says_too_much_is_found() {
    let found = tried(GameId::Osaka, 60, Arc::new(OffersTooMuch)).await.difference.unwrap();
    let path = found.path.trim_start_matches("game.").trim_start_matches("change.");
    assert!(path.starts_with("choices"), "{found:?}");
}

/// Seeds the search behind a hint with the whole state, hidden information included.
#[derive(Debug)]
struct AdvisesTooWell;

impl Shown for AdvisesTooWell {
    fn chance_of_advice(&self, table: &dyn AnyTable, number: u64) -> u64 {
        number ^ table.stable_hash()
    }
}

#[tokio::test]
async fn a_hint_that_knows_too_much_is_found() {
    let found = tried(GameId::Osaka, 60, Arc::new(AdvisesTooWell)).await.difference.unwrap();
    assert_eq!(found.kind, "ok");
    assert!(found.path.starts_with("hints"), "{found:?}");
}

/// Refuses with details that depend on the cards of others.
#[derive(Debug)]
struct RefusesTooWell;

impl Shown for RefusesTooWell {
    fn preview(&self, table: &dyn AnyTable, seat: Seat, text: &str) -> Result<Value, Failure> {
        table.preview(seat, text).map_err(|failure| Failure {
            args: json!({ "because": table.position().to_string() }),
            ..failure
        })
    }
}

#[tokio::test]
async fn a_refusal_that_says_too_much_is_found() {
    let found = tried(GameId::Osaka, 120, Arc::new(RefusesTooWell)).await.difference.unwrap();
    assert_eq!(found.kind, "refused");
    assert!(found.path.starts_with("refusal"), "{found:?}");
}

/// Shows the order of the piles with every step.
#[derive(Debug)]
struct TellsTooMuch;

impl Shown for TellsTooMuch {
    fn learned(&self, table: &dyn AnyTable, viewer: Viewer, seen: JsonText) -> JsonText {
        let mut seen = seen.items();
        if viewer == Viewer::Spectator {
            seen.push(json!({ "event": "peek", "hash": table.stable_hash() }));
        }
        JsonText::of(&seen)
    }
}

#[tokio::test]
async fn an_event_for_spectators_that_tells_too_much_is_found() {
    let found = tried(GameId::Dschunke, 60, Arc::new(TellsTooMuch)).await.difference.unwrap();
    assert_eq!((found.kind.as_str(), found.seat), ("update", None));
    assert!(found.path.starts_with("happenings"), "{found:?}");
}

/// Takes the game to be over early, so that the server reveals everything.
#[derive(Debug)]
struct EndsTooEarly;

impl Shown for EndsTooEarly {
    fn deciding(&self, table: &dyn AnyTable) -> Vec<Deciding> {
        if table.len() < 10 { table.deciding() } else { Vec::new() }
    }
}

#[tokio::test]
async fn a_record_that_is_given_too_early_is_found() {
    for game in [GameId::Osaka, GameId::Edo] {
        let found = tried(game, 40, Arc::new(EndsTooEarly)).await.difference.unwrap();
        assert_eq!((found.kind.as_str(), found.path.as_str()), ("ok", "record"), "{found:?}");
    }
}

#[tokio::test]
async fn an_earlier_position_that_is_opened_too_early_is_found() {
    let found = tried(GameId::Dschunke, 40, Arc::new(EndsTooEarly)).await.difference.unwrap();
    assert_eq!(found.kind, "ok");
    assert!(found.path.starts_with("view.open"), "{found:?}");
}

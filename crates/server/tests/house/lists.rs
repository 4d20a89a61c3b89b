//! Tables over HTTP: lists, creation, joining by a link, records.

use super::support::{Browser, Site};
use axum::http::Method;
use serde_json::{Value, json};

/// A table of this person for two, with one open seat.
pub(crate) async fn table_of(browser: &mut Browser<'_>) -> String {
    make(browser, json!({})).await
}

async fn make(browser: &mut Browser<'_>, change: Value) -> String {
    let mut wanted = json!({ "game": "osaka", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    wanted.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    let made = browser.post("/api/tables", &wanted).await;
    made.is(201);
    made.json()["table"].as_str().unwrap().to_owned()
}

fn ids(page: &Value) -> Vec<String> {
    let tables = page["tables"].as_array().unwrap().iter();
    tables.map(|table| table["table"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn the_lobby_lists_public_tables_by_game_and_status() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let osaka = table_of(&mut aki).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let edo = make(&mut aki, json!({ "game": "edo", "seats": seats })).await;
    make(&mut aki, json!({ "visibility": "unlisted" })).await;

    let list =
        async |query: &str| ids(&site.get(&format!("/api/lobby{query}")).send().await.json());
    let mut all = list("").await;
    all.sort();
    let mut both = vec![osaka.clone(), edo.clone()];
    both.sort();
    assert_eq!(all, both);
    assert_eq!(list("?game=osaka").await, std::slice::from_ref(&osaka));
    assert_eq!(list("?game=edo&status=open").await, [edo]);
    assert!(list("?status=running").await.is_empty());
}

#[tokio::test]
async fn a_long_list_comes_in_parts() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    for _ in 0..5 {
        site.wait(std::time::Duration::from_secs(1));
        table_of(&mut aki).await;
    }
    let mut seen = Vec::new();
    let mut path = "/api/lobby?limit=2".to_owned();
    for _ in 0..4 {
        let page = site.get(&path).send().await.json();
        seen.extend(ids(&page));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/api/lobby?limit=2&after={next}");
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 5);
}

#[tokio::test]
async fn a_friend_comes_in_by_the_link() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let table = make(&mut aki, json!({ "visibility": "unlisted" })).await;
    let mut ren = site.guest("Ren").await;
    let path = format!("/api/tables/{table}");
    let seats = format!("{path}/seats");
    assert_eq!(ren.get(&path).await.json()["about"]["seats"][1]["holder"]["kind"], "open");
    let joined = ren.post(&seats, &json!({})).await;
    joined.is(200);
    assert_eq!(joined.json(), json!({ "seat": 1 }));
    let seen = aki.get(&path).await.json();
    assert_eq!(seen["about"]["seats"][1]["holder"]["name"], "Ren");

    ren.post(&format!("{path}/start"), &json!({})).await.is_problem(403, "host_only");
    aki.post(&format!("{path}/start"), &json!({})).await.is(204);
    let mine = ren.get("/api/me/tables").await.json();
    assert_eq!(mine["tables"][0]["status"], "running");
    assert_eq!(mine["tables"][0]["mine"], json!([1]));
}

#[tokio::test]
async fn the_same_request_with_the_same_key_takes_one_seat() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = make(&mut aki, json!({ "seats": seats })).await;
    let mut ren = site.guest("Ren").await;
    let token = ren.post("/api/me/bot-tokens", &json!({ "label": "x" })).await.json();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let join = || {
        let call = site.post(&format!("/api/tables/{table}/seats"), &json!({}));
        call.with("authorization", &bearer).with("idempotency-key", "once")
    };
    let (first, second) = (join().send().await, join().send().await);
    first.is(200);
    assert_eq!(first.json(), second.json());
    let long = join().with("idempotency-key", &"x".repeat(65)).send().await;
    long.is_problem(400, "bad_key");
}

#[tokio::test]
async fn refusals_of_tables_have_a_status_and_a_sentence() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let seats = json!([{ "kind": "me" }]);
    let alone = aki.post("/api/tables", &json!({ "game": "osaka", "seats": seats })).await;
    alone.is_problem(400, "wrong_number_of_players");
    let chess = aki.post("/api/tables", &json!({ "game": "chess", "seats": seats })).await;
    chess.is_problem(404, "unknown_game");
    for path in ["/api/tables/x", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA"] {
        site.get(path).send().await.is_problem(404, "unknown_table");
    }
    let table = table_of(&mut aki).await;
    let path = format!("/api/tables/{table}");
    site.get(&format!("{path}/record")).send().await.is_problem(409, "not_begun");
    site.get(&format!("{path}?seat=0")).send().await.is_problem(403, "not_your_seat");
    site.post("/api/tables", &json!({})).send().await.is_problem(401, "nobody");
}

#[tokio::test]
async fn an_earlier_position_has_a_link() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let hot_seat = json!({ "seats": seats, "settings": { "hot_seat": true } });
    let table = make(&mut aki, hot_seat).await;
    aki.post(&format!("/api/tables/{table}/start"), &json!({})).await.is(204);
    let dealt = site.get(&format!("/api/tables/{table}/positions/0")).send().await;
    dealt.is(200);
    assert_eq!(dealt.json()["at"], 0);
    assert!(dealt.json()["view"].is_object());
    for at in ["1", "x", "-1"] {
        let nowhere = site.get(&format!("/api/tables/{table}/positions/{at}")).send().await;
        nowhere.is_problem(404, "no_such_position");
    }
}

#[tokio::test]
async fn games_and_levels_are_told() {
    let site = Site::open().await;
    let told = site.get("/api/games").send().await.json();
    let games: Vec<_> =
        told["games"].as_array().unwrap().iter().map(|g| g["game"].clone()).collect();
    assert_eq!(games.len(), 3);
    assert!(games.contains(&json!("osaka")));
    assert!(told["levels"].as_array().unwrap().contains(&json!("greedy")));
}

#[tokio::test]
async fn the_best_are_listed_with_their_names() {
    use higaki_store::{Pool, Rating, RatingUpdate, TableId, UnixMillis};
    let site = Site::open().await;
    let (mut aki, mut ren) = (site.account("Aki").await, site.account("Ren").await);
    let pool = Pool { game: "osaka".to_owned(), players: 2 };
    let update = |id: String, rating| {
        let rating = Rating { rating, deviation: 80.0, volatility: 0.06 };
        RatingUpdate { person: id.parse().unwrap(), expected_games: 0, rating }
    };
    let updates = vec![update(aki.id().await, 1480.5), update(ren.id().await, 1520.0)];
    site.store.rate(TableId::random(), pool, updates, UnixMillis(1)).await.unwrap();
    let best = site.get("/api/ratings?game=osaka&players=2").send().await.json();
    assert_eq!(best[0]["name"], "Ren");
    assert_eq!(best[1]["rating"], 1480.5);
    let profile = site.get(&format!("/api/people/{}", aki.id().await)).send().await.json();
    assert_eq!(profile["ratings"][0]["game"], "osaka");
    assert_eq!(profile["ratings"][0]["games"], 1);
    site.get("/api/ratings?game=osaka").send().await.is_problem(400, "bad_parameters");
}

#[tokio::test]
async fn component_data_is_told_as_tables_in_the_language_of_the_reader() {
    let site = Site::open().await;
    for (game, language, caption) in [
        ("edo", "de", "Die Rohstoffpakete"),
        ("edo", "en", "The resource packages"),
        ("dschunke", "pl", "Karty rynku"),
    ] {
        let path = format!("/api/games/{game}/components");
        let told = site.get(&path).with("accept-language", language).send().await;
        told.is(200);
        let told = told.json();
        let captions: Vec<_> =
            told["tables"].as_array().unwrap().iter().map(|table| &table["caption"]).collect();
        assert!(captions.contains(&&json!(caption)), "{captions:?}");
        assert_eq!(told["provenance"].as_array().unwrap().len(), 4);
    }
    let none = site.get("/api/games/osaka/components").send().await.json();
    assert_eq!(none["tables"], json!([]));
    site.get("/api/games/chess/components").send().await.is_problem(404, "unknown_game");
}

#[tokio::test]
async fn a_table_tells_the_component_data_it_is_played_with() {
    let site = Site::open().await;
    let mut data: Value = serde_json::from_str(higaki_dschunke::Data::built_in_text()).unwrap();
    data["market"][0]["value"]["white"] = json!(9);
    let mut guest = site.guest("Aki").await;
    for (options, rice) in [(json!({}), "1"), (json!({ "data": data }), "9")] {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let wanted = json!({ "game": "dschunke", "options": options, "seats": seats });
        let table = make(&mut guest, wanted).await;
        let told = guest.get(&format!("/api/tables/{table}/components")).await.json();
        assert_eq!(told["custom"], rice == "9");
        let tables = told["tables"].as_array().unwrap();
        let market = tables.iter().find(|table| table["name"] == "market").unwrap();
        assert_eq!(market["rows"][0][1]["text"], rice);
    }
    let unknown = "/api/tables/AAECAwQFBgcICQoLDA0ODw/components";
    site.get(unknown).send().await.is_problem(404, "unknown_table");
}

#[tokio::test]
async fn lessons_tell_what_to_say_and_nothing_that_is_hidden() {
    let site = Site::open().await;
    let told = site.get("/api/lessons/osaka").send().await;
    told.is(200);
    let lessons = told.json()["lessons"].clone();
    assert_eq!(
        (&lessons[0]["lesson"], &lessons[1]["lesson"]),
        (&json!("osaka-1"), &json!("osaka-2"))
    );
    assert_eq!(lessons[0]["title"], "lesson-osaka-1-title");
    let step = &lessons[0]["steps"][2];
    assert_eq!((&step["await"], &step["highlight"]), (&json!("coin_taken"), &json!("market")));
    assert!(!told.text.contains("deck") && !told.text.contains("scenario"), "{}", told.text);
    site.get("/api/lessons/chess").send().await.is_problem(404, "unknown_game");
    let mut guest = site.guest("Aki").await;
    let wanted = json!({ "game": "osaka", "lesson": "osaka-1" });
    let made = guest.post("/api/tables", &wanted).await;
    made.is(201);
    let table = made.json()["table"].as_str().unwrap().to_owned();
    let seen = guest.get(&format!("/api/tables/{table}?seat=0")).await.json();
    assert_eq!(seen["about"]["lesson"], "osaka-1");
    assert_eq!(seen["about"]["status"], "running");
}

#[tokio::test]
async fn the_lobby_omits_abandoned_tables_and_lists_its_games() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let table = table_of(&mut aki).await;
    aki.call(Method::DELETE, &format!("/api/tables/{table}/seats"), &json!({})).await.is(204);
    let listed = async |filter: &str| {
        let lobby = site.get(&format!("/api/lobby{filter}")).send().await;
        lobby.json()["tables"].as_array().unwrap().len()
    };
    assert_eq!((listed("").await, listed("?game=osaka").await), (0, 0));
    assert_eq!(listed("?status=abandoned").await, 1);
    for path in ["/api/lobby?game=chess", "/api/ratings?game=chess&players=2"] {
        let refused = site.get(path).send().await;
        refused.is_problem(404, "unknown_game");
        assert!(
            refused.text.contains("chess") && refused.text.contains("osaka"),
            "{}",
            refused.text
        );
    }
}

/// Custom component data of EDO, as large as a request allows.
fn own_data() -> Value {
    let mut data: Value =
        serde_json::from_str(include_str!("../../../../games/edo/data.json")).unwrap();
    data["win_threshold"]["value"] = json!(9);
    data["boards"]["A"]["names"]["value"]["A"] = json!("<b>Mito</b>");
    let room = 63 * 1024 - data.to_string().len();
    data["win_threshold"]["note"] = json!("x".repeat(room));
    data
}

#[tokio::test]
async fn own_component_data_is_marked_in_lists_and_sent_with_the_table_only() {
    let site = Site::open().await;
    let mut aki = site.guest("Aki").await;
    let mut ren = site.guest("Ren").await;
    let data = own_data();
    let options = json!({ "jiin": "with", "data": data });
    let table = make(&mut aki, json!({ "game": "edo", "options": options })).await;
    let path = format!("/api/tables/{table}");
    let opened = ren.get(&path).await.json();
    assert_eq!(opened["data"], data);
    let hash = opened["about"]["custom_data"].as_str().unwrap();
    assert_eq!(hash, hex_sha256(&data.to_string()));
    assert_eq!(opened["about"]["options"]["jiin"], "with");
    assert_eq!(opened["about"]["options"].get("data"), None);

    ren.post(&format!("{path}/seats"), &json!({})).await.is(200);
    for list in ["/api/lobby", "/api/me/tables"] {
        let page = ren.get(list).await.json();
        assert_eq!(page["tables"][0]["custom_data"], hash, "{list}");
        assert_eq!(page["tables"][0]["options"]["jiin"], "with", "{list}");
        assert!(page.to_string().len() < 2_000, "{list}: {page}");
    }
    let export = aki.get("/api/me/export").await.json().to_string();
    assert!(export.contains("<b>Mito</b>"), "an export is complete");

    let plain = make(&mut aki, json!({ "game": "edo" })).await;
    let opened = ren.get(&format!("/api/tables/{plain}")).await.json();
    assert_eq!((opened.get("data"), opened["about"].get("custom_data")), (None, None));
    aki.post(&format!("{path}/start"), &json!({})).await.is(204);
    let view = aki.get(&format!("{path}?seat=0")).await.json()["game"]["view"].to_string();
    assert!(view.contains("<b>Mito</b>"), "played with these data");
}

fn hex_sha256(text: &str) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

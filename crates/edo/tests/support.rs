//! Shared helpers: short scenarios, moves in notation, and the position as strings.

use higaki_edo::{Edo, Module, Modules, Options};
use higaki_table::{AnyTable, Failure, Origin, Played, Seat, Seed, SetupError, Table, Viewer};
use serde_json::{Value, json};

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat of a small table")
}

/// A table from a scenario that may leave out the game's name and the number of players.
pub(crate) fn scenario(json: Value) -> Table<Edo> {
    try_scenario(json).unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn try_scenario(mut json: Value) -> Result<Table<Edo>, SetupError> {
    let players = json["seats"].as_array().map_or(2, Vec::len);
    let fields = json.as_object_mut().expect("a scenario is an object");
    fields.entry("game").or_insert("edo".into());
    fields.entry("players").or_insert(players.into());
    Table::from_scenario(&json, Seed::from_text("a test"))
}

/// Seat 0 carries out one card, the others none this round. `seat` holds fields of seat 0, `card` a
/// planned card such as `A.wood 2`, `more` further fields of the scenario.
pub(crate) fn on_card(card: &str, seat: Value, more: Value) -> Table<Edo> {
    scenario(card_scenario(card, seat, more))
}

pub(crate) fn card_scenario(card: &str, mut seat: Value, more: Value) -> Value {
    let fillers = ["A.money 0", "B.trade 0", "C.money 0"];
    let used = &card[..1];
    let fillers = fillers.into_iter().filter(|filler| &filler[..1] != used);
    let plan: Vec<&str> = [card].into_iter().chain(fillers).take(3).collect();
    seat["plan"] = json!(plan);
    if let Some(number) = card.strip_prefix('S').and_then(|rest| rest.split('.').next()) {
        seat["special_cards"] = json!([number.parse::<u8>().expect("the number of a card")]);
    }
    let idle = json!(["A.money 0", "B.trade 0", "C.money 0"]);
    let mut json = json!({ "phase": { "name": "card", "seat": 0, "slot": 1 }, "seats": [seat] });
    for (name, value) in more.as_object().cloned().unwrap_or_default() {
        if name == "others" {
            for mut other in value.as_array().cloned().unwrap_or_default() {
                if other.get("plan").is_none() {
                    other["plan"] = idle.clone();
                }
                json["seats"].as_array_mut().expect("a list").push(other);
            }
        } else {
            json[name] = value;
        }
    }
    let seats = json["seats"].as_array_mut().expect("a list");
    if seats.len() == 1 {
        seats.push(json!({ "plan": idle }));
    }
    json
}

/// All modules, or those named.
pub(crate) fn with(modules: &[&str]) -> Value {
    let mut options = json!({});
    for module in modules {
        options[*module] = json!("with");
    }
    options
}

/// A fresh deal.
pub(crate) fn deal(players: usize, modules: Modules, seed: &str) -> (Table<Edo>, Vec<Value>) {
    deal_with(players, &Options::with(modules), seed)
}

pub(crate) fn deal_with(players: usize, options: &Options, seed: &str) -> (Table<Edo>, Vec<Value>) {
    let origin = Origin::Local(Seed::from_text(seed));
    let (table, events) = Table::deal(players, options, origin).expect("a table for so many");
    let events = events.iter().map(|event| serde_json::to_value(event).expect("JSON")).collect();
    (table, events)
}

pub(crate) fn all_modules() -> Modules {
    Modules { jiin: Module::With, tokken: Module::With, ronin: Module::With }
}

/// All eight combinations of modules.
pub(crate) fn combinations() -> Vec<Modules> {
    let of = |bit: u8, number: u8| {
        if number >> bit & 1 == 1 { Module::With } else { Module::Without }
    };
    (0..8)
        .map(|number| Modules { jiin: of(0, number), tokken: of(1, number), ronin: of(2, number) })
        .collect()
}

/// Plays a legal choice and returns its events.
pub(crate) fn play(table: &mut Table<Edo>, index: usize, text: &str) -> Vec<Value> {
    played(table, index, text);
    table.last_events().items()
}

pub(crate) fn played(table: &mut Table<Edo>, index: usize, text: &str) -> Played {
    match AnyTable::play(table, seat(index), text) {
        Ok(played) => played,
        Err(failure) => panic!("seat {index} may not {text}: {failure:?}"),
    }
}

pub(crate) fn failure(table: &Table<Edo>, index: usize, text: &str) -> Failure {
    let mut copy = table.clone();
    let Err(failure) = AnyTable::play(&mut copy, seat(index), text) else {
        panic!("seat {index} was allowed to {text}")
    };
    assert_eq!(copy.game(), table.game(), "a refused choice changed the table");
    failure
}

/// Expects that a choice is refused for this reason and by this rule, and is not listed.
pub(crate) fn expect_refusal(table: &Table<Edo>, index: usize, text: &str, code: &str, rule: &str) {
    let failure = failure(table, index, text);
    assert_eq!((failure.code.as_str(), failure.rule), (code, Some(rule)), "{index} {text}");
    assert!(!listed(table, index).contains(&text.to_owned()), "{text} is listed");
    let previewed = table.preview(seat(index), text);
    assert_eq!(previewed.err().map(|failure| failure.code), Some(code.to_owned()), "{text}");
}

/// The choices that a seat is offered.
pub(crate) fn listed(table: &Table<Edo>, index: usize) -> Vec<String> {
    table.choices(seat(index)).into_iter().map(|line| line.text).collect()
}

/// The choices that begin with these words.
pub(crate) fn listed_with(table: &Table<Edo>, index: usize, begin: &str) -> Vec<String> {
    let begins = |text: &String| text == begin || text.starts_with(&format!("{begin} "));
    listed(table, index).into_iter().filter(begins).collect()
}

/// The seats that owe a decision, with its kind.
pub(crate) fn asked(table: &Table<Edo>) -> Vec<(usize, String)> {
    let word = |decision: &Value| decision.as_str().expect("a decision is a word").to_owned();
    let deciding = AnyTable::deciding(table);
    deciding.iter().map(|one| (one.seat.index(), word(&one.decision.to_value()))).collect()
}

/// Expects that this seat alone owes this decision.
pub(crate) fn expect_asked(table: &Table<Edo>, index: usize, decision: &str) {
    assert_eq!(asked(table), [(index, decision.to_owned())]);
}

pub(crate) fn preview(table: &Table<Edo>, index: usize, text: &str) -> Value {
    let preview = table.preview(seat(index), text);
    preview.unwrap_or_else(|failure| panic!("seat {index} may not {text}: {failure:?}"))
}

pub(crate) fn view(table: &Table<Edo>, index: usize) -> Value {
    AnyTable::view(table, Viewer::Seat(seat(index))).to_value()
}

/// The events of this name.
pub(crate) fn of_kind<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["event"] == kind).collect()
}

/// The only event of this name.
pub(crate) fn the<'a>(events: &'a [Value], kind: &str) -> &'a Value {
    match of_kind(events, kind).as_slice() {
        [event] => event,
        found => panic!("{} events {kind} in {events:?}", found.len()),
    }
}

pub(crate) fn position(table: &Table<Edo>) -> Value {
    AnyTable::position(table)
}

/// A number from the position of a seat.
pub(crate) fn has(table: &Table<Edo>, index: usize, what: &str) -> i64 {
    position(table)["seats"][index][what].as_i64().unwrap_or_else(|| panic!("no number {what}"))
}

/// Rice, wood, stone, Ryo.
pub(crate) fn purse(table: &Table<Edo>, index: usize) -> [i64; 4] {
    ["rice", "wood", "stone", "ryo"].map(|what| has(table, index, what))
}

/// A list of the position as one text.
pub(crate) fn words(list: &Value) -> String {
    let list = list.as_array().unwrap_or_else(|| panic!("no list: {list}"));
    let word = |word: &Value| word.as_str().map_or_else(|| word.to_string(), str::to_owned);
    list.iter().map(word).collect::<Vec<_>>().join(" ")
}

pub(crate) fn samurai(table: &Table<Edo>, index: usize) -> String {
    words(&position(table)["seats"][index]["samurai"])
}

pub(crate) fn ronin(table: &Table<Edo>) -> String {
    words(&position(table)["ronin"])
}

/// The buildings of a city, for instance `house 0, fortress`.
pub(crate) fn sites(table: &Table<Edo>, city: &str) -> String {
    let sites = position(table)["cities"][city]["sites"].clone();
    let sites = sites.as_array().cloned().unwrap_or_default();
    sites.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ")
}

/// The places of the ranking: seat, place, points.
pub(crate) fn ranking(table: &Table<Edo>) -> Vec<(usize, u8, i32)> {
    let outcome = AnyTable::outcome(table).expect("the game is over");
    outcome.ranking.iter().map(|place| (place.seat.index(), place.place, place.points)).collect()
}

/// All deciding players do as little as possible, until the test passes or the game is over.
pub(crate) fn idle_until(table: &mut Table<Edo>, done: impl Fn(&Table<Edo>) -> bool) -> Vec<Value> {
    let mut events = Vec::new();
    while !done(table) && !AnyTable::deciding(table).is_empty() {
        let (index, decision) = asked(table)[0].clone();
        let text = match decision.as_str() {
            "card" | "execute" => "finish".to_owned(),
            "second_offer" | "second_samurai" => "enough".to_owned(),
            _ => {
                let list = listed(table, index);
                let likes = ["confirm", "pay"];
                let liked = list.iter().find(|text| likes.contains(&text.as_str()));
                liked.unwrap_or(&list[0]).clone()
            }
        };
        events.extend(play(table, index, &text));
    }
    events
}

/// Data with low prices and rich players, so that random games build a lot.
pub(crate) fn rich_data() -> Value {
    let mut data: Value = serde_json::from_str(include_str!("../../../games/edo/data.json"))
        .expect("the built-in data is JSON");
    data["start_ryo"]["value"] = json!(90);
    data["resource_limit"]["value"] = json!(60);
    for package in data["packages"]["value"].as_array_mut().expect("a list") {
        *package = json!({ "rice": 20, "wood": 20, "stone": 20 });
    }
    data["building_costs"]["value"] = json!({
        "house": { "wood": 1 }, "post": { "wood": 1, "stone": 1 }, "fortress": { "stone": 2 },
    });
    data
}

//! Shared helpers: short scenarios, moves in notation, and the position as strings.

use higaki_osaka::Osaka;
use higaki_table::{AnyTable, Failure, Seat, Seed, SetupError, Table, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub(crate) const COLOURS: [&str; 4] = ["red", "blue", "yellow", "green"];

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat of a small table")
}

/// The cards of a text such as `R5 B3@1`, for use in a scenario.
pub(crate) fn cards(text: &str) -> Value {
    text.split_whitespace().collect()
}

/// A table from a scenario that may leave out the game's name and the number of players.
pub(crate) fn scenario(json: Value) -> Table<Osaka> {
    try_scenario(json).unwrap_or_else(|error| panic!("{error}"))
}

/// The result of a scenario that may omit the game’s name and the number of players.
pub(crate) fn try_scenario(mut json: Value) -> Result<Table<Osaka>, SetupError> {
    let players = json["seats"].as_array().map_or(2, Vec::len);
    let fields = json.as_object_mut().expect("a scenario is an object");
    fields.entry("game").or_insert("osaka".into());
    fields.entry("players").or_insert(players.into());
    Table::from_scenario(&json, Seed::from_text("a test"))
}

/// The scenario with all unnamed cards put at the JSON pointer, so that the draw pile holds only
/// named cards.
pub(crate) fn with_rest_in(mut json: Value, place: &str) -> Value {
    let mut left = box_of_cards();
    count_named(&json, &mut |card| {
        let copies = left.get_mut(card).unwrap_or_else(|| panic!("no card {card}"));
        *copies = copies.checked_sub(1).unwrap_or_else(|| panic!("too many {card}"));
    });
    let list = json.pointer_mut(place).expect("the place is there");
    let list = list.as_array_mut().expect("the place is a list");
    for (card, copies) in left {
        list.extend((0..copies).map(|_| Value::from(card.as_str())));
    }
    json
}

/// The contents of the box, from the rulebook and not from the engine.
pub(crate) fn box_of_cards() -> BTreeMap<String, usize> {
    let mut cards = BTreeMap::new();
    for colour in ["R", "B", "Y", "G"] {
        for (value, copies) in [(2, 11), (3, 9), (5, 7)] {
            cards.insert(format!("{colour}{value}"), copies);
        }
    }
    cards
}

/// Every card that the scenario names, without its mark.
pub(crate) fn count_named(json: &Value, found: &mut impl FnMut(&str)) {
    let lists = ["market", "farm", "deck", "discard", "paid"].map(|name| &json[name]);
    let seats = json["seats"].as_array().map_or(&[][..], Vec::as_slice);
    let held = seats.iter().flat_map(|seat| ["hand", "goods", "vp"].map(|name| &seat[name]));
    for list in lists.into_iter().chain(held) {
        for card in list.as_array().into_iter().flatten() {
            found(&card.as_str().expect("a card is a text")[..2]);
        }
    }
}

/// Plays a legal choice and returns its events.
pub(crate) fn play(table: &mut Table<Osaka>, index: usize, text: &str) -> Vec<Value> {
    match AnyTable::play(table, seat(index), text) {
        Ok(_) => table.last_events().items(),
        Err(failure) => panic!("seat {index} may not {text}: {failure:?}"),
    }
}

fn failure(table: &Table<Osaka>, index: usize, text: &str) -> Failure {
    let mut copy = table.clone();
    let Err(failure) = AnyTable::play(&mut copy, seat(index), text) else {
        panic!("seat {index} was allowed to {text}");
    };
    assert_eq!(copy.game(), table.game(), "a refused choice changed the table");
    failure
}

/// Expects that a choice is refused for this reason and by this rule, and that nothing changes.
pub(crate) fn expect_refusal(
    table: &Table<Osaka>,
    index: usize,
    text: &str,
    code: &str,
    rule: &str,
) {
    let failure = failure(table, index, text);
    assert_eq!((failure.code.as_str(), failure.rule), (code, Some(rule)), "{index} {text}");
    assert!(!listed(table, index).contains(&text.to_owned()), "{text} is listed");
    let previewed = table.preview(seat(index), text);
    assert_eq!(previewed.err().map(|failure| failure.code), Some(code.to_owned()), "{text}");
}

/// Expects that a choice is refused with these words for a sentence.
pub(crate) fn expect_refusal_args(table: &Table<Osaka>, index: usize, text: &str, args: &Value) {
    assert_eq!(&failure(table, index, text).args, args, "{index} {text}");
}

/// The choices that a seat is offered, sorted: their order is no matter of the rules.
pub(crate) fn listed(table: &Table<Osaka>, index: usize) -> Vec<String> {
    let mut list: Vec<String> =
        table.choices(seat(index)).into_iter().map(|line| line.text).collect();
    list.sort();
    list
}

/// The choices that begin with this word.
pub(crate) fn listed_with(table: &Table<Osaka>, index: usize, verb: &str) -> Vec<String> {
    let begins = |text: &String| text.split(' ').next() == Some(verb);
    listed(table, index).into_iter().filter(begins).collect()
}

/// The seats that owe a decision, with its kind.
pub(crate) fn asked(table: &Table<Osaka>) -> Vec<(usize, String)> {
    let deciding = AnyTable::deciding(table);
    let word = |decision: &Value| decision.as_str().expect("a decision is a word").to_owned();
    deciding.iter().map(|one| (one.seat.index(), word(&one.decision.to_value()))).collect()
}

/// Expects that this seat alone owes this decision.
pub(crate) fn expect_asked(table: &Table<Osaka>, index: usize, decision: &str) {
    assert_eq!(asked(table), [(index, decision.to_owned())]);
    for other in (0..table.players()).filter(|other| *other != index) {
        assert!(listed(table, other).is_empty(), "seat {other} has choices");
    }
}

/// The preview of a choice.
pub(crate) fn preview(table: &Table<Osaka>, index: usize, text: &str) -> Value {
    let before = AnyTable::position(table);
    let preview = table.preview(seat(index), text);
    assert_eq!(AnyTable::position(table), before, "a preview changed the table");
    preview.unwrap_or_else(|failure| panic!("seat {index} may not {text}: {failure:?}"))
}

/// The table as a seat sees it.
pub(crate) fn view(table: &Table<Osaka>, index: usize) -> Value {
    AnyTable::view(table, Viewer::Seat(seat(index))).to_value()
}

/// The table as a spectator sees it.
pub(crate) fn public_view(table: &Table<Osaka>) -> Value {
    AnyTable::view(table, Viewer::Spectator).to_value()
}

/// The names of the events.
pub(crate) fn kinds(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["event"].as_str().expect("an event has a name")).collect()
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

/// A list of texts as one text.
pub(crate) fn words(list: &Value) -> String {
    let list = list.as_array().unwrap_or_else(|| panic!("no list: {list}"));
    list.iter().map(|word| word.as_str().expect("a text")).collect::<Vec<_>>().join(" ")
}

pub(crate) fn market(table: &Table<Osaka>) -> String {
    words(&AnyTable::position(table)["market"])
}

pub(crate) fn farm(table: &Table<Osaka>) -> String {
    words(&AnyTable::position(table)["farm"])
}

/// The draw pile from the top.
pub(crate) fn deck(table: &Table<Osaka>) -> String {
    words(&AnyTable::position(table)["deck"])
}

/// The discard pile by colour, the highest first.
pub(crate) fn discard(table: &Table<Osaka>) -> String {
    words(&AnyTable::position(table)["discard"])
}

pub(crate) fn hand(table: &Table<Osaka>, index: usize) -> String {
    words(&AnyTable::position(table)["seats"][index]["hand"])
}

/// The goods of a seat: first those that are not insured, then, starred, those that are.
pub(crate) fn goods(table: &Table<Osaka>, index: usize) -> String {
    words(&AnyTable::position(table)["seats"][index]["goods"])
}

/// The cards kept as points; those with hidden faces carry a question mark.
pub(crate) fn kept(table: &Table<Osaka>, index: usize) -> String {
    words(&AnyTable::position(table)["seats"][index]["vp"])
}

pub(crate) fn credit(table: &Table<Osaka>, index: usize) -> u64 {
    AnyTable::position(table)["seats"][index]["credit"].as_u64().expect("a number")
}

pub(crate) fn points(table: &Table<Osaka>, index: usize) -> i32 {
    higaki_table::Game::points(table.game(), seat(index))
}

/// The tokens of a seat: red, blue, yellow, green.
pub(crate) fn tokens(table: &Table<Osaka>, index: usize) -> [u64; 4] {
    by_colour(&AnyTable::position(table)["seats"][index]["tokens"])
}

/// Where the ships are: red, blue, yellow, green.
pub(crate) fn ships(table: &Table<Osaka>) -> [u64; 4] {
    by_colour(&AnyTable::position(table)["ships"])
}

pub(crate) fn by_colour(object: &Value) -> [u64; 4] {
    COLOURS.map(|colour| object[colour].as_u64().expect("a number"))
}

/// Ships at these places: red, blue, yellow, green. For use in a scenario.
pub(crate) fn ships_at(places: [u8; 4]) -> Value {
    let [red, blue, yellow, green] = places;
    json!({ "red": red, "blue": blue, "yellow": yellow, "green": green })
}

/// The places of the ranking: seat, place, points.
pub(crate) fn ranking(table: &Table<Osaka>) -> Vec<(usize, u8, i32)> {
    let outcome = AnyTable::outcome(table).expect("the game is over");
    outcome.ranking.iter().map(|place| (place.seat.index(), place.place, place.points)).collect()
}

/// Why the game is over.
pub(crate) fn reason(table: &Table<Osaka>) -> Option<String> {
    AnyTable::outcome(table).map(|outcome| outcome.reason.into_owned())
}

/// Expects all 108 cards of the box, wherever they are.
pub(crate) fn expect_whole_box(table: &Table<Osaka>) {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    count_named(&AnyTable::position(table), &mut |card| {
        *found.entry(card.to_owned()).or_default() += 1;
    });
    assert_eq!(found, box_of_cards());
}

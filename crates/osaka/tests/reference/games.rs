//! Random games in which engine and reference must agree at every step.

use super::after::after;
use super::choices::all_choices;
use super::legal::legal;
use super::position::{Phase, Position};
use crate::support::{box_of_cards, ships_at};
use higaki_osaka::{Choice, Hands, Insurance, Options, Osaka, Refill};
use higaki_table::{AnyTable, Chance, ChanceResult, Game, Origin, QuickChance, Seat, Seed, Table};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How a seat chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Style {
    /// As playouts do.
    Drawn,
    /// Evenly from the list.
    Listed,
    /// Takes coins and little else, so that the draw pile runs out.
    Hoarder,
    /// Buys whenever it can, so that ships sail.
    Buyer,
    /// Says things that are allowed but not listed.
    Odd,
}

/// Coverage counters, which show that the games are worth comparing.
#[derive(Debug, Default)]
struct Reached {
    steps: usize,
    refused: usize,
    accepted: usize,
    complete_lists: usize,
    seen: BTreeSet<String>,
}

fn options(number: u32) -> Options {
    Options {
        hands: if number & 1 == 0 { Hands::Secret } else { Hands::Open },
        refill: if number & 2 == 0 { Refill::BeforeShips } else { Refill::AfterShips },
        insurance: if number & 4 == 0 { Insurance::SinkingColours } else { Insurance::AnyColour },
    }
}

/// Whole games from the deal to the end.
fn compare_games(name: &str, games: u32, style_of: impl Fn(u32, usize) -> Style) -> Reached {
    let mut reached = Reached::default();
    for number in 0..games {
        let players = 2 + number as usize % 3;
        let origin = Origin::Local(Seed::from_text(&format!("{name} {number}")));
        let dealt = Table::<Osaka>::deal(players, &options(number / 3 % 8), origin);
        let (mut table, _) = dealt.expect("two to four may play");
        let mut chance = QuickChance::new(u64::from(number));
        let place = format!("{name} {number}");
        let style_of = |seat| style_of(number, seat);
        let end = walk(&mut table, usize::MAX, &style_of, &mut chance, &mut reached, &place);
        compare_end(&table, &end, &place);
    }
    reached
}

/// Plays until the end or a number of choices, and compares at every step.
fn walk(
    table: &mut Table<Osaka>,
    most: usize,
    style_of: &impl Fn(usize) -> Style,
    chance: &mut QuickChance,
    reached: &mut Reached,
    place: &str,
) -> Position {
    let mut expected = Position::read(&AnyTable::position(table));
    while table.entries().len() < most
        && let Some(deciding) = table.game().deciding().first()
    {
        let place = format!("{place}, step {}", table.entries().len());
        compare_legality(table, &expected, chance, reached, &place);
        let text = choose(table, &expected, deciding, style_of(deciding.index()), chance);
        expected = step(table, &expected, deciding, &text, &place);
        note(&expected, &text, reached);
    }
    expected
}

/// Plays the choice in both engines and compares the results.
fn step(
    table: &mut Table<Osaka>,
    before: &Position,
    seat: Seat,
    text: &str,
    place: &str,
) -> Position {
    let played = AnyTable::play(table, seat, text);
    assert!(played.is_ok(), "{place}: {text}: {played:?}");
    let entry = table.entries().last().expect("something was played");
    let shuffles: Vec<Vec<String>> = entry.chance.iter().map(shuffled).collect();
    let expected = after(before, text, &shuffles);
    let found = Position::read(&AnyTable::position(table));
    assert_eq!(found, expected, "{place}: after {text}");
    expected
}

/// The cards of a shuffle from the top; in the record the last one is the top.
fn shuffled(result: &ChanceResult) -> Vec<String> {
    let ChanceResult::Order(kinds) = result else { panic!("only the first deal draws a lot") };
    let card = |kind: &u8| {
        let value = [2, 3, 5][usize::from(kind / 4)];
        format!("{}{value}", ["R", "B", "Y", "G"][usize::from(kind % 4)])
    };
    kinds.iter().rev().map(card).collect()
}

/// Every listed choice is legal, every legal choice found by brute force is listed, and both
/// engines agree on random words.
fn compare_legality(
    table: &Table<Osaka>,
    position: &Position,
    chance: &mut QuickChance,
    reached: &mut Reached,
    place: &str,
) {
    let game = table.game();
    let deciding = position.decides();
    assert_eq!(game.deciding().first().map(Seat::index), deciding, "{place}");
    for seat in Seat::all(position.players) {
        let list: Vec<String> = table.choices(seat).into_iter().map(|choice| choice.text).collect();
        for text in &list {
            assert!(legal(position, seat.index(), text), "{place}: {seat} {text} is listed");
        }
        if deciding == Some(seat.index()) {
            compare_list(position, list, reached, place);
        } else {
            assert!(list.is_empty(), "{place}: seat {seat} has choices");
        }
    }
    for _ in 0..8 {
        let text = random_words(position, chance);
        let stranger = chance.below(8) == 0;
        let seat = if stranger {
            chance.below(position.players as u32) as usize
        } else {
            deciding.expect("somebody decides")
        };
        let expected = legal(position, seat, &text);
        let seat = Seat::new(seat).expect("a seat");
        let found = text.parse::<Choice>().is_ok_and(|choice| game.check(seat, choice).is_ok());
        assert_eq!(found, expected, "{place}: {seat} {text}\n{}", game.position());
        if expected { reached.accepted += 1 } else { reached.refused += 1 }
    }
}

/// Compares the list with brute force, unless the decision is split into steps.
fn compare_list(position: &Position, list: Vec<String>, reached: &mut Reached, place: &str) {
    let colours = ["insure red", "insure blue", "insure yellow", "insure green"];
    let split =
        list.iter().any(|text| text == "buy" || colours.iter().any(|c| text.starts_with(c)));
    let Some(expected) = all_choices(position).filter(|all| !split && all.len() <= 512) else {
        return;
    };
    let count = list.len();
    let found: BTreeSet<String> = list.into_iter().collect();
    assert_eq!(found.len(), count, "{place}: something is listed twice");
    assert_eq!(found, expected, "{place}");
    reached.complete_lists += 1;
}

fn choose(
    table: &Table<Osaka>,
    position: &Position,
    seat: Seat,
    style: Style,
    chance: &mut QuickChance,
) -> String {
    let list: Vec<String> = table.choices(seat).into_iter().map(|choice| choice.text).collect();
    let mut any = |wanted: &str| {
        let fitting: Vec<&String> = list.iter().filter(|text| text.starts_with(wanted)).collect();
        (!fitting.is_empty()).then(|| fitting[chance.below(fitting.len() as u32) as usize].clone())
    };
    let chosen = match style {
        Style::Listed => any(""),
        Style::Hoarder => any("take").or_else(|| any("")),
        Style::Buyer => any("buy").or_else(|| any("take")).or_else(|| any("")),
        Style::Drawn => None,
        Style::Odd => {
            let said = (0..6).map(|_| random_words(position, chance));
            said.into_iter().find(|text| legal(position, seat.index(), text))
        }
    };
    // A hoarder occasionally makes another choice.
    match chosen {
        Some(text) if chance.below(12) > 0 => text,
        _ => table.game().random_choice(seat, chance).to_string(),
    }
}

/// Words that make sense now and then.
fn random_words(position: &Position, chance: &mut QuickChance) -> String {
    let seat = position.decides().unwrap_or(0);
    let player = &position.seats[seat];
    let rows: Vec<String> = position.market.iter().chain(&position.farm).map(marked).collect();
    let verb = match (&position.phase, chance.below(4)) {
        (_, 0) => {
            let verbs = ["token", "take", "reserve", "buy", "pay", "insure", "save", "pass", "-"];
            verbs[chance.below(9) as usize]
        }
        (Phase::Turn, 1) => "take",
        (Phase::Turn, 2) => "reserve",
        (Phase::Turn, _) => "buy",
        (Phase::Pay, _) => "pay",
        (Phase::Insure, _) => "insure",
        (Phase::Save { .. }, _) => "save",
        _ => "token",
    };
    let colours = ["red", "blue", "yellow", "green", "pink"];
    match verb {
        "token" => format!("token {}", colours[chance.below(5) as usize]),
        "take" => format!("take {}", one_of(&rows, chance)),
        "reserve" => {
            let card = one_of(&rows, chance);
            let card = card.split('@').next().unwrap_or_default();
            format!("reserve {card}{}", ["", " farm", " market"][chance.below(3) as usize])
        }
        "buy" => format!("buy {}", some_of(&player.hand, 8, chance)),
        "pay" => format!("pay {}", some_of(&player.hand, 4, chance)),
        "save" => format!("save {}", some_of(&player.goods, 4, chance)),
        "insure" => {
            let colour = if chance.below(3) == 0 { colours[chance.below(4) as usize] } else { "" };
            let small: Vec<String> =
                player.hand.iter().filter(|card| !card.ends_with('5')).cloned().collect();
            let payment = match chance.below(8) {
                0 => "-".to_owned(),
                1 => some_of(&player.hand, 3, chance),
                _ => some_of(&small, 3, chance),
            };
            let named = some_of(&player.goods, 3, chance);
            let named = if chance.below(2) == 0 { format!("for {named}") } else { String::new() };
            format!("insure {colour} {payment} {named}")
        }
        other => other.to_owned(),
    }
}

fn marked((card, stone): &(String, Option<usize>)) -> String {
    stone.map_or(card.clone(), |seat| format!("{card}@{seat}"))
}

/// One of these cards with or without its mark, or any card at all.
fn one_of(cards: &[String], chance: &mut QuickChance) -> String {
    if cards.is_empty() || chance.below(10) == 0 {
        let colour = ["R", "B", "Y", "G", "X"][chance.below(5) as usize];
        return format!("{colour}{}", ["2", "3", "5", "4", "3@1"][chance.below(5) as usize]);
    }
    let card = &cards[chance.below(cards.len() as u32) as usize];
    match chance.below(4) {
        0 => card[..2].to_owned(),
        _ => card.clone(),
    }
}

/// A few of these cards, rarely one that is not among them.
fn some_of(cards: &[String], most: u32, chance: &mut QuickChance) -> String {
    let mut left = cards.to_vec();
    let mut chosen = Vec::new();
    for _ in 0..chance.below(most + 1) {
        if chance.below(30) == 0 {
            chosen.push(one_of(cards, chance));
        } else if !left.is_empty() {
            chosen.push(left.remove(chance.below(left.len() as u32) as usize));
        }
    }
    chosen.join(" ")
}

fn note(position: &Position, text: &str, reached: &mut Reached) {
    reached.steps += 1;
    let verb = text.split(' ').next().unwrap_or_default();
    reached.seen.insert(verb.to_owned());
    if let Phase::Over(reason) = &position.phase {
        reached.seen.insert(format!("{reason} with {}", position.players));
    }
    if position.deck.is_empty() {
        reached.seen.insert("empty deck".to_owned());
    }
    if position.market.len() > 5 {
        reached.seen.insert(format!("market of {}", position.market.len()));
    }
    for player in &position.seats {
        if player.credit > 0 {
            reached.seen.insert("credit".to_owned());
        }
        if !player.unseen.is_empty() {
            reached.seen.insert("drawn points".to_owned());
        }
        if !player.insured.is_empty() {
            reached.seen.insert("insured goods".to_owned());
        }
    }
}

fn compare_end(table: &Table<Osaka>, position: &Position, place: &str) {
    let outcome = AnyTable::outcome(table).expect("nobody decides: it is over");
    let found: Vec<(usize, usize, u64)> = outcome
        .ranking
        .iter()
        .map(|one| (one.seat.index(), usize::from(one.place), one.points as u64))
        .collect();
    assert_eq!(found, position.ranking(), "{place}");
    assert_eq!(position.phase, Phase::Over(outcome.reason.into_owned()), "{place}");
    let breakdown = AnyTable::breakdown(table).expect("it is over").to_value();
    for seat in 0..position.players {
        let line = &breakdown["seats"][seat];
        assert_eq!(line["points"], position.points(seat), "{place}");
        let sales: u64 = position.seats[seat].earned.values().sum();
        assert_eq!(sales, position.points(seat), "{place}: all points were earned");
        assert_eq!(line["before"], 0, "{place}");
    }
}

fn expect_seen(reached: &Reached, wanted: &[&str]) {
    for one in wanted {
        assert!(reached.seen.contains(*one), "{one} was never reached: {reached:?}");
    }
    assert!(reached.complete_lists > 1_000 && reached.refused > 1_000, "{reached:?}");
    assert!(reached.accepted > 1_000, "{reached:?}");
}

#[test]
fn engine_and_reference_agree_in_mixed_games() {
    let styles = [Style::Buyer, Style::Odd, Style::Listed, Style::Buyer, Style::Drawn];
    let style_of = |number: u32, seat: usize| styles[(number as usize / 3 + seat) % styles.len()];
    let reached = compare_games("mixed", 150, style_of);
    expect_seen(&reached, &["token", "take", "reserve", "buy", "pay", "insure"]);
    let ends = ["tokens with 2", "tokens with 3", "tokens with 4"];
    expect_seen(&reached, &ends);
    expect_seen(&reached, &["drawn points", "insured goods", "market of 6", "market of 7"]);
}

#[test]
fn engine_and_reference_agree_in_hoarders_games() {
    let style_of = |number: u32, seat: usize| match (number / 3 + seat as u32) % 4 {
        0 if number.is_multiple_of(2) => Style::Odd,
        1 if number.is_multiple_of(5) => Style::Buyer,
        _ => Style::Hoarder,
    };
    let reached = compare_games("hoarders", 75, style_of);
    expect_seen(&reached, &["pass", "empty deck", "pay"]);
    expect_seen(&reached, &["deadlock with 2", "deadlock with 3", "deadlock with 4"]);
}

#[test]
fn engine_and_reference_agree_from_made_up_positions() {
    let mut reached = Reached::default();
    for number in 0..1_200 {
        let mut chance = QuickChance::new(1_000 + number);
        let json = made_up(&mut chance);
        let seed = Seed::from_text(&format!("made up {number}"));
        let mut table = Table::from_scenario(&json, seed)
            .unwrap_or_else(|error| panic!("made up {number}: {error}\n{json}"));
        let style_of = |seat: usize| {
            [Style::Buyer, Style::Odd, Style::Buyer, Style::Listed][(seat + number as usize) % 4]
        };
        let place = format!("made up {number}");
        walk(&mut table, 8, &style_of, &mut chance, &mut reached, &place);
    }
    expect_seen(&reached, &["insure", "save", "pay", "pass", "credit", "drawn points"]);
    expect_seen(&reached, &["tokens with 2", "tokens with 3", "tokens with 4", "market of 8"]);
}

/// Somewhere near a payday: all cards of the box dealt out to anywhere, ships about to arrive.
fn made_up(chance: &mut QuickChance) -> Value {
    let players = 2 + chance.below(3);
    let kinds = box_of_cards().into_iter().flat_map(|(card, copies)| vec![card; copies]);
    let mut cards: Vec<String> = kinds.collect();
    // Half of the positions leave nothing in the piles.
    let exhausted = chance.below(2) == 0;
    let mut deal = |chance: &mut QuickChance, most: u32| -> Vec<String> {
        let count = (chance.below(most + 1) as usize).min(cards.len());
        (0..count).map(|_| cards.swap_remove(chance.below(cards.len() as u32) as usize)).collect()
    };
    let mut seats = Vec::new();
    for _ in 0..players {
        let mut goods = deal(chance, 12);
        for card in goods.iter_mut().filter(|_| chance.below(4) == 0) {
            card.push('*');
        }
        let hand = deal(chance, 14);
        let tokens = [(); 4].map(|()| chance.below(2) * chance.below(3));
        let [red, blue, yellow, green] = tokens;
        let tokens = json!({ "red": red, "blue": blue, "yellow": yellow, "green": green.min(1) });
        seats.push(json!({ "hand": hand, "goods": goods, "tokens": tokens }));
    }
    let (mut market, mut farm) = (deal(chance, 5), deal(chance, 3));
    for seat in 0..players {
        let row = if chance.below(2) == 0 { &mut market } else { &mut farm };
        if let Some(card) = row.iter_mut().find(|card| card.len() == 2 && chance.below(3) == 0) {
            card.push_str(&format!("@{seat}"));
        }
    }
    let discard = if exhausted { Vec::new() } else { deal(chance, 6) };
    if exhausted {
        // The remaining cards are points of the players.
        seats[0]["vp"] = deal_all(&mut cards);
    }
    let places = [(); 4].map(|()| chance.below(5) as u8);
    json!({
        "game": "osaka",
        "players": players,
        "options": options(chance.below(8)),
        "to_act": chance.below(players),
        "ships": ships_at(places),
        "market": market,
        "farm": farm,
        "discard": discard,
        "seats": seats,
    })
}

fn deal_all(cards: &mut Vec<String>) -> Value {
    std::mem::take(cards).into()
}

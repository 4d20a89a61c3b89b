//! A position as plain lists, read from the JSON that the engine writes.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The four goods, in the order in which arrived colours are sold (OR.4).
pub(super) const COLOURS: [char; 4] = ['R', 'B', 'Y', 'G'];

/// An open card and the owner of the stone on it.
pub(super) type Open = (String, Option<usize>);

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Position {
    pub(super) players: usize,
    pub(super) open_hands: bool,
    pub(super) refill_after_ships: bool,
    pub(super) insure_any_colour: bool,
    pub(super) start: usize,
    pub(super) active: usize,
    pub(super) ships: BTreeMap<char, u64>,
    pub(super) market: Vec<Open>,
    pub(super) farm: Vec<Open>,
    /// The top comes first.
    pub(super) deck: Vec<String>,
    pub(super) discard: Vec<String>,
    pub(super) paid: Vec<String>,
    pub(super) seats: Vec<Player>,
    pub(super) passes: u64,
    pub(super) phase: Phase,
    /// The player who may insure, and the colours that they have settled.
    pub(super) asked: Option<usize>,
    pub(super) settled: BTreeSet<char>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Player {
    pub(super) hand: Vec<String>,
    pub(super) goods: Vec<String>,
    pub(super) insured: Vec<String>,
    pub(super) kept: Vec<String>,
    pub(super) unseen: Vec<String>,
    pub(super) tokens: BTreeMap<char, u64>,
    pub(super) earned: BTreeMap<char, u64>,
    pub(super) credit: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    Token,
    Turn,
    Pay,
    Insure,
    Save { colour: char, count: usize },
    Over(String),
}

pub(super) fn colour(card: &str) -> char {
    card.chars().next().expect("a card has a colour")
}

pub(super) fn value(card: &str) -> u64 {
    card[1..].parse().expect("a card has a value")
}

/// Insurance symbols: two on a 2, one on a 3, none on a 5.
pub(super) fn symbols(card: &str) -> usize {
    match value(card) {
        2 => 2,
        3 => 1,
        _ => 0,
    }
}

pub(super) fn total(cards: &[String]) -> u64 {
    cards.iter().map(|card| value(card)).sum()
}

pub(super) fn of_colour(cards: &[String], wanted: char) -> Vec<String> {
    cards.iter().filter(|card| colour(card) == wanted).cloned().collect()
}

pub(super) fn total_symbols(cards: &[String]) -> usize {
    cards.iter().map(|card| symbols(card)).sum()
}

/// The cards that are left when the others are taken out, if all of them are there.
pub(super) fn without(cards: &[String], taken: &[String]) -> Option<Vec<String>> {
    let mut left = cards.to_vec();
    for card in taken {
        left.remove(left.iter().position(|one| one == card)?);
    }
    Some(left)
}

impl Position {
    /// The seat that owes a decision.
    pub(super) fn decides(&self) -> Option<usize> {
        match self.phase {
            Phase::Over(_) => None,
            Phase::Insure | Phase::Save { .. } => self.asked,
            _ => Some(self.active),
        }
    }

    /// The market cards that this seat may buy or take.
    pub(super) fn open_to(&self, seat: usize) -> Vec<String> {
        let open = self.market.iter().filter(|(_, stone)| stone.is_none_or(|owner| owner == seat));
        open.map(|(card, _)| card.clone()).collect()
    }

    pub(super) fn points(&self, seat: usize) -> u64 {
        let player = &self.seats[seat];
        (player.kept.len() + player.unseen.len()) as u64 + player.credit
    }

    pub(super) fn all_tokens(&self, seat: usize) -> u64 {
        self.seats[seat].tokens.values().sum()
    }

    /// Ships on one of the two wave spaces.
    pub(super) fn sinking(&self) -> Vec<char> {
        COLOURS.into_iter().filter(|colour| matches!(self.ships[colour], 3 | 4)).collect()
    }

    /// The colours in which this seat can insure goods now.
    pub(super) fn can_insure(&self, seat: usize) -> Vec<char> {
        let sinking = self.sinking();
        let player = &self.seats[seat];
        let allowed = |colour: &char| self.insure_any_colour || sinking.contains(colour);
        let able = |colour: &char| {
            !of_colour(&player.goods, *colour).is_empty()
                && total_symbols(&of_colour(&player.hand, *colour)) > 0
        };
        let open = |colour: &char| !self.settled.contains(colour);
        COLOURS.into_iter().filter(allowed).filter(able).filter(open).collect()
    }

    /// Sorts lists without a meaningful order.
    pub(super) fn sorted(mut self) -> Position {
        self.discard.sort();
        self.paid.sort();
        for player in &mut self.seats {
            player.hand.sort();
            player.goods.sort();
            player.insured.sort();
            player.kept.sort();
            player.unseen.sort();
        }
        self
    }

    /// Best place first: seat, place, points.
    pub(super) fn ranking(&self) -> Vec<(usize, usize, u64)> {
        let key = |seat: usize| (self.points(seat), self.all_tokens(seat));
        let mut ranking: Vec<(usize, usize, u64)> = (0..self.players)
            .map(|seat| {
                let better = (0..self.players).filter(|other| key(*other) > key(seat)).count();
                (seat, better + 1, self.points(seat))
            })
            .collect();
        ranking.sort_by_key(|(seat, place, _)| (*place, *seat));
        ranking
    }

    pub(super) fn read(json: &Value) -> Position {
        let known = "game rules players options start to_act ships market farm deck discard seats paid \
                     passes phase asked settled saving over";
        let fields = json.as_object().expect("a position is an object");
        for name in fields.keys() {
            assert!(known.split_whitespace().any(|one| one == name), "what is {name}?");
        }
        let option = |name: &str, variant: &str| json["options"][name] == variant;
        let seats: Vec<Player> = list(&json["seats"]).iter().map(read_player).collect();
        let position = Position {
            players: number(&json["players"]) as usize,
            open_hands: option("hands", "open"),
            refill_after_ships: option("refill", "after_ships"),
            insure_any_colour: option("insurance", "any_colour"),
            start: number(&json["start"]) as usize,
            active: number(&json["to_act"]) as usize,
            ships: by_colour(&json["ships"]),
            market: read_row(&json["market"]),
            farm: read_row(&json["farm"]),
            deck: texts(&json["deck"]),
            discard: texts(&json["discard"]),
            paid: fields.get("paid").map_or_else(Vec::new, texts),
            seats,
            passes: fields.get("passes").map_or(0, number),
            phase: read_phase(json),
            asked: fields.get("asked").map(|seat| number(seat) as usize),
            settled: fields
                .get("settled")
                .map_or_else(Vec::new, texts)
                .iter()
                .map(|word| initial(word))
                .collect(),
        };
        assert_eq!(position.seats.len(), position.players);
        position.sorted()
    }
}

fn read_player(json: &Value) -> Player {
    let (goods, insured) = marked(&json["goods"], '*');
    let (kept, unseen) = marked(&json["vp"], '?');
    Player {
        hand: texts(&json["hand"]),
        goods,
        insured,
        kept,
        unseen,
        tokens: by_colour(&json["tokens"]),
        earned: by_colour(&json["earned"]),
        credit: number(&json["credit"]),
    }
}

fn read_phase(json: &Value) -> Phase {
    match json.get("phase").map(text).as_deref() {
        None => Phase::Turn,
        Some("token") => Phase::Token,
        Some("pay") => Phase::Pay,
        Some("insure") => Phase::Insure,
        Some("save") => Phase::Save {
            colour: initial(&text(&json["saving"]["colour"])),
            count: number(&json["saving"]["count"]) as usize,
        },
        Some("over") => Phase::Over(text(&json["over"])),
        Some(other) => panic!("what is the phase {other}?"),
    }
}

fn list(json: &Value) -> &[Value] {
    json.as_array().unwrap_or_else(|| panic!("no list: {json}"))
}

fn number(json: &Value) -> u64 {
    json.as_u64().unwrap_or_else(|| panic!("no number: {json}"))
}

fn text(json: &Value) -> String {
    json.as_str().unwrap_or_else(|| panic!("no text: {json}")).to_owned()
}

fn texts(json: &Value) -> Vec<String> {
    list(json).iter().map(text).collect()
}

/// The letter of a colour's word.
pub(super) fn initial(word: &str) -> char {
    word.to_uppercase().chars().next().expect("a colour has a name")
}

fn by_colour(json: &Value) -> BTreeMap<char, u64> {
    ["red", "blue", "yellow", "green"].map(|word| (initial(word), number(&json[word]))).into()
}

fn read_row(json: &Value) -> Vec<Open> {
    let open = |text: String| match text.split_once('@') {
        None => (text, None),
        Some((card, seat)) => (card.to_owned(), Some(seat.parse().expect("a seat"))),
    };
    texts(json).into_iter().map(open).collect()
}

fn marked(json: &Value, mark: char) -> (Vec<String>, Vec<String>) {
    let (marked, plain): (Vec<String>, Vec<String>) =
        texts(json).into_iter().partition(|card| card.ends_with(mark));
    (plain, marked.into_iter().map(|card| card.trim_end_matches(mark).to_owned()).collect())
}

//! Positions in one line, and queries on them.

use higaki_dschunke::{Dschunke, Event, Options, Setup};
use higaki_table::{AnyTable, Game, Origin, PlayError, Refusal, Seat, Seed, Table, Viewer};
use serde_json::{Value, json};

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A scenario under construction: three or four players without possessions, the first to act.
#[derive(Clone)]
pub(crate) struct Scene(Value);

pub(crate) fn scene(players: usize) -> Scene {
    let seats: Vec<Value> = ["red", "blue", "green", "yellow"][..players]
        .iter()
        .map(|colour| json!({ "colour": colour }))
        .collect();
    Scene(json!({ "game": "dschunke", "players": players, "seats": seats }))
}

impl Scene {
    pub(crate) fn with(mut self, field: &str, value: Value) -> Scene {
        self.0[field] = value;
        self
    }

    pub(crate) fn round(self, round: u8) -> Scene {
        self.with("round", json!(round))
    }

    pub(crate) fn start(self, seat: usize) -> Scene {
        self.with("start", json!(seat))
    }

    pub(crate) fn seat(mut self, index: usize, field: &str, value: Value) -> Scene {
        self.0["seats"][index][field] = value;
        self
    }

    /// Goods in the order white, brown, purple, orange.
    pub(crate) fn hand(self, index: usize, goods: [u8; 4]) -> Scene {
        let [white, brown, purple, orange] = goods;
        let hand = json!({ "white": white, "brown": brown, "purple": purple, "orange": orange });
        self.seat(index, "hand", hand)
    }

    pub(crate) fn yuan(self, index: usize, yuan: u16) -> Scene {
        self.seat(index, "yuan", json!(yuan))
    }

    /// The layers of a hold, the lowest first, `.` for a free lane: `["012", "0.."]`.
    pub(crate) fn hold(mut self, junk: &str, layers: &[&str]) -> Scene {
        let lane = |c: char| c.to_digit(10).map_or(Value::Null, Value::from);
        let layers: Vec<Value> =
            layers.iter().map(|layer| layer.chars().map(lane).collect()).collect();
        self.0["holds"][junk] = json!(layers);
        self
    }

    /// Special cards that were drawn, and perhaps used, so far.
    pub(crate) fn drawn(self, drawn: &[&str]) -> Scene {
        self.with("drawn", json!(drawn))
    }

    pub(crate) fn used(self, used: &[&str]) -> Scene {
        self.with("used", json!(used))
    }

    pub(crate) fn card(self, number: u8) -> Scene {
        self.with("market", json!({ "now": number }))
    }

    pub(crate) fn stage(self, stage: Value) -> Scene {
        self.with("stage", stage)
    }

    pub(crate) fn bidding(self) -> Scene {
        self.stage(json!({ "decision": "bid" }))
    }

    pub(crate) fn json(&self) -> &Value {
        &self.0
    }

    pub(crate) fn table(&self) -> Position {
        let table = Table::from_scenario(&self.0, Seed::from_text("scene"));
        Position(table.unwrap_or_else(|error| panic!("{error}\n{}", self.0)))
    }

    pub(crate) fn problems(&self) -> Vec<(String, &'static str)> {
        let problems = Dschunke::from_scenario(&self.0, &Seed::from_text("scene")).unwrap_err();
        problems.iter().map(|problem| (problem.path.clone(), problem.code)).collect()
    }
}

/// A game in progress that can be played in notation.
pub(crate) struct Position(pub(crate) Table<Dschunke>);

pub(crate) fn dealt(players: usize, setup: Setup, seed: &str) -> Position {
    let options = Options { setup, data: None };
    let origin = Origin::Local(Seed::from_text(seed));
    Position(Table::deal(players, &options, origin).unwrap().0)
}

pub(crate) fn dealt_events(players: usize, setup: Setup, seed: &str) -> Vec<Event> {
    let options = Options { setup, data: None };
    Table::<Dschunke>::deal(players, &options, Origin::Local(Seed::from_text(seed))).unwrap().1
}

impl Position {
    pub(crate) fn game(&self) -> &Dschunke {
        self.0.game()
    }

    /// Plays a choice and returns the events.
    pub(crate) fn play(&mut self, index: usize, text: &str) -> Vec<Value> {
        let choice = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        match self.0.play(seat(index), choice) {
            Ok(collected) => {
                collected.events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
            }
            Err(error) => panic!("{text}: {error:?}"),
        }
    }

    /// Plays the same choices, one after the other.
    pub(crate) fn plays(&mut self, choices: &[(usize, &str)]) -> &mut Position {
        for (index, text) in choices {
            self.play(*index, text);
        }
        self
    }

    /// Continues with the first listed choices until the next market card is turned up.
    pub(crate) fn finish_round(&mut self) {
        let round = self.view(None)["round"].clone();
        while self.view(None)["round"] == round && !self.0.game().deciding().is_empty() {
            let seat = self.0.game().deciding().first().unwrap();
            let choice = self.choices(seat.index())[0].clone();
            self.play(seat.index(), &choice);
        }
    }

    /// The code and the rule by which a choice is refused.
    pub(crate) fn refusal(&mut self, index: usize, text: &str) -> (&'static str, &'static str) {
        match self.0.play(seat(index), text.parse().unwrap()) {
            Err(PlayError::Refused(refusal)) => (refusal.code(), refusal.rule().0),
            other => panic!("{text}: {other:?}"),
        }
    }

    pub(crate) fn preview(&self, index: usize, text: &str) -> Value {
        AnyTable::preview(&self.0, seat(index), text).unwrap()
    }

    pub(crate) fn choices(&self, index: usize) -> Vec<String> {
        AnyTable::choices(&self.0, seat(index)).into_iter().map(|line| line.text).collect()
    }

    /// The decisions that are owed with their seats: `["turn", 0]`.
    pub(crate) fn asked(&self) -> Vec<(usize, String)> {
        let deciding = AnyTable::deciding(&self.0);
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        deciding.iter().map(|owed| (owed.seat.index(), word(&owed.decision.to_value()))).collect()
    }

    pub(crate) fn asks(&self, index: usize, decision: &str) -> bool {
        self.asked() == [(index, decision.to_owned())]
    }

    /// The view of a seat, or of a spectator.
    pub(crate) fn view(&self, index: Option<usize>) -> Value {
        let viewer = index.map_or(Viewer::Spectator, |index| Viewer::Seat(seat(index)));
        AnyTable::view(&self.0, viewer).to_value()
    }

    pub(crate) fn own(&self, index: usize) -> Value {
        self.view(Some(index))["own"].clone()
    }

    pub(crate) fn yuan(&self, index: usize) -> u16 {
        self.game().yuan(seat(index)).0
    }

    /// Goods in the hand in the order white, brown, purple, orange.
    pub(crate) fn hand(&self, index: usize) -> [u64; 4] {
        let hand = self.own(index)["hand"].clone();
        ["white", "brown", "purple", "orange"].map(|good| hand[good].as_u64().unwrap_or(0))
    }

    /// The visible crates of every seat on a junk.
    pub(crate) fn visible(&self, junk: &str) -> Vec<u64> {
        let view = self.view(None);
        let holds = view["holds"].as_array().unwrap();
        let hold = holds.iter().find(|hold| hold["junk"] == junk).unwrap();
        hold["visible"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect()
    }

    pub(crate) fn seat_view(&self, index: usize) -> Value {
        self.view(None)["seats"][index].clone()
    }

    pub(crate) fn revealed(&self) -> bool {
        self.0.entries().last().is_some_and(|entry| entry.revealed)
    }
}

/// The names of events.
pub(crate) fn names(events: &[Value]) -> Vec<&str> {
    events.iter().filter_map(|event| event["event"].as_str()).collect()
}

/// The first event of this name.
pub(crate) fn event<'a>(events: &'a [Value], name: &str) -> &'a Value {
    let found = events.iter().find(|event| event["event"] == name);
    found.unwrap_or_else(|| panic!("no {name} in {events:?}"))
}

//! All players bid in secret; after the last bid, the bids are shown, a die is cast, and the
//! highest bidder takes the die’s pips. Three rounds.

use higaki_table::{
    Chance, Game, GameInfo, Node, NotationError, Outcome, Problems, QuickChance, Refusal, Rule,
    RulesVersion, Seat, SeatSet, Seed, Sink, StableHash, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;

pub(crate) const ROUNDS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) highest_bid: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { highest_bid: 3 }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Toy {
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) bids: Vec<Option<u8>>,
    pub(crate) points: Vec<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Bid(pub(crate) u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bid, NotationError> {
        let number = text.strip_prefix("bid ").and_then(|number| number.parse().ok());
        number.map(Bid).ok_or_else(|| NotationError::new("unknown_verb", text, 1))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    Bid { seat: Seat, bid: u8 },
    Round { bids: Vec<u8>, die: u32 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Seen {
    OwnBid { bid: u8 },
    HasBid { seat: Seat },
    Round { bids: Vec<u8>, die: u32 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    own_bid: Option<u8>,
    has_bid: Vec<bool>,
    points: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub(crate) enum Refused {
    TooHigh { highest: u8 },
    NotAsked,
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Refused::TooHigh { .. } => "too_high",
            Refused::NotAsked => "not_asked",
        }
    }

    fn rule(&self) -> Rule {
        Rule("toy rule")
    }
}

impl Game for Toy {
    type Options = Options;
    type Choice = Bid;
    type Decision = &'static str;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Preview = ();
    type Breakdown = Vec<i32>;
    type Refusal = Refused;

    const INFO: GameInfo =
        GameInfo { id: "toy", rules_version: RulesVersion(7), min_players: 2, max_players: 4 };

    fn set_up(
        rules: RulesVersion,
        players: usize,
        options: &Options,
        chance: &mut impl Chance,
        _sink: &mut impl Sink<Event>,
    ) -> Toy {
        // There was no head start before version 7.
        let head_start = if rules.at_least(7) { chance.below(6) as i32 } else { 0 };
        let mut points = vec![0; players];
        points[0] = head_start;
        Toy { rules, options: options.clone(), round: 0, bids: vec![None; players], points }
    }

    fn rules_version(&self) -> RulesVersion {
        self.rules
    }

    fn players(&self) -> usize {
        self.bids.len()
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn deciding(&self) -> SeatSet {
        let open = |seat: &Seat| self.round < ROUNDS && self.bids[seat.index()].is_none();
        Seat::all(self.players()).filter(open).collect()
    }

    fn decision(&self, seat: Seat) -> Option<&'static str> {
        self.deciding().contains(seat).then_some("bid")
    }

    fn is_sealed(&self) -> bool {
        self.round < ROUNDS
    }

    fn list_choices(&self, seat: Seat, list: &mut Vec<Bid>) {
        if self.deciding().contains(seat) {
            list.extend((0..=self.options.highest_bid).map(Bid));
        }
    }

    fn check(&self, seat: Seat, choice: Bid) -> Result<Bid, Refused> {
        let highest = self.options.highest_bid;
        if !self.deciding().contains(seat) {
            Err(Refused::NotAsked)
        } else if choice.0 > highest {
            Err(Refused::TooHigh { highest })
        } else {
            Ok(choice)
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Bid,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        self.bids[seat.index()] = Some(choice.0);
        sink.event(|| Event::Bid { seat, bid: choice.0 });
        if let Some(bids) = self.bids.iter().copied().collect::<Option<Vec<u8>>>() {
            let die = 1 + chance.below(6);
            let highest = bids.iter().max().copied().unwrap_or(0);
            for (points, _) in self.points.iter_mut().zip(&bids).filter(|(_, bid)| **bid == highest)
            {
                *points += die as i32;
            }
            self.bids.fill(None);
            self.round += 1;
            sink.revealed();
            sink.event(|| Event::Round { bids, die });
        }
    }

    fn random_choice(&self, _seat: Seat, chance: &mut QuickChance) -> Bid {
        Bid(chance.below(u32::from(self.options.highest_bid) + 1) as u8)
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = |seat: Seat| self.points[seat.index()];
        (self.round == ROUNDS).then(|| Outcome::rank("rounds", self.players(), points, points))
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            own_bid: viewer.seat().and_then(|seat| self.bids[seat.index()]),
            has_bid: self.bids.iter().map(Option::is_some).collect(),
            points: self.points.clone(),
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(match event {
            Event::Bid { seat, bid } if viewer == Viewer::Seat(*seat) => Seen::OwnBid { bid: *bid },
            Event::Bid { seat, .. } => Seen::HasBid { seat: *seat },
            Event::Round { bids, die } => Seen::Round { bids: bids.clone(), die: *die },
        })
    }

    fn preview(&self, seat: Seat, choice: Bid) -> Result<Option<()>, Refused> {
        self.check(seat, choice).map(|_| None)
    }

    fn breakdown(&self) -> Option<Vec<i32>> {
        self.outcome().map(|_| self.points.clone())
    }

    fn determinise(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for (index, bid) in self.bids.iter_mut().enumerate() {
            if bid.is_some() && viewer.seat().map(Seat::index) != Some(index) {
                *bid = Some(chance.below(u32::from(self.options.highest_bid) + 1) as u8);
            }
        }
    }

    fn stable_hash(&self) -> u64 {
        let text = self.position().to_string();
        StableHash::default().bytes(text.as_bytes()).finish()
    }

    fn position(&self) -> Value {
        json!({
            "rules": self.rules,
            "round": self.round,
            "bids": self.bids,
            "points": self.points,
            "highest_bid": self.options.highest_bid,
        })
    }

    fn from_scenario(scenario: &Value, _seed: &Seed) -> Result<Toy, Problems> {
        let mut problems = Problems::default();
        let list = |name: &str| scenario.get(name).and_then(Value::as_array).cloned();
        let (Some(bids), Some(points)) = (list("bids"), list("points")) else {
            problems.push("", "missing_field", &[]);
            return Err(problems);
        };
        let number = |name| scenario.get(name).and_then(Value::as_u64).unwrap_or(0) as u8;
        let rules = Node::root(scenario).rules_version(&Toy::INFO, &mut problems);
        problems.or(Toy {
            rules,
            options: Options { highest_bid: number("highest_bid") },
            round: number("round"),
            bids: bids.iter().map(|bid| bid.as_u64().map(|bid| bid as u8)).collect(),
            points: points.iter().map(|points| points.as_i64().unwrap_or(0) as i32).collect(),
        })
    }
}

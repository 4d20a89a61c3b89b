//! Writing a position.

use crate::choice::{Bid, Choice};
use crate::components::{Action, Junk, Pile, ROUNDS};
use crate::goods::Goods;
use crate::stage::{Figure, Piles, Search, Stage, Swaps, Then};
use crate::state::{Dschunke, ExtraAction, SeatState};
use higaki_table::SeatSet;
use serde_json::{Map, Value, json};

impl Dschunke {
    /// The whole state as a scenario.
    pub(crate) fn as_scenario(&self) -> Value {
        let cards = |pile: Pile| -> Vec<String> {
            self.pile(pile).cards(self.data()).iter().map(ToString::to_string).collect()
        };
        let options = json!({ "setup": self.setup, "data": self.data.set().custom() });
        let merchants = Action::ALL.map(|action| (action.word(), self.merchant(action)));
        json!({
            "game": "dschunke",
            "rules": self.rules,
            "players": self.players,
            "options": options,
            "round": self.round,
            "start": self.start,
            "market": self.described_market(),
            "merchants": object(merchants),
            "turned": Figure::ALL
                .into_iter()
                .filter(|figure| self.used.contains(*figure))
                .map(Figure::word)
                .collect::<Vec<_>>(),
            "holds": object(Junk::ALL.map(|junk| (junk.word(), self.described_hold(junk)))),
            "closed": self.closed.iter().collect::<Vec<_>>(),
            "piles": object(Pile::ALL.map(|pile| (pile.word(), cards(pile)))),
            "drawn": self
                .drawn
                .as_slice()
                .iter()
                .map(|card| format!("{} {} {}", card.seat, card.pile, card.sort.card(self.data())))
                .collect::<Vec<_>>(),
            "used": self
                .spent
                .as_slice()
                .iter()
                .map(|card| format!("{} {} {}", card.seat, card.sort.card(self.data()), card.after))
                .collect::<Vec<_>>(),
            "seats": self.seats[..self.player_count()].iter().map(described_seat).collect::<Vec<_>>(),
            "stage": self.described_stage(),
        })
    }

    /// The cards by their numbers in the data, counted from 1.
    fn described_market(&self) -> Value {
        let numbers = self.market.map(|place| place + 1);
        let round = (self.round as usize).min(ROUNDS);
        let (turned, next) = numbers.split_at(round);
        match turned.split_last() {
            None => json!({ "next": next }),
            Some((now, past)) => json!({ "past": past, "now": now, "next": next }),
        }
    }

    fn described_hold(&self, junk: Junk) -> Value {
        let hold = self.hold(junk);
        let lanes = |layer| [0, 1, 2].map(|lane| hold.owner(layer, lane));
        json!((0..hold.height()).map(lanes).collect::<Vec<_>>())
    }

    fn described_stage(&self) -> Value {
        let piles = |taken: Piles| taken.iter().collect::<Vec<_>>();
        match self.stage {
            Stage::Laying { seat } => json!({ "decision": "lay", "seat": seat }),
            Stage::Swapping { seat, swaps: Swaps::First } => {
                json!({ "decision": "exchange", "seat": seat })
            }
            Stage::Swapping { seat, swaps: Swaps::Second } => {
                json!({ "decision": "exchange_again", "seat": seat })
            }
            Stage::Picking { seat, taken } => {
                json!({ "decision": "pile", "seat": seat, "taken": piles(taken) })
            }
            Stage::Searching { seat, pile, search: Search::Event { taken } } => json!({
                "decision": "keep", "seat": seat, "pile": pile, "search": "event", "taken": piles(taken),
            }),
            Stage::Searching { seat, pile, search: Search::Prize { later } } => {
                let stage =
                    json!({ "decision": "keep", "seat": seat, "pile": pile, "search": "prize" });
                with_later(stage, later)
            }
            Stage::Acting { seat } => json!({ "decision": "turn", "seat": seat }),
            Stage::Naming { seat, left, then } => {
                let then = match then {
                    Then::Act => "act",
                    Then::Acted => "acted",
                    Then::EndTurn => "end_turn",
                };
                json!({ "decision": "next_kind", "seat": seat, "left": left, "then": then })
            }
            Stage::Ending { seat } => json!({ "decision": "after", "seat": seat }),
            Stage::Supplying { seat, left } => {
                json!({ "decision": "resupply", "seat": seat, "left": left })
            }
            Stage::Bidding { waiting } => {
                json!({ "decision": "bid", "waiting": waiting.iter().collect::<Vec<_>>() })
            }
            Stage::Winning { seat, later } => {
                with_later(json!({ "decision": "prize", "seat": seat }), later)
            }
            Stage::Over => json!({ "decision": "over" }),
        }
    }
}

/// Most market cards have one S, so most winners are alone.
fn with_later(mut stage: Value, later: SeatSet) -> Value {
    if !later.is_empty() {
        stage["later"] = json!(later.iter().collect::<Vec<_>>());
    }
    stage
}

fn described_seat(seat: &SeatState) -> Value {
    let mut fields = Map::new();
    fields.insert("colour".to_owned(), json!(seat.colour));
    fields.insert("hand".to_owned(), json!(seat.hand));
    if seat.known != Goods::NONE {
        fields.insert("known".to_owned(), json!(seat.known));
    }
    fields.insert("yuan".to_owned(), json!(seat.yuan));
    if let Some(told) = seat.told {
        fields.insert("told".to_owned(), json!(told));
    }
    if seat.extra == ExtraAction::Taken {
        fields.insert("extra".to_owned(), json!("taken"));
    }
    if seat.bid != Bid::NOTHING {
        fields.insert("bid".to_owned(), json!(seat.bid));
    }
    Value::Object(fields)
}

fn object<T: serde::Serialize, const N: usize>(fields: [(&str, T); N]) -> Value {
    let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), json!(value)));
    Value::Object(fields.collect())
}

/// A bid is written as in notation.
pub(super) fn read_bid(text: &str) -> Option<Bid> {
    match format!("bid {text}").parse() {
        Ok(Choice::Bid { bid }) => Some(bid),
        _ => None,
    }
}

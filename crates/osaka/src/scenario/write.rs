//! A state as a scenario.

use crate::by_colour::ByColour;
use crate::cards::Cards;
use crate::components::{Card, Colour};
use crate::row::Slot;
use crate::state::{Osaka, Phase, SeatState};
use serde_json::{Map, Value, json};

impl Osaka {
    /// The whole state, hidden cards and all.
    pub(crate) fn as_scenario(&self) -> Value {
        let mut scenario = json!({
            "game": "osaka",
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "start": self.start,
            "to_act": self.active,
            "ships": ByColour(self.ships),
            "market": slots(self.market.slots()),
            "farm": slots(self.farm.slots()),
            "deck": self.deck.top_down().collect::<Vec<Card>>(),
            "discard": self.discard,
            "seats": self.seats[..self.player_count()].iter().map(seat).collect::<Vec<Value>>(),
        });
        if let Some(object) = scenario.as_object_mut() {
            self.describe_phase(object);
            if self.passes > 0 {
                object.insert("passes".into(), self.passes.into());
            }
        }
        scenario
    }

    /// A turn is the default phase of a scenario.
    fn describe_phase(&self, object: &mut Map<String, Value>) {
        let phase = match self.phase {
            Phase::Turn => return,
            Phase::Token => "token",
            Phase::Pay => {
                object.insert("paid".into(), json!(self.paid));
                "pay"
            }
            Phase::Insure { asked, settled } => {
                object.insert("asked".into(), json!(asked));
                object.insert("settled".into(), settled.iter().map(Colour::word).collect());
                "insure"
            }
            Phase::Save { asked, settled, colour, count } => {
                object.insert("asked".into(), json!(asked));
                object.insert("settled".into(), settled.iter().map(Colour::word).collect());
                object.insert("saving".into(), json!({ "colour": colour, "count": count }));
                "save"
            }
            Phase::Over(end) => {
                object.insert("over".into(), end.word().into());
                "over"
            }
        };
        object.insert("phase".into(), phase.into());
    }
}

fn slots(slots: impl Iterator<Item = Slot>) -> Vec<String> {
    slots
        .map(|slot| match slot.stone() {
            Some(seat) => format!("{}@{seat}", slot.card()),
            None => slot.card().to_string(),
        })
        .collect()
}

fn marked(plain: Cards, marked: Cards, mark: char) -> Vec<String> {
    let plain = plain.sorted().into_iter().map(|card| card.to_string());
    let marked = marked.sorted().into_iter().map(|card| format!("{card}{mark}"));
    plain.chain(marked).collect()
}

fn seat(seat: &SeatState) -> Value {
    json!({
        "hand": seat.hand,
        "goods": marked(seat.goods, seat.insured, '*'),
        "tokens": ByColour::each(|colour| seat.tokens.of(colour)),
        "vp": marked(seat.kept, seat.unseen, '?'),
        "credit": seat.credit,
        "earned": ByColour(seat.earned),
    })
}

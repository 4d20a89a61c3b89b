//! Previews of a purchase or an insurance.

use crate::cards::Cards;
use crate::choice::Choice;
use crate::components::{Colour, Colours, Place};
use crate::refusal::Refused;
use crate::scoring::set_points;
use crate::state::{Osaka, Phase};
use crate::step::{payday, sail, save};
use crate::view::Saved;
use higaki_table::{Seat, Unheard, Viewer};
use serde::Serialize;

/// The foreseeable consequences of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "preview", rename_all = "snake_case")]
pub enum Preview {
    /// A purchase with all that follows from it.
    Purchase(Purchase),
    /// O8.4: an insurance.
    Insurance {
        /// The goods that are saved.
        saved: Cards,
        /// The number of goods that the player has to name afterwards.
        to_name: u32,
        /// The number of wasted symbols.
        lapsed: u32,
    },
}

/// The consequences of a purchase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Purchase {
    /// The price.
    pub price: u32,
    /// The goods that would be bought.
    pub goods: Cards,
    /// A payment without a superfluous card: the chosen one, or a suggestion.
    pub payment: Cards,
    /// The coins that the payment gives too much.
    pub overpaid: u32,
    /// The ships that would sail.
    pub ships: Vec<Sailing>,
    /// The sets that would be sold.
    pub sales: Vec<Sale>,
    /// Whether the game would end with it.
    pub ends_game: bool,
    /// The colours whose ships would sink.
    pub sinking: Vec<Colour>,
    /// The goods that would then be at risk, by player.
    pub risks: Vec<Risk>,
}

/// A ship that would sail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sailing {
    /// Which ship.
    pub colour: Colour,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// A set that would be sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sale {
    /// The player.
    pub seat: Seat,
    /// Which.
    pub colour: Colour,
    /// The number of cards.
    pub count: u32,
    /// The points that it brings.
    pub points: u32,
}

/// The loss of a player without insurance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Risk {
    /// The player.
    pub seat: Seat,
    /// Uninsured goods whose ships sink.
    pub goods: Cards,
    /// The number of them that could be saved; `None` if the viewer does not know the hand.
    pub could_save: Option<u32>,
}

impl Osaka {
    /// Only purchases and insurances have consequences that are worth a preview.
    pub(crate) fn predict(&self, seat: Seat, choice: Choice) -> Result<Option<Preview>, Refused> {
        let (left, chosen) = match self.validate(seat, choice)? {
            Choice::Buy { payment } => (self.price(seat), payment),
            Choice::Pay { cards } => (self.price(seat) - self.paid.value(), cards),
            Choice::Insure { payment, saved, .. } => {
                let saved = save::saved_by(self.seat(seat).goods, payment, saved);
                return Ok(Some(insurance(saved, payment.symbols())));
            }
            Choice::Save { goods } => {
                let Phase::Save { count, .. } = self.phase else { return Ok(None) };
                return Ok(Some(insurance(Saved { goods, to_name: 0 }, count.into())));
            }
            _ => return Ok(None),
        };
        let hand = self.seat(seat).hand;
        let payment = match chosen.value() < left {
            true => chosen.plus(cheapest(hand.minus(chosen), left - chosen.value())),
            false => chosen,
        };
        let payment = self.paid.plus(payment);
        Ok(Some(Preview::Purchase(self.consequences(seat, payment))))
    }

    fn consequences(&self, seat: Seat, payment: Cards) -> Purchase {
        let goods = self.market.cards(self.open_to(seat));
        let mut after = *self;
        after.seat_mut(seat).goods = after.seat(seat).goods.plus(goods);
        after.seat_mut(seat).hand = self.seat(seat).hand.plus(self.paid).minus(payment);
        sail::sail(&mut after, goods, &mut Unheard);
        let arrived = after.arrived();
        let sales = after.sales(arrived);
        let ends_game = after.would_end(&sales);
        let payday = !arrived.is_empty() && !ends_game;
        let sinking = if payday { after.sinking() } else { Colours::NONE };
        let ships = Colour::ALL.into_iter().map(|colour| Sailing {
            colour,
            from: self.ship(colour),
            to: after.ship(colour),
        });
        Purchase {
            price: goods.value(),
            goods,
            payment,
            overpaid: payment.value() - goods.value(),
            ships: ships.filter(|sailing| sailing.from != sailing.to).collect(),
            sales,
            ends_game,
            sinking: sinking.iter().collect(),
            risks: after.risks(sinking, Viewer::Seat(seat)),
        }
    }

    fn sales(&self, arrived: Colours) -> Vec<Sale> {
        let mut sales = Vec::new();
        for colour in arrived.iter() {
            for seat in self.clockwise() {
                let own = self.seat(seat);
                let set = own.goods.plus(own.insured).of(colour);
                let points = set_points(set, own.tokens.of(colour));
                if points > 0 {
                    sales.push(Sale { seat, colour, count: set.len(), points });
                }
            }
        }
        sales
    }

    fn would_end(&self, sales: &[Sale]) -> bool {
        self.seat_order().any(|seat| {
            let sold = sales.iter().filter(|sale| sale.seat == seat).count() as u32;
            sold > 0 && self.seat(seat).tokens.total() + sold >= payday::LAST_TOKEN
        })
    }

    fn risks(&self, sinking: Colours, viewer: Viewer) -> Vec<Risk> {
        let risk = |seat: Seat| {
            let own = self.seat(seat);
            let at_risk = own.goods.of_any(sinking);
            let could_save = self.shows_hand(seat, viewer).then(|| {
                let saved = |colour| own.hand.of(colour).symbols().min(at_risk.of(colour).len());
                sinking.iter().map(saved).sum()
            });
            Risk { seat, goods: at_risk, could_save }
        };
        let seats = self.clockwise().map(risk);
        seats.filter(|risk| !risk.goods.is_empty()).collect()
    }
}

/// O8.4: symbols lapse that neither save a good nor are still to be used.
fn insurance(saved: Saved, symbols: u32) -> Preview {
    let Saved { goods, to_name } = saved;
    Preview::Insurance { saved: goods, to_name, lapsed: symbols - goods.len() - to_name }
}

/// A suggested payment: wastes as few coins, then as few insurance symbols, then as few cards as
/// possible.
fn cheapest(coins: Cards, price: u32) -> Cards {
    // Enumerates values instead of cards, which gives far fewer combinations: a number of twos and
    // threes, and the fives that are then needed.
    let of_value = |value| coins.iter().filter(move |card| card.value() == value);
    let [twos, threes, fives] = [2, 3, 5].map(|value| of_value(value).count() as u32);
    let mixes = (0..=twos).flat_map(|a| (0..=threes).map(move |b| (a, b)));
    let complete = mixes.map(|(a, b)| (a, b, price.saturating_sub(2 * a + 3 * b).div_ceil(5)));
    let best = complete
        .filter(|(_, _, c)| *c <= fives)
        .min_by_key(|(a, b, c)| (2 * a + 3 * b + 5 * c, 2 * a + b, a + b + c));
    let Some((a, b, c)) = best else { return coins };
    let parts = [(2, a), (3, b), (5, c)];
    parts.into_iter().flat_map(|(value, count)| of_value(value).take(count as usize)).collect()
}

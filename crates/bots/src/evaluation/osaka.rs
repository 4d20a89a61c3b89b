//! Evaluation and playout policy of Traders of Osaka.

mod sight;

use super::{Features, Fitted, Judge, LevelErrors, Nets, Shape, Sight, Weights};
use crate::search::Playouts;
use higaki_osaka::{Cards, Choice, Colour, Decision, Osaka, Standing};
use higaki_table::{Chance, Game, QuickChance, Seat};
use std::sync::LazyLock;

static WEIGHTS: LazyLock<Vec<Weights>> = LazyLock::new(|| {
    let text = include_str!("../../../../games/osaka/weights.json");
    let fitted = Fitted::read(text, Osaka::FEATURES);
    let mut tables = fitted.expect("a test reads the committed weights").tables();
    let nets = Nets::read(include_str!("../../../../games/osaka/nets.json"));
    let nets = nets.expect("a test reads the committed nets");
    for (players, weights) in tables.iter_mut().enumerate() {
        weights.net = nets.of(sight::shape(players)).cloned();
    }
    tables
});

/// The price of a good market, in coins.
const ENOUGH_COINS: f32 = 16.0;
/// The token that ends the game.
const LAST_TOKEN: f32 = 8.0;
/// Ship positions with goods to sell: from Oshima, since goods are bought and shipped at once, to
/// the second wave.
const PLACES: usize = 4;
/// The position of a ship at home.
const HOME: u8 = 5;

impl Judge for Osaka {
    const FEATURES: &'static [&'static str] = &[
        "points",
        "tokens",
        "tokens.last",
        "goods.oshima",
        "goods.anori",
        "goods.first-wave",
        "goods.second-wave",
        "safe.oshima",
        "safe.anori",
        "safe.first-wave",
        "safe.second-wave",
        "coins",
        "coins.spare",
        "coins.cards",
        "insurance",
        "insurance.at-sea",
        "stone.value",
        "stone",
        "tempo",
        "purchase",
        "purchase.now",
        "purchase.reach",
        "purchase.farm",
        "tokens.with-goods",
        "goods.best-set",
        "arrival",
        "arrival.now",
        "storm",
    ];

    const CLEAR_LEAD: f32 = 6.0;
    /// With a net even a short search evaluates well.
    const LEVEL_ERRORS: [LevelErrors; 3] = [
        LevelErrors { noise: 0.027, regret: 0.15 },
        LevelErrors { noise: 0.022, regret: 0.12 },
        LevelErrors { noise: 0.009, regret: 0.06 },
    ];
    const PRIVATE: bool = false;
    const PLAYOUTS: Playouts = Playouts::Mixed(50);
    const EXPLORE: f32 = 1.0;
    const CONTRAST: f32 = 0.08;
    const PLAYOUT: u32 = 4;

    fn weights(players: usize) -> &'static Weights {
        &WEIGHTS[players]
    }

    fn features(&self, seat: Seat, features: &mut Features) {
        push_all(&self.standing(seat), features);
    }

    fn progress(&self) -> f32 {
        share_of_tokens(self.most_tokens())
    }

    fn shape(players: usize) -> Option<Shape> {
        Some(sight::shape(players))
    }

    fn show(&self, sight: &mut Sight) -> bool {
        sight::show(self, sight);
        true
    }

    /// Buys as cheaply as possible, reserves rarely, otherwise takes the most useful card.
    fn play_on(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        let choice = self.random_choice(seat, chance);
        match choice {
            Choice::Reserve { .. } if chance.below(2) == 0 => self.random_choice(seat, chance),
            Choice::Insure { payment, .. } if payment.is_empty() => {
                self.random_choice(seat, chance)
            }
            _ => choice,
        }
    }

    fn is_quiet(&self) -> bool {
        !matches!(
            self.deciding().first().and_then(|seat| self.decision(seat)),
            Some(Decision::Insure | Decision::Save | Decision::Pay)
        )
    }
}

/// The progress of a player with this many tokens, from 0 to 1.
fn share_of_tokens(tokens: u32) -> f32 {
    (tokens as f32 / LAST_TOKEN).min(1.0)
}

fn push_all(own: &Standing, features: &mut Features) {
    let tokens = own.tokens as f32;
    features.push(own.points as f32);
    features.push(tokens);
    features.push((tokens - (LAST_TOKEN - 3.0)).max(0.0));
    let (open, safe) = goods_by_place(own);
    features.extend(&open);
    features.extend(&safe);
    push_hand(own, features);
    push_prospects(own, features);
}

/// Whether the ship of this colour comes home if the player buys the market.
fn comes_home(own: &Standing, colour: Colour) -> bool {
    let steps = own.open.of(colour).len().min(2) as u8;
    steps > 0 && own.ships.of(colour).ahead(steps).index() == HOME
}

/// The points of sets by the position of their ship: for goods at risk and for insured goods.
fn goods_by_place(own: &Standing) -> ([f32; PLACES], [f32; PLACES]) {
    let (mut open, mut safe) = ([0.0; PLACES], [0.0; PLACES]);
    for colour in Colour::ALL {
        let place = usize::from(own.ships.of(colour).index()).clamp(1, PLACES) - 1;
        let (at_risk, insured) = (own.goods.of(colour).len(), own.insured.of(colour).len());
        if at_risk + insured > 0 {
            let points = own.set_points.of(colour) as f32 / (at_risk + insured) as f32;
            open[place] += points * at_risk as f32;
            safe[place] += points * insured as f32;
        }
    }
    (open, safe)
}

fn push_hand(own: &Standing, features: &mut Features) {
    let coins = own.hand.value() as f32;
    features.push(coins.min(ENOUGH_COINS));
    features.push((coins - ENOUGH_COINS).max(0.0));
    features.push(own.hand.len() as f32);
    let (mut insurance, mut at_sea) = (0.0, 0.0);
    for colour in Colour::ALL {
        let goods = own.goods.of(colour).len();
        let symbols = own.hand.of(colour).symbols().min(goods) as f32;
        insurance += symbols;
        if own.ships.of(colour).is_wave() {
            at_sea += symbols;
        }
    }
    features.push(insurance);
    features.push(at_sea);
    features.push(own.reserved.map_or(0.0, |card| card.value() as f32));
    features.push(if own.reserved.is_some() { 1.0 } else { 0.0 });
}

/// Adds the options of the player at the current market.
fn push_prospects(own: &Standing, features: &mut Features) {
    let price = own.open.value() as f32;
    let coins = own.hand.value() as f32;
    let turn = if own.turns_away == 0 { 1.0 } else { 0.0 };
    let can_buy = coins >= price && price > 0.0;
    let gain = if can_buy { set_gain(own, own.open) } else { 0.0 };
    features.push(turn);
    features.push(gain);
    features.push(turn * gain);
    features.push(if price > 0.0 { (coins / price).min(1.5) } else { 0.0 });
    features.push(set_gain(own, own.farm));
    let (mut with_goods, mut best) = (0.0_f32, 0.0_f32);
    let (mut arrival, mut storm) = (0.0, 0.0);
    let bought = own.open.colour_counts();
    let payday = Colour::ALL.into_iter().any(|colour| comes_home(own, colour));
    for colour in Colour::ALL {
        let goods = own.goods.of(colour).len() + own.insured.of(colour).len();
        let points = own.set_points.of(colour) as f32;
        best = best.max(points);
        with_goods += (own.tokens_of.of(colour).min(goods)) as f32;
        let steps = bought[colour.index()].min(2);
        if comes_home(own, colour) {
            arrival += points;
        } else if payday && own.ships.of(colour).ahead(steps).is_wave() {
            storm += own.goods.of(colour).len() as f32;
        }
    }
    features.push(with_goods);
    features.push(best);
    features.push(arrival);
    features.push(turn * if can_buy { arrival } else { 0.0 });
    features.push(storm);
}

/// The points that the sets would gain by these cards.
fn set_gain(own: &Standing, cards: Cards) -> f32 {
    let sets = own.goods.plus(own.insured).plus(cards);
    let gain = |colour: Colour| {
        let tokens = own.tokens_of.of(colour);
        higaki_osaka::set_points(sets.of(colour), tokens) - own.set_points.of(colour)
    };
    cards.colours().iter().map(gain).sum::<u32>() as f32
}

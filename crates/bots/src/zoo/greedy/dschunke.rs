//! Evaluation of Dschunke for the greedy opponent, and its bids.

mod bid;
mod crates;

pub(crate) use bid::{best as best_bid, likely_bid, quick as quick_bid};

use crate::Evaluate;
use crates::Lanes;
use higaki_dschunke::{
    Action, Choice, Colour, Dschunke, Good, Goods, Junk, Kinds, Outlook, ROUNDS, Special, Standing,
    Worth,
};
use higaki_table::{Game, QuickChance, Seat};

/// The value of a goods card in later rounds: the first of its kind, which can win a colour that no
/// one else bids for, some more, and further ones.
const FIRST_CARD: f64 = 0.9;
const NEXT_CARD: f64 = 0.6;
const FURTHER_CARD: f64 = 0.3;
const ENOUGH_CARDS: f64 = 6.0;
/// The share of an offer that its bidders get, net of their cards.
const POKER: f64 = 0.75;
/// The value of a card of a later phase 3.
const SUPPLIED_CARD: f64 = 0.56;
/// The probability that a figure is still free, by position in the order of the round.
const FREE_FIGURE: [f64; 4] = [1.0, 0.9, 0.78, 0.66];
/// The discount of each later round.
const LATER: f64 = 0.92;
/// The minimum income of an action.
const LEAST: f64 = 3.0;
/// The value of a goods card from an action, in yuan.
const GOODS_ACTION: f64 = 0.78;
/// The weight of the others’ worth as one’s own loss.
const RIVALS: f64 = 0.55;
const STRONGEST: f64 = 0.2;

impl Evaluate for Dschunke {
    crate::once::compiled_here!();

    fn evaluate(&self, seat: Seat) -> f64 {
        let others = Seat::all(self.players()).filter(|other| *other != seat);
        if self.outcome().is_some() {
            let points = |seat| f64::from(self.points(seat));
            let best = others.map(points).fold(0.0, f64::max);
            return 100.0 * (points(seat) - best).signum() + points(seat);
        }
        let judge = Judge::of(self);
        let own = judge.worth(seat);
        let (mut sum, mut strongest) = (0.0, f64::MIN);
        for worth in others.map(|other| judge.worth(other)) {
            sum += worth;
            strongest = strongest.max(worth);
        }
        own - RIVALS * sum / (self.players() - 1) as f64 - STRONGEST * strongest
    }

    /// Bids are sealed: the position after a bid does not show its value.
    fn decide(&self, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
        if !self.is_bidding() {
            return None;
        }
        Some(Choice::Bid { bid: bid::best(self, seat, chance) })
    }

    /// The colour, and the position in the order of the first round.
    fn groups(&self, seat: Seat) -> [Option<&'static str>; 3] {
        let colour: Colour = self.standing(seat).colour;
        let order = ["first", "second", "third", "fourth"];
        [Some(colour.word()), order.get(usize::from(self.first_order(seat))).copied(), None]
    }
}

/// The player’s current and expected yuan.
pub(crate) fn worth_of(game: &Dschunke, seat: Seat) -> f64 {
    Judge::of(game).worth(seat)
}

/// The evaluation of one position.
struct Judge<'a> {
    game: &'a Dschunke,
    outlook: Outlook,
    /// The standing of every seat; `None` for empty seats.
    standings: [Option<Standing>; 4],
}

impl Judge<'_> {
    fn of(game: &Dschunke) -> Judge<'_> {
        let mut standings = [None; 4];
        for (standing, seat) in standings.iter_mut().zip(Seat::all(game.players())) {
            *standing = Some(game.standing(seat));
        }
        Judge { game, outlook: game.outlook(), standings }
    }

    /// The player’s yuan, and those that they can expect from their cards and crates.
    fn worth(&self, seat: Seat) -> f64 {
        let Some(standing) = &self.standings[seat.index() % 4] else { return 0.0 };
        let after = rounds_after(&self.outlook);
        let lanes = Junk::ALL.map(|junk| Lanes::of(self.game.hold(junk), seat));
        let mut worth = f64::from(standing.yuan.0);
        worth += self.hand(standing);
        let supplies = after + if standing.to_supply { 1.0 } else { 0.0 };
        worth += SUPPLIED_CARD * f64::from(standing.supply) * supplies * fading(after);
        worth += if standing.breaks_ties { 0.6 * (after + 1.0) } else { 0.0 };
        worth += self.actions(standing, &lanes);
        worth += self.junks(standing, &lanes);
        // Of the cards in a search, the best one is taken.
        let best = self.game.searched_cards(seat).map(|card| self.card(card, standing, &lanes));
        worth += best.fold(0.0, f64::max);
        let held = self.game.held_cards(seat).map(|card| self.card(card, standing, &lanes));
        worth + held.sum::<f64>()
    }

    /// The value of goods in this round and later.
    fn hand(&self, standing: &Standing) -> f64 {
        let mut worth = later_hand(standing.hand, rounds_after(&self.outlook));
        for good in self.outlook.open.iter() {
            let own = f64::from(standing.hand[good]).powi(2);
            let hands = self.standings.iter().flatten();
            let all: f64 = hands.map(|standing| f64::from(standing.hand[good]).powi(2)).sum();
            let share = own / (all + 1.0);
            worth += POKER * offer(self.outlook.market.worth(good), &self.outlook) * share;
        }
        worth
    }

    /// The income from actions to come beyond the minimum that every player gets.
    fn actions(&self, standing: &Standing, lanes: &[Lanes; 5]) -> f64 {
        let first = u8::from(!standing.to_act);
        let after = rounds_after(&self.outlook) as u8;
        let players = self.game.players() as u8;
        let mut merchants = self.outlook.merchants;
        let (mut worth, mut weight) = (0.0, 1.0);
        for ahead in 0..=after {
            if ahead >= first {
                // The start player’s marker goes to the left, so every player moves up by one.
                let order = (standing.order + players - ahead % players) % players;
                let free = if ahead == 0 { 1.0 } else { FREE_FIGURE[usize::from(order) % 4] };
                worth += weight * free * self.best_action(ahead, &merchants, lanes);
            }
            merchants = merchants.map(|junk| self.game.data().next(junk));
            weight *= LATER;
        }
        worth
    }

    /// The best income of a round beyond the minimum.
    fn best_action(&self, ahead: u8, merchants: &[Junk; 3], lanes: &[Lanes; 5]) -> f64 {
        let strips = self.strips_a_round() * f64::from(ahead);
        let over = |junk: Junk| (lanes[junk.index()].visible_after(strips) - LEAST).max(0.0);
        let used = |action: Action| ahead == 0 && self.outlook.merchants_used[action.index()];
        let merchant = |action: Action, rate: f64| {
            if used(action) { 0.0 } else { rate * over(merchants[action.index()]) }
        };
        let mut best = merchant(Action::Cash, 1.0).max(merchant(Action::Goods, GOODS_ACTION));
        let free = Junk::ALL.into_iter().filter(|junk| !merchants.contains(junk));
        let best_free = free.map(over).fold(0.0, f64::max);
        for (row, helper) in self.outlook.helpers.iter().enumerate() {
            let Some((field, turned)) = *helper else { continue };
            let round = usize::from(self.outlook.round + ahead).clamp(1, ROUNDS) - 1;
            let action = match ahead {
                0 if turned => continue,
                0 => field.action(),
                _ => self.game.data().helpers[row][round].action(),
            };
            let rate = match action {
                Action::Cash => 1.0,
                Action::Goods => GOODS_ACTION,
                Action::Load => 0.0,
            };
            best = best.max(rate * best_free);
        }
        best
    }

    /// The approximate number of strips that cover a junk in a round.
    fn strips_a_round(&self) -> f64 {
        if self.game.players() == 3 { 0.4 } else { 0.5 }
    }

    /// The probability that a player shows this many crates on a junk at the end.
    fn at_end(&self, lanes: &Lanes, crates: f64, standing: &Standing) -> f64 {
        let rounds = rounds_after(&self.outlook) + if standing.to_act { 0.5 } else { 0.0 };
        if rounds == 0.0 {
            return if lanes.visible_after(0.0) >= crates { 1.0 } else { 0.0 };
        }
        let left = lanes.visible_after(self.strips_a_round() * rounds);
        let lasting = (left / crates).min(1.0);
        // Lost crates can be loaded again, if there is time and there are strips.
        let again = (0.09 * rounds).min(0.4) * if standing.strips > 1 { 1.0 } else { 0.2 };
        lasting + (1.0 - lasting) * again * (3.0 / crates).min(1.0)
    }

    /// 4 yuan for each junk, 5 more for all of them.
    fn junks(&self, standing: &Standing, lanes: &[Lanes; 5]) -> f64 {
        let (mut sum, mut all) = (0.0, 1.0);
        for lanes in lanes {
            let shown = self.at_end(lanes, 1.0, standing);
            sum += shown;
            all *= shown;
        }
        4.0 * sum + 5.0 * all
    }

    /// The value of a special card to its holder.
    fn card(&self, card: Special, standing: &Standing, lanes: &[Lanes; 5]) -> f64 {
        let after = rounds_after(&self.outlook);
        // An extra card needs a turn of its own.
        let turns = after + if standing.to_act && !standing.extra_taken { 1.0 } else { 0.0 };
        let usable = |worth: f64| if turns > 0.0 { worth } else { 0.0 };
        let patience = 0.35 * (turns - 1.0).clamp(0.0, 6.0);
        let end = |junk: Junk, crates| self.at_end(&lanes[junk.index()], crates, standing);
        match card {
            Special::Supply => SUPPLIED_CARD * (after + 0.5) * fading(after),
            Special::TieBreaker => 0.6 * (after + 1.0),
            Special::Swap => {
                if after > 0.0 {
                    1.2
                } else {
                    0.0
                }
            }
            Special::LoadOne => usable(3.2),
            Special::Move => usable(2.6),
            Special::TakeGoods => usable(GOODS_ACTION * (LEAST + patience) * fading(after)),
            Special::CashIn(_) => usable(LEAST - 0.05 + patience),
            Special::BonusEight(junk) => 8.0 * end(junk, 4.0),
            Special::BonusTwelve(five, two) => 12.0 * end(five, 5.0) * end(two, 2.0),
        }
    }
}

/// The number of rounds after this one.
fn rounds_after(outlook: &Outlook) -> f64 {
    (ROUNDS - usize::from(outlook.round).min(ROUNDS)) as f64
}

/// The decay of the value of goods towards the end.
fn fading(after: f64) -> f64 {
    (0.45 + 0.2 * after).min(1.0)
}

/// The value of goods in later rounds.
fn later_hand(hand: Goods, after: f64) -> f64 {
    if after == 0.0 {
        // Only the tiebreak is left.
        return 0.01 * f64::from(hand.total());
    }
    fading(after - 1.0) * Good::ALL.into_iter().map(|good| later_cards(hand[good])).sum::<f64>()
}

fn later_cards(count: u8) -> f64 {
    let count = f64::from(count);
    let next = (count - 1.0).clamp(0.0, ENOUGH_CARDS - 1.0);
    let further = (count - ENOUGH_CARDS).max(0.0);
    FIRST_CARD * count.min(1.0) + NEXT_CARD * next + FURTHER_CARD * further
}

/// The value of a market card’s offer, in yuan.
fn offer(worth: Worth, outlook: &Outlook) -> f64 {
    match worth {
        Worth::Yuan(yuan) => yuan.into(),
        Worth::Special => 4.0 + 0.25 * rounds_after(outlook),
    }
}

/// The kinds of a hand that are open for bids.
fn biddable(hand: Goods, open: Kinds) -> Kinds {
    hand.kinds().and(open)
}

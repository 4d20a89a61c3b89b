//! Evaluation and playout policy of Dschunke.

use super::{Features, Fitted, Judge, LevelErrors, Weights, judge};
use crate::search::Playouts;
use crate::zoo::dschunke::{best_bid, likely_bid, quick_bid, worth_of};
use higaki_dschunke::{
    Action, Choice, Decision, Dschunke, Good, Junk, Outlook, ROUNDS, Special, Standing, Worth,
};
use higaki_table::{Game, QuickChance, Seat, Unheard};
use std::sync::LazyLock;

static WEIGHTS: LazyLock<Vec<Weights>> = LazyLock::new(|| {
    let text = include_str!("../../../../games/dschunke/weights.json");
    let fitted = Fitted::read(text, Dschunke::FEATURES);
    fitted.expect("a test reads the committed weights").tables()
});

/// Bids that are drawn to find the likely ones.
const LIKELY_BIDS: usize = 12;
/// The value of a special card against money in a poker.
const PRIZE: f32 = 5.0;

impl Judge for Dschunke {
    const FEATURES: &'static [&'static str] = &[
        "money",
        "goods",
        "goods.kinds",
        "goods.pairs",
        "goods.spare",
        "poker",
        "poker.best",
        "goods.strongest",
        "supply",
        "supply.to-come",
        "tie-breaker",
        "crates",
        "crates.most",
        "crates.cash",
        "crates.goods",
        "crates.lasting",
        "junks",
        "junks.all",
        "junks.thin",
        "bonus",
        "bonus.money",
        "bonus.missing",
        "extra",
        "extra.cash",
        "strips",
        "order.to-act",
        "order.early",
        "order.next",
        "prospects",
    ];

    const CLEAR_LEAD: f32 = 20.0;
    const LEVEL_ERRORS: [LevelErrors; 3] = [
        LevelErrors { noise: 0.06, regret: 0.20 },
        LevelErrors { noise: 0.03, regret: 0.12 },
        LevelErrors { noise: 0.012, regret: 0.06 },
    ];
    const PRIVATE: bool = true;
    const PLAYOUTS: Playouts = Playouts::Cut;
    const EXPLORE: f32 = 1.0;
    /// About a round of four players.
    const PLAYOUT: u32 = 30;

    fn weights(players: usize) -> &'static Weights {
        &WEIGHTS[players]
    }

    fn features(&self, seat: Seat, features: &mut Features) {
        let (own, outlook) = (self.standing(seat), self.outlook());
        // The weight of future income shrinks with the rounds that are left.
        let left = rounds_left(&outlook);
        features.push(own.yuan.0 as f32);
        push_goods(self, &own, &outlook, seat, features);
        features.push(f32::from(own.supply) * left);
        features.push(if own.to_supply { f32::from(own.supply) } else { 0.0 });
        features.push(if own.breaks_ties { left } else { 0.0 });
        push_crates(self, &outlook, seat, left, features);
        push_cards(self, seat, features);
        features.push(f32::from(own.strips).min(left + 1.0));
        features.push(if own.to_act { 1.0 } else { 0.0 });
        let order = f32::from(own.order);
        features.push(if own.to_act { -order } else { 0.0 });
        let players = self.players() as f32;
        features.push(if left >= 1.0 { (order + players - 1.0) % players } else { 0.0 });
        features.push(worth_of(self, seat) as f32);
    }

    fn progress(&self) -> f32 {
        f32::from(self.outlook().round) / ROUNDS as f32
    }

    /// As the greedy opponent, but only with the seat’s own worth: a playout makes dozens of
    /// choices, and evaluating all seats after each would take too long.
    fn play_on(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        if self.is_bidding() {
            return Choice::Bid { bid: quick_bid(self, seat, chance) };
        }
        let mut choices = Vec::with_capacity(32);
        self.list_choices(seat, &mut choices);
        let [first, rest @ ..] = choices.as_slice() else {
            return self.random_choice(seat, chance);
        };
        if rest.is_empty() {
            return *first;
        }
        let mut best = (f64::MIN, *first);
        for choice in &choices {
            let mut after = self.clone();
            after.apply(seat, *choice, &mut chance.clone(), &mut Unheard);
            let worth = if after.outcome().is_some() {
                f64::from(after.points(seat))
            } else {
                worth_of(&after, seat)
            };
            if worth > best.0 {
                best = (worth, *choice);
            }
        }
        best.1
    }

    /// Bids are sealed: the best response to likely bids of the others first, then frequent bids
    /// with such a hand, then the rest.
    fn propose(
        &self,
        seat: Seat,
        chance: &mut QuickChance,
        proposals: &mut Vec<(Choice, f32)>,
    ) -> bool {
        if !self.is_bidding() {
            return false;
        }
        let now = judge(self, Self::weights(self.players()), seat).win[seat.index()];
        let best = best_bid(self, seat, chance);
        let mut likely = [best; LIKELY_BIDS];
        likely.fill_with(|| likely_bid(self, seat, chance));
        let mut all = Vec::with_capacity(32);
        self.list_choices(seat, &mut all);
        for choice in all {
            let Choice::Bid { bid } = choice else { continue };
            let penalty = match bid {
                bid if bid == best => 0.0,
                bid if likely.contains(&bid) => 0.04,
                _ => 0.12,
            };
            proposals.push((choice, (now - penalty).max(0.001)));
        }
        true
    }

    fn is_quiet(&self) -> bool {
        !self.is_bidding() && !matches!(self.deciding().first(), Some(seat) if is_prize(self, seat))
    }
}

fn is_prize(game: &Dschunke, seat: Seat) -> bool {
    matches!(game.decision(seat), Some(Decision::Prize | Decision::Keep))
}

fn rounds_left(outlook: &Outlook) -> f32 {
    (ROUNDS - usize::from(outlook.round).min(ROUNDS)) as f32
}

fn offered(outlook: &Outlook, good: Good) -> f32 {
    match outlook.market.worth(good) {
        Worth::Yuan(yuan) => yuan.into(),
        Worth::Special => PRIZE,
    }
}

fn push_goods(
    game: &Dschunke,
    own: &Standing,
    outlook: &Outlook,
    seat: Seat,
    features: &mut Features,
) {
    let counts = own.hand.counts().map(f32::from);
    let left = rounds_left(outlook);
    let worth_later = (left / 3.0).min(1.0);
    features.push(worth_later * counts.iter().map(|count| count.min(5.0)).sum::<f32>());
    features.push(worth_later * own.hand.kinds().len() as f32);
    features.push(worth_later * counts.iter().filter(|count| **count >= 2.0).count() as f32);
    features.push(counts.iter().map(|count| (count - 5.0).max(0.0)).sum());
    let (mut poker, mut best, mut strongest) = (0.0, 0.0_f32, 0.0);
    for good in Good::ALL {
        let mine = f32::from(own.hand[good]);
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        let rival = others.map(|other| game.standing(other).hand[good]).max().unwrap_or(0);
        let rival = f32::from(rival);
        if mine > rival {
            strongest += worth_later;
        }
        if mine > 0.0 && outlook.open.contains(good) {
            let chance = mine / (mine + rival);
            let share = offered(outlook, good) * chance * chance;
            poker += share;
            best = best.max(share);
        }
    }
    features.push(poker);
    features.push(best);
    features.push(strongest);
}

fn push_crates(game: &Dschunke, outlook: &Outlook, seat: Seat, left: f32, features: &mut Features) {
    let visible = Junk::ALL.map(|junk| f32::from(game.visible(junk, seat)));
    features.push(visible.iter().sum());
    features.push(visible.iter().copied().fold(0.0, f32::max));
    let at = |action: Action| {
        let soon = if outlook.merchants_used[action.index()] { 0.0 } else { 1.0 };
        let now = visible[outlook.merchants[action.index()].index()];
        let next = game.data().next(outlook.merchants[action.index()]);
        let later = if left >= 1.0 { 0.5 * visible[next.index()] } else { 0.0 };
        soon * (now - 3.0).max(0.0) + (later - 1.5).max(0.0)
    };
    features.push(at(Action::Cash));
    features.push(at(Action::Goods));
    let lasting = |junk: Junk| {
        let hold = game.hold(junk);
        let Some(top) = hold.height().checked_sub(1) else { return 0.0 };
        (0..3).filter(|lane| hold.owner(top, *lane) == Some(seat)).count() as f32
    };
    features.push(Junk::ALL.map(lasting).iter().sum());
    let shown = visible.iter().filter(|crates| **crates > 0.0).count() as f32;
    features.push(shown);
    features.push(if shown >= 5.0 { 1.0 } else { 0.0 });
    features.push(visible.iter().filter(|crates| **crates == 1.0).count() as f32);
}

fn push_cards(game: &Dschunke, seat: Seat, features: &mut Features) {
    let (mut bonus, mut missing, mut extra, mut cash) = (0.0, 0.0, 0.0, 0.0);
    let lacking =
        |junk: Junk, crates: u8| f32::from(crates.saturating_sub(game.visible(junk, seat)));
    for card in game.held_cards(seat) {
        match card {
            Special::BonusEight(junk) => {
                bonus += 1.0;
                missing += lacking(junk, 4);
            }
            Special::BonusTwelve(five, two) => {
                bonus += 1.5;
                missing += lacking(five, 5) + lacking(two, 2);
            }
            Special::CashIn(junk) => cash += f32::from(game.visible(junk, seat)).max(3.0),
            _ => extra += 1.0,
        }
    }
    features.push(bonus);
    features.push(game.bonuses(seat).0 as f32);
    features.push(missing);
    features.push(extra);
    features.push(cash);
}

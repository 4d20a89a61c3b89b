//! Evaluation and playout policy of EDO.

use super::{Features, Fitted, Judge, LevelErrors, Weights, best_drawn};
use crate::Evaluate;
use crate::search::Playouts;
use crate::zoo::edo::{plans, quick, worth_of};
use higaki_edo::{CardId, Choice, Edo, Phase, Space, SpaceKind};
use higaki_table::{QuickChance, Seat};
use std::sync::LazyLock;

static WEIGHTS: LazyLock<Vec<Weights>> = LazyLock::new(|| {
    let text = include_str!("../../../../games/edo/weights.json");
    let fitted = Fitted::read(text, Edo::FEATURES);
    fitted.expect("a test reads the committed weights").tables()
});

/// The beam width of plans in a playout.
const FOLLOWED: usize = 1;
/// Choices that a playout draws to take the best.
const DRAWN: u32 = 4;
/// The winning chance of one point in a proposed plan.
const POINT: f64 = 0.06;

impl Judge for Edo {
    const FEATURES: &'static [&'static str] = &[
        "points",
        "points.near-end",
        "points.end",
        "house-in-edo",
        "goods.rice",
        "goods.wood",
        "goods.stone",
        "building.houses",
        "building.fortress",
        "goods.spare",
        "money",
        "money.much",
        "income",
        "samurai",
        "samurai.fields",
        "samurai.cities",
        "samurai.merchant",
        "samurai.unpaid",
        "officials",
        "officials.recruits",
        "cards",
        "post",
        "temples",
        "privileges",
        "ronin",
        "plan",
        "order",
        "building.standing",
        "prospects",
    ];

    const CLEAR_LEAD: f32 = 4.0;
    const DOUBT: f64 = 0.2;
    const LEVEL_ERRORS: [LevelErrors; 3] = [
        LevelErrors { noise: 0.06, regret: 0.20 },
        LevelErrors { noise: 0.03, regret: 0.12 },
        LevelErrors { noise: 0.014, regret: 0.08 },
    ];
    const DEEP: bool = false;
    const PRIVATE: bool = true;
    const PLAYOUTS: Playouts = Playouts::Cut;
    const EXPLORE: f32 = 1.0;
    const PLAYOUT: u32 = 0;

    fn weights(players: usize) -> &'static Weights {
        &WEIGHTS[players]
    }

    fn features(&self, seat: Seat, features: &mut Features) {
        let player = self.player(seat);
        let data = self.data();
        let points = f32::from(player.points);
        features.push(points);
        features.push((points - 0.6 * f32::from(data.win_threshold)).max(0.0));
        let total = higaki_edo::score(self, seat).total as f32;
        features.push(total - points);
        features.push(if self.city(Space::EDO).has_house(seat) { 1.0 } else { 0.0 });
        push_goods(self, seat, features);
        push_people(self, seat, features);
        features.push(special_cards(self, seat));
        features.push(if player.posts == 0 { 1.0 } else { 0.0 });
        features.push(player.temples.len() as f32);
        features.push(player.privileges.iter().map(|count| f32::from(*count)).sum());
        features.push(f32::from(player.ronin_tiles));
        features.push(cards_to_come(self, seat));
        let players = self.seat_count();
        let order = (seat.index() + players - self.start().index()) % players;
        features.push(order as f32 / players as f32);
        features.push(f32::from(7_u8.saturating_sub(player.houses)));
        features.push(worth_of(self, seat) as f32);
    }

    fn progress(&self) -> f32 {
        let best = self.all_seats().map(|seat| self.player(seat).points).max().unwrap_or(0);
        let by_points = f32::from(best) / f32::from(self.data().win_threshold);
        let rounds = self.data().merchant_cards.len() as f32;
        by_points.max(f32::from(self.round()) / rounds).min(1.0)
    }

    fn play_on(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        quick(self, seat, FOLLOWED, chance).unwrap_or_else(|| best_drawn(self, seat, DRAWN, chance))
    }

    fn favourite(&self, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
        self.decide(seat, chance)
    }

    /// Plans are made card by card: proposes the first steps of the best plans.
    fn propose(
        &self,
        seat: Seat,
        _chance: &mut QuickChance,
        proposals: &mut Vec<(Choice, f32)>,
    ) -> bool {
        if self.phase() != Phase::Plan {
            return false;
        }
        let plans = plans(self, seat);
        let best = plans.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
        let even = 1.0 / self.seat_count() as f64;
        let chance = |worth: f64| (even + POINT * (worth - best)).max(0.01) as f32;
        proposals.extend(plans.iter().map(|(choice, worth)| (*choice, chance(*worth))));
        true
    }

    /// Between two rounds, while everyone plans.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Plan | Phase::Over { .. })
    }
}

fn push_goods(game: &Edo, seat: Seat, features: &mut Features) {
    let purse = game.player(seat).purse;
    let [rice, wood, stone] = [purse.rice, purse.wood, purse.stone].map(f32::from);
    let ryo = f32::from(purse.ryo);
    features.push(rice.min(6.0));
    features.push(wood.min(6.0));
    features.push(stone.min(8.0));
    features.push((wood / 3.0).min(ryo / 2.0).min(3.0));
    features.push((stone / 8.0).min(ryo / 10.0).min(1.0));
    let limit = f32::from(game.data().resource_limit);
    features.push((rice + wood + stone - limit).max(0.0));
    features.push(ryo.min(15.0));
    features.push((ryo - 15.0).max(0.0));
    let income =
        |city| higaki_edo::share(game, city, seat).map_or(0.0, |share| f32::from(share.ryo));
    let cities = game.open_cities();
    features.push(cities.iter().map(income).sum());
}

fn push_people(game: &Edo, seat: Seat, features: &mut Features) {
    let player = game.player(seat);
    let samurai = player.samurai.len() as f32;
    features.push(samurai);
    let (mut fields, mut cities, mut merchant) = (0.0, 0.0, 0.0);
    for space in player.samurai.spaces() {
        match space.kind() {
            SpaceKind::Field(_) if !game.covered().contains(*space) => fields += 1.0,
            SpaceKind::City => cities += 1.0,
            _ => {}
        }
        if *space == game.merchant() {
            merchant += 1.0;
        }
    }
    features.push(fields);
    features.push(cities);
    features.push(merchant);
    features.push((samurai - f32::from(player.purse.rice)).max(0.0));
    features.push(f32::from(game.officials(seat)));
    features.push(f32::from(player.neutral));
}

fn special_cards(game: &Edo, seat: Seat) -> f32 {
    let player = game.player(seat);
    let cards = (0..game.data().cards.len()).map(CardId::from_index);
    cards.filter(|card| card.special_index().is_some() && player.owns(*card)).count() as f32
}

/// Officials on cards of this round that are not yet carried out.
fn cards_to_come(game: &Edo, seat: Seat) -> f32 {
    let Some(turn) = game.card_turn() else { return 0.0 };
    let players = game.seat_count();
    let order = |seat: Seat| (seat.index() + players - game.start().index()) % players;
    let slots = game.player(seat).plan.slots();
    let from = usize::from(turn.slot) + usize::from(order(seat) < order(turn.seat));
    let left: u8 = slots.iter().skip(from).map(|slot| slot.officials).sum();
    f32::from(left)
}

//! Simulation of one card.

use super::mind::Mind;
use higaki_edo::{
    Action, ActionKind, CardId, Choice, OfferCard, Privilege, Purse, Resource, Space, SpaceSet,
    Stage, WishKind,
};

/// The minimum value of a wish or a drive for its official.
const WORTHWHILE: f64 = 0.05;
/// The value of a special card for each round to come.
const SPECIAL: f64 = 0.2;
/// The value of a privilege.
const PRIVILEGE: f64 = 0.35;

/// A card with its officials and meeples.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) action: Action,
    pub(super) officials: u8,
    /// The number of own meeples among them.
    pub(super) own: u8,
    /// The aim of travellers and harvesters.
    pub(super) aim: Aim,
}

/// The aim of travellers, and the distance of harvesters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub(super) target: Target,
    /// The number that leave through gates.
    pub(super) gates: u8,
    pub(super) walk: Walk,
}

/// The distance that harvesters walk: a later card may need the money for the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walk {
    /// To the most valuable harvest.
    Far,
    /// To the nearest field.
    Near,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Field(Resource),
    Edo,
    Merchant,
}

impl Target {
    pub(super) const ALL: [Target; 5] = [
        Target::Field(Resource::Rice),
        Target::Field(Resource::Wood),
        Target::Field(Resource::Stone),
        Target::Edo,
        Target::Merchant,
    ];
}

/// A card after its simulation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played<'a> {
    pub(super) mind: Mind<'a>,
    pub(super) walk: Option<Choice>,
    act: Option<Choice>,
    /// Spaces on which samurai must stay for this card.
    pub(super) pinned: SpaceSet,
}

impl<'a> Played<'a> {
    /// The first choice; all walking precedes all work.
    pub(super) fn first(&self) -> Option<Choice> {
        self.walk.or(self.act)
    }

    fn nothing(mind: Mind<'a>) -> Played<'a> {
        Played { mind, walk: None, act: None, pinned: SpaceSet::EMPTY }
    }

    /// Spends an official on this choice; the first choice is kept.
    pub(super) fn does(&mut self, choice: Choice) {
        self.act = self.act.or(Some(choice));
    }

    /// Moves the nearest free samurai to a space, unless one is there.
    pub(super) fn bring(&mut self, to: Space) -> bool {
        let there = self.mind.samurai.count(to) > self.mind.worked.count(to);
        if there {
            self.pinned = self.pinned.with(to);
            return true;
        }
        if self.mind.stage == Stage::Working {
            return false;
        }
        let free =
            |space: &&Space| !self.pinned.contains(**space) || self.mind.samurai.count(**space) > 1;
        let nearest = self.mind.samurai.spaces().iter().filter(free);
        let nearest = nearest.map(|from| (self.mind.toll(*from, to), *from)).min();
        let Some((toll, from)) = nearest.filter(|(toll, _)| *toll <= self.mind.ryo) else {
            return false;
        };
        self.mind.ryo -= toll;
        self.mind.samurai.shift(from, to);
        self.walk = self.walk.or(Some(Choice::Move { from, to }));
        self.pinned = self.pinned.with(to);
        true
    }
}

/// Simulates a card.
pub(super) fn play<'a>(mind: &Mind<'a>, task: Task) -> Played<'a> {
    let mut played = Played::nothing(*mind);
    match task.action.action {
        ActionKind::RiceHome => {
            played.mind.goods[0] += i32::from(task.officials * task.action.amount);
            gains(&mut played, task, Choice::RiceHome);
        }
        ActionKind::Money => {
            played.mind.ryo += i32::from(task.officials) * i32::from(task.action.amount);
            gains(&mut played, task, Choice::Money);
        }
        ActionKind::Rice | ActionKind::Wood | ActionKind::Stone | ActionKind::AnyField => {
            super::harvest::harvest(&mut played, task);
        }
        ActionKind::Build => repeat(&mut played, task, super::build::best_building),
        ActionKind::Trade => trade(&mut played, task),
        ActionKind::Travel => super::travel::travel(&mut played, task),
        ActionKind::Recruit => recruit(&mut played, task),
        ActionKind::Special => special(&mut played, task),
    }
    // The next card starts from the beginning.
    played.mind.stage = Stage::Moving;
    played.mind.worked = higaki_edo::Squad::EMPTY;
    played
}

fn gains(played: &mut Played<'_>, task: Task, choice: Choice) {
    if task.officials > 0 {
        played.does(choice);
    }
}

/// Repeats the best use of an official while it is worth while.
fn repeat<'a>(
    played: &mut Played<'a>,
    task: Task,
    best: impl Fn(&Played<'a>, &Action) -> Option<Played<'a>>,
) {
    for _ in 0..task.officials {
        match best(played, &task.action) {
            Some(next) if next.mind.worth() > played.mind.worth() => *played = next,
            _ => return,
        }
    }
}

pub(super) fn better<'a>(best: &mut Option<(f64, Played<'a>)>, played: Played<'a>) {
    let worth = played.mind.worth();
    if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
        *best = Some((worth, played));
    }
}

/// All outcomes of granting one open wish of a kind.
pub(super) fn wishes<'a>(played: &Played<'a>, kind: WishKind) -> impl Iterator<Item = Played<'a>> {
    let (played, game) = (*played, played.mind.game);
    let row = game.display().wishes.row().iter().enumerate();
    row.filter_map(move |(place, number)| {
        let wish = &game.data().wishes[usize::from(*number)];
        let open = played.mind.granted >> place & 1 == 0;
        if wish.kind != kind || !open || !played.mind.covers(&wish.price) {
            return None;
        }
        let mut next = played;
        next.mind.pay(&wish.price);
        next.mind.points += 1;
        next.mind.granted |= 1 << place;
        if place < game.display().privileges.row().len() {
            next.mind.extra += PRIVILEGE;
        }
        next.does(Choice::Wish { place: place as u8 + 1 });
        Some(next)
    })
}

fn trade(played: &mut Played<'_>, task: Task) {
    if task.officials == 0 || !meet(played) {
        return;
    }
    repeat(played, task, |played, _| best_trade(played));
}

/// Brings merchant and samurai together at the nearest samurai.
fn meet(played: &mut Played<'_>) -> bool {
    let mind = &mut played.mind;
    if mind.samurai.stands(mind.merchant) {
        return true;
    }
    if mind.stage == Stage::Working {
        return false;
    }
    let nearest = mind.samurai.spaces().iter().map(|to| (mind.toll(mind.merchant, *to), *to)).min();
    let Some((toll, to)) = nearest.filter(|(toll, _)| *toll <= mind.ryo) else { return false };
    mind.ryo -= toll;
    mind.merchant = to;
    played.walk = Some(Choice::MoveMerchant { to });
    true
}

fn best_trade<'a>(played: &Played<'a>) -> Option<Played<'a>> {
    let (game, seat) = (played.mind.game, played.mind.seat);
    let mut best = None;
    let next_card = game
        .next_offer()
        .filter(|_| game.player(seat).privilege(Privilege::Trade) > 0 && played.act.is_none());
    let cards = [(OfferCard::Current, Some(game.offer())), (OfferCard::Next, next_card)];
    for (card, merchant) in cards {
        let Some(merchant) = merchant else { continue };
        if played.mind.covers(&merchant.point) {
            let mut next = *played;
            next.mind.pay(&merchant.point);
            next.mind.points += 1;
            next.does(Choice::Point { card });
            better(&mut best, next);
        }
        for pieces in 1..=merchant.pieces {
            let cost = Purse::money(u16::from(pieces) * u16::from(merchant.ryo_each));
            if played.mind.covers(&cost) {
                let mut next = *played;
                next.mind.pay(&cost);
                next.mind.goods[merchant.buy as usize] += i32::from(pieces);
                next.does(Choice::Buy { pieces, card });
                better(&mut best, next);
            }
        }
    }
    for next in wishes(played, WishKind::HomeGoods) {
        better(&mut best, next);
    }
    best.map(|(_, next)| next)
}

fn recruit(played: &mut Played<'_>, task: Task) {
    let game = played.mind.game;
    let mut cost = game.data().recruit_cost;
    cost.rice = cost.rice.saturating_sub(task.action.amount);
    for _ in 0..task.officials.min(game.unrecruited()) {
        let mut next = *played;
        if next.mind.covers(&cost) {
            next.mind.pay(&cost);
            next.mind.neutral += 1;
            next.does(Choice::Recruit);
            if next.mind.worth() > played.mind.worth() {
                *played = next;
            }
        }
    }
}

/// Takes one special card at most: a second one comes too late to earn its price and its official.
fn special(played: &mut Played<'_>, task: Task) {
    let (game, seat) = (played.mind.game, played.mind.seat);
    let cost = game.data().special_cost;
    if task.officials == 0 || !played.mind.covers(&cost) {
        return;
    }
    let mut all = (CardId::BASIC..game.data().cards.len()).map(CardId::from_index);
    let owns = all.clone().any(|card| game.player(seat).owns(card));
    let Some(card) = all.find(|card| game.is_on_display(*card)).filter(|_| !owns) else { return };
    let mut next = *played;
    next.mind.pay(&cost);
    next.mind.extra += SPECIAL * played.mind.rounds_left();
    let number = card.special_index().unwrap_or(0) as u8 + 1;
    next.does(Choice::Special { number });
    if next.mind.worth() > played.mind.worth() + WORTHWHILE {
        *played = next;
    }
}

//! The greedy opponent for EDO.
//!
//! A search of one choice is not enough here: a plan is only as good as the effect of its cards. So
//! decisions simulate cards as if the other players did nothing (`mind`, `card`, `travel`), and
//! plans come from a beam search (`plan`).

mod build;
mod card;
mod harvest;
mod mind;
mod plan;
mod travel;

use crate::Evaluate;
use card::{Target, Task};
use higaki_edo::{
    CardId, Choice, Decision, Edo, Pending, Privilege, Resource, Space, SpaceKind, Stage,
};
use higaki_table::{Chance, Game, QuickChance, Seat};
use mind::{Fed, Mind};

/// Names of groups, for simulations: position in the order of the first round, city, package.
const ORDER: [&str; Seat::MAX] = ["first", "second", "third", "fourth", "fifth"];
const CITIES: [&str; 8] =
    ["EDO", "city A", "city B", "city C", "city D", "city E", "city F", "city G"];
const PACKAGES: [&str; 8] = [
    "package 1",
    "package 2",
    "package 3",
    "package 4",
    "package 5",
    "package 6",
    "package 7",
    "package 8",
];

impl Evaluate for Edo {
    crate::once::compiled_here!();

    fn evaluate(&self, seat: Seat) -> f64 {
        let own = Mind::of(self, seat).worth() - harm(self, seat);
        let others = self.all_seats().filter(|other| *other != seat);
        let rivals = others.map(|other| Mind::of(self, other).worth() - harm(self, other));
        own - 0.3 * rivals.sum::<f64>() / (self.seat_count() - 1) as f64
    }

    fn decide(&self, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
        let choice = match self.decision(seat)? {
            Decision::Draft => Some(draft(self, seat, chance)),
            Decision::Plan => Some(plan::next(self, seat)),
            Decision::Card | Decision::Execute => match on_card(self, seat) {
                Choice::Special { .. } => Some(special(self, chance)),
                choice => Some(choice),
            },
            Decision::SecondSamurai => Some(second_samurai(self, seat)),
            Decision::Wages => Some(at_wages(self, seat)),
            _ => None,
        };
        choice.filter(|choice| self.check(seat, *choice).is_ok())
    }

    fn groups(&self, seat: Seat) -> [Option<&'static str>; 3] {
        let player = self.player(seat);
        let players = self.seat_count();
        let behind = seat.index() + players - self.start().index();
        let first_round = behind + usize::from(self.round().saturating_sub(1));
        let order = ORDER.get(first_round % players).copied();
        let city = player.city.and_then(|city| CITIES.get(city.index()).copied());
        let package = player.package.and_then(|number| PACKAGES.get(usize::from(number)).copied());
        [order, city, package]
    }

    fn rounds(&self) -> Option<u8> {
        Some(self.round())
    }
}

/// The first steps of the best plans, each with the value of its best plan, in points; empty if the
/// next step is obvious.
pub(crate) fn plans(game: &Edo, seat: Seat) -> Vec<(Choice, f64)> {
    let evident = plan::next_of(game, seat, 1);
    if matches!(evident, Choice::Plan { .. }) {
        plan::proposals(game, seat)
    } else {
        vec![(evident, 0.0)]
    }
}

/// The player’s current and expected points.
pub(crate) fn worth_of(game: &Edo, seat: Seat) -> f64 {
    Mind::of(game, seat).worth() - harm(game, seat)
}

/// The loss of a player by Ronin at their present positions.
fn harm(game: &Edo, seat: Seat) -> f64 {
    let player = game.player(seat);
    let at = |space: Space| {
        let ronin = game.ronin().count(space) as f64;
        if space.is_city() {
            let owned = game.city(space).sites().iter().filter(|site| site.owner() == Some(seat));
            return if ronin >= 2.0 { 0.15 * owned.count() as f64 } else { 0.0 };
        }
        0.2 * ronin * player.samurai.count(space) as f64
    };
    game.ronin().places().iter().map(at).sum()
}

/// A package or a city: the better one, with some random variation.
fn draft(game: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    let mut best = (f64::MIN, Choice::Confirm);
    for choice in list {
        let taste = f64::from(chance.below(1000)) / 1000.0;
        let worth = taste
            + match choice {
                Choice::City { city } => 1.0 + city_worth(game, city),
                Choice::Package { number } => {
                    0.6 * mind::price(&game.data().packages[usize::from(number) - 1])
                }
                _ => 0.0,
            };
        if worth > best.0 {
            best = (worth, choice);
        }
    }
    best.1
}

fn city_worth(game: &Edo, city: Space) -> f64 {
    let fund = game.data().income_tiles[usize::from(game.city(city).tile)].fund;
    let wood = game.open(SpaceKind::Field(Resource::Wood)).iter();
    let near = wood.map(|field| game.board().distance(city, field)).min().unwrap_or(0);
    0.15 * f64::from(fund) - 0.1 * f64::from(near)
}

/// A quick decision: a narrow beam for plans, and each card by itself. `None` where only a search
/// of one choice helps.
pub(crate) fn quick(
    game: &Edo,
    seat: Seat,
    followed: usize,
    chance: &mut QuickChance,
) -> Option<Choice> {
    let choice = match game.decision(seat)? {
        Decision::Draft => draft(game, seat, chance),
        Decision::Plan => plan::next_of(game, seat, followed),
        Decision::Card | Decision::Execute => match on_this_card(game, seat, &[]) {
            Choice::Special { .. } => special(game, chance),
            choice => choice,
        },
        Decision::SecondSamurai => second_samurai(game, seat),
        Decision::Wages => at_wages(game, seat),
        _ => return None,
    };
    game.check(seat, choice).is_ok().then_some(choice)
}

/// The first step on a card, considering the later cards of the plan.
fn on_card(game: &Edo, seat: Seat) -> Choice {
    let Some(turn) = game.card_turn() else { return Choice::Finish };
    on_this_card(game, seat, &plan::later(game, seat, turn.slot))
}

/// The first step on a card, considering these later cards.
fn on_this_card(game: &Edo, seat: Seat, later: &[Task]) -> Choice {
    let Some(turn) = game.card_turn() else { return Choice::Finish };
    if let Some(redeemed) = redeemed(game, seat) {
        return redeemed;
    }
    let Some(slot) = game.player(seat).plan.slots().get(usize::from(turn.slot)) else {
        return Choice::Finish;
    };
    let action = plan::action_of(game, slot);
    let task = Task { action, officials: turn.left, own: turn.own, aim: plan::NO_AIM };
    let played = plan::best_before(&Mind::of(game, seat), task, later);
    played.first().unwrap_or(Choice::Finish)
}

/// A special card from the display: all are of about the same value, so the choice is random.
fn special(game: &Edo, chance: &mut QuickChance) -> Choice {
    let all = (CardId::BASIC..game.data().cards.len()).map(CardId::from_index);
    let open: Vec<CardId> = all.filter(|card| game.is_on_display(*card)).collect();
    let drawn = chance.below(open.len().max(1) as u32) as usize;
    let index = open.get(drawn).and_then(|card| card.special_index()).unwrap_or(0);
    Choice::Special { number: index as u8 + 1 }
}

/// Redeems privileges d and e as soon as they are worth enough.
fn redeemed(game: &Edo, seat: Seat) -> Option<Choice> {
    let player = game.player(seat);
    let mind = Mind::of(game, seat);
    if player.privilege(Privilege::Income) > 0 {
        let shares = game.open_cities().iter().filter(|city| game.ronin().count(*city) < 3);
        let shares =
            shares.filter_map(|city| Some((higaki_edo::share(game, city, seat)?.ryo, city)));
        let best =
            shares.max().filter(|(ryo, _)| *ryo >= 4 || *ryo > 0 && mind.rounds_left() < 2.0);
        if let Some((_, city)) = best {
            return Some(Choice::CityIncome { city });
        }
    }
    if player.purse.goods() >= game.data().resource_limit {
        return None;
    }
    let tile = Privilege::RESOURCES.into_iter().find(|tile| player.privilege(*tile) > 0)?;
    let [one, other] = tile.resources()?;
    let worth = |resource: Resource| {
        let mut mind = mind;
        mind.goods[resource as usize] += 1;
        mind.worth()
    };
    let (take, instead) = if worth(one) >= worth(other) { (one, other) } else { (other, one) };
    Some(Choice::TakeResource { take, instead_of: Some(instead) })
}

/// Moves a second samurai after the first if that helps the plan.
fn second_samurai(game: &Edo, seat: Seat) -> Choice {
    let Some(turn) = game.card_turn() else { return Choice::Enough };
    let Pending::SecondSamurai { moved_to } = turn.pending else { return Choice::Enough };
    let target = match moved_to.kind() {
        SpaceKind::Field(resource) => Target::Field(resource),
        _ if moved_to == game.merchant() => Target::Merchant,
        _ => Target::Edo,
    };
    let mind = Mind::of(game, seat);
    let targets = travel::targets(&mind, target);
    let outside = mind.samurai.spaces().iter().filter(|space| !targets.contains(**space));
    let Some(from) = outside.copied().next() else { return Choice::Enough };
    let crowd = |space: &Space| mind.samurai.count(*space);
    match targets.iter().filter(|space| *space != from).min_by_key(crowd) {
        Some(to) if mind.stage == Stage::Working => Choice::Travel { from, to },
        _ => Choice::Enough,
    }
}

/// Dismisses samurai that are worth less than their rice.
fn at_wages(game: &Edo, seat: Seat) -> Choice {
    let wage = i32::from(game.data().wage);
    let stays = |mind: &Mind<'_>| {
        let mut paid = *mind;
        paid.fed = Fed::Yes;
        paid.goods[0] -= wage * paid.samurai.len() as i32;
        if paid.goods[0] < 0 { f64::MIN } else { paid.worth() }
    };
    let mut mind = Mind::of(game, seat);
    let mut best = (stays(&mind), None);
    let mut first = None;
    while !mind.samurai.is_empty() {
        let without = |space: &Space| {
            let mut mind = mind;
            mind.samurai.take(*space);
            mind.fed = Fed::Yes;
            mind.worth()
        };
        let spaces = mind.samurai.places();
        let leaving = spaces.iter().max_by(|one, other| without(one).total_cmp(&without(other)));
        let Some(leaving) = leaving else { break };
        mind.samurai.take(leaving);
        first = first.or(Some(leaving));
        let worth = stays(&mind);
        if worth > best.0 {
            best = (worth, first);
        }
    }
    best.1.map_or(Choice::Pay, |from| Choice::Home { from })
}

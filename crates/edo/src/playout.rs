//! Some choice, found without listing all of them.
//!
//! Where a list would be long, draws a candidate and checks it; after a few misses, takes a choice
//! that is always legal. Every listed choice has a positive probability.

use crate::cards::{ActionKind, CardId};
use crate::choice::{Choice, Harvest, OfferCard, SiteChoice};
use crate::components::{Building, Resource};
use crate::jiin::temple;
use crate::phase::{Pending, Phase, Stage};
use crate::ronin::{drive, place};
use crate::space::{Space, SpaceKind, SpaceSet};
use crate::state::Edo;
use crate::step::trade::Offer;
use crate::step::walk::Walker;
use crate::step::{build, draft, harvest, limit, plan, recruit, trade, travel, wages, walk};
use crate::tokken::{Privilege, redeem, wish};
use higaki_table::{Chance, QuickChance, Seat};

/// Some choice of a seat that owes a decision.
pub(crate) fn random_choice(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    match state.phase {
        Phase::Draft { .. } => in_draft(state, seat, chance),
        Phase::NameRonin => Choice::NameRonin { at: pick(place::nameable(&state.ronin), chance) },
        Phase::PlaceRonin(_) => at_placing(state, chance),
        Phase::Plan => in_planning(state, seat, chance),
        Phase::Card => on_card(state, seat, chance),
        Phase::Wages { .. } => at_wages(state, seat, chance),
        Phase::Limit { .. } | Phase::Over { .. } => at_limit(state, seat, chance),
    }
}

fn pick(spaces: SpaceSet, chance: &mut QuickChance) -> Space {
    let nth = chance.below(spaces.len().max(1) as u32) as usize;
    spaces.nth(nth).unwrap_or(Space::EDO)
}

fn one_in(number: u32, chance: &mut QuickChance) -> bool {
    chance.below(number) == 0
}

fn in_draft(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    let player = state.player(seat);
    let city = player.city.is_none() && (player.package.is_some() || one_in(2, chance));
    if city {
        return Choice::City { city: pick(draft::free_cities(state), chance) };
    }
    let packages = state.data().packages.len() as u32;
    loop {
        let number = chance.below(packages) as u8 + 1;
        if draft::check_package(state, seat, number).is_ok() {
            return Choice::Package { number };
        }
    }
}

fn at_placing(state: &Edo, chance: &mut QuickChance) -> Choice {
    let targets = place::placing(state)
        .map_or(SpaceSet::EMPTY, |(_, scatter)| place::targets(state, scatter.from, scatter.tile));
    Choice::PlaceRonin { to: pick(targets, chance) }
}

fn in_planning(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    let player = state.player(seat);
    if player.plan.is_complete() {
        return Choice::Confirm;
    }
    if player.privilege(Privilege::Support) > player.plan.support && one_in(4, chance) {
        return Choice::Support;
    }
    let cards = state.data().cards.len() as u32;
    loop {
        let specials = player.specials.len() as u32;
        // Most players have no special card: do not draw from twelve cards in vain.
        let among = if specials == 0 { 3 } else { cards };
        let card = CardId::from_index(chance.below(among) as usize);
        if !player.owns(card) || player.plan.slots().iter().any(|slot| slot.card == card) {
            continue;
        }
        let actions = &state.data().cards[card.index()];
        let action = actions[chance.below(actions.len() as u32) as usize];
        let most = action.officials.min(plan::officials_left(state, seat));
        // The higher of two draws: officials at home are of no use.
        let draw = |chance: &mut QuickChance| chance.below(u32::from(most) + 1) as u8;
        let officials = draw(chance).max(draw(chance));
        return Choice::Plan { card, action: action.action, officials };
    }
}

fn on_card(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    match state.turn.pending {
        Pending::Nothing => {}
        Pending::SecondOffer { .. } => {
            return random_offer(state, seat, chance).unwrap_or(Choice::Enough);
        }
        Pending::SecondSamurai { .. } => {
            let travel = random_travel(state, seat, chance).filter(|_| !one_in(3, chance));
            return travel.unwrap_or(Choice::Enough);
        }
        Pending::Bring { space, .. } => {
            let from = pick(state.player(seat).samurai.places().without(space), chance);
            let enough = drive::check_enough(state, seat).is_ok() && one_in(2, chance);
            return if enough { Choice::Enough } else { Choice::Bring { from } };
        }
        Pending::Scatter(_) => return at_placing(state, chance),
    }
    if state.turn.stage == Stage::Moving
        && one_in(urge_to_walk(state, seat), chance)
        && let Some(walk) = random_walk(state, seat, chance)
    {
        return walk;
    }
    if let Some(redeemed) = random_redemption(state, seat, chance) {
        return redeemed;
    }
    // A card is rarely ended early: a random game would not get anywhere.
    if state.turn.left == 0 || one_in(16, chance) {
        return Choice::Finish;
    }
    (0..3).find_map(|_| random_execution(state, seat, chance)).unwrap_or(Choice::Finish)
}

fn random_walk(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let samurai = state.player(seat).samurai;
    let to = pick(destinations(state, chance), chance);
    let number = chance.below(samurai.len() as u32 + 1) as usize;
    let walker = samurai.spaces().get(number).map(|from| Walker::Samurai { from: *from });
    let walker = walker.unwrap_or(Walker::Merchant);
    walk::check(state, seat, walker, to).ok()?;
    Some(match walker {
        Walker::Samurai { from } => Choice::Move { from, to },
        Walker::Merchant => Choice::MoveMerchant { to },
    })
}

/// Where the card's action is done, if it is done somewhere.
fn useful(state: &Edo) -> SpaceSet {
    match state.turn_action().action {
        ActionKind::Rice => state.open(SpaceKind::Field(Resource::Rice)),
        ActionKind::Wood => state.open(SpaceKind::Field(Resource::Wood)),
        ActionKind::Stone => state.open(SpaceKind::Field(Resource::Stone)),
        ActionKind::AnyField => state.board().fields(),
        ActionKind::Build => state.open_cities(),
        ActionKind::Trade => SpaceSet::only(state.merchant),
        _ => SpaceSet::EMPTY,
    }
}

/// Money is scarce: samurai that are needed where they stand, or are idle, seldom walk.
fn urge_to_walk(state: &Edo, seat: Seat) -> u32 {
    let useful = useful(state);
    let samurai = &state.player(seat).samurai;
    let waiting = state.turn.left > 0 && !useful.is_empty();
    if waiting && !samurai.spaces().iter().any(|space| useful.contains(*space)) { 2 } else { 12 }
}

/// Mostly where the card's action is done, but sometimes anywhere: a random game would otherwise
/// hardly ever harvest or build.
fn destinations(state: &Edo, chance: &mut QuickChance) -> SpaceSet {
    let useful = useful(state);
    if useful.is_empty() || one_in(4, chance) { state.board().spaces } else { useful }
}

fn random_redemption(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let player = state.player(seat);
    if !redeem::has_any(player) || !one_in(4, chance) {
        return None;
    }
    if one_in(2, chance) {
        let city = pick(state.open_cities(), chance);
        return redeem::check_income(state, seat, city).ok().map(|()| Choice::CityIncome { city });
    }
    random_resource(state, seat, chance)
}

fn random_resource(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let privilege = Privilege::RESOURCES[chance.below(3) as usize];
    if state.player(seat).privilege(privilege) == 0 {
        return None;
    }
    let [one, other] = privilege.resources()?;
    let (take, instead) = if one_in(2, chance) { (one, other) } else { (other, one) };
    Some(Choice::TakeResource { take, instead_of: Some(instead) })
}

fn random_execution(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let action = state.turn_action().action;
    let granted = matches!(action, ActionKind::Build | ActionKind::Trade | ActionKind::Travel);
    if granted && state.modules.tokken.is_used() && one_in(2, chance) {
        let place = chance.below(3) as u8 + 1;
        if wish::check(state, seat, place).is_ok() {
            return Some(Choice::Wish { place });
        }
    }
    match action {
        ActionKind::RiceHome => Some(Choice::RiceHome),
        ActionKind::Money => Some(Choice::Money),
        ActionKind::Build => random_building(state, seat, chance),
        ActionKind::Trade => random_offer(state, seat, chance),
        ActionKind::Travel => random_journey(state, seat, chance),
        ActionKind::Recruit => recruit::check(state, seat).ok().map(|()| Choice::Recruit),
        ActionKind::Special => {
            let number = chance.below(state.data().specials().max(1) as u32) as u8 + 1;
            let taken = recruit::check_special(state, seat, number);
            taken.ok().map(|()| Choice::Special { number })
        }
        _ => random_harvest(state, seat, chance),
    }
}

fn random_samurai(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Space> {
    let samurai = &state.player(seat).samurai;
    let number = chance.below(samurai.len().max(1) as u32) as usize;
    samurai.spaces().get(number).copied()
}

fn random_harvest(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let field = random_samurai(state, seat, chance)?;
    let full = state.modules.tokken.is_used() && one_in(2, chance);
    let how = if full { Harvest::Full } else { Harvest::Plain };
    harvest::check(state, seat, field, how).ok().map(|()| Choice::Harvest { field, how })
}

fn random_building(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let space = random_samurai(state, seat, chance)?;
    if !space.is_city() {
        return temple::check(state, seat, space).ok().map(|()| Choice::Temple { space });
    }
    let building = Building::ALL[chance.below(3) as usize];
    let first = state.modules.tokken.is_used() && one_in(2, chance);
    let site = if first { SiteChoice::First } else { SiteChoice::Lowest };
    let checked = build::check(state, seat, building, space, site);
    checked.ok().map(|()| Choice::Build { building, city: space, site })
}

fn random_offer(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let next = state.modules.tokken.is_used() && one_in(2, chance);
    let card = if next { OfferCard::Next } else { OfferCard::Current };
    if one_in(2, chance) {
        let taken = trade::check(state, seat, Offer::Point, card);
        return taken.ok().map(|()| Choice::Point { card });
    }
    let most = trade::most_pieces(state, card);
    let pieces = 1 + chance.below(u32::from(most)) as u8;
    let taken = trade::check(state, seat, Offer::Buy { pieces }, card);
    taken.ok().map(|()| Choice::Buy { pieces, card })
}

fn random_journey(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    if state.modules.ronin.is_used() && one_in(3, chance) {
        let space = pick(state.ronin.places(), chance);
        return drive::check(state, seat, space).ok().map(|()| Choice::Drive { space });
    }
    if one_in(2, chance) {
        let gate = pick(state.board().of_kind(SpaceKind::Gate), chance);
        return travel::check_gate(state, gate).ok().map(|()| Choice::Gate { gate });
    }
    random_travel(state, seat, chance)
}

fn random_travel(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
    let from = random_samurai(state, seat, chance)?;
    let to = pick(state.board().spaces, chance);
    travel::check_move(state, seat, from, to).ok().map(|()| Choice::Travel { from, to })
}

fn at_wages(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    if redeem::has_any(state.player(seat))
        && one_in(4, chance)
        && let Some(resource) = random_resource(state, seat, chance)
    {
        return resource;
    }
    let stay = wages::check_pay(state, seat).is_ok() && !one_in(4, chance);
    match random_samurai(state, seat, chance) {
        Some(from) if !stay => Choice::Home { from },
        _ => Choice::Pay,
    }
}

fn at_limit(state: &Edo, seat: Seat, chance: &mut QuickChance) -> Choice {
    let first = chance.below(3) as usize;
    let resource = (0..3)
        .map(|offset| Resource::ALL[(first + offset) % 3])
        .find(|resource| limit::check(state, seat, *resource).is_ok());
    Choice::Discard { resource: resource.unwrap_or(Resource::Rice) }
}

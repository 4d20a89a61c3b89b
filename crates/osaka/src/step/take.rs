//! Taking a market card as coins.

use crate::choice::Choice;
use crate::components::Card;
use crate::event::Event;
use crate::refusal::{Purpose, Refused};
use crate::row::Slot;
use crate::state::Osaka;
use higaki_table::{Chance, Seat, Sink};

pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let market = game.market;
    for card in market.kinds(market.free()) {
        list.push(Choice::Take { card, reserved: None });
    }
    for card in market.kinds(market.reserved_for(seat)) {
        let reserved = market.find_free(card).map(|_| seat);
        list.push(Choice::Take { card, reserved });
    }
}

/// O3.5, O4.3: a market card that no other player has reserved.
pub(crate) fn check(
    game: &Osaka,
    seat: Seat,
    card: Card,
    reserved: Option<Seat>,
) -> Result<Choice, Refused> {
    let free = game.market.find_free(card);
    let own = game.market.find_reserved(card, seat);
    match (reserved, free, own) {
        (None, Some(_), _) | (None, None, Some(_)) => Ok(Choice::Take { card, reserved: None }),
        (Some(owner), _, Some(_)) if owner == seat => {
            Ok(Choice::Take { card, reserved: free.map(|_| seat) })
        }
        _ => Err(why_not(game, seat, card, reserved)),
    }
}

/// O3.8: a card in the farm is out of reach, and says so.
fn why_not(game: &Osaka, seat: Seat, card: Card, named: Option<Seat>) -> Refused {
    let named = named.filter(|owner| *owner != seat);
    let in_market = game.market.slots().filter(|slot| slot.card() == card);
    let mut owners = in_market.clone().filter_map(Slot::stone).filter(|owner| *owner != seat);
    if let Some(owner) = owners.find(|owner| named.is_none_or(|named| named == *owner)) {
        Refused::ReservedByOther { card, owner }
    } else if in_market.count() > 0 {
        Refused::NoSuchStone { card, owner: named.unwrap_or(seat) }
    } else if game.farm.slots().any(|slot| slot.card() == card) {
        Refused::OnlyInFarm { card }
    } else {
        Refused::NotInMarket { card, wanted_for: Purpose::Coins }
    }
}

#[inline(always)]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    card: Card,
    reserved: Option<Seat>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let index = match (reserved, game.market.find_free(card)) {
        (None, Some(index)) => Some(index),
        _ => game.market.find_reserved(card, seat),
    };
    apply_at(game, seat, index.expect("the choice was checked"), chance, sink);
}

/// O3.6: into the hand, which has no limit.
#[inline(always)]
pub(crate) fn apply_at(
    game: &mut Osaka,
    seat: Seat,
    index: usize,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let slot = game.market.remove(index);
    let card = slot.card();
    game.return_stone(slot);
    game.seat_mut(seat).hand.add(card);
    game.passes = 0;
    sink.event(|| Event::CoinTaken { seat, card });
    game.end_turn(chance, sink);
}

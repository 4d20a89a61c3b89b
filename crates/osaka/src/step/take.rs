//! Taking a market card as coins.

use crate::cards::Cards;
use crate::choice::Choice;
use crate::components::Card;
use crate::event::Event;
use crate::refusal::Refused;
use crate::row::Slot;
use crate::state::Osaka;
use higaki_table::{Chance, Seat, Sink};

pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let mut free = Cards::NONE;
    for index in game.market.free().iter() {
        let card = game.market.slot(index).card();
        if free.count(card) == 0 {
            list.push(Choice::Take { card, reserved: None });
        }
        free.add(card);
    }
    if let Some(card) = game.market.slots().find(|slot| slot.stone() == Some(seat)).map(Slot::card)
    {
        let reserved = if free.count(card) == 0 { None } else { Some(seat) };
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
        _ => Err(why_not(game, card)),
    }
}

/// O3.8: a card in the farm is out of reach, and says so.
fn why_not(game: &Osaka, card: Card) -> Refused {
    let of_another = game.market.slots().find(|slot| slot.card() == card);
    if let Some(owner) = of_another.and_then(Slot::stone) {
        Refused::ReservedByOther { card, owner }
    } else if game.farm.slots().any(|slot| slot.card() == card) {
        Refused::OnlyInFarm { card }
    } else {
        Refused::NotInMarket { card }
    }
}

/// O3.6: into the hand, which has no limit.
#[inline]
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
    let slot = game.market.remove(index.expect("the choice was checked"));
    game.return_stone(slot);
    game.seat_mut(seat).hand.add(card);
    game.passes = 0;
    sink.event(|| Event::CoinTaken { seat, card });
    game.end_turn(chance, sink);
}

//! Reserving a card in the market or the farm.

use crate::cards::Cards;
use crate::choice::{Choice, RowName};
use crate::components::Card;
use crate::event::Event;
use crate::refusal::Refused;
use crate::row::Slot;
use crate::state::Osaka;
use higaki_table::{Chance, Seat, Sink};

pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    if game.stones.contains(seat) {
        return;
    }
    list_row(RowName::Market, game.market.slots(), list);
    list_row(RowName::Farm, game.farm.slots(), list);
}

fn list_row(row: RowName, slots: impl Iterator<Item = Slot>, list: &mut Vec<Choice>) {
    let mut seen = Cards::NONE;
    for card in slots.filter(|slot| slot.is_free()).map(Slot::card) {
        if seen.count(card) == 0 {
            list.push(Choice::Reserve { card, row });
        }
        seen.add(card);
    }
}

/// O4.1, O4.2: the stone must be at hand and the card free.
pub(crate) fn check(game: &Osaka, seat: Seat, card: Card, row: RowName) -> Result<Choice, Refused> {
    if game.stones.contains(seat) {
        return Err(Refused::StoneInUse { card: game.reserved_card(seat).unwrap_or(card) });
    }
    let (free, lies_there, missing) = match row {
        RowName::Market => (
            game.market.find_free(card).is_some(),
            game.market.slots().any(|slot| slot.card() == card),
            Refused::NotInMarket { card },
        ),
        RowName::Farm => (
            game.farm.find_free(card).is_some(),
            game.farm.slots().any(|slot| slot.card() == card),
            Refused::NotInFarm { card },
        ),
    };
    match (free, lies_there) {
        (true, _) => Ok(Choice::Reserve { card, row }),
        (false, true) => Err(Refused::AlreadyReserved { card }),
        (false, false) => Err(missing),
    }
}

#[inline]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    card: Card,
    row: RowName,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match row {
        RowName::Market => {
            let index = game.market.find_free(card).expect("the choice was checked");
            game.market.reserve(index, seat);
        }
        RowName::Farm => {
            let index = game.farm.find_free(card).expect("the choice was checked");
            game.farm.reserve(index, seat);
        }
    }
    game.stones = game.stones.with(seat);
    game.passes = 0;
    sink.event(|| Event::Reserved { seat, card, row });
    game.end_turn(chance, sink);
}

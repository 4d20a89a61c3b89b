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
    for (row, slots) in [(RowName::Market, game.market.slots()), (RowName::Farm, game.farm.slots())]
    {
        let mut seen = Cards::NONE;
        for slot in slots.iter().filter(|slot| slot.is_free()) {
            if seen.count(slot.card()) == 0 {
                list.push(Choice::Reserve { card: slot.card(), row });
            }
            seen.add(slot.card());
        }
    }
}

/// O4.1, O4.2: the stone must be at hand and the card free.
pub(crate) fn check(game: &Osaka, seat: Seat, card: Card, row: RowName) -> Result<Choice, Refused> {
    if game.stones.contains(seat) {
        return Err(Refused::StoneInUse { card: reserved_card(game, seat).unwrap_or(card) });
    }
    let slots = slots(game, row);
    if slots.iter().any(|slot| slot.card() == card && slot.is_free()) {
        return Ok(Choice::Reserve { card, row });
    }
    Err(match row {
        _ if slots.iter().any(|slot| slot.card() == card) => Refused::AlreadyReserved { card },
        RowName::Market => Refused::NotInMarket { card },
        RowName::Farm => Refused::NotInFarm { card },
    })
}

fn slots(game: &Osaka, row: RowName) -> &[Slot] {
    match row {
        RowName::Market => game.market.slots(),
        RowName::Farm => game.farm.slots(),
    }
}

fn reserved_card(game: &Osaka, seat: Seat) -> Option<Card> {
    let mut all = game.market.slots().iter().chain(game.farm.slots());
    all.find(|slot| slot.stone() == Some(seat)).map(|slot| slot.card())
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
    let free = |slot: Slot| slot.card() == card && slot.is_free();
    match row {
        RowName::Market => {
            let index = game.market.find(free).expect("the choice was checked");
            game.market.reserve(index, seat);
        }
        RowName::Farm => {
            let index = game.farm.find(free).expect("the choice was checked");
            game.farm.reserve(index, seat);
        }
    }
    game.stones = game.stones.with(seat);
    game.passes = 0;
    sink.event(|| Event::Reserved { seat, card, row });
    game.end_turn(chance, sink);
}

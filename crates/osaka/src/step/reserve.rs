//! Reserving a card in the market or the farm.

use crate::choice::{Choice, RowName};
use crate::components::Card;
use crate::event::Event;
use crate::refusal::{Purpose, Refused};
use crate::state::Osaka;
use higaki_table::{Chance, Seat, Sink};

pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    if game.stones.contains(seat) {
        return;
    }
    for card in game.market.kinds(game.market.free()) {
        list.push(Choice::Reserve { card, row: RowName::Market });
    }
    for card in game.farm.kinds(game.farm.free()) {
        list.push(Choice::Reserve { card, row: RowName::Farm });
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
            Refused::NotInMarket { card, wanted_for: Purpose::Reserving },
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

#[inline(always)]
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

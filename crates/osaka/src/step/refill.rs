//! Refilling the market and the farm.

use crate::cards::Cards;
use crate::components::Card;
use crate::deck::Deck;
use crate::event::Event;
use crate::row::{Row, Slot};
use crate::state::Osaka;
use higaki_table::{Chance, Sink};

/// O5.3: the number of new cards in the market beside those of the farm.
const NEW_IN_MARKET: usize = 2;

/// O5.1, O5.3: the farm moves to the market with its stones; two new cards follow, then three new
/// ones for the farm. O5.5: as many as there are, the market first.
pub(crate) fn refill(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let farm = std::mem::replace(&mut game.farm, Row::EMPTY);
    game.market.append(farm);
    let moved = game.market.len();
    if let Some(new) =
        game.deck.deal::<{ NEW_IN_MARKET + Osaka::FARM }>(NEW_IN_MARKET + Osaka::FARM)
    {
        let (market, farm) = new.split::<NEW_IN_MARKET, { Osaka::FARM }>(NEW_IN_MARKET);
        game.market.append(market);
        game.farm = farm;
    } else {
        refill_slowly(game, chance, sink);
    }
    if game.market.len() > moved {
        sink.revealed();
    } else if farm.len() == 0 {
        // No card could be moved or drawn, so there is no event.
        return;
    }
    sink.event(|| Event::Refilled {
        from_farm: farm.slots().map(Slot::card).collect(),
        market: game.market.slots().skip(moved).map(Slot::card).collect(),
        farm: game.farm.slots().map(Slot::card).collect(),
    });
}

/// Card by card, because the draw pile may have to be renewed or may not suffice.
#[cold]
#[inline(never)]
fn refill_slowly(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    for _ in 0..NEW_IN_MARKET {
        if let Some(card) = draw(game, chance, sink) {
            game.market.push(Slot::free(card));
        }
    }
    for _ in 0..Osaka::FARM {
        if let Some(card) = draw(game, chance, sink) {
            game.farm.push(Slot::free(card));
        }
    }
}

/// O5.4: a card from the draw pile; when it is empty, the discard pile is shuffled first.
#[inline]
pub(crate) fn draw(
    game: &mut Osaka,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> Option<Card> {
    if game.deck.is_empty() {
        shuffle_discard(game, chance, sink);
    }
    (!game.deck.is_empty()).then(|| game.deck.draw())
}

#[inline(never)]
fn shuffle_discard(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if game.discard.is_empty() {
        return;
    }
    let (mut kinds, len) = Deck::unshuffled(std::mem::replace(&mut game.discard, Cards::NONE));
    chance.shuffle(&mut kinds[..len]);
    game.deck = Deck::stacked(&kinds[..len]);
    sink.event(|| Event::Shuffled { cards: len as u32 });
}

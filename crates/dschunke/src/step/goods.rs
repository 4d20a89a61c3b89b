//! Taking goods cards as an action.

use crate::choice::Choice;
use crate::components::{Good, Junk};
use crate::event::{Event, Open};
use crate::goods::Kinds;
use crate::refusal::Refused;
use crate::stage::{Stage, Then};
use crate::state::Dschunke;
use higaki_table::{Seat, Sink};

/// D4.6: the minimum number of cards, as far as there are any.
pub(crate) const MIN_CARDS: u8 = 3;

/// D4.6: the number of cards that an action on this junk brings, by the visible crates; DR.47: or
/// by the number on a helper’s field.
#[inline]
pub(crate) fn count(game: &Dschunke, seat: Seat, junk: Junk, size: Option<u8>) -> u8 {
    size.unwrap_or_else(|| game.visible(junk, seat).max(MIN_CARDS))
}

/// D4.7: the kinds among which a player has to name the first. None if the junk has its own, or
/// if there are no goods at all.
#[inline]
pub(crate) fn to_name(game: &Dschunke, junk: Junk) -> Kinds {
    match junk.good() {
        Some(own) if game.stock[own] > 0 => Kinds::NONE,
        _ => game.stock.kinds(),
    }
}

/// Lists the ways to name the first kind; one way without a name where none has to be named.
pub(crate) fn for_each_naming(game: &Dschunke, junk: Junk, mut push: impl FnMut(Option<Good>)) {
    let kinds = to_name(game, junk);
    if kinds.is_empty() {
        push(None);
    }
    kinds.iter().for_each(|good| push(Some(good)));
}

/// D4.6 to D4.8: the junk's own goods first; where there are none, the player names a kind.
pub(crate) fn check_naming(
    game: &Dschunke,
    junk: Junk,
    good: Option<Good>,
) -> Result<Option<Good>, Refused> {
    let kinds = to_name(game, junk);
    match (good, junk.good()) {
        (None, _) if kinds.len() > 1 => Err(Refused::NameGoods { junk }),
        (None, _) => Ok(kinds.nth(0)),
        (Some(good), Some(own)) if kinds.is_empty() && game.stock[own] > 0 => {
            if good == own {
                Ok(None)
            } else {
                Err(Refused::OwnGoodsFirst { good: own })
            }
        }
        (Some(good), _) if kinds.contains(good) => Ok(Some(good)),
        (Some(good), _) => Err(Refused::Exhausted { good }),
    }
}

/// DR.10: the number is fixed before the first card is taken.
#[inline]
pub(crate) fn apply(
    game: &mut Dschunke,
    seat: Seat,
    junk: Junk,
    good: Option<Good>,
    size: Option<u8>,
    then: Then,
    sink: &mut impl Sink<Event>,
) {
    let count = count(game, seat, junk, size);
    take(game, seat, good.or(junk.good()), count, then, sink);
}

/// D4.8: one kind until it has run out, then the player names another; the rest is lost if all
/// kinds have run out.
#[inline]
pub(crate) fn take(
    game: &mut Dschunke,
    seat: Seat,
    good: Option<Good>,
    left: u8,
    then: Then,
    sink: &mut impl Sink<Event>,
) {
    let mut left = left;
    if let Some(good) = good {
        let count = left.min(game.stock[good]);
        if count > 0 {
            game.take_goods(seat, good, count);
            sink.event(|| Open::GoodsTaken { seat, good, count }.into());
        }
        left -= count;
    }
    if left > 0 && !game.stock.is_empty() {
        game.enter(Stage::Naming { seat, left, then });
        return;
    }
    if left > 0 {
        sink.event(|| Open::GoodsMissing { seat, count: left }.into());
    }
    game.go_on(seat, then, sink);
}

/// D4.8, D7.1: any kind of which there is a card.
pub(crate) fn choices(game: &Dschunke, list: &mut Vec<Choice>) {
    list.extend(game.stock.kinds().iter().map(|good| Choice::Take { good }));
}

pub(crate) fn check(game: &Dschunke, good: Good) -> Result<Choice, Refused> {
    if game.stock[good] > 0 { Ok(Choice::Take { good }) } else { Err(Refused::Exhausted { good }) }
}

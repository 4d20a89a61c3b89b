//! Taking a pile of special cards, looking through it and keeping one.

use crate::choice::Choice;
use crate::components::Pile;
use crate::event::{Event, Open, Secret};
use crate::refusal::Refused;
use crate::special::{Sort, Special};
use crate::stage::{Piles, Search, Stage};
use crate::state::{Drawn, Dschunke};
use crate::step::prize;
use higaki_table::{Seat, SeatSet, Sink};

/// D3.4: at an event each player takes a different pile. If all remaining piles are empty, a pile
/// may be taken again.
#[inline]
pub(crate) fn open_piles(game: &Dschunke, taken: Piles) -> Piles {
    let filled = game.filled_piles();
    let fresh = filled.without(taken);
    if fresh == Piles::NONE { filled } else { fresh }
}

pub(crate) fn piles(game: &Dschunke, taken: Piles, list: &mut Vec<Choice>) {
    list.extend(open_piles(game, taken).iter().map(|pile| Choice::Pile { pile }));
}

pub(crate) fn check_pile(game: &Dschunke, taken: Piles, pile: Pile) -> Result<Choice, Refused> {
    if game.pile(pile).is_empty() {
        return Err(Refused::PileEmpty { pile });
    }
    if !open_piles(game, taken).contains(pile) {
        return Err(Refused::PileTaken { pile });
    }
    Ok(Choice::Pile { pile })
}

pub(crate) fn apply_pile(game: &mut Dschunke, seat: Seat, pile: Pile, sink: &mut impl Sink<Event>) {
    let search = match game.stage {
        Stage::Picking { taken, .. } => Search::Event { taken: taken.with(pile) },
        Stage::Winning { later, .. } => Search::Prize { later },
        _ => Search::Prize { later: SeatSet::EMPTY },
    };
    game.enter(Stage::Searching { seat, pile, search });
    sink.event(|| {
        let cards = game.pile(pile).cards(game.data());
        Secret::PileSearched { seat, pile, cards }.into()
    });
    sink.revealed();
}

pub(crate) fn choices(game: &Dschunke, pile: Pile, list: &mut Vec<Choice>) {
    let cards = game.pile(pile).sorts().map(|sort| sort.card(game.data()));
    list.extend(cards.map(|card| Choice::Keep { card }));
}

/// D6.14: exactly one card of this pile.
pub(crate) fn check(game: &Dschunke, pile: Pile, card: Special) -> Result<Choice, Refused> {
    match Sort::of(card, game.data()) {
        Some(sort) if game.pile(pile).contains(sort) => Ok(Choice::Keep { card }),
        _ => Err(Refused::NotInPile { card }),
    }
}

/// D6.1: a card that works all the time is laid open at once, any other stays face down.
pub(crate) fn apply(game: &mut Dschunke, seat: Seat, card: Special, sink: &mut impl Sink<Event>) {
    let Stage::Searching { pile, search, .. } = game.stage else { return };
    let sort = Sort::of(card, game.data()).expect("the choice was checked");
    game.piles[pile.index()].remove(sort);
    game.drawn.push(Drawn { seat, pile, sort });
    if sort.is_always() {
        game.seat_mut(seat).open.add(sort);
        sink.event(|| Open::CardLaidOpen { seat, pile, card }.into());
    } else {
        game.seat_mut(seat).face_down.add(sort);
        sink.event(|| Secret::CardKept { seat, pile, card }.into());
    }
    // Keeping a card face down also ends undo without consent: the pile is closed, and the choice
    // rests on secret information.
    sink.revealed();
    match search {
        Search::Event { taken } => game.after_event_card(seat, taken, sink),
        Search::Prize { later } => prize::ask(game, later, sink),
    }
}

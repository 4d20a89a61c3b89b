//! Phase 4: the goods poker.

use crate::choice::{Bid, Choice};
use crate::components::{Good, Yuan};
use crate::data::Worth;
use crate::event::{Event, Open, Secret};
use crate::goods::Kinds;
use crate::refusal::Refused;
use crate::special::Sort;
use crate::stage::Stage;
use crate::state::Dschunke;
use crate::step::prize;
use higaki_table::{Seat, SeatSet, Sink};

/// D8.1: nothing, or any number of cards of one open kind.
pub(crate) fn choices(game: &Dschunke, seat: Seat, list: &mut Vec<Choice>) {
    let hand = game.seat(seat).hand;
    list.push(Choice::Bid { bid: Bid::NOTHING });
    for good in hand.kinds().and(game.closed.others()).iter() {
        list.extend((1..=hand[good]).map(|count| Choice::Bid { bid: Bid::new(count, good) }));
    }
}

/// D8.1: cards of the hand, including those of a void bid.
pub(crate) fn check(game: &Dschunke, seat: Seat, bid: Bid) -> Result<Choice, Refused> {
    if is_void(game, bid) && !game.shows_void_bids() {
        return Ok(Choice::Bid { bid: Bid::NOTHING });
    }
    let hand = game.seat(seat).hand;
    match bid.cards().kinds().iter().find(|good| bid.of(*good) > hand[*good]) {
        Some(good) => Err(Refused::TooFewCards { good, have: hand[good] }),
        None => Ok(Choice::Bid { bid }),
    }
}

/// D8.7: cards of two kinds, or of a colour that is closed, count as no bid.
#[inline]
fn is_void(game: &Dschunke, bid: Bid) -> bool {
    bid != Bid::NOTHING && bid.good().is_none_or(|good| game.closed.contains(good))
}

/// D8.1: the bid stays sealed until all bidders have decided.
#[inline]
pub(crate) fn apply(game: &mut Dschunke, seat: Seat, bid: Bid, sink: &mut impl Sink<Event>) {
    let Stage::Bidding { waiting } = game.stage else { return };
    game.seat_mut(seat).bid = bid;
    let waiting = waiting.without(seat);
    sink.event(|| match bid.good() {
        _ if is_void(game, bid) => {
            let [white, brown, purple, orange] = bid.cards().counts();
            Secret::VoidBidMade { seat, white, brown, purple, orange }.into()
        }
        Some(good) => Secret::BidMade { seat, good, count: bid.count() }.into(),
        None => Secret::NoBidMade { seat }.into(),
    });
    if waiting.is_empty() {
        resolve(game, sink);
    } else {
        game.enter(Stage::Bidding { waiting });
    }
}

/// The order inside a bidding: show, pay every colour, return all cards, close the colours, then
/// the special cards, then the next bidding.
fn resolve(game: &mut Dschunke, sink: &mut impl Sink<Event>) {
    show(game, sink);
    let bid_on: Kinds = game.seat_order().filter_map(|seat| game.seat(seat).bid.good()).collect();
    if bid_on.is_empty() {
        return game.end_poker(sink);
    }
    let mut winners = SeatSet::EMPTY;
    for good in bid_on.iter() {
        if let Some(seat) = pay(game, good, sink) {
            winners = winners.with(seat);
        }
    }
    for seat in game.seat_order() {
        let bid = std::mem::replace(&mut game.seat_mut(seat).bid, Bid::NOTHING);
        if let Some(good) = bid.good() {
            // D8.5: including the cards of the losers.
            game.give_goods(seat, good, bid.count());
            sink.event(|| Open::GoodsReturned { seat, good, count: bid.count() }.into());
        }
    }
    for good in bid_on.iter() {
        game.closed = game.closed.with(good);
        sink.event(|| Open::ColourClosed { good }.into());
    }
    prize::ask(game, winners, sink);
}

/// D8.1: all bids are turned up together, including void ones; D8.7: void bids go back to the hand.
fn show(game: &mut Dschunke, sink: &mut impl Sink<Event>) {
    sink.revealed();
    for seat in game.seat_order() {
        if game.seat(seat).hand.is_empty() {
            continue;
        }
        let bid = game.seat(seat).bid;
        if is_void(game, bid) {
            let state = game.seat_mut(seat);
            state.bid = Bid::NOTHING;
            state.known = state.known.or_more(bid.cards());
            sink.event(|| {
                let [white, brown, purple, orange] = bid.cards().counts();
                Open::VoidBidShown { seat, white, brown, purple, orange }.into()
            });
            continue;
        }
        sink.event(|| match bid.good() {
            Some(good) => Open::BidShown { seat, good, count: bid.count() }.into(),
            None => Open::NoBidShown { seat }.into(),
        });
    }
}

/// D8.2: the highest bid takes the offer of the market card. Returns the winner of a special card.
#[inline]
fn pay(game: &mut Dschunke, good: Good, sink: &mut impl Sink<Event>) -> Option<Seat> {
    let (count, winners) = highest(game, good);
    let winner = single_winner(game, good, winners, sink);
    match (game.market_card().worth(good), winner) {
        (Worth::Yuan(yuan), Some(seat)) => {
            let yuan = Yuan(yuan.into());
            game.seat_mut(seat).yuan += yuan;
            sink.event(|| Open::ColourWon { seat, good, count, yuan }.into());
            None
        }
        (Worth::Yuan(value), None) => {
            // D8.3: shared, rounded down.
            let yuan = Yuan((usize::from(value) / winners.len()) as u16);
            winners.iter().for_each(|seat| game.seat_mut(seat).yuan += yuan);
            sink.event(|| {
                let (seats, value) = (winners.iter().collect(), Yuan(value.into()));
                Open::ColourShared { seats, good, count, value, yuan }.into()
            });
            None
        }
        (Worth::Special, Some(seat)) => {
            sink.event(|| Open::SpecialWon { seat, good, count }.into());
            Some(seat)
        }
        (Worth::Special, None) => {
            // D8.4: no player gets a special card after a tie.
            sink.event(|| {
                let seats = winners.iter().collect();
                Open::SpecialTied { seats, good, count }.into()
            });
            None
        }
    }
}

#[inline]
fn highest(game: &Dschunke, good: Good) -> (u8, SeatSet) {
    let mut best = (0, SeatSet::EMPTY);
    for seat in game.seat_order() {
        let count = game.seat(seat).bid.of(good);
        if count > best.0 {
            best = (count, SeatSet::only(seat));
        } else if count == best.0 && count > 0 {
            best.1 = best.1.with(seat);
        }
    }
    best
}

/// D6.5: of equal bids that of the tie-breaker’s owner wins, if they are among the tied.
#[inline]
fn single_winner(
    game: &Dschunke,
    good: Good,
    winners: SeatSet,
    sink: &mut impl Sink<Event>,
) -> Option<Seat> {
    if winners.len() == 1 {
        return winners.first();
    }
    let breaker = winners.iter().find(|seat| game.seat(*seat).open.contains(Sort::TIE_BREAKER))?;
    sink.event(|| Open::TieBroken { seat: breaker, good }.into());
    Some(breaker)
}

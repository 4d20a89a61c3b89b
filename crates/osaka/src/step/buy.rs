//! Buying all goods in the market.

use crate::cards::Cards;
use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refused;
use crate::row::Row;
use crate::state::{Osaka, Phase};
use crate::step::{payment, refill};
use crate::variants::Refill;
use higaki_table::{Chance, MAX_CHOICES, Seat, Sink};

/// All payments without a superfluous card; if that list is too long, only the start of a payment,
/// whose coins are then laid down step by step.
pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let price = game.price(seat);
    let hand = game.seat(seat).hand;
    if price == 0 || hand.value() < price {
        return;
    }
    let before = list.len();
    let make = |payment| Choice::Buy { payment };
    if !payment::list_exact(hand, price, make, MAX_CHOICES, list) {
        list.truncate(before);
        list.push(Choice::Buy { payment: Cards::NONE });
    }
}

/// O3.2, O3.3: all cards on sale for this player, paid for from their hand.
pub(crate) fn check(game: &Osaka, seat: Seat, payment: Cards) -> Result<Choice, Refused> {
    let price = game.price(seat);
    if price == 0 {
        return Err(Refused::NothingToBuy);
    }
    let hand = game.seat(seat).hand;
    payment::check_in_hand(hand, payment)?;
    if hand.value() < price {
        return Err(Refused::TooExpensive { price, coins: hand.value() });
    }
    if !payment.is_empty() && payment.value() < price {
        return Err(Refused::PaidTooLittle { price, paid: payment.value() });
    }
    Ok(Choice::Buy { payment })
}

#[inline(always)]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    payment: Cards,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if payment.is_empty() {
        game.phase = Phase::Pay;
        let price = game.price(seat);
        sink.event(|| Event::PurchaseBegun { seat, price });
    } else {
        payment::lay_down(game, seat, payment);
        conclude(game, seat, chance, sink);
    }
}

/// O3.3, O3.4: the payment is discarded, the goods lie open before the buyer, and O5.1 the market
/// is refilled, unless OV.2 has it wait until the payday is over.
#[inline(never)]
pub(crate) fn conclude(
    game: &mut Osaka,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let goods = take_goods(game, seat);
    let payment = std::mem::take(&mut game.paid);
    game.discard = game.discard.plus(payment);
    let own = game.seat_mut(seat);
    own.goods = own.goods.plus(goods);
    game.passes = 0;
    sink.event(|| Event::Bought { seat, goods, price: goods.value(), payment });
    if game.options.refill == Refill::BeforeShips {
        refill::refill(game, chance, sink);
    }
    game.after_purchase(goods, chance, sink);
}

/// Clears the market except for cards that other players reserved.
#[inline]
fn take_goods(game: &mut Osaka, seat: Seat) -> Cards {
    let market = game.market;
    let bought = game.open_to(seat);
    if game.stones.is_empty() {
        game.market = Row::EMPTY;
    } else {
        game.market = market.left_to_others(seat);
        let own_stone_there = bought != market.free();
        game.stones = if own_stone_there { game.stones.without(seat) } else { game.stones };
    }
    market.cards(bought)
}

//! Which goods an insurance saves.

use crate::cards::Cards;
use crate::choice::{Choice, Decision};
use crate::event::Event;
use crate::refusal::Refused;
use crate::state::{Osaka, Phase};
use crate::step::insure;
use crate::view::Saved;
use higaki_table::{Chance, Seat, Sink};

pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let Phase::Save { colour, count, .. } = game.phase else { return };
    let goods = game.seat(seat).goods.of(colour);
    each_of(goods, u32::from(count), |goods| list.push(Choice::Save { goods }));
}

/// The goods that this number of symbols saves, if there is no alternative.
pub(crate) fn evident(goods: Cards, symbols: u32) -> Option<Cards> {
    if symbols >= goods.len() {
        return Some(goods);
    }
    if symbols == 0 {
        return Some(Cards::NONE);
    }
    let (card, copies) = goods.kinds().next()?;
    (copies == goods.len()).then(|| Cards::many(card, symbols))
}

/// O8.4: the goods that a payment saves: the named ones, or the only possible ones.
pub(crate) fn saved_by(goods: Cards, payment: Cards, named: Cards) -> Saved {
    let mut all = Saved { goods: named, to_name: 0 };
    for colour in payment.colours().without(named.colours()).iter() {
        let symbols = payment.of(colour).symbols();
        match evident(goods.of(colour), symbols) {
            Some(evident) => all.goods = all.goods.plus(evident),
            None => all.to_name += symbols,
        }
    }
    all
}

/// All ways to use this number of symbols on these goods; unnamed where there is no alternative.
pub(crate) fn each_rescue(goods: Cards, symbols: u32, mut take: impl FnMut(Cards)) {
    match evident(goods, symbols) {
        Some(_) => take(Cards::NONE),
        None => each_of(goods, symbols, take),
    }
}

/// All ways to pick `count` of these goods, which are of one colour and therefore of at most three
/// kinds.
fn each_of(goods: Cards, count: u32, mut take: impl FnMut(Cards)) {
    let mut kinds = goods.kinds();
    let mut next = || kinds.next().map_or((None, 0), |(card, copies)| (Some(card), copies));
    let ((first, firsts), (second, seconds), (third, thirds)) = (next(), next(), next());
    for a in 0..=firsts.min(count) {
        for b in 0..=seconds.min(count - a) {
            let c = count - a - b;
            if c <= thirds {
                let parts = [(first, a), (second, b), (third, c)];
                take(parts.into_iter().fold(Cards::NONE, |all, (card, copies)| {
                    card.map_or(all, |card| all.plus(Cards::many(card, copies)))
                }));
            }
        }
    }
}

/// O8.4: the owner chooses at most the number of goods that were paid for.
pub(crate) fn check(game: &Osaka, seat: Seat, goods: Cards) -> Result<Choice, Refused> {
    let Phase::Save { colour, count, .. } = game.phase else {
        return Err(Refused::OtherDecision { decision: Decision::Save });
    };
    let count = u32::from(count);
    let own = game.seat(seat).goods.of(colour);
    if let Some((card, _)) = goods.kinds().find(|(card, copies)| own.count(*card) < *copies) {
        return Err(Refused::NoSuchGood { card });
    }
    match goods.len() {
        0 => Err(Refused::NameGoods { colour, count }),
        len if len > count => Err(Refused::TooManyGoods { colour, count }),
        _ => Ok(Choice::Save { goods }),
    }
}

/// O8.6: turned sideways, the goods stay insured until they are sold.
pub(crate) fn rescue(game: &mut Osaka, seat: Seat, saved: Cards, sink: &mut impl Sink<Event>) {
    if saved.is_empty() {
        return;
    }
    let own = game.seat_mut(seat);
    own.goods = own.goods.minus(saved);
    own.insured = own.insured.plus(saved);
    sink.event(|| Event::Saved { seat, goods: saved });
}

#[inline(never)]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    goods: Cards,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Phase::Save { settled, .. } = game.phase else { return };
    rescue(game, seat, goods, sink);
    insure::ask_again(game, seat, settled, chance, sink);
}

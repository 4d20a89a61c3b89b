//! Offers of the merchant (E9.1 to E9.5, T3.3).

use super::card;
use crate::cards::ActionKind;
use crate::choice::{Choice, OfferCard};
use crate::components::{MerchantCard, Purse};
use crate::event::{Deed, Event, tell};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::Edo;
use crate::tokken::{Privilege, redeem};
use higaki_table::{Chance, Seat, Sink};

/// One of the two offers on a merchant card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    Buy { pieces: u8 },
    Point,
}

const BOTH_NEXT: u8 = 0b1100;

/// The offer as a bit: two on the current card, two on the next.
const fn bit(offer: Offer, card: OfferCard) -> u8 {
    let offer = match offer {
        Offer::Buy { .. } => 0,
        Offer::Point => 1,
    };
    match card {
        OfferCard::Current => 1 << offer,
        OfferCard::Next => 4 << offer,
    }
}

fn used(state: &Edo) -> u8 {
    match state.turn.pending {
        Pending::SecondOffer { used } => used,
        _ => 0,
    }
}

/// Appends all offers that the player can take.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    for card in [OfferCard::Current, OfferCard::Next] {
        let Some(merchant) = merchant_card(state, card) else { continue };
        for pieces in 1..=merchant.pieces {
            if check(state, seat, Offer::Buy { pieces }, card).is_ok() {
                list.push(Choice::Buy { pieces, card });
            }
        }
        if check(state, seat, Offer::Point, card).is_ok() {
            list.push(Choice::Point { card });
        }
    }
}

/// Appends all second offers, and the choice of none.
pub(crate) fn second_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    choices(state, seat, list);
    list.push(Choice::Enough);
}

fn merchant_card(state: &Edo, card: OfferCard) -> Option<&MerchantCard> {
    let number = match card {
        OfferCard::Current => Some(state.current_merchant()),
        OfferCard::Next => state.next_merchant(),
    };
    number.map(|number| state.merchant_card(number))
}

/// E9.2: the maximum number of pieces in one purchase.
pub(crate) fn most_pieces(state: &Edo, card: OfferCard) -> u8 {
    merchant_card(state, card).map_or(1, |merchant| merchant.pieces)
}

/// E9.1: an own samurai must stand with the merchant, wherever that is.
pub(crate) fn check_merchant(state: &Edo, seat: Seat) -> Result<(), Refusal> {
    if state.player(seat).samurai.stands(state.merchant) {
        Ok(())
    } else {
        Err(Refusal::NotAtMerchant { space: state.merchant })
    }
}

/// E9.2, E9.3: buying or a point. E9.4: not the same offer twice in one trade.
/// T3.3: offers of the next card cost privilege c, once for the whole trade.
pub(crate) fn check(state: &Edo, seat: Seat, offer: Offer, card: OfferCard) -> Result<(), Refusal> {
    if state.turn.pending == Pending::Nothing {
        card::check_execution(state, ActionKind::Trade)?;
    }
    check_merchant(state, seat)?;
    let merchant = merchant_card(state, card).ok_or(Refusal::NoNextCard)?;
    let player = state.player(seat);
    if card == OfferCard::Next && used(state) & BOTH_NEXT == 0 {
        redeem::check_owned(player, Privilege::Trade)?;
    }
    if used(state) & bit(offer, card) != 0 {
        return Err(Refusal::OfferUsed);
    }
    if let Offer::Buy { pieces } = offer
        && !(1..=merchant.pieces).contains(&pieces)
    {
        return Err(Refusal::WrongPieces { most: merchant.pieces });
    }
    let cost = cost(merchant, offer);
    let rule = if offer == Offer::Point { "E9.3" } else { "E9.2" };
    if player.purse.covers(&cost) { Ok(()) } else { Err(Refusal::cannot_pay(rule, cost)) }
}

fn cost(merchant: &MerchantCard, offer: Offer) -> Purse {
    match offer {
        Offer::Buy { pieces } => Purse::money(u16::from(pieces) * u16::from(merchant.ryo_each)),
        Offer::Point => merchant.point,
    }
}

/// The price and the yield of an offer.
pub(crate) fn terms(state: &Edo, offer: Offer, card: OfferCard) -> Option<(Purse, Purse)> {
    let merchant = merchant_card(state, card)?;
    let gain = match offer {
        Offer::Buy { pieces } => Purse::of(merchant.buy, pieces),
        Offer::Point => Purse::EMPTY,
    };
    Some((cost(merchant, offer), gain))
}

/// Takes an offer. E9.4: with an own trading post a second, different one can follow.
/// E9.5: the next official begins a trade of its own.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    offer: Offer,
    card: OfferCard,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Some((cost, gain)) = terms(state, offer, card) else { return };
    let before = used(state);
    let first = state.turn.pending == Pending::Nothing;
    if first {
        card::use_official(state);
    }
    if card == OfferCard::Next && before & BOTH_NEXT == 0 {
        redeem::spend(state, seat, Privilege::Trade);
        tell(sink, || Deed::PrivilegeSpent { seat, privilege: Privilege::Trade });
    }
    let resource = merchant_card(state, card).map(|merchant| merchant.buy);
    let player = state.player_mut(seat);
    player.purse.pay(cost);
    player.purse.gain(gain);
    match (offer, resource) {
        (Offer::Buy { pieces }, Some(resource)) => {
            tell(sink, || Deed::Bought { seat, card, resource, pieces, ryo: cost.ryo });
        }
        _ => {
            player.points += 1;
            let Purse { rice, wood, stone, ryo } = cost;
            tell(sink, || Deed::PointTraded { seat, card, points: 1, rice, wood, stone, ryo });
        }
    }
    state.turn.pending = Pending::Nothing;
    if first && has_post(state, seat) {
        state.turn.pending = Pending::SecondOffer { used: before | bit(offer, card) };
        if !any_offer(state, seat) {
            state.turn.pending = Pending::Nothing;
        }
    }
    card::settle(state, chance, sink);
}

fn has_post(state: &Edo, seat: Seat) -> bool {
    state.player(seat).posts < state.data().posts
}

fn any_offer(state: &Edo, seat: Seat) -> bool {
    [OfferCard::Current, OfferCard::Next].into_iter().any(|card| {
        [Offer::Buy { pieces: 1 }, Offer::Point]
            .into_iter()
            .any(|offer| check(state, seat, offer, card).is_ok())
    })
}

/// E9.4: no second offer.
pub(crate) fn apply_enough(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.turn.pending = Pending::Nothing;
    card::settle(state, chance, sink);
}

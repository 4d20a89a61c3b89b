//! Payday: sales, tokens and possibly the end of the game.

use crate::cards::Cards;
use crate::components::{Card, Colour, Colours};
use crate::event::Event;
use crate::scoring::{set_points, set_worth};
use crate::state::{End, Osaka, Phase};
use crate::step::refill;
use higaki_table::{Chance, Seat, Sink};

/// O9.1: the number of tokens that ends the game.
pub(crate) const LAST_TOKEN: u32 = 8;

/// Steps 1 and 2 of a payday, up to the end of the game if it comes.
#[inline(never)]
pub(crate) fn pay(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let arrived = game.arrived();
    sink.event(|| Event::Payday { colours: arrived.iter().collect() });
    let mut sellers = [Colours::NONE; Osaka::MAX_PLAYERS];
    sell_all(game, arrived, &mut sellers, chance, sink);
    let most_tokens = hand_out_tokens(game, &sellers, sink);
    // O9.1: at once; nothing sinks any more.
    if most_tokens >= LAST_TOKEN {
        game.phase = Phase::Over(End::Tokens);
        sink.event(|| Event::Ended { reason: End::Tokens });
    }
}

/// O7.1: every player sells every set that has arrived, by colour and then clockwise from the
/// active player. Records the players who sold each colour.
fn sell_all(
    game: &mut Osaka,
    arrived: Colours,
    sellers: &mut [Colours; Osaka::MAX_PLAYERS],
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    for colour in arrived.iter() {
        for seat in game.clockwise() {
            if sell(game, seat, colour, chance, sink) {
                sellers[seat.index()].add(colour);
            }
        }
    }
}

/// Sells the set of one player, if they have one.
fn sell(
    game: &mut Osaka,
    seat: Seat,
    colour: Colour,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> bool {
    let own = game.seat(seat);
    let (open, insured) = (own.goods.of(colour), own.insured.of(colour));
    let set = open.plus(insured);
    if set.is_empty() {
        return false;
    }
    let tokens = own.tokens.of(colour);
    let points = set_points(set, tokens);
    let kept = lowest(set, points);
    let discarded = set.minus(kept);
    let own = game.seat_mut(seat);
    own.goods = own.goods.minus(open);
    own.insured = own.insured.minus(insured);
    own.kept = own.kept.plus(kept);
    own.earned[colour.index()] += points as u8;
    game.discard = game.discard.plus(discarded);
    let missing = points - kept.len();
    let drawn = draw_points(game, seat, missing, chance, sink);
    sink.event(|| Event::Sold {
        seat,
        colour,
        count: set.len(),
        highest: set.highest(),
        tokens,
        worth: set_worth(set, tokens),
        points,
        kept,
        discarded,
        drawn,
        credited: missing - drawn,
    });
    true
}

/// O7.4: the lowest cards of a set of one colour, `count` of them or all.
#[inline]
fn lowest(set: Cards, count: u32) -> Cards {
    if count >= set.len() {
        return set;
    }
    let mut left = count;
    let mut lowest = Cards::NONE;
    // The kinds of one colour come in the order of their values.
    for (card, copies) in set.kinds() {
        let taken = copies.min(left);
        lowest = lowest.plus(Cards::many(card, taken));
        left -= taken;
    }
    lowest
}

/// O7.5: points that the set cannot show are drawn face down; without a card they are credited.
fn draw_points(
    game: &mut Osaka,
    seat: Seat,
    missing: u32,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> u32 {
    let mut drawn = 0;
    for _ in 0..missing {
        let card: Option<Card> = refill::draw(game, chance, sink);
        let own = game.seat_mut(seat);
        match card {
            Some(card) => {
                own.unseen.add(card);
                drawn += 1;
            }
            None => own.credit += 1,
        }
    }
    drawn
}

/// O7.6, O1.4: one token for each colour sold; they count from the next payday on. Returns the
/// highest number of tokens of a player.
fn hand_out_tokens(
    game: &mut Osaka,
    sellers: &[Colours; Osaka::MAX_PLAYERS],
    sink: &mut impl Sink<Event>,
) -> u32 {
    let mut most = 0;
    for seat in game.clockwise() {
        let sold = sellers[seat.index()];
        let tokens = &mut game.seat_mut(seat).tokens;
        tokens.add_each(sold);
        most = most.max(tokens.total());
        for colour in Colour::ALL.into_iter().filter(|colour| sold.contains(*colour)) {
            sink.event(|| Event::TokenEarned { seat, colour, tokens: tokens.of(colour) });
        }
    }
    most
}

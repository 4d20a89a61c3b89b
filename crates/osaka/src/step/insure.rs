//! Insuring goods while ships sink, and losing those that are not insured.

use crate::cards::Cards;
use crate::choice::{Choice, Decision};
use crate::components::{Card, Colour, Colours};
use crate::event::Event;
use crate::refusal::Refused;
use crate::state::{Osaka, Phase};
use crate::step::{sail, save};
use crate::variants::Insurance;
use higaki_table::{Chance, MAX_CHOICES, Seat, Sink};

/// O8.5, OV.3: the colours whose goods can be insured at this payday.
pub(crate) fn insurable(game: &Osaka) -> Colours {
    match game.options.insurance {
        Insurance::AnyColour => Colours::ALL,
        Insurance::SinkingColours => game.sinking(),
    }
}

/// O8.2: the colours in which this seat has both something to insure and something to insure with.
pub(crate) fn asked_colours(game: &Osaka, seat: Seat, settled: Colours) -> Colours {
    let own = game.seat(seat);
    let can =
        |colour: &Colour| !own.goods.of(*colour).is_empty() && own.hand.of(*colour).symbols() > 0;
    insurable(game).without(settled).iter().filter(can).collect()
}

/// O8.2: asks from the active player clockwise; when nobody is left to ask, the goods are lost.
pub(crate) fn begin(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let sinking = game.sinking();
    if sinking.is_empty() {
        return conclude(game, chance, sink);
    }
    sink.event(|| Event::Sinking { colours: sinking.iter().collect() });
    ask_from(game, game.active, chance, sink);
}

fn ask_from(game: &mut Osaka, first: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let mut seat = first;
    loop {
        if !asked_colours(game, seat, Colours::NONE).is_empty() {
            game.phase = Phase::Insure { asked: seat, settled: Colours::NONE };
            return;
        }
        seat = seat.next(game.player_count());
        if seat == game.active {
            return conclude(game, chance, sink);
        }
    }
}

/// Goes on with the same player while he has colours to settle, then with the next.
pub(crate) fn ask_again(
    game: &mut Osaka,
    seat: Seat,
    settled: Colours,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if !asked_colours(game, seat, settled).is_empty() {
        game.phase = Phase::Insure { asked: seat, settled };
        return;
    }
    let next = seat.next(game.player_count());
    if next == game.active {
        conclude(game, chance, sink);
    } else {
        ask_from(game, next, chance, sink);
    }
}

/// O8.7: uninsured goods of sunk colours are lost; the ships return, and the turn goes on.
fn conclude(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let sinking = game.sinking();
    for seat in game.active.clockwise(game.player_count()) {
        let own = game.seat_mut(seat);
        let lost = sinking.iter().fold(Cards::NONE, |lost, colour| lost.plus(own.goods.of(colour)));
        if !lost.is_empty() {
            own.goods = own.goods.minus(lost);
            game.discard = game.discard.plus(lost);
            sink.event(|| Event::Lost { seat, goods: lost });
        }
    }
    sail::return_ships(game, sink);
    game.end_purchase(chance, sink);
}

/// Everything that differs in effect, for all colours at once; if that is too much to list, the
/// first colour alone, and there first the payment.
pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let Phase::Insure { settled, .. } = game.phase else { return };
    let colours = asked_colours(game, seat, settled);
    let whole = Premium { payment: Cards::NONE, saved: Cards::NONE };
    if !list_whole(game, seat, colours, whole, list) {
        list.clear();
        let Some(colour) = colours.iter().next() else { return };
        each_payment(game, seat, colour, |payment| {
            list.push(Choice::Insure { colour: Some(colour), payment, saved: Cards::NONE });
        });
    }
}

#[derive(Clone, Copy)]
struct Premium {
    payment: Cards,
    saved: Cards,
}

/// Lists the combinations of these colours. Tells whether all of them found room.
fn list_whole(
    game: &Osaka,
    seat: Seat,
    colours: Colours,
    so_far: Premium,
    list: &mut Vec<Choice>,
) -> bool {
    let Some(colour) = colours.iter().next() else {
        if list.len() >= MAX_CHOICES {
            return false;
        }
        let Premium { payment, saved } = so_far;
        list.push(Choice::Insure { colour: None, payment, saved });
        return true;
    };
    let rest = colours.without([colour].into_iter().collect());
    let goods = game.seat(seat).goods.of(colour);
    let mut fits = true;
    each_payment(game, seat, colour, |payment| {
        save::each_rescue(goods, payment.symbols(), |saved| {
            let saved = so_far.saved.plus(saved);
            let payment = so_far.payment.plus(payment);
            fits = fits && list_whole(game, seat, rest, Premium { payment, saved }, list);
        });
    });
    fits
}

/// Every payment in one colour without a card that saves nothing, beginning with none at all.
pub(crate) fn each_payment(game: &Osaka, seat: Seat, colour: Colour, mut take: impl FnMut(Cards)) {
    let own = game.seat(seat);
    let goods = own.goods.of(colour);
    let [two, three] = [2, 3].map(|value| Card::new(colour, value).expect("2 and 3 are printed"));
    for twos in 0..=own.hand.count(two) {
        for threes in 0..=own.hand.count(three) {
            let payment = Cards::many(two, twos).plus(Cards::many(three, threes));
            if payment.is_empty() || wasted(payment, goods.len()).is_none() {
                take(payment);
            }
        }
    }
}

/// O8.4: a card of this payment without which as many goods could be saved.
fn wasted(payment: Cards, saved: u32) -> Option<Card> {
    let least = payment.kinds().map(|(card, _)| card).min_by_key(|card| card.symbols())?;
    (payment.symbols() - least.symbols() >= saved).then_some(least)
}

/// O8.3 to O8.5: symbols on cards of the hand, for goods of their colour.
pub(crate) fn check(
    game: &Osaka,
    seat: Seat,
    only: Option<Colour>,
    payment: Cards,
    saved: Cards,
) -> Result<Choice, Refused> {
    let Phase::Insure { settled, .. } = game.phase else {
        return Err(Refused::OtherDecision { decision: Decision::Insure });
    };
    let asked = asked_colours(game, seat, settled);
    if let Some(colour) = only.filter(|colour| !asked.contains(*colour)) {
        return Err(not_asked(game, colour));
    }
    for (card, count) in payment.kinds() {
        check_card(game, seat, card, count, only, asked)?;
    }
    let own = game.seat(seat);
    if let Some((card, _)) = saved.kinds().find(|(card, count)| own.goods.count(*card) < *count) {
        return Err(Refused::NoSuchGood { card });
    }
    let mut named = Cards::NONE;
    for colour in Colour::ALL {
        let (payment, saved) = (payment.of(colour), saved.of(colour));
        named = named.plus(check_colour(own.goods.of(colour), colour, payment, saved, only)?);
    }
    Ok(Choice::Insure { colour: only, payment, saved: named })
}

fn not_asked(game: &Osaka, colour: Colour) -> Refused {
    if insurable(game).contains(colour) {
        Refused::NotAskedColour { colour }
    } else {
        Refused::NotSinking { colour }
    }
}

fn check_card(
    game: &Osaka,
    seat: Seat,
    card: Card,
    count: u32,
    only: Option<Colour>,
    asked: Colours,
) -> Result<(), Refused> {
    let colour = card.colour();
    if card.symbols() == 0 {
        Err(Refused::NoSymbol { card })
    } else if game.seat(seat).hand.count(card) < count {
        Err(Refused::NotInHand { card })
    } else if !insurable(game).contains(colour) {
        Err(Refused::NotSinking { colour })
    } else if game.seat(seat).goods.of(colour).is_empty() {
        Err(Refused::SavesNothing { card })
    } else if !asked.contains(colour) || only.is_some_and(|only| only != colour) {
        Err(Refused::NotAskedColour { colour })
    } else {
        Ok(())
    }
}

/// Checks one colour and tells which goods must be named for it: none where the payment itself
/// says what is saved.
fn check_colour(
    goods: Cards,
    colour: Colour,
    payment: Cards,
    saved: Cards,
    only: Option<Colour>,
) -> Result<Cards, Refused> {
    let count = payment.symbols().min(goods.len());
    if saved.len() > count {
        return Err(Refused::TooManyGoods { colour, count });
    }
    let without_saying = save::evident(goods, payment.symbols());
    if saved.is_empty() && without_saying.is_none() && only.is_none() {
        return Err(Refused::NameGoods { colour, count });
    }
    let number = if saved.is_empty() { count } else { saved.len() };
    if let Some(card) = wasted(payment, number) {
        return Err(Refused::SavesNothing { card });
    }
    Ok(if without_saying == Some(saved) { Cards::NONE } else { saved })
}

pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    only: Option<Colour>,
    payment: Cards,
    saved: Cards,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Phase::Insure { mut settled, .. } = game.phase else { return };
    let own = game.seat_mut(seat);
    own.hand = own.hand.minus(payment);
    let goods = own.goods;
    game.discard = game.discard.plus(payment);
    if payment.is_empty() {
        sink.event(|| Event::NotInsured { seat, colour: only });
    } else {
        sink.event(|| Event::Premium { seat, payment });
    }
    match only {
        None => settled = Colours::ALL,
        Some(colour) => settled.add(colour),
    }
    let mut all_saved = saved;
    for colour in Colour::ALL.into_iter().filter(|colour| saved.of(*colour).is_empty()) {
        let symbols = payment.of(colour).symbols();
        let Some(evident) = save::evident(goods.of(colour), symbols) else {
            // Only a colour by itself may leave open what it saves.
            let count = symbols as u8;
            game.phase = Phase::Save { asked: seat, settled, colour, count };
            return;
        };
        all_saved = all_saved.plus(evident);
    }
    save::rescue(game, seat, all_saved, sink);
    ask_again(game, seat, settled, chance, sink);
}

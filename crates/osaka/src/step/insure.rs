//! Insuring goods while ships sink, and losing those that are not insured.

use crate::cards::Cards;
use crate::choice::{Choice, Decision};
use crate::components::{Card, Colour, Colours};
use crate::event::Event;
use crate::refusal::{Purpose, Refused};
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

/// O8.2: the colours in which this seat has both goods to insure and cards to pay.
#[inline]
pub(crate) fn asked_colours(game: &Osaka, seat: Seat, settled: Colours) -> Colours {
    let own = game.seat(seat);
    let can = own.goods.colours().common(own.hand.insuring().colours());
    insurable(game).without(settled).common(can)
}

/// O8.2: asks from the active player clockwise; after the last player the goods are lost.
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

/// Continues with the same player while they have colours to settle, then with the next.
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

/// O8.7: uninsured goods of sunk colours are lost; the ships return, and the turn continues.
fn conclude(game: &mut Osaka, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let sinking = game.sinking();
    for seat in game.clockwise() {
        let own = game.seat_mut(seat);
        let lost = own.goods.of_any(sinking);
        own.goods = own.goods.minus(lost);
        game.discard = game.discard.plus(lost);
        if !lost.is_empty() {
            sink.event(|| Event::Lost { seat, goods: lost });
        }
    }
    sail::return_ships(game, sink);
    game.end_purchase(chance, sink);
}

/// All choices that differ in effect, for all colours at once; if that list is too long, the first
/// colour alone, with the payment first.
pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let Phase::Insure { settled, .. } = game.phase else { return };
    let colours = asked_colours(game, seat, settled);
    let whole = Premium { payment: Cards::NONE, saved: Cards::NONE };
    let before = list.len();
    if !list_whole(game, seat, colours, whole, before + MAX_CHOICES, list) {
        list.truncate(before);
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

/// Lists the combinations of these colours, unless the list would exceed `most`. Returns whether
/// the list is complete.
fn list_whole(
    game: &Osaka,
    seat: Seat,
    colours: Colours,
    so_far: Premium,
    most: usize,
    list: &mut Vec<Choice>,
) -> bool {
    let Some(colour) = colours.iter().next() else {
        if list.len() >= most {
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
            fits = fits && list_whole(game, seat, rest, Premium { payment, saved }, most, list);
        });
    });
    fits
}

/// The twos and threes of one colour that insure a given number of goods.
struct Means {
    two: Card,
    three: Card,
    twos: u32,
    threes: u32,
    goods: u32,
}

impl Means {
    /// O8.4: at most as many of each value as save goods by themselves; more are legal, but not
    /// listed.
    fn new(hand: Cards, colour: Colour, goods: u32) -> Means {
        let [two, three] = Card::insuring(colour);
        let twos = hand.count(two).min(goods.div_ceil(two.symbols()));
        Means { two, three, twos, threes: hand.count(three).min(goods), goods }
    }

    /// O8.4: the maximum number of threes beside these twos; more would save nothing.
    fn threes_beside(&self, twos: u32) -> u32 {
        self.threes.min(self.goods.saturating_sub(twos * self.two.symbols()))
    }

    fn payment(&self, twos: u32, threes: u32) -> Cards {
        Cards::many(self.two, twos).plus(Cards::many(self.three, threes))
    }
}

/// Every payment in one colour without a card that saves nothing, beginning with none at all.
fn each_payment(game: &Osaka, seat: Seat, colour: Colour, mut take: impl FnMut(Cards)) {
    let own = game.seat(seat);
    let means = Means::new(own.hand, colour, own.goods.of(colour).len());
    for twos in 0..=means.twos {
        for threes in 0..=means.threes_beside(twos) {
            take(means.payment(twos, threes));
        }
    }
}

/// A uniform draw from those payments.
pub(crate) fn drawn_payment(
    hand: Cards,
    goods: u32,
    colour: Colour,
    chance: &mut impl Chance,
) -> Cards {
    let means = Means::new(hand, colour, goods);
    loop {
        let (twos, threes) = (chance.below(means.twos + 1), chance.below(means.threes + 1));
        if threes <= means.threes_beside(twos) {
            return means.payment(twos, threes);
        }
    }
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
        Err(Refused::NotInHand { card, wanted_for: Purpose::Insuring })
    } else if !insurable(game).contains(colour) {
        Err(Refused::NotSinking { colour })
    } else if game.seat(seat).goods.of(colour).is_empty() {
        Err(Refused::NothingToInsure { card })
    } else if !asked.contains(colour) || only.is_some_and(|only| only != colour) {
        Err(Refused::NotAskedColour { colour })
    } else {
        Ok(())
    }
}

/// Checks one colour and returns the goods that must be named for it; none where the payment
/// determines the saved goods.
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
    Ok(if without_saying == Some(saved) { Cards::NONE } else { saved })
}

#[inline(never)]
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
    for colour in payment.colours().without(saved.colours()).iter() {
        let symbols = payment.of(colour).symbols();
        let Some(evident) = save::evident(goods.of(colour), symbols) else {
            // Only an insurance of a single colour may leave the saved goods open.
            let count = symbols as u8;
            game.phase = Phase::Save { asked: seat, settled, colour, count };
            return;
        };
        all_saved = all_saved.plus(evident);
    }
    save::rescue(game, seat, all_saved, sink);
    ask_again(game, seat, settled, chance, sink);
}

//! The action of a round by a merchant or a helper, who is then turned over.

use crate::choice::Choice;
use crate::components::{Action, Field, Good, Junk, Row};
use crate::event::{Event, Open};
use crate::refusal::Refused;
use crate::stage::{Figure, Figures, Then};
use crate::state::Dschunke;
use crate::step::{cash, goods, load};
use higaki_table::{Seat, Sink};

/// D4.3: the number of strips that a merchant loads.
pub(crate) const MERCHANT_STRIPS: u8 = 2;

/// An action, independent of the figure that performs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) figure: Figure,
    pub(crate) action: Action,
    pub(crate) junk: Junk,
    /// The number on the field of a helper.
    pub(crate) size: Option<u8>,
    /// The kind of goods, if it has to be named.
    pub(crate) good: Option<Good>,
}

pub(crate) fn choices(game: &Dschunke, seat: Seat, list: &mut Vec<Choice>) {
    let usable = usable(game, seat);
    for action in Action::ALL {
        if !usable.contains(Figure::Merchant(action)) {
            continue;
        }
        match action {
            Action::Load => list.push(Choice::Load),
            Action::Cash => list.push(Choice::Cash),
            Action::Goods => {
                let junk = game.merchant(Action::Goods);
                goods::for_each_naming(game, junk, |good| list.push(Choice::Goods { good }));
            }
        }
    }
    for (row, named) in helper_offers(game, usable) {
        let action = game.data().field(row, game.round).action();
        for junk in free_junks(game) {
            let mut push = |good| list.push(Choice::Helper { row: named, action, junk, good });
            match action {
                Action::Goods => goods::for_each_naming(game, junk, push),
                _ => push(None),
            }
        }
    }
}

/// D4.1: the figures that are not turned over; D4.4: without a strip only those that do not load,
/// unless all the remaining ones do.
#[inline]
pub(crate) fn usable(game: &Dschunke, seat: Seat) -> Figures {
    let free = game.used.others(game.players);
    if game.seat(seat).strips > 0 || !game.refuses_empty_loads() {
        return free;
    }
    let others = free.iter().filter(|figure| figure_action(game, *figure) != Action::Load);
    let others: Figures = others.collect();
    if others == Figures::NONE { free } else { others }
}

fn figure_action(game: &Dschunke, figure: Figure) -> Action {
    match figure {
        Figure::Merchant(action) => action,
        Figure::Helper(row) => game.data().field(row, game.round).action(),
    }
}

/// D4.9: a helper works only on junks without a merchant.
#[inline]
pub(crate) fn free_junks(game: &Dschunke) -> impl Iterator<Item = Junk> + Clone {
    let taken = game.merchants.iter().fold(0_u8, |taken, junk| taken | 1 << junk.index());
    Junk::ALL.into_iter().filter(move |junk| taken >> junk.index() & 1 == 0)
}

/// The row of a helper, where it has to be named: if the other one is free too and offers the same
/// kind of action in another size.
#[inline]
pub(crate) fn named_row(game: &Dschunke, row: Row) -> Option<Row> {
    let other = match row {
        Row::Upper => Row::Lower,
        Row::Lower => Row::Upper,
    };
    if game.players < 4 || game.used.contains(Figure::Helper(other)) {
        return None;
    }
    let field = |row| game.data().field(row, game.round);
    let alike = field(row).action() == field(other).action() && field(row) != field(other);
    alike.then_some(row)
}

/// The helpers among these figures, and the row where it has to be named. Of two helpers with the
/// same field only the first is offered, because the second makes no difference.
pub(crate) fn helper_offers(
    game: &Dschunke,
    figures: Figures,
) -> impl Iterator<Item = (Row, Option<Row>)> {
    let offered = move |row: &Row| figures.contains(Figure::Helper(*row));
    let mut before = None;
    game.helpers().filter(offered).filter_map(move |row| {
        let field = Some(game.data().field(row, game.round));
        let twin = before == field;
        before = field;
        (!twin).then(|| (row, named_row(game, row)))
    })
}

/// D4.1, D4.2, D4.4, D4.9: a figure that is not turned over, and a junk where it can work.
pub(crate) fn check(game: &Dschunke, seat: Seat, choice: Choice) -> Result<Choice, Refused> {
    let merchant = |action: Action| {
        if game.used.contains(Figure::Merchant(action)) {
            return Err(Refused::MerchantUsed { action });
        }
        check_strips(game, seat, action)?;
        Ok(game.merchant(action))
    };
    match choice {
        Choice::Load => merchant(Action::Load).map(|_| choice),
        Choice::Cash => merchant(Action::Cash).map(|_| choice),
        Choice::Goods { good } => {
            let junk = merchant(Action::Goods)?;
            Ok(Choice::Goods { good: goods::check_naming(game, junk, good)? })
        }
        Choice::Helper { row, action, junk, good } => {
            let row = check_helper(game, row, action)?;
            check_strips(game, seat, action)?;
            if game.merchants.contains(&junk) {
                return Err(Refused::MerchantThere { junk });
            }
            let good = match action {
                Action::Goods => goods::check_naming(game, junk, good)?,
                _ => None,
            };
            Ok(Choice::Helper { row, action, junk, good })
        }
        _ => Ok(choice),
    }
}

/// D4.4: a player without strips loads only if there is no other action.
fn check_strips(game: &Dschunke, seat: Seat, action: Action) -> Result<(), Refused> {
    let loads = |figure: Figure| figure_action(game, figure) == Action::Load;
    if action == Action::Load && !usable(game, seat).iter().any(loads) {
        return Err(Refused::NothingToLoad);
    }
    Ok(())
}

/// D4.9: the row, where it has to be named.
fn check_helper(game: &Dschunke, row: Option<Row>, action: Action) -> Result<Option<Row>, Refused> {
    let offers_action = |row: Row| game.data().field(row, game.round).action() == action;
    let meant = |other: Row| row.is_none_or(|row| row == other) && offers_action(other);
    if !game.helpers().any(meant) {
        return Err(Refused::NoHelper { action });
    }
    let free = |row: Row| !game.used.contains(Figure::Helper(row));
    if !game.helpers().any(|row| meant(row) && free(row)) {
        return Err(Refused::HelperUsed { action });
    }
    let free = game.used.others(game.players);
    let mut offers = helper_offers(game, free).filter(|(row, _)| offers_action(*row));
    match (row, offers.next(), offers.next()) {
        (None, _, Some(_)) => Err(Refused::WhichHelper { action }),
        (Some(row), _, Some(_)) => Ok(Some(row)),
        _ => Ok(None),
    }
}

/// The action of a validated choice.
#[inline]
pub(crate) fn order(game: &Dschunke, choice: Choice) -> Option<Order> {
    let merchant = |action: Action, good| {
        let (figure, junk) = (Figure::Merchant(action), game.merchant(action));
        Some(Order { figure, action, junk, size: None, good })
    };
    match choice {
        Choice::Load => merchant(Action::Load, None),
        Choice::Cash => merchant(Action::Cash, None),
        Choice::Goods { good } => merchant(Action::Goods, good),
        Choice::Helper { row, action, junk, good } => {
            let field = |row| -> Field { game.data().field(row, game.round) };
            let row = row.or_else(|| {
                let mut free =
                    game.helpers().filter(|row| !game.used.contains(Figure::Helper(*row)));
                free.find(|row| field(*row).action() == action)
            })?;
            let size = field(row).size();
            Some(Order { figure: Figure::Helper(row), action, junk, size, good })
        }
        _ => None,
    }
}

/// D4.1: the figure acts and is turned over.
#[inline]
pub(crate) fn apply(game: &mut Dschunke, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
    let order = order(game, choice).expect("the choice was checked");
    let Order { figure, action, junk, size, good } = order;
    game.used.add(figure);
    sink.event(|| match figure {
        Figure::Merchant(action) => Open::MerchantUsed { seat, action, junk }.into(),
        Figure::Helper(row) => Open::HelperUsed { seat, row, action, junk }.into(),
    });
    match action {
        Action::Load => {
            load::apply(game, seat, junk, size.unwrap_or(MERCHANT_STRIPS), sink);
            game.go_on(seat, Then::Acted, sink);
        }
        Action::Cash => {
            cash::apply(game, seat, junk, size, sink);
            game.go_on(seat, Then::Acted, sink);
        }
        Action::Goods => goods::apply(game, seat, junk, good, size, Then::Acted, sink),
    }
}

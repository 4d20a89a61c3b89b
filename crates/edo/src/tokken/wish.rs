//! The display of wishes and privileges, and how a wish is granted (T1.1, T2.1 to T2.6).

use super::Privilege;
use crate::cards::ActionKind;
use crate::choice::Choice;
use crate::components::Purse;
use crate::event::{Deed, Event, WishTile, tell};
use crate::refusal::Refusal;
use crate::space::Space;
use crate::state::Edo;
use crate::step::{card, trade};
use crate::variants::ModuleName;
use higaki_table::{Chance, NotationError, Seat, Sink};
use serde::Serialize;
use std::str::FromStr;

/// No pile has more tiles.
pub(crate) const MAX_TILES: usize = 16;
/// The number of wishes that can be granted (T1.1).
pub(crate) const ROW: usize = 3;

/// The subject of a wish, which determines the action that grants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WishKind {
    /// Goods from home: by Trade, at the merchant (T2.2).
    HomeGoods,
    /// Foreign goods: by Travel (T2.3).
    ForeignGoods,
    /// Extensions of the palace: by Build, in Edo (T2.4).
    Palace,
}

impl WishKind {
    /// The action that grants it.
    #[must_use]
    pub const fn action(self) -> ActionKind {
        match self {
            WishKind::HomeGoods => ActionKind::Trade,
            WishKind::ForeignGoods => ActionKind::Travel,
            WishKind::Palace => ActionKind::Build,
        }
    }
}

impl FromStr for WishKind {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<WishKind, NotationError> {
        match word {
            "home_goods" => Ok(WishKind::HomeGoods),
            "foreign_goods" => Ok(WishKind::ForeignGoods),
            "palace" => Ok(WishKind::Palace),
            _ => Err(NotationError::new("unknown_wish", word, 1)),
        }
    }
}

/// A wish tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// The subject.
    pub kind: WishKind,
    /// The price of granting it.
    pub price: Purse,
}

/// Tiles in a row and on their pile: three in the row, then the preview on the pile, then the
/// hidden ones. When one is taken, all tiles after it move up, like the arrows on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Queue {
    len: u8,
    tiles: [u8; MAX_TILES],
}

impl Queue {
    pub(crate) const EMPTY: Queue = Queue { len: 0, tiles: [0; MAX_TILES] };
    /// Index of the first hidden tile.
    const HIDDEN: usize = ROW + 1;

    /// All tiles that are left.
    pub(crate) fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.len)]
    }

    /// The row.
    #[must_use]
    pub fn row(&self) -> &[u8] {
        &self.tiles()[..ROW.min(self.len())]
    }

    /// The open tile on the pile.
    #[must_use]
    pub fn preview(&self) -> Option<u8> {
        self.tiles().get(ROW).copied()
    }

    /// The number of tiles left.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no tile is left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn push(&mut self, tile: u8) {
        debug_assert!(self.len() < MAX_TILES, "the data has no more tiles");
        self.tiles[self.len()] = tile;
        self.len += 1;
    }

    /// The hidden tiles.
    pub(crate) fn hidden(&mut self) -> &mut [u8] {
        let from = Queue::HIDDEN.min(self.len());
        &mut self.tiles[from..usize::from(self.len)]
    }

    /// Removes a tile; the others move up. Returns the tile and the newly revealed one.
    fn take(&mut self, place: usize) -> (u8, Option<u8>) {
        let tile = self.tiles[place];
        self.tiles.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.tiles[usize::from(self.len)] = 0;
        (tile, self.preview())
    }

    pub(crate) fn shuffle(&mut self, chance: &mut impl Chance) {
        let len = self.len();
        chance.shuffle(&mut self.tiles[..len]);
    }
}

/// The wishes and the privileges under them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Display {
    /// Wishes, by their numbers in the data.
    pub wishes: Queue,
    /// Privileges, by the numbers of their kinds.
    pub privileges: Queue,
}

impl Display {
    pub(crate) const EMPTY: Display = Display { wishes: Queue::EMPTY, privileges: Queue::EMPTY };
}

/// T1.1: both piles are shuffled, three pairs laid out, the next tile of each turned up.
pub(crate) fn set_up(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let data = state.data.clone();
    (0..data.wishes.len()).for_each(|wish| state.display.wishes.push(wish as u8));
    for (kind, count) in data.privileges.iter().enumerate() {
        (0..*count).for_each(|_| state.display.privileges.push(kind as u8));
    }
    state.display.wishes.shuffle(chance);
    state.display.privileges.shuffle(chance);
    let Display { wishes, privileges } = state.display;
    tell(sink, || Deed::WishesLaid {
        wishes: open(&wishes).map(|wish| WishTile::of(&data, wish)).collect(),
    });
    tell(sink, || Deed::PrivilegesLaid {
        privileges: open(&privileges).map(Privilege::from_index).collect(),
    });
}

fn open(queue: &Queue) -> impl Iterator<Item = u8> {
    queue.row().iter().copied().chain(queue.preview())
}

/// The wish at a place of the row, counted from 1.
fn wish_at(state: &Edo, place: u8) -> Option<&Wish> {
    let index = usize::from(place).checked_sub(1)?;
    let tile = state.display.wishes.row().get(index)?;
    state.data().wishes.get(usize::from(*tile))
}

/// Appends every wish that the next official can grant.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let places = 1..=state.display.wishes.row().len() as u8;
    let granted = places.filter(|place| check(state, seat, *place).is_ok());
    list.extend(granted.map(|place| Choice::Wish { place }));
}

/// T2.1: a wish takes one official of the right action.
/// T2.2: goods from home at the merchant. T2.3: foreign goods anywhere. T2.4: the palace in Edo.
pub(crate) fn check(state: &Edo, seat: Seat, place: u8) -> Result<(), Refusal> {
    if !state.modules.tokken.is_used() {
        return Err(Refusal::ModuleNotUsed { module: ModuleName::Tokken });
    }
    let wish = wish_at(state, place).ok_or(Refusal::NoSuchWish { place })?;
    let needed = wish.kind.action();
    if state.turn_action().action != needed {
        return Err(Refusal::WishNeedsAction { needed });
    }
    card::check_execution(state, needed)?;
    let player = state.player(seat);
    match wish.kind {
        WishKind::HomeGoods => trade::check_merchant(state, seat)?,
        WishKind::ForeignGoods => {}
        WishKind::Palace if !player.samurai.stands(Space::EDO) => {
            return Err(Refusal::NoSamurai { space: Space::EDO });
        }
        WishKind::Palace => {}
    }
    if player.purse.covers(&wish.price) {
        Ok(())
    } else {
        Err(Refusal::cannot_pay("T2.1", wish.price))
    }
}

/// T2.1: a point at once and the privilege below it. T2.5: both rows move up, the next tiles are
/// turned up. T2.6: where no privilege is left, the point is all.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    place: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    card::use_official(state);
    let index = usize::from(place - 1);
    let hidden = state.display.wishes.len() > Queue::HIDDEN;
    let (number, turned) = state.display.wishes.take(index);
    let wish = state.data().wishes[usize::from(number)];
    let player = state.player_mut(seat);
    player.purse.pay(wish.price);
    player.points += 1;
    let Purse { rice, wood, stone, ryo } = wish.price;
    tell(sink, || {
        let (wish, kind) = (number + 1, wish.kind);
        Deed::WishGranted { seat, wish, kind, points: 1, rice, wood, stone, ryo }
    });
    if let Some(turned) = turned.filter(|_| hidden) {
        sink.revealed();
        tell(sink, || Deed::WishTurned(WishTile::of(state.data(), turned)));
    }
    take_privilege(state, seat, index, sink);
    card::settle(state, chance, sink);
}

fn take_privilege(state: &mut Edo, seat: Seat, index: usize, sink: &mut impl Sink<Event>) {
    let queue = &mut state.display.privileges;
    if index >= queue.len() {
        return;
    }
    let hidden = queue.len() > Queue::HIDDEN;
    let (kind, turned) = queue.take(index);
    state.player_mut(seat).privileges[usize::from(kind)] += 1;
    let privilege = Privilege::from_index(kind);
    tell(sink, || Deed::PrivilegeGained { seat, privilege });
    if let Some(turned) = turned.filter(|_| hidden) {
        sink.revealed();
        tell(sink, || Deed::PrivilegeTurned { privilege: Privilege::from_index(turned) });
    }
}

//! The plan of a player for a round.

use crate::cards::CardId;
use serde::Serialize;

/// The number of cards in every plan (E4.2).
pub const SLOTS: usize = 3;

/// One planned card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The card.
    pub card: CardId,
    /// The number of its action, counted from 0.
    pub action: u8,
    /// The officials in front of it.
    pub officials: u8,
    /// The number of the player’s own meeples among them; known once plans are shown.
    pub own: u8,
}

impl Slot {
    pub(crate) const EMPTY: Slot =
        Slot { card: CardId::from_index(0), action: 0, officials: 0, own: 0 };
}

/// The plan of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    len: u8,
    slots: [Slot; SLOTS],
    /// The number of supporting black officials (T3.2).
    pub support: u8,
    /// Whether it can be changed no more.
    pub confirmed: Confirmed,
}

/// Whether a plan can still be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Confirmed {
    /// It can.
    NotYet,
    /// It cannot.
    Yes,
}

impl Plan {
    pub(crate) const EMPTY: Plan =
        Plan { len: 0, slots: [Slot::EMPTY; SLOTS], support: 0, confirmed: Confirmed::NotYet };

    /// The cards planned so far, in order.
    #[must_use]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }

    pub(crate) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..usize::from(self.len)]
    }

    /// Whether all cards are planned.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.len as usize == SLOTS
    }

    /// The number of officials in front of cards.
    #[must_use]
    pub fn officials(&self) -> u8 {
        self.slots().iter().map(|slot| slot.officials).sum()
    }

    pub(crate) fn push(&mut self, slot: Slot) {
        debug_assert!(!self.is_complete(), "three cards are planned");
        self.slots[usize::from(self.len)] = slot;
        self.len += 1;
    }
}

//! The printed contents of the board and the cards, so that clients can draw a table without the
//! data.

use super::{MerchantView, PackageView};
use crate::cards::{Action, CardId};
use crate::components::{Building, Purse};
use crate::space::Space;
use crate::state::Edo;
use crate::step::harvest;
use serde::Serialize;

/// A field that is not covered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FieldView {
    /// Which one.
    pub space: Space,
    /// The current yield per samurai, or that of the first one to come.
    pub amount: u8,
}

/// An authorization card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardView {
    /// Which one.
    pub card: CardId,
    /// The actions on it.
    pub actions: Vec<Action>,
}

/// Prices and other constants that players have to know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the things that cost something")]
pub struct PriceView {
    pub house: Purse,
    pub post: Purse,
    pub fortress: Purse,
    pub temple: Purse,
    pub recruit: Purse,
    pub special: Purse,
    /// Ryo for a step.
    pub step: u8,
    /// Rice for a samurai that stays.
    pub wage: u8,
    /// Resources that can be kept.
    pub limit: u16,
    /// Points that end the game.
    pub threshold: u8,
}

pub(super) fn name(state: &Edo, city: Space) -> String {
    let named = state.board().names.iter().find(|(space, _)| *space == city);
    named.map_or_else(|| city.to_string(), |(_, name)| name.clone())
}

pub(super) fn roads(state: &Edo) -> Vec<[Space; 2]> {
    let board = state.board();
    let from = |one: Space| {
        let others = board.neighbours(one).iter();
        others.filter(move |other| *other > one).map(move |other| [one, other])
    };
    board.spaces.iter().flat_map(from).collect()
}

pub(super) fn fields(state: &Edo) -> Vec<FieldView> {
    let open = state.board().fields().minus(state.covered).iter();
    open.map(|space| FieldView { space, amount: harvest::yield_of(state, space) }).collect()
}

pub(super) fn cards(state: &Edo) -> Vec<CardView> {
    let faces = state.data().cards.iter().enumerate();
    faces
        .map(|(index, actions)| CardView {
            card: CardId::from_index(index),
            actions: actions.clone(),
        })
        .collect()
}

pub(super) fn prices(state: &Edo) -> PriceView {
    let data = state.data();
    PriceView {
        house: data.cost(Building::House),
        post: data.cost(Building::Post),
        fortress: data.cost(Building::Fortress),
        temple: data.temple_cost,
        recruit: data.recruit_cost,
        special: data.special_cost,
        step: data.move_cost,
        wage: data.wage,
        limit: data.resource_limit,
        threshold: data.win_threshold,
    }
}

pub(super) fn merchant(state: &Edo, number: u8) -> MerchantView {
    let card = state.merchant_card(number);
    MerchantView {
        number: number + 1,
        buy: card.buy,
        pieces: card.pieces,
        ryo_each: card.ryo_each,
        point: card.point,
    }
}

pub(super) fn packages(state: &Edo) -> Vec<PackageView> {
    let taken =
        |number: u8| state.all_seats().any(|seat| state.player(seat).package == Some(number));
    let all = state.data().packages.iter().zip(0..);
    all.filter(|(_, number)| !taken(*number))
        .map(|(contents, number)| PackageView { number: number + 1, contents: *contents })
        .collect()
}

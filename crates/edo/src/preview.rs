//! Previews of choices.

use crate::choice::{Choice, OfferCard, SiteChoice};
use crate::components::{Building, Purse, Resource, Site};
use crate::jiin::roads::path;
use crate::scoring::share;
use crate::state::Edo;
use crate::step::trade::Offer;
use crate::step::{build, harvest, trade};
use crate::tokken::Privilege;
use higaki_table::Seat;
use serde::Serialize;

/// The consequences of a choice: exact, because they involve no hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "preview", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Preview {
    /// A walk.
    Walk { steps: u8, ryo: u16 },
    /// A harvest.
    Harvest { resource: Resource, amount: u8 },
    /// A building, and the builder's rank and income in the city afterwards.
    Build { cost: Purse, points: u8, rank: u8, income: u16 },
    /// A temple.
    Temple { cost: Purse, points: u8 },
    /// An offer of the merchant.
    Trade { cost: Purse, gain: Purse, points: u8 },
    /// A wish.
    Wish { cost: Purse, points: u8, privilege: Option<Privilege> },
    /// The income of a city.
    Income { ryo: u16 },
    /// Wages.
    Wages { rice: u8 },
}

/// The preview of a choice that was checked.
pub(crate) fn of(state: &Edo, seat: Seat, choice: Choice) -> Option<Preview> {
    match choice {
        Choice::Move { from, to } => {
            let way = path(state, seat, from, to)?;
            Some(Preview::Walk { steps: way.steps, ryo: way.ryo })
        }
        Choice::MoveMerchant { to } => {
            let way = path(state, seat, state.merchant, to)?;
            Some(Preview::Walk { steps: way.steps, ryo: way.ryo })
        }
        Choice::Harvest { field, how } => {
            let amount = harvest::amount(state, field, how);
            Some(Preview::Harvest { resource: field.resource()?, amount })
        }
        Choice::Build { .. } => of_building(state, seat, choice),
        Choice::Temple { .. } => {
            let (cost, points) = (state.data().temple_cost, state.data().temple_points);
            Some(Preview::Temple { cost, points })
        }
        Choice::Buy { pieces, card } => of_offer(state, Offer::Buy { pieces }, card),
        Choice::Point { card } => of_offer(state, Offer::Point, card),
        Choice::Wish { place } => {
            let index = usize::from(place) - 1;
            let wish = state.display.wishes.row().get(index)?;
            let privilege = state.display.privileges.row().get(index);
            let cost = state.data().wishes[usize::from(*wish)].price;
            let privilege = privilege.map(|kind| Privilege::from_index(*kind));
            Some(Preview::Wish { cost, points: 1, privilege })
        }
        Choice::CityIncome { city } => Some(Preview::Income { ryo: share(state, city, seat)?.ryo }),
        Choice::Pay => {
            let rice = state.data().wage * state.player(seat).samurai.len() as u8;
            Some(Preview::Wages { rice })
        }
        _ => None,
    }
}

fn of_building(state: &Edo, seat: Seat, choice: Choice) -> Option<Preview> {
    let Choice::Build { building, city, site } = choice else { return None };
    let mut after = state.clone();
    let standing = match building {
        Building::House => Site::House(seat),
        Building::Post => Site::Post(seat),
        Building::Fortress => Site::Fortress,
    };
    match site {
        SiteChoice::Lowest => after.city_mut(city).push(standing),
        SiteChoice::First => after.city_mut(city).push_first(standing),
    }
    let share = share(&after, city, seat);
    Some(Preview::Build {
        cost: build::cost(state, building),
        points: state.data().building_points[building as usize],
        rank: share.map_or(0, |share| share.rank),
        income: share.map_or(0, |share| share.ryo),
    })
}

fn of_offer(state: &Edo, offer: Offer, card: OfferCard) -> Option<Preview> {
    let (cost, gain) = trade::terms(state, offer, card)?;
    let points = u8::from(offer == Offer::Point);
    Some(Preview::Trade { cost, gain, points })
}

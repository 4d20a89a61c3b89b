//! The privileges that are redeemed for themselves: d, the income of a city, and e, a resource.
//!
//! The other privileges are in the files of their steps: a in building, b in planning, c in
//! trading, f in harvesting.

use super::Privilege;
use crate::choice::Choice;
use crate::components::{Purse, Resource};
use crate::event::{Deed, Event, tell};
use crate::refusal::Refusal;
use crate::ronin;
use crate::scoring::share;
use crate::space::Space;
use crate::state::{Edo, Player};
use higaki_table::{Seat, Sink};

/// T3.7: refuses a privilege that the player does not have.
pub(crate) fn check_owned(player: &Player, privilege: Privilege) -> Result<(), Refusal> {
    if player.privilege(privilege) > 0 { Ok(()) } else { Err(Refusal::NoPrivilege { privilege }) }
}

/// Gives a privilege back to the box (T3.7).
pub(crate) fn spend(state: &mut Edo, seat: Seat, privilege: Privilege) {
    let count = &mut state.player_mut(seat).privileges[privilege as usize];
    debug_assert!(*count > 0, "only privileges that were checked are spent");
    *count = count.saturating_sub(1);
}

/// Whether the player has a privilege that can be redeemed by itself.
pub(crate) fn has_any(player: &Player) -> bool {
    player.privilege(Privilege::Income) > 0 || has_resource(player)
}

fn has_resource(player: &Player) -> bool {
    Privilege::RESOURCES.iter().any(|privilege| player.privilege(*privilege) > 0)
}

/// Appends the cities for privilege d; those that pay the player nothing are not offered.
pub(crate) fn income_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    if state.player(seat).privilege(Privilege::Income) == 0 {
        return;
    }
    let paying = state.open_cities().iter().filter(|city| {
        check_income(state, seat, *city).is_ok()
            && share(state, *city, seat).is_some_and(|share| share.ryo > 0)
    });
    list.extend(paying.map(|city| Choice::CityIncome { city }));
}

/// T3.4: the player's own income of one city, but not of one with three Ronin.
pub(crate) fn check_income(state: &Edo, seat: Seat, city: Space) -> Result<(), Refusal> {
    check_owned(state.player(seat), Privilege::Income)?;
    if !city.is_city() || !state.board().spaces.contains(city) {
        return Err(Refusal::NoCity { space: city });
    }
    if state.covered.contains(city)
        || ronin::stops_income(state, city)
        || share(state, city, seat).is_none()
    {
        return Err(Refusal::NoIncome { city });
    }
    Ok(())
}

/// T3.4: the city pays at once.
pub(crate) fn apply_income(state: &mut Edo, seat: Seat, city: Space, sink: &mut impl Sink<Event>) {
    spend(state, seat, Privilege::Income);
    let Some(share) = share(state, city, seat) else { return };
    state.player_mut(seat).purse.gain(Purse::money(share.ryo));
    tell(sink, || Deed::CityPaid { seat, city, rank: share.rank, ryo: share.ryo });
}

/// Appends the resources for privilege e.
pub(crate) fn resource_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let player = state.player(seat);
    for privilege in Privilege::RESOURCES {
        if player.privilege(privilege) == 0 {
            continue;
        }
        if let Some([one, other]) = privilege.resources() {
            list.push(Choice::TakeResource { take: one, instead_of: Some(other) });
            list.push(Choice::TakeResource { take: other, instead_of: Some(one) });
        }
    }
}

/// T3.5: one of the two resources that a tile shows. The notation may omit the other one if a
/// single tile fits.
pub(crate) fn check_resource(
    state: &Edo,
    seat: Seat,
    take: Resource,
    instead_of: Option<Resource>,
) -> Result<Choice, Refusal> {
    let player = state.player(seat);
    if let Some(other) = instead_of {
        let privilege = Privilege::showing(take, other).ok_or(Refusal::WhichTile { take })?;
        check_owned(player, privilege)?;
        return Ok(Choice::TakeResource { take, instead_of });
    }
    let mut fitting = Privilege::RESOURCES.into_iter().filter_map(|privilege| {
        let [one, other] = privilege.resources()?;
        let instead = if one == take { other } else { one };
        (player.privilege(privilege) > 0 && (one == take || other == take)).then_some(instead)
    });
    match (fitting.next(), fitting.next()) {
        (Some(other), None) => Ok(Choice::TakeResource { take, instead_of: Some(other) }),
        (Some(_), Some(_)) => Err(Refusal::WhichTile { take }),
        (None, _) => {
            let first = Privilege::RESOURCES
                .into_iter()
                .find(|privilege| privilege.resources().is_some_and(|pair| pair.contains(&take)));
            Err(Refusal::NoPrivilege { privilege: first.unwrap_or(Privilege::WoodOrStone) })
        }
    }
}

/// T3.5: the resource is taken.
pub(crate) fn apply_resource(
    state: &mut Edo,
    seat: Seat,
    take: Resource,
    other: Resource,
    sink: &mut impl Sink<Event>,
) {
    let Some(privilege) = Privilege::showing(take, other) else { return };
    spend(state, seat, privilege);
    state.player_mut(seat).purse.gain(Purse::of(take, 1));
    tell(sink, || Deed::ResourceTaken { seat, privilege, resource: take, amount: 1 });
}

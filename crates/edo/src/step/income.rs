//! The cities pay (E11.4 to E11.6, R3.3).

use crate::components::Purse;
use crate::event::{Deed, Event, tell};
use crate::ronin;
use crate::scoring::rank_city;
use crate::state::Edo;
use higaki_table::Sink;

/// E11.4: every city divides its money among the players with houses or a post in it. R3.3: a city
/// with three Ronin pays nothing.
pub(crate) fn pay(state: &mut Edo, sink: &mut impl Sink<Event>) {
    for city in state.open_cities().iter() {
        if state.city(city).is_empty() {
            continue;
        }
        if ronin::stops_income(state, city) {
            tell(sink, || Deed::IncomeStopped { city });
            continue;
        }
        let ranking = rank_city(state, city);
        for (index, share) in ranking.shares().enumerate() {
            let (seat, ryo) = (share.seat, share.ryo);
            state.player_mut(seat).purse.gain(Purse::money(ryo));
            tell(sink, || Deed::IncomePaid { seat, city, rank: index as u8 + 1, ryo });
        }
    }
}

//! The part of a table that lists show, derived from its log and stored in its row.

use higaki_room::{Chair, Holder, State};
use higaki_store::{Member, PersonId, Status};
use higaki_table::{Seat, SeatSet};
use std::collections::BTreeMap;

/// Seats without nonces, and the status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listing {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) status: Status,
}

impl Listing {
    pub(crate) fn of(state: &State) -> Listing {
        let public = |chair: &Chair| Chair { nonce: None, ..chair.clone() };
        Listing { chairs: state.chairs().iter().map(public).collect(), status: state.status() }
    }

    /// Whether the listing matches a state.
    pub(crate) fn is_of(&self, state: &State) -> bool {
        let same = |(chair, public): (&Chair, &Chair)| {
            chair.holder == public.holder && chair.stand_in == public.stand_in
        };
        self.status == state.status()
            && self.chairs.len() == state.chairs().len()
            && state.chairs().iter().zip(&self.chairs).all(same)
    }

    /// The members of the table with their seats. Until the game is over, they include invited
    /// people and a host without a seat. A guest who became an account counts as that account.
    pub(crate) fn members(
        &self,
        host: Option<PersonId>,
        owner: impl Fn(PersonId) -> PersonId,
    ) -> Vec<Member> {
        let mut members: BTreeMap<PersonId, Member> = BTreeMap::new();
        let host = host.map(&owner);
        let member = |person, invited_by| Member { person, seats: SeatSet::EMPTY, invited_by };
        let is_over = matches!(self.status, Status::Finished | Status::Abandoned);
        if let Some(host) = host.filter(|_| !is_over) {
            members.insert(host, member(host, None));
        }
        for (chair, seat) in self.chairs.iter().zip(Seat::all(self.chairs.len())) {
            let (person, invited_by) = match chair.holder {
                Holder::Reserved { .. } if is_over => continue,
                Holder::Reserved { person } => (owner(person), host),
                Holder::Person { person } => (owner(person), None),
                Holder::Open | Holder::Bot { .. } => continue,
            };
            let entry = members.entry(person).or_insert_with(|| member(person, invited_by));
            entry.seats = entry.seats.with(seat);
            entry.invited_by = entry.invited_by.and(invited_by);
        }
        members.into_values().collect()
    }
}

//! Invitations: seats reserved for people.

use super::Tables;
use super::concurrency::Permit;
use super::store_errors::{from_store, from_table};
use higaki_protocol::{Code, Refusal, SeatPlan};
use higaki_room::Caller;
use higaki_room::{Chair, Change, Holder, RoomRequest, refuse, refuse_with};
use higaki_store::{PersonId, StoreError, TableId};
use serde_json::json;

/// Held from the check of invitations until they are stored: one such request of a person at a
/// time.
pub(super) type Inviting = Option<Permit<()>>;

/// The most pending invitations from one person to another: a part of the limit, so that one sender
/// cannot exhaust it.
fn share_of(most: u64) -> u64 {
    (most / 4).max(2)
}

impl Tables {
    /// Checks the invitations in seat plans, of a new or an existing table. People who already
    /// belong to the table need no invitation.
    pub(super) async fn invite(
        &self,
        caller: Caller,
        plans: &[SeatPlan],
        table: Option<TableId>,
    ) -> Result<Inviting, Refusal> {
        let mut invited = self.know_all(plans).await?;
        invited.retain(|person| *person != caller.person);
        invited.sort_unstable();
        invited.dedup();
        if let (Some(table), false) = (table, invited.is_empty()) {
            let members = self.shared.store().members(table).await;
            let members = members.map_err(|error| from_table(&error))?;
            invited.retain(|person| members.iter().all(|member| member.person != *person));
        }
        if invited.is_empty() {
            return Ok(None);
        }
        let inviting = self.shared.limits.invitations.acquire(caller.person, ());
        let inviting = inviting.ok_or_else(|| refuse(Code::Busy))?;
        self.may_invite(caller.person, &invited).await?;
        Ok(Some(inviting))
    }

    async fn may_invite(&self, inviter: PersonId, invited: &[PersonId]) -> Result<(), Refusal> {
        let (store, failed) = (self.shared.store(), |error: StoreError| from_store(&error));
        for person in invited {
            if store.muted_by(*person).await.map_err(failed)?.contains(&inviter) {
                let details = json!({ "person": person.to_string() });
                return Err(refuse_with(Code::MayNotInvite, details));
            }
        }
        let Some(most) = self.shared.services.config.most_invitations.map(u64::from) else {
            return Ok(());
        };
        let too_many = |details| Err(refuse_with(Code::TooManyInvitations, details));
        let sent = store.invitations_by(inviter).await.map_err(failed)?;
        if sent + invited.len() as u64 > most {
            return too_many(json!({ "most": most, "of": "inviter" }));
        }
        let share = share_of(most);
        for person in invited {
            let own = store.invitations_between(inviter, *person).await.map_err(failed)?;
            if own.len() as u64 >= share {
                let person = person.to_string();
                return too_many(json!({ "most": share, "of": "pair", "person": person }));
            }
            if store.invitations_to(*person).await.map_err(failed)? >= most {
                let person = person.to_string();
                return too_many(json!({ "most": most, "of": "invited", "person": person }));
            }
        }
        Ok(())
    }

    /// Declines all invitations from a person to the caller. A busy table keeps its invitation.
    pub(super) async fn decline_all(
        &self,
        caller: Caller,
        inviter: PersonId,
    ) -> Result<(), Refusal> {
        let tables = self.shared.store().invitations_between(inviter, caller.person).await;
        for table in tables.map_err(|error| from_store(&error))? {
            let leave = RoomRequest::Change(Change::Leave { seat: None });
            if let Err(refusal) = self.pass(caller, None, table, leave).await {
                tracing::debug!(table = table.short(), code = refusal.code, "not declined");
            }
        }
        Ok(())
    }

    /// Opens the seats of a rematch that would be reserved for people who mute its initiator.
    pub(super) async fn open_for_muters(
        &self,
        caller: Caller,
        chairs: &mut [Chair],
    ) -> Result<(), Refusal> {
        for chair in chairs {
            let Holder::Reserved { person } = chair.holder else { continue };
            let muted = self.muted_by(person).await?;
            if muted.contains(&caller.person) {
                *chair = Chair::of(Holder::Open);
            }
        }
        Ok(())
    }
}

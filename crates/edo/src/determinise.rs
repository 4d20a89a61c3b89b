//! Sampling of states that a viewer cannot distinguish from the real one (E13.1).

use crate::cards::CardId;
use crate::phase::Phase;
use crate::plan::{Plan, Slot};
use crate::state::Edo;
use crate::step::plan;
use crate::tokken::Privilege;
use higaki_table::{Chance, Seat, Viewer};

/// Redraws the order of the piles and the plans that the viewer has not seen.
pub(crate) fn determinise(state: &mut Edo, viewer: Viewer, chance: &mut impl Chance) {
    let count = state.data().merchant_cards.len();
    // The card of this round and the one on top of the pile are open.
    let known = (usize::from(state.round.max(1)) + 1).min(count);
    let merchants = &mut state.merchant_cards[known..count];
    let (wishes, privileges) = (&mut state.display.wishes, &mut state.display.privileges);
    for hidden in [merchants, wishes.hidden(), privileges.hidden()] {
        // Sorted, because the sample must not depend on the real order.
        hidden.sort_unstable();
        chance.shuffle(hidden);
    }
    if state.phase == Phase::Plan {
        for seat in state.all_seats().filter(|seat| viewer != Viewer::Seat(*seat)) {
            redraw_plan(state, seat, chance);
        }
    }
}

/// Clears the plans of all players except the viewer.
pub(crate) fn reopen(state: &mut Edo, viewer: Viewer) {
    if state.phase == Phase::Plan {
        for seat in state.all_seats().filter(|seat| viewer != Viewer::Seat(*seat)) {
            state.player_mut(seat).plan = Plan::EMPTY;
        }
    }
}

/// A legal plan with the same number of cards, confirmed or not as before: both are public.
fn redraw_plan(state: &mut Edo, seat: Seat, chance: &mut impl Chance) {
    let Plan { confirmed, .. } = state.player(seat).plan;
    let cards = state.player(seat).plan.slots().len();
    let helpers = state.player(seat).privilege(Privilege::Support);
    state.player_mut(seat).plan = Plan::EMPTY;
    state.player_mut(seat).plan.confirmed = confirmed;
    let support = chance.below(u32::from(helpers) + 1) as u8;
    // Privileges are redeemed only after planning has begun.
    state.player_mut(seat).plan.support = if cards > 0 { support } else { 0 };
    for _ in 0..cards {
        let slot = random_slot(state, seat, chance);
        state.player_mut(seat).plan.push(slot);
    }
}

fn random_slot(state: &Edo, seat: Seat, chance: &mut impl Chance) -> Slot {
    let player = state.player(seat);
    let free = plan::free_cards(state, player).count() as u32;
    let nth = chance.below(free.max(1)) as usize;
    let card = plan::free_cards(state, player).nth(nth).unwrap_or(CardId::from_index(0));
    let actions = &state.data().cards[card.index()];
    let action = chance.below(actions.len() as u32) as usize;
    let most = actions[action].officials.min(plan::officials_left(state, seat));
    let officials = chance.below(u32::from(most) + 1) as u8;
    Slot { card, action: action as u8, officials, own: 0 }
}

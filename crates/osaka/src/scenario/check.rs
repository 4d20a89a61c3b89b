//! Consistency checks of a scenario.

use crate::state::{Osaka, Phase};
use crate::step::{insure, payday, save};
use crate::variants::Refill;
use higaki_table::{Node, Problems};

/// Reports all contradictions.
pub(super) fn consistent(root: &Node<'_>, game: &Osaka, problems: &mut Problems) {
    fields_of_other_phases(root, game.phase, problems);
    match game.phase {
        Phase::Over(_) => {}
        Phase::Insure { .. } | Phase::Save { .. } => payday_fits(game, problems),
        _ if !game.arrived().is_empty() => problems.push("ships", "ship_in_edo", &[]),
        _ => {}
    }
    tokens_fit(game, problems);
    payment_fits(game, problems);
}

/// A field that means nothing in this phase was meant for another one.
fn fields_of_other_phases(root: &Node<'_>, phase: Phase, problems: &mut Problems) {
    let insuring = matches!(phase, Phase::Insure { .. } | Phase::Save { .. });
    let saving = matches!(phase, Phase::Save { .. });
    let over = matches!(phase, Phase::Over(_));
    for (name, belongs) in
        [("asked", insuring), ("settled", insuring), ("saving", saving), ("over", over)]
    {
        if let Some(field) = root.field(name).filter(|_| !belongs) {
            field.problem(problems, "not_in_this_phase", &[]);
        }
    }
}

/// O9.1: with more tokens the game would be over. A player who is about to take the first token
/// must have room for it.
fn tokens_fit(game: &Osaka, problems: &mut Problems) {
    if matches!(game.phase, Phase::Over(_)) {
        return;
    }
    for (place, seat) in game.clockwise().enumerate() {
        let had_one = game.phase != Phase::Token || place >= seats_before_start(game);
        let most = payday::LAST_TOKEN - if had_one { 1 } else { 2 };
        let tokens = game.seat(seat).tokens.total();
        if tokens > most {
            let path = format!("seats[{seat}].tokens");
            let args = [("tokens", tokens.into()), ("most", most.into())];
            problems.push(&path, "too_many_tokens", &args);
        }
    }
}

/// The number of seats, from the active one on, that still take their first token.
fn seats_before_start(game: &Osaka) -> usize {
    let beyond = game.clockwise().skip(1).take_while(|seat| *seat != game.start);
    1 + beyond.count()
}

fn payment_fits(game: &Osaka, problems: &mut Problems) {
    if game.phase != Phase::Pay {
        if !game.paid.is_empty() {
            problems.push("paid", "paid_outside_purchase", &[]);
        }
        return;
    }
    let price = game.price(game.active);
    let (paid, hand) = (game.paid.value(), game.seat(game.active).hand.value());
    if paid >= price || paid + hand < price {
        let args = [("price", price.into()), ("paid", paid.into()), ("hand", hand.into())];
        problems.push("paid", "payment_does_not_fit", &args);
    }
}

fn payday_fits(game: &Osaka, problems: &mut Problems) {
    if game.arrived().is_empty() {
        problems.push("ships", "no_ship_in_edo", &[]);
    }
    // OV.2: the refill is pending, so the market holds only cards that other players reserved.
    if game.options.refill == Refill::AfterShips && !game.open_to(game.active).is_empty() {
        problems.push("market", "market_was_bought", &[]);
    }
    match game.phase {
        Phase::Insure { asked, settled }
            if insure::asked_colours(game, asked, settled).is_empty() =>
        {
            problems.push("asked", "nothing_to_insure", &[("seat", asked.index().into())]);
        }
        Phase::Save { asked, colour, count, .. } => {
            let goods = game.seat(asked).goods.of(colour);
            let open = save::evident(goods, u32::from(count)).is_none();
            if !open || !insure::insurable(game).contains(colour) {
                problems.push("saving", "nothing_to_choose", &[]);
            }
        }
        _ => {}
    }
}

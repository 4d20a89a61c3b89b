//! The helper track with its events, and the piles of special cards.

use super::{form, word};
use crate::board::Scene;
use crate::paint::{columns, padded};
use higaki_dschunke::{Field, HelperView, Occasion, PileView, ROUNDS, View};

/// The columns of a field.
const FIELD: usize = 4;

/// The helper track with its events. The current round is in brackets, in round ones if its helper
/// is used.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let say = |id: &str| scene.say(&format!("dschunke-board-{id}"), &[]);
    let helper_label = |helper: &HelperView| {
        scene.say("dschunke-board-helper", &[("row", helper.row.word().into())])
    };
    let mut labels = vec![say("rounds")];
    labels.extend(view.helpers.iter().map(helper_label));
    labels.extend([say("event"), say("piles")]);
    let label = labels.iter().map(|label| columns(label)).max().unwrap_or(0) + 1;
    let row = |number: usize, used: bool, cell: &dyn Fn(usize) -> String| {
        let brackets = if used { ['(', ')'] } else { ['[', ']'] };
        let cells = (0..ROUNDS).map(|field| {
            let now = usize::from(view.round) == field + 1 && view.outcome.is_none();
            let [open, close] = if now { brackets } else { [' ', ' '] };
            padded(&format!("{open}{}{close}", cell(field)), FIELD)
        });
        format!("{}{}", padded(&labels[number], label), cells.collect::<String>())
    };
    let mut lines = vec![scene.paint.dim(&row(0, false, &|field| (field + 1).to_string()))];
    for helper in &view.helpers {
        lines.push(row(lines.len(), helper.used, &|number| field(helper.fields[number], scene)));
    }
    lines.push(row(lines.len(), false, &|number| event(view.events[number]).to_owned()));
    let pile = |pile: &PileView| format!("{} {}", word(pile.pile.word(), scene), pile.size);
    let piles = view.piles.iter().map(pile).collect::<Vec<_>>().join("  ");
    lines.push(format!("{} {piles}", padded(&labels[lines.len()], label)));
    lines
}

fn field(field: Field, scene: &Scene<'_>) -> String {
    let letter = form(field.action().word(), "letter", scene);
    let size = field.size().map_or(String::new(), |size| size.to_string());
    format!("{letter}{size}")
}

const fn event(occasion: Option<Occasion>) -> &'static str {
    match occasion {
        Some(Occasion::Special) => "S",
        Some(Occasion::Money) => "Y",
        None => "·",
    }
}

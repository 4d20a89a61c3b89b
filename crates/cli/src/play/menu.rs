//! The numbered list of choices.

use crate::board::{Board, Group, Scene};
use crate::paint::{columns, padded};
use higaki_table::{Game, Seat, Viewer};

/// The choices of a seat, numbered from 1.
#[derive(Debug)]
pub(super) struct Menu<G: Game> {
    groups: Vec<Group<G::Choice>>,
}

impl<G: Board> Menu<G> {
    pub(super) fn of(game: &G, seat: Seat, scene: &Scene<'_>) -> Menu<G> {
        let mut choices = Vec::new();
        game.list_choices(seat, &mut choices);
        let view = game.view(Viewer::Seat(seat));
        Menu { groups: G::menu(&view, &choices, scene) }
    }

    fn entries(&self) -> impl Iterator<Item = &(G::Choice, String)> {
        self.groups.iter().flat_map(|group| &group.entries)
    }

    /// The number of numbered choices.
    pub(super) fn len(&self) -> usize {
        self.entries().count()
    }

    /// The choice with this number.
    pub(super) fn choice(&self, number: usize) -> Option<G::Choice> {
        self.entries().nth(number.checked_sub(1)?).map(|(choice, _)| *choice)
    }

    /// The first choice with a preview.
    pub(super) fn first_with_preview(&self) -> Option<G::Choice> {
        self.entries().map(|(choice, _)| *choice).find(G::needs_confirmation)
    }

    pub(super) fn text(&self, scene: &Scene<'_>) -> String {
        let headings = self.groups.iter().map(|group| columns(&group.heading));
        let width = headings.max().unwrap_or(0);
        let digits = self.len().to_string().len();
        let mut number = 0;
        let mut text = String::new();
        for group in &self.groups {
            let entry = |(_, label): &(G::Choice, String)| {
                number += 1;
                let number = scene.paint.bold(&format!("{number:>digits$}"));
                format!("{number} {label}")
            };
            let entries: Vec<String> = group.entries.iter().map(entry).collect();
            let head = format!("   {}  ", padded(&group.heading, width));
            for line in scene.paint.flowed(&head, &entries, "   ").lines() {
                text.push_str(&format!("{}\n", line.trim_end()));
            }
            if group.more > 0 {
                let more = scene.say("cli-more-choices", &[("count", group.more.into())]);
                let indent = " ".repeat(columns(&head));
                text.push_str(&format!("{indent}{}\n", scene.paint.dim(&more)));
            }
        }
        text
    }
}

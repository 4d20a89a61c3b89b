//! Expansion of a node: its choices with a prior for each.

use super::searcher::Searcher;
use super::tree::{Edge, NONE, NodeId};
use crate::arithmetic::exp;
use crate::evaluation::{Judge, chances};
use higaki_table::{Seat, Unheard};

/// The maximum number of choices of a node; those with the lowest estimates are left out.
const WIDEST: usize = 40;

impl<G: Judge> Searcher<G> {
    /// Lists the choices of a node. Returns false without room or choices.
    pub(super) fn expand(&mut self, node: NodeId, seat: Seat, world: &mut G) -> bool {
        self.look(seat, world);
        self.narrow();
        if self.proposals.is_empty() || !self.tree.has_room(self.proposals.len()) {
            return false;
        }
        let first = self.tree.edges.len() as u32;
        let best = self.proposals.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
        let weight = |value: f32| exp((value - best) / G::CONTRAST);
        let total: f32 = self.proposals.iter().map(|(_, value)| weight(*value)).sum();
        for (choice, value) in &self.proposals {
            self.tree.edges.push(fresh(*choice, *value, weight(*value) / total));
        }
        let at = self.tree.node_mut(node);
        at.first = first;
        at.len = self.proposals.len() as u16;
        at.expanded = true;
        true
    }

    /// Adds choices that earlier worlds did not allow.
    pub(super) fn widen(&mut self, node: NodeId, seat: Seat, world: &G) {
        self.listed.clear();
        world.list_choices(seat, &mut self.listed);
        let known = self.tree.edges_of(node);
        self.listed.retain(|choice| known.iter().all(|edge| edge.choice != *choice));
        let room = WIDEST.saturating_sub(known.len()).min(self.listed.len());
        if room > 0 {
            self.append(node, room);
        }
    }

    /// Adds the first `room` of the listed choices to a node.
    fn append(&mut self, node: NodeId, room: usize) {
        let known = self.tree.edges_of(node);
        let len = known.len() + room;
        if !self.tree.has_room(len) {
            return;
        }
        let mean = known.iter().map(Edge::mean).sum::<f32>() / known.len() as f32;
        let old = self.tree.node(node).first as usize;
        let first = self.tree.edges.len() as u32;
        // The edges of a node are contiguous, so they move to free room.
        self.tree.edges.extend_from_within(old..old + len - room);
        for choice in &self.listed[..room] {
            self.tree.edges.push(fresh(*choice, mean, 1.0 / len as f32));
        }
        let at = self.tree.node_mut(node);
        at.first = first;
        at.len = len as u16;
    }

    /// Adds a choice to an expanded node if it is missing.
    pub(super) fn include(&mut self, node: NodeId, choice: G::Choice) {
        let known = self.tree.edges_of(node);
        if known.is_empty() || known.iter().any(|edge| edge.choice == choice) {
            return;
        }
        self.listed.clear();
        self.listed.push(choice);
        self.append(node, 1);
    }

    /// Raises the prior of a choice to the maximum of its node.
    pub(super) fn favour(&mut self, node: NodeId, choice: G::Choice) {
        let edges = self.tree.edges_of_mut(node);
        let prior = edges.iter().map(|edge| edge.prior).fold(0.0, f32::max);
        if let Some(edge) = edges.iter_mut().find(|edge| edge.choice == choice) {
            edge.prior = prior;
        }
    }

    /// Fills the proposals: each choice with an estimated winning chance.
    fn look(&mut self, seat: Seat, world: &mut G) {
        self.proposals.clear();
        if world.propose(seat, &mut self.chance, &mut self.proposals) {
            return;
        }
        self.listed.clear();
        world.list_choices(seat, &mut self.listed);
        if world.is_sealed() {
            let even = 1.0 / world.players() as f32;
            self.proposals.extend(self.listed.iter().map(|choice| (*choice, even)));
            return;
        }
        for choice in &self.listed {
            let mut after = world.clone();
            after.apply(seat, *choice, &mut self.chance.clone(), &mut Unheard);
            let win = chances(&after, &self.weights)[seat.index()];
            self.proposals.push((*choice, win));
        }
    }

    /// Keeps the highest estimates; ties keep the order of the list.
    fn narrow(&mut self) {
        if self.proposals.len() > WIDEST {
            self.proposals.sort_by(|one, other| other.1.total_cmp(&one.1));
            self.proposals.truncate(WIDEST);
        }
    }
}

fn fresh<C>(choice: C, value: f32, prior: f32) -> Edge<C> {
    Edge {
        choice,
        prior,
        visits: 1,
        sum: value,
        child: NONE,
        turn: NONE,
        shown: 0,
        regret: 0.0,
        average: 0.0,
    }
}

//! Sealed choices: simultaneous decisions.
//!
//! Every seat has a small tree of its own here, which starts anew whenever choices are sealed. In
//! it a seat mixes its choices by regret matching: choices with a higher value than the mixture so
//! far become more probable. The seat plays the average strategy over all iterations, which cannot
//! be exploited as a single best response could.

use super::descend::{Child, is_time_to_widen};
use super::searcher::{ROOT, Searcher, Step};
use super::tree::{EdgeId, NONE, NodeId};
use crate::evaluation::Judge;
use crate::worlds::{RevealFlag, knowledge};
use higaki_table::{Chance, Seat, SeatSet};

/// The probability of exploring a choice outside of the mixture.
const TRY_OUT: f32 = 0.2;

impl<G: Judge> Searcher<G> {
    /// Lets all seats decide and returns the next node; `None` at a leaf.
    pub(super) fn descend_sealed(&mut self, node: NodeId, world: &mut G) -> Option<NodeId> {
        let at = *self.tree.node(node);
        if at.group == NONE && (at.visits < 2 && node != ROOT || !self.open_group(node, world)) {
            return None;
        }
        let group = self.tree.node(node).group;
        let mut cursors = self.tree.groups[group as usize];
        let mut all_in_tree = true;
        let mut noticed = RevealFlag::default();
        loop {
            let before = world.deciding();
            let seat = before.first()?;
            let choice = match self.private_step(&mut cursors[seat.index()], seat, world) {
                Some(choice) => choice,
                None => {
                    all_in_tree = false;
                    world.play_on(seat, &mut self.chance)
                }
            };
            world.apply(seat, choice, &mut self.chance, &mut noticed);
            if is_shown(before, world) {
                break;
            }
        }
        world.deciding().first()?;
        if !all_in_tree {
            return None;
        }
        let key = if noticed.revealed { knowledge(world, self.seat) } else { 0 };
        match self.follow(self.tree.node(node).after, key, self.tree.node(node).visits) {
            Child::Known(next) => Some(next),
            Child::New(next) => {
                self.tree.node_mut(node).after = next;
                self.note(next, world);
                None
            }
            Child::Full => None,
        }
    }

    /// Gives every deciding seat its own tree.
    pub(super) fn open_group(&mut self, node: NodeId, world: &G) -> bool {
        if self.tree.node(node).group != NONE {
            return true;
        }
        if !self.tree.has_room(0) {
            return false;
        }
        let mut group = [NONE; Seat::MAX];
        for seat in world.deciding().iter() {
            group[seat.index()] = self.tree.add_node(0);
        }
        self.tree.groups.push(group);
        self.tree.node_mut(node).group = (self.tree.groups.len() - 1) as u32;
        true
    }

    /// One choice in a seat’s own tree; `None` at a leaf.
    fn private_step(
        &mut self,
        cursor: &mut NodeId,
        seat: Seat,
        world: &mut G,
    ) -> Option<G::Choice> {
        let node = *cursor;
        if node == NONE {
            return None;
        }
        self.tree.node_mut(node).visits += 1;
        let at = *self.tree.node(node);
        if !at.expanded {
            if !self.expand(node, seat, world) {
                *cursor = NONE;
                return None;
            }
        } else if G::PRIVATE && seat != self.seat && is_time_to_widen(at.visits) {
            self.widen(node, seat, world);
        }
        let Some(edge) = self.mix(node, seat, world) else {
            *cursor = NONE;
            return None;
        };
        self.path.push(Step { edge, seat });
        let child = self.tree.edge(edge).child;
        if child == NONE && self.tree.has_room(0) {
            // The tree grows by one node; this iteration ends here.
            let child = self.tree.add_node(0);
            self.tree.edge_mut(edge).child = child;
        }
        *cursor = child;
        Some(self.tree.edge(edge).choice)
    }

    /// Draws a choice from the mixture and updates the regrets.
    fn mix(&mut self, node: NodeId, seat: Seat, world: &G) -> Option<EdgeId> {
        let first = self.tree.node(node).first;
        let visits = self.tree.node(node).visits as f32;
        let unsure = G::PRIVATE && seat != self.seat;
        let edges = self.tree.edges_of_mut(node);
        // Of the legal choices: their number, the sum of their regrets and of their priors.
        let (mut regrets, mut priors) = (0.0, 0.0);
        for edge in edges.iter_mut() {
            let legal = !unsure || world.check(seat, edge.choice) == Ok(edge.choice);
            // A negative prior marks a choice that is illegal in this world.
            edge.prior = if legal { edge.prior.abs() } else { -edge.prior.abs() };
            if legal {
                regrets += edge.regret;
                priors += edge.prior;
            }
        }
        if priors <= 0.0 {
            return None;
        }
        let share = |regret: f32, prior: f32| {
            if regrets > 0.0 { regret / regrets } else { prior / priors }
        };
        let legal = |edge: &&mut super::tree::Edge<G::Choice>| edge.prior > 0.0;
        let mut mean = 0.0;
        for edge in edges.iter_mut().filter(legal) {
            mean += share(edge.regret, edge.prior) * edge.mean();
        }
        let mut lot = self.chance.below(1 << 24) as f32 / (1 << 24) as f32;
        let mut drawn = None;
        for (index, edge) in edges.iter_mut().enumerate().filter(|(_, edge)| edge.prior > 0.0) {
            let share = share(edge.regret, edge.prior);
            let odds = (1.0 - TRY_OUT) * share + TRY_OUT * edge.prior / priors;
            if lot >= 0.0 {
                drawn = Some(first + index as EdgeId);
            }
            lot -= odds;
            // Later iterations have a higher weight.
            edge.average += visits * visits * share;
            edge.regret = (edge.regret + edge.mean() - mean).max(0.0);
        }
        drawn
    }
}

/// Whether the last choice ended the sealed phase: other seats decide now, or all is revealed.
fn is_shown<G: Judge>(before: SeatSet, world: &G) -> bool {
    let after = world.deciding();
    !world.is_sealed() || after.iter().any(|seat| !before.contains(seat))
}

//! Descent where one seat decides openly (PUCT).

use super::searcher::{ROOT, Searcher, Step};
use super::tree::{EdgeId, NONE, NodeId};
use crate::evaluation::Judge;
use crate::worlds::{RevealFlag, knowledge};
use higaki_table::{Seat, Viewer};

/// The share of the prior that is uniform, so that every choice is eventually tried.
const EVEN: f32 = 0.15;

impl<G: Judge> Searcher<G> {
    /// Makes a choice at a node and returns the next node; `None` at a leaf.
    pub(super) fn descend(&mut self, node: NodeId, seat: Seat, world: &mut G) -> Option<NodeId> {
        let at = *self.tree.node(node);
        if !at.expanded {
            if at.visits < 2 && node != ROOT || !self.expand(node, seat, world) {
                return None;
            }
        } else if G::PRIVATE && seat != self.seat && is_time_to_widen(at.visits) {
            self.widen(node, seat, world);
        }
        let edge = self.select(node, seat, world)?;
        self.path.push(Step { edge, seat });
        if let Some(child) = self.recall(edge, world) {
            return Some(child);
        }
        let mut noticed = RevealFlag::default();
        let choice = self.tree.edge(edge).choice;
        world.apply(seat, choice, &mut self.chance, &mut noticed);
        world.deciding().first()?;
        let key = if noticed.revealed { knowledge(world, self.seat) } else { 0 };
        let child = self.tree.edge(edge).child;
        match self.follow(child, key, self.tree.edge(edge).visits) {
            Child::Known(child) => Some(child),
            Child::New(child) => {
                let edge = self.tree.edge_mut(edge);
                (edge.child, edge.turn) = (child, child);
                edge.shown += 1;
                self.note(child, world);
                if !G::PRIVATE && noticed.revealed {
                    self.remember(child, world);
                }
                None
            }
            Child::Full => None,
        }
    }

    /// Progressive widening at chance nodes: if a choice reveals something new nearly every time,
    /// no node would be visited twice. The number of children grows with the visits; beyond it the
    /// stored worlds take turns, each of them drawn with its own probability.
    fn recall(&mut self, edge: EdgeId, world: &mut G) -> Option<NodeId> {
        let at = self.tree.edge_mut(edge);
        if at.turn == NONE || at.shown * at.shown <= at.visits {
            return None;
        }
        let child = at.turn;
        let node = self.tree.nodes[child as usize];
        *world = self.tree.worlds.get(node.world as usize)?.clone();
        let next = if node.sibling == NONE { self.tree.edge(edge).child } else { node.sibling };
        self.tree.edge_mut(edge).turn = next;
        world.determinise(Viewer::Seat(self.seat), &mut self.chance);
        Some(child)
    }

    /// Stores the world of a new node for [`Self::recall`].
    fn remember(&mut self, node: NodeId, world: &G) {
        self.tree.node_mut(node).world = self.tree.worlds.len() as u32;
        self.tree.worlds.push(world.clone());
    }

    /// Stores the seat’s knowledge at a new node where it decides.
    pub(super) fn note(&mut self, node: NodeId, world: &G) {
        if world.deciding().contains(self.seat) {
            self.tree.node_mut(node).known = Some(knowledge(world, self.seat));
        }
    }

    /// Finds the node with this key among siblings, or adds it if progressive widening allows one
    /// more.
    pub(super) fn follow(&mut self, first: NodeId, key: u64, visits: u32) -> Child {
        match self.tree.find(first, key) {
            Ok(node) => Child::Known(node),
            Err(siblings) if siblings * siblings <= visits && self.tree.has_room(0) => {
                let node = self.tree.add_node(key);
                self.tree.node_mut(node).visits = 1;
                self.tree.node_mut(node).sibling = first;
                Child::New(node)
            }
            Err(_) => Child::Full,
        }
    }

    /// The choice with the highest sum of mean value and exploration term.
    fn select(&self, node: NodeId, seat: Seat, world: &G) -> Option<EdgeId> {
        let at = self.tree.node(node);
        let edges = self.tree.edges_of(node);
        let reach = self.style.explore * (at.visits as f32).sqrt();
        let even = EVEN / edges.len() as f32;
        let unsure = G::PRIVATE && seat != self.seat;
        let mut best = (f32::MIN, NONE);
        for (index, edge) in edges.iter().enumerate() {
            let prior = (1.0 - EVEN) * edge.prior + even;
            let score = edge.mean() + reach * prior / (1 + edge.visits) as f32;
            if score > best.0 && !(unsure && world.check(seat, edge.choice) != Ok(edge.choice)) {
                best = (score, at.first + index as EdgeId);
            }
        }
        (best.1 != NONE).then_some(best.1)
    }
}

/// The result of following an edge.
pub(super) enum Child {
    /// An existing node.
    Known(NodeId),
    /// A new node: a leaf.
    New(NodeId),
    /// A new node without room for it.
    Full,
}

/// Whether to look for choices that earlier worlds did not allow.
pub(super) const fn is_time_to_widen(visits: u32) -> bool {
    visits >= 4 && visits.is_power_of_two()
}

#[cfg(test)]
mod tests {
    use super::super::searcher::Style;
    use super::*;
    use crate::budget::{Budget, Limit};
    use higaki_osaka::Osaka;
    use higaki_table::{Game, QuickChance, Unheard};
    use std::sync::Arc;

    /// A purchase reveals five cards, nearly always new ones: without progressive widening the
    /// search would never see the position after one.
    #[test]
    fn the_tree_continues_after_a_reveal() {
        let mut chance = QuickChance::new(7);
        let mut game = Osaka::set_up(
            Osaka::INFO.rules_version,
            4,
            &Default::default(),
            &mut chance,
            &mut Unheard,
        );
        // By then everyone has a token and the market can be bought.
        for _ in 0..24 {
            let seat = game.deciding().first().unwrap();
            let choice = game.random_choice(seat, &mut chance);
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
        let weights = Arc::new(Osaka::weights(4).clone());
        let mut searcher = Searcher::<Osaka>::new(1, Style::for_game::<Osaka>(), weights);
        let seat = game.deciding().first().unwrap();
        let budget = Budget { iterations: Some(3000), ..Budget::default() };
        searcher.search(&game, seat, None, &Limit::of(&budget, 3000, None));
        let nodes = &searcher.tree.nodes;
        let behind = nodes.iter().filter(|node| node.world != NONE && node.expanded).count();
        assert!(behind > 50, "only {behind} of {} nodes", nodes.len());
        // With many children each had about the same number of turns.
        let most = searcher.tree.edges.iter().max_by_key(|edge| edge.shown).unwrap();
        let visits = searcher.tree.node(most.child).visits;
        assert!(most.shown > 4 && visits <= most.visits / most.shown + 2, "{visits} of {most:?}");
    }
}

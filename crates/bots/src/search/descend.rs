//! The way down the tree where one seat decides in the open.

use super::searcher::{ROOT, Searcher, Step};
use super::tree::{EdgeId, NONE, NodeId};
use crate::evaluation::Judge;
use crate::worlds::{Noticed, knowledge};
use higaki_table::{Seat, Viewer};

/// How much of the first look is spread evenly, so that no choice is overlooked for ever.
const EVEN: f32 = 0.15;

impl<G: Judge> Searcher<G> {
    /// Makes a choice at a node and goes on to the next one; nothing if the tree ends here.
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
        let mut noticed = Noticed::default();
        let choice = self.tree.edge(edge).choice;
        world.apply(seat, choice, &mut self.chance, &mut noticed);
        world.deciding().first()?;
        let key = if noticed.revealed { knowledge(world, self.seat) } else { 0 };
        let child = self.tree.edge(edge).child;
        match self.follow(child, key, self.tree.edge(edge).visits) {
            Followed::Known(child) => Some(child),
            Followed::New(child) => {
                let edge = self.tree.edge_mut(edge);
                (edge.child, edge.turn) = (child, child);
                edge.shown += 1;
                self.note(child, world);
                if !G::PRIVATE && noticed.revealed {
                    self.remember(child, world);
                }
                None
            }
            Followed::Full => None,
        }
    }

    /// Where a choice shows something new nearly every time, no node would ever be met again. So only
    /// some of what can be shown is told apart, more the oftener the choice is tried, and for the
    /// rest of the time those worlds take turns: each was drawn with its own chance.
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

    /// Keeps the world of a node for the times when it has its turn.
    fn remember(&mut self, node: NodeId, world: &G) {
        self.tree.node_mut(node).world = self.tree.worlds.len() as u32;
        self.tree.worlds.push(world.clone());
    }

    /// Notes what the seat knows at a new node, if it is to decide there.
    pub(super) fn note(&mut self, node: NodeId, world: &G) {
        if world.deciding().contains(self.seat) {
            self.tree.node_mut(node).known = Some(knowledge(world, self.seat));
        }
    }

    /// The node with this key in a row of siblings, or a new one before them, if there may be one
    /// more: many different things can be shown, and only some are worth a tree of their own.
    pub(super) fn follow(&mut self, first: NodeId, key: u64, visits: u32) -> Followed {
        match self.tree.find(first, key) {
            Ok(node) => Followed::Known(node),
            Err(siblings) if siblings * siblings <= visits && self.tree.has_room(0) => {
                let node = self.tree.add_node(key);
                self.tree.node_mut(node).visits = 1;
                self.tree.node_mut(node).sibling = first;
                Followed::New(node)
            }
            Err(_) => Followed::Full,
        }
    }

    /// The choice with the best of what it has brought and what it promises.
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

/// What became of the way on.
pub(super) enum Followed {
    /// This way was taken before.
    Known(NodeId),
    /// It is new, and the tree ends here.
    New(NodeId),
    /// It is new and there is no room for it.
    Full,
}

/// Others may have choices in this world that they had not in those before.
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

    /// A purchase shows five cards, nearly always others than before: without worlds that take turns
    /// no search would ever look at what comes after one.
    #[test]
    fn the_tree_goes_on_behind_what_was_shown() {
        let mut chance = QuickChance::new(7);
        let mut game = Osaka::set_up(
            Osaka::INFO.rules_version,
            4,
            &Default::default(),
            &mut chance,
            &mut Unheard,
        );
        // By then everybody has a token and the market can be bought.
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
        // Where many were shown, each had its turn about as often as the others.
        let most = searcher.tree.edges.iter().max_by_key(|edge| edge.shown).unwrap();
        let visits = searcher.tree.node(most.child).visits;
        assert!(most.shown > 4 && visits <= most.visits / most.shown + 2, "{visits} of {most:?}");
    }
}

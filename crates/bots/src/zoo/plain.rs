//! The yardstick `ismcts`: textbook tree search.

mod tree;

use super::{ITERATIONS, roll_out, shares};
use crate::budget::{Budget, Limit};
use crate::worlds::{known, sample_world};
use crate::{Bot, SearchStats};
use higaki_table::{Game, QuickChance, Seat, SeatSet, Unheard};
use tree::{NodeId, ROOT, Tree};

/// Single-observer information-set Monte Carlo tree search with UCB1 and random playouts.
///
/// A node is a sequence of choices, whatever chance did. Every iteration samples a world and adds
/// one node. Where choices are sealed, every seat follows its own branch, so that no choice
/// responds to hidden ones (decoupled UCT). The most visited choice is played.
#[derive(Debug)]
pub struct PlainBot<C> {
    chance: QuickChance,
    budget: Budget,
    tree: Tree<C>,
    listed: Vec<C>,
    path: Vec<(NodeId, Seat)>,
    thought: SearchStats,
}

impl<C> PlainBot<C> {
    /// Creates a bot. The number determines its decisions if iterations limit them.
    #[must_use]
    pub fn new(number: u64, budget: Budget) -> PlainBot<C> {
        PlainBot {
            chance: QuickChance::new(number),
            budget,
            tree: Tree::new(),
            listed: Vec::new(),
            path: Vec::new(),
            thought: SearchStats::default(),
        }
    }

    fn iterate<G: Game<Choice = C>>(&mut self, known: &G, searcher: Seat)
    where
        C: Copy + PartialEq,
    {
        let mut world = sample_world(known, searcher, &mut self.chance);
        self.path.clear();
        let mut node = ROOT;
        let mut fresh = false;
        while !fresh {
            let Some(seat) = world.deciding().first() else { break };
            (node, fresh) = match world.is_sealed() {
                true => self.step_sealed(node, &mut world, searcher),
                false => self.step(node, seat, &mut world),
            };
        }
        roll_out(&mut world, &mut self.chance);
        let Some(outcome) = world.outcome() else { return };
        let shares = shares(&outcome);
        for (node, seat) in &self.path {
            self.tree.learn(*node, shares[seat.index()]);
        }
    }

    /// Makes one choice of a seat. Returns its node, and whether that is new.
    fn step<G: Game<Choice = C>>(
        &mut self,
        node: NodeId,
        seat: Seat,
        world: &mut G,
    ) -> (NodeId, bool)
    where
        C: Copy + PartialEq,
    {
        self.listed.clear();
        world.list_choices(seat, &mut self.listed);
        let (child, fresh) = self.tree.descend(node, seat, &self.listed, &mut self.chance);
        self.path.push((child, seat));
        world.apply(seat, self.tree.choice(child), &mut self.chance, &mut Unheard);
        (child, fresh)
    }

    /// Lets each seat decide in its own branch and continues in that of the searcher. A seat that
    /// reaches a new node decides at random from there on.
    fn step_sealed<G: Game<Choice = C>>(
        &mut self,
        node: NodeId,
        world: &mut G,
        searcher: Seat,
    ) -> (NodeId, bool)
    where
        C: Copy + PartialEq,
    {
        let mut branches = [node; Seat::MAX];
        let mut grown = SeatSet::EMPTY;
        while world.is_sealed() {
            let before = world.deciding();
            let Some(seat) = before.first() else { break };
            if grown.contains(seat) {
                let choice = world.random_choice(seat, &mut self.chance);
                world.apply(seat, choice, &mut self.chance, &mut Unheard);
            } else {
                let (child, fresh) = self.step(branches[seat.index()], seat, world);
                branches[seat.index()] = child;
                grown = if fresh { grown.with(seat) } else { grown };
            }
            if world.deciding().iter().any(|seat| !before.contains(seat)) {
                break;
            }
        }
        (branches[searcher.index()], !grown.is_empty())
    }
}

impl<G: Game> Bot<G> for PlainBot<G::Choice> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice {
        self.thought = SearchStats::default();
        let known = known(game, seat);
        self.listed.clear();
        known.list_choices(seat, &mut self.listed);
        if let [only] = self.listed.as_slice() {
            return *only;
        }
        self.tree.clear();
        let limit = Limit::of(&self.budget, ITERATIONS, None);
        let mut done = 0;
        while limit.allows(done) {
            self.iterate(&known, seat);
            done += 1;
        }
        self.thought = SearchStats { iterations: done };
        let best = self.tree.most_tried(seat);
        best.unwrap_or_else(|| game.random_choice(seat, &mut self.chance))
    }

    fn stats(&self) -> SearchStats {
        self.thought
    }
}

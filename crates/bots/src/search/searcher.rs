//! The search of one thread: tree, worlds and playouts.

use super::report::{Candidate, Report};
use super::tree::{EdgeId, NodeId, Tree};
use crate::budget::Limit;
use crate::evaluation::{Judge, Judgement, Weights, judge};
use crate::worlds::{known, sample_world};
use higaki_table::{QuickChance, Seat, Unheard};
use std::sync::Arc;

/// The end of playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// A few choices by the policy, then the evaluation.
    Cut,
    /// By the policy to the end of the game; the evaluation of the cut position has this weight, in
    /// percent.
    Mixed(u8),
}

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The end of playouts.
    pub playouts: Playouts,
    /// The exploration constant.
    pub explore: f32,
}

impl Style {
    /// The best parameters for a game.
    #[must_use]
    pub const fn for_game<G: Judge>() -> Style {
        Style { playouts: G::PLAYOUTS, explore: G::EXPLORE }
    }
}

/// A choice on the way down the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) edge: EdgeId,
    pub(super) seat: Seat,
}

/// The search of one thread. Its memory does not grow beyond a fixed size.
#[derive(Clone, Debug)]
pub(super) struct Searcher<G: Judge> {
    pub(super) tree: Tree<G>,
    pub(super) spare: Tree<G>,
    pub(super) seat: Seat,
    pub(super) style: Style,
    pub(super) weights: Arc<Weights>,
    pub(super) chance: QuickChance,
    pub(super) path: Vec<Step>,
    pub(super) listed: Vec<G::Choice>,
    pub(super) proposals: Vec<(G::Choice, f32)>,
    /// By choice of the seat: visits in this search and the sum of the final points.
    pub(super) root_sums: Vec<(u64, f64)>,
    /// The sum of the values of every seat in this search.
    pub(super) worth: [f64; Seat::MAX],
}

pub(super) const ROOT: NodeId = 0;
/// The maximum length of a playout that ends in an evaluation.
const LONGEST_PLAYOUT: u32 = 600;

impl<G: Judge> Searcher<G> {
    pub(super) fn new(number: u64, style: Style, weights: Arc<Weights>) -> Searcher<G> {
        Searcher {
            tree: Tree::new(),
            spare: Tree::new(),
            seat: Seat::wrapped(0, 1),
            style,
            weights,
            chance: QuickChance::new(number),
            path: Vec::new(),
            listed: Vec::new(),
            proposals: Vec::new(),
            root_sums: Vec::new(),
            worth: [0.0; Seat::MAX],
        }
    }

    /// Searches until the limit. The seat must owe the decision. The choice in question is always
    /// included.
    pub(super) fn search(
        &mut self,
        game: &G,
        seat: Seat,
        asked: Option<G::Choice>,
        limit: &Limit,
    ) -> Report<G::Choice> {
        let known = known(game, seat);
        self.take_root(&known, seat);
        let mut done = 0;
        let favourite = known.favourite(seat, &mut self.chance);
        self.open_root(&known);
        for choice in favourite.into_iter().chain(asked) {
            self.include(self.own_root(), choice);
        }
        if let Some(favourite) = favourite {
            self.favour(self.own_root(), favourite);
        }
        self.root_sums.resize(self.root_choices(), (0, 0.0));
        if self.root_choices() > 1 {
            while limit.allows(done) {
                self.iterate(&known);
                done += 1;
            }
        }
        self.report(&known, favourite, done)
    }

    /// Reuses the subtree of an earlier search, or begins with an empty root.
    fn take_root(&mut self, known: &G, seat: Seat) {
        let same_seat = seat == self.seat;
        self.seat = seat;
        let key = known.stable_hash();
        if !same_seat || !self.reuse(key) {
            self.tree.clear();
            self.tree.add_node(key);
        }
        self.root_sums.clear();
        self.worth = [0.0; Seat::MAX];
    }

    /// Lists the choices of the root, however short the search is.
    fn open_root(&mut self, known: &G) {
        let mut world = sample_world(known, self.seat, &mut self.chance);
        if known.is_sealed() {
            self.open_group(ROOT, &world);
            let own = self.own_root();
            if !self.tree.node(own).expanded {
                self.expand(own, self.seat, &mut world);
            }
        } else if !self.tree.node(ROOT).expanded {
            self.expand(ROOT, self.seat, &mut world);
        }
    }

    /// The node at which the searching seat decides.
    pub(super) fn own_root(&self) -> NodeId {
        match self.tree.groups.get(self.tree.node(ROOT).group as usize) {
            Some(group) => group[self.seat.index()],
            None => ROOT,
        }
    }

    fn root_choices(&self) -> usize {
        self.tree.edges_of(self.own_root()).len()
    }

    fn iterate(&mut self, known: &G) {
        let mut world = sample_world(known, self.seat, &mut self.chance);
        self.path.clear();
        let mut node = ROOT;
        loop {
            self.tree.node_mut(node).visits += 1;
            let Some(seat) = world.deciding().first() else { break };
            let next = if world.is_sealed() {
                self.descend_sealed(node, &mut world)
            } else {
                self.descend(node, seat, &mut world)
            };
            match next {
                Some(next) if G::DEEP => node = next,
                _ => break,
            }
        }
        let judgement = self.play_out(&mut world);
        self.back_up(&judgement);
    }

    fn play_out(&mut self, world: &mut G) -> Judgement {
        // A net evaluates in one step what a playout would have to find out.
        let has_net = self.weights.net.is_some();
        let least = if has_net { 0 } else { G::PLAYOUT };
        let mut played = 0;
        while let Some(seat) = world.deciding().first() {
            if played >= least && world.is_quiet() || played >= LONGEST_PLAYOUT {
                break;
            }
            let choice = world.play_on(seat, &mut self.chance);
            world.apply(seat, choice, &mut self.chance, &mut Unheard);
            played += 1;
        }
        let judged = judge(world, &self.weights, self.seat);
        let Playouts::Mixed(percent) = self.style.playouts else { return judged };
        if has_net {
            return judged;
        }
        while let Some(seat) = world.deciding().first() {
            let choice = world.play_on(seat, &mut self.chance);
            world.apply(seat, choice, &mut self.chance, &mut Unheard);
        }
        let ended = judge(world, &self.weights, self.seat);
        judged.mixed(&ended, f32::from(percent) / 100.0)
    }

    fn back_up(&mut self, judgement: &Judgement) {
        for (sum, win) in self.worth.iter_mut().zip(judgement.win) {
            *sum += f64::from(win);
        }
        let root = *self.tree.node(self.own_root());
        for step in &self.path {
            let edge = self.tree.edge_mut(step.edge);
            edge.visits += 1;
            edge.sum += judgement.win[step.seat.index()];
            let place = step.edge.wrapping_sub(root.first);
            if place < root.len.into() {
                let (tried, points) = &mut self.root_sums[place as usize];
                *tried += 1;
                *points += f64::from(judgement.points);
            }
        }
    }

    fn report(
        &self,
        known: &G,
        favourite: Option<G::Choice>,
        iterations: u64,
    ) -> Report<G::Choice> {
        let edges = self.tree.edges_of(self.own_root());
        let total: f64 = edges.iter().map(|edge| f64::from(edge.average)).sum();
        let candidate = |(edge, sums): (&super::tree::Edge<G::Choice>, &(u64, f64))| Candidate {
            choice: edge.choice,
            visits: u64::from(edge.visits),
            sum: f64::from(edge.sum),
            in_this_search: sums.0,
            points: sums.1,
            share: if total > 0.0 { f64::from(edge.average) / total } else { edge.prior.into() },
        };
        let candidates = edges.iter().zip(&self.root_sums).map(candidate).collect();
        let (sealed, worth) = (known.is_sealed(), self.worth);
        Report { candidates, favourite, sealed, iterations, worth }
    }
}

//! The tree of a plain search.

use higaki_table::{Chance, QuickChance, Seat};

/// The index of a node.
pub(super) type NodeId = u32;
/// The root: the decision of the searcher. It stands for no choice.
pub(super) const ROOT: NodeId = 0;
const NONE: NodeId = NodeId::MAX;
/// The exploration constant of Cowling, Powley and Whitehouse for rewards from 0 to 1.
const EXPLORE: f64 = 0.7;

#[derive(Clone, Copy, Debug)]
struct Node<C> {
    /// The choice and its seat; `None` at the root.
    made: Option<(Seat, C)>,
    visits: u32,
    /// The number of visits of the parent in which the choice was legal.
    available: u32,
    sum: f64,
    first_child: NodeId,
    sibling: NodeId,
}

#[derive(Debug)]
pub(super) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// Scratch: the children of the legal choices.
    found: Vec<NodeId>,
}

impl<C> Tree<C> {
    pub(super) const fn new() -> Tree<C> {
        Tree { nodes: Vec::new(), found: Vec::new() }
    }
}

impl<C: Copy + PartialEq> Tree<C> {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node {
            made: None,
            visits: 0,
            available: 0,
            sum: 0.0,
            first_child: NONE,
            sibling: NONE,
        });
    }

    /// The child for one of these choices of a seat: an untried one, or else the one with the
    /// highest UCB1 value. Also returns whether it is new.
    pub(super) fn descend(
        &mut self,
        node: NodeId,
        seat: Seat,
        choices: &[C],
        chance: &mut QuickChance,
    ) -> (NodeId, bool) {
        self.found.clear();
        self.found.resize(choices.len(), NONE);
        let mut child = self.nodes[node as usize].first_child;
        while child != NONE {
            let at = &mut self.nodes[child as usize];
            if let Some((owner, made)) = at.made
                && owner == seat
                && let Some(place) = choices.iter().position(|choice| *choice == made)
            {
                at.available += 1;
                self.found[place] = child;
            }
            child = at.sibling;
        }
        let untried = self.found.iter().filter(|child| **child == NONE).count() as u32;
        if untried == 0 {
            return (self.best_found(), false);
        }
        let drawn = chance.below(untried) as usize;
        let mut places = (0..choices.len()).filter(|place| self.found[*place] == NONE);
        let place = places.nth(drawn).unwrap_or(0);
        (self.add(node, seat, choices[place]), true)
    }

    fn best_found(&self) -> NodeId {
        let score = |child: &NodeId| {
            let at = &self.nodes[*child as usize];
            let visits = f64::from(at.visits.max(1));
            at.sum / visits + EXPLORE * (logarithm(at.available) / visits).sqrt()
        };
        let best = self.found.iter().max_by(|one, other| score(one).total_cmp(&score(other)));
        best.copied().unwrap_or(ROOT)
    }

    fn add(&mut self, parent: NodeId, seat: Seat, choice: C) -> NodeId {
        let sibling = self.nodes[parent as usize].first_child;
        let (made, first_child) = (Some((seat, choice)), NONE);
        self.nodes.push(Node { made, visits: 0, available: 1, sum: 0.0, first_child, sibling });
        let node = (self.nodes.len() - 1) as NodeId;
        self.nodes[parent as usize].first_child = node;
        node
    }

    pub(super) fn choice(&self, node: NodeId) -> C {
        let (_, choice) = self.nodes[node as usize].made.expect("only the root stands for none");
        choice
    }

    pub(super) fn learn(&mut self, node: NodeId, share: f64) {
        let at = &mut self.nodes[node as usize];
        at.visits += 1;
        at.sum += share;
    }

    /// The most visited choice of the seat at the root.
    pub(super) fn most_tried(&self, seat: Seat) -> Option<C> {
        let mut best = None;
        let mut child = self.nodes[ROOT as usize].first_child;
        while child != NONE {
            let at = &self.nodes[child as usize];
            let made = at.made.filter(|(owner, _)| *owner == seat);
            if let Some((_, choice)) = made
                && best.is_none_or(|(visits, _)| at.visits > visits)
            {
                best = Some((at.visits, choice));
            }
            child = at.sibling;
        }
        best.map(|(_, choice)| choice)
    }
}

/// An approximate logarithm, linear between powers of two: unlike `ln`, the same on every machine.
fn logarithm(number: u32) -> f64 {
    let whole = number.max(1).ilog2();
    let rest = f64::from(number.max(1)) / f64::from(1_u32 << whole) - 1.0;
    std::f64::consts::LN_2 * (f64::from(whole) + rest)
}

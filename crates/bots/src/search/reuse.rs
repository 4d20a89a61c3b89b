//! Reuse of the subtree of an earlier search.

use super::searcher::Searcher;
use super::tree::{NONE, NodeId, Tree};
use crate::evaluation::Judge;
use higaki_table::Game;

impl<G: Judge> Searcher<G> {
    /// Makes the node of the current position the root and drops all others. Returns false without
    /// such a node.
    pub(super) fn reuse(&mut self, knowledge: u64) -> bool {
        let nodes = self.tree.nodes.iter();
        let Some(root) = nodes.clone().position(|node| node.known == Some(knowledge)) else {
            return false;
        };
        self.spare.clear();
        copy_below(&self.tree, root as NodeId, &mut self.spare);
        std::mem::swap(&mut self.tree, &mut self.spare);
        true
    }
}

/// Copies a subtree into an empty tree, breadth first: the nodes behind `next` are the queue.
fn copy_below<G: Game>(from: &Tree<G>, root: NodeId, to: &mut Tree<G>) {
    copy_node(from, root, to);
    to.nodes[0].sibling = NONE;
    let mut next = 0;
    while next < to.nodes.len() {
        let node = to.nodes[next];
        let old = node.first as usize;
        let first = to.edges.len();
        to.edges.extend_from_slice(&from.edges[old..old + usize::from(node.len)]);
        to.nodes[next].first = first as u32;
        for edge in first..to.edges.len() {
            to.edges[edge].child = copy_row(from, to.edges[edge].child, to);
            to.edges[edge].turn = to.edges[edge].child;
        }
        to.nodes[next].after = copy_row(from, node.after, to);
        if node.group != NONE {
            let group = from.groups[node.group as usize].map(|seat| copy_row(from, seat, to));
            to.groups.push(group);
            to.nodes[next].group = (to.groups.len() - 1) as u32;
        }
        next += 1;
    }
}

/// Copies a row of siblings; their edges follow later.
fn copy_row<G: Game>(from: &Tree<G>, mut old: NodeId, to: &mut Tree<G>) -> NodeId {
    if old == NONE {
        return NONE;
    }
    let first = to.nodes.len() as NodeId;
    loop {
        copy_node(from, old, to);
        old = from.node(old).sibling;
        let copy = to.nodes.len() - 1;
        if old == NONE {
            to.nodes[copy].sibling = NONE;
            return first;
        }
        to.nodes[copy].sibling = copy as NodeId + 1;
    }
}

/// Copies a node and its stored world.
fn copy_node<G: Game>(from: &Tree<G>, old: NodeId, to: &mut Tree<G>) {
    let mut node = *from.node(old);
    if let Some(world) = from.worlds.get(node.world as usize) {
        node.world = to.worlds.len() as u32;
        to.worlds.push(world.clone());
    }
    to.nodes.push(node);
}

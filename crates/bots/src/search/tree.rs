//! The search tree.
//!
//! A node is an information set of the searching seat: the sequence of choices and of the
//! information revealed on the way. A choice has one child for every distinct reveal. All nodes and
//! edges are stored in two lists of fixed capacity, so that memory does not grow with the length of
//! a game; when they are full, the search continues without growing the tree.

use higaki_table::Game;

/// The index of a node.
pub(super) type NodeId = u32;
/// The index of an edge.
pub(super) type EdgeId = u32;
/// No node.
pub(super) const NONE: NodeId = NodeId::MAX;

/// A decision point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) visits: u32,
    /// The edges, once the node is expanded.
    pub(super) first: EdgeId,
    pub(super) len: u16,
    pub(super) expanded: bool,
    /// Distinguishes the node from its siblings.
    pub(super) key: u64,
    /// The hash of the seat’s knowledge where it decides: finds the node in a later search.
    pub(super) known: Option<u64>,
    /// The next child of the same choice.
    pub(super) sibling: NodeId,
    /// For sealed choices: the node after the last decision.
    pub(super) after: NodeId,
    /// For sealed choices: the group of the trees of all seats.
    pub(super) group: u32,
    /// The stored world of progressive widening.
    pub(super) world: u32,
}

/// A choice at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<C> {
    pub(super) choice: C,
    /// The prior probability.
    pub(super) prior: f32,
    /// Visits, the first estimate included.
    pub(super) visits: u32,
    /// The sum of the values for the deciding seat.
    pub(super) sum: f32,
    pub(super) child: NodeId,
    /// For progressive widening: the child whose turn is next, and the number of children.
    pub(super) turn: NodeId,
    pub(super) shown: u32,
    /// For sealed choices: the regret and the probability.
    pub(super) regret: f32,
    pub(super) average: f32,
}

impl<C> Edge<C> {
    /// The mean value.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.visits as f32
    }
}

/// All nodes and edges.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<G::Choice>>,
    pub(super) groups: Vec<[NodeId; higaki_table::Seat::MAX]>,
    pub(super) worlds: Vec<G>,
}

/// The capacity of one tree.
const NODES: usize = 1 << 17;
const EDGES: usize = 1 << 19;
const GROUPS: usize = 1 << 14;

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), edges: Vec::new(), groups: Vec::new(), worlds: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.groups.clear();
        self.worlds.clear();
    }

    /// Whether a node with this many edges fits.
    #[inline]
    pub(super) fn has_room(&self, edges: usize) -> bool {
        self.nodes.len() < NODES && self.edges.len() + edges <= EDGES && self.groups.len() < GROUPS
    }

    pub(super) fn add_node(&mut self, key: u64) -> NodeId {
        let node = Node {
            visits: 0,
            first: 0,
            len: 0,
            expanded: false,
            key,
            known: None,
            sibling: NONE,
            after: NONE,
            group: NONE,
            world: NONE,
        };
        self.nodes.push(node);
        (self.nodes.len() - 1) as NodeId
    }

    #[inline]
    pub(super) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    #[inline]
    pub(super) fn edge(&self, edge: EdgeId) -> &Edge<G::Choice> {
        &self.edges[edge as usize]
    }

    #[inline]
    pub(super) fn edge_mut(&mut self, edge: EdgeId) -> &mut Edge<G::Choice> {
        &mut self.edges[edge as usize]
    }

    /// The edges of a node.
    #[inline]
    pub(super) fn edges_of(&self, node: NodeId) -> &[Edge<G::Choice>] {
        let node = self.node(node);
        &self.edges[node.first as usize..node.first as usize + usize::from(node.len)]
    }

    #[inline]
    pub(super) fn edges_of_mut(&mut self, node: NodeId) -> &mut [Edge<G::Choice>] {
        let node = *self.node(node);
        &mut self.edges[node.first as usize..node.first as usize + usize::from(node.len)]
    }

    /// Finds the node with this key among siblings, or returns their number.
    pub(super) fn find(&self, mut sibling: NodeId, key: u64) -> Result<NodeId, u32> {
        let mut count = 0;
        while sibling != NONE {
            if self.node(sibling).key == key {
                return Ok(sibling);
            }
            sibling = self.node(sibling).sibling;
            count += 1;
        }
        Err(count)
    }
}

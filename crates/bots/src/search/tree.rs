//! The tree: what was tried, how often, and what came of it.
//!
//! A node is a moment that the searching seat can tell from others: the way to it, and what it
//! learned on that way. Behind one choice there are as many nodes as it has led to different things
//! being shown. Everything lies in two lists of fixed room, so that a long game needs no more memory
//! than a short one; when they are full, the tree grows no further and the search goes on.

use higaki_table::Game;

/// The number of a node.
pub(super) type NodeId = u32;
/// The number of an edge.
pub(super) type EdgeId = u32;
/// No node.
pub(super) const NONE: NodeId = NodeId::MAX;

/// A moment at which somebody decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) visits: u32,
    /// The edges, once somebody has looked at the choices.
    pub(super) first: EdgeId,
    pub(super) len: u16,
    pub(super) expanded: bool,
    /// What distinguishes it from its siblings.
    pub(super) key: u64,
    /// What the searching seat knows here, if it is to decide: finds the node in a later search.
    pub(super) known: Option<u64>,
    /// The next node behind the same choice.
    pub(super) sibling: NodeId,
    /// Where choices are sealed: what follows once all have decided.
    pub(super) after: NodeId,
    /// Where choices are sealed: where every seat begins to decide, by the number of the group.
    pub(super) group: u32,
    /// The world that was seen here first, if it is remembered.
    pub(super) world: u32,
}

/// A choice that can be made at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<C> {
    pub(super) choice: C,
    /// How promising it looked at first.
    pub(super) prior: f32,
    /// How often it was tried, and the first look.
    pub(super) visits: u32,
    /// The sum of what it brought to whoever decides.
    pub(super) sum: f32,
    pub(super) child: NodeId,
    /// Of the nodes behind it: which one is next, where they take turns, and how many there are.
    pub(super) turn: NodeId,
    pub(super) shown: u32,
    /// For sealed choices: how much better it would have been, and how often it would be played.
    pub(super) regret: f32,
    pub(super) average: f32,
}

impl<C> Edge<C> {
    /// What it has brought on average.
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

/// Room for so many nodes and edges in one tree.
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

    /// Whether there is room for a node with so many edges.
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

    /// Finds the node with this key in a row of siblings, and how many there are if there is none.
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

//! Information-set Monte Carlo tree search, for every game of the contract.
//!
//! The searching seat never looks at what it cannot know: before anything else the position is
//! replaced by what the seat knows (`worlds`), and every iteration imagines another world that fits.
//! In each of them the tree is followed (`descend`), one node is added, a short playout by the
//! game's policy leads to a quiet position, and the evaluation says what it is worth to everybody.
//! Each seat chooses for itself (the backup is a vector, not a sign).
//! Where choices are sealed, nobody answers what he cannot see: every seat has a tree of its own
//! there and mixes its choices by regret matching (`sealed`).

mod bot;
mod descend;
mod expand;
mod report;
mod reuse;
mod sealed;
mod searcher;
mod tree;

pub use bot::{Dials, SearchBot};
pub use report::{Candidate, Report as SearchReport};
pub use searcher::{Playouts, Style};

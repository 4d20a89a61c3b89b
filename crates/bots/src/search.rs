//! Information-set Monte Carlo tree search for every game of the contract.
//!
//! The searching seat never sees hidden information: the position is first reduced to the seat’s
//! knowledge (`worlds`), and every iteration samples another consistent world. An iteration follows
//! the tree in its world (`descend`), adds one node, plays a short playout by the policy of the
//! game to a quiet position, and evaluates that for all seats. Each seat maximises its own value:
//! the backup is a vector.
//! Where choices are sealed, every seat has its own tree and mixes its choices by regret matching,
//! so that no choice responds to hidden choices (`sealed`).

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

//! The shared mechanisms, tried on a game that is small enough to see through: sealed bids, a die.

mod records;
mod toy;
mod undo;

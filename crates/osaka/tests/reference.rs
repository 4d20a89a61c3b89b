//! A second implementation of the whole game, slow and obvious, written from the printed rules, and
//! its comparison with the engine over random games.
//!
//! Cards are texts, piles are lists, nothing is clever: whoever doubts the engine can read this
//! beside the rulebook.

mod after;
mod choices;
mod games;
mod legal;
mod position;

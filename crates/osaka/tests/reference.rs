//! A second implementation of the whole game, slow and obvious, written from the printed rules, and
//! its comparison with the engine over random games.
//!
//! Cards are strings, piles are lists, nothing is optimised, so that it can be read beside the
//! rulebook.

mod after;
mod choices;
mod games;
mod legal;
mod position;

//! Any position as JSON: `read` parses it, `as_scenario` writes it.
//!
//! Cards are written as in notation, `R5`; in a row `R5@1` is reserved by seat 1; among goods `R5*`
//! is insured; among points `R5?` was drawn unseen. Piles are written from the top.

mod check;
mod read;
mod write;

pub(crate) use read::read;

/// All fields of a scenario; others are reported as unknown.
const FIELDS: [&str; 20] = [
    "game", "rules", "players", "to_act", "ships", "market", "farm", "deck", "discard", "seats",
    "options", "phase", "asked", "settled", "saving", "paid", "passes", "start", "over", "seed",
];

/// The fields of a seat.
const SEAT_FIELDS: [&str; 6] = ["hand", "goods", "tokens", "vp", "credit", "earned"];

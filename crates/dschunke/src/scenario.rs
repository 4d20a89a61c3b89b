//! Any position as JSON: `read` parses it, `as_scenario` writes it.
//!
//! Strips are written by the seats of their owners, layer by layer and lane by lane. The goods on
//! the junks are those in no hand, the strips beside the board those on no junk. Unnamed special
//! cards fill the piles, and unnamed market cards the rounds, in an order drawn from the seed.
//!
//! `drawn` lists the special cards that were ever kept, in order: `0 star swap`; `used` the extra cards
//! that were used, with the number of cards drawn by then: `0 swap 4`.

mod read;
mod write;

pub(crate) use read::read;

/// The fields of a scenario, for the message that one of them is unknown. Positions of earlier
/// versions have `stocks`, which is not read: D11.4 follows from the stage.
const FIELDS: [&str; 18] = [
    "game",
    "rules",
    "players",
    "options",
    "round",
    "start",
    "market",
    "merchants",
    "turned",
    "holds",
    "stocks",
    "closed",
    "piles",
    "drawn",
    "used",
    "seats",
    "stage",
    "seed",
];

/// The fields of a seat.
const SEAT_FIELDS: [&str; 7] = ["colour", "hand", "known", "yuan", "told", "extra", "bid"];

/// The fields of a stage.
const STAGE_FIELDS: [&str; 9] =
    ["decision", "seat", "taken", "pile", "search", "left", "then", "waiting", "later"];

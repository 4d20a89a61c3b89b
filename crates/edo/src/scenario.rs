//! Any position as JSON.
//!
//! ```json
//! {"game": "edo", "players": 2, "options": {}, "round": 3, "start": 1,
//!  "phase": {"name": "card", "seat": 0, "slot": 1},
//!  "merchant": "EDO", "merchant_cards": {"gone": [4, 9], "queue": [1, 2]},
//!  "cities": {"EDO": {"fund": 5, "sites": ["house 0", "fortress", "house 1"]}},
//!  "seats": [{"rice": 3, "wood": 2, "ryo": 10, "points": 4, "samurai": ["A", "WO1"],
//!             "neutral_officials": 1, "special_cards": [7],
//!             "plan": ["A.wood 2", "B.travel 1", "C.money 0"]}]}
//! ```
//! Omitted fields are empty. Unnamed cards and tiles, including income tiles, lie under the named
//! ones in an order drawn from the seed. Stocks are computed from the other fields.

mod check;
mod phase;
mod read;
mod seats;
mod write;

pub(crate) use read::read;
pub(crate) use write::position;

//! The rules of Traders of Osaka, for two to four players.
//!
//! The layout follows the rulebook: `setup` deals, `turn` holds the order of play, each chapter of
//! a turn is a file in `step`, `scoring` counts. Rule ids such as `O4.3` refer to the rule index in
//! `games/osaka/rules.md`.
//!
//! ```
//! use higaki_osaka::Osaka;
//! use higaki_table::{Origin, Seat, Seed, Table};
//!
//! let origin = Origin::Local(Seed::from_text("first game"));
//! let (mut table, _events) = Table::<Osaka>::deal(3, &Default::default(), origin)?;
//! let seat = higaki_table::Game::deciding(table.game()).first().expect("a seat decides");
//! table.play(seat, "token red".parse()?).expect("the choice is legal");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate knows nothing about files, clocks, networks or words for people.

mod by_colour;
mod cards;
mod choice;
mod components;
mod deck;
mod event;
mod game;
mod notation;
mod playout;
mod preview;
mod refusal;
mod row;
mod scenario;
mod scoring;
mod setup;
mod standing;
mod state;
mod step;
mod turn;
mod variants;
mod view;

pub use by_colour::ByColour;
pub use cards::Cards;
pub use choice::{Choice, Decision, RowName};
pub use components::{Card, Colour, Colours, Place};
pub use event::{Event, Reason};
pub use preview::{Preview, Purchase, Risk, Sailing, Sale};
pub use refusal::{Purpose, Refused};
pub use scoring::{Breakdown, Line, set_points};
pub use standing::Standing;
pub use state::{End, Osaka};
pub use variants::{Hands, Insurance, Options, Refill};
pub use view::{Asked, Saved, SeatView, SlotView, View};

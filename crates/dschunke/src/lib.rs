//! The rules of Dschunke, for three and four players.
//!
//! The layout follows the rulebook: `setup` sets up the game, `turn` holds the order of rounds and
//! phases, each chapter of a round is a file in `step`, `scoring` counts. Rule ids such as `D4.3`
//! refer to the rule index in `games/dschunke/rules.md`; the printed component data is in
//! `games/dschunke/data.json`.
//!
//! ```
//! use higaki_dschunke::Dschunke;
//! use higaki_table::{Game, Origin, Seed, Table};
//!
//! let origin = Origin::Local(Seed::from_text("first game"));
//! let (mut table, _events) = Table::<Dschunke>::deal(3, &Default::default(), origin)?;
//! let seat = table.game().deciding().first().expect("a seat decides");
//! table.play(seat, "load".parse()?).expect("every merchant is still free");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate knows nothing about files, clocks, networks or words for people.

mod choice;
mod components;
mod data;
mod determinise;
mod event;
mod game;
mod goods;
mod hold;
mod notation;
mod playout;
mod preview;
mod refusal;
mod scenario;
mod scoring;
mod setup;
mod special;
mod stage;
mod standing;
mod state;
mod step;
mod turn;
mod variants;
mod versions;
mod view;

pub use choice::{Bid, Choice, Decision};
pub use components::{
    Action, Colour, Field, GOODS_EACH, Good, Junk, Occasion, Pile, ROUNDS, Row, STRIPS_EACH, Yuan,
};
pub use data::{Data, MarketCard, Worth};
pub use event::{Event, Open, Secret, Seen, Veiled};
pub use goods::{Goods, Kinds};
pub use hold::Hold;
pub use preview::Preview;
pub use refusal::Refused;
pub use scoring::{Breakdown, CardPoints, JunkPoints, SeatPoints};
pub use special::{Cards, Special, Time};
pub use standing::{Outlook, Standing};
pub use state::Dschunke;
pub use variants::{Options, Setup};
pub use view::{
    CalendarView, HelperView, HoldView, MerchantView, OpenView, OwnView, PileView, SearchedPile,
    SeatView, StockCount, StockView, UsedCard, View,
};

//! EDO with Erweiterung 1: the rules only.
//!
//! [`Edo`] is the whole table as a plain value that obeys the contract of [`higaki_table::Game`].
//! The files follow the rulebook: `setup`, `turn` (the phases of a round and their order), `step`
//! (one file for each chapter), `scoring`; each module of Erweiterung 1 has a folder of its own:
//! `jiin`, `tokken`, `ronin`. The ids in the comments, `E7.3` for instance, are those of `games/edo/rules.md`.
//!
//! The component data is in `games/edo/data.json`, every entry with its provenance.
//!
//! ```
//! use higaki_edo::{Edo, Options};
//! use higaki_table::{Game, QuickChance, Unheard, play_out};
//!
//! let mut chance = QuickChance::new(1);
//! let rules = Edo::INFO.rules_version;
//! let mut game = Edo::set_up(rules, 3, &Options::default(), &mut chance, &mut Unheard);
//! play_out(&mut game, &mut chance);
//! assert!(game.outcome().is_some());
//! ```
//!
//! This crate has no I/O, clocks or messages for people.

mod cards;
mod choice;
mod components;
mod data;
mod determinise;
mod event;
mod game;
mod hash;
mod jiin;
mod notation;
mod phase;
mod plan;
mod playout;
mod preview;
mod refusal;
mod ronin;
mod scenario;
mod scoring;
mod setup;
mod space;
mod state;
mod step;
mod tokken;
mod turn;
mod variants;
mod view;

pub use cards::{Action, ActionKind, CardId};
pub use choice::{Choice, Decision, Harvest, OfferCard, SiteChoice};
pub use components::{Building, IncomeTile, MerchantCard, Purse, Resource, Site};
pub use data::{Board, Data, provenance};
pub use event::{Deed, Event, MerchantOffers, PlanStep, Seen, WishTile};
pub use jiin::roads::{Path, path};
pub use phase::{CardTurn, Drive, End, Pending, Phase, Stage};
pub use plan::{Confirmed, Plan, SLOTS, Slot};
pub use preview::Preview;
pub use refusal::Refusal;
pub use ronin::{PLACE_TILES, PlaceTile, Scatter};
pub use scoring::{Breakdown, Score, Share, score, share};
pub use space::{Space, SpaceKind, SpaceSet, Squad};
pub use state::{City, Edo, Player};
pub use tokken::{Display, PRIVILEGES, Privilege, Queue, Wish, WishKind};
pub use variants::{Module, ModuleName, Modules, Options};
pub use view::{
    BuildingView, CardView, CityView, FieldView, IncomeView, MerchantView, OwnPlan, PackageView,
    PendingView, PhaseView, PriceView, SeatView, SlotView, View, WishView,
};

//! Options of a game.

use serde::{Deserialize, Serialize};

/// The variants of a game; by default all as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether hands are shown.
    pub hands: Hands,
    /// When the market is refilled in a purchase.
    pub refill: Refill,
    /// Which goods can be insured while ships sink.
    pub insurance: Insurance,
}

/// Whether hands are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// Each player sees only their own hand.
    #[default]
    Secret,
    /// OV.1: all hands are public, a memory aid.
    Open,
}

/// When the market is refilled in a purchase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Refill {
    /// Right after the goods were taken.
    #[default]
    BeforeShips,
    /// OV.2: after the ships have sailed and the payday is over.
    AfterShips,
}

/// Which goods can be insured while ships sink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Insurance {
    /// Only those of the colours that are sinking.
    #[default]
    SinkingColours,
    /// OV.3: those of every colour.
    AnyColour,
}

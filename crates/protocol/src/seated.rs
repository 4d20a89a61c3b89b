//! Seats and whose they are.

use crate::Cause;
use serde::{Deserialize, Serialize};

/// One seat and who is on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seated {
    /// Whose seat it is.
    pub holder: Holder,
    /// The bot that replaces the player at the moment.
    pub stand_in: Option<StandIn>,
    /// Whether somebody who plays this seat is watching the table right now.
    pub present: bool,
}

/// Whose seat it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Holder {
    /// Nobody's yet.
    Open,
    /// It is kept for somebody.
    Reserved {
        /// Whom.
        person: String,
        /// The name as it is now; empty if that person is gone.
        name: String,
        /// Whether this person is a guest: others may have the same name. Left out for accounts.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        guest: bool,
    },
    /// Somebody's.
    Person {
        /// Who.
        person: String,
        /// The name as it is now; empty if that person is gone.
        name: String,
        /// Whether this person is a guest: others may have the same name. Left out for accounts.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        guest: bool,
    },
    /// A bot's.
    Bot {
        /// How strong.
        level: String,
    },
}

/// For `skip_serializing_if`.
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A bot that plays for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandIn {
    /// How strong.
    pub level: String,
    /// Why.
    pub cause: Cause,
}

//! The chapters of a round, one file each: their choices, their refusals and their effects.

pub(crate) mod build;
pub(crate) mod card;
pub(crate) mod draft;
pub(crate) mod harvest;
pub(crate) mod home;
pub(crate) mod income;
pub(crate) mod limit;
pub(crate) mod plan;
pub(crate) mod recruit;
pub(crate) mod trade;
pub(crate) mod travel;
pub(crate) mod wages;
pub(crate) mod walk;

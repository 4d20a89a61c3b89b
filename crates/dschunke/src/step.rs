//! One file for each chapter of a round. Each decision has three functions: `choices` lists,
//! `check` validates, `apply` carries out.

pub(crate) mod action;
pub(crate) mod advance;
pub(crate) mod cash;
pub(crate) mod extra;
pub(crate) mod goods;
pub(crate) mod lay;
pub(crate) mod load;
pub(crate) mod money;
pub(crate) mod poker;
pub(crate) mod prize;
pub(crate) mod search;
pub(crate) mod supply;
pub(crate) mod swap;

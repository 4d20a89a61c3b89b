//! One file for each chapter of a turn. Each decision has three functions: `choices` lists, `check`
//! validates, `apply` carries out.

pub(crate) mod buy;
pub(crate) mod insure;
pub(crate) mod pass;
pub(crate) mod payday;
pub(crate) mod payment;
pub(crate) mod refill;
pub(crate) mod reserve;
pub(crate) mod sail;
pub(crate) mod save;
pub(crate) mod take;
pub(crate) mod token;

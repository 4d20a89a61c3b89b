//! Module 1, Jiin: temples, which bring a point and make roads free.

pub(crate) mod roads;
pub(crate) mod temple;

//! The person behind a request.

use higaki_values::PersonId;
use std::net::IpAddr;

/// The person behind a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The person, also behind a program that plays.
    pub person: PersonId,
    /// Whether that person has an account.
    pub account: bool,
    /// The network address that limits count, IPv6 by /64; none within the own process.
    pub address: Option<IpAddr>,
}

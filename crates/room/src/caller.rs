//! The person behind a request.

use higaki_values::PersonId;
use std::net::IpAddr;

/// The person behind a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The person, also behind a program with an API token.
    pub person: PersonId,
    /// Whether the person has an account.
    pub account: bool,
    /// The address for limits, IPv6 as its /64; none within the same process.
    pub address: Option<IpAddr>,
}

//! The address of a client, also behind trusted proxies.

use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// An address, or a range of them such as `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    /// The length of the prefix in bits.
    bits: u32,
}

/// The error for a text that is neither an address nor a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address such as 10.0.0.5 or a range such as 10.0.0.0/8")]
pub struct NotANetwork;

impl Network {
    /// Whether the address is in this range.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let differ = |one: u128, other: u128, width: u32| {
            let shift = width - self.bits;
            // A prefix of 0 contains every address.
            shift < width && (one ^ other) >> shift != 0
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                !differ(own.to_bits().into(), other.to_bits().into(), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => !differ(own.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| NotANetwork)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NotANetwork)?;
        let width = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(width);
        if bits > width { Err(NotANetwork) } else { Ok(Network { address, bits }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address of the client. `X-Forwarded-For` is trusted only as far as trusted proxies wrote it:
/// from its end up to the first address that is none of them.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let mut client = peer.to_canonical();
    let values = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = values.flat_map(|value| value.split(',')).map(str::trim).collect();
    for hop in hops.iter().rev() {
        let Ok(hop) = hop.parse::<IpAddr>() else { break };
        if !is_trusted(client) {
            break;
        }
        client = hop.to_canonical();
    }
    client
}

/// The key of per-address limits: an IPv6 address counts as its /64, which one household owns.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(texts: &[&str]) -> Vec<Network> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn client_of(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED_FOR, value.parse().unwrap());
        }
        client(peer.parse().unwrap(), &headers, &networks(trusted)).to_string()
    }

    #[test]
    fn ranges_hold_their_addresses() {
        for (range, inside, outside) in [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"),
            ("192.168.1.7", "192.168.1.7", "192.168.1.8"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("::1", "::1", "::2"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
        ] {
            let range: Network = range.parse().unwrap();
            assert!(range.contains(inside.parse().unwrap()), "{range} {inside}");
            assert!(!range.contains(outside.parse().unwrap()), "{range} {outside}");
        }
        let four: Network = "127.0.0.0/8".parse().unwrap();
        assert!(four.contains("::ffff:127.0.0.1".parse().unwrap()));
    }

    #[test]
    fn invalid_ranges_are_refused() {
        for wrong in ["", "localhost", "10.0.0.0/33", "::/129", "10.0.0.0/x", "10.0.0/8"] {
            assert_eq!(wrong.parse::<Network>(), Err(NotANetwork), "{wrong}");
        }
    }

    #[test]
    fn without_trust_only_the_peer_counts() {
        assert_eq!(client_of("203.0.113.9", &["1.2.3.4"], &[]), "203.0.113.9");
        assert_eq!(client_of("203.0.113.9", &["1.2.3.4"], &["10.0.0.1"]), "203.0.113.9");
    }

    #[test]
    fn a_trusted_proxy_is_believed_and_a_client_is_not() {
        let trusted = &["10.0.0.0/8"];
        assert_eq!(client_of("10.0.0.1", &["1.2.3.4"], trusted), "1.2.3.4");
        assert_eq!(client_of("10.0.0.1", &["6.6.6.6, 1.2.3.4"], trusted), "1.2.3.4");
        assert_eq!(client_of("10.0.0.1", &["6.6.6.6", "1.2.3.4, 10.0.0.2"], trusted), "1.2.3.4");
        assert_eq!(client_of("10.0.0.1", &["nonsense"], trusted), "10.0.0.1");
        assert_eq!(client_of("10.0.0.1", &[], trusted), "10.0.0.1");
    }

    #[test]
    fn a_household_is_counted_once() {
        let counted = |text: &str| counted(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("203.0.113.9"), "203.0.113.9");
    }
}

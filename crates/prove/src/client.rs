//! A minimal client: HTTP for accounts, a WebSocket to play.

mod http;
mod socket;

pub(crate) use http::Http;
pub(crate) use socket::{ConnectionLost, Socket};

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::str::FromStr;
use tokio::net::{TcpSocket, TcpStream};

use crate::error::ProveError;

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    authority: String,
    address: SocketAddr,
}

/// The error for a text that is no server address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected http://HOST or http://HOST:PORT with a host that resolves")]
pub struct NotATarget;

impl FromStr for Target {
    type Err = NotATarget;

    fn from_str(text: &str) -> Result<Target, NotATarget> {
        let authority = text.strip_prefix("http://").ok_or(NotATarget)?;
        let authority = authority.strip_suffix('/').unwrap_or(authority);
        let with_port =
            authority.rsplit(':').next().is_some_and(|port| port.parse::<u16>().is_ok());
        let full = if with_port { authority.to_owned() } else { format!("{authority}:80") };
        let mut found = full.to_socket_addrs().map_err(|_| NotATarget)?;
        let address = found.next().ok_or(NotATarget)?;
        Ok(Target { authority: authority.to_owned(), address })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

impl Target {
    /// Whether the server is on this machine.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        self.address.ip().is_loopback()
    }

    /// Connects from one of many loopback addresses: the server limits connections per address, and
    /// an address has a limited number of ports.
    async fn connect(&self, number: usize) -> io::Result<TcpStream> {
        const EACH: usize = 150;
        let stream = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_loopback() => {
                let host = 1 + number / EACH;
                let from = Ipv4Addr::new(127, 0, (host >> 8) as u8, host as u8);
                let socket = TcpSocket::new_v4()?;
                // Where the loopback has only one address, that must do.
                let _ = socket.bind(SocketAddr::from((from, 0)));
                socket.connect(self.address).await?
            }
            _ => TcpStream::connect(self.address).await?,
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// A guest account.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
}

impl Guest {
    /// Creates a guest account.
    pub(crate) async fn enter(http: &mut Http, number: usize) -> Result<Guest, ProveError> {
        let body = format!(r#"{{"name":"P{number}"}}"#);
        let reply = http.call("POST /api/guests", "", &body).await?;
        let cookie = reply.cookie.filter(|_| reply.status == 201);
        let cookie = cookie.ok_or_else(|| {
            ProveError::answer("POST /api/guests", format!("{} {}", reply.status, reply.body))
        })?;
        Ok(Guest { cookie })
    }

    /// Creates many guest accounts over a few connections.
    pub(crate) async fn enter_all(target: &Target, count: usize) -> Result<Vec<Guest>, ProveError> {
        const LINES: usize = 8;
        let share = |line: usize| (line..count).step_by(LINES);
        let all = (0..LINES.min(count)).map(|line| async move {
            let mut http = Http::connect(target, line).await?;
            let mut guests = Vec::new();
            for number in share(line) {
                guests.push(Guest::enter(&mut http, number + 1).await?);
            }
            Ok::<_, ProveError>(guests)
        });
        Ok(futures_util::future::try_join_all(all).await?.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_an_address_of_a_server() {
        let target: Target = "http://127.0.0.1:4442".parse().unwrap();
        assert!(target.is_loopback());
        assert_eq!(target.to_string(), "http://127.0.0.1:4442");
        assert_eq!("http://127.0.0.1/".parse::<Target>().unwrap().address.port(), 80);
        assert!(!"http://192.0.2.1:80".parse::<Target>().unwrap().is_loopback());
        for wrong in ["", "127.0.0.1:4442", "https://127.0.0.1", "http://"] {
            assert_eq!(wrong.parse::<Target>(), Err(NotATarget), "{wrong}");
        }
    }
}

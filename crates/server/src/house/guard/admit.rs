//! The admission check of every request.

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use super::super::House;
use super::super::problem::Problem;
use super::{address, origin};

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

/// Admits a request if its host is ours, its rate is within the limit, and it was not sent by a
/// page of another site.
pub(crate) fn admit(house: &House, request: &mut Request) -> Result<(), Problem> {
    let peer = peer(request.extensions().get());
    let client = address::client(peer, request.headers(), &house.rules().trusted_proxies);
    house.limits().address(client).inspect_err(|_| {
        tracing::debug!(%client, "too many requests");
    })?;
    let public = house.rules().public_url.as_ref();
    if !origin::is_our_host(request.headers(), public) {
        return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, "unknown_host"));
    }
    if !origin::may_change(request.method(), request.headers(), public) {
        return Err(Problem::forbidden("foreign_page"));
    }
    request.extensions_mut().insert(ClientAddress(client));
    Ok(())
}

/// The address of the peer; unspecified without one, in tests that call the router directly.
pub(super) fn peer(info: Option<&ConnectInfo<SocketAddr>>) -> IpAddr {
    info.map_or(Ipv4Addr::UNSPECIFIED.into(), |info| info.0.ip())
}

impl FromRequestParts<House> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<ClientAddress, Infallible> {
        let admitted = parts.extensions.get().copied();
        Ok(admitted.unwrap_or_else(|| ClientAddress(peer(parts.extensions.get()))))
    }
}

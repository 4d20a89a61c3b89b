//! The WebSocket endpoint for browsers and programs.

mod frame_counter;
mod slots;
mod upgrade;
mod wire;

pub(crate) use slots::{Revoked, Sockets};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use higaki_protocol::Goodbye;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::House;
use super::guard::{ClientAddress, is_our_origin};
use super::people::{Authenticated, Credential};
use super::problem::{Problem, ProblemBody};
use super::tables::Player;
use crate::socket::{SocketLimits, serve_line};
use crate::tables::Caller;
use slots::SocketSlot;
use upgrade::{Upgrade, WebSocket};
use wire::Wire;

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(open))
}

/// Open the socket for watching tables and playing.
///
/// A browser sends its cookie and must come from a page of this server; a program sends its token
/// as
/// `Authorization: Bearer …`. docs/protocol.md describes the messages.
#[utoipa::path(get, path = "/socket", tag = "tables", responses(
    (status = 101, description = "The socket is open."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
    (status = 403, body = ProblemBody, description = "A page of somebody else."),
    (status = 426, body = ProblemBody, description = "This is for sockets."),
    (status = 429, body = ProblemBody, description = "You have too many sockets."),
))]
async fn open(
    State(house): State<House>,
    Authenticated(known): Authenticated,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Upgrade(handshake): Upgrade,
) -> Result<Response, Problem> {
    let public = house.rules().public_url.as_ref();
    if matches!(known.credential, Credential::Session(_)) && !is_our_origin(&headers, public) {
        return Err(Problem::forbidden("foreign_page"));
    }
    let handshake =
        handshake.ok_or_else(|| Problem::new(StatusCode::UPGRADE_REQUIRED, "not_a_socket"))?;
    let slot = house.sockets().enter(&known, address)?;
    Ok(handshake.accept(move |socket| async move {
        let Player(caller) = Player::new(&known, address);
        let goodbye = talk(&house, caller, socket, slot).await;
        tracing::debug!(?goodbye, "a socket ended");
    }))
}

async fn talk(house: &House, caller: Caller, socket: WebSocket, slot: SocketSlot) -> Goodbye {
    // The socket ends with the session or token that opened it.
    let wire = Wire::new(socket, slot);
    serve_line(house.tables().clone(), caller, wire, limits(house)).await
}

fn limits(house: &House) -> SocketLimits {
    let rate = house.rules().rates.messages;
    let mut limits = SocketLimits::default();
    if rate.burst > 0 {
        let seconds = rate.per.as_secs_f64().max(f64::MIN_POSITIVE);
        limits.burst = rate.burst;
        limits.per_second = ((f64::from(rate.burst) / seconds) as u32).max(1);
    } else {
        (limits.burst, limits.per_second) = (u32::MAX, u32::MAX);
    }
    limits
}

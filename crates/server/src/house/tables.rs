//! Tables over HTTP: lists, creation, links, records.

mod components;
mod lesson;
mod lobby;
mod rating;
mod seat;
mod table;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use higaki_store::{PersonId, PersonKind, TableId};
use std::net::IpAddr;
use utoipa_axum::router::OpenApiRouter;

use super::House;
use super::guard::{ClientAddress, counted};
use super::people::{Authenticated, Identity};
use super::problem::Problem;
use crate::tables::Caller;

/// The routes about tables.
pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .merge(components::routes())
        .merge(lesson::routes())
        .merge(lobby::routes())
        .merge(table::routes())
        .merge(seat::routes())
        .merge(rating::routes())
}

/// Extractor: an authenticated person as a caller of tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player(pub(crate) Caller);

/// Extractor: a person who may be unknown. Unknown viewers get a random id and see public data
/// only.
#[derive(Clone, Copy, Debug)]
struct MaybeKnown(Caller);

impl Player {
    pub(crate) fn new(known: &Identity, address: IpAddr) -> Player {
        let account = known.person.kind == PersonKind::Account;
        Player(Caller { person: known.person.id, account, address: Some(counted(address)) })
    }
}

impl FromRequestParts<House> for Player {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Player, Problem> {
        let Authenticated(known) = Authenticated::from_request_parts(parts, house).await?;
        let Ok(ClientAddress(address)) = ClientAddress::from_request_parts(parts, house).await;
        Ok(Player::new(&known, address))
    }
}

impl FromRequestParts<House> for MaybeKnown {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<MaybeKnown, Problem> {
        let known = Player::from_request_parts(parts, house).await;
        let nobody = || Caller { person: PersonId::random(), account: false, address: None };
        Ok(MaybeKnown(known.map_or_else(|_| nobody(), |player| player.0)))
    }
}

/// The id in a link; an invalid one names no table.
fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::not_found("unknown_table"))
}

/// The idempotency key of a request.
fn key(headers: &HeaderMap) -> Result<Option<String>, Problem> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let key = key.to_str().ok().filter(|key| key.len() <= higaki_protocol::MAX_KEY);
    key.map(|key| Some(key.to_owned())).ok_or(Problem::bad_request("bad_key"))
}

//! Export and deletion of a person's data.

use axum::body::{Body as Stream, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use futures_util::stream;
use higaki_protocol::{AtSeat, Request};
use higaki_store::{PersonExport, PersonId, PersonKind, StoreError};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Body;
use super::super::problem::{Problem, ProblemBody};
use super::super::socket::Revoked;
use super::caller::Browser;
use crate::tables::Caller;

pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(export)).routes(routes!(leave))
}

/// Lines of the export that are sent in one chunk.
const PIECE: usize = 100;

/// Download all data that the server has about you, as one JSON list.
///
/// Each element is an object with one key: `person`, `session`, `bot_token`, `mute`, `rating`,
/// `rating_point`, `table`, `entry` or `chat`. The log of a game and the `revision` of its table are
/// included once the game is over, because until then they reveal hidden information.
#[utoipa::path(get, path = "/me/export", tag = "people", responses(
    (status = 200, body = Vec<std::collections::BTreeMap<String, serde_json::Value>>, description = "Everything."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
))]
async fn export(
    State(house): State<House>,
    browser: Browser,
) -> Result<impl IntoResponse, Problem> {
    let export = house.store().export_person(browser.person.id).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"higaki-export.json\""),
    ];
    let pieces = stream::try_unfold(Some((export, "[\n")), |state| async move {
        let Some((mut export, before)) = state else { return Ok::<_, StoreError>(None) };
        let (piece, more) = piece(&mut export, before).await?;
        Ok(Some((Bytes::from(piece), more.then_some((export, ",\n")))))
    });
    Ok((headers, Stream::from_stream(pieces)))
}

/// The next chunk with its separators, and whether there are more. Only one chunk is held in
/// memory. If the database fails halfway, the download breaks off: half a list is invalid JSON, so
/// it cannot be mistaken for the whole.
async fn piece(export: &mut PersonExport, before: &str) -> Result<(String, bool), StoreError> {
    let (mut piece, mut between) = (String::new(), before);
    for _ in 0..PIECE {
        let Some(line) = export.next().await? else {
            // The first line, about the person, always exists, so the list is open here.
            piece.push_str("\n]\n");
            return Ok((piece, false));
        };
        piece.push_str(between);
        piece.push_str(&line);
        between = ",\n";
    }
    Ok((piece, true))
}

/// A confirmation of the deletion.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    /// The password, required for accounts.
    #[schema(format = Password)]
    password: Option<String>,
}

/// Delete yourself.
///
/// Deletes name, password, sessions, tokens, ratings and all chat lines. Games remain for the other
/// players, with a nameless seat.
#[utoipa::path(delete, path = "/me", tag = "people", request_body = Leave, responses(
    (status = 204, description = "You are forgotten."),
    (status = 401, body = ProblemBody, description = "Nobody known, or the password is wrong."),
))]
async fn leave(
    State(house): State<House>,
    browser: Browser,
    Body(leave): Body<Leave>,
) -> Result<(StatusCode, HeaderMap), Problem> {
    let person = &browser.person;
    if person.kind == PersonKind::Account {
        house.check_password(&browser, leave.password.unwrap_or_default()).await?;
    }
    house.leave_tables(person.id).await?;
    house.store().delete_person(person.id).await?;
    house.tables().person_changed(person.id);
    house.sockets().end(Revoked::Person(person.id));
    Ok((StatusCode::NO_CONTENT, house.without_cookie()))
}

impl House {
    /// Leaves all seats of a person, so that bots replace them.
    async fn leave_tables(&self, person: PersonId) -> Result<(), Problem> {
        let (caller, mut after) = (Caller { person, account: false, address: None }, None);
        loop {
            let page = self.tables().tables_of(person, after, PIECE).await?;
            for table in page.tables {
                if ["finished", "abandoned"].contains(&&*table.status) {
                    continue;
                }
                let leave = Request::Leave(AtSeat { table: table.table, seat: None });
                // Spectators, and players whose game has just ended, have no seat to leave.
                if let Err(refusal) = self.tables().ask(caller, None, leave).await {
                    tracing::debug!(code = refusal.code, "a table was not left");
                }
            }
            let Some(next) = page.next.and_then(|next| next.parse().ok()) else { return Ok(()) };
            after = Some(next);
        }
    }
}

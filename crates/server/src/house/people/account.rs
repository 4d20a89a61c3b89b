//! Accounts: a unique name and a password.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use higaki_store::{NewAccount, PersonId, PersonKind};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Body;
use super::super::guard::ClientAddress;
use super::super::problem::{Problem, ProblemBody};
use super::super::socket::Revoked;
use super::caller::{Browser, Credential, Identity};
use super::device::Devices;
use super::guest::Me;
use super::hasher::Lane;
use super::password::Password;

pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(create)).routes(routes!(set_password))
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameAndPassword {
    /// The name, unique among accounts regardless of case.
    #[schema(example = "Aki", max_length = 240)]
    pub(super) name: String,
    /// The password: at least ten characters besides the name, and not a common one.
    #[schema(format = Password, min_length = 10, max_length = 256)]
    pub(super) password: String,
}

/// The current and the new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangePassword {
    /// The current password.
    #[schema(format = Password)]
    current: String,
    /// The new password.
    #[schema(format = Password, min_length = 10, max_length = 256)]
    new: String,
}

/// Create an account.
///
/// A guest becomes its owner and keeps all games. The response sets a new cookie: sessions and
/// tokens of the guest end.
#[utoipa::path(post, path = "/account", tag = "people", request_body = NameAndPassword, responses(
    (status = 201, body = Me, description = "You, with an account."),
    (status = 400, body = ProblemBody, description = "The name or the password will not do."),
    (status = 409, body = ProblemBody, description = "The name is taken, or you have an account."),
    (status = 429, body = ProblemBody, description = "Too many people from your address."),
))]
async fn create(
    State(house): State<House>,
    ClientAddress(address): ClientAddress,
    caller: Option<axum::Extension<Identity>>,
    headers: HeaderMap,
    Body(wanted): Body<NameAndPassword>,
) -> Result<(StatusCode, HeaderMap, Json<Me>), Problem> {
    house.limits().newcomer(address)?;
    let guest = match caller.map(|caller| caller.0) {
        None => None,
        Some(Identity { credential: Credential::Bot(_), .. }) => {
            return Err(Problem::forbidden("not_for_programs"));
        }
        Some(Identity { person, .. }) if person.kind == PersonKind::Account => {
            return Err(Problem::conflict("not_a_guest"));
        }
        Some(caller) => Some(caller.person.id),
    };
    let password = Password::new(wanted.password, &wanted.name)?;
    let password = house.passwords().hash(password, Lane::Stranger).await?;
    let known = Devices::of(house.transport(), &headers).remember(house.transport(), &password);
    let person = match guest {
        Some(guest) => {
            let person = house.store().promote_guest(guest, &wanted.name, password).await?;
            house.tables().person_changed(guest);
            // Sockets of the guest's sessions and tokens.
            house.sockets().end(Revoked::Person(guest));
            person
        }
        None => {
            let (id, at) = (PersonId::random(), house.now());
            let account = NewAccount { id, name: wanted.name, password, at };
            house.store().create_account(account).await?
        }
    };
    let mut headers = HeaderMap::new();
    headers.append(header::SET_COOKIE, house.begin_session(person.id).await?);
    headers.append(header::SET_COOKIE, known);
    Ok((StatusCode::CREATED, headers, Json(person.into())))
}

/// Change the password and end all other sessions.
#[utoipa::path(put, path = "/account/password", tag = "people", request_body = ChangePassword,
    responses(
        (status = 204, description = "Changed. Only this browser is still logged in."),
        (status = 400, body = ProblemBody, description = "The new password will not do."),
        (status = 401, body = ProblemBody, description = "The password is wrong."),
        (status = 409, body = ProblemBody, description = "You have no account."),
    ))]
async fn set_password(
    State(house): State<House>,
    browser: Browser,
    headers: HeaderMap,
    Body(change): Body<ChangePassword>,
) -> Result<(StatusCode, HeaderMap), Problem> {
    let person = &browser.person;
    house.check_password(&browser, change.current).await?;
    let hash =
        house.passwords().hash(Password::new(change.new, &person.name)?, Lane::Known).await?;
    let known = Devices::of(house.transport(), &headers).remember(house.transport(), &hash);
    house.store().set_password(person.id, hash).await?;
    house.store().delete_sessions_of(person.id).await?;
    house.sockets().end(Revoked::SessionsOf(person.id));
    let mut headers = HeaderMap::new();
    headers.append(header::SET_COOKIE, house.begin_session(person.id).await?);
    headers.append(header::SET_COOKIE, known);
    Ok((StatusCode::NO_CONTENT, headers))
}

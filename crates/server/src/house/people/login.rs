//! Login and logout.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use higaki_store::{PersonId, PersonKind};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::super::House;
use super::super::body::Body;
use super::super::guard::ClientAddress;
use super::super::problem::{Problem, ProblemBody};
use super::super::socket::Revoked;
use super::account::NameAndPassword;
use super::caller::{Browser, Credential, Identity};
use super::cookie::LIFE_SECONDS;
use super::device::Devices;
use super::guest::Me;
use super::hasher::Lane;
use super::password::Password;
use super::token::Token;

pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(log_in))
        .routes(routes!(log_out))
        .routes(routes!(log_out_everywhere))
}

/// Log in. A guest takes their games along.
#[utoipa::path(post, path = "/login", tag = "people", request_body = NameAndPassword, responses(
    (status = 200, body = Me, description = "You. The answer sets the cookie."),
    (status = 401, body = ProblemBody, description = "Name or password are wrong."),
    (status = 429, body = ProblemBody, description = "Too many attempts."),
))]
async fn log_in(
    State(house): State<House>,
    ClientAddress(address): ClientAddress,
    caller: Option<axum::Extension<Identity>>,
    headers: HeaderMap,
    Body(wanted): Body<NameAndPassword>,
) -> Result<(HeaderMap, Json<Me>), Problem> {
    let found = house.store().credentials(&wanted.name).await?;
    let devices = Devices::of(house.transport(), &headers);
    let device = found.as_ref().and_then(|found| devices.known_to(&found.password));
    let lane = match device {
        Some(device) => house.limits().device(device).map(|()| Lane::Known),
        None => house.limits().stranger(address, &wanted.name).map(|()| Lane::Stranger),
    }?;
    let wrong = || {
        tracing::info!(%address, "a login failed");
        Problem::unauthorized("wrong_login")
    };
    // An impossible password is wrong for every name, so this reveals nothing.
    let password = Password::typed(wanted.password).ok_or_else(wrong)?;
    let stored = found.as_ref().map(|found| found.password.clone());
    let matches = house.passwords().verify(password, stored, lane).await?;
    let found = found.filter(|_| matches).ok_or_else(wrong)?;
    let account = found.person;
    house.take_along(caller.map(|caller| caller.0), account).await?;
    let mut headers = HeaderMap::new();
    headers.append(header::SET_COOKIE, house.begin_session(account).await?);
    headers.append(header::SET_COOKIE, devices.remember(house.transport(), &found.password));
    Ok((headers, Json(house.store().person(account).await?.into())))
}

/// Log out of this browser. A guest who logs out cannot return.
#[utoipa::path(post, path = "/logout", tag = "people", responses(
    (status = 204, description = "Logged out."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
))]
async fn log_out(
    State(house): State<House>,
    browser: Browser,
) -> Result<(StatusCode, HeaderMap), Problem> {
    house.store().delete_session(browser.session).await?;
    house.sockets().end(Revoked::Session(browser.session));
    Ok((StatusCode::NO_CONTENT, house.without_cookie()))
}

/// Log out of all browsers.
#[utoipa::path(post, path = "/logout/everywhere", tag = "people", responses(
    (status = 204, description = "Logged out everywhere."),
    (status = 401, body = ProblemBody, description = "Nobody known."),
))]
async fn log_out_everywhere(
    State(house): State<House>,
    browser: Browser,
) -> Result<(StatusCode, HeaderMap), Problem> {
    house.store().delete_sessions_of(browser.person.id).await?;
    house.sockets().end(Revoked::SessionsOf(browser.person.id));
    Ok((StatusCode::NO_CONTENT, house.without_cookie()))
}

impl House {
    /// Begins a session. Returns the header with its cookie.
    pub(super) async fn begin_session(&self, person: PersonId) -> Result<HeaderValue, Problem> {
        let (token, now) = (Token::random(), self.now());
        let expires_at = now.plus(LIFE_SECONDS * 1000);
        self.store().create_session(person, token.hash(), now, expires_at).await?;
        Ok(self.transport().give(&token))
    }

    /// The headers that delete the cookies.
    pub(super) fn without_cookie(&self) -> HeaderMap {
        HeaderMap::from_iter([(header::SET_COOKIE, self.transport().take_away())])
    }

    /// Verifies the password of an authenticated person. Counts against the session alone: guesses
    /// from elsewhere must not keep the owner from deleting the account or changing the password.
    pub(super) async fn check_password(
        &self,
        browser: &Browser,
        text: String,
    ) -> Result<(), Problem> {
        let person = &browser.person;
        if person.kind != PersonKind::Account {
            return Err(Problem::conflict("not_an_account"));
        }
        self.limits().session(browser.session)?;
        let wrong = Problem::unauthorized("wrong_login");
        let Some(password) = Password::typed(text) else { return Err(wrong) };
        let stored = self.store().credentials(&person.name).await?;
        let stored = stored.filter(|found| found.person == person.id).map(|found| found.password);
        let matches = self.passwords().verify(password, stored, Lane::Known).await?;
        if matches { Ok(()) } else { Err(wrong) }
    }

    /// Moves the games of a guest into the account that they log in to. Another account of the same
    /// browser only loses its session.
    async fn take_along(&self, caller: Option<Identity>, account: PersonId) -> Result<(), Problem> {
        let Some(Identity { person, credential: Credential::Session(session) }) = caller else {
            return Ok(());
        };
        if person.kind == PersonKind::Guest {
            self.store().adopt_guest(person.id, account).await?;
            self.tables().person_changed(person.id);
            self.sockets().end(Revoked::Person(person.id));
        } else {
            self.store().delete_session(session).await?;
            self.sockets().end(Revoked::Session(session));
        }
        Ok(())
    }
}

//! Authentication: a browser by its cookie, a program by its token.

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use higaki_store::{BotTokenId, Person, Session, TokenHash};

use super::super::House;
use super::super::guard::{ClientAddress, counted};
use super::super::problem::Problem;
use super::cookie::LIFE_SECONDS;
use super::token::Token;

/// The prefix of API tokens, so that people and secret scanners recognise them.
pub(crate) const BOT_PREFIX: &str = "higaki_";

/// The least age of the stored last visit before it is updated: one write a day per browser.
const TOUCH_AFTER_MILLISECONDS: i64 = 24 * 60 * 60 * 1000;

/// The credential of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Credential {
    /// A session cookie.
    Session(TokenHash),
    /// An API token.
    Bot(BotTokenId),
}

/// An authenticated person.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) person: Person,
    pub(crate) credential: Credential,
}

/// Extractor: requires authentication.
#[derive(Clone, Debug)]
pub(crate) struct Authenticated(pub(crate) Identity);

/// Extractor: requires a session. Programs must not change an account, or a token would be worth as
/// much as the password.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) person: Person,
    pub(crate) session: TokenHash,
}

/// Authenticates a request, counts it, and renews the session.
pub(crate) async fn identify(
    house: &House,
    mut request: Request,
    next: Next,
) -> Result<Response, Problem> {
    // Pages and metrics are the same for everyone.
    if !request.uri().path().starts_with("/api/") {
        return Ok(next.run(request).await);
    }
    let known = house.authenticate(request.headers()).await?;
    let mut renewed = None;
    if let Some((caller, token)) = known {
        house.limits().person(caller.person.id)?;
        if let Some(ClientAddress(address)) = request.extensions().get() {
            house.tables().note_address(caller.person.id, counted(*address));
        }
        renewed = token;
        request.extensions_mut().insert(caller);
    }
    let mut response = next.run(request).await;
    if let Some(token) = renewed
        && !response.headers().contains_key(header::SET_COOKIE)
    {
        response.headers_mut().insert(header::SET_COOKIE, house.transport().give(&token));
    }
    Ok(response)
}

impl House {
    /// The person that the headers authenticate, and the token whose cookie should be renewed: a
    /// session lasts as long as it is used at least once a year.
    pub(crate) async fn authenticate(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(Identity, Option<Token>)>, Problem> {
        if let Some(value) = headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(bearer);
            let token = token.ok_or(Problem::unauthorized("bad_token"))?;
            let caller = self.program(&token).await?.ok_or(Problem::unauthorized("bad_token"))?;
            return Ok(Some((caller, None)));
        }
        let Some(token) = self.transport().token(headers) else { return Ok(None) };
        let found = self.store().person_of_session(token.hash(), self.now()).await?;
        let Some((person, session)) = found else { return Ok(None) };
        let touched = self.keep_alive(&session).await?;
        let caller = Identity { person, credential: Credential::Session(session.token) };
        Ok(Some((caller, touched.then_some(token))))
    }

    async fn program(&self, token: &Token) -> Result<Option<Identity>, Problem> {
        let found = self.store().person_of_bot_token(token.hash(), self.now()).await?;
        let Some((person, id)) = found else { return Ok(None) };
        Ok(Some(Identity { person, credential: Credential::Bot(id) }))
    }

    async fn keep_alive(&self, session: &Session) -> Result<bool, Problem> {
        let now = self.now();
        if now.0 - session.seen_at.0 < TOUCH_AFTER_MILLISECONDS {
            return Ok(false);
        }
        let expires_at = now.plus(LIFE_SECONDS * 1000);
        Ok(self.store().touch_session(session.token, now, expires_at).await?)
    }
}

fn bearer(value: &str) -> Option<Token> {
    let (scheme, token) = value.split_once(' ')?;
    let token = token.trim().strip_prefix(BOT_PREFIX)?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::parse(token))?
}

impl FromRequestParts<House> for Authenticated {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Authenticated, Problem> {
        let caller = parts.extensions.get::<Identity>().cloned();
        caller.map(Authenticated).ok_or(Problem::unauthorized("nobody"))
    }
}

impl FromRequestParts<House> for Browser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Browser, Problem> {
        let Authenticated(Identity { person, credential }) =
            Authenticated::from_request_parts(parts, house).await?;
        match credential {
            Credential::Session(session) => Ok(Browser { person, session }),
            Credential::Bot(_) => Err(Problem::forbidden("not_for_programs")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_programs_are_recognised() {
        let token = Token::random();
        let text = token.reveal();
        assert_eq!(bearer(&format!("Bearer higaki_{text}")), Some(token.clone()));
        assert_eq!(bearer(&format!("bearer higaki_{text}")), Some(token));
        for wrong in [format!("Basic higaki_{text}"), format!("Bearer {text}"), String::new()] {
            assert_eq!(bearer(&wrong), None);
        }
    }
}

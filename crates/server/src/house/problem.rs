//! Error responses: a code for programs and a sentence for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use higaki_protocol::{Kind, Refusal};
use higaki_store::{PersonError, StoreError};
use higaki_table::Failure;
use higaki_words::{Arg, Language, Words};
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

use super::House;
use super::people::{Busy, Unfit};
use crate::rate::TooOften;

/// An error response. Its sentence is added on the way out, where the language of the reader is
/// known.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: Cow<'static, str>,
    arguments: Vec<(&'static str, Arg)>,
    /// The refusal of a table; it has sentences of its own.
    refusal: Option<Box<Refusal>>,
    /// In seconds.
    retry_after: Option<u64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str) -> Problem {
        let code = Cow::Borrowed(code);
        Problem { status, code, arguments: Vec::new(), refusal: None, retry_after: None }
    }

    pub(crate) fn bad_request(code: &'static str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code)
    }

    pub(crate) fn conflict(code: &'static str) -> Problem {
        Problem::new(StatusCode::CONFLICT, code)
    }

    pub(crate) fn forbidden(code: &'static str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) fn not_found(code: &'static str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, code)
    }

    pub(crate) fn unauthorized(code: &'static str) -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, code)
    }

    pub(crate) fn method_not_allowed() -> Problem {
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "unknown_method")
    }

    /// An internal error that should not happen.
    pub(crate) fn internal() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// Adds an argument of the sentence.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Problem {
        self.arguments.push((name, value.into()));
        self
    }
}

impl Problem {
    fn sentence(&self, words: &Words) -> String {
        let Some(refusal) = &self.refusal else {
            let id = format!("api-error-{}", self.code.replace('_', "-"));
            return words.say(&id, &self.arguments);
        };
        let args = refusal.details.clone();
        let failure = Failure { code: refusal.code.clone(), rule: None, args };
        words.failure("", &failure, &[])
    }
}

/// The body of every error response.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ProblemBody {
    pub(crate) error: ProblemText,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ProblemText {
    /// A stable code for programs.
    #[schema(example = "name_taken")]
    pub(crate) code: String,
    /// A sentence for people in the preferred language of `Accept-Language`: de, en or pl.
    #[schema(example = "This name is taken, or looks like one that is.")]
    pub(crate) message: String,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Adds the sentence to an error response.
pub(crate) fn speak(house: &House, language: Language, mut response: Response) -> Response {
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let message = problem.sentence(house.speech().words(language));
    let body = ProblemBody { error: ProblemText { code: problem.code.into_owned(), message } };
    let mut spoken = (problem.status, Json(body)).into_response();
    let headers = spoken.headers_mut();
    headers.extend(
        response
            .headers()
            .iter()
            .filter(|(name, _)| *name != header::CONTENT_LENGTH)
            .map(|(name, value)| (name.clone(), value.clone())),
    );
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    if let Some(seconds) = problem.retry_after {
        headers.insert(header::RETRY_AFTER, seconds.into());
    }
    spoken
}

impl From<TooOften> for Problem {
    fn from(too_often: TooOften) -> Problem {
        let mut problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often");
        problem.retry_after = Some(too_often.seconds());
        problem
    }
}

impl From<Busy> for Problem {
    fn from(Busy: Busy) -> Problem {
        let mut problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
        problem.retry_after = Some(3);
        problem
    }
}

impl From<Unfit> for Problem {
    fn from(unfit: Unfit) -> Problem {
        match unfit {
            Unfit::TooShort => {
                Problem::bad_request("password_too_short").with("shortest", super::people::SHORTEST)
            }
            Unfit::Common => Problem::bad_request("password_common"),
            Unfit::HasName => {
                Problem::bad_request("password_has_name").with("shortest", super::people::SHORTEST)
            }
            Unfit::TooLong => {
                Problem::bad_request("password_too_long").with("longest", super::people::LONGEST)
            }
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal.kind() {
            Kind::Malformed => StatusCode::BAD_REQUEST,
            Kind::Unknown => StatusCode::NOT_FOUND,
            Kind::Forbidden => StatusCode::FORBIDDEN,
            Kind::Conflict => StatusCode::CONFLICT,
            Kind::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let code = Cow::Owned(refusal.code.clone());
        let retry_after = refusal.details["seconds"].as_u64();
        let refusal = Some(Box::new(refusal));
        Problem { status, code, arguments: Vec::new(), refusal, retry_after }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::TooLarge { .. } => Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            StoreError::NotText { .. } => Problem::bad_request("not_text"),
            StoreError::Duplicate => Problem::conflict("at_the_same_moment"),
            // Details are for the operator's log only; they contain no values of a statement.
            error => {
                tracing::error!(%error, "the store failed");
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable")
            }
        }
    }
}

impl From<PersonError> for Problem {
    fn from(error: PersonError) -> Problem {
        match error {
            PersonError::UnknownPerson(_) => Problem::not_found("unknown_person"),
            PersonError::NameTaken => Problem::conflict("name_taken"),
            PersonError::NameEmpty => Problem::bad_request("name_empty"),
            PersonError::NotAGuest(_) => Problem::conflict("not_a_guest"),
            PersonError::NotAnAccount(_) => Problem::conflict("not_an_account"),
            PersonError::Exists => Problem::conflict("at_the_same_moment"),
            PersonError::Store(error) => error.into(),
        }
    }
}

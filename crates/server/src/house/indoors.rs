//! The house asked from within the same process: the answers of the network, without one.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use tower::ServiceExt;

use super::{House, router};

/// More than any answer has.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// A house for a program that lives in it, such as a proof.
#[derive(Clone, Debug)]
pub struct Indoors(Router);

/// What somebody would get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The status of HTTP.
    pub status: u16,
    /// Names and values of the headers, in the order in which they are sent.
    pub headers: Vec<(String, String)>,
    /// Everything below them.
    pub body: String,
}

impl Indoors {
    /// The house, as it is for everybody else.
    #[must_use]
    pub fn new(house: House) -> Indoors {
        Indoors(router(house))
    }

    /// What a browser with this cookie gets. None is a path that no browser could ask for, or an
    /// answer that breaks off.
    pub async fn get(&self, path: &str, cookie: &str) -> Option<Page> {
        let request = Request::get(path)
            .header(header::HOST, "localhost")
            .header(header::COOKIE, cookie)
            .body(Body::empty())
            .ok()?;
        let Ok(response) = self.0.clone().oneshot(request).await;
        let (parts, body) = response.into_parts();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let headers = parts.headers.iter();
        Some(Page {
            status: parts.status.as_u16(),
            headers: headers
                .map(|(name, value)| (name.to_string(), text(value.as_bytes())))
                .collect(),
            body: text(&to_bytes(body, MOST_BYTES).await.ok()?),
        })
    }
}

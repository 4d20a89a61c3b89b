//! The HTTP server called from within the same process, without a network.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use tower::ServiceExt;

use super::{House, router};

/// The size limit of a response, in bytes; above all real ones.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The router for a program in the same process, such as a proof.
#[derive(Clone, Debug)]
pub struct Indoors(Router);

/// A response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The HTTP status.
    pub status: u16,
    /// Names and values of the headers, in the order in which they are sent.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Indoors {
    /// The same router that the network reaches.
    #[must_use]
    pub fn new(house: House) -> Indoors {
        Indoors(router(house))
    }

    /// The response to a `GET` with this cookie. None for an invalid path, or for a body that
    /// breaks off.
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

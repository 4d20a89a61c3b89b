//! The same server over HTTP: the routes that tell of a table, asked without a network.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use higaki_server::house::{House, Passwords, Rate, Rates, Rules, router};
use higaki_server::tables::{FrameText, Tables};
use higaki_server::time::Time;
use higaki_store::{Store, TokenHash};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;

use crate::ProveError;

/// More than any answer has.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// Nobody comes too often.
const AS_OFTEN_AS_ONE_LIKES: Rate = Rate::within(0, Duration::from_secs(1));

/// The house around the tables of a stage.
pub(super) struct Http(Router);

impl Http {
    pub(super) fn open(
        store: Store,
        tables: Tables,
        time: Arc<dyn Time>,
        passwords: Passwords,
    ) -> Http {
        let rates = Rates {
            address: AS_OFTEN_AS_ONE_LIKES,
            person: AS_OFTEN_AS_ONE_LIKES,
            ..Rates::default()
        };
        let rules = Rules { rates, ..Rules::default() };
        Http(router(House::new(store, tables, time, passwords, rules)))
    }

    /// The whole answer to whoever holds this token, as a frame like those of sessions: what is
    /// JSON stays as it came, byte for byte.
    pub(super) async fn get(&self, token: Token, path: &str) -> Result<FrameText, ProveError> {
        let request = Request::get(path)
            .header(header::HOST, "localhost")
            .header(header::COOKIE, format!("higaki={}", token.text()))
            .body(Body::empty())
            .map_err(ProveError::inside)?;
        let Ok(response) = self.0.clone().oneshot(request).await;
        let (parts, body) = response.into_parts();
        let headers: Vec<String> = parts
            .headers
            .iter()
            .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(value.as_bytes())))
            .collect();
        let body = to_bytes(body, MOST_BYTES).await.map_err(ProveError::inside)?;
        let body = String::from_utf8_lossy(&body);
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(&body).is_ok();
        let body = if is_json { body.into_owned() } else { json!(body).to_string() };
        let (path, status, headers) = (json!(path), parts.status.as_u16(), json!(headers));
        let frame = format!(
            r#"{{"type":"http","path":{path},"status":{status},"headers":{headers},"body":{body}}}"#
        );
        Ok(frame.into())
    }
}

/// Whether somebody was shown something, and not refused.
pub(super) fn is_page(frame: &str) -> bool {
    frame.starts_with(r#"{"type":"http""#) && frame.contains(r#""status":200,"#)
}

/// What one of the people holds in his cookie.
#[derive(Clone, Copy)]
pub(super) struct Token(pub(super) u8);

impl Token {
    fn text(self) -> String {
        format!("{:02x}", self.0).repeat(32)
    }

    /// What the store knows it by.
    pub(super) fn hash(self) -> TokenHash {
        TokenHash(Sha256::digest([self.0; 32]).into())
    }
}

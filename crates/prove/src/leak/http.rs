//! HTTP to the same server: the routes about a table.

use higaki_server::house::{House, Indoors, Passwords, Rate, Rates, Rules};
use higaki_server::tables::{FrameText, Tables};
use higaki_server::time::Time;
use higaki_store::{Store, TokenHash};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// No rate limit.
const UNLIMITED: Rate = Rate::within(0, Duration::from_secs(1));

/// The HTTP router around the tables of a stage.
pub(super) struct Http(Indoors);

impl Http {
    pub(super) fn open(
        store: Store,
        tables: Tables,
        time: Arc<dyn Time>,
        passwords: Passwords,
    ) -> Http {
        let rates = Rates { address: UNLIMITED, person: UNLIMITED, ..Rates::default() };
        let rules = Rules { rates, ..Rules::default() };
        Http(Indoors::new(House::new(store, tables, time, passwords, rules)))
    }

    /// The whole response for a token, as a frame like those of sessions: JSON stays as received,
    /// byte for byte.
    pub(super) async fn get(&self, token: Token, path: &str) -> Option<FrameText> {
        let page = self.0.get(path, &format!("higaki={}", token.text())).await?;
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(&page.body).is_ok();
        let body = if is_json { page.body } else { json!(page.body).to_string() };
        let (path, status, headers) = (json!(path), page.status, json!(page.headers));
        let frame = format!(
            r#"{{"type":"http","path":{path},"status":{status},"headers":{headers},"body":{body}}}"#
        );
        Some(frame.into())
    }
}

/// Whether the response is a page and not a refusal.
pub(super) fn is_page(frame: &str) -> bool {
    frame.starts_with(r#"{"type":"http""#) && frame.contains(r#""status":200,"#)
}

/// The session token of one person.
#[derive(Clone, Copy)]
pub(super) struct Token(pub(super) u8);

impl Token {
    fn text(self) -> String {
        format!("{:02x}", self.0).repeat(32)
    }

    /// The hash of the token in the store.
    pub(super) fn hash(self) -> TokenHash {
        TokenHash(Sha256::digest([self.0; 32]).into())
    }
}

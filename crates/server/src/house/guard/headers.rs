//! Security headers of responses.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use super::super::House;

/// The policy of pages: scripts, styles, images and sounds from this server only, connections to
/// this server only, nothing inline, no frames.
pub(crate) const PAGE_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
     worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// The policy of other responses: they load nothing.
const DATA_POLICY: HeaderValue =
    HeaderValue::from_static("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");

const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Two years, the minimum of the preload lists of browsers.
const ENCRYPTED_ONLY: HeaderValue = HeaderValue::from_static("max-age=63072000");

const ALWAYS: [(HeaderName, HeaderValue); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    // The link to a table is a secret and must not leak to another site.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=()"),
    ),
];

/// Adds the headers to a response. A page that needs its own policy has set it already.
pub(crate) fn dress(house: &House, headers: &mut HeaderMap) {
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    if_missing(headers, header::CONTENT_SECURITY_POLICY, DATA_POLICY);
    if_missing(headers, header::CACHE_CONTROL, NO_STORE);
    if house.is_encrypted() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ENCRYPTED_ONLY);
    }
}

fn if_missing(headers: &mut HeaderMap, name: HeaderName, value: HeaderValue) {
    headers.entry(name).or_insert(value);
}

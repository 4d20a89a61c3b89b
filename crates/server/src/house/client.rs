//! The browser client: the files built from `web/`, embedded in the binary.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::guard::PAGE_POLICY;

/// A file of the browser client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The path, beginning with a slash.
    pub path: &'static str,
    /// A hash of the content, of letters and digits, for the `ETag`.
    pub tag: &'static str,
    /// The content.
    pub plain: &'static [u8],
    /// The content, compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The content, compressed with gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The browser client. Empty by default: the server then shows a plain page instead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Client {
    files: &'static [File],
}

/// The start page for all addresses of the client.
const START: &str = "/index.html";
/// The folder of files that carry a hash of their content in their names.
const NAMED_BY_CONTENT: &str = "/assets/";
/// A year, the longest useful lifetime in a cache.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_EACH_TIME: &str = "no-cache";

impl Client {
    /// The client embedded in this binary; empty if the binary was built without one.
    #[must_use]
    pub const fn embedded() -> Client {
        Client { files: include!(concat!(env!("OUT_DIR"), "/client.rs")) }
    }

    /// A client of the given files.
    #[must_use]
    pub const fn of(files: &'static [File]) -> Client {
        Client { files }
    }

    /// All files.
    #[must_use]
    pub const fn files(self) -> &'static [File] {
        self.files
    }

    fn file(self, path: &str) -> Option<&'static File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The start page, if there is a client.
    pub(super) fn start(self, asked: &HeaderMap) -> Option<Response> {
        self.file(START).map(|file| file.answer(asked))
    }

    /// The file at a path.
    pub(super) fn answer(self, path: &str, asked: &HeaderMap) -> Option<Response> {
        self.file(path).map(|file| file.answer(asked))
    }
}

impl File {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let (body, encoding) = self.encoded(asked);
        let tag = self.tag(encoding);
        let kind = kind(self.path);
        let named = self.path.starts_with(NAMED_BY_CONTENT);
        let mut response = if is_known(asked, &tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            Bytes::from_static(body).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        let keep = if named { FOR_EVER } else { ASK_EACH_TIME };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        if let Ok(tag) = HeaderValue::try_from(tag) {
            headers.insert(header::ETAG, tag);
        }
        if let Some(word) = encoding.word() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(word));
        }
        // A worker obeys the policy of its own script.
        if kind == HTML || kind == SCRIPT {
            headers.insert(header::CONTENT_SECURITY_POLICY, PAGE_POLICY);
        }
        response
    }

    /// The smallest encoding that the browser accepts.
    fn encoded(&self, asked: &HeaderMap) -> (&'static [u8], Encoding) {
        let value = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let value = value.unwrap_or_default();
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if accepts(value, "br") => (bytes, Encoding::Brotli),
            (_, Some(bytes)) if accepts(value, "gzip") => (bytes, Encoding::Gzip),
            _ => (self.plain, Encoding::Plain),
        }
    }

    /// The `ETag`: differs for each content and encoding.
    fn tag(&self, encoding: Encoding) -> String {
        match encoding.word() {
            Some(word) => format!("\"{}-{word}\"", self.tag),
            None => format!("\"{}\"", self.tag),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Plain,
    Brotli,
    Gzip,
}

impl Encoding {
    const fn word(self) -> Option<&'static str> {
        match self {
            Encoding::Plain => None,
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
        }
    }
}

/// Whether `Accept-Encoding` names a coding and does not rule it out.
fn accepts(value: &str, coding: &str) -> bool {
    value.split(',').any(|entry| {
        let (name, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
        let weight: f32 = weight.trim().parse().unwrap_or(0.0);
        name.trim().eq_ignore_ascii_case(coding) && weight > 0.0
    })
}

/// Whether `If-None-Match` contains the tag. Proxies that compress mark a tag as weak.
pub(super) fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut known = known.unwrap_or_default().split(',').map(str::trim);
    known.any(|known| known.strip_prefix("W/").unwrap_or(known) == tag)
}

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => HTML,
        "js" | "mjs" => SCRIPT,
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        "wav" => "audio/wav",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A concurrent build of the client must not break the build of the server.
    #[test]
    fn embedded_files_are_in_the_build_folder() {
        let list = include_str!(concat!(env!("OUT_DIR"), "/client.rs"));
        let embedded = list.matches("include_bytes!").count();
        let own = list.matches(r#"include_bytes!(concat!(env!("OUT_DIR"), "/client/"#).count();
        assert_eq!(embedded, own, "{list}");
        let forms =
            |file: &File| 1 + usize::from(file.brotli.is_some()) + usize::from(file.gzip.is_some());
        assert_eq!(embedded, Client::embedded().files().iter().map(forms).sum::<usize>());
    }

    #[test]
    fn a_coding_is_used_only_where_it_is_wanted() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("GZIP;q=0.5", "gzip"));
        for value in ["", "gzip", "br;q=0", "brotli", "br;q=nonsense"] {
            assert!(!accepts(value, "br"), "{value}");
        }
    }

    #[test]
    fn a_tag_is_recognised_among_others_and_behind_a_proxy() {
        let known = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::IF_NONE_MATCH, value.parse().unwrap());
            is_known(&headers, "\"0a\"")
        };
        assert!(known("\"0a\"") && known("W/\"0a\"") && known("\"1b\", \"0a\""));
        assert!(!known("\"0a-br\"") && !known("") && !known("0a"));
    }
}

//! Protection against cross-site requests and DNS rebinding.
//!
//! A browser sends cookies also with requests of other sites' pages, so a cookie alone proves
//! nothing: the request has to come from a page of this site. Browsers say so in `Sec-Fetch-Site`
//! and `Origin`, which no page can forge. Programs other than browsers send neither, and no page
//! can make them send a person's cookie.

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The public address of the site, such as `https://play.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: &'static str,
    /// The host, and the port unless it is the default one.
    authority: String,
}

/// The error for a text that is no address of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected http:// or https://, a host and nothing behind it, such as https://play.example.org"
)]
pub struct NotAPublicUrl;

impl PublicUrl {
    /// Whether browsers reach the site over https.
    #[must_use]
    pub fn is_encrypted(&self) -> bool {
        self.scheme == "https"
    }
}

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| NotAPublicUrl)?;
        let (scheme, usual) = match uri.scheme_str() {
            Some("http") => ("http", ":80"),
            Some("https") => ("https", ":443"),
            _ => return Err(NotAPublicUrl),
        };
        let authority = uri.authority().ok_or(NotAPublicUrl)?.as_str().to_ascii_lowercase();
        let bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
        if !bare || authority.contains('@') {
            return Err(NotAPublicUrl);
        }
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_owned();
        Ok(PublicUrl { scheme, authority })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme, self.authority)
    }
}

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whether the `Host` of a request is a name of this server.
///
/// DNS rebinding: another site's name may resolve to our address, and its pages would then count as
/// ours. So a name counts only if the operator configured it, or if nobody on the internet can own
/// it.
pub(crate) fn is_our_host(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some(authority) = host(headers) else { return false };
    if public.is_some_and(|public| public.authority == authority) {
        return true;
    }
    let name = without_port(&authority);
    let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    is_address || !name.contains('.') || name.ends_with(".local") || name.ends_with(".localhost")
}

/// Whether a request that changes something comes from a page of this site or from no page at all.
pub(crate) fn may_change(method: &Method, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    if method.is_safe() {
        return true;
    }
    match headers.get(FETCH_SITE).map(HeaderValue::as_bytes) {
        // "none": the user asked directly, for example through the address bar.
        Some(b"same-origin" | b"none") => true,
        Some(_) => false,
        None => !headers.contains_key(header::ORIGIN) || is_our_origin(headers, public),
    }
}

/// Whether the page that opens a socket with a cookie belongs to this site. A page is required.
pub(crate) fn is_our_origin(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let Some(origin) = origin.and_then(|origin| origin.parse::<PublicUrl>().ok()) else {
        return false;
    };
    let Some(host) = host(headers) else { return false };
    match public {
        Some(public) if *public == origin => true,
        // The same host with another scheme or port is another site.
        Some(public) if public.authority == host => false,
        // Without a proxy the page came from the host that the request names, whatever its name.
        _ => {
            let usual = if origin.is_encrypted() { ":443" } else { ":80" };
            host.strip_suffix(usual).unwrap_or(&host) == origin.authority
        }
    }
}

fn host(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    Some(host.to_ascii_lowercase()).filter(|host| !host.is_empty())
}

fn without_port(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|c| c.is_ascii_digit()) => name,
        _ => authority,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| {
            (HeaderName::from_static(name), value.parse().expect("a value of a header"))
        });
        pairs.collect()
    }

    fn public(text: &str) -> PublicUrl {
        text.parse().unwrap()
    }

    #[test]
    fn the_public_address_is_read_in_its_usual_spellings() {
        assert_eq!(public("https://Play.Example.org/").to_string(), "https://play.example.org");
        assert_eq!(public("https://a.example:443"), public("https://a.example"));
        assert_eq!(public("http://a.example:8080").to_string(), "http://a.example:8080");
        for wrong in
            ["", "a.example", "ftp://a.example", "https://a.example/x", "https://u@a.example"]
        {
            assert_eq!(wrong.parse::<PublicUrl>(), Err(NotAPublicUrl), "{wrong}");
        }
    }

    #[test]
    fn names_that_others_could_own_are_not_ours() {
        let play = public("https://play.example.org");
        for (host, ours) in [
            ("127.0.0.1:7323", true),
            ("[::1]:7323", true),
            ("localhost:7323", true),
            ("box", true),
            ("box.local:7323", true),
            ("play.example.org", true),
            ("evil.example", false),
            ("play.example.org.evil.example", false),
            ("", false),
        ] {
            assert_eq!(is_our_host(&headers(&[("host", host)]), Some(&play)), ours, "{host}");
        }
        assert!(!is_our_host(&headers(&[]), None));
        assert!(!is_our_host(&headers(&[("host", "play.example.org")]), None));
    }

    #[test]
    fn only_our_own_pages_change_anything() {
        let may = |pairs: &[(&'static str, &str)]| {
            let with_host = [&[("host", "localhost:7323")], pairs].concat();
            may_change(&Method::POST, &headers(&with_host), None)
        };
        assert!(may(&[("sec-fetch-site", "same-origin"), ("origin", "http://localhost:7323")]));
        assert!(may(&[("origin", "http://localhost:7323")]));
        assert!(may(&[]), "a program that is no browser");
        assert!(!may(&[("sec-fetch-site", "cross-site")]));
        assert!(!may(&[("sec-fetch-site", "same-site")]));
        assert!(!may(&[("origin", "http://localhost:8000")]));
        assert!(!may(&[("origin", "null")]));
        let evil = headers(&[("origin", "https://evil.example"), ("host", "localhost")]);
        assert!(may_change(&Method::GET, &evil, None), "reading is guarded by the browser itself");
    }

    #[test]
    fn behind_a_proxy_the_public_address_is_the_origin() {
        let play = public("https://play.example.org");
        let sent = headers(&[("host", "127.0.0.1:7323"), ("origin", "https://play.example.org")]);
        assert!(is_our_origin(&sent, Some(&play)));
        assert!(!is_our_origin(&sent, None));
        assert!(!is_our_origin(&headers(&[("host", "127.0.0.1")]), Some(&play)), "no page at all");
        let plain = headers(&[("host", "play.example.org"), ("origin", "http://play.example.org")]);
        assert!(!is_our_origin(&plain, Some(&play)));
        let usual = headers(&[("host", "a.local:80"), ("origin", "http://a.local")]);
        assert!(is_our_origin(&usual, None));
    }
}

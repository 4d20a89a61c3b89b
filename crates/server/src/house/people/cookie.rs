//! Cookies: session tokens and known devices.

use axum::http::{HeaderMap, HeaderValue, header};

use super::token::Token;

/// The prefix makes browsers accept the cookie only over https and for this host alone.
const ENCRYPTED_NAME: &str = "__Host-higaki";
const PLAIN_NAME: &str = "higaki";
const ENCRYPTED_DEVICE: &str = "__Host-higaki-device";
const PLAIN_DEVICE: &str = "higaki-device";

/// A year, in seconds. Browsers keep no cookie longer than that.
pub(crate) const LIFE_SECONDS: i64 = 365 * 24 * 60 * 60;

/// The transport between browsers and this site; determines names and attributes of cookies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transport {
    /// https.
    Encrypted,
    /// http: on this machine or in a home network.
    Plain,
}

impl Transport {
    const fn name(self) -> &'static str {
        match self {
            Transport::Encrypted => ENCRYPTED_NAME,
            Transport::Plain => PLAIN_NAME,
        }
    }

    const fn device_name(self) -> &'static str {
        match self {
            Transport::Encrypted => ENCRYPTED_DEVICE,
            Transport::Plain => PLAIN_DEVICE,
        }
    }

    /// The header that sets the session cookie.
    pub(crate) fn give(self, token: &Token) -> HeaderValue {
        self.header(self.name(), &token.reveal(), LIFE_SECONDS)
    }

    /// The header that deletes the session cookie.
    pub(crate) fn take_away(self) -> HeaderValue {
        self.header(self.name(), "", 0)
    }

    /// The header that sets the cookie of a known device.
    pub(super) fn give_device(self, value: &str) -> HeaderValue {
        self.header(self.device_name(), value, LIFE_SECONDS)
    }

    /// Scripts cannot read the cookie (`HttpOnly`), and other sites can send it only by a link that is
    /// followed (`SameSite=Lax`).
    fn header(self, name: &str, value: &str, seconds: i64) -> HeaderValue {
        let secure = if self == Transport::Encrypted { "; Secure" } else { "" };
        let text =
            format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        let mut value = HeaderValue::try_from(text).expect("hexadecimal digits and plain words");
        value.set_sensitive(true);
        value
    }

    /// The session token in a request.
    pub(crate) fn token(self, headers: &HeaderMap) -> Option<Token> {
        sent(headers, self.name()).find_map(Token::parse)
    }

    /// The device cookie of a request.
    pub(super) fn device(self, headers: &HeaderMap) -> Option<&str> {
        sent(headers, self.device_name()).next()
    }
}

/// The values of cookies with this name.
fn sent<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = values.flat_map(|value| value.split(';'));
    pairs
        .filter_map(move |pair| pair.trim().split_once('=').filter(|pair| pair.0 == name))
        .map(|pair| pair.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        let token = Token::random();
        let value = Transport::Encrypted.give(&token);
        let expected = format!(
            "__Host-higaki={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
            token.reveal()
        );
        assert_eq!(value, expected);
        assert!(value.is_sensitive());
        let plain = Transport::Plain.take_away();
        assert_eq!(plain, "higaki=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    }

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let token = Token::random();
        let mut headers = HeaderMap::new();
        let sent = format!("a=b; higaki={}; __Host-higaki=x", token.reveal());
        headers.append(header::COOKIE, sent.parse().unwrap());
        assert_eq!(Transport::Plain.token(&headers), Some(token));
        assert_eq!(Transport::Encrypted.token(&headers), None);
    }
}

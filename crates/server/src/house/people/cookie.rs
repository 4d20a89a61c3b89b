//! The cookie that holds a guest's or an account's token.

use axum::http::{HeaderMap, HeaderValue, header};

use super::token::Token;

/// Browsers take the first name only over an encrypted line and for this host alone.
const ENCRYPTED_NAME: &str = "__Host-higaki";
const PLAIN_NAME: &str = "higaki";

/// A year, in seconds. Longer than browsers keep a cookie anyway.
pub(crate) const LIFE_SECONDS: i64 = 365 * 24 * 60 * 60;

/// How cookies look on this site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Browsers come by https.
    Encrypted,
    /// Browsers come by http: on this machine, or in a house.
    Plain,
}

impl Line {
    const fn name(self) -> &'static str {
        match self {
            Line::Encrypted => ENCRYPTED_NAME,
            Line::Plain => PLAIN_NAME,
        }
    }

    /// The header that gives a token to a browser.
    pub(crate) fn give(self, token: &Token) -> HeaderValue {
        self.value(&token.reveal(), LIFE_SECONDS)
    }

    /// The header that takes it away again.
    pub(crate) fn take_away(self) -> HeaderValue {
        self.value("", 0)
    }

    /// Scripts cannot read it, other sites cannot send it except by a link that is followed.
    fn value(self, token: &str, seconds: i64) -> HeaderValue {
        let secure = if self == Line::Encrypted { "; Secure" } else { "" };
        let name = self.name();
        let text =
            format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        let mut value = HeaderValue::try_from(text).expect("hexadecimal digits and plain words");
        value.set_sensitive(true);
        value
    }

    /// The token that a browser sent.
    pub(crate) fn token(self, headers: &HeaderMap) -> Option<Token> {
        let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = values.flat_map(|value| value.split(';'));
        pairs.find_map(|pair| match pair.trim().split_once('=') {
            Some((name, token)) if name == self.name() => Token::parse(token),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        let token = Token::random();
        let value = Line::Encrypted.give(&token);
        let expected = format!(
            "__Host-higaki={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
            token.reveal()
        );
        assert_eq!(value, expected);
        assert!(value.is_sensitive());
        let plain = Line::Plain.take_away();
        assert_eq!(plain, "higaki=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    }

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let token = Token::random();
        let mut headers = HeaderMap::new();
        let sent = format!("a=b; higaki={}; __Host-higaki=x", token.reveal());
        headers.append(header::COOKIE, sent.parse().unwrap());
        assert_eq!(Line::Plain.token(&headers), Some(token));
        assert_eq!(Line::Encrypted.token(&headers), None);
    }
}

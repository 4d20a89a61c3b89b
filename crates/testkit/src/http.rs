//! A minimal HTTP client for servers in tests.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Timeout of a request, so that a test fails instead of hanging.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A response.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The value of a header; empty if there is none.
    #[must_use]
    pub fn header(&self, name: &str) -> &str {
        let mut pairs = self.head.lines().filter_map(|line| line.split_once(':'));
        let found = pairs.find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value.trim())
    }
}

/// Sends a request and reads the response to its end. A body is sent as JSON.
///
/// # Errors
/// If the connection breaks or the response is not HTTP.
pub fn request(
    address: SocketAddr,
    call: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> io::Result<Reply> {
    let mut line = TcpStream::connect_timeout(&address, TIMEOUT)?;
    line.set_read_timeout(Some(TIMEOUT))?;
    // In HTTP/1.0 the response ends with the connection and is never chunked.
    let mut text = format!("{call} HTTP/1.0\r\nHost: {address}\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() {
        let length = body.len();
        text.push_str(&format!("Content-Type: application/json\r\nContent-Length: {length}\r\n"));
    }
    text.push_str("\r\n");
    text.push_str(body);
    line.write_all(text.as_bytes())?;
    let mut answer = String::new();
    line.read_to_string(&mut answer)?;
    parse(&answer).ok_or_else(|| io::Error::other(format!("no HTTP: {answer:?}")))
}

fn parse(answer: &str) -> Option<Reply> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Reply { status, head: head.to_owned(), body: body.to_owned() })
}

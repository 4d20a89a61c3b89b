//! A minimal HTTP client with keep-alive.

use std::io;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Target;
use crate::error::ProveError;

/// A persistent connection.
pub(crate) struct Http {
    stream: TcpStream,
    host: String,
    buffer: Vec<u8>,
}

/// A response.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// The cookie of the response, without its attributes.
    pub(crate) cookie: Option<String>,
    pub(crate) body: String,
}

impl Http {
    pub(crate) async fn connect(target: &Target, number: usize) -> Result<Http, ProveError> {
        let stream = target.connect(number).await?;
        Ok(Http { stream, host: target.authority.clone(), buffer: Vec::new() })
    }

    /// Sends a request, for instance `POST /api/guests`. A body is sent as JSON.
    pub(crate) async fn call(
        &mut self,
        call: &str,
        cookie: &str,
        body: &str,
    ) -> Result<Reply, ProveError> {
        let mut text = format!("{call} HTTP/1.1\r\nHost: {}\r\n", self.host);
        if !cookie.is_empty() {
            text.push_str(&format!("Cookie: {cookie}\r\n"));
        }
        if !body.is_empty() {
            text.push_str("Content-Type: application/json\r\n");
        }
        text.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        self.stream.write_all(text.as_bytes()).await?;
        loop {
            if let Some((reply, length)) = parse(&self.buffer) {
                self.buffer.drain(..length);
                return Ok(reply);
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
            }
        }
    }
}

/// Parses a complete response and returns its length.
fn parse(bytes: &[u8]) -> Option<(Reply, usize)> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]);
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let header = |name: &str| {
        let mut pairs = head.lines().filter_map(|line| line.split_once(':'));
        let found = pairs.find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim().to_owned())
    };
    let length: usize = header("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
    let body = bytes.get(end + 4..end + 4 + length)?;
    let cookie = header("set-cookie");
    let cookie = cookie.and_then(|cookie| cookie.split(';').next().map(str::to_owned));
    let body = String::from_utf8_lossy(body).into_owned();
    Some((Reply { status, cookie, body }, end + 4 + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_read_once_all_of_it_is_there() {
        let text =
            "HTTP/1.1 201 Created\r\nSet-Cookie: a=b; Path=/\r\ncontent-length: 2\r\n\r\n{}rest";
        let (reply, length) = parse(text.as_bytes()).unwrap();
        assert_eq!((reply.status, reply.body.as_str()), (201, "{}"));
        assert_eq!(reply.cookie.as_deref(), Some("a=b"));
        assert_eq!(length, text.len() - 4);
        assert!(parse(&text.as_bytes()[..text.len() - 5]).is_none());
        assert!(parse(b"HTTP/1.1 204 No Content\r\n\r\n").is_some());
    }
}

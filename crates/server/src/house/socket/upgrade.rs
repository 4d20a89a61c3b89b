//! The opening handshake of a WebSocket.
//!
//! Not axum's own: frames below the message level have to be counted, and axum hides them.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use higaki_protocol::MAX_FRAME;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::frame_counter::CountFrames;

/// The read buffer, in bytes. Messages are small, and most sockets are idle.
const READ_BUFFER: usize = 1024;
/// The write buffer, in bytes: an answer and its updates are sent together.
const WRITE_BUFFER: usize = 8 * 1024;
/// The longest message that is read, in bytes. Messages above the limit of the protocol but below
/// this one are refused with an answer.
const MOST_BYTES: usize = 4 * MAX_FRAME;

pub(super) type WebSocket = WebSocketStream<CountFrames<TokioIo<Upgraded>>>;

/// Extractor: a WebSocket handshake; none for other requests.
pub(super) struct Upgrade(pub(super) Option<Handshake>);

pub(super) struct Handshake {
    key: HeaderValue,
    upgraded: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Infallible> {
        Ok(Upgrade(handshake(parts)))
    }
}

fn handshake(parts: &mut Parts) -> Option<Handshake> {
    let headers = &parts.headers;
    let valid = lists(headers, &header::CONNECTION, "upgrade")
        && lists(headers, &header::UPGRADE, "websocket")
        && lists(headers, &header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| valid)?.clone();
    Some(Handshake { key, upgraded: parts.extensions.remove()? })
}

/// Whether a comma-separated header contains a token.
fn lists(headers: &HeaderMap, name: &HeaderName, wanted: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| item.trim().eq_ignore_ascii_case(wanted))
}

impl Handshake {
    /// Accepts the handshake and runs `talk` once the response is sent.
    pub(super) fn accept<T>(self, talk: impl FnOnce(WebSocket) -> T + Send + 'static) -> Response
    where
        T: Future<Output = ()> + Send,
    {
        let Handshake { key, upgraded } = self;
        tokio::spawn(async move {
            // An error means that the client disconnected.
            let Ok(upgraded) = upgraded.await else { return };
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(WRITE_BUFFER)
                .max_message_size(Some(MOST_BYTES))
                .max_frame_size(Some(MOST_BYTES));
            let stream = CountFrames::new(TokioIo::new(upgraded));
            talk(WebSocket::from_raw_socket(stream, Role::Server, Some(config)).await).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = derive_accept_key(key.as_bytes()).parse() {
            headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }
}

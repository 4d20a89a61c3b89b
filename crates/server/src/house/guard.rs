//! Access control: client addresses, host names, origins, rate limits and security headers.

mod address;
mod admit;
mod headers;
mod limits;
mod origin;

pub use address::{Network, NotANetwork};
pub use limits::Rates;
pub use origin::{NotAPublicUrl, PublicUrl};

pub(crate) use address::counted;
pub(crate) use admit::{ClientAddress, admit};
pub(crate) use headers::{PAGE_POLICY, dress};
pub(crate) use limits::Limits;
pub(crate) use origin::is_our_origin;

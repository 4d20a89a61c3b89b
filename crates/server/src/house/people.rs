//! People: guests with only a name, accounts with a password, and API tokens.

mod account;
mod bot_token;
mod caller;
mod common_passwords;
mod cookie;
mod data;
mod device;
mod guest;
mod hasher;
mod login;
mod password;
mod token;

pub(crate) use caller::{Authenticated, Credential, Identity, identify};
pub(crate) use cookie::Transport;
pub(crate) use device::DeviceId;
pub(crate) use hasher::Busy;
pub use hasher::Passwords;
pub(crate) use password::{LONGEST, SHORTEST, Unfit};

use super::House;
use utoipa_axum::router::OpenApiRouter;

/// The routes about the caller's own person.
pub(crate) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .merge(guest::routes())
        .merge(account::routes())
        .merge(login::routes())
        .merge(data::routes())
        .merge(bot_token::routes())
}

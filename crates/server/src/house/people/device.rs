//! Known devices: browsers that have logged in to an account before.
//!
//! All unknown devices share the attempts at the password of an account, so they could use them up
//! and lock the owner out. A browser that has logged in before holds a cookie that proves it, and
//! has attempts of its own. The proof is an HMAC keyed with the stored password hash: it needs no
//! database table, every server on the database can verify it, and a new password revokes it.

use axum::http::{HeaderMap, HeaderValue};
use higaki_store::PasswordHash;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::cookie::Transport;
use super::token::{read_hex, write_hex};

/// The most accounts that one device remembers, the most recent first.
const MOST: usize = 4;
const SEPARATOR: char = '.';

/// A random id of a device, independent of its owner.
pub(crate) type DeviceId = [u8; 16];

type Proof = [u8; 32];

/// The devices in a cookie: the accounts that this browser has logged in to, with proofs.
#[derive(Debug, Default)]
pub(crate) struct Devices(Vec<(DeviceId, Proof)>);

impl Devices {
    pub(crate) fn of(transport: Transport, headers: &HeaderMap) -> Devices {
        let value = transport.device(headers).unwrap_or_default();
        Devices(value.split(SEPARATOR).filter_map(read).take(MOST).collect())
    }

    /// The device id, if the proof for the account with this password hash is valid.
    pub(crate) fn known_to(&self, password: &PasswordHash) -> Option<DeviceId> {
        let is_known = |(device, proof): &&(DeviceId, Proof)| {
            mac(password, device).verify_slice(proof).is_ok()
        };
        self.0.iter().find(is_known).map(|(device, _)| *device)
    }

    /// The header that makes this browser a known device of the account with this password hash.
    pub(crate) fn remember(mut self, transport: Transport, password: &PasswordHash) -> HeaderValue {
        let device = self.known_to(password).unwrap_or_else(|| {
            let mut fresh = DeviceId::default();
            getrandom::fill(&mut fresh)
                .expect("a system without randomness cannot run a server at all");
            fresh
        });
        self.0.retain(|(known, _)| *known != device);
        self.0.insert(0, (device, mac(password, &device).finalize().into_bytes().into()));
        self.0.truncate(MOST);
        let texts: Vec<String> = self.0.iter().map(write).collect();
        transport.give_device(&texts.join(&SEPARATOR.to_string()))
    }
}

fn mac(password: &PasswordHash, device: &DeviceId) -> Hmac<Sha256> {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(password.0.as_bytes()).expect("a key of any length will do");
    mac.update(b"higaki known device");
    mac.update(device);
    mac
}

fn read(text: &str) -> Option<(DeviceId, Proof)> {
    let (device, proof) = text.split_at_checked(2 * size_of::<DeviceId>())?;
    Some((read_hex(device)?, read_hex(proof)?))
}

fn write((device, proof): &(DeviceId, Proof)) -> String {
    write_hex(device) + &write_hex(proof)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header;

    fn password(text: &str) -> PasswordHash {
        PasswordHash(text.to_owned())
    }

    /// The devices that a browser sends back after it received this header.
    fn sent_back(given: &HeaderValue) -> Devices {
        let (value, _) = given.to_str().unwrap().split_once(';').unwrap();
        let headers = HeaderMap::from_iter([(header::COOKIE, value.parse().unwrap())]);
        Devices::of(Transport::Plain, &headers)
    }

    #[test]
    fn a_device_is_known_to_the_accounts_that_it_logged_in_to() {
        let (aki, ren) = (password("aki's"), password("ren's"));
        let devices = sent_back(&Devices::default().remember(Transport::Plain, &aki));
        assert!(devices.known_to(&aki).is_some());
        assert_eq!(devices.known_to(&ren), None);
        let devices = sent_back(&devices.remember(Transport::Plain, &ren));
        assert!(devices.known_to(&aki).is_some() && devices.known_to(&ren).is_some());
        assert_eq!(devices.known_to(&password("aki's new")), None);
    }

    #[test]
    fn logging_in_again_keeps_the_device() {
        let aki = password("aki's");
        let devices = sent_back(&Devices::default().remember(Transport::Plain, &aki));
        let first = devices.known_to(&aki);
        let devices = sent_back(&devices.remember(Transport::Plain, &aki));
        assert_eq!((devices.known_to(&aki), devices.0.len()), (first, 1));
    }

    #[test]
    fn a_few_accounts_fit_into_the_cookie() {
        let mut devices = Devices::default();
        for number in 0..=MOST {
            devices =
                sent_back(&devices.remember(Transport::Plain, &password(&number.to_string())));
        }
        assert_eq!(devices.0.len(), MOST);
        assert_eq!(devices.known_to(&password("0")), None);
        assert!(devices.known_to(&password("1")).is_some());
    }

    #[test]
    fn a_forged_cookie_is_worth_nothing() {
        let aki = password("aki's");
        let forged = ["", "x", ".", &"0".repeat(96), &format!("é{}", "0".repeat(94))];
        for value in forged {
            let given = HeaderValue::from_str(&format!("higaki-device={value};")).unwrap();
            let headers = HeaderMap::from_iter([(header::COOKIE, given)]);
            assert_eq!(Devices::of(Transport::Plain, &headers).known_to(&aki), None, "{value}");
        }
    }
}

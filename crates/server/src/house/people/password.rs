//! Password rules.

use super::common_passwords::is_common;
use std::fmt;

/// The least length of a password, in characters.
pub(crate) const SHORTEST: usize = 10;
/// The greatest length of a password, in bytes. Longer ones add cost but no security.
pub(crate) const LONGEST: usize = 256;

/// A password in plain text. Never logged.
#[derive(Clone)]
pub(crate) struct Password(String);

impl Password {
    /// A new password for the account with this name. Follows NIST SP 800-63B: a minimum length and
    /// a list of common passwords, but no rules about kinds of characters.
    pub(crate) fn new(text: String, name: &str) -> Result<Password, Unfit> {
        if text.len() > LONGEST {
            return Err(Unfit::TooLong);
        }
        if text.chars().count() < SHORTEST {
            return Err(Unfit::TooShort);
        }
        if is_common(&text) {
            return Err(Unfit::Common);
        }
        if without_name(&text, name).chars().count() < SHORTEST {
            return Err(Unfit::HasName);
        }
        Ok(Password(text))
    }

    /// A password to verify, which may be older than the current rules. None if it exceeds the
    /// limit.
    pub(crate) fn typed(text: String) -> Option<Password> {
        (text.len() <= LONGEST).then_some(Password(text))
    }

    /// The password of a table, shared among friends, so it may be short.
    pub(super) fn of_table(text: String) -> Option<Password> {
        Password::typed(text)
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }
}

/// The password without the name of its account, which adds no strength. Names of one or two
/// letters stay: they are part of too many words.
fn without_name(password: &str, name: &str) -> String {
    let (mut rest, name) = (password.to_lowercase(), name.trim().to_lowercase());
    for name in [name.replace(' ', ""), name] {
        if name.chars().count() > 2 {
            rest = rest.replace(&name, "");
        }
    }
    rest
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// The reason why a password is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// Fewer than [`SHORTEST`] characters.
    TooShort,
    /// More than [`LONGEST`] bytes.
    TooLong,
    /// A common password.
    Common,
    /// Fewer than [`SHORTEST`] characters besides the name of the account.
    HasName,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfit_passwords_are_refused() {
        let unfit = |text: &str| Password::new(text.to_owned(), "Łucja Öst").err();
        assert_eq!(unfit("kx7Qm2vRt"), Some(Unfit::TooShort));
        assert_eq!(unfit("żółwikżółw"), None);
        let long = "kaisen no higaki ".repeat(LONGEST / 17);
        assert_eq!(unfit(&long), None);
        assert_eq!(unfit(&"x".repeat(LONGEST + 1)), Some(Unfit::TooLong));
        assert_eq!(unfit("1234567890"), Some(Unfit::Common));
        for name in ["łucja öst 1", "ŁUCJAÖST 1619", "7 łucja öst 7"] {
            assert_eq!(unfit(name), Some(Unfit::HasName), "{name}");
        }
        assert_eq!(unfit("łucja öst zbiera grzyby"), None);
    }

    #[test]
    fn a_password_does_not_show_in_debug_output() {
        let password = Password::new("higaki kaisen".to_owned(), "Aki").unwrap();
        assert_eq!(format!("{password:?}"), "Password(…)");
    }
}

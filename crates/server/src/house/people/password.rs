//! What can be a password.

use super::common_passwords::is_common;
use std::fmt;

/// The fewest characters of a password.
pub(crate) const SHORTEST: usize = 10;
/// The most bytes of a password. Longer ones protect nobody better and cost time.
pub(crate) const LONGEST: usize = 256;

/// A password as somebody typed it. Shows in no log.
#[derive(Clone)]
pub(crate) struct Password(String);

impl Password {
    /// A new password for the account with this name. As NIST SP 800-63B asks for: a minimum of
    /// characters and a list of what is guessed first, and no rules about kinds of characters.
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

    /// A password to check against a stored one, which may be older than the rules for new ones.
    /// None is longer than any.
    pub(crate) fn typed(text: String) -> Option<Password> {
        (text.len() <= LONGEST).then_some(Password(text))
    }

    /// The password of a table: said aloud among friends, so it may be short.
    pub(super) fn of_table(text: String) -> Option<Password> {
        Password::typed(text)
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }
}

/// A password without the name of its account: the name does not count. Names of one or two letters
/// are part of too many words.
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

/// Why a text is no password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// Fewer characters than [`SHORTEST`].
    TooShort,
    /// More bytes than [`LONGEST`].
    TooLong,
    /// Among the passwords that are guessed first.
    Common,
    /// Fewer characters than [`SHORTEST`] beside the name of the account.
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

//! What can be a password.

use std::fmt;

/// The fewest characters of a password.
pub(crate) const SHORTEST: usize = 8;
/// The most bytes of a password. Longer ones protect nobody better and cost time.
pub(crate) const LONGEST: usize = 256;

/// A password as somebody typed it. Shows in no log.
#[derive(Clone)]
pub(crate) struct Password(String);

impl Password {
    /// A new password, if it is long enough and not too long.
    pub(crate) fn new(text: String) -> Result<Password, Unfit> {
        if text.len() > LONGEST {
            return Err(Unfit::TooLong);
        }
        if text.chars().count() < SHORTEST {
            return Err(Unfit::TooShort);
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfit_passwords_are_refused() {
        let unfit = |text: &str| Password::new(text.to_owned()).err();
        assert_eq!(unfit("1234567"), Some(Unfit::TooShort));
        assert_eq!(unfit("żółwżółw"), None);
        assert_eq!(unfit(&"x".repeat(LONGEST)), None);
        assert_eq!(unfit(&"x".repeat(LONGEST + 1)), Some(Unfit::TooLong));
    }

    #[test]
    fn a_password_does_not_show_in_debug_output() {
        let password = Password::new("higaki kaisen".to_owned()).unwrap();
        assert_eq!(format!("{password:?}"), "Password(…)");
    }
}

//! Password hashes, kept out of debug output.

use std::fmt;

/// The hash of a password with its parameters (PHC string).
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_output_hides_the_hash() {
        let hash = PasswordHash("$argon2id$secret".to_owned());
        assert_eq!(format!("{hash:?}"), "PasswordHash(…)");
    }
}

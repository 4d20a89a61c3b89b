//! Common passwords: well-known ones, sequences and repetitions.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Well-known passwords and the words that most of them consist of, in lower case.
static COMMON: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("common_passwords.txt").split_whitespace().collect());

/// The number of additional characters around a well-known password that leave it common.
const ADDED: usize = 5;

/// Rows of keys on English, German, Polish and French keyboards, the alphabet and the digits.
const ROWS: [&str; 9] = [
    "1234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "abcdefghijklmnopqrstuvwxyz",
];

/// Whether a password is common.
pub(super) fn is_common(password: &str) -> bool {
    let plain = password.to_lowercase();
    let spelled: String = plain.chars().map(letter_of).collect();
    let without_digits =
        plain.trim_matches(|character: char| character.is_ascii_digit()).to_owned();
    [plain, spelled, without_digits].iter().any(|text| is_listed(text) || is_listed(block(text)))
        || is_sequence(password)
        || block(password).chars().count() <= ADDED
}

/// Whether a text is a well-known password, perhaps with a few additional characters.
fn is_listed(text: &str) -> bool {
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    (0..=ADDED).any(|before| {
        (0..=ADDED - before).any(|after| {
            let end = ends.len().checked_sub(1 + after).map(|last| ends[last]);
            let part = end.and_then(|end| text.get(*ends.get(before)?..end));
            part.is_some_and(|part| COMMON.contains(part))
        })
    })
}

/// The letter that a digit or symbol replaces in words such as `p@ssw0rd`.
fn letter_of(character: char) -> char {
    match character {
        '@' | '4' => 'a',
        '3' => 'e',
        '1' | '!' => 'i',
        '0' => 'o',
        '$' | '5' => 's',
        '7' => 't',
        other => other,
    }
}

/// The shortest part whose repetition gives the whole text.
fn block(text: &str) -> &str {
    let repeats =
        |length: &usize| text.bytes().skip(*length).eq(text.bytes().take(text.len() - length));
    let mut lengths = text.char_indices().map(|(at, _)| at).skip(1);
    lengths.find(repeats).map_or(text, |length| &text[..length])
}

/// Whether nearly every character repeats or neighbours the one before: `abcdef123456`,
/// `qwertzuiop`.
fn is_sequence(password: &str) -> bool {
    let characters: Vec<char> = password.to_lowercase().chars().collect();
    let jumps = characters.windows(2).filter(|pair| !is_step(pair[0], pair[1])).count();
    jumps <= characters.len() / 4
}

fn is_step(from: char, to: char) -> bool {
    let beside = |row: &str| {
        let place = |wanted| row.chars().position(|key| key == wanted);
        place(from).zip(place(to)).is_some_and(|(from, to)| from.abs_diff(to) == 1)
    };
    from == to || ROWS.iter().any(|row| beside(row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_that_are_guessed_first_are_known() {
        for common in [
            "password12",
            "Password123!",
            "p@ssw0rd2024",
            "passwordpassword",
            "iloveyou22",
            "1234567890",
            "0987654321",
            "12345678910",
            "qwertyuiop",
            "qwertzuiop1",
            "1q2w3e4r5t",
            "aaaaaaaaaaaa",
            "abcabcabcabc",
            "12121212121",
            "abcdefghij",
            "Schalke04!!",
            "kochamcie12",
            "Higaki2024",
            "higakihigaki",
            "hasło12345",
            "monkey123456",
            "2024dragon123456",
        ] {
            assert!(is_common(common), "{common}");
        }
    }

    #[test]
    fn other_passwords_are_not() {
        for fine in [
            "higaki kaisen",
            "another password",
            "correct horse battery",
            "żółw w ogrodzie",
            "Tr0ub4dor&3xyz",
            "mein Fahrrad ist blau",
            "kx7Qm2vRt9",
        ] {
            assert!(!is_common(fine), "{fine}");
        }
    }

    #[test]
    fn the_list_is_in_lower_case_and_without_doubles() {
        let words: Vec<&str> = include_str!("common_passwords.txt").split_whitespace().collect();
        assert_eq!(words.len(), COMMON.len());
        assert!(words.iter().all(|word| *word == word.to_lowercase()));
        assert!(words.len() > 500, "{}", words.len());
    }
}

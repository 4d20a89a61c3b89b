//! Text typed by people: detection and removal of invisible characters.

use unicode_normalization::char::{is_combining_mark, is_public_assigned};
use unicode_security::skeleton;

/// Characters that print a blank, or nothing, without being default-ignorable: annotations, the
/// object replacement character, a blank Braille cell, a filler and an empty notehead.
const BLANK: [char; 7] =
    ['\u{2800}', '\u{fff9}', '\u{fffa}', '\u{fffb}', '\u{fffc}', '\u{16fe4}', '\u{1d159}'];

const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';
const TEXT_STYLE: char = '\u{fe0e}';
const EMOJI_STYLE: char = '\u{fe0f}';

/// Whether a character shows nothing or changes the direction of the text around it: control
/// characters, `Default_Ignorable_Code_Point` (bidirectional controls, zero-width characters,
/// fillers, variation selectors, tags) and blank look-alikes of the space.
#[must_use]
pub fn is_invisible(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_control();
    }
    // A skeleton (UTS 39) drops default-ignorable characters and nothing else.
    let ignorable = || skeleton(character.encode_utf8(&mut [0; 4])).next().is_none();
    character.is_control() || BLANK.contains(&character) || ignorable()
}

/// Whether a text has a visible character: neither blank nor invisible, no combining mark (which
/// needs a base character), and neither private-use nor unassigned (which no common font can show).
#[must_use]
pub fn has_visible_character(text: &str) -> bool {
    let blank = |c: char| c.is_whitespace() || is_invisible(c);
    text.chars().any(|c| !blank(c) && !is_combining_mark(c) && is_public_assigned(c))
}

/// A text in one line without invisible characters. Joiners and emoji styles stay where they follow
/// a visible character: emoji and some scripts need them.
#[must_use]
pub fn clean_text(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut last = ' ';
    for character in text.chars() {
        let character = if character.is_whitespace() { ' ' } else { character };
        let keep = match character {
            ' ' => last != ' ',
            ZERO_WIDTH_JOINER => last != ' ' && (last == EMOJI_STYLE || !is_invisible(last)),
            ZERO_WIDTH_NON_JOINER | TEXT_STYLE | EMOJI_STYLE => last != ' ' && !is_invisible(last),
            other => !is_invisible(other),
        };
        if keep {
            clean.push(character);
            last = character;
        }
    }
    clean.truncate(clean.trim_end_matches(' ').len());
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Characters with which the review of accounts and titles imitated others.
    const SEEN: [char; 8] = [
        '\u{34f}',
        '\u{2063}',
        '\u{fe0f}',
        '\u{e0020}',
        '\u{3164}',
        '\u{115f}',
        '\u{180e}',
        '\u{2800}',
    ];

    #[test]
    fn invisible_characters_are_known() {
        let bidirectional = "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\
            \u{2069}\u{200e}\u{200f}\u{61c}";
        let others = "\0\n\u{7f}\u{85}\u{ad}\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}\u{1160}\u{ffa0}\
            \u{17b4}\u{180b}\u{1bca0}\u{1d173}\u{e0100}\u{fffc}";
        for character in SEEN.into_iter().chain(bidirectional.chars()).chain(others.chars()) {
            assert!(is_invisible(character), "{character:?}");
        }
        for character in "aŁß ö猫🐈ا\u{301}\u{a0}\u{3000}".chars() {
            assert!(!is_invisible(character), "{character:?}");
        }
    }

    #[test]
    fn a_visible_character_is_more_than_marks_and_private_use() {
        let unseen = ["", " \u{a0}\u{3000}", "\u{301}\u{20dd}", "\u{93e}", "\u{e000}\u{f8ff}"];
        let planes =
            ["\u{f0000}", "\u{10fffd}", "\u{ffff}", "\u{200d}\u{3164}", " \u{e000}\u{301} "];
        for text in unseen.into_iter().chain(planes) {
            assert!(!has_visible_character(text), "{text:?}");
        }
        for text in ["a", "e\u{301}", "\u{e000}x", "猫", "🐈", "ا", "हि", "-", "7"] {
            assert!(has_visible_character(text), "{text:?}");
        }
    }

    #[test]
    fn texts_are_cleaned() {
        assert_eq!(clean_text(" a\tb \n\n c\u{2028} "), "a b c");
        assert_eq!(clean_text("after\u{202e}krow \u{2066}now\u{2069}"), "afterkrow now");
        let everything: String = SEEN.iter().collect();
        assert_eq!(clean_text(&everything), "");
        assert_eq!(clean_text("x\0y\u{7f}"), "xy");
    }

    #[test]
    fn joiners_stay_between_visible_characters() {
        for text in ["👩\u{200d}🚀", "❤\u{fe0f}\u{200d}🔥", "می\u{200c}خواهم", "☺\u{fe0e}"]
        {
            assert_eq!(clean_text(text), text);
        }
        let hidden = "\u{200d}a\u{200d}\u{200d}\u{200c} \u{fe0f}b";
        assert_eq!(clean_text(hidden), "a\u{200d} b");
    }
}

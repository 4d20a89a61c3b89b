//! Lines of untrusted input, with a limit on their length.

use std::io::{BufRead, Read};

/// The longest line, in bytes. A scenario has a few kilobytes.
const MAX_LINE: u64 = 1 << 20;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum InputLine {
    Text(String),
    TooLong,
    NotText,
}

/// The lines of a stream, up to its end.
pub(super) fn lines(mut input: impl BufRead) -> impl Iterator<Item = InputLine> {
    std::iter::from_fn(move || next_line(&mut input))
}

fn next_line(input: &mut impl BufRead) -> Option<InputLine> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if read as u64 == MAX_LINE {
        skip_line(input);
        return Some(InputLine::TooLong);
    }
    Some(String::from_utf8(bytes).map_or(InputLine::NotText, InputLine::Text))
}

/// Drops the rest of a line without keeping it.
fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        if buffer.is_empty() {
            return;
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_comes_once_whatever_it_holds() {
        let mut text = b"one\n\n\xff\xfe\n".to_vec();
        text.extend(std::iter::repeat_n(b'x', 3 << 20));
        text.extend(b"\nlast");
        let lines: Vec<InputLine> = lines(text.as_slice()).collect();
        let expected = [
            InputLine::Text("one".into()),
            InputLine::Text(String::new()),
            InputLine::NotText,
            InputLine::TooLong,
            InputLine::Text("last".into()),
        ];
        assert_eq!(lines, expected);
    }
}

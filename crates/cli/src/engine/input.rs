//! Lines of untrusted input, with a limit on their length.

use std::io::{BufRead, Read};

/// The longest line, in bytes. A scenario has a few kilobytes.
const MAX_LINE: u64 = 1 << 20;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Text(String),
    TooLong,
    NotText,
}

/// The lines of a stream, up to its end.
pub(super) fn lines(mut input: impl BufRead) -> impl Iterator<Item = Line> {
    std::iter::from_fn(move || next_line(&mut input))
}

fn next_line(input: &mut impl BufRead) -> Option<Line> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if read as u64 == MAX_LINE {
        skip_line(input);
        return Some(Line::TooLong);
    }
    Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
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
        let lines: Vec<Line> = lines(text.as_slice()).collect();
        let expected = [
            Line::Text("one".into()),
            Line::Text(String::new()),
            Line::NotText,
            Line::TooLong,
            Line::Text("last".into()),
        ];
        assert_eq!(lines, expected);
    }
}

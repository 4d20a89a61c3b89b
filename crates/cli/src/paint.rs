//! Text in a terminal: colours, display width, line breaks and alignment.

use std::io::IsTerminal;
use unicode_width::UnicodeWidthChar;

/// The widest line that is comfortable to read.
const WIDEST: usize = 88;
/// The width of a terminal that does not report one.
const DEFAULT_WIDTH: usize = 80;
/// The least lines for the roomy layout of board and menu.
const ROOMY_HEIGHT: usize = 34;

/// A colour of goods, ships and pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hue {
    Red,
    Blue,
    Yellow,
    Green,
    White,
    Brown,
    Purple,
    Orange,
    Grey,
}

/// The capabilities of the terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    coloured: bool,
    width: usize,
    /// The lines of the screen, if known.
    height: Option<usize>,
}

impl Paint {
    /// The capabilities of standard output.
    pub(crate) fn of_stdout() -> Paint {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        let coloured = std::io::stdout().is_terminal() && set("NO_COLOR").is_none() && !dumb;
        let number = |name: &str| set(name).and_then(|value| value.to_str()?.parse().ok());
        let size = terminal_size::terminal_size();
        let columns = number("COLUMNS").or_else(|| size.map(|(width, _)| width.0.into()));
        let width = columns.filter(|columns| *columns >= 40).unwrap_or(DEFAULT_WIDTH);
        let lines = number("LINES").or_else(|| size.map(|(_, height)| height.0.into()));
        let height = lines.filter(|lines| *lines >= 10);
        Paint { coloured, width: width.min(WIDEST), height }
    }

    /// With colours, whether or not standard output is a terminal.
    #[cfg(test)]
    pub(crate) const fn coloured() -> Paint {
        Paint { coloured: true, width: DEFAULT_WIDTH, height: None }
    }

    /// The columns of the terminal.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// The lines of the terminal, if known.
    pub(crate) fn height(&self) -> Option<usize> {
        self.height
    }

    /// Whether the screen is too low for the roomy layout.
    pub(crate) fn is_low(&self) -> bool {
        self.height.is_some_and(|height| height < ROOMY_HEIGHT)
    }

    /// A text on this background colour, readable on dark and light terminals.
    pub(crate) fn chip(&self, hue: Hue, text: &str) -> String {
        self.styled(
            match hue {
                Hue::Red => "1;97;41",
                Hue::Blue => "1;97;44",
                Hue::Yellow => "1;30;43",
                Hue::Green => "1;30;42",
                Hue::White => "1;30;107",
                Hue::Brown => "1;97;48;5;94",
                Hue::Purple => "1;97;45",
                Hue::Orange => "1;30;48;5;208",
                Hue::Grey => "1;97;100",
            },
            text,
        )
    }

    pub(crate) fn bold(&self, text: &str) -> String {
        self.styled("1", text)
    }

    pub(crate) fn dim(&self, text: &str) -> String {
        self.styled("2", text)
    }

    fn styled(&self, style: &str, text: &str) -> String {
        if self.coloured && !text.is_empty() {
            format!("\x1b[{style}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// The text broken into lines, each indented by this many blanks.
    pub(crate) fn wrapped(&self, text: &str, indent: usize) -> String {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let blanks = " ".repeat(indent);
        self.flowed(&blanks, &words, " ")
    }

    /// Items broken into lines: the first after `head`, the others indented by its width.
    pub(crate) fn flowed(&self, head: &str, items: &[String], gap: &str) -> String {
        let indent = columns(head);
        let mut text = head.to_owned();
        let mut column = indent;
        for (index, item) in items.iter().enumerate() {
            let needed = columns(item);
            if index > 0 && column + columns(gap) + needed > self.width {
                text.push('\n');
                text.push_str(&" ".repeat(indent));
                column = indent;
            } else if index > 0 {
                text.push_str(gap);
                column += columns(gap);
            }
            text.push_str(item);
            column += needed;
        }
        text
    }
}

/// The display width of a text in columns: wide letters take two, colours and combining marks none.
pub(crate) fn columns(text: &str) -> usize {
    let mut in_escape = false;
    let visible = |c: &char| {
        let shown = !in_escape && *c != '\x1b';
        in_escape = *c == '\x1b' || in_escape && *c != 'm';
        shown
    };
    text.chars().filter(visible).filter_map(UnicodeWidthChar::width).sum()
}

/// The text, padded on the right to this many columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The text, padded on the left to this many columns.
pub(crate) fn padded_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The longest beginning of a plain text that fits into this many columns.
pub(crate) fn cut(text: &str, width: usize) -> String {
    let mut taken = 0;
    let fits = |c: &char| {
        taken += c.width().unwrap_or(0);
        taken <= width
    };
    text.chars().take_while(fits).collect()
}

/// A table: the first row is the head, the second column is aligned left, the others right.
pub(crate) fn aligned(rows: &[Vec<String>], indent: usize, gap: usize, paint: &Paint) -> String {
    let Some(head) = rows.first() else { return String::new() };
    let width = |column: usize| rows.iter().map(|row| columns(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let (indent, gap) = (" ".repeat(indent), " ".repeat(gap));
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column == 1 { padded(cell, *width) } else { padded_left(cell, *width) }
        });
        let line = cells.collect::<Vec<_>>().join(&gap);
        let line = if index == 0 { paint.dim(&line) } else { line };
        text.push_str(&format!("{indent}{line}\n"));
    }
    text
}

/// The text without control characters, which could send commands to the terminal.
pub(crate) fn strip_controls(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLOURED: Paint = Paint { coloured: true, width: 20, height: None };
    const PLAIN: Paint = Paint { coloured: false, width: 20, height: None };

    #[test]
    fn colours_take_no_columns() {
        let chip = COLOURED.chip(Hue::Blue, "B5");
        assert!(chip.len() > 10);
        assert_eq!(columns(&chip), 2);
        assert_eq!(columns("Żółć"), 4);
        assert_eq!(columns(&padded(&chip, 5)), 5);
        assert_eq!(padded_left("12", 4), "  12");
        assert_eq!(PLAIN.chip(Hue::Blue, "B5"), "B5");
    }

    #[test]
    fn wide_letters_take_two_columns_and_combining_marks_none() {
        assert_eq!(columns("大阪"), 4);
        assert_eq!(columns("e\u{301}"), 1);
        assert_eq!(columns(&COLOURED.chip(Hue::Red, "江戸")), 4);
        assert_eq!(padded("大阪", 6), "大阪  ");
        assert_eq!(padded_left("大阪", 6), "  大阪");
        assert_eq!(cut("大阪の商人", 5), "大阪");
        assert_eq!(cut("Żółć", 3), "Żół");
        let rows = [["", "a", "b"], ["1", "大阪", "2"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows, 1, 2, &PLAIN), "    a     b\n 1  大阪  2\n");
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let text = PLAIN.wrapped("One ship sinks and another one sails on to Edo.", 2);
        assert_eq!(text, "  One ship sinks and\n  another one sails\n  on to Edo.");
    }

    #[test]
    fn items_flow_below_their_head() {
        let items = ["1 R5", "2 B3", "3 G2"].map(str::to_owned);
        assert_eq!(PLAIN.flowed("Take:  ", &items, "  "), "Take:  1 R5  2 B3\n       3 G2");
    }

    #[test]
    fn control_characters_are_stripped() {
        assert_eq!(strip_controls("a\x1b[31mb\u{9b}c\n"), "a[31mbc");
    }
}

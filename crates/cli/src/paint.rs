//! How text looks in a terminal: colours, widths, line breaks.

use std::io::IsTerminal;

/// The widest text that is comfortable to read.
const WIDEST: usize = 88;
/// What a terminal has that does not say how wide it is.
const USUAL_WIDTH: usize = 80;
/// With fewer lines than this a roomy board and its menu do not fit on one screen.
const ROOMY_HEIGHT: usize = 34;

/// One of the colours that goods, ships and pieces have.
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

/// What the terminal can show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    coloured: bool,
    width: usize,
    /// The lines of the screen; nothing if there is no screen, or nobody knows how large it is.
    height: Option<usize>,
}

impl Paint {
    /// For whatever standard output is connected with.
    pub(crate) fn of_stdout() -> Paint {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        let coloured = std::io::stdout().is_terminal() && set("NO_COLOR").is_none() && !dumb;
        let number = |name: &str| set(name).and_then(|value| value.to_str()?.parse().ok());
        let size = terminal_size::terminal_size();
        let columns = number("COLUMNS").or_else(|| size.map(|(width, _)| width.0.into()));
        let width = columns.filter(|columns| *columns >= 40).unwrap_or(USUAL_WIDTH);
        let lines = number("LINES").or_else(|| size.map(|(_, height)| height.0.into()));
        let height = lines.filter(|lines| *lines >= 10);
        Paint { coloured, width: width.min(WIDEST), height }
    }

    /// With colours, wherever the text goes.
    #[cfg(test)]
    pub(crate) const fn coloured() -> Paint {
        Paint { coloured: true, width: USUAL_WIDTH, height: None }
    }

    /// How many columns a text may take.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// How many lines the screen has, if that is known.
    pub(crate) fn height(&self) -> Option<usize> {
        self.height
    }

    /// Whether the screen is so low that everything has to be said in few lines.
    pub(crate) fn is_low(&self) -> bool {
        self.height.is_some_and(|height| height < ROOMY_HEIGHT)
    }

    /// A small card in this colour: readable on dark and on light terminals alike.
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

    /// The text in lines that fit, each behind so many blanks.
    pub(crate) fn wrapped(&self, text: &str, indent: usize) -> String {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let blanks = " ".repeat(indent);
        self.flowed(&blanks, &words, " ")
    }

    /// Items one after another in lines that fit: the first line behind `head`, the others behind
    /// as many blanks.
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

/// How many columns a text takes, whatever its colours.
pub(crate) fn columns(text: &str) -> usize {
    let mut in_escape = false;
    let visible = |c: &char| {
        let shown = !in_escape && *c != '\x1b';
        in_escape = *c == '\x1b' || in_escape && *c != 'm';
        shown
    };
    text.chars().filter(visible).count()
}

/// The text with blanks up to this many columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// The same with the blanks in front.
pub(crate) fn padded_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

/// What somebody typed or wrote into a file, without anything that could command a terminal.
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
    fn nothing_typed_commands_the_terminal() {
        assert_eq!(strip_controls("a\x1b[31mb\u{9b}c\n"), "a[31mbc");
    }
}

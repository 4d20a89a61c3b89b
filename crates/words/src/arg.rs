//! What is filled into a sentence.

use fluent_bundle::FluentValue;

/// A value for a sentence: a number, on which plural forms depend, or a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
}

impl<'a> From<&'a Arg> for FluentValue<'a> {
    /// Texts may come from a stranger's file: nothing in them can command a terminal.
    fn from(arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) if text.chars().any(commands) => {
                FluentValue::from(text.chars().filter(|c| !commands(*c)).collect::<String>())
            }
            Arg::Text(text) => FluentValue::from(text.as_str()),
        }
    }
}

fn commands(c: char) -> bool {
    c.is_control() && c != '\n'
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! number {
    ($($type:ty),+) => {
        $(impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(number.into())
            }
        })+
    };
}

number!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    /// Nothing that is told to a person comes near the limit.
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

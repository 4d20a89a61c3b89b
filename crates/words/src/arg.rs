//! Arguments of messages.

use fluent_bundle::FluentValue;

/// An argument of a message: a number, which selects plural forms, or a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
}

impl<'a> From<&'a Arg> for FluentValue<'a> {
    /// Texts may come from a foreign file: control characters for the terminal are removed.
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
    /// No number in a message comes near the limit.
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

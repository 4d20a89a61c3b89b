//! Values, fields and items of compact JSON, without a tree.

/// Whether a value is an object or a list.
pub(super) fn is_container(value: &[u8]) -> bool {
    matches!(value.first(), Some(b'{' | b'['))
}

/// The end of the string whose opening quote is at `at`.
fn string_end(text: &[u8], at: usize) -> usize {
    let mut escaped = false;
    for (offset, byte) in text.get(at + 1..).unwrap_or_default().iter().enumerate() {
        match byte {
            b'"' if !escaped => return at + offset + 2,
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// The end of the container whose opening bracket is at `at`. One loop without bounds checks: most
/// of the time for a delta is spent here.
fn container_end(text: &[u8], at: usize) -> usize {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for (offset, byte) in text.get(at..).unwrap_or_default().iter().enumerate() {
        match KINDS[usize::from(*byte)] {
            Kind::Plain => {}
            Kind::Quote if !escaped => in_string = !in_string,
            Kind::Escape if !escaped => {
                escaped = true;
                continue;
            }
            Kind::Open if !in_string => depth += 1,
            Kind::Close if !in_string => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + offset + 1;
                }
            }
            _ => {}
        }
        escaped = false;
    }
    text.len()
}

#[derive(Clone, Copy)]
enum Kind {
    Plain,
    Quote,
    Escape,
    Open,
    Close,
}

const KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Plain; 256];
    kinds[b'"' as usize] = Kind::Quote;
    kinds[b'\\' as usize] = Kind::Escape;
    kinds[b'{' as usize] = Kind::Open;
    kinds[b'[' as usize] = Kind::Open;
    kinds[b'}' as usize] = Kind::Close;
    kinds[b']' as usize] = Kind::Close;
    kinds
};

/// The end of the value that begins at `at`.
fn value_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b'"') => string_end(text, at),
        Some(b'{' | b'[') => container_end(text, at),
        _ => {
            let rest = text.get(at..).unwrap_or_default();
            let length = rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
            at + length.unwrap_or(rest.len())
        }
    }
}

/// A place in a text.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn of(text: &'a [u8]) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn pass(&mut self, end: usize) -> &'a [u8] {
        let passed = self.text.get(self.at..end).unwrap_or_default();
        self.at = end;
        passed
    }

    /// Passes a value.
    pub(super) fn value(&mut self) -> &'a [u8] {
        self.pass(value_end(self.text, self.at))
    }

    /// Passes the name of the next field with quotes and colon, if there is one.
    pub(super) fn name(&mut self) -> Option<&'a [u8]> {
        (self.peek() == Some(b'"')).then(|| self.pass(string_end(self.text, self.at) + 1))
    }

    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Passes this name if it comes next.
    pub(super) fn skip_name(&mut self, name: &[u8]) -> bool {
        let same = self.rest().starts_with(name);
        self.at += if same { name.len() } else { 0 };
        same
    }

    /// Passes this value if it comes next.
    pub(super) fn skip_if(&mut self, value: &[u8]) -> bool {
        let rest = self.rest();
        let same = rest.starts_with(value)
            // A longer number could begin with the same digits.
            && matches!(rest.get(value.len()), None | Some(b',' | b'}' | b']'));
        self.at += if same { value.len() } else { 0 };
        same
    }

    /// The text from here to another cursor.
    pub(super) fn until(&self, end: &Cursor<'_>) -> &'a [u8] {
        self.text.get(self.at..end.at).unwrap_or_default()
    }

    /// Whether the next value is no container.
    pub(super) fn is_at_scalar(&self) -> bool {
        !matches!(self.peek(), Some(b'{' | b'['))
    }

    pub(super) fn is_list_of_objects(&self) -> bool {
        self.rest().starts_with(b"[{")
    }

    /// Passes a bracket.
    pub(super) fn pass_byte(&mut self) {
        self.at += 1;
    }

    /// Passes the comma before another entry.
    pub(super) fn pass_comma(&mut self) {
        self.at += usize::from(self.peek() == Some(b','));
    }
}

/// The fields of an object: names with quotes and colon, and values.
pub(super) struct Fields<'a>(Cursor<'a>);

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a [u8]) -> Fields<'a> {
        Fields(Cursor { text, at: 1 })
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a [u8], &'a [u8]);

    fn next(&mut self) -> Option<(&'a [u8], &'a [u8])> {
        let name = self.0.name()?;
        let value = self.0.value();
        self.0.pass_comma();
        Some((name, value))
    }
}

/// The items of a list.
pub(super) struct Items<'a>(Cursor<'a>);

impl<'a> Items<'a> {
    pub(super) fn of(text: &'a [u8]) -> Items<'a> {
        Items(Cursor { text, at: 1 })
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        if matches!(self.0.peek(), None | Some(b']')) {
            return None;
        }
        let item = self.0.value();
        self.0.pass_comma();
        Some(item)
    }
}

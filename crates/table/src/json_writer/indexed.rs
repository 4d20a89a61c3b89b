//! JSON with an index of its objects and lists.

use super::JsonOutput;

/// Compact JSON with an index of its objects and lists, with which a reader skips each in one step.
#[derive(Clone, Default, PartialEq, Eq)]
#[expect(missing_debug_implementations, reason = "it may hold hidden information")]
pub struct IndexedJson {
    text: Vec<u8>,
    containers: Vec<Container>,
}

/// The range of an object or a list in bytes. `u16`, because every watched table keeps hundreds of
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Container {
    /// The position of the opening bracket.
    pub start: u16,
    /// The position after the closing bracket.
    pub end: u16,
}

impl IndexedJson {
    /// Indexes a compact JSON text.
    #[must_use]
    pub fn parse(text: &[u8]) -> IndexedJson {
        let mut json = IndexedJson::default();
        json.push_json(text);
        json
    }

    /// The text.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.text
    }

    /// The objects and lists in the order of their starts; empty if the text is too long for the
    /// index.
    #[must_use]
    pub fn containers(&self) -> Option<&[Container]> {
        (self.text.len() <= usize::from(u16::MAX)).then_some(&self.containers)
    }

    /// Clears the text and keeps the allocation.
    pub fn clear(&mut self) {
        self.text.clear();
        self.containers.clear();
    }

    /// Appends serialised JSON.
    pub fn push_json(&mut self, json: &[u8]) {
        let mut open = Vec::new();
        let (mut in_string, mut escaped) = (false, false);
        for byte in json {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = in_string,
                b'"' => in_string = !in_string,
                b'{' | b'[' if !in_string => open.push(self.open()),
                b'}' | b']' if !in_string => {
                    if let Some(number) = open.pop() {
                        self.close(number, self.text.len() + 1);
                    }
                }
                _ => {}
            }
            self.text.push(*byte);
        }
    }
}

impl JsonOutput for IndexedJson {
    #[inline]
    fn text(&mut self) -> &mut Vec<u8> {
        &mut self.text
    }

    // Positions in texts that are too long for an index are never read.
    #[inline]
    fn open(&mut self) -> usize {
        let start = self.text.len() as u16;
        self.containers.push(Container { start, end: start });
        self.containers.len() - 1
    }

    #[inline]
    fn close(&mut self, number: usize, end: usize) {
        if let Some(container) = self.containers.get_mut(number) {
            container.end = end as u16;
        }
    }

    fn replace(&mut self, start: usize, json: &[u8]) {
        self.text.truncate(start);
        let before = |container: &Container| usize::from(container.start) < start;
        self.containers.truncate(self.containers.partition_point(before));
        self.push_json(json);
    }
}

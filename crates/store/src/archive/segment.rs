//! The format of a segment: consecutive entries of a log, compressed.
//!
//! A version byte, then a zlib stream (DEFLATE with a checksum) of the number of entries and four
//! columns: kinds, lengths of payloads, times and payloads. Columns compress better than entries
//! one after the other. Numbers are LEB128; a time is the difference to the one before it.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use crate::limits::MAX_PAYLOAD;
use crate::log::Entry;
use crate::values::{Revision, UnixMillis};

const VERSION: u8 = 1;
/// The default of zlib.
const LEVEL: u8 = 6;
/// Entries of a segment. A reader decompresses a whole segment, so that its size is bounded.
const MAX_ENTRIES: usize = 1000;
/// Bytes of payloads after which a segment ends.
const MAX_BYTES: usize = 256 * 1024;
/// Bytes of the largest segment that [`Builder`] makes, before compression: each entry has a kind
/// and numbers beside its payload.
const MAX_DECOMPRESSED: usize = MAX_BYTES + MAX_PAYLOAD + MAX_ENTRIES * 64;

/// Gathers the entries of a segment.
#[derive(Default)]
pub(super) struct Builder {
    entries: Vec<Entry>,
    bytes: usize,
}

impl Builder {
    pub(super) fn push(&mut self, entry: Entry) {
        self.bytes += entry.payload.len();
        self.entries.push(entry);
    }

    pub(super) fn is_full(&self) -> bool {
        self.entries.len() >= MAX_ENTRIES || self.bytes >= MAX_BYTES
    }

    /// The revision of the last entry, unless there is none.
    pub(super) fn last(&self) -> Option<Revision> {
        self.entries.last().map(|entry| entry.revision)
    }

    pub(super) fn compress(&self) -> Vec<u8> {
        let mut columns = Vec::with_capacity(self.bytes + self.entries.len() * 16);
        write_number(&mut columns, self.entries.len() as u64);
        for entry in &self.entries {
            write_number(&mut columns, entry.kind.len() as u64);
            columns.extend_from_slice(entry.kind.as_bytes());
        }
        for entry in &self.entries {
            write_number(&mut columns, entry.payload.len() as u64);
        }
        let mut before = 0;
        for entry in &self.entries {
            write_number(&mut columns, zigzag(entry.at.0.wrapping_sub(before)));
            before = entry.at.0;
        }
        for entry in &self.entries {
            columns.extend_from_slice(&entry.payload);
        }
        let mut data = vec![VERSION];
        data.extend(compress_to_vec_zlib(&columns, LEVEL));
        data
    }
}

/// Decodes a segment whose last entry has this revision; `None` if the data is damaged.
pub(super) fn decompress(last: Revision, data: &[u8]) -> Option<Vec<Entry>> {
    let (VERSION, stream) = data.split_first().map(|(version, rest)| (*version, rest))? else {
        return None;
    };
    let columns = decompress_to_vec_zlib_with_limit(stream, MAX_DECOMPRESSED).ok()?;
    let mut reader = Reader(&columns);
    let count = usize::try_from(reader.number()?).ok().filter(|count| *count <= MAX_ENTRIES)?;
    let kinds: Vec<&str> = (0..count).map(|_| reader.text()).collect::<Option<_>>()?;
    let lengths: Vec<u64> = (0..count).map(|_| reader.number()).collect::<Option<_>>()?;
    let times: Vec<u64> = (0..count).map(|_| reader.number()).collect::<Option<_>>()?;
    let first = last.0.checked_sub(count as u64)? + 1;
    let (mut entries, mut at) = (Vec::with_capacity(count), 0_i64);
    for (((kind, length), time), revision) in kinds.into_iter().zip(lengths).zip(times).zip(first..)
    {
        at = at.wrapping_add(unzigzag(time));
        entries.push(Entry {
            revision: Revision(revision),
            kind: kind.to_owned(),
            payload: reader.bytes(length)?.to_vec(),
            at: UnixMillis(at),
        });
    }
    reader.0.is_empty().then_some(entries)
}

/// Zigzag encoding: small numbers for small differences of either sign.
fn zigzag(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)).cast_unsigned()
}

fn unzigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn bytes(&mut self, length: u64) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(usize::try_from(length).ok()?)?;
        self.0 = rest;
        Some(bytes)
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.bytes(length)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(revision: u64, kind: &str, payload: &[u8], at: i64) -> Entry {
        let (kind, payload) = (kind.to_owned(), payload.to_vec());
        Entry { revision: Revision(revision), kind, payload, at: UnixMillis(at) }
    }

    fn built(entries: &[Entry]) -> Builder {
        let mut builder = Builder::default();
        entries.iter().for_each(|entry| builder.push(entry.clone()));
        builder
    }

    fn odd_entries() -> Vec<Entry> {
        vec![
            entry(7, "choice", b"{\"after\":6}", 1_800_000_000_000),
            entry(8, "", &[0, 255, 0], i64::MIN),
            entry(9, "łódź", b"", i64::MAX),
            entry(10, "choice", &[7; MAX_PAYLOAD], -1),
        ]
    }

    #[test]
    fn every_byte_comes_back() {
        let entries = odd_entries();
        let data = built(&entries).compress();
        assert_eq!(decompress(Revision(10), &data), Some(entries));
    }

    #[test]
    fn the_largest_segment_can_be_read() {
        let mut builder = Builder::default();
        let mut chance = 1_u64;
        for revision in 1.. {
            // Incompressible payloads, up to the largest size before the last entry.
            let payload = std::iter::repeat_with(|| {
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (chance >> 56) as u8
            });
            let bytes = if builder.bytes < MAX_BYTES - 300 { 262 } else { MAX_PAYLOAD };
            let payload: Vec<u8> = payload.take(bytes).collect();
            builder.push(entry(
                revision,
                &"k".repeat(32),
                &payload,
                i64::MAX * (-1_i64).pow(revision as u32),
            ));
            if builder.is_full() {
                break;
            }
        }
        let last = builder.last().unwrap();
        assert_eq!(decompress(last, &builder.compress()), Some(builder.entries));
    }

    #[test]
    fn damage_is_found() {
        let data = built(&odd_entries()).compress();
        for at in 0..data.len() {
            let mut damaged = data.clone();
            damaged[at] ^= 0x10;
            assert_eq!(decompress(Revision(10), &damaged), None, "byte {at}");
        }
        for length in 0..data.len() {
            assert_eq!(decompress(Revision(10), &data[..length]), None, "{length} bytes");
        }
        assert_eq!(decompress(Revision(3), &data), None, "more entries than revisions");
    }
}

//! Counts the frames of a WebSocket, including fragments and control frames.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A stream whose incoming frames are counted.
#[derive(Debug)]
pub(super) struct CountFrames<S> {
    stream: S,
    counter: FrameCounter,
}

impl<S> CountFrames<S> {
    pub(super) fn new(stream: S) -> CountFrames<S> {
        CountFrames { stream, counter: FrameCounter::default() }
    }

    /// The number of frames read completely.
    pub(super) fn frames(&self) -> u64 {
        self.counter.complete
    }
}

/// Parses the headers of frames (RFC 6455, section 5.2).
#[derive(Debug, Default)]
struct FrameCounter {
    /// The first two bytes and the longer form of the length.
    head: [u8; 10],
    read: usize,
    /// Bytes of mask and payload still to come.
    left: u64,
    complete: u64,
}

impl FrameCounter {
    fn take(&mut self, mut bytes: &[u8]) {
        while let Some((first, rest)) = bytes.split_first() {
            if self.left > 0 {
                let passed = self.left.min(bytes.len() as u64);
                self.left -= passed;
                self.complete += u64::from(self.left == 0);
                bytes = &bytes[passed as usize..];
                continue;
            }
            self.head[self.read] = *first;
            self.read += 1;
            bytes = rest;
            if let Some(left) = self.rest_of_frame() {
                self.read = 0;
                self.left = left;
                self.complete += u64::from(left == 0);
            }
        }
    }

    /// The length of mask and payload; none until the header has been read.
    fn rest_of_frame(&self) -> Option<u64> {
        let head = &self.head[..self.read];
        let second = head.get(1)?;
        let mask = if second & 0x80 == 0 { 0 } else { 4 };
        let payload = match second & 0x7f {
            126 => u16::from_be_bytes(head.get(2..4)?.try_into().ok()?).into(),
            127 => u64::from_be_bytes(head.get(2..10)?.try_into().ok()?),
            short => u64::from(short),
        };
        Some(payload.saturating_add(mask))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for CountFrames<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.counter.take(&buffer.filled()[before..]);
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for CountFrames<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame header as a client sends it, and a payload of zeros.
    fn frame(first: u8, payload: usize) -> Vec<u8> {
        let mut frame = vec![first];
        match payload {
            0..126 => frame.push(0x80 | payload as u8),
            126..0x1_0000 => {
                frame.push(0x80 | 126);
                frame.extend((payload as u16).to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 127);
                frame.extend((payload as u64).to_be_bytes());
            }
        }
        frame.resize(frame.len() + 4 + payload, 0);
        frame
    }

    #[test]
    fn frames_are_counted_however_they_arrive() {
        let sizes = [0, 1, 125, 126, 127, 4000, 0, 70_000, 0];
        let bytes: Vec<u8> = sizes.iter().flat_map(|size| frame(0x01, *size)).collect();
        for chunk in [1, 2, 3, 7, 100, 1024, bytes.len()] {
            let mut counter = FrameCounter::default();
            for part in bytes.chunks(chunk) {
                counter.take(part);
            }
            assert_eq!(counter.complete, sizes.len() as u64, "in parts of {chunk}");
            counter.take(&frame(0x80, 10)[..8]);
            assert_eq!(counter.complete, sizes.len() as u64, "half a frame");
        }
        // Without a mask, which clients must send, an empty frame ends with its header.
        let mut counter = FrameCounter::default();
        counter.take(&[0x89, 0x00]);
        assert_eq!(counter.complete, 1);
    }
}

//! The time of a disk sync.

use crate::Failure;
use std::fs;
use std::io::Write as _;
use std::time::{Duration, Instant};

/// Times of appending pages to a file and syncing it.
pub(crate) fn sync_times(pages: usize) -> Result<Vec<Duration>, Failure> {
    let path = std::env::temp_dir().join(format!("higaki-floor-{}", std::process::id()));
    let mut file = fs::File::create_new(&path)?;
    let mut times = Vec::new();
    for _ in 0..1000 {
        file.write_all(&vec![7; pages * 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        times.push(start.elapsed());
    }
    fs::remove_file(path)?;
    Ok(times)
}

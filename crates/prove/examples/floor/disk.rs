//! What the disk takes for a sync.

use crate::Failure;
use std::fs;
use std::io::Write as _;
use std::time::{Duration, Instant};

/// How long the disk takes for some pages at the end of a file, each time until it says that it has
/// them.
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

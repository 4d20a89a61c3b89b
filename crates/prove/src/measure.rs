//! Resource usage of a process, and latency percentiles.

use serde::Serialize;
use std::fs;
use std::time::Duration;

/// Resource usage of a process so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Usage {
    /// CPU time, in seconds.
    pub(crate) cpu: f64,
    /// Resident memory, in bytes.
    pub(crate) memory: u64,
}

/// Clock ticks per second in `/proc`: 100 on every Linux in use.
const TICKS: f64 = 100.0;

/// The usage of a process; `None` where the system has no `/proc`.
pub(crate) fn usage(process: u32) -> Option<Usage> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    Some(Usage { cpu: cpu_of(&stat)?, memory: resident_of(&status)? })
}

fn cpu_of(stat: &str) -> Option<f64> {
    // The process name may contain anything, so parse from behind it.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(str::parse::<f64>);
    let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some((user + system) / TICKS)
}

fn resident_of(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// The limit of open files of this process, if known.
pub(crate) fn files_allowed() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Latency percentiles, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Latency {
    /// The median.
    pub p50: f64,
    /// The 90th percentile.
    pub p90: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The 99.9th percentile.
    pub p999: f64,
    /// The maximum.
    pub max: f64,
}

impl Latency {
    /// The percentiles of unsorted times; `None` without any.
    pub(crate) fn of(mut times: Vec<Duration>) -> Option<Latency> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        let at = |share: f64| {
            let index = (last as f64 * share).ceil() as usize;
            times[index.min(last)].as_secs_f64() * 1000.0
        };
        Some(Latency { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usage_is_read_as_linux_tells_it() {
        let stat = "17 (a ) b) S 1 17 17 0 -1 4194560 1 0 0 0 250 50 0 0 20 0 4 0 1 1 1";
        assert_eq!(cpu_of(stat), Some(3.0));
        assert_eq!(resident_of("VmPeak:\t 9 kB\nVmRSS:\t   40 kB\n"), Some(40 * 1024));
        assert_eq!((cpu_of("17"), resident_of("VmRSS:")), (None, None));
    }

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let times = (1..=100).rev().map(Duration::from_millis).collect();
        let latency = Latency::of(times).unwrap();
        assert_eq!((latency.p50, latency.p99, latency.max), (51.0, 100.0, 100.0));
        assert_eq!(Latency::of(Vec::new()), None);
    }
}

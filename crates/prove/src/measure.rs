//! What a process uses, as the system tells it; and how quickly something was done.

use serde::Serialize;
use std::fs;
use std::time::Duration;

/// What a process has used up to now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Usage {
    /// Seconds of processors.
    pub(crate) cpu: f64,
    /// Bytes of memory that are resident.
    pub(crate) memory: u64,
}

/// The unit of times in `/proc`: a hundredth of a second on every Linux in use.
const TICKS: f64 = 100.0;

/// What a process uses; nothing where the system does not tell it as Linux does.
pub(crate) fn usage(process: u32) -> Option<Usage> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    Some(Usage { cpu: cpu_of(&stat)?, memory: resident_of(&status)? })
}

fn cpu_of(stat: &str) -> Option<f64> {
    // The name of the process may hold anything, so count from behind it.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(str::parse::<f64>);
    let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some((user + system) / TICKS)
}

fn resident_of(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// How many files this process may open, where the system tells.
pub(crate) fn files_allowed() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// How long things took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Latency {
    /// Half of them took no longer.
    pub p50: f64,
    /// Nine of ten.
    pub p90: f64,
    /// 99 of 100.
    pub p99: f64,
    /// 999 of 1000.
    pub p999: f64,
    /// None took longer.
    pub max: f64,
}

impl Latency {
    /// The latency of these times, in whatever order; nothing if there are none.
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

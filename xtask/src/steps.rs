//! Runs a list of steps in two lanes side by side.
//!
//! Every step is one command. Its output goes into a log, which is printed in one piece when the
//! step ends, so that the lanes do not mix.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::process::{self, Failure};

/// One command that has to succeed.
#[derive(Debug)]
pub(crate) struct Step {
    name: &'static str,
    command: Command,
    after: &'static [&'static str],
}

impl Step {
    pub(crate) fn new(name: &'static str, command: Command) -> Self {
        Self { name, command, after: &[] }
    }

    /// Names the steps of the other lane that have to end before this one begins.
    pub(crate) fn after(mut self, names: &'static [&'static str]) -> Self {
        self.after = names;
        self
    }
}

/// The steps of each lane, in order. The output of `last` is printed last, below the table.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) lanes: [Vec<Step>; 2],
    pub(crate) last: &'static str,
}

type Durations = BTreeMap<&'static str, Duration>;

#[derive(Default)]
struct Progress {
    durations: Durations,
    failures: Vec<Failure>,
}

struct Run {
    last: &'static str,
    logs: PathBuf,
    progress: Mutex<Progress>,
    changed: Condvar,
}

impl Plan {
    /// Runs all steps. After a failure no step begins; the one in the other lane runs to its end.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let begun = Instant::now();
        let logs = process::target_folder().join("xtask");
        fs::create_dir_all(&logs).map_err(|error| unusable(&logs, &error))?;
        let names: Vec<&'static str> = self.lanes.iter().flatten().map(|step| step.name).collect();
        let run =
            Run { last: self.last, logs, progress: Mutex::default(), changed: Condvar::new() };
        thread::scope(|scope| {
            let run = &run;
            for lane in self.lanes {
                scope.spawn(move || run.lane(lane));
            }
        });
        let progress = run.progress.into_inner().unwrap_or_else(PoisonError::into_inner);
        tell(&table(&names, &progress.durations, begun.elapsed()));
        match progress.failures.into_iter().reduce(|one, other| one.and(&other)) {
            Some(failure) => Err(failure),
            None => show(&run.logs.join(format!("{}.log", run.last))),
        }
    }
}

impl Run {
    fn lane(&self, steps: Vec<Step>) {
        for step in steps {
            if !self.may_begin(step.after) {
                return;
            }
            let name = step.name;
            let begun = Instant::now();
            let done = self.step(step);
            let mut progress = self.progress();
            let took = begun.elapsed();
            progress.durations.insert(name, took);
            if done.is_err() || name != self.last {
                let verdict = if done.is_ok() { "passed" } else { "FAILED" };
                tell(&format!("==> {name} {verdict} after {}\n", seconds(took)));
                progress.failures.extend(show(&self.log(name)).err());
            }
            progress.failures.extend(done.err());
            self.changed.notify_all();
        }
    }

    /// Waits for these steps. False as soon as any step has failed.
    fn may_begin(&self, after: &[&str]) -> bool {
        let waits = |progress: &mut Progress| {
            progress.failures.is_empty()
                && !after.iter().all(|name| progress.durations.contains_key(name))
        };
        let progress = self.changed.wait_while(self.progress(), waits);
        progress.unwrap_or_else(PoisonError::into_inner).failures.is_empty()
    }

    fn step(&self, step: Step) -> Result<(), Failure> {
        let Step { name, mut command, .. } = step;
        let repeated = process::repeatable(&command);
        tell(&format!("==> {name}: {repeated}\n"));
        let log = self.log(name);
        let file = File::create(&log).map_err(|error| unusable(&log, &error))?;
        let copy = file.try_clone().map_err(|error| unusable(&log, &error))?;
        command.stdin(Stdio::null()).stdout(copy).stderr(file);
        process::run(&mut command).map_err(|failure| {
            Failure::new(format!("{name}: {failure}; repeat it with\n    {repeated}"))
        })
    }

    fn log(&self, name: &str) -> PathBuf {
        self.logs.join(format!("{name}.log"))
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn unusable(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
}

/// Nobody may be reading any more; a panic in one lane would let the other wait without end.
fn tell(text: &str) {
    let _ = io::stdout().write_all(text.as_bytes());
}

fn show(log: &Path) -> Result<(), Failure> {
    let copied = File::open(log).and_then(|mut log| io::copy(&mut log, &mut io::stdout()));
    copied.map(drop).map_err(|error| unusable(log, &error))
}

/// The time of every step that ended, in the order of the plan.
fn table(names: &[&'static str], durations: &Durations, total: Duration) -> String {
    let ended = names.iter().filter_map(|&name| Some((name, *durations.get(name)?)));
    let mut table = String::from("==> times\n");
    for (name, took) in ended.chain([("total", total)]) {
        table += &format!("    {name:<12} {:>9}\n", seconds(took));
    }
    table
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f32())
}

#[cfg(test)]
impl Plan {
    /// The steps in an order in which they can run; those that wait for each other are missing.
    pub(crate) fn order(&self) -> Vec<&'static str> {
        let mut order = Vec::new();
        let mut left: Vec<&[Step]> = self.lanes.iter().map(Vec::as_slice).collect();
        loop {
            let before = order.len();
            for lane in &mut left {
                while let [step, rest @ ..] = *lane
                    && step.after.iter().all(|name| order.contains(name))
                {
                    order.push(step.name);
                    *lane = rest;
                }
            }
            if order.len() == before {
                return order;
            }
        }
    }

    pub(crate) fn commands(&self) -> impl Iterator<Item = &Command> {
        self.lanes.iter().flatten().map(|step| &step.command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good(name: &'static str) -> Step {
        Step::new(name, process::cargo(["--version"]))
    }

    fn bad(name: &'static str) -> Step {
        Step::new(name, process::cargo(["no-such-command"]))
    }

    #[test]
    fn a_step_waits_for_the_other_lane() {
        let lanes = [vec![good("waiting").after(&["awaited"])], vec![good("awaited")]];
        let plan = Plan { lanes, last: "waiting" };
        assert_eq!(plan.order(), ["awaited", "waiting"]);
        assert_eq!(plan.run(), Ok(()));
    }

    #[test]
    fn a_failure_names_the_step_and_the_command_and_ends_the_waiting() {
        let lanes =
            [vec![bad("broken"), good("not begun")], vec![good("never").after(&["not begun"])]];
        let failure = Plan { lanes, last: "never" }.run().expect_err("cargo knows no such command");
        let told = failure.to_string();
        assert!(told.starts_with("broken: "), "{told}");
        assert!(told.ends_with("    cargo no-such-command"), "{told}");
    }

    #[test]
    fn steps_that_wait_for_each_other_are_not_in_the_order() {
        let lanes = [vec![good("one").after(&["two"])], vec![good("two").after(&["one"])]];
        assert!(Plan { lanes, last: "one" }.order().is_empty());
    }

    #[test]
    fn the_table_lists_ended_steps_in_the_order_of_the_plan() {
        let second = Duration::from_secs(1);
        let durations = BTreeMap::from([("b", second), ("a", 2 * second)]);
        let told = table(&["b", "not begun", "a"], &durations, 3 * second);
        let lines: Vec<Vec<&str>> =
            told.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines, [["b", "1.0", "s"], ["a", "2.0", "s"], ["total", "3.0", "s"]]);
    }
}

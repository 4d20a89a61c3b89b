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

/// One command that must succeed.
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

struct Progress<W> {
    output: W,
    durations: Durations,
    failures: Vec<Failure>,
}

struct Run<W> {
    last: &'static str,
    logs: PathBuf,
    progress: Mutex<Progress<W>>,
    changed: Condvar,
}

impl Plan {
    /// Runs all steps. After a failure no step begins; a running one completes.
    pub(crate) fn run(self, output: impl Write + Send) -> Result<(), Failure> {
        let begun = Instant::now();
        let logs = process::target_folder().join("xtask");
        fs::create_dir_all(&logs).map_err(|error| unusable(&logs, &error))?;
        let names: Vec<&'static str> = self.lanes.iter().flatten().map(|step| step.name).collect();
        let progress = Progress { output, durations: Durations::new(), failures: Vec::new() };
        let progress = Mutex::new(progress);
        let run = Run { last: self.last, logs, progress, changed: Condvar::new() };
        thread::scope(|scope| {
            let run = &run;
            for lane in self.lanes {
                scope.spawn(move || run.lane(lane));
            }
        });
        let last = run.log(run.last);
        let mut progress = run.progress.into_inner().unwrap_or_else(PoisonError::into_inner);
        progress.tell(&table(&names, &progress.durations, begun.elapsed()));
        if progress.failures.is_empty() {
            progress.show(&last);
        }
        progress.failures.into_iter().reduce(|one, other| one.and(&other)).map_or(Ok(()), Err)
    }
}

impl<W: Write> Run<W> {
    fn lane(&self, steps: Vec<Step>) {
        for step in steps {
            if !self.may_begin(step.after) {
                return;
            }
            let name = step.name;
            let begun = Instant::now();
            let done = self.step(step);
            let took = begun.elapsed();
            let mut progress = self.progress();
            progress.durations.insert(name, took);
            let verdict = if done.is_ok() { "passed" } else { "FAILED" };
            progress.tell(&format!("==> {name} {verdict} after {}\n", seconds(took)));
            if done.is_err() || name != self.last {
                progress.show(&self.log(name));
            }
            progress.failures.extend(done.err());
            self.changed.notify_all();
        }
    }

    /// Waits for these steps. Returns false as soon as any step has failed.
    fn may_begin(&self, after: &[&str]) -> bool {
        let waits = |progress: &mut Progress<W>| {
            progress.failures.is_empty()
                && !after.iter().all(|name| progress.durations.contains_key(name))
        };
        let progress = self.changed.wait_while(self.progress(), waits);
        progress.unwrap_or_else(PoisonError::into_inner).failures.is_empty()
    }

    fn step(&self, step: Step) -> Result<(), Failure> {
        let Step { name, mut command, .. } = step;
        let repeated = process::repeatable(&command);
        self.progress().tell(&format!("==> {name}: {repeated}\n"));
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

    fn progress(&self) -> MutexGuard<'_, Progress<W>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<W: Write> Progress<W> {
    /// Ignores closed output: a panic in one lane would block the other.
    fn tell(&mut self, text: &str) {
        let _ = self.output.write_all(text.as_bytes());
    }

    fn show(&mut self, log: &Path) {
        let copied = File::open(log).and_then(|mut log| io::copy(&mut log, &mut self.output));
        self.failures.extend(copied.err().map(|error| unusable(log, &error)));
    }
}

fn unusable(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
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
    /// The steps in an order of execution; steps of a cycle are missing.
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

    fn run(plan: Plan) -> (Result<(), Failure>, String) {
        let mut output = Vec::new();
        let done = plan.run(&mut output);
        (done, String::from_utf8(output).expect("cargo writes UTF-8"))
    }

    #[test]
    fn a_step_waits_for_the_other_lane_and_the_last_output_stands_below_the_table() {
        let lanes = [vec![good("waiting").after(&["awaited"])], vec![good("awaited")]];
        let plan = Plan { lanes, last: "awaited" };
        assert_eq!(plan.order(), ["awaited", "waiting"]);
        let (done, output) = run(plan);
        assert_eq!(done, Ok(()));
        let place = |part: &str| output.find(part).unwrap_or_else(|| panic!("{part} in {output}"));
        assert!(place("==> awaited passed") < place("==> waiting: "), "{output}");
        let last = output.lines().last().expect("there is a line");
        assert!(last.starts_with("cargo 1."), "{output}");
        assert!(output.rfind("    total") < output.rfind("cargo 1."), "{output}");
    }

    #[test]
    fn a_failure_names_the_step_and_the_command_and_ends_the_waiting() {
        let broken = vec![bad("broken"), good("not-begun")];
        let lanes = [broken, vec![good("never").after(&["not-begun"])]];
        let (done, output) = run(Plan { lanes, last: "never" });
        let told = done.expect_err("cargo knows no such command").to_string();
        assert!(told.starts_with("broken: "), "{told}");
        assert!(told.ends_with("    cargo no-such-command"), "{told}");
        assert!(output.contains("==> broken FAILED"), "{output}");
        assert!(output.contains("no such command"), "its messages are missing: {output}");
        assert!(!output.contains("==> never"), "{output}");
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

//! Server processes on the loopback, with temporary data.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::client::Target;
use crate::error::ProveError;

/// The command that starts a server.
#[derive(Clone, Debug)]
pub struct Launch {
    program: PathBuf,
    database: String,
    /// Further arguments of `serve`.
    further: Vec<String>,
    /// The processor to which the server is pinned.
    processor: Option<usize>,
    /// The folder of a temporary database.
    _scratch: Option<Arc<Scratch>>,
}

impl Launch {
    /// This binary with a given or a temporary database, without rate limits.
    ///
    /// # Errors
    /// If no temporary folder can be created.
    pub fn new(program: &Path, database: Option<&str>) -> Result<Launch, ProveError> {
        let limits = [
            "address",
            "address-connections",
            "person",
            "messages",
            "logins",
            "newcomers",
            "tables",
        ];
        let further = limits.iter().flat_map(|limit| [format!("--limit-{limit}"), "0".into()]);
        let scratch = match database {
            Some(_) => None,
            None => Some(Arc::new(Scratch::new()?)),
        };
        let own = || scratch.as_ref().map(|scratch| scratch.0.join("higaki.db"));
        let own = || own().map_or_else(String::new, |file| format!("sqlite:{}", file.display()));
        Ok(Launch {
            program: program.to_owned(),
            database: database.map_or_else(own, str::to_owned),
            further: further.collect(),
            processor: None,
            _scratch: scratch,
        })
    }

    /// Pins the server to a processor.
    #[must_use]
    pub fn on_processor(mut self, processor: Option<usize>) -> Launch {
        self.processor = processor;
        self
    }

    /// Replaces the further arguments of `serve`.
    #[must_use]
    pub fn saying(mut self, further: &[&str]) -> Launch {
        self.further = further.iter().map(|word| (*word).to_owned()).collect();
        self
    }

    /// The address of the database.
    #[must_use]
    pub fn database(&self) -> &str {
        &self.database
    }

    fn command(&self) -> Command {
        let mut command = match self.processor {
            None => Command::new(&self.program),
            Some(processor) => {
                let mut command = Command::new("taskset");
                command.args(["-c", &processor.to_string()]).arg(&self.program);
                command
            }
        };
        let ours = std::env::vars_os().map(|(name, _)| name);
        for name in ours.filter(|name| name.to_string_lossy().starts_with("HIGAKI_")) {
            command.env_remove(name);
        }
        command.args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--log", "warn"]);
        command.args(["--database", &self.database]).args(&self.further);
        // A process group of its own: an interrupt at the terminal must not stop the server before
        // the proof knows of it. The server still ends with this process.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.arg("--until-input-ends").stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

/// A running server. Dropping it kills it.
#[derive(Debug)]
pub struct Node {
    child: Child,
    target: Target,
}

/// The maximum kept length of a server’s error output.
const LAST_WORDS: usize = 4096;

impl Node {
    /// Starts a server and waits until it listens.
    ///
    /// # Errors
    /// If it does not, with its error output.
    pub fn start(launch: &Launch) -> Result<Node, ProveError> {
        let not_started = |reason: String| ProveError::NotStarted { reason };
        let mut child = launch.command().spawn().map_err(|error| not_started(error.to_string()))?;
        let errors = Arc::new(Mutex::new(String::new()));
        let listening = child.stderr.take().map(|stderr| listen(stderr, Arc::clone(&errors)));
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            // After an error the line is empty, which is handled below.
            let _ = BufReader::new(stdout).read_line(&mut line);
        }
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        match url.and_then(|url| url.parse().ok()) {
            Some(target) => Ok(Node { child, target }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                listening.map(std::thread::JoinHandle::join);
                let said = errors.lock().unwrap_or_else(PoisonError::into_inner).clone();
                Err(not_started(if said.is_empty() { line } else { said }))
            }
        }
    }

    /// The address on which it listens.
    #[must_use]
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The process id.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Kills it as `kill -9` does, and waits for its end.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn kill(mut self) -> Result<(), ProveError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // After `kill` the process is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Drains the error output of a server, so that it never blocks, and keeps the beginning.
fn listen(mut stderr: ChildStderr, kept: Arc<Mutex<String>>) -> std::thread::JoinHandle<()> {
    std::thread::spawn(move || {
        let mut buffer = [0; 1024];
        while let Ok(count @ 1..) = stderr.read(&mut buffer) {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() < LAST_WORDS {
                kept.push_str(&String::from_utf8_lossy(&buffer[..count]));
            }
        }
    })
}

/// A temporary folder, removed on drop.
#[derive(Debug)]
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, ProveError> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("higaki-prove-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder)?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // If removal fails, the folder is in the temporary folder of the system anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

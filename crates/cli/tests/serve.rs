//! The server as an operator starts and stops it.

mod backup;
mod configuration;
mod connections;
mod faults;
mod lifetime;
mod memory;
mod program;
mod record;
mod secrets;

use crate::support::repository;
use higaki_testkit::http::{Reply, request};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder of one test, gone with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("higaki-serve-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is in the temporary folder of the system anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The binary at home in a folder, with nothing of the caller's environment about it.
pub(crate) fn binary(folder: &Folder, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_higaki"));
    command.args(words).current_dir(folder.path());
    let ours = std::env::vars_os().filter(|(name, _)| {
        let name = name.to_string_lossy();
        name.starts_with("HIGAKI_") || name.starts_with("XDG_") || name.starts_with("LC_")
    });
    for (name, _) in ours {
        command.env_remove(name);
    }
    command.env("HOME", folder.path()).env("LANG", "en_GB.UTF-8");
    command
}

/// The same program, started by a shell that does something before.
pub(crate) fn through_shell(program: &Command, folder: &Folder, script: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]).arg(program.get_program()).args(program.get_args());
    command.current_dir(folder.path());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// What a call gave that should end by itself. One that serves instead would never end.
#[track_caller]
pub(crate) fn called(mut command: Command) -> Output {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    if line.starts_with(RUNNING) {
        child.kill().unwrap();
        child.wait().unwrap();
        panic!("it serves: {line}");
    }
    let mut done = child.wait_with_output().unwrap();
    done.stdout = line.into_bytes();
    output.read_to_end(&mut done.stdout).unwrap();
    done
}

/// How the first line of a server begins.
const RUNNING: &str = "Higaki runs at ";

/// A server that runs, and is killed if a test forgets it.
pub(crate) struct Running {
    child: Child,
    output: BufReader<ChildStdout>,
    pub(crate) url: String,
}

impl Running {
    /// Starts it and waits until it tells its address.
    pub(crate) fn start(mut command: Command) -> Running {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let Some(url) = line.trim().strip_prefix(RUNNING) else {
            let mut errors = String::new();
            child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
            panic!("{line:?} {errors}");
        };
        Running { child, output, url: url.to_owned() }
    }

    pub(crate) fn serve(folder: &Folder) -> Running {
        let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db"];
        Running::start(binary(folder, &words))
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.url.strip_prefix("http://").unwrap().parse().unwrap()
    }

    pub(crate) fn request(&self, call: &str, cookie: &str, body: &Value) -> Reply {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        request(self.address(), call, &[("cookie", cookie)], &body).unwrap()
    }

    /// Like a request that has to succeed; gives its JSON.
    #[track_caller]
    pub(crate) fn json(&self, call: &str, cookie: &str, body: &Value) -> Value {
        let reply = self.request(call, cookie, body);
        assert!((200..300).contains(&reply.status), "{call}: {} {}", reply.status, reply.body);
        serde_json::from_str(&reply.body).unwrap_or_default()
    }

    /// The text of `/metrics`.
    pub(crate) fn metrics(&self, token: &str) -> String {
        let authorization = format!("Bearer {token}");
        let headers = [("authorization", authorization.as_str())];
        let reply = request(self.address(), "GET /metrics", &headers, "").unwrap();
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.body
    }

    /// Comes in as a guest; gives the cookie.
    pub(crate) fn guest(&self, name: &str) -> String {
        let entered = self.request("POST /api/guests", "", &serde_json::json!({ "name": name }));
        assert_eq!(entered.status, 201, "{}", entered.body);
        entered.header("set-cookie").split(';').next().unwrap().to_owned()
    }

    /// The memory that the server occupies, in KiB.
    pub(crate) fn resident_kib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal and waits for the end; gives the status and everything that was said.
    pub(crate) fn end(mut self, signal: &str) -> (Option<i32>, String, String) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(sent.success());
        let (mut output, mut errors) = (String::new(), String::new());
        self.output.read_to_string(&mut output).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        (self.child.wait().unwrap().code(), output, errors)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended already unless the test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An example of the documents.
pub(crate) fn example(name: &str) -> String {
    repository(&format!("docs/examples/{name}"))
}

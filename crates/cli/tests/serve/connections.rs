//! Many silent connections, and few file descriptors.

use super::{Folder, Running, binary, through_shell};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// The deadline of a prompt answer.
const PROMPTLY: Duration = Duration::from_secs(5);
/// A token as an operator would choose one.
const TOKEN: &str = "a-token-for-numbers";

/// The server with so many file descriptors.
fn serve_with_files(folder: &Folder, files: u32) -> Running {
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db"];
    let higaki = binary(folder, &words);
    let script = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
    let mut command = through_shell(&higaki, folder, &script);
    command.env("HIGAKI_METRICS_TOKEN", TOKEN);
    Running::start(command)
}

/// A request over a connection that is kept open.
fn ask(connection: &mut TcpStream) -> String {
    let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    connection.write_all(request.as_bytes()).unwrap();
    let mut answer = vec![0; 4096];
    let length = connection.read(&mut answer).unwrap();
    String::from_utf8_lossy(&answer[..length]).into_owned()
}

#[test]
fn silent_connections_keep_nobody_out() {
    let folder = Folder::new();
    let server = serve_with_files(&folder, 256);
    let mut kept = TcpStream::connect(server.address()).unwrap();
    kept.set_read_timeout(Some(PROMPTLY)).unwrap();
    assert!(ask(&mut kept).starts_with("HTTP/1.1 200"));

    let connect = |_| TcpStream::connect(server.address()).unwrap();
    let silent: Vec<TcpStream> = (0..300).map(connect).collect();
    let started = Instant::now();
    assert!(ask(&mut kept).starts_with("HTTP/1.1 200"), "a client that was there before");
    for _ in 0..3 {
        assert_eq!(server.request("GET /healthz", "", &Value::Null).body, "ok\n");
    }
    server.guest("P1");
    assert!(started.elapsed() < PROMPTLY, "{:?}", started.elapsed());

    let numbers = server.metrics(TOKEN);
    let number = |name: &str| -> u64 {
        let line = numbers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} in {numbers}")).parse().unwrap()
    };
    // 256 files leave 192 for connections, half of them for one address.
    assert!(number("higaki_connections_evicted_total") >= 300 - 96, "{numbers}");
    assert!(number("higaki_connections") <= 192, "{numbers}");
    assert_eq!(number("higaki_accept_failures_total"), 0);
    drop(silent);
    let (status, _, errors) = server.end("-TERM");
    assert_eq!(status, Some(0));
    assert_eq!(errors.matches("connection limit reached").count(), 1, "{errors}");
}

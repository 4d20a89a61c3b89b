use super::*;
use futures_util::FutureExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

fn connections(total: usize, per_address: usize) -> Connections {
    let proxies = ["10.0.0.0/8".parse().unwrap()];
    Connections::with_caps(Caps { total, per_address }, &proxies)
}

fn connect(connections: &Connections, address: &str) -> Option<Admitted> {
    connections.admit(address.parse().unwrap()).now_or_never().flatten()
}

/// Nagle's algorithm would hold a small frame back until the client acknowledges the frame before.
#[tokio::test]
async fn accepted_connections_send_small_frames_without_delay() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let listener = CappedListener::new(listener, connections(9, 9)).unwrap();
    let connecting = tokio::net::TcpStream::connect(address);
    let (client, (accepted, _)) = tokio::join!(connecting, listener.accept());
    assert!(client.is_ok() && accepted.stream.nodelay().unwrap());
}

fn is_evicted((_, evicted): &mut Admitted) -> bool {
    evicted.try_recv().is_ok()
}

#[test]
fn the_oldest_waiting_connection_of_the_address_makes_room() {
    let connections = connections(100, 2);
    let mut other = connect(&connections, "203.0.113.9").unwrap();
    let mut first = connect(&connections, "2001:db8::1").unwrap();
    let mut second = connect(&connections, "2001:db8::2").unwrap();
    let _third = connect(&connections, "2001:db8::3").expect("one /64 is one address");
    assert!(is_evicted(&mut first) && !is_evicted(&mut second) && !is_evicted(&mut other));
    let counts = connections.counts();
    assert_eq!((counts.open, counts.evicted, counts.refused), (4, 1, 0));
}

#[test]
fn connections_with_requests_are_not_evicted() {
    let connections = connections(100, 2);
    let mut busy: Vec<Admitted> =
        (0..2).map(|_| connect(&connections, "203.0.113.9").unwrap()).collect();
    for (slot, _) in &busy {
        assert!(connections.request_arrived(slot.ticket), "a limit is near");
    }
    assert!(connect(&connections, "203.0.113.9").is_none());
    assert!(!busy.iter_mut().any(is_evicted));
    assert_eq!(connections.counts().refused, 1);
    let elsewhere = connect(&connections, "203.0.113.10").unwrap();
    assert!(!connections.request_arrived(elsewhere.0.ticket));
    busy.pop();
    assert!(connect(&connections, "203.0.113.9").is_some());
}

/// File descriptors are the scarce resource: an evicted connection counts until it is closed.
#[tokio::test]
async fn the_total_is_never_exceeded() {
    let connections = connections(2, 2);
    let first = connect(&connections, "203.0.113.1").unwrap();
    let mut second = connect(&connections, "203.0.113.2").unwrap();
    let mut third = Box::pin(connections.admit("203.0.113.3".parse().unwrap()));
    assert!((&mut third).now_or_never().is_none());
    let (slot, evicted) = first;
    assert_eq!(evicted.await, Ok(()));
    assert_eq!(connections.counts().open, 2);
    drop(slot);
    let third = third.await;
    assert!(third.is_some() && !is_evicted(&mut second));
    drop((second, third));
    let state = connections.state();
    assert_eq!((state.open, state.waiting.len(), state.leaving.len()), (0, 0, 0));
    assert!(state.addresses.is_empty());
}

/// All clients of a proxy share its address; their requests and sockets have limits of their own.
#[test]
fn a_trusted_proxy_is_not_counted_as_one_client() {
    let connections = connections(100, 2);
    let mut all: Vec<Admitted> =
        (0..50).map(|_| connect(&connections, "10.0.0.1").unwrap()).collect();
    assert!(!all.iter_mut().any(is_evicted));
}

#[test]
fn limits_leave_room_for_other_files() {
    let limits = |total, per_address| ConnectionLimits { total, per_address };
    let caps = |total, per_address| Caps { total, per_address };
    assert_eq!(limits(None, None).within(Some(256)), caps(192, 96));
    assert_eq!(limits(None, None).within(Some(65_536)), caps(65_472, PER_ADDRESS));
    assert_eq!(limits(Some(10_000), None).within(Some(1024)), caps(960, PER_ADDRESS));
    assert_eq!(limits(Some(500), Some(50)).within(Some(1024)), caps(500, 50));
    assert_eq!(limits(Some(0), Some(0)).within(Some(1024)), caps(960, usize::MAX));
    assert_eq!(limits(None, None).within(Some(20)), caps(10, 5));
    assert_eq!(limits(None, None).within(None), caps(usize::MAX, PER_ADDRESS));
}

#[tokio::test]
async fn an_evicted_connection_ends() {
    let connections = connections(100, 1);
    let (_client, server) = tokio::io::duplex(64);
    let mut connection = Connection::new(server, connect(&connections, "203.0.113.9").unwrap());
    let mut buffer = [0];
    assert!(connection.read(&mut buffer).now_or_never().is_none());
    let _next = connect(&connections, "203.0.113.9").unwrap();
    let ended = connection.read(&mut buffer).await.unwrap_err();
    assert_eq!(ended.kind(), std::io::ErrorKind::ConnectionAborted);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_does_not_read_is_closed() {
    let connections = connections(100, 10);
    let (_client, server) = tokio::io::duplex(64);
    let mut connection = Connection::new(server, connect(&connections, "203.0.113.9").unwrap());
    let started = tokio::time::Instant::now();
    let ended = connection.write_all(&[0; 1024]).await.unwrap_err();
    assert_eq!(ended.kind(), std::io::ErrorKind::TimedOut);
    assert_eq!(started.elapsed().as_secs(), 30);
}

#[test]
fn failed_accepts_are_counted() {
    let connections = connections(100, 10);
    connections.accept_failed(&std::io::Error::from_raw_os_error(24));
    assert_eq!(connections.counts().failed_accepts, 1);
}

#[test]
fn a_warning_is_logged_once_in_a_while() {
    let throttle = LogThrottle::default();
    assert!(throttle.is_due());
    assert!(!throttle.is_due());
}

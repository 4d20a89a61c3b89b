//! Rate limits in simulated time.

use super::support::Site;
use higaki_server::house::{Rate, Rates, Rules};
use std::time::Duration;

fn with_rates(rates: Rates) -> Rules {
    Rules { rates, ..Rules::default() }
}

#[tokio::test]
async fn an_address_that_floods_is_told_when_to_come_again() {
    let site = Site::open().await;
    let call = |address: &str| site.get("/api/games").from(address);
    for _ in 0..200 {
        call("203.0.113.7").send().await.is(200);
    }
    let refused = call("203.0.113.7").send().await;
    refused.is_problem(429, "too_often");
    assert_eq!(refused.header("retry-after"), "1");
    call("203.0.113.8").send().await.is(200);
    site.wait(Duration::from_millis(49));
    call("203.0.113.7").send().await.is_problem(429, "too_often");
    site.wait(Duration::from_millis(1));
    call("203.0.113.7").send().await.is(200);
    site.wait(Duration::from_secs(10));
    for _ in 0..200 {
        call("203.0.113.7").send().await.is(200);
    }
}

#[tokio::test]
async fn a_household_with_ipv6_is_one_address() {
    let rates = Rates { address: Rate::per_second(1, 2), ..Rates::default() };
    let site = Site::with(with_rates(rates)).await;
    site.get("/api/games").from("2001:db8::1").send().await.is(200);
    site.get("/api/games").from("2001:db8::2").send().await.is(200);
    site.get("/api/games").from("2001:db8::3").send().await.is_problem(429, "too_often");
    site.get("/api/games").from("2001:db8:0:1::1").send().await.is(200);
}

#[tokio::test]
async fn a_trusted_proxy_speaks_for_its_clients() {
    let rates = Rates { address: Rate::per_second(1, 1), ..Rates::default() };
    let trusted_proxies = vec!["10.0.0.0/8".parse().unwrap()];
    let site = Site::with(Rules { rates, trusted_proxies, ..Rules::default() }).await;
    let call = |peer: &str, client: &str| {
        site.get("/api/games").from(peer).with("x-forwarded-for", client)
    };
    call("10.0.0.1", "198.51.100.1").send().await.is(200);
    call("10.0.0.1", "198.51.100.2").send().await.is(200);
    call("10.0.0.1", "198.51.100.2").send().await.is_problem(429, "too_often");
    call("10.0.0.1", "6.6.6.6, 198.51.100.1").send().await.is_problem(429, "too_often");
    call("203.0.113.9", "198.51.100.3").send().await.is(200);
    call("203.0.113.9", "198.51.100.4").send().await.is_problem(429, "too_often");
}

#[tokio::test]
async fn a_person_is_counted_across_addresses() {
    let rates = Rates { person: Rate::per_second(1, 3), ..Rates::default() };
    let site = Site::with(with_rates(rates)).await;
    let browser = site.guest("Aki").await;
    let cookie = format!("higaki={}", browser.cookie.clone().unwrap());
    let call = |address: &str| site.get("/api/me").from(address).with("cookie", &cookie);
    for address in ["203.0.113.1", "203.0.113.2", "203.0.113.3"] {
        call(address).send().await.is(200);
    }
    call("203.0.113.4").send().await.is_problem(429, "too_often");
    site.wait(Duration::from_secs(1));
    call("203.0.113.4").send().await.is(200);
}

#[tokio::test]
async fn zero_is_no_limit() {
    let rates = Rates { address: Rate::per_second(0, 0), ..Rates::default() };
    let site = Site::with(with_rates(rates)).await;
    for _ in 0..1000 {
        site.get("/healthz").send().await.is(200);
    }
}

//! The HTTP server without a network, in simulated time.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, HeaderName, Method, Request, StatusCode, header};
use futures_util::future::BoxFuture;
use higaki_catalogue::AllGames;
use higaki_server::entropy::SystemEntropy;
use higaki_server::house::{House, Passwords, Rules, router};
use higaki_server::tables::{BotThreads, Parts, Tables, TablesConfig};
use higaki_server::time::Time;
use higaki_store::{Store, UnixMillis};
use serde_json::Value;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tower::ServiceExt;

/// The start of simulated time.
const START: i64 = 1_800_000_000_000;

/// The password of all accounts in these tests.
pub(crate) const PASSWORD: &str = "higaki kaisen 1619";

/// The address of all clients unless a test sets another one.
const ADDRESS: &str = "203.0.113.7";

pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A clock that tests set. Nothing in these tests waits for it.
#[derive(Debug)]
pub(crate) struct Hands(AtomicI64);

impl Time for Hands {
    fn now(&self) -> UnixMillis {
        UnixMillis(self.0.load(Ordering::SeqCst))
    }

    fn sleep_until(&self, _: UnixMillis) -> BoxFuture<'static, ()> {
        Box::pin(std::future::pending())
    }
}

/// A server under test.
pub(crate) struct Site {
    pub(crate) store: Store,
    router: Router,
    hands: Arc<Hands>,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

/// A browser: keeps its cookie, and sends its origin.
pub(crate) struct Browser<'a> {
    site: &'a Site,
    pub(crate) cookie: Option<String>,
    /// The cookie of a known device.
    pub(crate) device: Option<String>,
    address: &'static str,
}

/// A request under construction.
pub(crate) struct Call<'a> {
    site: &'a Site,
    request: Request<Body>,
}

impl Site {
    pub(crate) async fn open() -> Site {
        Site::with(Rules::default()).await
    }

    pub(crate) async fn with(rules: Rules) -> Site {
        Site::on("sqlite::memory:", rules).await
    }

    pub(crate) async fn on(database: &str, rules: Rules) -> Site {
        let store = Store::open(database).await.unwrap();
        let hands = Arc::new(Hands(AtomicI64::new(START)));
        let time: Arc<dyn Time> = hands.clone();
        let passwords = Passwords::cheap();
        let parts = Parts {
            time: Arc::clone(&time),
            entropy: Arc::new(SystemEntropy),
            games: Arc::new(AllGames),
            thinker: Arc::new(BotThreads::start(1, 16)),
            passwords: Arc::new(passwords.clone()),
        };
        // Some people here have more tables than the limit.
        let config = TablesConfig { most_tables: None, ..TablesConfig::default() };
        let tables = Tables::start(store.clone(), parts, config).await.unwrap();
        let house = House::new(store.clone(), tables, time, passwords, rules);
        Site { store, router: router(house), hands }
    }

    /// Advances the clock.
    pub(crate) fn wait(&self, time: Duration) {
        self.hands.0.fetch_add(i64::try_from(time.as_millis()).unwrap(), Ordering::SeqCst);
    }

    /// A request of a program other than a browser.
    pub(crate) fn call(&self, method: Method, path: &str) -> Call<'_> {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(header::HOST, "localhost:4442").body(Body::empty()).unwrap();
        Call { site: self, request }.from(ADDRESS)
    }

    pub(crate) fn get(&self, path: &str) -> Call<'_> {
        self.call(Method::GET, path)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Call<'_> {
        self.call(Method::POST, path).json(body)
    }

    /// A browser without a cookie.
    pub(crate) fn browser(&self) -> Browser<'_> {
        Browser { site: self, cookie: None, device: None, address: ADDRESS }
    }

    /// A browser of a guest with this name.
    pub(crate) async fn guest(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let entered = browser.post("/api/guests", &serde_json::json!({ "name": name })).await;
        assert_eq!(entered.status, StatusCode::CREATED, "{}", entered.text);
        browser
    }

    /// A browser of an account with this name.
    pub(crate) async fn account(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let wanted = serde_json::json!({ "name": name, "password": PASSWORD });
        let created = browser.post("/api/account", &wanted).await;
        assert_eq!(created.status, StatusCode::CREATED, "{}", created.text);
        browser
    }
}

impl Browser<'_> {
    pub(crate) async fn get(&mut self, path: &str) -> Answered {
        self.send(self.site.get(path)).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answered {
        self.send(self.site.post(path, body)).await
    }

    pub(crate) async fn call(&mut self, method: Method, path: &str, body: &Value) -> Answered {
        self.send(self.site.call(method, path).json(body)).await
    }

    async fn send(&mut self, call: Call<'_>) -> Answered {
        let mut call =
            call.with("origin", "http://localhost:4442").with("sec-fetch-site", "same-origin");
        let cookies = [("higaki", &self.cookie), ("higaki-device", &self.device)];
        let sent =
            cookies.iter().filter_map(|(name, value)| Some(format!("{name}={}", value.as_ref()?)));
        let sent: Vec<String> = sent.collect();
        if !sent.is_empty() {
            call = call.with("cookie", &sent.join("; "));
        }
        let answered = call.from(self.address).send().await;
        if let Some(cookie) = answered.cookie() {
            self.cookie = Some(cookie).filter(|cookie| !cookie.is_empty());
        }
        self.device = answered.cookie_named("higaki-device").or(self.device.take());
        answered
    }

    /// Uses this address from now on.
    pub(crate) fn at(mut self, address: &'static str) -> Self {
        self.address = address;
        self
    }

    /// The id of the browser's person.
    pub(crate) async fn id(&mut self) -> String {
        self.get("/api/me").await.json()["id"].as_str().unwrap().to_owned()
    }
}

impl Call<'_> {
    /// Uses this address.
    pub(crate) fn from(mut self, address: &str) -> Self {
        let peer = SocketAddr::new(address.parse::<IpAddr>().unwrap(), 40_000);
        self.request.extensions_mut().insert(ConnectInfo(peer));
        self
    }

    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.request.headers_mut().insert(HeaderName::from_static(name), value.parse().unwrap());
        self
    }

    pub(crate) fn json(self, body: &Value) -> Self {
        self.with("content-type", "application/json").body(body.to_string())
    }

    pub(crate) fn body(mut self, body: impl Into<Body>) -> Self {
        *self.request.body_mut() = body.into();
        self
    }

    pub(crate) async fn send(self) -> Answered {
        let response = self.site.router.clone().oneshot(self.request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 16 * 1024 * 1024).await.unwrap();
        let text = String::from_utf8(bytes.into()).unwrap();
        Answered { status: parts.status, headers: parts.headers, text }
    }
}

impl Answered {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The session cookie set by the response; empty if it is deleted.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie_named("higaki").or_else(|| self.cookie_named("__Host-higaki"))
    }

    fn cookie_named(&self, name: &str) -> Option<String> {
        let given = self.headers.get_all(header::SET_COOKIE).iter();
        let mut pairs = given.filter_map(|given| given.to_str().unwrap().split_once('='));
        let (_, rest) = pairs.find(|(given, _)| *given == name)?;
        rest.split(';').next().map(str::to_owned)
    }

    /// Checks status and code of a problem.
    #[track_caller]
    pub(crate) fn is_problem(&self, status: u16, code: &str) {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let error = &self.json()["error"];
        assert_eq!(error["code"], code);
        let message = error["message"].as_str().unwrap();
        assert!(message.ends_with('.') && !message.contains("api-error"), "{message}");
    }

    #[track_caller]
    pub(crate) fn is(&self, status: u16) {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
    }
}

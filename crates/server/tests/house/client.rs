//! The browser client as a browser loads it.

use super::support::{Answered, Site};
use axum::http::Method;
use higaki_server::house::{Client, File, Rules};

const INDEX: &str = "<!doctype html><script type=\"module\" src=\"/assets/index-Ab3_x9.js\">";
const SCRIPT: &str = "export const higaki = 1;";

static FILES: [File; 3] = [
    File {
        path: "/assets/index-Ab3_x9.js",
        tag: "a1",
        plain: SCRIPT.as_bytes(),
        brotli: Some(b"as brotli"),
        gzip: Some(b"as gzip"),
    },
    File { path: "/crest.svg", tag: "c3", plain: b"<svg/>", brotli: None, gzip: None },
    File {
        path: "/index.html",
        tag: "b2",
        plain: INDEX.as_bytes(),
        brotli: None,
        gzip: Some(b"gzipped page"),
    },
];

async fn site() -> Site {
    Site::with(Rules { client: Client::of(&FILES), ..Rules::default() }).await
}

/// A navigation, as from the address bar.
async fn visit(site: &Site, path: &str) -> Answered {
    site.get(path).with("accept", "text/html,application/xhtml+xml,*/*;q=0.8").send().await
}

#[tokio::test]
async fn every_page_of_the_client_is_the_page_it_starts_from() {
    let site = site().await;
    for path in [
        "/",
        "/lobby",
        "/mine",
        "/new/osaka",
        "/table/AAECAwQFBgcICQoLDA0ODw",
        "/table/AAECAwQFBgcICQoLDA0ODw/12",
        "/rules/edo",
        "/learn/osaka/1",
        "/settings",
        "/account",
        "/index.html",
    ] {
        let page = site.get(path).send().await;
        page.is(200);
        assert_eq!(page.text, INDEX, "{path}");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(page.header("cache-control"), "no-cache", "{path}: an upgrade must be noticed");
        assert_eq!(page.header("vary"), "Accept-Encoding", "{path}");
        let policy = page.header("content-security-policy");
        for part in ["script-src 'self'", "style-src 'self'", "font-src 'self'"] {
            assert!(policy.contains(&format!("{part};")), "{path}: {policy}");
        }
        assert!(policy.contains("connect-src 'self';"), "{path}: fetch and sockets: {policy}");
        assert!(!policy.contains("unsafe") && !policy.contains("http"), "{path}: {policy}");
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
    }
}

#[tokio::test]
async fn files_with_hashed_names_are_cached_for_ever() {
    let site = site().await;
    let script = site.get("/assets/index-Ab3_x9.js").send().await;
    script.is(200);
    assert_eq!(script.text, SCRIPT);
    assert_eq!(script.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(script.header("cache-control"), "public, max-age=31536000, immutable");
    let picture = site.get("/crest.svg").send().await;
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    assert_eq!(picture.header("cache-control"), "no-cache", "its name stays when it changes");
}

#[tokio::test]
async fn the_smallest_form_that_the_browser_understands_is_sent() {
    let site = site().await;
    let ask = |path, accepted| site.get(path).with("accept-encoding", accepted).send();
    for (path, accepted, encoding, text) in [
        ("/assets/index-Ab3_x9.js", "gzip, deflate, br", "br", "as brotli"),
        ("/assets/index-Ab3_x9.js", "gzip, deflate", "gzip", "as gzip"),
        ("/assets/index-Ab3_x9.js", "br;q=0, gzip;q=0.5", "gzip", "as gzip"),
        ("/assets/index-Ab3_x9.js", "identity", "", SCRIPT),
        ("/lobby", "br, gzip", "gzip", "gzipped page"),
        ("/crest.svg", "br, gzip", "", "<svg/>"),
    ] {
        let answered = ask(path, accepted).await;
        answered.is(200);
        assert_eq!(answered.header("content-encoding"), encoding, "{path} {accepted}");
        assert_eq!(answered.text, text, "{path} {accepted}");
        assert_eq!(answered.header("vary"), "Accept-Encoding", "{path} {accepted}");
    }
}

#[tokio::test]
async fn a_browser_that_knows_a_file_need_not_load_it_again() {
    let site = site().await;
    for path in ["/", "/assets/index-Ab3_x9.js", "/crest.svg"] {
        let tag = site.get(path).send().await.header("etag").to_owned();
        let again = site.get(path).with("if-none-match", &tag).send().await;
        again.is(304);
        assert_eq!((again.text.as_str(), again.header("etag")), ("", tag.as_str()), "{path}");
        let other = site.get(path).with("if-none-match", "\"other\"").send().await;
        other.is(200);
    }
    let plain = site.get("/assets/index-Ab3_x9.js").send().await.header("etag").to_owned();
    let call = site.get("/assets/index-Ab3_x9.js").with("accept-encoding", "br");
    call.with("if-none-match", &plain).send().await.is(200);
}

#[tokio::test]
async fn missing_files_are_not_found() {
    let site = site().await;
    for path in
        ["/assets/index-old.js", "/assets/", "/crest.png", "/api/nothing", "/api", "/nowhere"]
    {
        site.get(path).send().await.is_problem(404, "unknown_address");
    }
    for path in ["/api/nothing", "/api", "/assets/index-old.js", "/crest.png"] {
        visit(&site, path).await.is_problem(404, "unknown_address");
    }
    let lost = visit(&site, "/tabel/AAEC").await;
    assert_eq!((lost.status.as_u16(), lost.text.as_str()), (404, INDEX));
    site.call(Method::POST, "/nowhere").send().await.is_problem(404, "unknown_address");
    site.call(Method::POST, "/lobby").send().await.is_problem(405, "unknown_method");
}

#[tokio::test]
async fn without_a_client_every_page_says_how_to_get_one() {
    let site = Site::open().await;
    for path in ["/", "/lobby", "/table/AAECAwQFBgcICQoLDA0ODw"] {
        let page = site.get(path).send().await;
        page.is(200);
        assert!(page.text.contains("cargo xtask play"), "{path}: {}", page.text);
    }
    site.get("/assets/index-Ab3_x9.js").send().await.is_problem(404, "unknown_address");
}

/// All files that the embedded client refers to exist, if a client is embedded.
#[test]
fn the_embedded_client_lacks_nothing_that_it_names() {
    let files = Client::embedded().files();
    let Some(index) = files.iter().find(|file| file.path == "/index.html") else {
        assert!(files.is_empty(), "files without a page to start from");
        return;
    };
    let page = std::str::from_utf8(index.plain).unwrap();
    let named = page.split('"').filter(|text| text.starts_with('/'));
    for path in named {
        assert!(files.iter().any(|file| file.path == path), "{path} is named and not there");
    }
    assert!(!page.contains(" style=") && !page.contains("<style"), "the policy would forbid it");
    for tag in page.split("<script").skip(1) {
        let tag = tag.split('>').next().unwrap();
        assert!(tag.contains("src="), "the policy would forbid what is inline: {tag}");
    }
}

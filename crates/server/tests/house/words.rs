//! Translations of responses.

use super::support::Site;
use higaki_words::{Language, Words};
use std::fs;
use std::path::Path;

#[tokio::test]
async fn problems_are_told_in_the_language_of_the_reader() {
    let site = Site::open().await;
    for (language, message) in [
        ("en", "Enter a name first."),
        ("de-CH, en;q=0.5", "Gib zuerst einen Namen ein."),
        ("fr, pl;q=0.8", "Najpierw podaj nick."),
    ] {
        let told = site.get("/api/me").with("accept-language", language).send().await;
        assert_eq!(told.json()["error"]["message"], message);
    }
}

#[tokio::test]
async fn the_page_is_in_the_language_of_the_reader() {
    let site = Site::open().await;
    for (language, sentence) in
        [("en", "The server is running."), ("de", "Der Server läuft."), ("pl", "Serwer działa.")]
    {
        let page = site.get("/").with("accept-language", language).send().await;
        assert!(page.text.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.text.contains(sentence), "{}", page.text);
        assert!(!page.text.contains(['{', '}']), "{}", page.text);
        assert_eq!(page.header("content-language"), language);
        assert_eq!(page.header("vary"), "Accept-Language");
    }
}

/// The codes in the source: string literals in calls that create a problem.
fn codes(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            codes(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for call in text.split("Problem::").skip(1) {
            let (name, arguments) = call.split_once('(').unwrap_or_default();
            let makes =
                ["new", "bad_request", "conflict", "forbidden", "not_found", "unauthorized"];
            let code = arguments.split(')').next().unwrap_or_default().split('"').nth(1);
            if let Some(code) = code.filter(|_| makes.contains(&name)) {
                found.push(code.to_owned());
            }
        }
    }
}

#[test]
fn every_problem_has_a_sentence() {
    let mut found = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/house");
    codes(&folder, &mut found);
    assert!(found.len() > 40, "{found:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for code in &found {
            let id = format!("api-error-{}", code.replace('_', "-"));
            assert!(words.has(&id), "{language}: {id}");
        }
    }
}

//! Hints as text: winning chance, expected points and reason of a choice.

use crate::board::{Board, Scene};
use higaki_bots::Hint;
use higaki_words::Words;

/// A share in percent, without decimals.
pub(crate) fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

fn reason(game: &str, word: &str, words: &Words) -> String {
    words.say(&format!("{game}-reason-{word}"), &[])
}

/// One line for each hint.
pub(crate) fn advice_text<G: Board>(hints: &[Hint<G::Choice>], scene: &Scene<'_>) -> String {
    let mut text = String::new();
    for (index, hint) in hints.iter().enumerate() {
        let mut parts = vec![scene.say("bots-chance", &[("percent", percent(hint.chance).into())])];
        if let Some(points) = hint.points {
            parts.push(scene.say("bots-points", &[("points", format!("{points:.1}").into())]));
        }
        if let Some(share) = hint.share {
            parts.push(scene.say("bots-share", &[("percent", percent(share).into())]));
        }
        if let Some(word) = hint.reason {
            let reason = reason(G::INFO.id, word, scene.words);
            parts.push(scene.say("bots-reason", &[("reason", reason.into())]));
        }
        let head = format!(" {}. {}: ", index + 1, hint.choice);
        let words: Vec<String> = parts.join(", ").split(' ').map(str::to_owned).collect();
        text.push_str(&G::highlight(&scene.paint.flowed(&head, &words, " "), scene.paint));
        text.push('\n');
    }
    text
}

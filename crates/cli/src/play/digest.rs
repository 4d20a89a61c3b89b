//! A summary of the events since the player's last choice, shown above the question.
//!
//! On a low screen the board has scrolled the full messages away.

use super::session::Session;
use crate::board::{Board, Scene};
use higaki_table::{Seat, Viewer};

/// The least lines of the summary, even if the top of the board scrolls away.
const LEAST_LINES: usize = 3;

impl<G: Board> Session<G> {
    /// The summary, cut to the room on the screen. Empty for games without summaries.
    pub(super) fn digest(&self, seat: Seat, room: Option<usize>) -> String {
        let viewer = Viewer::Seat(seat);
        let own = self.table.entries().iter().rposition(|entry| entry.seat == seat);
        // The first step is the deal, which is shown in full.
        let since = own.map_or(1, |index| index + 1);
        let steps = self.table.steps();
        let seen = steps.iter().skip(since).flatten().filter_map(|event| G::seen(event, viewer));
        let events = seen.filter_map(|event| serde_json::to_value(event).ok());
        let news = events.filter_map(|event| self.words.digest(G::INFO.id, &event, &self.names));
        let news: Vec<String> = news.collect();
        let room = room.map_or(usize::MAX, |room| room.max(LEAST_LINES));
        let text = latest(&news, room, &self.scene());
        G::highlight(&text, &self.paint)
    }
}

/// As many of the latest sentences as there is room for.
fn latest(news: &[String], room: usize, scene: &Scene<'_>) -> String {
    let label = scene.say("cli-since", &[]);
    let text = |skipped: usize| {
        let mark = if skipped == 0 { "" } else { "… " };
        let text = format!("{label} {mark}{}", news[skipped..].join(" "));
        format!("{}\n", scene.paint.wrapped(&text, 1))
    };
    let Some(last) = news.len().checked_sub(1) else { return String::new() };
    text((0..last).find(|skipped| text(*skipped).lines().count() <= room).unwrap_or(last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Paint;
    use higaki_words::{Language, Words};

    #[test]
    fn the_latest_news_are_kept() {
        let (words, paint) = (Words::new(Language::En), Paint::coloured());
        let scene = Scene { names: &[], words: &words, paint: &paint };
        let news: Vec<String> =
            (1..=20).map(|number| format!("This is number {number}.")).collect();
        let all = latest(&news, usize::MAX, &scene);
        assert!(all.starts_with(" Since your last choice: This is number 1."), "{all}");
        let two = latest(&news, 2, &scene);
        assert!(two.starts_with(" Since your last choice: … This is number"), "{two}");
        assert!(two.trim_end().ends_with("number 20."), "{two}");
        assert_eq!(two.lines().count(), 2);
        assert_eq!(latest(&[], 2, &scene), "");
        let long = vec!["word ".repeat(100)];
        assert!(latest(&long, 1, &scene).lines().count() > 1, "the last news are never left out");
    }
}

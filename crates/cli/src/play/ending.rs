//! The welcome, and the result at the end of a game.

use super::session::Session;
use super::terminal::Stop;
use crate::board::{Board, Scene};
use higaki_table::{Outcome, Seat, Viewer};

impl<G: Board> Session<G> {
    pub(super) fn print_welcome(&self) -> Result<(), Stop> {
        let title = self.words.say(&format!("{}-title", G::INFO.id), &[]);
        self.terminal.line(&format!("\n {}", self.paint.bold(&title)))?;
        let others = Seat::all(self.names.len()).filter(|seat| !self.people.contains(*seat));
        let others: Vec<String> = others.map(|seat| self.scene().name(seat).to_owned()).collect();
        let all = ("names", self.words.joined(&self.names).into());
        match self.people.first() {
            Some(seat) if !others.is_empty() => {
                let others = ("others", self.words.joined(&others).into());
                self.say("cli-welcome", &[("name", self.name(seat)), others])?;
            }
            _ => self.say("cli-welcome-hot-seat", &[all])?,
        }
        self.say("cli-welcome-hint", &[])?;
        self.terminal.line("")
    }

    /// The winner, the score breakdown, the seed and the record.
    pub(super) fn print_ending(&self) -> Result<(), Stop> {
        let game = self.table.game();
        let board = G::board(&game.view(Viewer::Spectator), &self.scene());
        self.terminal.show(&format!("\n{board}\n"))?;
        if let Some(outcome) = game.outcome() {
            let line = ranking_line(G::INFO.id, &outcome, &self.scene());
            self.terminal.line(&format!("{}\n", self.paint.bold(&line)))?;
        }
        if let Some(breakdown) = game.breakdown() {
            let text = G::breakdown_text(&breakdown, &self.scene());
            self.terminal.line(&text)?;
        }
        self.print_seed_and_record()
    }

    pub(super) fn print_farewell(&self) -> Result<(), Stop> {
        self.say("cli-farewell", &[])?;
        self.print_seed_and_record()
    }

    fn print_seed_and_record(&self) -> Result<(), Stop> {
        self.print_peeks()?;
        self.say("cli-seed", &[("seed", self.seed.to_string().into())])?;
        match &self.record {
            Some(file) => {
                let file = file.display().to_string();
                self.say("cli-record-saved", &[("file", file.into())])
            }
            None => Ok(()),
        }
    }
}

/// The winners, and the tie-break if it decided.
pub(crate) fn ranking_line(game: &str, outcome: &Outcome, scene: &Scene<'_>) -> String {
    let best = outcome.ranking.first().map_or(0, |place| place.points);
    let names = |first: bool| {
        let with_best = outcome.ranking.iter().filter(|place| place.points == best);
        let seats = with_best.filter(|place| (place.place == 1) == first).map(|place| place.seat);
        seats.map(|seat| scene.name(seat).to_owned()).collect::<Vec<String>>()
    };
    let (winners, others) = (names(true), names(false));
    let count = ("count", winners.len().into());
    let joined = ("winners", scene.words.joined(&winners).into());
    let mut line = scene.say("cli-winners", &[count, joined, ("points", best.into())]);
    if !others.is_empty() {
        let own = format!("{game}-tie-break");
        let id = if scene.words.has(&own) { &own } else { "cli-tie-break" };
        let count = ("count", others.len().into());
        let others = ("others", scene.words.joined(&others).into());
        line.push_str(&format!(" {}", scene.say(id, &[count, others])));
    }
    scene.paint.wrapped(&line, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Paint;
    use higaki_words::{Language, Words};

    fn line(game: &str, points: [i32; 3], keys: [i32; 3], language: Language) -> String {
        let outcome = Outcome::rank("end", 3, |s| points[s.index()], |s| keys[s.index()]);
        let names = ["Anna", "Bo", "Cleo"].map(str::to_owned);
        let (words, paint) = (Words::new(language), Paint::coloured());
        let scene = Scene { names: &names, words: &words, paint: &paint };
        let line = ranking_line(game, &outcome, &scene);
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_tie_break_is_named() {
        let won = line("osaka", [10, 10, 3], [5, 4, 1], Language::En);
        assert_eq!(won, "Anna wins with 10 points. Bo has as many points, but fewer bonus tokens.");
        let won = line("osaka", [7, 7, 7], [4, 5, 4], Language::De);
        assert!(
            won.ends_with(
                "Anna und Cleo haben ebenso viele Punkte, aber weniger Ertragsplättchen."
            ),
            "{won}"
        );
        let won = line("osaka", [2, 2, 0], [1, 2, 0], Language::Pl);
        assert!(won.ends_with("Tyle samo punktów, ale mniej żetonów osiągnięć ma Anna."), "{won}");
        let won = line("a game without words for it", [1, 1, 0], [2, 1, 0], Language::En);
        assert_eq!(won, "Anna wins with one point. Bo has as many points; the tie-break decides.");
    }

    #[test]
    fn without_a_tie_there_is_nothing_to_explain() {
        let won = line("osaka", [10, 9, 3], [3, 2, 1], Language::En);
        assert_eq!(won, "Anna wins with 10 points.");
        let shared = line("osaka", [10, 10, 3], [3, 3, 1], Language::En);
        assert_eq!(shared, "Anna and Bo share the victory with 10 points each.");
    }
}

//! The first words and the last.

use super::session::Session;
use super::terminal::Stop;
use crate::board::Board;
use higaki_table::{Outcome, Seat, Viewer};
use higaki_words::Words;

impl<G: Board> Session<G> {
    pub(super) fn tell_welcome(&self) -> Result<(), Stop> {
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

    /// Who has won, where the points came from, and how to check or repeat the game.
    pub(super) fn tell_ending(&self) -> Result<(), Stop> {
        let game = self.table.game();
        let board = G::board(&game.view(Viewer::Spectator), &self.scene());
        self.terminal.show(&format!("\n{board}\n"))?;
        if let Some(outcome) = game.outcome() {
            let line = ranking_line(&outcome, &self.names, &self.words);
            self.terminal.line(&format!(" {}\n", self.paint.bold(&line)))?;
        }
        if let Some(breakdown) = game.breakdown() {
            let text = G::breakdown_text(&breakdown, &self.scene());
            self.terminal.line(&text)?;
        }
        self.tell_seed_and_record()
    }

    pub(super) fn tell_farewell(&self) -> Result<(), Stop> {
        self.say("cli-farewell", &[])?;
        self.tell_seed_and_record()
    }

    fn tell_seed_and_record(&self) -> Result<(), Stop> {
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

/// Who is on the first place.
pub(crate) fn ranking_line(outcome: &Outcome, names: &[String], words: &Words) -> String {
    let winners = outcome.winners().filter_map(|seat| names.get(seat.index()).cloned());
    let winners: Vec<String> = winners.collect();
    let points = outcome.ranking.first().map_or(0, |place| place.points);
    let count = ("count", winners.len().into());
    let winners = ("winners", words.joined(&winners).into());
    words.say("cli-winners", &[count, winners, ("points", points.into())])
}

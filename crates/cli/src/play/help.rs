//! The help of a running game, split into pages on a low screen.

use super::command::Word;
use super::session::Session;
use super::terminal::Stop;
use crate::board::Board;
use crate::paint::padded;
use crate::rules;
use higaki_table::Seat;

impl<G: Board> Session<G> {
    /// `help`, or `help 2` for the second page.
    pub(super) fn help(&self, seat: Seat, rest: &str) -> Result<(), Stop> {
        let pages = pages(&[self.notation(), self.commands(seat)], self.paint.height());
        let number = rest.parse().unwrap_or(1).clamp(1, pages.len());
        for line in &pages[number - 1] {
            self.terminal.line(line)?;
        }
        if number < pages.len() {
            let numbers = [("page", number), ("pages", pages.len()), ("next", number + 1)];
            self.say("cli-help-page", &numbers.map(|(name, number)| (name, number.into())))?;
        }
        Ok(())
    }

    fn notation(&self) -> Vec<String> {
        let choose = self.paint.wrapped(&self.words.say("cli-help-choose", &[]), 1);
        let notation = self.words.say(&format!("{}-help-notation", G::INFO.id), &[]);
        let notation =
            notation.lines().map(|line| format!("   {}", G::highlight(line, &self.paint)));
        [choose].into_iter().chain(notation).chain(self.data_notice()).collect()
    }

    /// The notice on reconstructed components, for games that have some.
    pub(super) fn data_notice(&self) -> Option<String> {
        let id = format!("{}-help-data", G::INFO.id);
        self.words.has(&id).then(|| self.paint.wrapped(&self.words.say(&id, &[]), 1))
    }

    fn commands(&self, seat: Seat) -> Vec<String> {
        let mut lines = vec![self.paint.wrapped(&self.words.say("cli-help-commands", &[]), 1)];
        let book = self.words.rulebook(G::INFO.id);
        let example: Vec<_> = book.as_ref().map(rules::example).into_iter().collect();
        let has_cards = self.reference(seat).is_some();
        for word in Word::ALL.into_iter().filter(|word| *word != Word::Cards || has_cards) {
            let name = word.names(&self.words).into_iter().next().unwrap_or_default();
            let meaning = self.words.say(&format!("cli-help-{}", word.name()), &example);
            let head = format!("   {} ", padded(&name, 12));
            let meaning: Vec<String> = meaning.split(' ').map(str::to_owned).collect();
            let entry = self.paint.flowed(&head, &meaning, " ");
            lines.extend(entry.lines().map(str::to_owned));
        }
        lines
    }
}

/// One page if there is room, otherwise separate pages for each part.
fn pages(parts: &[Vec<String>], height: Option<usize>) -> Vec<Vec<String>> {
    // Three lines are taken: the command, the hint at the next page, the next prompt.
    let room = height.map_or(usize::MAX, |height| height.saturating_sub(3).max(1));
    if parts.iter().map(Vec::len).sum::<usize>() <= room {
        return vec![parts.concat()];
    }
    parts.iter().flat_map(|part| part.chunks(room)).map(<[String]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(lines: usize) -> Vec<String> {
        (0..lines).map(|line| line.to_string()).collect()
    }

    #[test]
    fn pages_fit_on_the_screen_and_lose_nothing() {
        let parts = [part(14), part(30)];
        let sizes = |height| pages(&parts, height).iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(sizes(None), [44]);
        assert_eq!(sizes(Some(47)), [44]);
        assert_eq!(sizes(Some(46)), [14, 30]);
        assert_eq!(sizes(Some(24)), [14, 21, 9]);
    }
}

//! A match without a server: no lobby, accounts, database or clock.

use crate::Failure;
use higaki_osaka::Osaka;
use higaki_protocol::{ClientFrame, Request};
use higaki_table::{
    AnyTable, Game, IndexedJson, JsonOutput, Origin, QuickChance, RecordLine, Seat, Seed, Table,
    Viewer,
};

/// A match of two players; a new game follows each finished one.
pub(crate) struct Match {
    table: Table<Osaka>,
    chance: QuickChance,
    /// The seed of the next game.
    next: u64,
    /// The log entries that a server would store.
    log: Vec<RecordLine>,
}

impl Match {
    pub(crate) fn new(number: usize) -> Result<Match, Failure> {
        let next = number as u64;
        Ok(Match { table: deal(next)?, chance: QuickChance::new(next), next, log: Vec::new() })
    }

    /// Parses a request, applies a choice, and returns the frames of both players, with or without
    /// the status. The choice is drawn here: the players of this proof always send the same
    /// request.
    pub(crate) fn answer(&mut self, ask: &str, whole: bool) -> Result<[String; 2], Failure> {
        let Request::Play(_) = serde_json::from_str::<ClientFrame>(ask)?.request else {
            return Err("something else than a choice".into());
        };
        let seat = self.table.game().deciding().first().ok_or("a game that is over")?;
        let choice = self.table.game().random_choice(seat, &mut self.chance).to_string();
        let played =
            AnyTable::play(&mut self.table, seat, &choice).map_err(|failure| failure.code)?;
        self.log.extend(self.table.last_line());
        let news = [0, 1].map(|index| {
            let viewer = Seat::wrapped(index, 2);
            let mut out = IndexedJson::default();
            out.text().reserve(if whole { 3000 } else { 300 });
            out.text().extend_from_slice(br#"{"type":"update","events":"#);
            out.text().extend_from_slice(played.seen[index].as_str().as_bytes());
            if whole {
                out.text().extend_from_slice(br#","view":"#);
                self.table.write_view(Viewer::Seat(viewer), &mut out);
                out.text().extend_from_slice(br#","choices":"#);
                match self.table.owing().contains(viewer) {
                    true => self.table.write_choice_texts(viewer, &mut out),
                    false => out.text().extend_from_slice(b"[]"),
                }
            }
            out.text().push(b'}');
            String::from_utf8(std::mem::take(out.text()))
        });
        if self.table.game().outcome().is_some() {
            self.next += 1_000;
            self.table = deal(self.next)?;
            self.log.clear();
        }
        let [own, other] = news;
        Ok([own?, other?])
    }
}

fn deal(number: u64) -> Result<Table<Osaka>, Failure> {
    let seed = Seed::from_text(&number.to_string());
    let (table, _) = Table::deal(2, &Default::default(), Origin::Local(seed))?;
    Ok(table)
}

//! One match with its players and a spectator.

use futures_util::future::join_all;
use higaki_catalogue::GameId;
use higaki_table::GameInfo;
use serde_json::json;
use tokio::sync::watch;

use super::tally::Tally;
use super::viewer::Viewer;
use crate::client::{Guest, Target};
use crate::error::ProveError;

/// The game of the match with this number: all games in turn.
fn game_of(number: usize) -> GameInfo {
    GameId::ALL[number % GameId::ALL.len()].info()
}

/// The number of people at a match: the fewest players of its game and one spectator.
pub(super) fn people(number: usize) -> usize {
    game_of(number).min_players + 1
}

pub(super) struct Match {
    game: &'static str,
    viewers: Vec<Viewer>,
}

impl Match {
    pub(super) fn new(number: usize, guests: Vec<Guest>, place: usize, seed: u64) -> Match {
        let GameInfo { id: game, min_players: players, .. } = game_of(number);
        let viewer = |(index, guest): (usize, Guest)| {
            let seat = (index < players).then_some(index as u8);
            Viewer::new(guest, place + index, seat, seed + index as u64)
        };
        Match { game, viewers: guests.into_iter().enumerate().map(viewer).collect() }
    }

    pub(super) fn is_over(&self) -> bool {
        self.viewers.iter().any(|viewer| viewer.over)
    }

    /// Connects clients without a connection, round-robin over all servers, and begins a new game
    /// if the last one is over.
    pub(super) async fn sit(
        &mut self,
        targets: &[Target],
        tally: &mut Tally,
    ) -> Result<(), ProveError> {
        let begun = self.has_begun();
        for (index, viewer) in self.viewers.iter_mut().enumerate() {
            if viewer.is_cut_off() {
                viewer.connect(&targets[index % targets.len()]).await?;
                if begun {
                    viewer.watch(tally).await?;
                }
            }
        }
        if !begun || self.is_over() {
            self.look_up(tally).await?;
            self.viewers.iter_mut().for_each(Viewer::forget);
            self.begin(tally).await?;
        }
        Ok(())
    }

    fn has_begun(&self) -> bool {
        self.viewers.iter().all(|viewer| !viewer.table.is_empty())
    }

    /// Looks up the choices of all players in the record, if the game is over.
    pub(super) async fn look_up(&mut self, tally: &mut Tally) -> Result<(), ProveError> {
        let Some(reader) = self.viewers.iter_mut().find(|viewer| viewer.over) else {
            return Ok(());
        };
        let record = reader.record(tally).await?;
        self.viewers.iter().for_each(|viewer| viewer.look_up(&record.lines, tally));
        Ok(())
    }

    async fn begin(&mut self, tally: &mut Tally) -> Result<(), ProveError> {
        let players = self.viewers.len() - 1;
        let seats: Vec<_> = (0..players)
            .map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } }))
            .collect();
        let create = json!({ "type": "create", "game": self.game, "seats": seats,
            "settings": { "start_when_full": true }, "visibility": "unlisted" });
        let made = self.viewers[0].ask(create, tally).await?;
        let table = made["table"].as_str().unwrap_or_default().to_owned();
        for seat in 1..players {
            let join = json!({ "type": "join", "table": table, "seat": seat });
            self.viewers[seat].ask(join, tally).await?;
        }
        for viewer in &mut self.viewers {
            viewer.table.clone_from(&table);
            viewer.watch(tally).await?;
        }
        Ok(())
    }

    /// Plays with all connected clients.
    pub(super) async fn play_on(&mut self, stop: watch::Receiver<bool>) -> Tally {
        let playing = self.viewers.iter_mut().map(|viewer| {
            let stop = stop.clone();
            async move {
                let mut tally = Tally::default();
                viewer.play_on(stop, &mut tally).await;
                tally
            }
        });
        let mut all = Tally::default();
        join_all(playing).await.into_iter().for_each(|tally| all.add(tally));
        all
    }

    /// Reconnects all clients, resends unanswered requests, and only then compares, while nobody
    /// plays.
    pub(super) async fn compare(
        &mut self,
        targets: &[Target],
        tally: &mut Tally,
    ) -> Result<(), ProveError> {
        for (index, viewer) in self.viewers.iter_mut().enumerate() {
            if viewer.is_cut_off() {
                viewer.connect(&targets[index % targets.len()]).await?;
                viewer.watch(tally).await?;
            }
        }
        for viewer in &mut self.viewers {
            viewer.send_again(tally).await?;
        }
        for viewer in &mut self.viewers {
            viewer.compare(tally).await?;
        }
        Ok(())
    }

    /// Drops the connections to a dead server.
    pub(super) fn cut_off(&mut self, dead: &Target) {
        self.viewers.iter_mut().for_each(|viewer| viewer.cut_off(dead));
    }

    /// Closes all connections, to be spread over all servers again.
    pub(super) fn spread_out(&mut self) {
        self.viewers.iter_mut().for_each(Viewer::hang_up);
    }
}

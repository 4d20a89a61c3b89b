//! Players who make random choices over their connections.

use super::{Client, play};
use futures_util::future::select_all;
use higaki_table::{Chance, QuickChance};

/// A person on a seat.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) seat: u8,
}

impl Player {
    pub(crate) async fn sit(mut client: Client, table: &str, seat: u8) -> Player {
        client.watch(table, Some(seat)).await.unwrap();
        Player { client, seat }
    }

    pub(crate) fn choices(&self, table: &str) -> Vec<String> {
        let game = self.client.game(table, Some(self.seat));
        game.choices.clone()
    }

    pub(crate) fn is_over(&self, table: &str) -> bool {
        self.client.game(table, Some(self.seat)).deciding.is_empty()
    }

    /// Plays one of the offered choices. False if there is none.
    pub(crate) async fn play_any(&mut self, table: &str, chance: &mut QuickChance) -> bool {
        self.client.catch_up();
        let choices = self.choices(table);
        if choices.is_empty() {
            return false;
        }
        let choice = &choices[chance.below(choices.len() as u32) as usize];
        let before = self.client.at(table, Some(self.seat)).number;
        let played = self.client.ask(play(table, self.seat, choice)).await;
        played.unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self.client.until(table, Some(self.seat), |known| known.number > before).await;
        true
    }
}

/// Plays a number of choices, or until the game is over. Returns the number of choices.
pub(crate) async fn play_some(
    players: &mut [Player],
    table: &str,
    chance: &mut QuickChance,
    most: usize,
) -> usize {
    let mut made = 0;
    while made < most && !players.iter().all(|player| player.is_over(table)) {
        let mut anybody = false;
        for player in players.iter_mut() {
            if made < most && player.play_any(table, chance).await {
                made += 1;
                anybody = true;
            }
        }
        if !anybody && !players.iter().all(|player| player.is_over(table)) {
            // Bots are searching, or a frame is on its way.
            let waiting = players.iter_mut().map(|player| Box::pin(player.client.receive()));
            select_all(waiting).await;
        }
    }
    made
}

/// Plays to the end.
pub(crate) async fn finish(players: &mut [Player], table: &str, chance: &mut QuickChance) {
    play_some(players, table, chance, 10_000).await;
    for player in players.iter_mut() {
        let seat = Some(player.seat);
        player.client.until(table, seat, |known| known.about.status == "finished").await;
    }
}

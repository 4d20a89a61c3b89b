//! Players who make random choices.

use super::{Client, play};
use higaki_table::{Chance, QuickChance};

/// A person on a seat.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) seat: u8,
}

impl Player {
    pub(crate) fn sit(mut client: Client, table: &str, seat: u8) -> Player {
        client.watch(table, Some(seat)).unwrap();
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
    pub(crate) fn play_any(&mut self, table: &str, chance: &mut QuickChance) -> bool {
        self.client.catch_up();
        let choices = self.choices(table);
        if choices.is_empty() {
            return false;
        }
        let choice = &choices[chance.below(choices.len() as u32) as usize];
        let before = self.client.at(table, Some(self.seat)).number;
        let played = self.client.ask(play(table, self.seat, choice));
        played.unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self.client.until(table, Some(self.seat), |known| known.number > before);
        true
    }
}

/// Plays a number of choices, or until the game is over. Returns the number of choices.
pub(crate) fn play_some(
    players: &mut [Player],
    table: &str,
    chance: &mut QuickChance,
    most: usize,
) -> usize {
    let mut made = 0;
    while made < most && !players.iter().all(|player| player.is_over(table)) {
        let before = made;
        for player in players.iter_mut() {
            if made < most && player.play_any(table, chance) {
                made += 1;
            }
        }
        players.iter_mut().for_each(|player| player.client.catch_up());
        let over = players.iter().all(|player| player.is_over(table));
        assert!(made > before || over, "nobody has a choice");
    }
    made
}

/// Plays to the end.
pub(crate) fn finish(players: &mut [Player], table: &str, chance: &mut QuickChance) {
    play_some(players, table, chance, 10_000);
    for player in players.iter_mut() {
        let seat = Some(player.seat);
        player.client.until(table, seat, |known| known.about.status == "finished");
    }
}

/// The seat that owes a decision, once all clients know.
pub(crate) fn mover(players: &mut [Player], table: &str) -> usize {
    players.iter_mut().for_each(|player| player.client.catch_up());
    players.iter().position(|player| !player.choices(table).is_empty()).unwrap()
}

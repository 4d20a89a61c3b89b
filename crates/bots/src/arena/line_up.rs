//! Line-ups: the contestants at one table.

use super::Contestant;

/// The contestant of each seat before rotation, by its index among the distinct contestants.
pub(super) type LineUp = Vec<usize>;

/// The distinct contestants, in the order of their first mention.
pub(super) fn distinct(contestants: &[Contestant]) -> Vec<Contestant> {
    let mut distinct: Vec<Contestant> = Vec::new();
    for contestant in contestants {
        if !distinct.contains(contestant) {
            distinct.push(*contestant);
        }
    }
    distinct
}

/// The line-ups that compare all contestants.
pub(super) fn line_ups(contestants: &[Contestant], players: usize) -> Vec<LineUp> {
    let all = distinct(contestants);
    let number = |one: &Contestant| all.iter().position(|other| other == one).unwrap_or(0);
    if contestants.len() == players {
        return vec![contestants.iter().map(number).collect()];
    }
    if all.len() >= players {
        return selections(all.len(), players);
    }
    let mut pairs = Vec::new();
    for alone in 0..all.len() {
        for many in (0..all.len()).filter(|many| *many != alone) {
            let mut line_up = vec![many; players];
            line_up[0] = alone;
            pairs.push(line_up);
        }
    }
    pairs
}

/// All selections of `size` indices below `of`, in order.
fn selections(of: usize, size: usize) -> Vec<LineUp> {
    let mut all = vec![Vec::new()];
    for _ in 0..size {
        all = all
            .into_iter()
            .flat_map(|begun: LineUp| {
                let first = begun.last().map_or(0, |last| last + 1);
                (first..of).map(move |next| begun.iter().copied().chain([next]).collect())
            })
            .collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(words: &[&str], players: usize) -> Vec<LineUp> {
        let contestants: Vec<Contestant> =
            words.iter().map(|word| word.parse().expect("a known word")).collect();
        line_ups(&contestants, players)
    }

    #[test]
    fn as_many_as_seats_sit_together() {
        assert_eq!(of(&["greedy", "random", "random"], 3), [vec![0, 1, 1]]);
        assert_eq!(of(&["greedy", "random"], 2), [vec![0, 1]]);
    }

    #[test]
    fn more_meet_in_every_selection() {
        assert_eq!(of(&["greedy", "random", "flat"], 2), [vec![0, 1], vec![0, 2], vec![1, 2]]);
    }

    #[test]
    fn fewer_meet_one_against_many() {
        assert_eq!(of(&["greedy", "random"], 3), [vec![0, 1, 1], vec![1, 0, 0]]);
    }
}

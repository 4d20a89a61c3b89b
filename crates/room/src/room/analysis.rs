//! The analysis of a finished game, which the driver runs.

use super::Room;
use crate::viewers::index;
use higaki_bots::Analysis;
use higaki_catalogue::Analyse;
use higaki_protocol::{AnalysisState, Answer, Decided, Sums};
use higaki_table::Viewer;

impl Room {
    /// The analysis to run; none without a game or an evaluation.
    #[must_use]
    pub fn analysis(&self, seed: u64) -> Option<Analyse> {
        self.state.play.as_ref().and_then(|play| play.game.analysis(seed))
    }

    /// The answer while the analysis runs.
    #[must_use]
    pub fn analysis_progress(&self, done: u32) -> Answer {
        let total = self.state.play.as_ref().map_or(0, |play| play.choices.len());
        Answer::Analysis {
            state: AnalysisState::Working,
            done,
            total: total as u32,
            decisions: Vec::new(),
            seats: Vec::new(),
        }
    }

    /// The answer when the analysis is done.
    #[must_use]
    pub fn analysis_answer(&self, analysis: &Analysis, viewer: Viewer) -> Answer {
        let choices = self.state.play.iter().flat_map(|play| &play.choices);
        let mut at = 0;
        let decisions = analysis.decisions.iter().zip(choices).map(|(decided, line)| {
            at += u32::from(line.visible.contains(index(viewer)));
            Decided {
                number: decided.number as u32,
                at,
                seat: decided.seat.index() as u8,
                choice: decided.choice.clone(),
                best: decided.best.clone(),
                chance: decided.chance + decided.loss,
                loss: decided.loss,
                luck: decided.luck.clone(),
            }
        });
        let decisions: Vec<Decided> = decisions.collect();
        let seats = analysis.seats.iter().map(|sums| Sums {
            decisions: sums.decisions,
            mistakes: sums.mistakes,
            loss: sums.loss,
            luck: sums.luck,
        });
        Answer::Analysis {
            state: AnalysisState::Done,
            done: decisions.len() as u32,
            total: decisions.len() as u32,
            decisions,
            seats: seats.collect(),
        }
    }
}

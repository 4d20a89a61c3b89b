//! A finished game looked at again. That takes long, so it is done elsewhere, once for each table.

use super::super::decide::Caller;
use super::super::feed::{includes, index};
use super::super::refuse::refuse;
use super::Actor;
use crate::entropy::u64_of;
use higaki_bots::Analysis;
use higaki_protocol::{AnalysisState, Answer, Code, Decided, Refusal, Sums};
use higaki_store::Status;
use higaki_table::Viewer;

impl Actor {
    /// How far the analysis of this game is; the first to ask begins it.
    pub(super) fn analysis(&self, caller: Caller, seat: Option<u8>) -> Result<Answer, Refusal> {
        let viewer = self.core.viewer(caller, seat)?;
        let play = self.core.play.as_ref().ok_or_else(|| refuse(Code::NotBegun))?;
        if self.core.status != Status::Finished {
            return Err(refuse(Code::NotOver));
        }
        let total = play.lines.len();
        let number = u64_of(self.hall.entropy.as_ref());
        let account = self.hall.account(caller.person);
        let progress = self.hall.analyses.of(self.id, account, || play.game.analysis(number));
        let progress = progress.map_err(|_| refuse(Code::Busy))?;
        Ok(match progress.finished() {
            Some(analysis) => self.told(analysis, viewer),
            None => Answer::Analysis {
                state: AnalysisState::Working,
                done: progress.done(),
                total: total as u32,
                decisions: Vec::new(),
                seats: Vec::new(),
            },
        })
    }

    fn told(&self, analysis: &Analysis, viewer: Viewer) -> Answer {
        let lines = self.core.play.iter().flat_map(|play| &play.lines);
        let mut at = 0;
        let decisions = analysis.decisions.iter().zip(lines).map(|(decided, line)| {
            at += u32::from(includes(line.visible, index(viewer)));
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

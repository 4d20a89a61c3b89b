//! Sentences for events, decisions, failures and other reports of an engine.

use crate::facts::{Facts, Reading};
use crate::{Arg, Words};
use higaki_table::{Failure, Outcome, Problem, RecordError, Seat, SetupError, Verdict};
use serde_json::{Value, json};

impl Words {
    /// The sentence for an event, sometimes several short ones.
    ///
    /// `event` is an object whose field `event` holds the name of the event; `names` are those of
    /// the players in seat order.
    #[must_use]
    pub fn event(&self, game: &str, event: &Value, names: &[String]) -> String {
        let word = event["event"].as_str().unwrap_or_default();
        let facts = Facts::read(self, event, Reading::OfGame { game, names });
        self.say(&id(&[game, "event", word]), &facts.args())
    }

    /// The shortest form of an event, for repetition; `None` if it need not be repeated.
    #[must_use]
    pub fn digest(&self, game: &str, event: &Value, names: &[String]) -> Option<String> {
        let id = id(&[game, "digest", event["event"].as_str().unwrap_or_default()]);
        let facts = Facts::read(self, event, Reading::OfGame { game, names });
        self.has(&id).then(|| self.say(&id, &facts.args()))
    }

    /// The question of a decision to the player with this name. A decision is a word, or an object
    /// with that word in its field `decision`.
    #[must_use]
    pub fn decision(&self, game: &str, decision: &Value, name: &str) -> String {
        let word = decision.as_str().or(decision["decision"].as_str()).unwrap_or_default();
        let facts = Facts::read(self, decision, Reading::OfGame { game, names: &[] });
        self.say(&id(&[game, "decision", word]), &facts.with("name", name).args())
    }

    /// The reason of a failure, and the remedy.
    #[must_use]
    pub fn failure(&self, game: &str, failure: &Failure, names: &[String]) -> String {
        let rule = failure.rule.unwrap_or_default();
        let refusal = id(&[game, "refusal", &failure.code]);
        if self.has(&refusal) {
            let facts = Facts::read(self, &failure.args, Reading::OfGame { game, names });
            return self.say(&refusal, &facts.with("rule", rule).args());
        }
        let facts = Facts::read(self, &failure.args, Reading::Raw).with("code", &*failure.code);
        let mut ids = vec![id(&["failure", &failure.code]), "failure-unknown".to_owned()];
        if let Some(problem) = failure.args["problem"].as_str() {
            ids.splice(0..0, [id(&[game, "notation", problem]), id(&["notation", problem])]);
        }
        self.first(&ids, &facts.args())
    }

    /// A problem of a scenario or of options, with its path.
    #[must_use]
    pub fn problem(&self, game: &str, problem: &Problem) -> String {
        let facts = Facts::read(self, &json!(problem.args), Reading::Raw);
        let facts = facts.with("code", problem.code);
        let ids = [
            id(&[game, "problem", problem.code]),
            id(&["problem", problem.code]),
            "failure-unknown".to_owned(),
        ];
        let what = self.first(&ids, &facts.args());
        if problem.path.is_empty() {
            return what;
        }
        let path = problem.path.as_str();
        self.say("problem-at", &[("path", path.into()), ("what", what.into())])
    }

    /// The reason why a game could not begin: one line, or one for each problem.
    #[must_use]
    pub fn setup_error(&self, game: &str, error: &SetupError) -> String {
        match error {
            SetupError::Players { got, min, max } => self.say(
                "setup-players",
                &[("got", (*got).into()), ("min", (*min).into()), ("max", (*max).into())],
            ),
            SetupError::Problems(problems) => {
                let count = problems.iter().count();
                let mut text = self.say("setup-problems", &[("count", count.into())]);
                for problem in problems.iter() {
                    text.push_str("\n  ");
                    text.push_str(&self.problem(game, problem));
                }
                text
            }
        }
    }

    /// The error of a record, with its line.
    #[must_use]
    pub fn record_error(&self, game: &str, error: &RecordError) -> String {
        let at = |line: usize| ("line", Arg::from(line));
        match error {
            RecordError::TooLong { max } => {
                self.say("record-too-long", &[("megabytes", (max >> 20).into())])
            }
            RecordError::Malformed { line, expected } => {
                let expected = self.say(&id(&["record", "expected", expected.word()]), &[]);
                self.say("record-malformed", &[at(*line), ("expected", expected.into())])
            }
            RecordError::OtherGame { found } => {
                let found: String = found.chars().take(40).collect();
                self.say("record-other-game", &[("found", found.into())])
            }
            RecordError::OtherRules { found, known } => {
                let (found, known) = (Arg::from(found.0), Arg::from(known.0));
                self.say("record-other-rules", &[("found", found), ("known", known)])
            }
            RecordError::Setup { error } => {
                let what = self.setup_error(game, error);
                self.say("record-setup", &[("what", what.into())])
            }
            RecordError::Notation { line, error } => {
                let failure = Failure {
                    code: "bad_notation".to_owned(),
                    rule: None,
                    args: json!({ "problem": error.problem, "word": error.word, "at": error.at }),
                };
                let what = self.failure(game, &failure, &[]);
                self.say("record-line", &[at(*line), ("what", what.into())])
            }
            RecordError::Refused { line, failure } => {
                let what = self.failure(game, failure, &seat_names());
                let rule = failure.rule.unwrap_or_default();
                self.say(
                    "record-refused",
                    &[at(*line), ("what", what.into()), ("rule", rule.into())],
                )
            }
            RecordError::ChanceDoesNotFit { line } => {
                self.say("record-chance-does-not-fit", &[at(*line)])
            }
            RecordError::ChanceNotFromSeed { line } => {
                self.say("record-chance-not-from-seed", &[at(*line)])
            }
            RecordError::Commitment => self.say("record-commitment", &[]),
            RecordError::SeedNotTold => self.say("record-seed-not-told", &[]),
            RecordError::Outcome { found: None, .. } => self.say("record-not-over", &[]),
            RecordError::Outcome { said, found: Some(found) } => {
                self.other_outcome(said.as_deref(), found)
            }
        }
    }

    /// The first line of the result that differs, in the record and recomputed.
    fn other_outcome(&self, said: Option<&Outcome>, found: &Outcome) -> String {
        let mut said = said.into_iter().flat_map(Outcome::record_lines);
        let mut found = found.record_lines();
        let (said, found) = loop {
            match (said.next(), found.next()) {
                (Some(said), Some(found)) if said == found => {}
                differing => break differing,
            }
        };
        let line = |line: Option<String>| Arg::from(line.unwrap_or_default());
        let id = match (&said, &found) {
            (Some(_), Some(_)) => "record-outcome",
            (None, _) => "record-outcome-missing",
            (Some(_), None) => "record-outcome-superfluous",
        };
        self.say(id, &[("said", line(said)), ("found", line(found))])
    }

    /// The verdict on a record, in a few lines.
    #[must_use]
    pub fn verdict(&self, verdict: &Verdict) -> String {
        let numbers = [("choices", verdict.choices.into()), ("chances", verdict.chances.into())];
        let seed = if verdict.seed_checked { "verify-seed" } else { "verify-no-seed" };
        let end = if verdict.finished { "verify-finished" } else { "verify-unfinished" };
        let lines = [self.say("verify-choices", &numbers), self.say(seed, &[]), self.say(end, &[])];
        lines.join("\n")
    }

    /// The first of these messages that exists.
    fn first(&self, ids: &[String], args: &[(&str, Arg)]) -> String {
        let known = ids.iter().find(|id| self.has(id)).or(ids.last());
        known.map_or_else(String::new, |id| self.say(id, args))
    }
}

/// Names of players without a name.
fn seat_names() -> Vec<String> {
    (1..=Seat::MAX).map(|number| format!("P{number}")).collect()
}

/// The id of a message: its parts joined by hyphens, with hyphens for underscores.
fn id(parts: &[&str]) -> String {
    parts.join("-").replace('_', "-")
}

//! A game in progress at one keyboard.

use super::command::{Command, Word, yes_or_no};
use super::menu::Menu;
use super::terminal::{Stop, Terminal};
use crate::board::{Board, Scene};
use crate::error::CommandError;
use crate::paint::Paint;
use higaki_bots::{Budget, Kind};
use higaki_table::{AnyTable, Failure, QuickChance, Seat, SeatSet, Seed, Table, Viewer};
use higaki_words::{Arg, Words};
use serde_json::Value;
use std::path::PathBuf;
use std::process::ExitCode;

/// A game in progress at one keyboard.
#[derive(Debug)]
pub(super) struct Session<G: Board> {
    pub(super) table: Table<G>,
    pub(super) names: Vec<String>,
    /// The seats of people; bots play the others.
    pub(super) people: SeatSet,
    pub(super) bot: Kind,
    /// The thinking time of bots and hints.
    pub(super) budget: Budget,
    pub(super) seed: Seed,
    /// The file of the record.
    pub(super) record: Option<PathBuf>,
    pub(super) words: Words,
    pub(super) paint: Paint,
    pub(super) terminal: Terminal,
    /// The rule that forbade the last choice.
    pub(super) refusing_rule: Option<&'static str>,
    /// The last person to decide; the screen is cleared for another one.
    pub(super) last_person: Option<Seat>,
    /// Input that was typed instead of an answer to a question, still to be executed.
    pub(super) typed_ahead: Option<String>,
}

/// The next step after an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Ask for another input.
    Prompt,
    /// Show the board and the question again.
    Redraw,
    /// Go on to the next decision.
    Advance,
}

impl<G: Board> Session<G> {
    /// Plays until the game is over or the player quits.
    pub(super) fn run(mut self, dealt: &[G::Event]) -> Result<ExitCode, CommandError> {
        let stopped = self.play(dealt).and_then(|()| self.print_ending()).err();
        match stopped {
            Some(Stop::Error(error)) => return Err(error),
            Some(Stop::Quit) => {
                self.save()?;
                // Standard output may be closed.
                let _ = self.print_farewell();
            }
            None => {}
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play(&mut self, dealt: &[G::Event]) -> Result<(), Stop> {
        // Reports a file that cannot be written before the game, not after it.
        self.save()?;
        self.print_welcome()?;
        let viewer = self.viewer();
        let dealt = dealt.iter().filter_map(|event| G::seen(event, viewer));
        let dealt: Vec<Value> = dealt.filter_map(|seen| serde_json::to_value(seen).ok()).collect();
        self.print_events(&dealt)?;
        while let Some(seat) = self.table.game().deciding().first() {
            if self.people.contains(seat) {
                self.person_turn(seat)?;
            } else {
                self.bot_turn(seat)?;
            }
        }
        Ok(self.save()?)
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { names: &self.names, words: &self.words, paint: &self.paint }
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, Arg)]) -> Result<(), Stop> {
        let text = self.words.say(id, args);
        self.terminal.line(&self.paint.wrapped(&text, 1))
    }

    pub(super) fn name(&self, seat: Seat) -> Arg {
        self.scene().name(seat).into()
    }

    /// The viewer of events: the one person, or a spectator if several share the keyboard.
    pub(super) fn viewer(&self) -> Viewer {
        match self.people.first() {
            Some(seat) if self.people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Plays a bot's choice, which depends only on the position, the seed and the number of the
    /// choice, so that it is the same after an undo.
    fn bot_turn(&mut self, seat: Seat) -> Result<(), Stop> {
        let step = self.table.entries().len() as u64;
        let number = QuickChance::from_seed(&self.seed.nth(step)).bits();
        let choice = self.bot.make_with::<G>(number, &self.budget).choose(self.table.game(), seat);
        let played = self.apply_choice(seat, &choice.to_string())?;
        played.map_err(|failure| {
            Stop::Error(CommandError::failure(self.words.failure(
                G::INFO.id,
                &failure,
                &self.names,
            )))
        })
    }

    fn person_turn(&mut self, seat: Seat) -> Result<(), Stop> {
        self.save()?;
        self.hand_over_keyboard(seat)?;
        let mut next = Next::Redraw;
        while next != Next::Advance {
            let menu = Menu::of(self.table.game(), seat, &self.scene());
            if next == Next::Redraw {
                self.show_question(seat, &menu)?;
            }
            let line = match self.typed_ahead.take() {
                Some(line) => line,
                None => self.ask(seat, &menu)?,
            };
            let line = G::in_notation(&line, &self.words);
            next = match Command::of(&line, &self.words) {
                Command::Nothing => Next::Prompt,
                Command::Number(number) => match menu.choice(number) {
                    Some(choice) => self.confirm_and_apply(seat, &choice.to_string())?,
                    None => {
                        self.say("cli-no-such-number", &[("last", menu.len().into())])?;
                        Next::Prompt
                    }
                },
                Command::Choice(text) => self.confirm_and_apply(seat, &text)?,
                Command::Word(word, rest) => self.execute(seat, word, &rest, &menu)?,
            };
        }
        Ok(())
    }

    /// Clears the screen for the next person and shows the events that they missed. It is cleared
    /// before the prompt, too, because they may be looking already.
    fn hand_over_keyboard(&mut self, seat: Seat) -> Result<(), Stop> {
        let before = self.last_person.replace(seat);
        let changes = before.is_some_and(|before| before != seat);
        if !changes || !self.terminal.is_interactive() {
            return Ok(());
        }
        let hand_over = self.words.say("cli-hand-over", &[("name", self.name(seat))]);
        self.terminal.clear()?;
        self.terminal.ask(&format!("\n {hand_over} "))?;
        self.terminal.clear()?;
        let viewer = Viewer::Seat(seat);
        let own = self.table.entries().iter().rposition(|entry| entry.seat == seat);
        let known = own.map_or(0, |index| {
            let (_, events) = self.table.at(index + 1);
            events.iter().filter(|event| G::seen(event, viewer).is_some()).count()
        });
        let history = self.table.history(viewer);
        let missed = history.get(known..).unwrap_or_default();
        self.print_events(missed)
    }

    /// Shows the board, the summary, the question and the menu.
    fn show_question(&self, seat: Seat, menu: &Menu<G>) -> Result<(), Stop> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let board = G::board(&view, &self.scene());
        let decision = self.table.game().decision(seat);
        let decision = serde_json::to_value(decision).unwrap_or_default();
        let decision = G::question(&view, decision);
        let question = self.words.decision(G::INFO.id, &decision, self.scene().name(seat));
        let question = format!(" {}\n{}", self.paint.bold(&question), menu.text(&self.scene()));
        let gap = if self.paint.is_low() { "" } else { "\n" };
        // One line is for the prompt.
        let taken = format!("{board}{gap}{question}").lines().count() + 1;
        let room = self.paint.height().map(|height| height.saturating_sub(taken));
        let digest = self.digest(seat, room);
        self.terminal.show(&format!("\n{board}{gap}{digest}{question}"))
    }

    fn ask(&self, seat: Seat, menu: &Menu<G>) -> Result<String, Stop> {
        let name = self.paint.bold(self.scene().name(seat));
        self.terminal.ask(&format!(" {name} [1–{}, ?] > ", menu.len()))
    }

    /// Previews and confirms a consequential choice; applies any other at once.
    fn confirm_and_apply(&mut self, seat: Seat, text: &str) -> Result<Next, Stop> {
        let asks = text.parse::<G::Choice>().is_ok_and(|choice| G::needs_confirmation(&choice));
        if asks {
            match self.preview(seat, text) {
                Err(failure) => return self.refuse(&failure),
                Ok(Some(preview)) => {
                    self.terminal.show(&G::preview_text(&preview, &self.scene()))?;
                    if !self.confirm("cli-confirm")? {
                        return Ok(Next::Prompt);
                    }
                }
                Ok(None) => {}
            }
        }
        match self.apply_choice(seat, text)? {
            Ok(()) => Ok(Next::Advance),
            Err(failure) => self.refuse(&failure),
        }
    }

    /// The preview of a choice, for choices that have one.
    pub(super) fn preview(&self, seat: Seat, text: &str) -> Result<Option<G::Preview>, Failure> {
        AnyTable::preview(&self.table, seat, text)?;
        let choice = text.parse::<G::Choice>().ok();
        Ok(choice.and_then(|choice| self.table.game().preview(seat, choice).ok().flatten()))
    }

    /// Applies a choice and prints its events.
    fn apply_choice(&mut self, seat: Seat, text: &str) -> Result<Result<(), Failure>, Stop> {
        let mut played = match AnyTable::play(&mut self.table, seat, text) {
            Ok(played) => played,
            Err(failure) => return Ok(Err(failure)),
        };
        self.refusing_rule = None;
        // The last entry is the view of a spectator.
        let seen = match self.viewer() {
            Viewer::Seat(seat) => played.seen.swap_remove(seat.index()),
            Viewer::Spectator => played.seen.pop().unwrap_or_default(),
        };
        self.print_events(&seen.items()).map(Ok)
    }

    pub(super) fn refuse(&mut self, failure: &Failure) -> Result<Next, Stop> {
        self.refusing_rule = failure.rule;
        let why = self.words.failure(G::INFO.id, failure, &self.names);
        let mut text = G::highlight(&self.paint.wrapped(&why, 1), &self.paint);
        if let Some(rule) = failure.rule {
            let hint = self.words.say("cli-why-hint", &[("rule", rule.into())]);
            text.push_str(&format!("\n {}", self.paint.dim(&hint)));
        }
        self.terminal.line(&text)?;
        Ok(Next::Prompt)
    }

    /// Asks a yes-no question. Another choice or a command counts as no and is executed next.
    pub(super) fn confirm(&mut self, question: &str) -> Result<bool, Stop> {
        let question = self.paint.wrapped(&self.words.say(question, &[]), 1);
        let question = format!("{} > ", self.paint.bold(&question));
        loop {
            let line = G::in_notation(&self.terminal.ask(&question)?, &self.words);
            if let Some(answer) = yes_or_no(&line, &self.words) {
                return Ok(answer);
            }
            let is_other_input = match Command::of(&line, &self.words) {
                Command::Word(Word::Quit, _) => return Err(Stop::Quit),
                Command::Number(_) | Command::Word(..) => true,
                Command::Choice(text) => text.parse::<G::Choice>().is_ok(),
                Command::Nothing => false,
            };
            if is_other_input {
                self.typed_ahead = Some(line);
                self.say("cli-not-done", &[])?;
                return Ok(false);
            }
            self.say("cli-yes-or-no", &[])?;
        }
    }

    /// Prints the events of one choice, or of the deal.
    pub(super) fn print_events(&self, events: &[Value]) -> Result<(), Stop> {
        self.terminal.show(&events_text::<G>(events, &self.scene()))
    }
}

/// Events as text: the choice with a bullet, its consequences indented.
pub(crate) fn events_text<G: Board>(events: &[Value], scene: &Scene<'_>) -> String {
    let mut text = String::new();
    for (index, event) in events.iter().enumerate() {
        let sentence = scene.words.event(G::INFO.id, event, scene.names);
        let words: Vec<String> = sentence.split_whitespace().map(str::to_owned).collect();
        let head = if index == 0 { " • " } else { "   " };
        text.push_str(&G::highlight(&scene.paint.flowed(head, &words, " "), scene.paint));
        text.push('\n');
    }
    text
}

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
    /// The seats that people play; bots have the others.
    pub(super) people: SeatSet,
    pub(super) bot: Kind,
    /// How long bots and advice may take.
    pub(super) budget: Budget,
    pub(super) seed: Seed,
    /// Where the record goes, if it is wanted.
    pub(super) record: Option<PathBuf>,
    pub(super) words: Words,
    pub(super) paint: Paint,
    pub(super) terminal: Terminal,
    /// The rule that forbade the last choice.
    pub(super) refused_by: Option<&'static str>,
    /// Who decided last, so that the screen is wiped for somebody else.
    pub(super) at_keyboard: Option<Seat>,
    /// What was typed instead of an answer to a question, and is still to be done.
    pub(super) typed_ahead: Option<String>,
}

/// What comes after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The same question again.
    Ask,
    /// The board and the question again.
    Look,
    /// The game goes on.
    Go,
}

impl<G: Board> Session<G> {
    /// Plays until the game is over or somebody leaves.
    pub(super) fn run(mut self, dealt: &[G::Event]) -> Result<ExitCode, CommandError> {
        let stopped = self.play(dealt).and_then(|()| self.tell_ending()).err();
        match stopped {
            Some(Stop::Error(failed)) => return Err(failed),
            Some(Stop::Quit) => {
                self.save()?;
                // Whoever is gone need not hear a farewell.
                let _ = self.tell_farewell();
            }
            None => {}
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play(&mut self, dealt: &[G::Event]) -> Result<(), Stop> {
        // A file that cannot be written is better noticed now than after the game.
        self.save()?;
        self.tell_welcome()?;
        let viewer = self.audience();
        let dealt = dealt.iter().filter_map(|event| G::seen(event, viewer));
        let dealt: Vec<Value> = dealt.filter_map(|seen| serde_json::to_value(seen).ok()).collect();
        self.tell_events(&dealt)?;
        while let Some(seat) = self.table.game().deciding().first() {
            if self.people.contains(seat) {
                self.let_person_decide(seat)?;
            } else {
                self.let_bot_decide(seat)?;
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

    /// Whose eyes read what happens: with several people at one keyboard nobody's in particular.
    pub(super) fn audience(&self) -> Viewer {
        match self.people.first() {
            Some(seat) if self.people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Every decision of a bot follows from the seed and the number of the choice, so that a game
    /// goes on in the same way after something was taken back.
    fn let_bot_decide(&mut self, seat: Seat) -> Result<(), Stop> {
        let step = self.table.entries().len() as u64;
        let number = QuickChance::from_seed(&self.seed.nth(step)).bits();
        let choice = self.bot.make_with::<G>(number, &self.budget).choose(self.table.game(), seat);
        let played = self.carry_out(seat, &choice.to_string())?;
        played.map_err(|failure| {
            Stop::Error(CommandError::failure(self.words.failure(
                G::INFO.id,
                &failure,
                &self.names,
            )))
        })
    }

    fn let_person_decide(&mut self, seat: Seat) -> Result<(), Stop> {
        self.save()?;
        self.change_places(seat)?;
        let mut next = Next::Look;
        while next != Next::Go {
            let menu = Menu::of(self.table.game(), seat, &self.scene());
            if next == Next::Look {
                self.show_question(seat, &menu)?;
            }
            let line = match self.typed_ahead.take() {
                Some(line) => line,
                None => self.ask(seat, &menu)?,
            };
            next = match Command::of(&line, &self.words) {
                Command::Nothing => Next::Ask,
                Command::Number(number) => match menu.choice(number) {
                    Some(choice) => self.consider(seat, &choice.to_string())?,
                    None => {
                        self.say("cli-no-such-number", &[("last", menu.len().into())])?;
                        Next::Ask
                    }
                },
                Command::Choice(text) => self.consider(seat, &text)?,
                Command::Word(word, rest) => self.obey(seat, word, &rest, &menu)?,
            };
        }
        Ok(())
    }

    /// Wipes the screen when somebody else takes the keyboard, and tells him what he missed. It is
    /// wiped before he is called, too: he may be looking already.
    fn change_places(&mut self, seat: Seat) -> Result<(), Stop> {
        let before = self.at_keyboard.replace(seat);
        let somebody_else = before.is_some_and(|before| before != seat);
        if !somebody_else || !self.terminal.is_interactive() {
            return Ok(());
        }
        let hand_over = self.words.say("cli-hand-over", &[("name", self.name(seat))]);
        self.terminal.wipe()?;
        self.terminal.ask(&format!("\n {hand_over} "))?;
        self.terminal.wipe()?;
        let viewer = Viewer::Seat(seat);
        let own = self.table.entries().iter().rposition(|entry| entry.seat == seat);
        let known = own.map_or(0, |index| {
            let (_, events) = self.table.at(index + 1);
            events.iter().filter(|event| G::seen(event, viewer).is_some()).count()
        });
        let history = self.table.history(viewer);
        let missed = history.get(known..).unwrap_or_default();
        self.tell_events(missed)
    }

    /// The board, what happened since the last choice, and what can be chosen now.
    fn show_question(&self, seat: Seat, menu: &Menu<G>) -> Result<(), Stop> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let board = G::board(&view, &self.scene());
        let decision = self.table.game().decision(seat);
        let decision = serde_json::to_value(decision).unwrap_or_default();
        let decision = G::question(&view, decision);
        let question = self.words.decision(G::INFO.id, &decision, self.scene().name(seat));
        let question = format!(" {}\n{}", self.paint.bold(&question), menu.text(&self.scene()));
        let gap = if self.paint.is_low() { "" } else { "\n" };
        // The line below the question is for the answer.
        let taken = format!("{board}{gap}{question}").lines().count() + 1;
        let room = self.paint.height().map(|height| height.saturating_sub(taken));
        let digest = self.digest(seat, room);
        self.terminal.show(&format!("\n{board}{gap}{digest}{question}"))
    }

    fn ask(&self, seat: Seat, menu: &Menu<G>) -> Result<String, Stop> {
        let name = self.paint.bold(self.scene().name(seat));
        self.terminal.ask(&format!(" {name} [1–{}, ?] > ", menu.len()))
    }

    /// Shows what a weighty choice would bring about and asks once more; plays the others at once.
    fn consider(&mut self, seat: Seat, text: &str) -> Result<Next, Stop> {
        let asks = text.parse::<G::Choice>().is_ok_and(|choice| G::needs_confirmation(&choice));
        if asks {
            match self.preview(seat, text) {
                Err(failure) => return self.refuse(&failure),
                Ok(Some(preview)) => {
                    self.terminal.show(&G::preview_text(&preview, &self.scene()))?;
                    if !self.confirm("cli-confirm")? {
                        return Ok(Next::Ask);
                    }
                }
                Ok(None) => {}
            }
        }
        match self.carry_out(seat, text)? {
            Ok(()) => Ok(Next::Go),
            Err(failure) => self.refuse(&failure),
        }
    }

    /// What a choice would bring about, if it is one that changes much.
    pub(super) fn preview(&self, seat: Seat, text: &str) -> Result<Option<G::Preview>, Failure> {
        AnyTable::preview(&self.table, seat, text)?;
        let choice = text.parse::<G::Choice>().ok();
        Ok(choice.and_then(|choice| self.table.game().preview(seat, choice).ok().flatten()))
    }

    /// Plays a choice and tells what happened.
    fn carry_out(&mut self, seat: Seat, text: &str) -> Result<Result<(), Failure>, Stop> {
        let mut played = match AnyTable::play(&mut self.table, seat, text) {
            Ok(played) => played,
            Err(failure) => return Ok(Err(failure)),
        };
        self.refused_by = None;
        // Behind what the seats saw stands what a spectator saw.
        let seen = match self.audience() {
            Viewer::Seat(seat) => played.seen.swap_remove(seat.index()),
            Viewer::Spectator => played.seen.pop().unwrap_or_default(),
        };
        self.tell_events(&seen.items()).map(Ok)
    }

    pub(super) fn refuse(&mut self, failure: &Failure) -> Result<Next, Stop> {
        self.refused_by = failure.rule;
        let why = self.words.failure(G::INFO.id, failure, &self.names);
        let mut text = G::highlight(&self.paint.wrapped(&why, 1), &self.paint);
        if let Some(rule) = failure.rule {
            let hint = self.words.say("cli-why-hint", &[("rule", rule.into())]);
            text.push_str(&format!("\n {}", self.paint.dim(&hint)));
        }
        self.terminal.line(&text)?;
        Ok(Next::Ask)
    }

    /// Asks a question until it is answered with yes or no. Whoever chooses something else or gives
    /// a command instead has said no, and what he typed is done next.
    pub(super) fn confirm(&mut self, question: &str) -> Result<bool, Stop> {
        let question = self.paint.wrapped(&self.words.say(question, &[]), 1);
        let question = format!("{} > ", self.paint.bold(&question));
        loop {
            let line = self.terminal.ask(&question)?;
            if let Some(answer) = yes_or_no(&line, &self.words) {
                return Ok(answer);
            }
            let something_else = match Command::of(&line, &self.words) {
                Command::Word(Word::Quit, _) => return Err(Stop::Quit),
                Command::Number(_) | Command::Word(..) => true,
                Command::Choice(text) => text.parse::<G::Choice>().is_ok(),
                Command::Nothing => false,
            };
            if something_else {
                self.typed_ahead = Some(line);
                self.say("cli-not-done", &[])?;
                return Ok(false);
            }
            self.say("cli-yes-or-no", &[])?;
        }
    }

    /// What happened because of one choice, or in the deal.
    pub(super) fn tell_events(&self, events: &[Value]) -> Result<(), Stop> {
        self.terminal.show(&events_text::<G>(events, &self.scene()))
    }
}

/// Events in words: the first is what was done, the others are what came of it.
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

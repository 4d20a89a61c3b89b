//! The contract `Game`, which every game implements.

use crate::{
    Chance, ComponentTables, NotationError, Outcome, Problems, QuickChance, RulesVersion, Seat,
    SeatSet, Seed, Sink, Unheard, Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The number of a rule in the game's rule index, for instance `O4.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

/// The reason why a choice is illegal: data and a rule. The message is made elsewhere.
///
/// Serialises as an object with the `code` and the arguments of its message.
pub trait Refusal: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The stable code, which is also the key of the message.
    fn code(&self) -> &'static str;

    /// The rule that forbids the choice.
    fn rule(&self) -> Rule;
}

/// The constants of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The identifier in commands, records and files.
    pub id: &'static str,
    /// The current version of the rules. It is incremented when a change would alter the replay of
    /// an old record; all earlier versions are kept.
    pub rules_version: RulesVersion,
    /// The minimum number of players.
    pub min_players: usize,
    /// The maximum number of players.
    pub max_players: usize,
}

impl GameInfo {
    /// Whether games of this rules version can be played and replayed.
    #[must_use]
    pub fn knows(&self, rules: RulesVersion) -> bool {
        (RulesVersion::FIRST..=self.rules_version).contains(&rules)
    }
}

/// The state of a game together with its rules.
///
/// The tests of `testkit` check these laws for every game: listed choices are legal; the state
/// depends on nothing but set-up, chance and choices; two states that a viewer cannot distinguish
/// give the same view.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The settings of a game, for instance its variants.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A choice of a seat. Its text form is the notation.
    type Choice: Copy
        + Debug
        + PartialEq
        + Serialize
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync;
    /// The kind of decision that a seat owes.
    type Decision: Copy + Debug + PartialEq + Serialize + Send + Sync;
    /// An event with all its hidden information.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// An event as one viewer sees it: a type without room for hidden information.
    type Seen: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The state as one viewer sees it: again a type without room for hidden information.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The foreseeable consequences of a choice, from the information of its seat.
    type Preview: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The sources of all points at the end.
    type Breakdown: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The reason why a choice is illegal.
    type Refusal: Refusal;

    /// The constants of this game.
    const INFO: GameInfo;

    /// Validates the options for this number of players.
    ///
    /// # Errors
    /// All problems of the options.
    fn check_options(
        _rules: RulesVersion,
        _players: usize,
        _options: &Self::Options,
    ) -> Result<(), Problems> {
        Ok(())
    }

    /// The component data, as tables, for a known rules version and these options. `None` if the
    /// game has no such data.
    ///
    /// # Errors
    /// All problems of custom data in the options.
    fn component_tables(
        _rules: RulesVersion,
        _options: &Self::Options,
    ) -> Result<Option<ComponentTables>, Problems> {
        Ok(None)
    }

    /// Sets up the game for a known rules version, a number of players and validated options.
    fn set_up(
        rules: RulesVersion,
        players: usize,
        options: &Self::Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Self;

    /// The rules version of this game.
    fn rules_version(&self) -> RulesVersion;

    /// The number of players.
    fn players(&self) -> usize;

    /// The options of this game.
    fn options(&self) -> Self::Options;

    /// The seats that owe a decision: one, several that decide simultaneously, or none when the
    /// game is over.
    fn deciding(&self) -> SeatSet;

    /// The decision that this seat owes.
    fn decision(&self, seat: Seat) -> Option<Self::Decision>;

    /// Whether choices stay hidden until all deciding seats have chosen.
    fn is_sealed(&self) -> bool {
        self.deciding().len() > 1
    }

    /// Appends all choices of the seat that differ in effect, at most [`crate::MAX_CHOICES`].
    /// Appends nothing if the seat owes no decision. Must not depend on information hidden from the
    /// seat.
    fn list_choices(&self, seat: Seat, list: &mut Vec<Self::Choice>);

    /// Validates a choice, and completes it where the notation may be abbreviated.
    ///
    /// # Errors
    /// The first rule that forbids the choice.
    fn check(&self, seat: Seat, choice: Self::Choice) -> Result<Self::Choice, Self::Refusal>;

    /// Plays a choice that was listed or returned by [`Game::check`].
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Draws a choice of a deciding seat without listing all of them. Every listed choice, or an
    /// equivalent sequence of partial choices, must have a positive probability.
    fn random_choice(&self, seat: Seat, chance: &mut QuickChance) -> Self::Choice;

    /// Draws a choice with the distribution of [`Game::random_choice`] and plays it, for playouts.
    /// A game can override this to avoid inspecting the drawn choice again.
    #[inline(always)]
    fn play_at_random(&mut self, seat: Seat, chance: &mut QuickChance) {
        let choice = self.random_choice(seat, chance);
        self.apply(seat, choice, chance, &mut Unheard);
    }

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The current points of a seat, including hidden ones.
    fn points(&self, seat: Seat) -> i32;

    /// The view of a viewer.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The view after the game when its record is public, with the information that is revealed at
    /// the end. By default the ordinary view.
    fn disclosed_view(&self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }

    /// The event as this viewer sees it; `None` if it is invisible.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// The foreseeable consequences of a choice. `None` where they are the choice itself.
    ///
    /// # Errors
    /// The refusal, if the choice cannot be played.
    fn preview(
        &self,
        seat: Seat,
        choice: Self::Choice,
    ) -> Result<Option<Self::Preview>, Self::Refusal>;

    /// The sources of all points, once the game is over.
    fn breakdown(&self) -> Option<Self::Breakdown>;

    /// Replaces the information hidden from a viewer with perfect memory by a random sample that is
    /// consistent with their knowledge. Their view stays the same.
    fn determinise(&mut self, viewer: Viewer, chance: &mut impl Chance);

    /// Resamples also the information that the viewer is not shown but could remember. For tests of
    /// views only.
    fn conceal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.determinise(viewer, chance);
    }

    /// Reopens, in a determinised state, the sealed choices of all other seats, as if they had
    /// still to decide. Does nothing without sealed choices.
    fn reopen(&mut self, _viewer: Viewer) {}

    /// A platform-independent hash of the complete state.
    fn stable_hash(&self) -> u64;

    /// The complete state as a scenario.
    fn position(&self) -> Value;

    /// Parses a scenario, by the rules version in its field `rules` or else by the current one.
    /// Draws unspecified parts from the seed.
    ///
    /// # Errors
    /// All problems of the scenario.
    fn from_scenario(scenario: &Value, seed: &Seed) -> Result<Self, Problems>;
}

//! The contract: what a game must be able to say and do.

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

/// Why a choice cannot be played: data, and the rule that forbids it. Words are made elsewhere.
///
/// Serialised as an object with the `code` and whatever else a sentence needs.
pub trait Refusal: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// A stable word for programs and for finding the sentence.
    fn code(&self) -> &'static str;

    /// The rule that forbids it.
    fn rule(&self) -> Rule;
}

/// What is fixed about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The word by which commands, records and files call the game.
    pub id: &'static str,
    /// The current version of the rules. It grows when a change would replay an old record
    /// differently; the rules of all earlier versions are kept.
    pub rules_version: RulesVersion,
    /// The fewest players.
    pub min_players: usize,
    /// The most players.
    pub max_players: usize,
}

impl GameInfo {
    /// Whether games of this version of the rules can be played and replayed.
    #[must_use]
    pub fn knows(&self, rules: RulesVersion) -> bool {
        (RulesVersion::FIRST..=self.rules_version).contains(&rules)
    }
}

/// The state of a game, and with it all its rules.
///
/// Laws that the tests of `testkit` hold for every game:
/// what is listed can be played; the state depends on nothing but set-up, chance and choices;
/// two states that differ only in what a viewer cannot know look the same to him.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// What the players agree on before they begin, variants for instance.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat decides. Its text form is the notation.
    type Choice: Copy
        + Debug
        + PartialEq
        + Serialize
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync;
    /// What kind of decision a seat owes.
    type Decision: Copy + Debug + PartialEq + Serialize + Send + Sync;
    /// Something that happened, told in full.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Something that happened, as a viewer learns of it: a type that cannot hold what he may not know.
    type Seen: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The table as a viewer sees it: again a type that cannot hold what he may not know.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What a choice would bring about, as far as the seat can know.
    type Preview: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Where everybody's points come from, at the end.
    type Breakdown: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Why a choice cannot be played.
    type Refusal: Refusal;

    /// What is fixed about this game.
    const INFO: GameInfo;

    /// Says everything that is wrong with the options for this number of players.
    ///
    /// # Errors
    /// All problems at once.
    fn check_options(
        _rules: RulesVersion,
        _players: usize,
        _options: &Self::Options,
    ) -> Result<(), Problems> {
        Ok(())
    }

    /// The component data that a game by a known version of the rules and with these options is
    /// played with, as tables. None if the game has no such data.
    ///
    /// # Errors
    /// Everything that is wrong with data in the options.
    fn component_tables(
        _rules: RulesVersion,
        _options: &Self::Options,
    ) -> Result<Option<ComponentTables>, Problems> {
        Ok(None)
    }

    /// Sets the table up by a known version of the rules, for a number of players and options that
    /// were checked.
    fn set_up(
        rules: RulesVersion,
        players: usize,
        options: &Self::Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Self;

    /// The version of the rules by which this game is played to its end.
    fn rules_version(&self) -> RulesVersion;

    /// How many play.
    fn players(&self) -> usize;

    /// What was agreed on.
    fn options(&self) -> Self::Options;

    /// Who owes a decision: one seat, several at once who decide privately, or nobody when the
    /// game is over.
    fn deciding(&self) -> SeatSet;

    /// Which decision this seat owes.
    fn decision(&self, seat: Seat) -> Option<Self::Decision>;

    /// Whether choices made now stay private until all who are asked have decided.
    fn is_sealed(&self) -> bool {
        self.deciding().len() > 1
    }

    /// Appends every choice of the seat that differs in effect, at most [`crate::MAX_CHOICES`].
    /// Nothing if the seat owes no decision. Depends on nothing that the seat cannot know.
    fn list_choices(&self, seat: Seat, list: &mut Vec<Self::Choice>);

    /// Checks a choice against the rules, and completes it where a shorter text said enough.
    ///
    /// # Errors
    /// The first rule that forbids it.
    fn check(&self, seat: Seat, choice: Self::Choice) -> Result<Self::Choice, Self::Refusal>;

    /// Plays a choice that was listed or came out of [`Game::check`].
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Some choice of a seat that owes a decision, found without listing all of them.
    /// Every listed choice, or for a split decision an equal of it, can come out.
    fn random_choice(&self, seat: Seat, chance: &mut QuickChance) -> Self::Choice;

    /// Draws a choice as [`Game::random_choice`] does and plays it, for playouts. A game does both
    /// in one where it need not look again for what it has just drawn; every choice stays as likely.
    #[inline(always)]
    fn play_at_random(&mut self, seat: Seat, chance: &mut QuickChance) {
        let choice = self.random_choice(seat, chance);
        self.apply(seat, choice, chance, &mut Unheard);
    }

    /// How the game ended, once nobody owes a decision.
    fn outcome(&self) -> Option<Outcome>;

    /// The points of a seat as they stand, also those that others cannot see.
    fn points(&self, seat: Seat) -> i32;

    /// The table as this viewer sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The same when the whole game is over and its record open to everybody: whatever is turned up
    /// at the end is turned up here too. Nothing is where a game does not turn anything up.
    fn disclosed_view(&self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }

    /// What this viewer learns of an event; nothing if he does not notice it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// What a choice would bring about, as far as the seat can know. Nothing where a preview
    /// would say no more than the choice itself.
    ///
    /// # Errors
    /// The refusal, if the choice cannot be played.
    fn preview(
        &self,
        seat: Seat,
        choice: Self::Choice,
    ) -> Result<Option<Self::Preview>, Self::Refusal>;

    /// Where everybody's points come from, once the game is over.
    fn breakdown(&self) -> Option<Self::Breakdown>;

    /// Replaces everything that the viewer, with a perfect memory, cannot know by something drawn
    /// at random that fits what he knows. His view stays the same.
    fn determinise(&mut self, viewer: Viewer, chance: &mut impl Chance);

    /// Draws anew also what the viewer could know if he remembered everything, but is not shown. For
    /// tests of what he is shown: nobody plays on from such a position.
    fn conceal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.determinise(viewer, chance);
    }

    /// In a world that the viewer only imagines: lets everybody else decide again what they have
    /// sealed already, as if they were still to decide. Nothing where nothing is sealed.
    fn reopen(&mut self, _viewer: Viewer) {}

    /// A hash of the whole state that is the same on every machine.
    fn stable_hash(&self) -> u64;

    /// The whole state as a scenario.
    fn position(&self) -> Value;

    /// The state that a scenario describes, by the version of the rules in its field `rules` or
    /// else by the current one. What it leaves open is drawn from the seed.
    ///
    /// # Errors
    /// All problems of the scenario at once.
    fn from_scenario(scenario: &Value, seed: &Seed) -> Result<Self, Problems>;
}

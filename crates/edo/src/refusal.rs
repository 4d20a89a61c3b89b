//! Why a choice cannot be played: data and a rule, no words.

use crate::cards::{ActionKind, CardId};
use crate::choice::{Choice, Decision};
use crate::components::{Purse, Resource};
use crate::space::Space;
use crate::tokken::Privilege;
use crate::variants::ModuleName;
use higaki_table::Rule;
use serde::Serialize;

/// Why a choice cannot be played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Refusal {
    /// Another player has to decide.
    NotYourTurn,
    /// Another decision is due.
    WrongMoment {
        #[serde(skip)]
        rule: Rule,
        decision: Decision,
    },
    /// There is no such package.
    NoSuchPackage { number: u8 },
    /// Another player has this package.
    PackageTaken { number: u8 },
    /// The player has a package and needs a city.
    PackageChosen,
    /// The player has a city and needs a package.
    CityChosen,
    /// This is no start city.
    NoStartCity { city: Space },
    /// Another player begins there.
    CityTaken { city: Space },
    /// The player has no such card.
    CardNotOwned { card: CardId },
    /// This card is planned already.
    CardPlanned { card: CardId },
    /// This action is not on the card.
    ActionNotOnCard { card: CardId, action: ActionKind },
    /// More officials than the action allows.
    TooManyOfficials { most: u8 },
    /// More officials than there are.
    NotEnoughOfficials { left: u8 },
    /// Three cards are planned.
    PlanComplete,
    /// Three cards are planned: a black official has no place left.
    NoCardForSupport,
    /// Fewer than three cards are planned.
    PlanIncomplete { missing: u8 },
    /// The player has no such privilege.
    NoPrivilege { privilege: Privilege },
    /// There is no such space on this board.
    NoSuchSpace { space: Space },
    /// The space is covered.
    Covered { space: Space },
    /// The player has no samurai there.
    NoSamurai { space: Space },
    /// The way ends where it begins.
    SameSpace { space: Space },
    /// It costs more than the player has.
    CannotPay {
        #[serde(skip)]
        rule: Rule,
        rice: u8,
        wood: u8,
        stone: u8,
        ryo: u16,
    },
    /// An official has acted: no more movement on this card.
    MovementOver,
    /// Enough was walked on this card.
    TooManySteps { most: u8 },
    /// All officials of the card have acted.
    NoOfficialLeft,
    /// The card has another action.
    OtherAction { action: ActionKind },
    /// This is no field that the action harvests.
    WrongField { space: Space },
    /// All samurai there have worked on this card.
    NobodyLeftToWork { space: Space },
    /// This is no city.
    NoCity { space: Space },
    /// No site is free.
    CityFull { city: Space },
    /// All houses are built.
    NoHouseLeft,
    /// The trading post is built.
    NoPostLeft,
    /// No trading post in Edo.
    PostInEdo,
    /// There is a trading post already.
    PostThere { city: Space },
    /// All fortresses are built.
    NoFortressLeft,
    /// No more fortresses there.
    FortressLimit { city: Space, most: u8 },
    /// There are two or three Ronin.
    RoninStopBuilding { city: Space },
    /// Privilege a is for a house in a city with another building.
    NoPrestige,
    /// The module is not used.
    ModuleNotUsed { module: ModuleName },
    /// Temples are not allowed on such spaces.
    NoTemplePlace { space: Space },
    /// There is a temple already.
    TempleThere { space: Space },
    /// All temples are built.
    NoTempleLeft,
    /// The player has no samurai with the merchant.
    NotAtMerchant { space: Space },
    /// More pieces than the merchant sells, or none.
    WrongPieces { most: u8 },
    /// This offer was taken in this trade.
    OfferUsed,
    /// There is no merchant card for the next round.
    NoNextCard,
    /// This is no gate.
    NoGate { space: Space },
    /// Only the player's own meeples go onto the map.
    NoOwnOfficial,
    /// This samurai was just moved.
    SamuraiMoved { space: Space },
    /// There is no Ronin.
    NoRonin { space: Space },
    /// Ronin were driven off on this card.
    DroveAlready,
    /// Not more samurai than Ronin.
    TooFewSamurai { space: Space, ronin: u8 },
    /// Another Ronin has to move.
    WrongRonin { space: Space },
    /// The Ronin cannot go there.
    WrongPlace { space: Space },
    /// No neutral official is left.
    NoNeutralLeft,
    /// This special card is not on display.
    SpecialGone { number: u8 },
    /// There is no wish there.
    NoSuchWish { place: u8 },
    /// This wish is granted with another action.
    WishNeedsAction { needed: ActionKind },
    /// The player gets no income there.
    NoIncome { city: Space },
    /// There are several tiles: which one?
    WhichTile { take: Resource },
    /// Not enough rice for all samurai that stay.
    CannotFeed { needed: u8, have: u8 },
    /// None of it is there.
    NothingToDiscard { resource: Resource },
}

impl Refusal {
    /// The refusal for a price that exceeds the player’s stock.
    pub(crate) const fn cannot_pay(rule: &'static str, cost: Purse) -> Refusal {
        let Purse { rice, wood, stone, ryo } = cost;
        Refusal::CannotPay { rule: Rule(rule), rice, wood, stone, ryo }
    }

    /// Another decision is owed: the rule of that decision, or the rule about the use of
    /// privileges.
    pub(crate) const fn wrong_moment(choice: Choice, decision: Decision) -> Refusal {
        let rule = match choice {
            Choice::Support => "T3.2",
            Choice::CityIncome { .. } => "T3.4",
            _ => rule_of(decision),
        };
        Refusal::WrongMoment { rule: Rule(rule), decision }
    }

    const fn code_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Refusal::NotYourTurn => ("not_your_turn", "E5.1"),
            Refusal::WrongMoment { rule, .. } => ("wrong_moment", rule.0),
            Refusal::NoSuchPackage { .. } => ("no_such_package", "E3.3"),
            Refusal::PackageTaken { .. } => ("package_taken", "E3.3"),
            Refusal::PackageChosen => ("package_chosen", "E3.2"),
            Refusal::CityChosen => ("city_chosen", "E3.2"),
            Refusal::NoStartCity { .. } => ("no_start_city", "E3.3"),
            Refusal::CityTaken { .. } => ("city_taken", "E3.3"),
            Refusal::CardNotOwned { .. } => ("card_not_owned", "E4.2"),
            Refusal::CardPlanned { .. } => ("card_planned", "E4.2"),
            Refusal::ActionNotOnCard { .. } => ("action_not_on_card", "E4.2"),
            Refusal::TooManyOfficials { .. } => ("too_many_officials", "E4.3"),
            Refusal::NotEnoughOfficials { .. } => ("not_enough_officials", "E4.3"),
            Refusal::PlanComplete => ("plan_complete", "E4.2"),
            Refusal::NoCardForSupport => ("no_card_for_support", "T3.2"),
            Refusal::PlanIncomplete { .. } => ("plan_incomplete", "E4.2"),
            Refusal::NoPrivilege { .. } => ("no_privilege", "T3.7"),
            Refusal::NoSuchSpace { .. } => ("no_such_space", "E1.5"),
            Refusal::Covered { .. } => ("covered", "E2.2"),
            Refusal::NoSamurai { .. } => ("no_samurai", "E5.2"),
            Refusal::SameSpace { .. } => ("same_space", "E5.2"),
            Refusal::CannotPay { rule, .. } => ("cannot_pay", rule.0),
            Refusal::MovementOver => ("movement_over", "E5.3"),
            Refusal::TooManySteps { .. } => ("too_many_steps", "E5.5"),
            Refusal::NoOfficialLeft => ("no_official_left", "E5.4"),
            Refusal::OtherAction { .. } => ("other_action", "E5.4"),
            Refusal::WrongField { .. } => ("wrong_field", "E7.1"),
            Refusal::NobodyLeftToWork { .. } => ("nobody_left_to_work", "E7.2"),
            Refusal::NoCity { .. } => ("no_city", "E8.1"),
            Refusal::CityFull { .. } => ("city_full", "E8.2"),
            Refusal::NoHouseLeft => ("no_house_left", "E8.3"),
            Refusal::NoPostLeft => ("no_post_left", "E8.4"),
            Refusal::PostInEdo => ("post_in_edo", "E8.4"),
            Refusal::PostThere { .. } => ("post_there", "E8.4"),
            Refusal::NoFortressLeft => ("no_fortress_left", "E8.5"),
            Refusal::FortressLimit { .. } => ("fortress_limit", "E8.5"),
            Refusal::RoninStopBuilding { .. } => ("ronin_stop_building", "R3.2"),
            Refusal::NoPrestige => ("no_prestige", "T3.1"),
            Refusal::ModuleNotUsed { module: ModuleName::Jiin } => ("module_not_used", "EV.1"),
            Refusal::ModuleNotUsed { module: ModuleName::Tokken } => ("module_not_used", "EV.2"),
            Refusal::ModuleNotUsed { module: ModuleName::Ronin } => ("module_not_used", "EV.3"),
            Refusal::NoTemplePlace { .. } => ("no_temple_place", "J1.2"),
            Refusal::TempleThere { .. } => ("temple_there", "J1.4"),
            Refusal::NoTempleLeft => ("no_temple_left", "J1.1"),
            Refusal::NotAtMerchant { .. } => ("not_at_merchant", "E9.1"),
            Refusal::WrongPieces { .. } => ("wrong_pieces", "E9.2"),
            Refusal::OfferUsed => ("offer_used", "E9.4"),
            Refusal::NoNextCard => ("no_next_card", "T3.3"),
            Refusal::NoGate { .. } => ("no_gate", "E10.1"),
            Refusal::NoOwnOfficial => ("no_own_official", "E10.1"),
            Refusal::SamuraiMoved { .. } => ("samurai_moved", "E10.2"),
            Refusal::NoRonin { .. } => ("no_ronin", "R4.1"),
            Refusal::DroveAlready => ("drove_already", "R4.1"),
            Refusal::TooFewSamurai { .. } => ("too_few_samurai", "R4.3"),
            Refusal::WrongRonin { .. } => ("wrong_ronin", "R2.2"),
            Refusal::WrongPlace { .. } => ("wrong_place", "R2.4"),
            Refusal::NoNeutralLeft => ("no_neutral_left", "E6.3"),
            Refusal::SpecialGone { .. } => ("special_gone", "E6.4"),
            Refusal::NoSuchWish { .. } => ("no_such_wish", "T2.1"),
            Refusal::WishNeedsAction { .. } => ("wish_needs_action", "T2.1"),
            Refusal::NoIncome { .. } => ("no_income", "T3.4"),
            Refusal::WhichTile { .. } => ("which_tile", "T3.5"),
            Refusal::CannotFeed { .. } => ("cannot_feed", "E11.2"),
            Refusal::NothingToDiscard { .. } => ("nothing_to_discard", "E11.7"),
        }
    }
}

impl higaki_table::Refusal for Refusal {
    fn code(&self) -> &'static str {
        self.code_and_rule().0
    }

    fn rule(&self) -> Rule {
        Rule(self.code_and_rule().1)
    }
}

/// The rule that asks for a decision.
const fn rule_of(decision: Decision) -> &'static str {
    match decision {
        Decision::Draft => "E3.1",
        Decision::NameRonin => "R2.1",
        Decision::PlaceRonin => "R2.5",
        Decision::Plan => "E4.1",
        Decision::Card => "E5.1",
        Decision::Execute => "E5.4",
        Decision::SecondOffer => "E9.4",
        Decision::SecondSamurai => "E10.2",
        Decision::BringSamurai => "R4.2",
        Decision::Wages => "E11.1",
        Decision::Discard => "E11.7",
    }
}

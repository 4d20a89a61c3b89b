//! Why a choice cannot be played.

use crate::choice::Decision;
use crate::components::{Card, Colour};
use higaki_table::{Refusal, Rule, Seat};
use serde::Serialize;

/// The reason why a choice is illegal, with the arguments of its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Refused {
    /// O3.1
    NotYourTurn { seat: Seat },
    /// O3.1: the choice does not answer the question that is asked.
    OtherDecision { decision: Decision },
    /// O9.1
    GameOver,
    /// O4.3
    ReservedByOther { card: Card, owner: Seat },
    /// O3.5 or O4.2
    NotInMarket {
        card: Card,
        #[serde(skip)]
        wanted_for: Purpose,
    },
    /// O4.3
    NoSuchStone { card: Card, owner: Seat },
    /// O3.8
    OnlyInFarm { card: Card },
    /// O4.1
    StoneInUse { card: Card },
    /// O4.2
    AlreadyReserved { card: Card },
    /// O4.2
    NotInFarm { card: Card },
    /// O3.2
    NothingToBuy,
    /// O3.3
    TooExpensive { price: u32, coins: u32 },
    /// O3.3 or O8.3
    NotInHand {
        card: Card,
        #[serde(skip)]
        wanted_for: Purpose,
    },
    /// O3.3
    PaidTooLittle { price: u32, paid: u32 },
    /// O3.7
    MustAct,
    /// O8.3
    NoSymbol { card: Card },
    /// O8.5
    NotSinking { colour: Colour },
    /// O8.3: no uninsured good has the colour of the card.
    NothingToInsure { card: Card },
    /// O8.4
    NameGoods { colour: Colour, count: u32 },
    /// O8.3
    TooManyGoods { colour: Colour, count: u32 },
    /// O8.3
    NoSuchGood { card: Card },
    /// O8.2
    NotAskedColour { colour: Colour },
}

/// The purpose of a missing card, which determines the rule of the refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Purpose {
    Coins,
    Reserving,
    Paying,
    Insuring,
}

impl Purpose {
    const fn rule(self) -> &'static str {
        match self {
            Purpose::Coins => "O3.5",
            Purpose::Reserving => "O4.2",
            Purpose::Paying => "O3.3",
            Purpose::Insuring => "O8.3",
        }
    }
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        self.code_and_rule().0
    }

    fn rule(&self) -> Rule {
        Rule(self.code_and_rule().1)
    }
}

impl Refused {
    const fn code_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Refused::NotYourTurn { .. } => ("not_your_turn", "O3.1"),
            Refused::OtherDecision { .. } => ("other_decision", "O3.1"),
            Refused::GameOver => ("game_over", "O9.1"),
            Refused::ReservedByOther { .. } => ("reserved_by_other", "O4.3"),
            Refused::NotInMarket { wanted_for, .. } => ("not_in_market", wanted_for.rule()),
            Refused::NoSuchStone { .. } => ("no_such_stone", "O4.3"),
            Refused::OnlyInFarm { .. } => ("only_in_farm", "O3.8"),
            Refused::StoneInUse { .. } => ("stone_in_use", "O4.1"),
            Refused::AlreadyReserved { .. } => ("already_reserved", "O4.2"),
            Refused::NotInFarm { .. } => ("not_in_farm", "O4.2"),
            Refused::NothingToBuy => ("nothing_to_buy", "O3.2"),
            Refused::TooExpensive { .. } => ("too_expensive", "O3.3"),
            Refused::NotInHand { wanted_for, .. } => ("not_in_hand", wanted_for.rule()),
            Refused::PaidTooLittle { .. } => ("paid_too_little", "O3.3"),
            Refused::MustAct => ("must_act", "O3.7"),
            Refused::NoSymbol { .. } => ("no_symbol", "O8.3"),
            Refused::NotSinking { .. } => ("not_sinking", "O8.5"),
            Refused::NothingToInsure { .. } => ("nothing_to_insure", "O8.3"),
            Refused::NameGoods { .. } => ("name_goods", "O8.4"),
            Refused::TooManyGoods { .. } => ("too_many_goods", "O8.3"),
            Refused::NoSuchGood { .. } => ("no_such_good", "O8.3"),
            Refused::NotAskedColour { .. } => ("not_asked_colour", "O8.2"),
        }
    }
}

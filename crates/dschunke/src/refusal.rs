//! Why a choice cannot be played.

use crate::choice::Decision;
use crate::components::{Action, Good, Junk, Pile};
use crate::special::Special;
use higaki_table::{Refusal, Rule};
use serde::Serialize;

/// The reason why a choice is illegal, with the arguments of its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Refused {
    /// D10.1
    GameOver,
    /// D4.1
    NotAsked { decision: Decision },
    /// D4.1: the choice does not answer the question that is asked.
    OtherDecision { decision: Decision },
    /// DV.2
    JunkFull { junk: Junk },
    /// D6.2
    NoSuchCard { card: Special },
    /// D6.3
    ExtraTaken,
    /// D6.6
    NotInHand { good: Good },
    /// D6.6
    SameGoods { good: Good },
    /// D4.8
    Exhausted { good: Good },
    /// D4.6
    OwnGoodsFirst { good: Good },
    /// D4.7
    NameGoods { junk: Junk },
    /// D6.14
    PileEmpty { pile: Pile },
    /// D3.4
    PileTaken { pile: Pile },
    /// D6.14
    NotInPile { card: Special },
    /// D4.1
    MerchantUsed { action: Action },
    /// D4.9
    NoHelper { action: Action },
    /// D4.1
    HelperUsed { action: Action },
    /// D4.9
    WhichHelper { action: Action },
    /// D4.9
    MerchantThere { junk: Junk },
    /// D4.4
    NothingToLoad,
    /// D6.7
    NoStrips,
    /// D5.3
    NotOnTop { junk: Junk },
    /// D6.10
    SameJunk { junk: Junk },
    /// D6.9
    NoGoodsLeft,
    /// D8.1
    TooFewCards { good: Good, have: u8 },
    /// D8.9
    NotLastRound,
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
            Refused::GameOver => ("game_over", "D10.1"),
            Refused::NotAsked { .. } => ("not_asked", "D4.1"),
            Refused::OtherDecision { .. } => ("other_decision", "D4.1"),
            Refused::JunkFull { .. } => ("junk_full", "DV.2"),
            Refused::NoSuchCard { .. } => ("no_such_card", "D6.2"),
            Refused::ExtraTaken => ("extra_taken", "D6.3"),
            Refused::NotInHand { .. } => ("not_in_hand", "D6.6"),
            Refused::SameGoods { .. } => ("same_goods", "D6.6"),
            Refused::Exhausted { .. } => ("exhausted", "D4.8"),
            Refused::OwnGoodsFirst { .. } => ("own_goods_first", "D4.6"),
            Refused::NameGoods { .. } => ("name_goods", "D4.7"),
            Refused::PileEmpty { .. } => ("pile_empty", "D6.14"),
            Refused::PileTaken { .. } => ("pile_taken", "D3.4"),
            Refused::NotInPile { .. } => ("not_in_pile", "D6.14"),
            Refused::MerchantUsed { .. } => ("merchant_used", "D4.1"),
            Refused::NoHelper { .. } => ("no_helper", "D4.9"),
            Refused::HelperUsed { .. } => ("helper_used", "D4.1"),
            Refused::WhichHelper { .. } => ("which_helper", "D4.9"),
            Refused::MerchantThere { .. } => ("merchant_there", "D4.9"),
            Refused::NothingToLoad => ("nothing_to_load", "D4.4"),
            Refused::NoStrips => ("no_strips", "D6.7"),
            Refused::NotOnTop { .. } => ("not_on_top", "D5.3"),
            Refused::SameJunk { .. } => ("same_junk", "D6.10"),
            Refused::NoGoodsLeft => ("no_goods_left", "D6.9"),
            Refused::TooFewCards { .. } => ("too_few_cards", "D8.1"),
            Refused::NotLastRound => ("not_last_round", "D8.9"),
        }
    }
}

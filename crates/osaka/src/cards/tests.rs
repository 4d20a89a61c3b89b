use super::*;

fn bag(text: &str) -> Cards {
    text.split_whitespace().map(|word| Card::from_text(word).unwrap()).collect()
}

#[test]
fn o1_1_the_box_holds_108_cards() {
    let full = Cards::full();
    assert_eq!((full.len(), full.value()), (108, 336));
    for colour in Colour::ALL {
        assert_eq!(full.of(colour).len(), 27);
        let copies = [2, 3, 5].map(|value| full.count(Card::new(colour, value).unwrap()));
        assert_eq!(copies, [11, 9, 7]);
    }
}

#[test]
fn o1_2_insurance_symbols() {
    assert_eq!(bag("R2").symbols(), 2);
    assert_eq!(bag("R3").symbols(), 1);
    assert_eq!(bag("R5").symbols(), 0);
    assert_eq!(bag("R2 R3 R3 G5").symbols(), 4);
}

#[test]
fn sums_agree_with_counting_card_by_card() {
    let mut cards = Cards::NONE;
    for card in Cards::full().iter() {
        cards.add(card);
        assert_eq!(cards.len() as usize, cards.iter().count());
        assert_eq!(cards.value(), cards.iter().map(Card::value).sum::<u32>());
        assert_eq!(cards.symbols(), cards.iter().map(Card::symbols).sum::<u32>());
    }
    assert_eq!(cards, Cards::full());
}

#[test]
fn bags_contain_their_parts_and_nothing_else() {
    assert!(bag("R2 R2 G5").contains(bag("R2 G5")));
    assert!(!bag("R2 G5").contains(bag("R2 R2")));
    assert!(!bag("R2").contains(bag("B2")));
    assert!(Cards::full().contains(Cards::full()));
    assert_eq!(bag("R2 R2 G5").minus(bag("R2")), bag("R2 G5"));
}

#[test]
fn colours_and_highest() {
    let cards = bag("R2 R5 B3 G2");
    assert_eq!(cards.of(Colour::Red), bag("R2 R5"));
    assert_eq!(cards.highest(), 5);
    assert_eq!(bag("B3 G2").highest(), 3);
    assert_eq!(Cards::NONE.highest(), 0);
}

#[test]
fn one_from_goes_round() {
    let cards = bag("R2 R2 G3 G3");
    let from = |text| cards.one_from((BITS * Card::from_text(text).unwrap().index()) as u64);
    assert_eq!(["R2", "B2", "G3", "R5"].map(from), ["R2", "G3", "G3", "R2"].map(bag));
    assert_eq!(
        [59, 60, 63, 64].map(|r| Cards::full().one_from(r)),
        ["G5", "R2", "R2", "R2"].map(bag)
    );
    assert_eq!(Cards::NONE.one_from(3), Cards::NONE);
}

#[test]
fn questions_about_colours_agree_with_looking_at_each() {
    for cards in ["", "R2", "G5 G5", "R5 Y2 Y2 Y3", "R3 B5 Y5 G2 G3"].map(bag) {
        let there = Colour::ALL.into_iter().filter(|colour| !cards.of(*colour).is_empty());
        assert_eq!(cards.colours(), there.collect());
        let warm = [Colour::Red, Colour::Yellow].into_iter().collect();
        assert_eq!(cards.of_any(warm), cards.of(Colour::Red).plus(cards.of(Colour::Yellow)));
        assert_eq!(cards.insuring(), cards.worth_up_to(3));
    }
    assert_eq!(Cards::full().colours(), Colours::ALL);
}

#[test]
fn the_text_is_sorted_by_colour_and_value() {
    assert_eq!(bag("G2 R2 R5 B3").to_string(), "R5 R2 B3 G2");
    assert_eq!(Cards::NONE.to_string(), "");
}

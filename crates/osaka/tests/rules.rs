//! At least one test for each rule of `games/osaka/rules.md`: legal choices, refusals and the
//! position afterwards. One file for each chapter.

mod components;
mod current;
mod ending;
mod examples;
mod goods;
mod insurance;
mod knowledge;
mod payday;
mod previews;
mod refilling;
mod reserving;
mod setup;
mod ships;
mod splitting;
mod variants;

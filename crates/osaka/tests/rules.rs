//! At least one test for every rule of `games/osaka/rules.md`: what it allows, what it refuses and
//! what the table looks like afterwards. One file for each chapter.

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

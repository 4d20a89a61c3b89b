//! The house as browsers and programs meet it.

mod accounts;
mod bodies;
mod bots;
mod client;
mod connections;
mod data;
mod door;
mod game;
mod goodbyes;
mod guesses;
mod guests;
mod limits;
mod line;
mod lists;
mod machines;
mod operations;
mod secrets;
mod support;
mod words;

//! Tests of the HTTP server from the outside.

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

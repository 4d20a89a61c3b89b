//! Every event, refusal and problem has a message in every language.

#![allow(clippy::unwrap_used, reason = "whatever is missing here is a failure of the test")]

mod data_tables;
mod dschunke;
mod edo;
mod events;
mod plain;
mod problems;
mod records;
mod refusals;
mod support;
mod vocabulary;
mod words;

//! Conformance tests: the contract of every store on every database.

mod appends;
mod archives;
mod bots;
mod changes;
mod chat;
mod concurrency;
mod durability;
mod export;
mod invitations;
mod leases;
mod lists;
mod people;
mod ratings;
mod sessions;
mod snapshots;
mod statistics;
mod tables;

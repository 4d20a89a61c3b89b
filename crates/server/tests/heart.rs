//! Tests of tables and sockets in simulated time, with connections that break.

mod advice;
mod archives;
mod clocks;
mod crash;
mod games;
mod invitations;
mod junk;
mod leaks;
mod lessons;
mod limits;
mod lines;
mod machines;
mod outage;
mod ratings;
mod rules;
mod seats;
mod support;
mod talk;
mod together;

//! Rule by rule: the name of every test begins with the id of its rule.

mod build;
mod card;
mod components;
mod draft;
mod end;
mod harvest;
mod home;
mod jiin;
mod plan;
mod ronin;
mod tokken;
mod trade;
mod travel;
mod wages;

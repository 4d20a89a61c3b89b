//! Invitations: limits, permissions, and how people decline.

use crate::heart::support::{World, code, join, json, of_seat, request, table_of};
use higaki_protocol::{Answer, Holder, Refusal, Request, SeatPlan, Settings};
use higaki_server::tables::{Caller, TablesConfig};
use serde_json::json as value;

async fn world_with(most_invitations: Option<u32>) -> World {
    let mut world = World::new("invitations").await;
    world.tables.shutdown().await;
    world.config = TablesConfig { most_invitations, ..world.config };
    world.tables = world.start_again().await;
    world
}

fn plan(person: Caller) -> SeatPlan {
    SeatPlan::Person { person: person.person.to_string() }
}

fn inviting(people: &[Caller]) -> Request {
    let mut seats = vec![SeatPlan::Me];
    seats.extend(people.iter().map(|person| plan(*person)));
    if people.is_empty() {
        seats.push(SeatPlan::Open);
    }
    Request::Create(Box::new(table_of("osaka", seats, Settings::default())))
}

fn table(made: Result<Answer, Refusal>) -> String {
    match made {
        Ok(Answer::Table { table }) => table,
        other => panic!("{other:?}"),
    }
}

async fn listed(world: &World, person: Caller) -> Vec<String> {
    let page = world.tables.tables_of(person.person, None, 100).await.unwrap();
    page.tables.into_iter().map(|table| table.table).collect()
}

async fn holder(world: &World, host: Caller, table: &str, seat: usize) -> Holder {
    let frame = world.tables.look(host, table.parse().unwrap(), None, None).await.unwrap();
    frame.about.seats[seat].holder.clone()
}

#[tokio::test]
async fn leaving_declines_an_invitation() {
    let world = World::new("declined").await;
    let (aki, ren, mio) = (world.guest(1).await, world.guest(2).await, world.guest(3).await);
    let first = table(world.ask(aki, inviting(&[ren])).await);
    let second = table(world.ask(aki, inviting(&[ren])).await);
    assert_eq!(listed(&world, ren).await.len(), 2);
    assert_eq!(code(world.ask(mio, of_seat("leave", &first, 1)).await), "not_your_seat");
    assert_eq!(code(world.ask(mio, join(&first, Some(1))).await), "seat_taken");

    world.ask(ren, request("leave", &first)).await.unwrap();
    assert_eq!(listed(&world, ren).await, std::slice::from_ref(&second));
    assert_eq!(holder(&world, aki, &first, 1).await, Holder::Open);
    world.ask(ren, of_seat("leave", &second, 1)).await.unwrap();
    assert_eq!(listed(&world, ren).await, [""; 0]);
    world.ask(mio, join(&first, Some(1))).await.unwrap();
    assert_eq!(listed(&world, aki).await.len(), 2, "the host keeps the tables");
}

#[tokio::test]
async fn a_table_that_was_given_up_leaves_the_lists_of_those_invited() {
    let world = World::new("given up").await;
    let (aki, ren) = (world.guest(1).await, world.guest(2).await);
    let made = table(world.ask(aki, inviting(&[ren])).await);
    world.ask(aki, request("leave", &made)).await.unwrap();
    assert_eq!(listed(&world, ren).await, [""; 0]);
}

#[tokio::test]
async fn unanswered_invitations_have_a_limit() {
    let world = world_with(Some(2)).await;
    let people = world.guests(6).await;
    let [aki, ren, mio, sora, kai, yui] = people[..] else { panic!() };
    let first = table(world.ask(aki, inviting(&[ren])).await);
    let full = table(world.ask(aki, inviting(&[ren])).await);
    let refused = world.ask(aki, inviting(&[mio])).await.unwrap_err();
    assert_eq!(refused.code, "too_many_invitations");
    assert_eq!(refused.details, value!({ "most": 2, "of": "inviter" }));
    assert!(refused.message.starts_with("You would have more than 2"), "{}", refused.message);
    let refused = world.ask(sora, inviting(&[ren])).await.unwrap_err();
    assert_eq!(refused.details["of"], "invited");
    assert!(refused.message.starts_with("This person has 2"), "{}", refused.message);
    assert_eq!(code(world.ask(kai, inviting(&[mio, sora, yui])).await), "too_many_invitations");

    // Seats can be arranged as before if no one new is invited.
    let arrange = |table: &str, plans: &[SeatPlan]| {
        json(value!({ "type": "arrange", "table": table, "seats": plans }))
    };
    world.ask(aki, arrange(&first, &[plan(ren), SeatPlan::Me])).await.unwrap();
    let two = [SeatPlan::Me, plan(ren), plan(mio)];
    assert_eq!(code(world.ask(aki, arrange(&first, &two)).await), "too_many_invitations");
    // Any answer frees a slot.
    world.ask(ren, join(&full, None)).await.unwrap();
    world.ask(aki, arrange(&first, &two)).await.unwrap();
    world.ask(ren, request("leave", &first)).await.unwrap();
    world.ask(sora, inviting(&[ren])).await.unwrap();
}

/// A stranger who exhausts a person's limit would block the invitations of friends.
#[tokio::test]
async fn one_person_has_a_share_of_the_invitations_to_another() {
    let world = world_with(Some(20)).await;
    let people = world.guests(3).await;
    let [stranger, ren, friend] = people[..] else { panic!() };
    for _ in 0..5 {
        table(world.ask(stranger, inviting(&[ren])).await);
    }
    let refused = world.ask(stranger, inviting(&[ren])).await.unwrap_err();
    assert_eq!(
        (refused.code.as_str(), &refused.details["of"]),
        ("too_many_invitations", &value!("pair"))
    );
    assert!(refused.message.contains("5 unanswered invitations from you"), "{}", refused.message);
    table(world.ask(friend, inviting(&[ren])).await);
}

#[tokio::test]
async fn there_may_be_no_limit() {
    let world = world_with(None).await;
    let (aki, ren) = (world.guest(1).await, world.guest(2).await);
    for _ in 0..25 {
        table(world.ask(aki, inviting(&[ren])).await);
    }
    assert_eq!(listed(&world, ren).await.len(), 25);
}

#[tokio::test]
async fn muting_a_person_stops_their_invitations() {
    let world = World::new("muted").await;
    let (aki, ren, mio) = (world.guest(1).await, world.guest(2).await, world.guest(3).await);
    table(world.ask(aki, inviting(&[ren])).await);
    let kept = table(world.ask(mio, inviting(&[ren])).await);
    let mute = value!({ "type": "mute", "person": aki.person.to_string() });
    world.ask(ren, json(mute)).await.unwrap();
    assert_eq!(listed(&world, ren).await, [kept], "those of others stay");
    let refused = world.ask(aki, inviting(&[ren])).await.unwrap_err();
    assert_eq!(refused.code, "may_not_invite");
    let open = table(world.ask(aki, inviting(&[])).await);
    let seats = [SeatPlan::Me, plan(ren)];
    let arrange = json(value!({ "type": "arrange", "table": open, "seats": seats }));
    assert_eq!(code(world.ask(aki, arrange).await), "may_not_invite");
    world.ask(ren, join(&open, None)).await.unwrap();
}

#[tokio::test]
async fn a_rematch_keeps_no_seat_for_people_who_mute_its_host() {
    let world = World::new("rematch").await;
    let (aki, ren, mio) = (world.guest(1).await, world.guest(2).await, world.guest(3).await);
    let made = world.begun("osaka", &[aki, ren, mio], 0, Settings::default()).await;
    let give_up = value!({ "type": "propose", "table": made, "seat": 0, "offer": "abandon" });
    world.ask(aki, json(give_up)).await.unwrap();
    for (seat, person) in [(1, ren), (2, mio)] {
        let vote =
            value!({ "type": "vote", "table": made, "seat": seat, "offer": 1, "agree": true });
        world.ask(person, json(vote)).await.unwrap();
    }
    let mute = value!({ "type": "mute", "person": aki.person.to_string() });
    world.ask(ren, json(mute)).await.unwrap();
    let next = table(world.ask(aki, request("rematch", &made)).await);
    assert_eq!(listed(&world, ren).await, [made]);
    let held = [holder(&world, aki, &next, 0).await, holder(&world, aki, &next, 1).await];
    assert_eq!(held[0], Holder::Open);
    assert!(matches!(held[1], Holder::Reserved { .. }), "{held:?}");
}

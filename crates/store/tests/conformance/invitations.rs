use higaki_store::{Member, Status, TableChange, TableId, Version};

use crate::support::{Home, NOW, add_account, add_guest, member, new_table, on_every_store, seats};

on_every_store! {
    unanswered_invitations_are_counted
    an_account_takes_over_the_invitations_of_a_guest
}

async fn unanswered_invitations_are_counted(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (add_account(&store, "Anna").await.id, add_guest(&store, "ben", 1).await);
    let invited = Member { person: ben, seats: seats(&[1]), invited_by: Some(anna) };
    let mut tables = Vec::new();
    for status in [Status::Open, Status::Open, Status::Abandoned] {
        let mut new = new_table(TableId::random());
        (new.status, new.members) = (status, vec![member(anna, &[0]), invited]);
        tables.push(new.id);
        store.create_table(new).await.unwrap();
    }
    assert_eq!(store.invitations_to(ben).await, Ok(2));
    assert_eq!(store.invitations_by(anna).await, Ok(2));
    assert_eq!((store.invitations_to(anna).await, store.invitations_by(ben).await), (Ok(0), Ok(0)));
    let mut between = store.invitations_between(anna, ben).await.unwrap();
    between.sort_unstable();
    let mut open = tables[..2].to_vec();
    open.sort_unstable();
    assert_eq!(between, open);
    assert!(store.members(tables[0]).await.unwrap().contains(&invited));

    let seated = vec![member(anna, &[0]), member(ben, &[1])];
    let row = store.table(tables[0]).await.unwrap();
    let change = TableChange { seats: Some((row.seats, seated)), ..TableChange::default() };
    store.update_table(tables[0], Version(1), change, NOW).await.unwrap();
    assert_eq!(store.invitations_to(ben).await, Ok(1));
    assert_eq!(store.invitations_between(anna, ben).await.unwrap(), [tables[1]]);
}

async fn an_account_takes_over_the_invitations_of_a_guest(home: Home) {
    let store = home.open().await;
    let (guest, anna) = (add_guest(&store, "anna?", 1).await, add_account(&store, "Anna").await.id);
    let ben = add_guest(&store, "ben", 2).await;
    let invited = |person, by| Member { person, seats: seats(&[1]), invited_by: Some(by) };
    let lists = [
        vec![member(guest, &[0]), invited(ben, guest)],
        vec![member(ben, &[0]), invited(guest, ben)],
        vec![member(guest, &[0]), invited(anna, ben)],
    ];
    for members in lists {
        let mut new = new_table(TableId::random());
        (new.status, new.members) = (Status::Open, members);
        store.create_table(new).await.unwrap();
    }
    store.adopt_guest(guest, anna).await.unwrap();
    assert_eq!(store.invitations_by(anna).await, Ok(1));
    assert_eq!(store.invitations_to(anna).await, Ok(1), "who sits at a table is not invited to it");
}

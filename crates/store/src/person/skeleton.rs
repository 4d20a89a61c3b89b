//! Confusable detection for names: skeletons after UTS 39.

use unicode_security::skeleton;

use super::PersonError;
use crate::StoreError;
use crate::database::{Connection, values};
use crate::store::Store;
use higaki_values::PersonId;

/// Accounts per transaction when skeletons are backfilled.
const PIECE: i64 = 500;

/// A name as it looks, whatever its capitals: from the letters as they are written, and from those
/// in lower case. Capitals have other look-alikes than small letters: Н is like H and н is not
/// like n.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Skeletons {
    pub(super) written: String,
    pub(super) lower: String,
}

impl Skeletons {
    pub(super) fn of(name: &str) -> Skeletons {
        let look = |text: &str| skeleton(text).collect::<String>().to_lowercase();
        Skeletons { written: look(name), lower: look(&name.to_lowercase()) }
    }
}

const LOOK_ALIKE: &str = "SELECT id FROM people \
    WHERE (skeleton IN ($1, $2) OR lower_skeleton IN ($1, $2)) AND id <> $3 LIMIT 1";

const MISSING: &str = "SELECT id, name FROM people \
    WHERE folded_name IS NOT NULL AND skeleton IS NULL LIMIT $1";

const FILL_IN: &str = "UPDATE people SET skeleton = $2, lower_skeleton = $3 \
    WHERE id = $1 AND folded_name IS NOT NULL";

/// Refuses a name that looks like that of another account.
pub(super) async fn must_differ(
    connection: &mut Connection,
    id: PersonId,
    name: &Skeletons,
) -> Result<(), PersonError> {
    match connection.row(LOOK_ALIKE, values![&name.written, &name.lower, id]).await? {
        Some(_) => Err(PersonError::NameTaken),
        None => Ok(()),
    }
}

/// Computes missing skeletons for accounts of older servers. Writes nothing if none is missing.
pub(crate) async fn fill_in_skeletons(store: &Store) -> Result<(), StoreError> {
    loop {
        let missing = store.look_up(|connection| Box::pin(missing(connection))).await?;
        if missing.is_empty() {
            return Ok(());
        }
        store.write_people(move |connection| Box::pin(fill_in(connection, missing))).await?;
    }
}

async fn missing(connection: &mut Connection) -> Result<Vec<(PersonId, String)>, StoreError> {
    let rows = connection.rows(MISSING, values![PIECE]).await?;
    rows.iter().map(|row| Ok((row.parsed("id")?, row.text("name")?))).collect()
}

async fn fill_in(
    connection: &mut Connection,
    missing: Vec<(PersonId, String)>,
) -> Result<(), StoreError> {
    for (id, name) in missing {
        let look = Skeletons::of(&name);
        connection.execute(FILL_IN, values![id, &look.written, &look.lower]).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let (one, other) = (Skeletons::of(one), Skeletons::of(other));
        [&one.written, &one.lower].iter().any(|form| [&other.written, &other.lower].contains(form))
    }

    #[test]
    fn confusable_names_look_alike() {
        for (name, imitation) in [
            ("Paul", "Р\u{430}ul"),
            ("ANNA", "\u{391}\u{39d}\u{39d}\u{391}"),
            ("anna", "\u{391}\u{39d}\u{39d}\u{391}"),
            ("Anna", "Ａｎｎａ"),
            ("Ali", "AIi"),
            ("bob", "b0b"),
            ("modern", "modem"),
            ("Łucja", "L\u{338}ucja"),
        ] {
            assert!(alike(name, imitation), "{name} {imitation}");
        }
    }

    #[test]
    fn other_names_do_not() {
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Łucja", "Lucja"),
            ("Jörg", "Jorg"),
            ("Zoë", "Zoe"),
            ("An na", "Anna"),
        ] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}

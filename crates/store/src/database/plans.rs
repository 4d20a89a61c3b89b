//! Query plans, checked in builds with debug assertions: no statement reads all rows of a table.
//!
//! Every statement that a test runs on SQLite is explained once. The plans do not depend on the
//! number of rows, because the database is never analysed.

use rusqlite::Connection;
use std::collections::{BTreeSet, HashSet};
use std::sync::{Mutex, PoisonError};

/// Exceptions: statements that may read or sort more rows, with the reason.
const ALLOWED: &[(&str, &str)] = &[
    ("SELECT (SELECT COUNT(*) FROM tables)", "the metrics, which take a bounded share of the time"),
    ("SELECT * FROM (SELECT * FROM (SELECT tables.id", "sorts current games and one page"),
    ("SELECT muted FROM mutes", "sorts at most MAX_MUTES rows"),
    ("SELECT muted, at FROM mutes", "sorts at most MAX_MUTES rows"),
    ("SELECT token, created_at AS session_created_at", "sorts the sessions of one person"),
    ("SELECT created_at, seen_at, expires_at FROM sessions", "sorts the sessions of one person"),
    ("SELECT id, label, created_at", "sorts the tokens of one person"),
    ("SELECT id, password FROM people", "sorts two rows"),
    ("SELECT COUNT(*) AS all_of_them", "a test counts"),
];

/// Explains a statement, once per process.
///
/// # Panics
/// When it reads or sorts whole tables.
pub(super) fn check(connection: &Connection, sql: &str) {
    static CHECKED: Mutex<Option<HashSet<String>>> = Mutex::new(None);
    let is_new = {
        let mut checked = CHECKED.lock().unwrap_or_else(PoisonError::into_inner);
        checked.get_or_insert_default().insert(sql.to_owned())
    };
    let verb = sql.split(' ').next().unwrap_or_default();
    if !is_new || !matches!(verb, "SELECT" | "INSERT" | "UPDATE" | "DELETE") {
        return;
    }
    if let Ok(plan) = plan_of(connection, sql)
        && let Some(step) = costly(&plan)
        && !ALLOWED.iter().any(|(start, _)| sql.starts_with(start))
    {
        panic!("`{step}` grows with the database, in the plan of {sql}: {plan:?}");
    }
}

fn plan_of(connection: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
    let mut rows = statement.raw_query();
    let mut plan = Vec::new();
    while let Some(row) = rows.next()? {
        plan.push(row.get("detail")?);
    }
    Ok(plan)
}

/// A step of a query plan that scans or sorts all rows of something unbounded.
fn costly(plan: &[String]) -> Option<&String> {
    let derived = |step: &String| {
        let name = ["CO-ROUTINE ", "MATERIALIZE "].iter().find_map(|word| step.strip_prefix(word));
        name.map(str::to_owned)
    };
    let derived: BTreeSet<String> = plan.iter().filter_map(derived).collect();
    plan.iter().find(|step| {
        let scanned = step.strip_prefix("SCAN ").and_then(|rest| rest.split(' ').next());
        let is_bounded = |name: &str| {
            derived.contains(name) || name.starts_with('(') || step.ends_with("VALUES CLAUSE")
        };
        match scanned {
            Some("CONSTANT") => false,
            Some(name) => !is_bounded(name),
            None => step.starts_with("USE TEMP B-TREE"),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scan_and_a_sort_are_found() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE t (a, b); CREATE INDEX i ON t (a, b)").unwrap();
        let found = |sql: &str| costly(&plan_of(&connection, sql).unwrap()).cloned();
        assert_eq!(found("SELECT b FROM t WHERE a = $1 ORDER BY b LIMIT 1"), None);
        assert_eq!(found("SELECT 1"), None);
        assert_eq!(found("INSERT INTO t VALUES (1, 2), (3, 4)"), None);
        assert_eq!(found("SELECT * FROM (SELECT b FROM t WHERE a = 1 LIMIT 2) WHERE b > 3"), None);
        for costly in [
            "SELECT COUNT(*) FROM t",
            "SELECT a FROM t WHERE b = $1",
            "UPDATE t SET a = 1 WHERE b = 2",
            "SELECT * FROM t WHERE a > $1 ORDER BY b",
        ] {
            assert!(found(costly).is_some(), "{costly}");
        }
    }

    #[test]
    #[should_panic(expected = "grows with the database")]
    fn a_statement_with_a_scan_fails_its_test() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE t (a)").unwrap();
        check(&connection, "SELECT a FROM t WHERE a = 'scanned'");
    }
}

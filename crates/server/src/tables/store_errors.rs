//! Errors of the store as refusals, without details of the database.

use higaki_protocol::{Code, Refusal};
use higaki_room::{refuse, refuse_with};
use higaki_store::{AppendError, LogError, StoreError, TableError};
use serde_json::json;

pub(crate) fn from_store(error: &StoreError) -> Refusal {
    match error {
        StoreError::TooLarge { .. } | StoreError::NotText { .. } => refuse(Code::BadValue),
        StoreError::Closed => refuse(Code::Closing),
        StoreError::Unavailable { .. } => refuse(Code::Busy),
        StoreError::Uncertain { .. }
        | StoreError::Damaged { .. }
        | StoreError::Corrupt { .. }
        | StoreError::Duplicate
        | StoreError::Refused { .. } => {
            tracing::error!(%error, "the store failed");
            refuse(Code::Interrupted)
        }
    }
}

pub(crate) fn from_append(error: &AppendError) -> Refusal {
    match error {
        AppendError::UnknownTable(_) => refuse(Code::UnknownTable),
        AppendError::Store(error) => from_store(error),
        AppendError::Conflict { .. } | AppendError::Empty => refuse(Code::Interrupted),
    }
}

pub(crate) fn from_log(error: &LogError) -> Refusal {
    match error {
        LogError::UnknownTable(_) => refuse(Code::UnknownTable),
        LogError::Store(error) => from_store(error),
        LogError::Ahead { .. } => refuse(Code::Interrupted),
    }
}

pub(crate) fn from_table(error: &TableError) -> Refusal {
    match error {
        TableError::UnknownTable(_) => refuse(Code::UnknownTable),
        TableError::Store(error) => from_store(error),
        TableError::TooManyOfMaker { most } => {
            refuse_with(Code::TooManyTables, json!({ "most": most }))
        }
        TableError::Exists(_) | TableError::Conflict { .. } => refuse(Code::Interrupted),
    }
}

-- What playing needs: people, tables, their logs and their chat.
-- Times are milliseconds since 1970, ids are random texts, JSON is text.

CREATE TABLE people (
    id          TEXT PRIMARY KEY,
    kind        TEXT NOT NULL,          -- guest, account, merged, deleted
    name        TEXT NOT NULL,
    folded_name TEXT UNIQUE,            -- only an account owns its name
    password    TEXT,
    merged_into TEXT,
    settings    TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    expires_at  INTEGER                 -- only a guest expires
) STRICT;
CREATE INDEX people_by_expiry ON people (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE sessions (
    token      BLOB PRIMARY KEY,
    person     TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE tables (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,
    seats         TEXT NOT NULL,
    settings      TEXT NOT NULL,
    visibility    TEXT NOT NULL,
    status        TEXT NOT NULL,
    password      TEXT,
    secret        BLOB NOT NULL,
    version       INTEGER NOT NULL,
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_in_lobby ON tables (visibility, status, created_at, id);

-- What changes with every move, apart from the wide rows above.
CREATE TABLE heads (
    table_id    TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    revision    INTEGER NOT NULL,
    appended_at INTEGER NOT NULL,
    deciding    INTEGER NOT NULL,       -- set of seats as bits
    chat        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT NOT NULL,
    seats    INTEGER NOT NULL,          -- set of seats as bits, empty for who only watches
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_person ON members (person);

-- No reference to the table here and below: the writer holds the row in heads while it appends,
-- and a second look at the table for every entry would double its work.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    payload  BLOB NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

-- The last few keys of a person at a table: one short row that is rewritten, not one for each key.
CREATE TABLE append_keys (
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    recent   TEXT NOT NULL,          -- JSON, [[revision, key], …], the oldest first
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    payload  BLOB NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    person   TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);

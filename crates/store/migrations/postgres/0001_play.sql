-- What playing needs: people, tables, their logs and their chat.
-- Times are milliseconds since 1970, ids are random texts, JSON is text.
-- Texts are ordered by bytes, as on SQLite and independent of the system's collations.

CREATE TABLE people (
    id          TEXT COLLATE "C" PRIMARY KEY,
    kind        TEXT COLLATE "C" NOT NULL,          -- guest, account, merged, deleted
    name        TEXT COLLATE "C" NOT NULL,
    folded_name TEXT COLLATE "C" UNIQUE,            -- only an account owns its name
    password    TEXT COLLATE "C",
    merged_into TEXT COLLATE "C",
    settings    TEXT COLLATE "C" NOT NULL,
    created_at  BIGINT NOT NULL,
    expires_at  BIGINT                  -- only a guest expires
);
CREATE INDEX people_by_expiry ON people (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE sessions (
    token      BYTEA PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE tables (
    id            TEXT COLLATE "C" PRIMARY KEY,
    game          TEXT COLLATE "C" NOT NULL,
    rules_version BIGINT NOT NULL,
    options       TEXT COLLATE "C" NOT NULL,
    seats         TEXT COLLATE "C" NOT NULL,
    settings      TEXT COLLATE "C" NOT NULL,
    visibility    TEXT COLLATE "C" NOT NULL,
    status        TEXT COLLATE "C" NOT NULL,
    password      TEXT COLLATE "C",
    secret        BYTEA NOT NULL,
    version       BIGINT NOT NULL,
    created_at    BIGINT NOT NULL,
    updated_at    BIGINT NOT NULL
);
CREATE INDEX tables_in_lobby ON tables (visibility, status, created_at, id);

-- What changes with every move, apart from the wide rows above.
CREATE TABLE heads (
    table_id    TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    revision    BIGINT NOT NULL,
    appended_at BIGINT NOT NULL,
    deciding    BIGINT NOT NULL,       -- set of seats as bits
    chat        BIGINT NOT NULL
) WITH (fillfactor = 50);              -- room to update a row in its page

CREATE TABLE members (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT COLLATE "C" NOT NULL,
    seats    BIGINT NOT NULL,          -- set of seats as bits, empty for who only watches
    PRIMARY KEY (table_id, person)
);
CREATE INDEX members_by_person ON members (person);

-- No reference to the table here and below: the writer holds the row in heads while it appends,
-- and a second look at the table for every entry would double its work.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    payload  BYTEA NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, revision)
);

-- The last few keys of a person at a table: one short row that is rewritten, not one for each key.
CREATE TABLE append_keys (
    table_id TEXT COLLATE "C" NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    recent   TEXT COLLATE "C" NOT NULL,          -- JSON, [[revision, key], …], the oldest first
    PRIMARY KEY (table_id, person)
) WITH (fillfactor = 50);

CREATE TABLE snapshots (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    payload  BYTEA NOT NULL,
    PRIMARY KEY (table_id, revision)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    text     TEXT COLLATE "C" NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_by_person ON chat (person);

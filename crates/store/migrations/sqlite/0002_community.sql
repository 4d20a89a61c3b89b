-- What a community needs: ratings, mutes, programs that play, and several machines.

CREATE TABLE ratings (
    person     TEXT NOT NULL,
    game       TEXT NOT NULL,
    players    INTEGER NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,        -- how often it was changed; also its version
    PRIMARY KEY (person, game, players)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_ranked ON ratings (game, players, rating);

-- No reference to the table: a rating outlives the game that it came from.
CREATE TABLE rating_history (
    person     TEXT NOT NULL,
    game       TEXT NOT NULL,
    players    INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    table_id   TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, game, players, games)
) STRICT, WITHOUT ROWID;

-- A table counts once, whoever tries to count it again.
CREATE TABLE rated_tables (
    table_id TEXT PRIMARY KEY,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted  TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;

CREATE TABLE bot_tokens (
    id         TEXT PRIMARY KEY,
    token      BLOB NOT NULL UNIQUE,
    person     TEXT NOT NULL,
    label      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL,
    expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX bot_tokens_by_person ON bot_tokens (person);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node     TEXT NOT NULL,
    until    INTEGER NOT NULL,
    term     INTEGER NOT NULL           -- grows with every change of hands
) STRICT, WITHOUT ROWID;
CREATE INDEX leases_by_node ON leases (node);

-- What a community needs: ratings, mutes, programs that play, and several machines.

CREATE TABLE ratings (
    person     TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    players    BIGINT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,         -- how often it was changed; also its version
    PRIMARY KEY (person, game, players)
);
CREATE INDEX ratings_ranked ON ratings (game, players, rating);

-- No reference to the table: a rating outlives the game that it came from.
CREATE TABLE rating_history (
    person     TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    players    BIGINT NOT NULL,
    games      BIGINT NOT NULL,
    table_id   TEXT COLLATE "C" NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (person, game, players, games)
);

-- A table counts once, whoever tries to count it again.
CREATE TABLE rated_tables (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    at       BIGINT NOT NULL
);

CREATE TABLE mutes (
    person TEXT COLLATE "C" NOT NULL,
    muted  TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
);

CREATE TABLE bot_tokens (
    id         TEXT COLLATE "C" PRIMARY KEY,
    token      BYTEA NOT NULL UNIQUE,
    person     TEXT COLLATE "C" NOT NULL,
    label      TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    expires_at BIGINT
);
CREATE INDEX bot_tokens_by_person ON bot_tokens (person);

CREATE TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node     TEXT COLLATE "C" NOT NULL,
    until    BIGINT NOT NULL,
    term     BIGINT NOT NULL           -- grows with every change of hands
);
CREATE INDEX leases_by_node ON leases (node);

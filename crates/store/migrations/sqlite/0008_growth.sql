-- Indexes that keep lists and sweeps independent of the number of finished games.

ALTER TABLE members ADD COLUMN ended_at INTEGER;  -- when the table was over; none before that
UPDATE members SET ended_at = (SELECT appended_at FROM heads WHERE heads.table_id = members.table_id)
    WHERE table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'abandoned'));
DROP INDEX members_by_person;
CREATE INDEX members_by_person ON members (person, ended_at, table_id);
CREATE INDEX members_invited ON members (person) WHERE invited_by IS NOT NULL;

-- One entry for each public table, none for the others.
DROP INDEX tables_in_lobby;
CREATE INDEX tables_in_lobby ON tables (game, status, created_at, id) WHERE visibility = 'public';

-- The tables that somebody made are found among those that they belong to.
DROP INDEX tables_by_maker;
CREATE INDEX tables_running ON tables (id) WHERE status = 'running';

-- Only leases that nobody gave back: the others stay for their terms.
DROP INDEX leases_by_node;
CREATE INDEX leases_by_node ON leases (node) WHERE until > -9223372036854775807;
CREATE INDEX leases_by_end ON leases (until) WHERE until > -9223372036854775807;

DROP INDEX ratings_ranked;
CREATE INDEX ratings_ranked ON ratings (game, players, rating DESC, person);
CREATE INDEX people_by_account ON people (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX bot_tokens_by_expiry ON bot_tokens (expires_at) WHERE expires_at IS NOT NULL;

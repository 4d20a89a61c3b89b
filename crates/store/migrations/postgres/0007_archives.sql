-- Logs of tables that are over, in compressed segments. Segments are immutable and follow each
-- other without gaps; entries that were appended later are in entries.
-- A segment is cut into parts of at most 1,300 bytes, so that three fit into a page of SQLite and
-- PostgreSQL keeps them in the row.

CREATE TABLE archives (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,           -- of the last entry of the segment
    part     BIGINT NOT NULL,
    data     BYTEA NOT NULL,            -- all parts: version of the format, zlib
    PRIMARY KEY (table_id, revision, part)
);

ALTER TABLE tables ADD COLUMN archived BIGINT NOT NULL DEFAULT 0;  -- 1 from then until the next change of status
CREATE INDEX tables_to_archive ON tables (updated_at, id) WHERE archived = 0 AND status IN ('finished', 'abandoned');

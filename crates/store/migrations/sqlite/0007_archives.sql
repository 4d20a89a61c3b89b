-- Logs of tables that are over, in compressed segments. Segments are immutable and follow each
-- other without gaps; entries that were appended later are in entries.
-- A segment is cut into parts of at most 1,300 bytes, so that three fit into a page of SQLite and
-- PostgreSQL keeps them in the row.

CREATE TABLE archives (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,          -- of the last entry of the segment
    part     INTEGER NOT NULL,
    data     BLOB NOT NULL,             -- all parts: version of the format, zlib
    PRIMARY KEY (table_id, revision, part)
) STRICT;

ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;  -- 1 from then until the next change of status
CREATE INDEX tables_to_archive ON tables (updated_at, id) WHERE archived = 0 AND status IN ('finished', 'abandoned');

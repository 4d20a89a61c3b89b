-- Who made a table, so that what one person has open can be counted.

ALTER TABLE tables ADD COLUMN maker TEXT COLLATE "C";  -- none where an older server kept it nowhere
UPDATE tables SET maker = settings::json ->> 'host';
CREATE INDEX tables_by_maker ON tables (maker) WHERE status IN ('open', 'running', 'paused');

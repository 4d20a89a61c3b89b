-- What the name of an account looks like (UTS 39), as it is written and in lower case, so that no
-- new account looks like it. Not unique: accounts of older servers may look alike and keep their names.
-- Filled in when the store is opened.

ALTER TABLE people ADD COLUMN skeleton TEXT;        -- only of accounts
ALTER TABLE people ADD COLUMN lower_skeleton TEXT;
CREATE INDEX people_by_skeleton ON people (skeleton) WHERE skeleton IS NOT NULL;
CREATE INDEX people_by_lower_skeleton ON people (lower_skeleton) WHERE lower_skeleton IS NOT NULL;
CREATE INDEX people_without_skeleton ON people (id) WHERE folded_name IS NOT NULL AND skeleton IS NULL;

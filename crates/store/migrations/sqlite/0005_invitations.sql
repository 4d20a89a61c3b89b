-- Who keeps a seat for a member, so that unanswered invitations can be counted.

ALTER TABLE members ADD COLUMN invited_by TEXT;  -- none for players, hosts, and invitations of older servers
CREATE INDEX members_by_inviter ON members (invited_by) WHERE invited_by IS NOT NULL;

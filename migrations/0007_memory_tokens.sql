-- The tokens of a memory are no longer kept: a prompt tells lines of it, dates added and long ones cut, and counts what it tells.
ALTER TABLE memories DROP COLUMN token_count;

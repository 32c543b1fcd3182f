-- The tokens of a memory are no longer kept: a prompt tells lines of it, and what a line takes hangs on what stands around it.
ALTER TABLE memories DROP COLUMN token_count;

-- A session's second number. Its version counts every change; its generation counts those that were not an appended turn
-- (a reset, an import, a flushed window, an explicit invalidation). A cached context of the same generation is a true
-- prefix of the session, whatever its version, and is extended by the turns since.
--
-- A session begins at the microsecond it was made, so that one made again under the same id is of another generation.
ALTER TABLE sessions ADD COLUMN generation bigint NOT NULL DEFAULT 0;
ALTER TABLE sessions ALTER COLUMN generation SET DEFAULT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint;

-- The life of a session: what of it was left behind, since when it may be idle, and the snapshots that its resets leave.
--
-- A session begins at `first_turn`: a reset, a trim, a limit or retention moves it on, and from that instant no reader sees the turns
-- below it. Their rows go once what they told has been extracted: `removed_before` says how far that has come. So a limit holds at
-- once, and nothing is lost while a language model is away. Of a removed turn that had an idempotency key, or taught a fact, a stub
-- without text stays, stored at '-infinity': a retry finds its first answer.
ALTER TABLE sessions
  ADD COLUMN first_turn integer NOT NULL DEFAULT 1,
  ADD COLUMN removed_before integer NOT NULL DEFAULT 1,   -- turns below it are gone, or stubs
  ADD COLUMN removed_messages integer NOT NULL DEFAULT 0, -- of message_count, those of the turns below first_turn
  ADD COLUMN removed_bytes bigint NOT NULL DEFAULT 0,     -- of text_bytes
  -- Not idle before this; null: expired. A save leaves it alone while it is set, so that the index below costs no save anything.
  ADD COLUMN watched_from timestamptz;
-- Two steps, and no row is written: a session from before has nothing that expires, and is watched from its next turn on.
ALTER TABLE sessions ALTER COLUMN watched_from SET DEFAULT clock_timestamp();
CREATE INDEX sessions_watched ON sessions (tenant_id, watched_from) WHERE watched_from IS NOT NULL;
CREATE INDEX sessions_cut ON sessions (tenant_id, session_id) WHERE removed_before < first_turn;

-- The end of a conversation, kept by a reset; read-only. It goes with its session.
CREATE TABLE snapshots (
  tenant_id     text NOT NULL,
  user_id       text NOT NULL,
  slug_hash     bytea NOT NULL CHECK (octet_length(slug_hash) = 32), -- SHA-256: the slug itself is what somebody wrote
  slug          text NOT NULL,
  session_id    text NOT NULL,
  language      text NOT NULL,
  messages      text NOT NULL,               -- JSON array of {role, content}, oldest first
  message_count integer NOT NULL,
  to_turn       integer NOT NULL,            -- the last turn before the reset
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, slug_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);
-- Not beginning with the tenant: see memories_changed in 0002.
CREATE INDEX snapshots_of_session ON snapshots (session_id, tenant_id);
CREATE INDEX snapshots_listed ON snapshots (user_id, tenant_id, created_at DESC, slug_hash);

-- A turn's memory goes with it, but not where retention or a limit removes the turn's raw text: a memory has a life of its own.
CREATE OR REPLACE FUNCTION forget_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('hipocampo.memories_stay', true) = 'on' THEN RETURN NULL; END IF;
  DELETE FROM memories WHERE tenant_id = OLD.tenant_id AND memory_id = OLD.turn_id AND turn_number IS NOT NULL;
  RETURN NULL;
END $$;

INSERT INTO upkeep (task, due_at) VALUES ('sessions', '-infinity');

ALTER TABLE snapshots ENABLE ROW LEVEL SECURITY;
ALTER TABLE snapshots FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON snapshots USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON snapshots TO hipocampo_app;
  END IF;
END $$;

-- Semantic memory: memories, their vectors, what was deleted of them, the models in use, and background jobs.
--
-- `changed_in` is the transaction that last changed a memory or its vectors. An index that is brought up to date reads what
-- was changed by transactions that the snapshot of its last reading did not see: so it misses none that commits late, and
-- reads nothing again because some transaction stays open.

CREATE TABLE memories (
  tenant_id    text NOT NULL,
  memory_id    uuid NOT NULL,                -- of a turn's memory: the turn's id
  user_id      text NOT NULL,
  type         text NOT NULL CHECK (type IN ('episodic', 'summary', 'fact', 'user_profile')),
  session_id   text,                         -- the turn it came from; both null for what no turn told
  turn_number  integer,
  lines        text NOT NULL,                -- JSON array of [speaker or null, text]
  terms        text[] NOT NULL,              -- stems, in order, as often as they were said
  token_count  integer NOT NULL,             -- of the rendered content, with a leading space
  language     text NOT NULL,
  metadata     text,                         -- JSON object, as the caller sent it
  content_hash bytea,                        -- SHA-256 of type and content, for what no turn told
  created_at   timestamptz NOT NULL,         -- when it was said: the caller's word
  stored_at    timestamptz NOT NULL,         -- when it was committed here
  expires_at   timestamptz,                  -- counted from when it was stored or last confirmed; null: never
  changed_in   bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
  PRIMARY KEY (tenant_id, memory_id),
  CHECK ((session_id IS NULL) = (turn_number IS NULL)), -- a turn is named whole or not at all
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE UNIQUE INDEX memories_of_turn ON memories (tenant_id, session_id, turn_number) WHERE session_id IS NOT NULL;
CREATE UNIQUE INDEX memories_content_hash ON memories (tenant_id, user_id, content_hash) WHERE content_hash IS NOT NULL;
-- Not beginning with the tenant: until a new table has statistics, an index that does looks as good as the primary key for a
-- lookup by tenant and id, foreign keys included, and the plan that is kept then reads all memories of the tenant each time.
CREATE INDEX memories_changed ON memories (user_id, tenant_id, changed_in, memory_id);
CREATE INDEX memories_expiring ON memories (tenant_id, expires_at) WHERE expires_at IS NOT NULL;

-- A turn's memory goes with it. Not by a foreign key, whose check at every save-turn would find nothing out: the one statement
-- that writes such a memory has just written its turn.
CREATE FUNCTION forget_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM memories WHERE tenant_id = OLD.tenant_id AND memory_id = OLD.turn_id AND turn_number IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_turn AFTER DELETE ON turns FOR EACH ROW EXECUTE FUNCTION forget_turn();

CREATE TABLE memory_embeddings (
  tenant_id  text NOT NULL,
  memory_id  uuid NOT NULL,
  model      text NOT NULL,
  dimension  integer NOT NULL CHECK (dimension > 0),
  passages   integer NOT NULL CHECK (passages > 0),
  vectors    bytea NOT NULL CHECK (octet_length(vectors) = 4 * dimension * passages), -- float32, little-endian, passage after passage
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, memory_id, model),
  FOREIGN KEY (tenant_id, memory_id) REFERENCES memories ON DELETE CASCADE
);
ALTER TABLE memory_embeddings ALTER COLUMN vectors SET STORAGE EXTERNAL; -- floats do not compress: trying costs every write

CREATE TABLE memory_tombstones (
  tenant_id  text NOT NULL,
  user_id    text NOT NULL,
  memory_id  uuid NOT NULL,
  changed_in bigint NOT NULL,
  deleted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, memory_id)
);
CREATE INDEX memory_tombstones_changed ON memory_tombstones (tenant_id, user_id, changed_in, memory_id);
CREATE INDEX memory_tombstones_age ON memory_tombstones (tenant_id, deleted_at);

-- A trigger, so that every way of deleting reaches the indexes: by id, by expiry, with the turn, the session or the user.
CREATE FUNCTION bury_memory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO memory_tombstones (tenant_id, user_id, memory_id, changed_in, deleted_at)
  VALUES (OLD.tenant_id, OLD.user_id, OLD.memory_id, pg_current_xact_id()::text::bigint, clock_timestamp())
  ON CONFLICT (tenant_id, user_id, memory_id) DO UPDATE SET changed_in = excluded.changed_in, deleted_at = excluded.deleted_at;
  RETURN NULL;
END $$;
CREATE TRIGGER bury_memory AFTER DELETE ON memories FOR EACH ROW EXECUTE FUNCTION bury_memory();

-- Of no tenant: the installation embeds with one model, and while it changes to another, with both.
CREATE TABLE embedding_models (
  model      text PRIMARY KEY,
  dimension  integer NOT NULL CHECK (dimension > 0),
  state      text NOT NULL UNIQUE CHECK (state IN ('serving', 'incoming')),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE jobs (
  tenant_id    text NOT NULL,
  job_id       uuid NOT NULL DEFAULT gen_random_uuid(),
  kind         text NOT NULL,
  status       text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'running', 'succeeded', 'failed', 'cancelled')),
  user_id      text,
  memory_id    uuid,                         -- what it is about: a memory erased takes its job along
  dedupe_key   text,                         -- of its kind, one unfinished job with this key
  payload      jsonb NOT NULL DEFAULT '{}',
  attempts     integer NOT NULL DEFAULT 0,
  max_attempts integer NOT NULL DEFAULT 60,  -- with the backoff of JobStore some 13 hours of outage until a job is a dead letter
  error        text,                         -- why the last attempt failed
  run_at       timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz,                  -- the lease of who runs it now
  created_at   timestamptz NOT NULL DEFAULT now(),
  started_at   timestamptz,
  finished_at  timestamptz,
  PRIMARY KEY (tenant_id, job_id),
  FOREIGN KEY (tenant_id, memory_id) REFERENCES memories ON DELETE CASCADE
);
-- A user's jobs go with the user: by a trigger, so that no save-turn pays for the check of a foreign key.
CREATE FUNCTION forget_user_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM jobs WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_user_jobs AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user_jobs();
CREATE INDEX jobs_due ON jobs (kind, greatest(run_at, locked_until)) WHERE status IN ('pending', 'running');
CREATE INDEX jobs_of_memory ON jobs (tenant_id, memory_id) WHERE memory_id IS NOT NULL;
CREATE INDEX jobs_listed ON jobs (created_at DESC, job_id, tenant_id); -- not beginning with the tenant: see memories_changed
CREATE UNIQUE INDEX jobs_dedupe ON jobs (tenant_id, kind, dedupe_key) WHERE dedupe_key IS NOT NULL AND status IN ('pending', 'running');
CREATE INDEX jobs_dead ON jobs (kind, finished_at) WHERE status = 'failed';
-- What is purged: a job about a memory that was cancelled tells, as one that failed does, why it has no vector.
CREATE INDEX jobs_finished ON jobs (finished_at) WHERE status = 'succeeded' OR (status = 'cancelled' AND memory_id IS NULL);

-- What one process at a time does, whichever comes first once it is due. Of no tenant.
CREATE TABLE upkeep (
  task   text PRIMARY KEY,
  due_at timestamptz NOT NULL
);
INSERT INTO upkeep (task, due_at) VALUES ('count', '-infinity'), ('purge', '-infinity');

ALTER TABLE memories ENABLE ROW LEVEL SECURITY;
ALTER TABLE memories FORCE ROW LEVEL SECURITY;
ALTER TABLE memory_embeddings ENABLE ROW LEVEL SECURITY;
ALTER TABLE memory_embeddings FORCE ROW LEVEL SECURITY;
ALTER TABLE memory_tombstones ENABLE ROW LEVEL SECURITY;
ALTER TABLE memory_tombstones FORCE ROW LEVEL SECURITY;
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON memories USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON memory_embeddings USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON memory_tombstones USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON jobs USING (tenant_id = current_setting('hipocampo.tenant', true));
-- The reserved scope '*', which no tenant can be named: whoever runs jobs claims, counts and purges those of all tenants.
-- It sees jobs alone, and adds none.
CREATE POLICY every_tenant_read ON jobs FOR SELECT USING (current_setting('hipocampo.tenant', true) = '*');
CREATE POLICY every_tenant_run ON jobs FOR UPDATE USING (current_setting('hipocampo.tenant', true) = '*');
CREATE POLICY every_tenant_purge ON jobs FOR DELETE USING (current_setting('hipocampo.tenant', true) = '*');
ALTER TABLE tenants ADD CHECK (tenant_id <> '*');

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON memories, memory_embeddings, memory_tombstones, embedding_models, jobs TO hipocampo_app;
    GRANT SELECT, UPDATE ON upkeep TO hipocampo_app;
  END IF;
END $$;

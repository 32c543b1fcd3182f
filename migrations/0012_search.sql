-- Search in a user's history, and the entities of sessions.
--
-- Filled in the background from turns, in the order in which they were stored, so that no save-turn pays for it; what is not in it
-- yet is read from the turns themselves. Of words only hashes stand here, made with a key of the user. A hit is verified on the
-- text, so nothing here can make a search tell what is not, or is no longer, there.

-- How far the turns of a tenant are in. A turn's `stored_at` is read before its transaction commits: so a time is passed only once
-- every transaction that was open then is over (`next_xmax`: none older than it is).
CREATE TABLE search_progress (
  tenant_id     text PRIMARY KEY REFERENCES tenants ON DELETE CASCADE,
  swept_through timestamptz NOT NULL DEFAULT '-infinity', -- every turn stored up to then is in
  next_through  timestamptz,                 -- what comes next, once it is sure
  next_xmax     bigint,
  leased_until  timestamptz NOT NULL DEFAULT '-infinity'
);

-- The turns of a user count through in the order in which they came in.
CREATE TABLE search_users (
  tenant_id    text NOT NULL,
  user_id      text NOT NULL,
  next_ordinal integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- Turns of one session that follow each other, and the ordinals that they have.
CREATE TABLE search_runs (
  tenant_id     text NOT NULL,
  user_id       text NOT NULL,
  first_ordinal integer NOT NULL,
  session_id    text,                        -- null: the turns are gone, and their ordinals are still to be taken out
  first_turn    integer NOT NULL,
  last_turn     integer NOT NULL CHECK (last_turn >= first_turn),
  gone_at       timestamptz,
  PRIMARY KEY (tenant_id, user_id, first_ordinal),
  CHECK ((session_id IS NULL) = (gone_at IS NOT NULL))
);
-- Neither begins with the tenant: see memories_changed in 0002.
CREATE INDEX search_runs_of_session ON search_runs (session_id, tenant_id, last_turn);
CREATE INDEX search_runs_gone ON search_runs (gone_at, tenant_id, user_id) WHERE gone_at IS NOT NULL;

-- 4,096 ordinals are a block. When its turns were said: a search between two dates passes over the others.
CREATE TABLE search_blocks (
  tenant_id text NOT NULL,
  user_id   text NOT NULL,
  block     integer NOT NULL,
  said_from timestamptz NOT NULL,
  said_to   timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, block)
);

-- Which turns of a block say a word: its keyed hash, and their ordinals within the block, two bytes each, ascending.
CREATE TABLE search_terms (
  tenant_id text NOT NULL,
  user_id   text NOT NULL,
  term      bigint NOT NULL,
  block     integer NOT NULL,
  ordinals  bytea NOT NULL,
  PRIMARY KEY (tenant_id, user_id, term, block)
) WITH (fillfactor = 80); -- lists grow in place

-- Files, commands, errors, places, people and topics that a session's turns mention; counted in the transaction that takes its turns in.
CREATE TABLE session_entities (
  tenant_id    text NOT NULL,
  session_id   text NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('files', 'commands', 'errors', 'places', 'people', 'topics')),
  entity       bigint NOT NULL,              -- keyed hash of the name without case and accents
  short_entity bigint NOT NULL,              -- of the short form by which it is looked for as well: a file without its folder
  user_id      text NOT NULL,
  name         text NOT NULL,                -- as it was first written
  mentions     integer NOT NULL,
  first_turn   integer NOT NULL,
  last_turn    integer NOT NULL,
  last_said_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, session_id, kind, entity)
);
CREATE INDEX session_entities_named ON session_entities (user_id, tenant_id, short_entity);
CREATE INDEX session_entities_latest ON session_entities (user_id, tenant_id, last_said_at DESC);

-- What no turn told is few, and read as it is.
CREATE INDEX memories_told ON memories (user_id, tenant_id, stored_at DESC) WHERE turn_number IS NULL;

-- With the user everything goes. Not by foreign keys: each would check its user at every row that is written.
CREATE FUNCTION forget_search_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_runs WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  DELETE FROM search_blocks WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  DELETE FROM search_terms WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  DELETE FROM session_entities WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_search_user AFTER DELETE ON search_users FOR EACH ROW EXECUTE FUNCTION forget_search_user();

-- Once all turns of a run are gone, so is the run, and a session that is made again under its id is read from its first turn. A turn
-- whose text was removed, and whose row stays, is stored at '-infinity'. Entities stay with memories, and go with the last turn otherwise.
CREATE FUNCTION forget_searched_turns(tenant text, session text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_runs r SET session_id = NULL, gone_at = clock_timestamp()
  WHERE r.session_id = session AND r.tenant_id = tenant AND NOT EXISTS (
    SELECT FROM turns t
    WHERE t.tenant_id = tenant AND t.session_id = session AND t.turn_number BETWEEN r.first_turn AND r.last_turn AND t.stored_at > '-infinity'
  );
  IF current_setting('hipocampo.memories_stay', true) = 'on' THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM turns t WHERE t.tenant_id = tenant AND t.session_id = session AND t.stored_at > '-infinity') THEN
    DELETE FROM session_entities e WHERE e.tenant_id = tenant AND e.session_id = session;
  END IF;
END $$;
CREATE FUNCTION forget_deleted_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_searched_turns(tenant_id, session_id) FROM (SELECT DISTINCT tenant_id, session_id FROM gone) deleted;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_deleted_turns AFTER DELETE ON turns
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_turns();
CREATE FUNCTION forget_emptied_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_searched_turns(NEW.tenant_id, NEW.session_id);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_emptied_turn AFTER UPDATE OF stored_at ON turns
  FOR EACH ROW WHEN (NEW.stored_at = '-infinity' AND OLD.stored_at > '-infinity') EXECUTE FUNCTION forget_emptied_turn();

INSERT INTO upkeep (task, due_at) VALUES ('search', '-infinity');

ALTER TABLE search_progress ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_progress FORCE ROW LEVEL SECURITY;
ALTER TABLE search_users ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_users FORCE ROW LEVEL SECURITY;
ALTER TABLE search_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_runs FORCE ROW LEVEL SECURITY;
ALTER TABLE search_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_blocks FORCE ROW LEVEL SECURITY;
ALTER TABLE search_terms ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_terms FORCE ROW LEVEL SECURITY;
ALTER TABLE session_entities ENABLE ROW LEVEL SECURITY;
ALTER TABLE session_entities FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON search_progress USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON search_users USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON search_runs USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON search_blocks USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON search_terms USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON session_entities USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON search_progress, search_users, search_runs, search_blocks, search_terms, session_entities
      TO hipocampo_app;
  END IF;
END $$;

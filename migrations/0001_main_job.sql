-- The main job: tenants, their keys, users, sessions and turns.
--
-- Every key starts with the tenant, so that the same tables can be distributed or split by it. Text that a user wrote
-- (messages, excerpt, digest, places, extra_metadata) is opaque to SQL: nothing here reads into it, so that it can be
-- encrypted later; what SQL must know of it (counts, sizes, language) stands in columns of its own.

-- The service works as this role, whoever it connects as: superusers pass by row-level security, it does not. Where the
-- owner may not make roles it works as the owner, whom FORCE ROW LEVEL SECURITY below binds as well.
DO $$
BEGIN
  CREATE ROLE hipocampo_app NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the cluster made it, perhaps this instant
  WHEN insufficient_privilege THEN NULL;
END $$;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') AND NOT pg_has_role(current_user, 'hipocampo_app', 'USAGE') THEN
    EXECUTE format('GRANT hipocampo_app TO %I', current_user);
  END IF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;

CREATE TABLE tenants (
  tenant_id  text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO tenants (tenant_id) VALUES ('default');

CREATE TABLE api_keys (
  key_id     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key_hash   bytea NOT NULL CHECK (length(key_hash) = 32), -- SHA-256: a leaked table opens nothing
  tenant_id  text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id    text,                                         -- narrowed to this user
  scope      text NOT NULL CHECK (scope IN ('write', 'read')),
  label      text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE UNIQUE INDEX api_keys_key_hash ON api_keys (key_hash);

CREATE TABLE users (
  tenant_id  text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id    text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id)
);

CREATE TABLE sessions (
  tenant_id        text NOT NULL,
  session_id       text NOT NULL,
  user_id          text NOT NULL,
  version          bigint NOT NULL,          -- every write that may change a context adds one, in its own transaction
  turn_count       integer NOT NULL,
  message_count    integer NOT NULL,         -- messages that may be shown to a model, over all turns
  token_count      bigint NOT NULL,          -- the sum of the turns' token_count
  text_bytes       bigint NOT NULL,          -- UTF-8 bytes of all message text
  language         text NOT NULL,            -- of the last turn
  plan_state       jsonb NOT NULL,           -- the plan_params of all turns, merged key by key, the newer value standing
  created_at       timestamptz NOT NULL,
  last_activity_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
) WITH (fillfactor = 70); -- updated by every turn: room on the page keeps those updates heap-only
CREATE INDEX sessions_of_user ON sessions (tenant_id, user_id, created_at DESC, session_id);

CREATE TABLE turns (
  tenant_id       text NOT NULL,
  session_id      text NOT NULL,
  turn_number     integer NOT NULL,
  turn_id         uuid NOT NULL,
  user_id         text NOT NULL,
  version         bigint NOT NULL,           -- of the session, after this turn
  messages        text NOT NULL,             -- JSON array, LangChain's stored form without blanks: what a prompt may show, as it is sent
  message_times   text,                      -- JSON array of ISO times or null, where the caller dated single messages
  disposable      text,                      -- JSON array of [position, message]: tool output and the like, never in a prompt
  excerpt         text,                      -- JSON like messages, cut short: stands in for a turn no prompt could hold
  digest          text NOT NULL,             -- the first words, for the summary once the turn has left the window
  digest_tokens   integer NOT NULL,          -- what it adds to that summary
  places          text,                      -- JSON array of the places that the turn mentions
  message_count   integer NOT NULL,          -- of messages
  token_count     integer NOT NULL,          -- of messages, as sent in a prompt
  excerpt_tokens  integer,
  tokens_before   bigint NOT NULL,           -- the session's token_count before this turn: says without a scan how much follows it
  text_bytes      integer NOT NULL,
  language        text NOT NULL,
  extra_metadata  text,                      -- JSON object, as the caller sent it
  idempotency_key text,
  request_hash    bytea,                     -- SHA-256 of the body as a JSON value, to tell a retry from another request
  created_at      timestamptz NOT NULL,      -- when it was said: the caller's word
  stored_at       timestamptz NOT NULL,      -- when it was committed here: what TTLs count from
  PRIMARY KEY (tenant_id, session_id, turn_number),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);
CREATE UNIQUE INDEX turns_turn_id ON turns (tenant_id, turn_id);
CREATE UNIQUE INDEX turns_idempotency_key ON turns (tenant_id, session_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX turns_of_user ON turns (tenant_id, user_id, stored_at DESC);
CREATE INDEX turns_disposable ON turns (stored_at) WHERE disposable IS NOT NULL;

-- The second lock: whatever the statement forgot, no row of another tenant is seen or written.
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
ALTER TABLE turns ENABLE ROW LEVEL SECURITY;
ALTER TABLE turns FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON users USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON sessions USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON turns USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON users, sessions, turns TO hipocampo_app;
    GRANT SELECT, INSERT, UPDATE ON tenants, api_keys TO hipocampo_app;
  END IF;
END $$;

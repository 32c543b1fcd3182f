-- What keeps a prompt small besides its window: results of tools that need not be asked for again, parts of the caller's own prompt that
-- need not be said again, and the figures of what that saves.

-- Results of tools that change nothing and always answer the same, for a while: a cache, which may be emptied at any moment.
CREATE TABLE tool_results (
  tenant_id   text NOT NULL,
  user_id     text NOT NULL,                 -- '': of the tenant, for all its users; not of a user's row, for a tool may answer before the first turn
  tool        text NOT NULL,
  params_hash bytea NOT NULL CHECK (octet_length(params_hash) = 32), -- SHA-256 of the parameters as canonical JSON
  result      text NOT NULL,                 -- JSON
  stored_at   timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, tool, params_hash)
);
-- Not beginning with the tenant: see memories_changed in 0002.
CREATE INDEX tool_results_expired ON tool_results (expires_at, tenant_id);

-- What the builds of a session took, summed up. Written in the background, many builds at once.
CREATE TABLE session_usage (
  tenant_id           text NOT NULL,
  session_id          text NOT NULL,
  builds              bigint NOT NULL,
  tokens              bigint NOT NULL,       -- of the prompts
  full_history_tokens bigint NOT NULL,       -- of the prompts that would have shown every turn instead
  max_tokens          bigint NOT NULL,       -- of the largest prompt
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

ALTER TABLE tool_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE tool_results FORCE ROW LEVEL SECURITY;
ALTER TABLE session_usage ENABLE ROW LEVEL SECURITY;
ALTER TABLE session_usage FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON tool_results USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON session_usage USING (tenant_id = current_setting('hipocampo.tenant', true));

-- What turns report, so that a build knows which parts of the caller's prompt were said already. No row is written.
ALTER TABLE sessions
  ADD COLUMN tools_used text[] NOT NULL DEFAULT '{}',    -- names of the tools that its turns called, up to 64
  ADD COLUMN was_valid boolean NOT NULL DEFAULT false;   -- true once a turn was reported valid
ALTER TABLE turns
  ADD COLUMN report text,                    -- JSON: what the caller reported of the turn's answer; null: nothing
  ADD COLUMN open_results text;              -- JSON: results of tools of which the answer is not there yet; goes with `disposable`

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON tool_results, session_usage TO hipocampo_app;
  END IF;
END $$;

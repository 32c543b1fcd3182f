-- MEMORY.md: the facts of a user as a text that people edit. The facts themselves are where they were; here stand the order and the notes
-- that a user gave the text, and the versions that an editor may have started from. No SQL looks into either.

CREATE TABLE memory_files (
  tenant_id  text NOT NULL,
  user_id    text NOT NULL,
  layout     text NOT NULL,                  -- JSON object: ids of facts in their order, and what is no fact
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- A version that was handed out: kept for 30 days after it was last, and the newest hundred of a user.
CREATE TABLE memory_file_versions (
  tenant_id text NOT NULL,
  user_id   text NOT NULL,
  etag      text NOT NULL,
  content   text NOT NULL,                   -- JSON object: its lines with their facts, and its notes
  kept_at   timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, etag),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
-- Not beginning with the tenant: see memories_changed in 0002.
CREATE INDEX memory_file_versions_newest ON memory_file_versions (user_id, tenant_id, kept_at DESC, etag);
CREATE INDEX memory_file_versions_old ON memory_file_versions (kept_at, tenant_id);

-- NOT VALID: no row can break what is wider than what held before, so none is read.
ALTER TABLE fact_history DROP CONSTRAINT fact_history_reason_check;
ALTER TABLE fact_history ADD CONSTRAINT fact_history_reason_check
  CHECK (reason IN ('said', 'remembered', 'extracted', 'read', 'retracted', 'contradicted', 'forgotten',
                    'confirmed', 'restored', 'displaced', 'merged', 'consolidated', 'edited')) NOT VALID;

ALTER TABLE memory_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE memory_files FORCE ROW LEVEL SECURITY;
ALTER TABLE memory_file_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE memory_file_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON memory_files USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON memory_file_versions USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON memory_files, memory_file_versions TO hipocampo_app;
  END IF;
END $$;

-- Summaries of a session's segments, some three turns each: keys and values, written once and never summarised again. Those of a
-- session's last turns stand in the prompts of the adaptive profile; all of them are found as memories of type `summary`.
CREATE TABLE segment_summaries (
  tenant_id  text NOT NULL,
  session_id text NOT NULL,
  from_turn  integer NOT NULL,
  to_turn    integer NOT NULL CHECK (to_turn >= from_turn),
  user_id    text NOT NULL,
  content    text NOT NULL,                  -- JSON object: topic, discussed, outcome, decisions, open_questions
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, session_id, from_turn),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);
-- Not beginning with the tenant: see memories_changed in 0002.
CREATE INDEX segment_summaries_of_user ON segment_summaries (user_id, tenant_id, created_at DESC);

ALTER TABLE segment_summaries ENABLE ROW LEVEL SECURITY;
ALTER TABLE segment_summaries FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON segment_summaries USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON segment_summaries TO hipocampo_app;
  END IF;
END $$;

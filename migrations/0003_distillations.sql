-- Distilled episodes: which turns a language model has read, what it told of them, and whom that goes with.
--
-- Written only where a language model is configured. A save-turn pays one index entry: the sweep for sessions that are due
-- goes by it through the turns stored since the last one, so its cost does not know how many sessions there are.

CREATE INDEX turns_stored ON turns (tenant_id, stored_at);

-- How far the sweep has come. Its row is the lock that lets one process sweep at a time.
CREATE TABLE distillation_sweeps (
  tenant_id     text PRIMARY KEY REFERENCES tenants ON DELETE CASCADE,
  swept_through timestamptz NOT NULL         -- turns stored up to then are noted
);

CREATE TABLE session_distillations (
  tenant_id    text NOT NULL,
  session_id   text NOT NULL,
  through_turn integer NOT NULL,             -- turns up to this one have their job
  check_at     timestamptz,                  -- when it may be due; null: not before another turn
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);
CREATE INDEX session_distillations_check ON session_distillations (tenant_id, check_at) WHERE check_at IS NOT NULL;

-- What the model answered, from before its first memory is written until after the last: a job that runs twice adds
-- nothing twice, since it is asked once.
CREATE TABLE distillations (
  tenant_id  text NOT NULL,
  session_id text NOT NULL,
  from_turn  integer NOT NULL,
  to_turn    integer NOT NULL,
  memories   text,                           -- JSON array of what is to be remembered; null once it is
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, session_id, from_turn, to_turn),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

-- A distilled memory goes with its session. A column of its own: `session_id` names the one turn that a memory is.
ALTER TABLE memories ADD COLUMN distilled_from text;
ALTER TABLE memories ADD FOREIGN KEY (tenant_id, distilled_from) REFERENCES sessions (tenant_id, session_id) ON DELETE CASCADE;
CREATE INDEX memories_distilled ON memories (tenant_id, distilled_from) WHERE distilled_from IS NOT NULL;

ALTER TABLE distillation_sweeps ENABLE ROW LEVEL SECURITY;
ALTER TABLE distillation_sweeps FORCE ROW LEVEL SECURITY;
ALTER TABLE session_distillations ENABLE ROW LEVEL SECURITY;
ALTER TABLE session_distillations FORCE ROW LEVEL SECURITY;
ALTER TABLE distillations ENABLE ROW LEVEL SECURITY;
ALTER TABLE distillations FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON distillation_sweeps USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON session_distillations USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON distillations USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON distillation_sweeps, session_distillations, distillations TO hipocampo_app;
  END IF;
END $$;

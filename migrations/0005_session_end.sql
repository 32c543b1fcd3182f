-- Facts read in the background: which turns were read, what a language model told of them, and which sessions were ended.

-- By rules a turn is read when it is saved. Those stored before there were facts were not: the end of their session reads them.
-- Two steps, and no row is written: what is there gets the first default, what comes the second.
ALTER TABLE turns ADD COLUMN facts_read boolean NOT NULL DEFAULT false;
ALTER TABLE turns ALTER COLUMN facts_read SET DEFAULT true;

-- A stretch of turns that a language model reads for facts. What it told, and stood the check, is kept from before the first
-- fact is learnt until all are: a job that runs twice learns nothing twice, since it is asked once.
CREATE TABLE fact_readings (
  tenant_id  text NOT NULL,
  session_id text NOT NULL,
  from_turn  integer NOT NULL,
  to_turn    integer NOT NULL,
  facts      text,                           -- JSON array of what is to be learnt; null before it is told and once it is learnt
  learnt_at  timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, session_id, from_turn, to_turn),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

-- The last end of a session: asked for again without another turn, it is the same job.
CREATE TABLE session_ends (
  tenant_id    text NOT NULL,
  session_id   text NOT NULL,
  through_turn integer NOT NULL,             -- the session's last turn then
  job_id       uuid NOT NULL,                -- which may be purged by now
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

ALTER TABLE users ADD COLUMN facts_consolidated_at timestamptz; -- when that was last asked for

ALTER TABLE fact_readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_readings FORCE ROW LEVEL SECURITY;
ALTER TABLE session_ends ENABLE ROW LEVEL SECURITY;
ALTER TABLE session_ends FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON fact_readings USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON session_ends USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON fact_readings, session_ends TO hipocampo_app;
  END IF;
END $$;

-- The journal: lines of what happened, a day at a time, in the time zone of their user.
--
-- Lines are added and never changed. A user has so many of them at most (JOURNAL_MAX_LINES): the oldest go, and each stays a memory
-- of type `daily_log`, which has the line's id and was written with it. Changes of facts are told from their history: no row of theirs
-- is here, so that no save-turn pays for a line, and what was forgotten is in none.

-- The zone in which the days of a user begin. No row is written: those that are there get the default.
ALTER TABLE users ADD COLUMN timezone text NOT NULL DEFAULT 'UTC';

CREATE TABLE daily_log (
  tenant_id   text NOT NULL,
  line_id     uuid NOT NULL,
  user_id     text NOT NULL,
  source      text NOT NULL CHECK (source IN ('caller', 'session', 'decision', 'error')),
  text        text NOT NULL,
  language    text NOT NULL,
  session_id  text,                          -- the session, and its turn, that the line tells of: it goes with that
  turn_number integer,
  created_at  timestamptz NOT NULL,          -- when it happened: of a turn, the caller's word
  PRIMARY KEY (tenant_id, line_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);
-- Not beginning with the tenant: see memories_changed in 0002.
CREATE INDEX daily_log_of_user ON daily_log (user_id, tenant_id, created_at, line_id);
CREATE INDEX daily_log_of_session ON daily_log (session_id, tenant_id) WHERE session_id IS NOT NULL;
-- Without what was only said again, which most entries tell: they cost nothing.
CREATE INDEX fact_history_of_user ON fact_history (user_id, tenant_id, at) WHERE event <> 'confirmed';

-- How far a session's turns were read for the journal: no line comes of them twice, and none that leaves goes unread.
CREATE TABLE journal_readings (
  tenant_id    text NOT NULL,
  session_id   text NOT NULL,
  through_turn integer NOT NULL,
  PRIMARY KEY (tenant_id, session_id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

-- NOT VALID: no row can break what is wider than what held before, so none is read.
ALTER TABLE memories DROP CONSTRAINT memories_type_check;
ALTER TABLE memories ADD CONSTRAINT memories_type_check
  CHECK (type IN ('episodic', 'summary', 'fact', 'user_profile', 'daily_log', 'snapshot')) NOT VALID;
ALTER TABLE facts DROP CONSTRAINT facts_domain_check;
ALTER TABLE facts ADD CONSTRAINT facts_domain_check
  CHECK (domain IN ('work', 'preferences', 'decisions', 'personal', 'projects', 'self_correction')) NOT VALID;

ALTER TABLE daily_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE daily_log FORCE ROW LEVEL SECURITY;
ALTER TABLE journal_readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE journal_readings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON daily_log USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON journal_readings USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON daily_log, journal_readings TO hipocampo_app;
  END IF;
END $$;

-- Facts: what is stably true of a user, every change of it, the words that find it, and what may not be learnt again.
--
-- Stored states are three; how time tells on an active fact (dormant, stale) is worked out from `last_confirmed_at` when it is
-- read. `facts_version` goes up by one in every transaction that changes a fact of the user, who is locked meanwhile.
--
-- But for the primary keys no index that a lookup by fact could take begins with the tenant: see memories_changed in 0002.

ALTER TABLE users ADD COLUMN facts_version bigint NOT NULL DEFAULT 0;

CREATE TABLE facts (
  tenant_id         text NOT NULL,
  fact_id           uuid NOT NULL,
  user_id           text NOT NULL,
  slot              text NOT NULL,           -- what the key means in any language
  key               text NOT NULL,
  value             text NOT NULL,
  identity          bytea NOT NULL CHECK (octet_length(identity) = 32), -- SHA-256 of the value without case, accents and spaces
  single            boolean NOT NULL,        -- its slot takes one value at a time
  domain            text NOT NULL CHECK (domain IN ('work', 'preferences', 'decisions', 'personal', 'projects')),
  confidence        text NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
  source            text NOT NULL CHECK (source IN ('explicit', 'inferred', 'auto')),
  language          text NOT NULL,
  standing          boolean NOT NULL,        -- told whatever the query is about
  state             text NOT NULL CHECK (state IN ('active', 'superseded', 'deleted')),
  created_at        timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL,
  last_confirmed_at timestamptz NOT NULL,
  superseded_by     uuid,                    -- the fact that took its place, which may be gone by now
  deleted_at        timestamptz,
  evidence          text,                    -- JSON object: the words that first told it, and their turn
  said_session_id   text,                    -- the turn that last said it
  said_turn_number  integer,
  PRIMARY KEY (tenant_id, fact_id),
  CHECK ((state = 'deleted') = (deleted_at IS NOT NULL)),
  CHECK (superseded_by IS NULL OR state = 'superseded'),
  CHECK ((said_session_id IS NULL) = (said_turn_number IS NULL)),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE UNIQUE INDEX facts_value ON facts (user_id, tenant_id, slot, identity);
CREATE UNIQUE INDEX facts_one_value ON facts (user_id, tenant_id, slot) WHERE single AND state = 'active';
CREATE INDEX facts_of_slot ON facts (user_id, tenant_id, slot, last_confirmed_at DESC) WHERE state = 'active';
CREATE INDEX facts_past_of_slot ON facts (user_id, tenant_id, slot, updated_at DESC) WHERE state <> 'active';
-- Confidence is compared, not sorted by: a reading takes the newest of each.
CREATE INDEX facts_of_domain ON facts (user_id, tenant_id, domain, confidence, last_confirmed_at DESC) WHERE state = 'active';
CREATE INDEX facts_standing ON facts (user_id, tenant_id, last_confirmed_at DESC) WHERE standing AND state = 'active';
CREATE INDEX facts_listed ON facts (user_id, tenant_id, created_at DESC, fact_id DESC);
CREATE INDEX facts_deleted ON facts (tenant_id, deleted_at) WHERE state = 'deleted';

-- The words of facts: which of them speak of what is asked.
CREATE TABLE fact_terms (
  tenant_id text NOT NULL,
  fact_id   uuid NOT NULL,
  term      text NOT NULL,                   -- a stem, at most 64 characters
  user_id   text NOT NULL,
  said_at   timestamptz NOT NULL,            -- when the fact was last confirmed; -infinity: it is not active
  PRIMARY KEY (tenant_id, fact_id, term),
  FOREIGN KEY (tenant_id, fact_id) REFERENCES facts ON DELETE CASCADE
);
CREATE INDEX fact_terms_newest ON fact_terms (user_id, tenant_id, term, said_at DESC, fact_id);

-- Every change, one after another; a fact that is gone takes its history along, and nothing else changes it.
CREATE TABLE fact_history (
  tenant_id    text NOT NULL,
  fact_id      uuid NOT NULL,
  entry        bigint GENERATED ALWAYS AS IDENTITY,
  user_id      text NOT NULL,
  event        text NOT NULL CHECK (event IN ('added', 'confirmed', 'superseded', 'forgotten', 'restored')),
  reason       text NOT NULL CHECK (reason IN ('said', 'remembered', 'extracted', 'read', 'retracted', 'contradicted', 'forgotten',
                                               'confirmed', 'restored', 'displaced', 'merged', 'consolidated')),
  state_before text CHECK (state_before IN ('active', 'superseded', 'deleted')), -- null: it was not known
  state_after  text NOT NULL CHECK (state_after IN ('active', 'superseded', 'deleted')),
  other_fact   uuid,                         -- whose place it took, or who took its place
  snapshot     text NOT NULL,                -- JSON object: the fact as it was then
  session_id   text,                         -- the turn that caused it
  turn_number  integer,
  turn_id      uuid,
  at           timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, fact_id, entry),
  FOREIGN KEY (tenant_id, fact_id) REFERENCES facts ON DELETE CASCADE
);
CREATE INDEX fact_history_of_turn ON fact_history (turn_id, tenant_id, entry) WHERE turn_id IS NOT NULL;

-- What was forgotten is not learnt again from turns that were stored until then. No text: it outlives the fact.
CREATE TABLE fact_forgettings (
  tenant_id    text NOT NULL,
  user_id      text NOT NULL,
  slot         text NOT NULL,                -- '*': every slot
  identity     bytea NOT NULL,               -- as in facts; empty: every value
  turn_id      uuid NOT NULL,                -- of the turn that told it, of which nothing is learnt of this slot; zero: of none in particular
  forgotten_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, slot, identity, turn_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

ALTER TABLE facts ENABLE ROW LEVEL SECURITY;
ALTER TABLE facts FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_terms ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_terms FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_history FORCE ROW LEVEL SECURITY;
ALTER TABLE fact_forgettings ENABLE ROW LEVEL SECURITY;
ALTER TABLE fact_forgettings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON facts USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON fact_terms USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON fact_history USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON fact_forgettings USING (tenant_id = current_setting('hipocampo.tenant', true));

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON facts, fact_terms, fact_forgettings TO hipocampo_app;
    GRANT SELECT, INSERT ON fact_history TO hipocampo_app; -- what happened stays as it was told
  END IF;
END $$;

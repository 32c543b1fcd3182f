-- Events: what happened, told once, in the transaction in which it happened; and who is told of it.
--
-- `entry` is given before the commit, so it alone does not say what a reader may have missed: see EventFrontier, by which
-- entries are read only once nothing at work can add one below them. Read that way, they are one order for all readers: an entry is
-- the event's id, and where a reader goes on. Events of one session are in their order: whoever adds one holds its lock.
--
-- One index, because every save-turn adds a row. No foreign key for the same reason: the erasure of a user removes its events.

CREATE TABLE events (
  tenant_id   text NOT NULL,
  entry       bigint GENERATED ALWAYS AS IDENTITY,
  type        text NOT NULL,
  user_id     text NOT NULL,
  session_id  text,                          -- null: of no session in particular
  turn_number integer,                       -- of turn.added, as is the next
  turn_id     uuid,
  detail      text,                          -- JSON object: what else the event tells
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, entry)
);

-- Called for the first turn of a session alone: a part of the statement that writes turns would cost every one of them.
CREATE FUNCTION tell_session_created(tenant text, who text, session text, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO events (tenant_id, type, user_id, session_id, created_at) VALUES (tenant, 'session.created', who, session, at)
$$;

CREATE TABLE webhooks (
  tenant_id       text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  webhook_id      uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id         text,                      -- told of this user alone
  url             text NOT NULL,
  types           text,                      -- JSON array: told of these alone
  secret          text NOT NULL,             -- what bodies are signed with
  created_at      timestamptz NOT NULL DEFAULT now(),
  read_through    bigint NOT NULL,           -- entries up to this one are delivered, or in webhook_deliveries
  lease           uuid,                      -- of the process that delivers now
  leased_until    timestamptz NOT NULL DEFAULT '-infinity',
  delivered       bigint NOT NULL DEFAULT 0,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_error      text,
  PRIMARY KEY (tenant_id, webhook_id)
);
-- The hooks that tell of one user go with it.
CREATE FUNCTION forget_user_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhooks WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_user_webhooks AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user_webhooks();

-- What could not be delivered at once, and what waits behind it. An event that goes takes its deliveries along.
CREATE TABLE webhook_deliveries (
  tenant_id  text NOT NULL,
  webhook_id uuid NOT NULL,
  entry      bigint NOT NULL,
  attempts   integer NOT NULL,               -- 0: it waits behind an earlier one of its session
  try_at     timestamptz,                    -- null: it waits, or is given up
  error      text,                           -- why the last attempt failed
  dead_at    timestamptz,                    -- when it was given up
  PRIMARY KEY (tenant_id, webhook_id, entry),
  FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhooks ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, entry) REFERENCES events ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (tenant_id, entry);

ALTER TABLE events ENABLE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhooks FORCE ROW LEVEL SECURITY;
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON events USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON webhooks USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON webhook_deliveries USING (tenant_id = current_setting('hipocampo.tenant', true));
-- The reserved scope '*', as for jobs: whoever delivers claims and counts the hooks of all tenants.
CREATE POLICY every_tenant_read ON webhooks FOR SELECT USING (current_setting('hipocampo.tenant', true) = '*');
CREATE POLICY every_tenant_run ON webhooks FOR UPDATE USING (current_setting('hipocampo.tenant', true) = '*');

INSERT INTO upkeep (task, due_at) VALUES ('events', '-infinity');

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON events, webhooks, webhook_deliveries TO hipocampo_app;
    GRANT SELECT ON SEQUENCE events_entry_seq TO hipocampo_app;
  END IF;
END $$;

-- Encryption at rest: the keys of users, wrapped by the installation's master key, which is in no database.
--
-- What is sealed stands in the columns that it stood in before; it says itself under which key. Erasing a user destroys one row here.

CREATE TABLE user_keys (
  tenant_id  text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id    text NOT NULL,                  -- '': of the tenant, for what belongs to no user
  key_id     text NOT NULL,                  -- what sealed values name it by
  wrapped    bytea NOT NULL,
  master_id  text NOT NULL,                  -- the master key that it is wrapped by, by its name
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id)
);
CREATE UNIQUE INDEX user_keys_key_id ON user_keys (key_id);
CREATE INDEX user_keys_master ON user_keys (master_id);

-- A user's key goes with the user. A key that was made before its user was is removed by whoever erases the user.
CREATE FUNCTION forget_user_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_keys WHERE tenant_id = OLD.tenant_id AND user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_user_key AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user_key();

-- Gives back a sealed value, if the key that it is under is still there; and holds it there until the transaction ends. The user is
-- held where there is one, as foreign keys hold it: an erasure takes the user first and then the key, so nobody waits in a circle.
CREATE FUNCTION hold_user_key(key text, who text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE tenant_id = current_setting('hipocampo.tenant', true) AND user_id = who FOR KEY SHARE;
  IF FOUND THEN
    PERFORM FROM user_keys WHERE key_id = key AND user_id = who;
  ELSE
    PERFORM FROM user_keys WHERE key_id = key AND user_id = who FOR KEY SHARE;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the key is gone' USING ERRCODE = 'HC001';
  END IF;
END $$;
CREATE FUNCTION under_key(sealed text, key text, who text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_user_key(key, who);
  RETURN sealed;
END $$;
CREATE FUNCTION under_key_each(sealed text[], key text, who text) RETURNS text[] LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_user_key(key, who);
  RETURN sealed;
END $$;

-- How far the encryption of what was there has come: a row for each tenant and piece of work.
CREATE TABLE sealing_progress (
  tenant_id text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  work      text NOT NULL,
  position  text,                            -- where it goes on, as JSON; null: at the beginning
  sealed    bigint NOT NULL DEFAULT 0,       -- rows
  done_at   timestamptz,
  PRIMARY KEY (tenant_id, work)
);

-- Sealed hashes are longer than what they hash. NOT VALID: no row can break what is wider than what held before, so none is read.
ALTER TABLE facts DROP CONSTRAINT facts_identity_check, ADD CHECK (octet_length(identity) >= 32) NOT VALID;
ALTER TABLE snapshots DROP CONSTRAINT snapshots_slug_hash_check, ADD CHECK (octet_length(slug_hash) >= 32) NOT VALID;
ALTER TABLE tool_results DROP CONSTRAINT tool_results_params_hash_check, ADD CHECK (octet_length(params_hash) >= 32);

ALTER TABLE user_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_keys FORCE ROW LEVEL SECURITY;
ALTER TABLE sealing_progress ENABLE ROW LEVEL SECURITY;
ALTER TABLE sealing_progress FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON user_keys USING (tenant_id = current_setting('hipocampo.tenant', true));
CREATE POLICY tenant ON sealing_progress USING (tenant_id = current_setting('hipocampo.tenant', true));
-- The reserved scope '*': hooks are delivered for all tenants, and a start looks for keys of a master key that it does not have.
CREATE POLICY every_tenant_read ON user_keys FOR SELECT USING (current_setting('hipocampo.tenant', true) = '*');

INSERT INTO upkeep (task, due_at) VALUES ('encryption', '-infinity');

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON user_keys, sealing_progress TO hipocampo_app;
    GRANT UPDATE ON service_secrets TO hipocampo_app;
  END IF;
END $$;

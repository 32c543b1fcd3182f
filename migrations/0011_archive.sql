-- Erasure: the key that receipts are signed with, and which files of the semantic index are to go.

-- Secrets of the installation, each made at random when it is first needed. Of no tenant.
CREATE TABLE service_secrets (
  name       text PRIMARY KEY,
  secret     bytea NOT NULL CHECK (octet_length(secret) >= 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Users who were erased, by the names of their files in the semantic index, which do not tell whose they are. Whoever keeps such
-- files looks here for what came since; a row is kept for longer than a file that nobody updates.
CREATE TABLE erased_scopes (
  erasure   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scope     text NOT NULL CHECK (scope ~ '^[0-9a-f]{64}$'), -- SHA-256 of tenant and user
  erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX erased_scopes_age ON erased_scopes (erased_at);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT ON service_secrets TO hipocampo_app;
    GRANT SELECT, INSERT, DELETE ON erased_scopes TO hipocampo_app;
  END IF;
END $$;

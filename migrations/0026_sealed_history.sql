-- What happened to a fact stays as it was told, but for its text, which encryption at rest seals where it stood plain: of the history the
-- service may write that column and no other.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT UPDATE (snapshot) ON fact_history TO hipocampo_app;
  END IF;
END $$;

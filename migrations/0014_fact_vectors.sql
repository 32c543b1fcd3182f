-- Facts are memories too, so that what is asked in other words finds them by their vectors. The memory of a fact has its id, says what it says,
-- and lives as long as it is told: it is written by whoever changes the fact, in the same transaction, and goes with it by a trigger, whichever
-- way the fact goes. It is no memory that a caller gave: it is neither listed nor counted with those.
ALTER TABLE memories ADD COLUMN of_fact boolean NOT NULL DEFAULT false;

CREATE FUNCTION forget_memory_of_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM memories WHERE tenant_id = OLD.tenant_id AND memory_id = OLD.fact_id AND of_fact;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_memory_of_fact AFTER DELETE ON facts FOR EACH ROW EXECUTE FUNCTION forget_memory_of_fact();
CREATE TRIGGER forget_memory_of_past_fact AFTER UPDATE ON facts FOR EACH ROW
  WHEN (OLD.state = 'active' AND NEW.state <> 'active') EXECUTE FUNCTION forget_memory_of_fact();

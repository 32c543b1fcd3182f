-- The state of a session beside its turns: who holds its lock, its key-value context, and what outside of this service belongs to it.
--
-- No row is written and no table is read: every column is empty or has a constant default, and the check binds what is written from now on.
ALTER TABLE sessions
  -- live: it has had turns. unborn: it was only locked so far. destroyed: nothing is left of it but its numbers, which a session
  -- made again under its id goes on from. Readers know live ones only; the next turn makes any other live.
  ADD COLUMN state text NOT NULL DEFAULT 'live',
  ADD COLUMN lock_owner text,                 -- who was given the lock last, by a name of the caller's
  ADD COLUMN lock_user text,                  -- on whose behalf, while the session is unborn; null where nobody said
  ADD COLUMN lock_token uuid,                 -- the proof of it: a save that names another is refused
  ADD COLUMN lock_expires_at timestamptz,     -- held until then; null once it was released
  ADD COLUMN fencing_token bigint NOT NULL DEFAULT 0, -- of the last acquisition; only ever rises, over destruction as well
  ADD COLUMN context text NOT NULL DEFAULT '{}',       -- JSON object: the caller's key-value context
  ADD COLUMN external_refs text NOT NULL DEFAULT '{}', -- JSON object of strings: container_id and the like, handed back when the session goes
  ALTER COLUMN user_id DROP NOT NULL,         -- an unborn session is nobody's: its first turn says whose it is
  ADD CONSTRAINT sessions_state CHECK (state IN ('live', 'unborn', 'destroyed') AND (user_id IS NULL) = (state = 'unborn')) NOT VALID;

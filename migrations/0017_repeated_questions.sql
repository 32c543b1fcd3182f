-- Questions that are asked again are answered by the turn that answered them first. A turn says itself whether it is one: worked out once,
-- when it is saved, so that a build has only to look it up. No row is written and no table is read.
ALTER TABLE turns
  ADD COLUMN question bigint,                            -- keyed hash of what it asks, in whatever order and politeness; null: nothing that its answer could answer again
  ADD COLUMN corrects boolean NOT NULL DEFAULT false;    -- true where it says that the answer before it was wrong

-- Not beginning with the tenant: see memories_changed in 0002.
CREATE INDEX turns_question ON turns (user_id, tenant_id, question, stored_at DESC) WHERE question IS NOT NULL;

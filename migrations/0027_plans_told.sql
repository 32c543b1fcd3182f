-- When a turn last changed the plan of a session, and the plan that the session let go when it went on to other matters: a user's later
-- sessions go on with the plan that was told last, and with none behind one that was called off.
ALTER TABLE sessions ADD COLUMN plan_told_at timestamptz, ADD COLUMN plan_let_go jsonb;

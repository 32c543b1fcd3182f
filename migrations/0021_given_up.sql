-- Stretches of turns that the language model could not read, however often it was asked: their text need not be kept for it any longer.
ALTER TABLE fact_readings ADD COLUMN given_up_at timestamptz;  -- a job that is tried again may still read it

-- How each turn goes on from the two before it, 0 to 1, as far as whoever saved it had them at hand; of others it is worked out where they are read.
ALTER TABLE turns ADD COLUMN semantic_continuity real;  -- null: the first turn, or not known when it was saved

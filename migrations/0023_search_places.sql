-- Lists of the search index tell where in a turn a word stands. Those that earlier versions wrote do not; they are read as they are, with the texts of
-- turns instead, until the background has renewed their block.
ALTER TABLE search_blocks ADD COLUMN tells_places boolean NOT NULL DEFAULT false; -- false also where an earlier version began the block
CREATE INDEX search_blocks_to_renew ON search_blocks (tenant_id, user_id, block) WHERE NOT tells_places;

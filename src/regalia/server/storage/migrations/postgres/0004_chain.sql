-- A hash of every entry and all before it; how many entries a table had when it was described.
ALTER TABLE entries ADD COLUMN link bytea;
ALTER TABLE tables ADD COLUMN seq integer NOT NULL DEFAULT 0;

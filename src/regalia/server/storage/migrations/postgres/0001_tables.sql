-- Tables, their entries (only ever added), and what every viewer of a finished game was sent.
CREATE TABLE tables (
    id text PRIMARY KEY,
    phase text NOT NULL,
    listed integer NOT NULL,
    summary text NOT NULL,
    due bigint,
    changed bigint NOT NULL
);
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE entries (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE streams (
    table_id text NOT NULL,
    viewer integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, viewer)
);

-- Tables, their entries (only ever added), and what every viewer of a finished game was sent.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    summary TEXT NOT NULL,
    due INTEGER,
    changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE streams (
    table_id TEXT NOT NULL,
    viewer INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, viewer)
) WITHOUT ROWID;

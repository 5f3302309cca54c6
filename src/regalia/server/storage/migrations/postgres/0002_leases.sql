-- One lease for each process, and the tables it owns by the lease's number, which is never used again.
CREATE TABLE leases (
    epoch integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    until timestamptz NOT NULL
);
CREATE TABLE owners (
    table_id text PRIMARY KEY,
    epoch integer NOT NULL
);
INSERT INTO owners (table_id, epoch) SELECT id, 0 FROM tables;

-- What is kept beside the tables, by name: orders of whoever runs the server, and signs of readiness.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

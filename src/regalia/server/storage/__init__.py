"""Where tables are kept: SQLite or PostgreSQL, migrations and backups."""

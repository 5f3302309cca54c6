"""The 27 characters, one file per rank."""

"""The table as it was designed: every line of "done" is a test, at every size, for all seats, languages and both themes."""

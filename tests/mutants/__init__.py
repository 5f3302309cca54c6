"""Planted bugs: a law that catches none is no law. ``python -m tests.mutants`` plants them one by one."""

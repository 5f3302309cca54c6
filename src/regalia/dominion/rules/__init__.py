"""Dominion, as its instruction glossary defines it."""

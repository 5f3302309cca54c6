"""The table: a server that never loses a move and never shows a card. docs/protocol.md explains it.

Importing this package needs nothing installed; the modules inside need the extra ``server``.
"""

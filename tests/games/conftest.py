"""The tests of a package run only where it is installed."""

from regalia.games import names

collect_ignore = [] if "tricks" in names() else ["tricks"]

"""The printed cards, one file per expansion."""

"""Work done in processes of its own: bots, analyses, verification."""

"""Tricks, a game of our own for two to four players; every id below is a statement in ``statements.json``.

Everybody is dealt some of four suits of six cards (T-DEAL), passes one unseen to a neighbour (T-PASS), says how many tricks
they will take (T-BID), and plays them out, any card at any time (T-TRICK). A bid that comes true brings points (T-SCORE).
"""

"""Tricks, a game of our own for two to four players; every id below is a statement in ``statements.json``.

Four suits of six cards are shuffled and some dealt to everybody; with trumps, the top card of the stock is turned up and its
suit beats the others (T-DEAL). Everybody passes a card, unseen, to a neighbour (T-PASS) and then says how many tricks they will
take (T-BID). The leader plays a card; the others play one of its suit, or a trump, or throw any card away face down, whether
or not they could have followed, so that nobody learns what they lack (T-TRICK). The highest card takes the trick and its
player leads the next one. A trick is a point, a bid that comes true three more (T-SCORE).
"""

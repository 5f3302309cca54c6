"""How a district leaves a city: destroyed, exchanged or seized, and what follows from it."""

from regalia.citadels.rules.layout import BELL_TOWER, DECK, MUSEUM, SITE, UNDER_MUSEUM, city
from regalia.citadels.rules.table import Citadels


def destroy_district(game: Citadels, seat: int, card: int, rule: str) -> None:
    discard_district(game, seat, card, "destroyed", rule)


def discard_district(game: Citadels, seat: int, card: int, kind: str, rule: str) -> None:
    """Destroyed or discarded: face down to the bottom of the deck (D-TERM-01, -02)."""
    take_down(game, seat, card, kind, rule)
    bury(game, card)


def bury(game: Citadels, card: int) -> None:
    """From the site to the bottom of the deck."""
    game.discard(card, SITE)
    if game.box.title[card] == MUSEUM:
        empty_museum(game)


def take_down(game: Citadels, seat: int, card: int, kind: str, rule: str) -> None:
    """Out of the city and onto the site, where the Graveyard may still find it."""
    if game.journal is not None:
        game.tell(kind, rule, (seat, game.face(card)))
    if game.box.title[card] == BELL_TOWER and game.goal != game.box.goal:
        restore_goal(game)  # with the tower counted: whoever held the usual number has reached it (decision 2)
    game.leave(card, seat)
    game.move(card, city(seat), SITE)
    if card in game.beautified:
        game.beautified.remove(card)  # the coin goes to the bank


def empty_museum(game: Citadels) -> None:
    """Its cards go below it, in random order, unseen (D-MUSEUM-04, R-D3.1)."""
    game.shuffle(UNDER_MUSEUM)
    while game.zones[UNDER_MUSEUM]:
        game.move(game.zones[UNDER_MUSEUM][-1], UNDER_MUSEUM, DECK, True)


def restore_goal(game: Citadels) -> None:
    """The usual goal again; what was complete only by the lowered one no longer is (D-BELLTOWER-03, R-D1.9)."""
    game.goal = game.box.goal
    finished = len(game.finished)
    game.finished = [seat for seat in game.finished if game.size(seat) >= game.goal]
    game.complete = 0
    for seat in game.finished:
        game.complete |= 1 << seat
    if game.journal is not None:
        game.tell("restores_goal", "D-BELLTOWER-03" if len(game.finished) == finished else "R-D1.9", (game.goal,))


def hand_over(game: Citadels, card: int, source: int, seat: int) -> None:
    """Another city takes a standing district, with the coin or the cards that belong to it (R-56, D-MUSEUM-03)."""
    game.enter(card, source, seat)
    if game.box.title[card] == MUSEUM and game.zones[UNDER_MUSEUM]:
        game.show(UNDER_MUSEUM, 1 << seat)  # R-D3.2

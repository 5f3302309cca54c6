"""How a district leaves a city: destroyed, exchanged or seized, and what follows from it."""

from regalia.citadels.rules.layout import BURIED, HANDED_OVER, SITE, TAKEN_DOWN, city
from regalia.citadels.rules.moments import happen
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
    happen(game, BURIED, game.active, card)


def take_down(game: Citadels, seat: int, card: int, kind: str, rule: str) -> None:
    """Out of the city and onto the site, where the Graveyard may still find it."""
    if game.journal is not None:
        game.tell(kind, rule, (seat, game.face(card)))
    happen(game, TAKEN_DOWN, seat, card)
    game.leave(card, seat)
    game.move(card, city(seat), SITE)
    if card in game.beautified:
        game.beautified.remove(card)  # the coin goes to the bank


def hand_over(game: Citadels, card: int, source: int, seat: int) -> None:
    """Another city takes a standing district, with the coin or the cards that belong to it (R-56, D-MUSEUM-03)."""
    game.enter(card, source, seat)
    happen(game, HANDED_OVER, seat, card)

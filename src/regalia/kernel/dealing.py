"""Dealing worlds: what a seat cannot know is put into an order everybody knows and shuffled (determinization)."""

from typing import TYPE_CHECKING, Final

from regalia.kernel.cards import Track
from regalia.kernel.chance import Chance

if TYPE_CHECKING:
    from regalia.kernel.game import Game

CARD: Final = (1 << 20) - 1  # the part of a sorting key that is the card
# How often a hidden card of a dealt world has moved. Its true number would tell which card it is; a small one might be what
# something remembers that lost its track long ago.
UNTOLD: Final = 1 << 20
MAX_REDEALS: Final = 60  # attempts before hidden cards of the asked seat are kept, and again before ``NoWorld``


class NoWorld(LookupError):
    """In none of the worlds that were dealt is the open question asked.

    >>> from regalia.kernel.chance import Chance
    >>> from regalia.kernel.dealing import NoWorld
    >>> from regalia.games import USUAL, new
    >>> game = new(USUAL, seats=4, seed=7)
    >>> try:
    ...     world = game.determinize(1, Chance(1))
    ... except NoWorld:
    ...     world = game  # search what is there
    >>> world.decision.seat
    0
    """


def determinize(game: "Game", viewer: int, chance: Chance) -> "Game":
    """``Game.determinize``: worlds are dealt until the open question is asked in one."""
    asked = game.decision
    if asked is None:
        return dealt_world(game, viewer, chance)
    for attempt in range(2 * MAX_REDEALS):
        world = dealt_world(game, viewer, chance, 0 if attempt < MAX_REDEALS else 1 << asked.seat)
        world.ask_again()  # another hand has other options
        decision = world.decision
        if decision is not None and decision.seat == asked.seat and decision.question is asked.question:
            if decision.options:  # a hand without an answer would not have come to this question
                return world
    raise NoWorld(f"{asked.question.name!r} is asked in none of {2 * MAX_REDEALS} worlds dealt for seat {viewer}")


def dealt_world(game: "Game", viewer: int, chance: Chance, keep: int = 0) -> "Game":
    """One such world, whether or not the open question would be asked in it; the seats in ``keep`` keep their cards.

    It follows from what the viewer knows and from ``chance``: cards that cannot be told apart are put into an order
    everybody knows before they are shuffled, so all games of one information set are dealt alike.
    """
    original = game.settled_for(viewer)
    if original is not game:
        return dealt_world(original, viewer, chance, keep)
    world = game.copy()
    world.unshare()
    world.chance = Chance(chance.word() << 30 | chance.word())
    pinned = {track[0] for effect in game.stack for track in effect.holds()}
    if keep:
        for zone, pile in enumerate(game.zones):
            if game.sight[zone] & keep:
                pinned.update(pile)
    spots = [0] * len(game.place)  # by card
    for pile in game.zones:
        for spot, card in enumerate(pile):
            spots[card] = spot
    hiding = [at for at, effect in enumerate(game.stack) if effect.hides()]
    others: dict[int, Track] = {}  # by card that is hidden: the one dealt in its place
    place = game.place
    for lot in game.indistinguishable(viewer):
        free = [card for card in lot if card not in pinned] if pinned else lot
        if free:
            slots = [key & CARD for key in sorted([(place[card] << 20 | spots[card]) << 20 | card for card in free])]
            dealt = [key & CARD for key in sorted([game.face(card) << 20 | card for card in free])]
            chance.shuffle(dealt)
            put_in_place_of(world, game, spots, slots, dealt)
            if hiding:
                others.update([(card, (dealt[at], UNTOLD)) for at, card in enumerate(slots)])
    for at in hiding:
        world.stack[at] = world.stack[at].renamed(others)
    world.deal_secrets(viewer, chance)
    return world


def put_in_place_of(world: "Game", original: "Game", spots: list[int], cards: list[int], dealt: list[int]) -> None:
    """Let every card of ``dealt`` lie where the original has the card of the same number in ``cards``.

    Who knows a card of a pile nobody looks into has been seen to look at it. Who else knows a card of a hand is as hidden
    as the card: one that was passed on may have been played since.
    """
    world.renamed(cards, dealt)
    place, known, sight = original.place, original.known, original.sight
    for at, card in enumerate(cards):
        other = dealt[at]
        zone = place[card]
        world.changing(zone)[spots[card]] = other
        world.place[other] = zone
        lookers = sight[zone]
        world.known[other] = lookers if lookers != 0 else known[card]
        world.moves[other] = UNTOLD

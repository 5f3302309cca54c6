"""What each seat may know beyond the cards it sees, and which hidden things it cannot tell apart."""

from typing import TYPE_CHECKING

from regalia.citadels.rules.layout import (
    CIRCUS_TENT,
    FACE_DOWN,
    FACE_UP,
    FIRST_DISTRICT,
    PACK,
    THREATS,
    WARRANTS,
    hand,
    owner_of,
    ring,
    role,
)
from regalia.citadels.rules.markers import ranks_in
from regalia.kernel.cards import NOBODY, NOWHERE
from regalia.kernel.chance import Chance

if TYPE_CHECKING:
    from regalia.citadels.rules.table import Citadels


def tents(game: "Citadels", seat: int) -> int:
    """Circus Tents lying before a seat."""
    return [game.box.title[card] for card in game.zones[ring(seat)]].count(CIRCUS_TENT)


def facts(game: "Citadels", viewer: int) -> dict[str, object]:
    """The whitelist of all that is not a card (C-INFO-01 … -08). The faces of markers are for those who placed them."""
    warrants, threats = game.markers[WARRANTS], game.markers[THREATS]
    return {
        "cast": game.box.cast_names,  # C-SETUP-12
        "round": game.round,
        "crown": game.crown,
        "gold": game.gold,
        "goal": game.goal,
        "finished": game.finished,
        "beautified": [game.place_number_anywhere(card) for card in game.beautified],
        "tax": game.tax,
        "called": game.called,
        "revealed": game.holder,
        "killed": game.killed,
        "robbed": game.robbed,
        "thief": game.thief,
        "bewitched": game.bewitched,
        "witch": game.witch,
        "magistrate": warrants.seat,
        "warrants": ranks_in(warrants.ranks),
        "signed_warrant": warrants.seen_by(viewer),
        "blackmailer": threats.seat,
        "threats": ranks_in(threats.ranks),
        "flowered_threat": threats.seen_by(viewer),
        "flower_may_be_on": ranks_in(threats.may_be),
        "protected": game.protected,
        "chosen_from": packs_of(game, viewer),
        "picked_up": picked_up(game, viewer),
        "active": game.active,
        "acting": game.acting,
        "gathered": game.gathered,
        "built": game.built,
        "limit": game.limit,
        "wagon_gold": game.wagon_gold,
        "wagon_owners": [owner_of(game.place[card]) if card >= 0 else NOBODY for card in game.wagons],
    }


def packs_of(game: "Citadels", viewer: int) -> list[list[int]]:
    """The characters the viewer was passed, lap by lap."""
    if viewer < 0:
        return []
    return [ranks_in(game.packs[lap * game.seats + viewer]) for lap in range(2)]


def picked_up(game: "Citadels", viewer: int) -> int:
    """The character set aside first, for the last of 7 or 8 seats, who took it up and was passed another (C-SEL-07, -12)."""
    last = (game.chose_first - 1) % game.seats
    if viewer != last or not game.box.last_takes_face_down:
        return 0
    found = ranks_in(game.packs[last] & ~game.packs[(last - 1) % game.seats])
    return found[0] if found else 0


def indistinguishable(game: "Citadels", viewer: int) -> list[list[int]]:
    """Hidden districts may lie anywhere; hidden characters only where those of the same history lie.

    Which packs a character was in when the viewer saw them tells whether it was taken before or after.
    """
    known = game.known
    place = game.place
    hidden = [card for card in range(FIRST_DISTRICT, len(known)) if not known[card] >> viewer & 1 and place[card] != NOWHERE]
    first, second = game.packs[viewer], game.packs[game.seats + viewer]
    histories: list[list[int]] = [[], [], [], []]
    for rank in range(1, game.box.top_rank + 1):
        if not known[rank] >> viewer & 1:
            histories[(first >> rank & 1) + 2 * (second >> rank & 1)].append(rank)
    return [hidden, *histories]


def is_absent(game: "Citadels", rank: int) -> bool:
    """Called without an answer, and not killed: everybody knows that nobody has it."""
    is_answered = rank < game.called or (rank == game.called and not game.call_open)
    return is_answered and game.holder[rank] == NOBODY and rank != game.killed


def may_have(game: "Citadels", seat: int, rank: int) -> bool:
    """Whether, for all the table knows, ``seat`` may have this character."""
    if game.known[rank] == game.everyone:
        return game.place[rank] == role(seat)
    for card in game.zones[role(seat)]:
        if game.known[card] != game.everyone:
            return True
    return False


def may_hold(game: "Citadels", seat: int, title: int) -> bool:
    """Whether, for all the table knows, a card of this title may be in the seat's hand."""
    known = game.known
    everyone = game.everyone
    has_hidden = False
    for card in game.zones[hand(seat)]:
        if known[card] != everyone:
            has_hidden = True
        elif game.box.title[card] == title:
            return True
    if has_hidden:
        for card in range(FIRST_DISTRICT, len(known)):
            if game.box.title[card] == title and known[card] != everyone and game.place[card] != NOWHERE:
                return True
    return False


def rename_packs(game: "Citadels", ranks: list[int], dealt: list[int]) -> None:
    """In a new world the others chose from packs with other characters; the viewer's own packs stay what they were."""
    for at, pack in enumerate(game.packs):
        new = pack
        for rank in ranks:
            new &= ~(1 << rank)
        for rank, other in zip(ranks, dealt, strict=True):
            if pack >> rank & 1:
                new |= 1 << other
        game.packs[at] = new


def deal_secrets(game: "Citadels", viewer: int, chance: Chance) -> None:
    """The rest of a new world: characters nobody answered for lie in the middle; markers get new faces."""
    _put_absent_in_the_middle(game, viewer)
    _exchange_last_choice(game, viewer, chance)
    game.markers = [markers.dealt(viewer, chance) for markers in game.markers]


def _put_absent_in_the_middle(game: "Citadels", viewer: int) -> None:
    """Where a character dealt to a seat is known to be nobody's, it changes places with one of the same history."""
    for rank in range(1, min(game.called, game.box.top_rank) + 1):
        if game.place[rank] in (FACE_DOWN, PACK, FACE_UP) or not is_absent(game, rank):
            continue
        for other in game.zones[FACE_DOWN]:
            hidden = not game.known[other] >> viewer & 1
            if hidden and not is_absent(game, other) and _same_history(game, viewer, rank, other):
                _swap(game, rank, other)
                rename_packs(game, [rank, other], [other, rank])
                break


def _same_history(game: "Citadels", viewer: int, one: int, other: int) -> bool:
    packs = (game.packs[viewer], game.packs[game.seats + viewer])
    return all(pack >> one & 1 == pack >> other & 1 for pack in packs)


def _last_choice(game: "Citadels", viewer: int) -> tuple[int, int]:
    """The character the last of 7 or 8 seats has and the one left in the middle, if the viewer cannot tell which was which."""
    if game.box.last_takes_face_down and game.zones[FACE_DOWN]:
        last = (game.chose_first - 1) % game.seats
        left = game.zones[FACE_DOWN][0]
        chosen = ranks_in(game.packs[last] & ~(1 << left))  # the Theater may have brought it to another seat since
        if last != viewer and chosen:
            taken = chosen[0]
            if (game.known[taken] | game.known[left]) >> viewer & 1 == 0 and not is_absent(game, left):
                return taken, left
    return 0, 0


def _history(game: "Citadels", viewer: int, rank: int) -> int:
    return (game.packs[viewer] >> rank & 1) + 2 * (game.packs[game.seats + viewer] >> rank & 1)


def before_last_choice(game: "Citadels", viewer: int) -> "Citadels":
    """The world in which the last seat took the passed card: the viewer cannot tell it from the other."""
    taken, left = _last_choice(game, viewer)
    if not taken or _history(game, viewer, taken) >= _history(game, viewer, left):
        return game
    twin = game.copy()
    twin.unshare()
    _swap(twin, taken, left)
    return twin


def _exchange_last_choice(game: "Citadels", viewer: int, chance: Chance) -> None:
    """The last of 7 or 8 seats took either the passed card or the one set aside first: nobody else knows which."""
    taken, left = _last_choice(game, viewer)
    if taken and not chance.below(2):
        _swap(game, taken, left)


def _swap(game: "Citadels", one: int, other: int) -> None:
    here, there = game.place[one], game.place[other]
    at, to = game.zones[here].index(one), game.zones[there].index(other)
    game.zones[here][at], game.zones[there][to] = other, one
    game.place[one], game.place[other] = there, here
    game.known[one], game.known[other] = game.known[other], game.known[one]
    game.moves[one], game.moves[other] = game.moves[other], game.moves[one]

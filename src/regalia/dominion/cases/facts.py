"""What may be expected of a table of Dominion."""

from collections.abc import Callable
from typing import Final

from regalia.casebook.adapters import letter_of, seat_of
from regalia.casebook.facts import Fact, Mismatch, Words, compare_all, in_words
from regalia.casebook.nodes import Node
from regalia.dominion.cases.words import kind, kind_words, kinds
from regalia.dominion.rules.kinds import NO_KIND, kind_in, number_in
from regalia.dominion.rules.layout import (
    ACTION_TOKEN,
    BUY_TOKEN,
    CARD_TOKEN,
    COIN_TOKEN,
    OWN_MAT_NAMES,
    PHASE_NAMES,
    PLACE_NAMES,
    SEAT_BEYOND_NAMES,
    SHARED_BEYOND_NAMES,
    TOKEN_NAMES,
    TRASH,
    seat_zone,
)
from regalia.dominion.rules.scoring import own_cards, total
from regalia.dominion.rules.table import Dominion

PILE_TOKENS: Final = (CARD_TOKEN, ACTION_TOKEN, BUY_TOKEN, COIN_TOKEN)  # these lie on piles

# -- how a case writes it --------------------------------------------------------------------------------------------------


def a_number(game: Dominion, node: Node) -> Words:
    return node.number()


def a_flag(game: Dominion, node: Node) -> Words:
    return node.flag()


def a_seat(game: Dominion, node: Node) -> Words:
    return "nobody" if node.word() == "nobody" else letter_of(seat_of(node, node.text(), game.seats))


def a_phase(game: Dominion, node: Node) -> Words:
    return node.one_of(PHASE_NAMES, "phase")


def a_pile(game: Dominion, node: Node) -> Words:
    return node.word().replace("_", " ")


def some_words(game: Dominion, node: Node) -> Words:
    return [part.word().replace("_", " ") for part in node.many()]


def cards(game: Dominion, node: Node) -> Words:
    return [kind_words(number) for number in kinds(node)]


# -- what is so ------------------------------------------------------------------------------------------------------------


def lying(place: int) -> Callable[[Dominion, int], Words]:
    """From the top."""
    return lambda game, at: [kind_words(game.face(card)) for card in reversed(game.zones[seat_zone(at, place)])]


def tokens(sort: int) -> Callable[[Dominion, int], Words]:
    return lambda game, at: game.token(at, sort)


def on_pile(sort: int) -> Callable[[Dominion, int], Words]:
    """The pile a token lies on, or "none"."""
    return lambda game, at: (
        game.zone_names()[game.token(at, sort)].removeprefix("pile_").replace("_", " ") if game.token(at, sort) else "none"
    )


def on_mat(name: str) -> Callable[[Dominion, int], Words]:
    """Nothing where this game has no mats."""

    def lying_there(game: Dominion, at: int) -> Words:
        zone = f"{name}_{at}"
        there = game.zones[game.zone_names().index(zone)] if zone in game.zone_names() else []
        return [kind_words(game.face(card)) for card in there]

    return lying_there


def in_deck(name: str) -> Callable[[Dominion], Words]:
    """From the top."""

    def lying_there(game: Dominion) -> Words:
        there = game.zones[game.zone_names().index(name)] if name in game.zone_names() else []
        return [kind_words(game.face(card)) for card in reversed(there)]

    return lying_there


def having(game: Dominion, at: int) -> Words:
    return [kind_words(kind) for kind in game.box.landscape_of if game.has(at, kind)]


SEAT_FACTS: Final = {
    **{name: Fact(cards, on_mat(name)) for name in (*SEAT_BEYOND_NAMES, *OWN_MAT_NAMES)},
    "has": Fact(cards, having),
    **{name: Fact(cards, lying(place), ordered=name == "deck") for place, name in enumerate(PLACE_NAMES)},
    "cards": Fact(a_number, lambda game, at: len(own_cards(game, at))),
    "turns": Fact(a_number, lambda game, at: game.turns[at]),
    "points": Fact(a_number, total),
    **{name: Fact(a_number, tokens(sort)) for sort, name in enumerate(TOKEN_NAMES)},
    **{TOKEN_NAMES[sort]: Fact(a_pile, on_pile(sort)) for sort in PILE_TOKENS},
    "played": Fact(
        cards, lambda game, at: [kind_words(kind_in(both)) for both in game.played if number_in(both) == at], ordered=True
    ),
}
TABLE_FACTS: Final = {
    "turn": Fact(a_seat, lambda game: letter_of(game.active)),
    "phase": Fact(a_phase, lambda game: PHASE_NAMES[game.phase]),
    "actions": Fact(a_number, lambda game: game.actions),
    "buys": Fact(a_number, lambda game: game.buys),
    "coins": Fact(a_number, lambda game: game.coins),
    "potions": Fact(a_number, lambda game: game.potions),
    "trash": Fact(cards, lambda game: [kind_words(game.face(card)) for card in game.zones[TRASH]]),
    **{name: Fact(cards, in_deck(name), ordered=name in ("boons", "hexes")) for name in SHARED_BEYOND_NAMES},
    "turned": Fact(cards, lambda game: [kind_words(game.face(card)) for card in game.zones[TRASH] if game.is_turned(card)]),
    "extra_turn": Fact(a_flag, lambda game: game.turn_kind != NO_KIND),
    "hand_size": Fact(a_number, lambda game: game.hand_size),
    "trade_route": Fact(a_number, lambda game: game.trade_tokens()),
    "empty_piles": Fact(a_number, lambda game: game.empty_piles()),
    "supply_piles": Fact(a_number, lambda game: len(game.box.supply)),
    "over": Fact(a_flag, lambda game: game.decision is None),
}


def mismatches(game: Dominion, node: Node) -> list[Mismatch]:
    return compare_all(game, node, SEAT_FACTS, TABLE_FACTS, OTHERS)


def supply_mismatches(game: Dominion, node: Node, size: Callable[[int], int]) -> list[Mismatch]:
    """``supply: {village: 9}``; -1: there is no such pile."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        pile = f"pile_{name}"
        zone = game.zone_names().index(pile) if pile in game.zone_names() else game.box.pile_of[kind(part, name)]
        there = -1 if zone < 0 else size(zone)
        if there != part.number():
            shown = f"supply {name.replace('_', ' ')}"
            found.append((part, f"{shown}: {part.number()}", f"{shown}: {there}"))
    return found


def pile_called(game: Dominion, node: Node, name: str) -> list[int]:
    if f"pile_{name}" not in game.zone_names():
        raise node.wrong(f"there is no pile {name.replace('_', ' ')!r} in this game; name it under 'kingdom'")
    return game.zones[game.zone_names().index(f"pile_{name}")]


def top_mismatches(game: Dominion, node: Node) -> list[Mismatch]:
    """``top: {augurs: acolyte}``: what lies on top of a pile."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        pile = pile_called(game, part, name)
        there = kind_words(game.face(pile[-1])) if pile else "nothing"
        if there != part.text():
            found.append((part, f"top of {name}: {part.text()}", f"top of {name}: {there}"))
    return found


def pile_mismatches(game: Dominion, node: Node) -> list[Mismatch]:
    """``pile: {augurs: [acolyte x4, sorceress]}``: all its cards, from the top."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        wanted = [kind_words(number) for number in kinds(part)]
        pile = pile_called(game, part, name)
        there = [kind_words(game.face(card)) for card in reversed(pile)]
        if there != wanted:
            found.append((part, f"pile of {name}: {in_words(wanted)}", f"pile of {name}: {in_words(there)}"))
    return found


def cost_mismatches(game: Dominion, node: Node) -> list[Mismatch]:
    """``costs: {copper: 0, silver: 1}``: in coins, now."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        there = game.price(kind(part, name)).coins
        if there != part.number():
            found.append((part, f"cost of {name}: {part.number()}", f"cost of {name}: {there}"))
    return found


def landmark_mismatches(game: Dominion, node: Node) -> list[Mismatch]:
    """``on landmarks: {basilica: 6}``: the VP tokens on them."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        if kind(part, name) not in game.box.landscape_of:
            raise part.wrong(f"{name.replace('_', ' ')} is not in this game; name it under 'landscapes'")
        there = game.held[game.box.landscape_of[kind(part, name)]]
        if there != part.number():
            found.append((part, f"on {name}: {part.number()}", f"on {name}: {there}"))
    return found


def embargo_mismatches(game: Dominion, node: Node) -> list[Mismatch]:
    """``embargo: {silver: 2}``: the Embargo tokens on piles."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        pile_called(game, part, name)
        at = game.zone_names().index(f"pile_{name}") - game.box.first_pile
        there = game.on_piles[at] if game.on_piles else 0
        if there != part.number():
            found.append((part, f"embargo on {name}: {part.number()}", f"embargo on {name}: {there}"))
    return found


OTHERS: Final[dict[str, Callable[[Dominion, Node], list[Mismatch]]]] = {
    "supply": lambda game, part: supply_mismatches(game, part, lambda zone: len(game.zones[zone])),
    "top": top_mismatches,
    "pile": pile_mismatches,
    "costs": cost_mismatches,
    "on_landmarks": landmark_mismatches,
    "embargo": embargo_mismatches,
}

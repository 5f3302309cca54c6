"""What may be expected of a table of Citadels."""

from collections.abc import Callable
from typing import Final

from regalia.casebook.adapters import letter_of
from regalia.casebook.facts import Fact, Mismatch, Words, compare_all
from regalia.casebook.nodes import Node
from regalia.citadels.cases.words import (
    card_name,
    card_words,
    rank,
    rank_words,
    seat,
    title,
    title_words,
)
from regalia.citadels.rules.layout import (
    DECK,
    FACE_DOWN,
    FACE_UP,
    PACK,
    SITE,
    THREATS,
    UNDER_MUSEUM,
    WARRANTS,
    city,
    drawn,
    hand,
    ring,
    role,
)
from regalia.citadels.rules.markers import ranks_in
from regalia.citadels.rules.table import NO_CARD, Citadels

# -- how a case writes it --------------------------------------------------------------------------------------------------


def a_number(game: Citadels, node: Node) -> Words:
    return node.number()


def a_flag(game: Citadels, node: Node) -> Words:
    return node.flag()


def a_seat(game: Citadels, node: Node) -> Words:
    return letter_of(seat(game.seats, node))


def a_character(game: Citadels, node: Node) -> Words:
    return rank_words(game.box, rank(game.box, node))


def cards(game: Citadels, node: Node) -> Words:
    return [card_name(part) for part in node.many()]


def titles(game: Citadels, node: Node) -> Words:
    return [title_words(title(part)) for part in node.many()]


def characters(game: Citadels, node: Node) -> Words:
    return [rank_words(game.box, rank(game.box, part)) for part in node.many() if part.text() != "nobody"]


def some_seats(game: Citadels, node: Node) -> Words:
    return [letter_of(seat(game.seats, part)) for part in node.many()]


def some_numbers(game: Citadels, node: Node) -> Words:
    return [part.number() for part in node.many()]


# -- what is so ------------------------------------------------------------------------------------------------------------


def lying(zone: Callable[[int], int]) -> Callable[[Citadels, int], Words]:
    return lambda game, at: [card_words(game, card) for card in game.zones[zone(at)]]


def pile(zone: int) -> Callable[[Citadels], Words]:
    """From the top."""
    return lambda game: [card_words(game, card) for card in reversed(game.zones[zone])]


def aside(zone: int) -> Callable[[Citadels], Words]:
    return lambda game: [rank_words(game.box, number) for number in game.zones[zone]]


def marked(game: Citadels, mask: int) -> Words:
    return [rank_words(game.box, number) for number in ranks_in(mask)]


def revealed(game: Citadels, at: int) -> Words:
    return [rank_words(game.box, number) for number, holder in enumerate(game.holder) if holder == at]


def wagons(game: Citadels) -> Words:
    """The gold on each wagon still there, in the order they were laid."""
    return [gold for card, gold in zip(game.wagons, game.wagon_gold, strict=True) if card != NO_CARD]


SEAT_FACTS: Final = {
    "gold": Fact(a_number, lambda game, at: game.gold[at]),
    "hand": Fact(titles, lying(hand)),
    "city": Fact(cards, lying(city)),
    "ring": Fact(titles, lying(ring)),
    "drawn": Fact(titles, lying(drawn)),
    "character": Fact(characters, lambda game, at: [rank_words(game.box, n) for n in game.zones[role(at)]]),
    "characters": Fact(characters, lambda game, at: [rank_words(game.box, n) for n in game.zones[role(at)]]),
    "revealed": Fact(characters, revealed),
    "complete": Fact(a_flag, lambda game, at: game.is_complete(at)),
    "districts": Fact(a_number, lambda game, at: game.size(at)),  # as they count towards completing the city
}

TABLE_FACTS: Final = {
    "crown": Fact(a_seat, lambda game: letter_of(game.crown)),
    "caller": Fact(a_seat, lambda game: letter_of(game.crown)),  # C-CALL-02, C-CALL-06
    "round": Fact(a_number, lambda game: game.round),
    "deck": Fact(titles, pile(DECK), ordered=True),
    "face_up": Fact(characters, aside(FACE_UP)),
    "face_down": Fact(characters, aside(FACE_DOWN)),
    "pack": Fact(characters, aside(PACK)),
    "site": Fact(titles, pile(SITE)),
    "museum": Fact(titles, pile(UNDER_MUSEUM)),
    "tax": Fact(a_number, lambda game: game.tax),
    "goal": Fact(a_number, lambda game: game.goal),
    "finished": Fact(some_seats, lambda game: [letter_of(at) for at in game.finished], ordered=True),
    "called": Fact(a_number, lambda game: game.called),
    "killed": Fact(a_character, lambda game: rank_words(game.box, game.killed)),
    "robbed": Fact(a_character, lambda game: rank_words(game.box, game.robbed)),
    "thief": Fact(a_seat, lambda game: letter_of(game.thief)),
    "bewitched": Fact(a_character, lambda game: rank_words(game.box, game.bewitched)),
    "witch": Fact(a_seat, lambda game: letter_of(game.witch)),
    "magistrate": Fact(a_seat, lambda game: letter_of(game.markers[WARRANTS].seat)),
    "warrants": Fact(characters, lambda game: marked(game, game.markers[WARRANTS].ranks)),
    "signed": Fact(a_character, lambda game: rank_words(game.box, game.markers[WARRANTS].true)),
    "blackmailer": Fact(a_seat, lambda game: letter_of(game.markers[THREATS].seat)),
    "threats": Fact(characters, lambda game: marked(game, game.markers[THREATS].ranks)),
    "flower": Fact(a_character, lambda game: rank_words(game.box, game.markers[THREATS].true)),
    "protected": Fact(a_seat, lambda game: letter_of(game.protected)),
    "turn": Fact(a_seat, lambda game: letter_of(game.active)),
    "as": Fact(a_character, lambda game: rank_words(game.box, game.acting)),
    "gathered": Fact(a_flag, lambda game: game.gathered),
    "built": Fact(a_number, lambda game: game.built),
    "limit": Fact(a_number, lambda game: game.limit),
    "wagons": Fact(some_numbers, wagons, ordered=True),
    "over": Fact(a_flag, lambda game: game.decision is None),
}


def mismatches(game: Citadels, node: Node) -> list[Mismatch]:
    return compare_all(game, node, SEAT_FACTS, TABLE_FACTS, {})

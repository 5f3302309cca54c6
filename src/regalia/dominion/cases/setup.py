"""The setup of a Dominion case: what it names, and for the rest plain cards to which nothing reacts."""

from collections import Counter
from typing import Any, Final

from regalia.casebook.adapters import seat_of
from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.dominion.cases.words import kinds
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, LANDSCAPE_NAMES, MIXED_PILES, SHEET_OF, facts_named
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.kingdom_rules import KINGDOM_PILES
from regalia.dominion.rules.layout import OWN_MAT_NAMES
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.chance import FAST
from regalia.kernel.setup import SetupError

ENTRIES: Final = (
    "seats", "kingdom", "expansions", "first", "choose_top", "open_counts", "omit_curses", "chance", "tells_by_asking", "fill",
    "landscapes", "black_market", "colonies", "shelters", "printings", "bane", "ferryman",
)  # fmt: skip
FLAGS: Final = ("choose_top", "open_counts", "omit_curses", "tells_by_asking", "colonies", "shelters")
LISTS: Final = ("landscapes", "black_market", "printings", "bane", "ferryman")
CARD_ENTRIES: Final = ("hand", "deck", "discard", "play", "aside", "face_down")
MAT_ENTRIES: Final = ("tavern", "exile", "kept_boons", *OWN_MAT_NAMES)
DECK_ENTRIES: Final = ("boons", "hexes", "black_market_deck")
PLAIN: Final = (
    "village", "smithy", "market", "festival", "laboratory", "workshop", "chapel", "moneylender", "remodel", "council_room",
)  # fmt: skip


def setup_of(node: Node, given: tuple[Node, ...], seed: int, refusal: bool) -> DominionSetup:
    """``refusal``: let the SetupError of the rules through, which otherwise is a mistake of the case."""
    parts = node.entries(ENTRIES, "setup")
    seats = parts["seats"].number() if "seats" in parts else 3
    choices: dict[str, Any] = {"seats": seats, "seed": seed}
    for name in FLAGS:
        if name in parts:
            choices[name] = parts[name].flag()
    for name in LISTS:
        if name in parts:
            choices[name] = [part.word() for part in parts[name].many()]
    choices.setdefault("colonies", False)
    choices.setdefault("shelters", False)
    choices["chance"] = parts["chance"].word() if "chance" in parts else FAST
    if "expansions" in parts:
        choices["expansions"] = [part.word() for part in parts["expansions"].many()]
    if "first" in parts and parts["first"].word() != "lot":
        choices["first"] = seat_of(parts["first"], parts["first"].text(), seats)
    cards = needed_by_all(given)
    if "kingdom" in parts and not parts["kingdom"].is_list:
        choices["kingdom"] = parts["kingdom"].word()
    else:
        named = parts["kingdom"].many() if "kingdom" in parts else []
        written = [part.word() if refusal else part.one_of(EXPANSION_OF, "Kingdom card") for part in named]
        fill = parts["fill"].flag() if "fill" in parts else True
        beside = [*choices.get("bane", ()), *choices.get("ferryman", ())]
        choices["kingdom"] = filled(written, cards, beside) if fill else written
    try:
        setup = setup_for(**choices)
    except SetupError as problem:
        if refusal:
            raise
        raise node.wrong(f"the rules refuse this setup: {problem}") from problem
    return setup if not given else setup.with_cards(tuple(KIND_NAMES[number] for number in cards))


def filled(written: list[str], cards: list[int], beside: list[str]) -> list[str]:
    """What the case names, then what its position needs, then plain cards; not what lies in further piles."""
    kingdom = list(written)
    for name in [pile_of(KIND_NAMES[number]) for number in cards] + list(PLAIN):
        if name in EXPANSION_OF and name not in (*kingdom, *beside) and (len(kingdom) < KINGDOM_PILES or name not in PLAIN):
            kingdom.append(name)
    return kingdom


def pile_of(name: str) -> str:
    """The pile of the Kingdom a card is part of, or the card."""
    for pile in MIXED_PILES.values():
        if pile.name != "ruins" and name in [card for card, _ in pile.cards]:
            return pile.name
    return next((upper for upper in SHEET_OF if facts_named(upper).below == name), name)


def needed_by_all(given: tuple[Node, ...]) -> list[int]:
    """As many of each card as the position needs that needs most of them."""
    found: list[int] = []
    for one in given:
        there = Counter(found)
        for number in needed(one):
            if not there[number]:
                found.append(number)
            else:
                there[number] -= 1
    return found


def needed(given: Node) -> list[int]:
    """The cards a position names, each as often as it is named."""
    found: list[int] = []
    for key, node in given.mapping().items():
        if key == "trash":
            found += kinds(node)
        elif key == "supply" and node.is_mapping:
            found += [KIND_OF[name] for name in node.mapping() if name in KIND_OF and name not in MIXED_PILES]
        elif key in SEAT_LETTERS and node.is_mapping:
            for name in (*CARD_ENTRIES, *MAT_ENTRIES):
                if name in node.mapping():
                    found += [number for number in kinds(node.mapping()[name]) if KIND_NAMES[number] not in LANDSCAPE_NAMES]
        elif key == "start" and node.is_mapping and "in_force" in node.mapping():
            found += kinds(node.mapping()["in_force"])
    return found

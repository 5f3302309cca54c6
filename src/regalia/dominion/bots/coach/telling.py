"""A plan in words: messages and their arguments, by what its cards do. The sentences are in the catalogues."""

import re
from typing import Any, Final, NamedTuple

from regalia.dominion.bots.cards import actions_of, cards_of, is_trasher
from regalia.dominion.bots.rule_list import kind_named
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.kinds import CURSE, KIND_NAMES
from regalia.dominion.rules.layout import ACTION, ATTACK, TREASURE, VICTORY

BASIC: Final = ("copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse", "potion")
# how conditions are said: the pattern, the message, and what its groups are called
CONDITIONS: Final = (
    (re.compile(r"own\(([^)]*)\) < (\d+)"), "dominion-coach-line_limit", ("", "number")),
    (re.compile(r"own\(([^)]*)\) < (?:treasures|cards) / (\d+)"), "dominion-coach-line_share", ("", "number")),
    (re.compile(r"own\(([^)]*)\) < own\(([^)]*)\)(?: \+ (\d+))?"), "dominion-coach-line_with", ("", "other", "number")),
    (re.compile(r"left\(([^)]*)\) <= (\d+)"), "dominion-coach-line_late", ("pile", "number")),
    (re.compile(r"(?:money|income) > (\d+)"), "dominion-coach-line_money", ("number",)),
    (re.compile(r"(?:money|income) < (\d+)"), "dominion-coach-line_poor", ("number",)),
    (re.compile(r"coins >= (\d+) or own\(([^)]*)\) >= 1"), "dominion-coach-line_rich", ("number", "")),
    (re.compile(r"to_end <= (\d+)"), "dominion-coach-line_end", ("number",)),
    (re.compile(r"left\(Province\) != 2 or .*"), "dominion-coach-line_careful", ()),
)


class Sentence(NamedTuple):
    """A message; what is called card, other or pile is the name of a kind."""

    message: str
    arguments: dict[str, Any]


def told(box: Box, lines: tuple[str, ...]) -> list[Sentence]:
    """What kind of plan it is, what its cards are for, then line by line what is bought."""
    kinds = [kind_named(line.partition(":")[0]) for line in lines]
    bought = [kind for kind in dict.fromkeys(kinds) if KIND_NAMES[kind] not in BASIC]
    found = [Sentence(f"dominion-coach-plan_{sort_of(box, bought)}", {})]
    found += [
        Sentence(f"dominion-coach-why_{why}", {"card": KIND_NAMES[kind]})
        for kind in bought
        if (why := use_of(box, kind, bought))
    ]
    return [*found, Sentence("dominion-coach-buy", {}), *[line_told(line) for line in lines]]


def sort_of(box: Box, bought: list[int]) -> str:
    villages = [kind for kind in bought if actions_of(box, kind) >= 2]
    draws = [kind for kind in bought if cards_of(box, kind) >= 2]
    labs = [kind for kind in draws if actions_of(box, kind)]
    if labs or (villages and draws):
        return "engine"
    if any(box.types[kind] & ATTACK for kind in bought):
        return "attack"
    if any(is_trasher(box, kind) for kind in bought):
        return "thin"
    if any(box.types[kind] & ACTION for kind in bought):
        return "cards"
    return "money"


def use_of(box: Box, kind: int, bought: list[int]) -> str:
    """What a card does for the plan; an empty text: nothing that could be said in general."""
    if is_trasher(box, kind):
        return "trash"
    if CURSE in box.printed[kind].gives:
        return "curse"
    if box.types[kind] & ATTACK:
        return "attack"
    if actions_of(box, kind) >= 2 and any(cards_of(box, other) >= 2 for other in bought if other != kind):
        return "village"
    if cards_of(box, kind) >= 2:
        return "lab" if actions_of(box, kind) else "draw"
    if box.types[kind] & VICTORY:
        return "points"
    if box.types[kind] & TREASURE:
        return "money"
    return ""


def line_told(line: str) -> Sentence:
    name, colon, condition = [part.strip() for part in line.partition(":")]
    card = KIND_NAMES[kind_named(name)]
    if not colon:
        return Sentence("dominion-coach-line_always", {"card": card})
    for pattern, message, names in CONDITIONS:
        match = pattern.fullmatch(condition)
        if match is None:
            continue
        groups = dict(zip(names, match.groups(), strict=True))
        arguments: dict[str, Any] = {"card": card}
        for group, text in groups.items():
            if group == "number":
                arguments[group] = int(text or 0)
            elif group:
                arguments[group] = KIND_NAMES[kind_named(text)]
        if "" in groups and kind_named(groups[""]) != kind_named(name):
            break  # a limit on another card
        return Sentence(message, arguments)
    return Sentence("dominion-coach-line_if", {"card": card, "condition": condition})

"""``python -m tests.words.render LANG [--sample 1000] [--seed 0]``: everything the catalogues can say, with possible arguments.

Events and reasons are said by the words of their game, from the types of their arguments, to everybody concerned and to others.
All other messages (options, questions, refusals, help, the page) are given arguments by name. Somebody who speaks the language
reads a sample; the tests see to it that everything can be said at all.
"""

import argparse
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import TOKEN_NAMES
from regalia.games import setup_for
from regalia.kernel.arguments import CARDS, FLAG, NUMBER, ORDER, OTHER, SEAT, Kind
from regalia.kernel.reasons import REASONS, Reason
from regalia.words import check, words_for
from regalia.words import required_messages as required
from regalia.words.game_words import GameWords
from regalia.words.grammar import GRAMMAR
from regalia.words.messages import LANGUAGES, files_of
from regalia.words.terms import home
from regalia.words.tongue import TYPED, Tongue, tongue

PLAYERS = 5
SETUPS = {
    "citadels": setup_for("citadels", edition="nl", scenario="cunning", seats=5, action_cards=True, rank_9="yes"),
    "dominion": setup_for("dominion", seats=5),
}
TRIES = 8  # ways to fill in a sentence that has arguments
# Cards of every gender and declension.
KINDS = ("ruined_village", "survivors", "page", "grand_market", "witch", "gold", "gardens", "bag_of_gold", "sir_bailey", "moat")
DISTRICTS = ("castle", "tavern", "market", "stables", "ivory_tower", "museum", "haunted_quarter")
TOKENS = ("coffers", "villagers", "favors", "vp_tokens")
PILE_TOKENS = ("card_token", "coin_token")
CHARACTERS = ("witch", "thief", "king", "abbot", "navigator", "diplomat", "queen", "scholar")
TEXTS: dict[str, tuple[str, ...]] = {
    "text": ("Xyz",), "file": ("spiel.json",), "problem": ("?",), "url": ("http://127.0.0.1:8000",), "rule": ("C-TURN-07",),
    "known": ("en, de, nl",), "option": ("--seed",), "edition": ("de",), "game": ("Citadels", "Dominion"), "bot": ("steward",),
    "share": ("56",), "low": ("51 %",), "high": ("61 %",), "even": ("25 %",), "name": ("a.json",), "version": ("0.1.0",),
}  # fmt: skip


class Sentence(NamedTuple):
    message: str
    variant: str
    text: str


class Selectors(Visitor):
    """The arguments that choose between plural forms: they are numbers."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def players(tongue: Tongue) -> list[str]:
    """The usual ones of the language."""
    return tongue.say("names").split(",")[:PLAYERS]


def selectors(language: str) -> dict[str, set[str]]:
    found = {}
    for text in files_of(language).values():
        for entry in check.entries(text):
            if isinstance(entry, ast.Message):
                visitor = Selectors()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


# -- events and reasons ----------------------------------------------------------------------------------------------------


def numbers_for(types: dict[str, str], words: GameWords, chance: random.Random, variants: set[str]) -> list[int]:
    """Possible numbers for the arguments of an event or a reason; two seats are one, an amount is 0 where words foresee it."""
    found: list[int] = []
    seats = (
        [chance.choice((0, 1, 2)) for _ in types] if any("self" in one for one in variants) else chance.sample((0, 1, 2, 3), 4)
    )
    amounts = (0, 1, 2, 5) if any("none" in one for one in variants) else (1, 2, 5)
    for of in types.values():
        if of == SEAT:
            found.append(seats.pop())
        elif of == OTHER:
            found.append(chance.choice((1, 2)))
        elif of in words.plurals:
            found += [card_number(of, words, chance) for _ in range(chance.choice((1, 2, 3)))]
        elif of in words.amounts:
            found.append(chance.choice(amounts))
        elif of in (CARDS, NUMBER, "debt"):
            found.append(chance.choice((1, 2, 5)))
        elif of == ORDER:
            found.append(chance.choice((1, 2)))
        elif of == FLAG:
            found.append(chance.choice((0, 1)))
        else:
            found.append(card_number(of, words, chance, "card" in types))
    return found


def card_number(of: str, words: GameWords, chance: random.Random, of_pile: bool = False) -> int:
    """A character, a district, a kind of card or whatever else a game counts."""
    if of in ("kind", "kinds") and words.own == "dominion-":
        return KIND_OF[chance.choice(KINDS)]
    if of in ("rank", "ranks"):
        return chance.randrange(1, words.box.top_rank + 1)
    if of in ("title", "titles"):
        return chance.choice([title for title in range(len(words.box.districts)) if words.box.has(title)])
    if of == "token":
        return TOKEN_NAMES.index(chance.choice(PILE_TOKENS if of_pile else TOKENS))
    return chance.randrange(5)  # a type of districts, a place


def told(language: str, chance: random.Random) -> Iterator[Sentence]:
    """Every event and every reason, as those concerned and others are told it."""
    for game in required.GAMES:
        readers = [words_for(SETUPS[game], players(tongue(language)), reader, language) for reader in (-1, 0, 1)]
        for name in check.messages(language):
            kind = required.kind_of(name)
            if kind is None or not name.startswith((f"{game}-event-", f"{game}-reason-", "reason-")):
                continue
            for words in readers:
                for _ in range(TRIES):
                    yield from say_kind(name, kind, words, chance)


def say_kind(name: str, kind: Kind, words: GameWords, chance: random.Random) -> Iterator[Sentence]:
    is_event = "-event-" in name
    if not is_event and words.reader != 0:
        return  # reasons are told to whoever asks
    thing, _, rule = re.sub(r"^.*?(event|reason)-", "", name).partition("-")
    variants = set(check.messages(words.tongue.language)[name].variants)
    numbers = tuple(numbers_for(dict(kind.told), words, chance, variants))
    if not is_event:
        if thing in REASONS or thing in words.wording.reasons:
            yield Sentence(name, "", words.reason(Reason(thing, rule, numbers)))
        return
    of_seats = [number for number, of in zip(numbers, kind.told.values(), strict=False) if of == SEAT]
    knows = words.reader in of_seats or chance.random() < 0.3  # whoever is concerned, and everybody once the game is over
    secret = tuple(numbers_for(dict(kind.secret), words, chance, variants)) if knows else None
    if secret is not None and "number" in kind.told and "cards" in kind.secret:  # as many cards as are told of
        numbers = (*numbers[:-1], len(secret)) if list(kind.told.values())[-1] == CARDS else numbers
    yield Sentence(name, "", words.event((thing, rule.replace("_", "."), numbers, secret)))


# -- all other messages ----------------------------------------------------------------------------------------------------


def given(name: str, message: str, chooses: bool, tongue: Tongue, chance: random.Random) -> Any:
    """A possible argument by its name."""
    game = home(message) if home(message) in required.GAMES else "citadels"
    cards = KINDS if game == "dominion" else DISTRICTS
    if chooses:
        return chance.choice((0, 1, 2, 5))
    if name in ("card", "site", "old", "top"):
        return tongue.name(f"{game}-card-{chance.choice(CHARACTERS if 'characters' in message else cards)}")
    if name in ("character", "acting", "called"):
        return tongue.name(f"citadels-card-{chance.choice(CHARACTERS)}")
    if name in ("seat", "owner", "active", "crowned", "winner", "lender", "partner", "victim"):
        return chance.choice(players(tongue))
    if name in ("cards", "characters", "names", "winners", "players"):
        return (
            tongue.several(chance.sample(players(tongue), 2))
            if name in ("names", "winners", "players")
            else tongue.amount("cards", 2)
        )
    if name in ("gold", "coins", "actions", "buys") and (message.startswith(f"{game}-")):
        return tongue.amount(name, chance.choice((1, 2, 5)))
    if name == "kind":
        return tongue.say(f"citadels-kind-{chance.choice(('noble', 'unique'))}")
    if name in ("number", "seats", "most", "needed", "points", "line", "step", "at", "limit", "built", "goal", "seed"):
        return chance.choice((1, 2, 5))
    return chance.choice(TEXTS.get(name, ("3",)))


def others(language: str, chance: random.Random) -> Iterator[Sentence]:
    """Everything that is neither an event nor a reason, and not the name of a card."""
    speaks, numbers = tongue(language), selectors(language)
    for name, message in check.messages(language).items():
        if required.kind_of(name) is not None or re.fullmatch(r"[a-z]+-card-\w+", name):
            continue
        for variant, pattern in message.variants.items():
            if variant in (*GRAMMAR, TYPED, "letter"):
                continue
            for _ in range(TRIES if pattern.arguments else 1):
                arguments = {one: given(one, name, one in numbers[name], speaks, chance) for one in sorted(pattern.arguments)}
                yield Sentence(name, variant, speaks.catalogue.format(name, variant, arguments))


def everything(language: str, seed: int = 0) -> list[Sentence]:
    chance = random.Random(seed)
    return [*told(language, chance), *others(language, chance)]


def sentences(language: str, seed: int = 0) -> list[Sentence]:
    """Everything that can be said, each sentence once."""
    return list({one.text: one for one in everything(language, seed) if one.text}.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--sample", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    every = sentences(args.language, args.seed)
    shown = random.Random(args.seed).sample(every, min(args.sample, len(every)))
    for one in sorted(shown):
        print(f"{one.message}{'.' if one.variant else ''}{one.variant}\t{one.text}")
    print(f"{len(shown)} of {len(every)}")


if __name__ == "__main__":
    main()

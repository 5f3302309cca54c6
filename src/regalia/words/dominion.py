"""Dominion in words: what happened, what is asked, what may be answered, as one reader is told it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from regalia.dominion import events as kinds
from regalia.dominion.kinds import KIND_NAMES
from regalia.dominion.layout import A_KIND, PLACE_NAMES, TREASURE
from regalia.dominion.printed import Box
from regalia.dominion.setup import DominionSetup
from regalia.kernel import told
from regalia.kernel.options import PASS, Option, Question
from regalia.kernel.views import SPECTATOR, View
from regalia.words.base import Part, Said, Seen, Words
from regalia.words.dominion_names import spoken_names
from regalia.words.grammar import Name

COUNTED: Final = {
    told.CARDS: "cards",
    kinds.ACTIONS: "actions",
    kinds.BUYS: "buys",
    kinds.COINS: "coins",
    kinds.POTIONS: "potions",
}


class DominionWords(Words):
    """The words of a game of Dominion.

    >>> from regalia.games import setup_for
    >>> words = DominionWords(setup_for("dominion"), ["Ada", "Ben"], reader=1)
    >>> words.event(("trashes", "G-TRASH-01", (0, 3, 3, 0), ()))
    'Ada trashes Estate ×2 and Copper.'
    """

    own = "dominion-"
    heads = ("turn", "game_ends")
    events = kinds.EVENTS
    rest = kinds.REST
    amounts = kinds.AMOUNTS

    def __init__(
        self,
        setup: DominionSetup,
        names: Sequence[str] = (),
        reader: int = SPECTATOR,
        language: str = "en",
        card_names: str = "",
    ) -> None:
        super().__init__(setup, names, reader, language, card_names)
        self.box: Final[Box] = setup.box

    # -- names -----------------------------------------------------------------------------------------------------------

    def card(self, face: int) -> Name:
        return self.tongue.name(f"dominion-card-{KIND_NAMES[face]}")

    def several(self, faces: Iterable[int]) -> list[str]:
        """Cards in the order of their numbers' first appearance; equal ones are counted."""
        return [self.times(kind, number) for kind, number in Counter(faces).items()]

    def times(self, kind: int, number: int) -> str:
        return self.card(kind).text if number == 1 else self.say("count-times", card=self.card(kind), number=number)

    def amount(self, unit: str, number: int) -> str:
        return self.tongue.amount(unit, number)

    def source(self, source: str) -> str:
        line = f"dominion-score-{source}"
        return self.say(line if self.tongue.has(line) else f"dominion-card-{source}")

    # -- events ----------------------------------------------------------------------------------------------------------

    def said(self, of: str, number: Any) -> Said:
        if of == told.SEAT:
            return self.seat(number)
        if of == kinds.KIND:
            return self.card(number)
        if of == kinds.KINDS:
            return self.tongue.several(self.several(number))
        if of == kinds.PLACE:
            return self.say(f"dominion-place-{PLACE_NAMES[number]}")
        return self.amount(COUNTED[of], number) if of in COUNTED else int(number)

    def story(self, seen: Iterable[Seen]) -> list[tuple[bool, str]]:
        """Treasures played one after the other, with their coins, are one sentence; what is bought is not gained once more."""
        lines: list[tuple[bool, str]] = []
        spent: list[int] = []  # Treasures just played
        coins = 0
        bought: tuple[int, ...] = ()
        for one in seen:
            name, _, numbers, _ = one
            if name not in self.events:
                continue
            if name == "plays" and self.box.types[numbers[1]] & TREASURE:
                if spent and spent[0] != numbers[0]:
                    lines.append((False, self.treasures(spent, coins)))
                    spent, coins = [], 0
                spent = [*(spent or [numbers[0]]), numbers[1]]
                continue
            if name == "plus_coins" and spent and spent[0] == numbers[0]:
                coins += numbers[1]
                continue
            if spent:
                lines.append((False, self.treasures(spent, coins)))
                spent, coins = [], 0
            if name == "gains" and bought == numbers[:2] and one[1] == "G-GAIN-01":
                bought = ()
                continue
            bought = numbers[:2] if name == "buys" else ()
            sentence = self.event(one)
            if sentence:
                lines.append((name in self.heads, sentence))
        if spent:
            lines.append((False, self.treasures(spent, coins)))
        return lines

    def treasures(self, spent: list[int], coins: int) -> str:
        """``spent``: the seat, then the kinds of the Treasures."""
        who = ["seat"] if spent[0] == self.reader else []
        cards = self.tongue.several(self.several(spent[1:]))
        arguments = {"seat": self.seat(spent[0]), "cards": cards, "coins": self.amount("coins", coins)}
        return self.tongue.phrase("dominion-treasures", who, (), arguments)

    # -- questions and options -------------------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        facts = view.facts
        last = facts["played"][-1] if facts["played"] else None
        return self.tongue.phrase(
            self.by_rule(f"dominion-question-{question.name}", question.rule),
            (),
            ["played"] if last is not None else [],
            {
                "actions": self.amount("actions", facts["actions"]),
                "buys": self.amount("buys", facts["buys"]),
                "coins": self.amount("coins", facts["coins"]),
                "active": self.seat(facts["active"]),
                "card": "" if last is None else self.card(last[1]),
            },
        )

    def option(self, option: Option, view: View) -> str:
        if option is PASS and view.question is not None:  # what doing nothing means depends on what was asked
            meant = self.tongue.attribute(f"dominion-question-{view.question.name}", "pass")
            return meant or self.say("dominion-option-pass")
        about_card = option.verb.about == A_KIND
        arguments = {"card": self.card(option.subject), "cost": self.cost(option.subject)} if about_card else {}
        return self.say(f"dominion-option-{option.verb.name}", **arguments)

    def cost(self, kind: int) -> str:
        """Coins, Potions and Debt, as far as the card costs them."""
        price = self.box.price[kind]
        parts = {"coins": price.coins, "potions": price.potions, "debt": price.debt}
        said = [self.amount(unit, number) for unit, number in parts.items() if number > 0]
        return " + ".join(said) if said else self.amount("coins", 0)

    def asking(self, view: View) -> str:
        played = view.facts["played"]
        return KIND_NAMES[played[-1][1]] if played else ""

    # -- what people type ------------------------------------------------------------------------------------------------

    def subject_parts(self, option: Option) -> list[Part]:
        if option.verb.about != A_KIND:
            return []
        ways = spoken_names(self.box.printed[option.subject].name)
        return [tuple(tuple(self.meaning(list(way))) for way in ways)]

"""Dominion in words: what happened, what is asked, what may be answered, as one reader is told it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from regalia.dominion.names import exchanges, spoken_names
from regalia.dominion.rules import events as kinds
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.kinds import KIND_NAMES, NO_KIND
from regalia.dominion.rules.layout import A_KIND, A_NUMBER, PLACE_NAMES, TOKEN_NAMES, TREASURE
from regalia.dominion.rules.reasons import REASONS
from regalia.kernel import arguments as told
from regalia.kernel.arguments import Kind
from regalia.kernel.options import PASS, Amounts, Option, Question
from regalia.kernel.views import View
from regalia.words.game_words import Line, Part, Said, Seen, Words
from regalia.words.grammar import NO_ARTICLE, Name, Names

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
    'Ada trashes 2× Estate and a Copper.'
    """

    box: Box
    own = "dominion-"
    heads = ("turn", "game_ends")
    events = kinds.EVENTS
    reasons = REASONS
    rest = kinds.REST
    amounts = kinds.AMOUNTS

    # -- names -----------------------------------------------------------------------------------------------------------

    def card(self, face: int) -> Name:
        return self.tongue.name(f"dominion-card-{KIND_NAMES[face]}")

    def names_of(self, faces: Iterable[int]) -> Names:
        """Cards in the order of their first appearance; a single one may take an article, equal ones are counted."""
        names = [self.card(kind) if number == 1 else self.counted(kind, number) for kind, number in Counter(faces).items()]
        return Names(names, self.tongue.several)

    def counted(self, kind: int, number: int) -> Name:
        return Name(self.times(kind, number), {"article": NO_ARTICLE})

    def times(self, kind: int, number: int) -> str:
        return self.card(kind).text if number == 1 else self.say("count-times", card=self.card(kind), number=number)

    def exchange_mark(self, kind: int) -> str:
        """The arrow of a Traveller, with the next card (G-EXCHANGE-07)."""
        following = exchanges().get(KIND_NAMES[kind])
        return "" if following is None else f"→ {self.tongue.name(f'dominion-card-{following}').text}"

    def amount(self, unit: str, number: int) -> str:
        return self.tongue.amount(unit, number)

    def source(self, source: str) -> str:
        line = f"dominion-score-{source}"
        return self.say(line if self.tongue.has(line) else f"dominion-card-{source}")

    def ids(self) -> dict[str, list[str]]:
        return {kinds.KIND: KIND_NAMES, kinds.KINDS: KIND_NAMES, kinds.PLACE: PLACE_NAMES, kinds.TOKEN: TOKEN_NAMES}

    # -- events ----------------------------------------------------------------------------------------------------------

    def said(self, of: str, number: Any) -> Said:
        if of in (told.SEAT, told.OTHER):
            return self.seat(number)
        if of == kinds.KIND:
            return self.card(number)
        if of == kinds.KINDS:
            return self.names_of(number)
        if of == kinds.PLACE:
            return self.say(f"dominion-place-{PLACE_NAMES[number]}")
        if of == kinds.TOKEN:
            return self.say(f"dominion-token-{TOKEN_NAMES[number]}")
        return self.amount(COUNTED[of], number) if of in COUNTED else int(number)

    def arguments(self, types: Mapping[str, str], numbers: Mapping[str, Any]) -> dict[str, Said]:
        """A sort of tokens is said with how many there are: 1 Favor, 2 Favors."""
        found = super().arguments(types, numbers)
        for name, of in types.items():
            if of == kinds.TOKEN and "number" in types:
                found[name] = self.amount(TOKEN_NAMES[numbers[name]], numbers["number"])
        return found

    def moods(self, numbers: dict[str, Any], kind: Kind) -> list[str]:
        """Of a single card discarded everybody sees which it is."""
        single = ["single"] if "top" in kind.told and numbers["number"] == 1 else []
        return [*single, *super().moods(numbers, kind)]

    def story(self, seen: Iterable[Seen]) -> list[Line]:
        """Treasures played one after the other, with their coins, are one sentence; what is bought is not gained once more."""
        lines: list[Line] = []
        spent: list[int] = []  # a seat, and the Treasures it just played
        rules: list[str] = []
        coins = 0
        bought: tuple[int, ...] = ()
        for one in seen:
            name, rule, numbers, _ = one
            if name not in self.events:
                continue
            treasure = name == "plays" and bool(self.box.types[numbers[1]] & TREASURE)
            goes_on = bool(spent) and spent[0] == numbers[0]
            if goes_on and name == "plus_coins":
                coins += numbers[1]
                rules.append(rule)
                continue
            if spent and not (treasure and goes_on):
                lines.append(self.line("plays", self.treasures(spent, coins), *rules))
                spent, rules, coins = [], [], 0
            if treasure:
                spent = [*(spent or [numbers[0]]), numbers[1]]
                rules.append(rule)
                continue
            if name == "gains" and bought == numbers[:2] and rule == "G-GAIN-01":
                bought = ()
                continue
            bought = numbers[:2] if name == "buys" else ()
            sentence = self.event(one)
            if sentence:
                lines.append(self.line(name, sentence, rule))
        if spent:
            lines.append(self.line("plays", self.treasures(spent, coins), *rules))
        return lines

    def treasures(self, spent: list[int], coins: int) -> str:
        """``spent``: the seat, then the kinds of the Treasures."""
        who = ["seat"] if spent[0] == self.reader else []
        cards = self.names_of(spent[1:])
        arguments = {"seat": self.seat(spent[0]), "cards": cards, "coins": self.amount("coins", coins)}
        return self.tongue.phrase("dominion-treasures", who, (), arguments)

    # -- questions and options -------------------------------------------------------------------------------------------

    def question(self, question: Question, view: View) -> str:
        facts = view.facts
        last = facts["played"][-1] if facts["played"] else None
        return self.tongue.phrase(
            self.by_rule(f"dominion-question-{question.name}", question.rule),
            (),
            self.circumstances(view),
            {
                "actions": self.amount("actions", facts["actions"]),
                "buys": self.amount("buys", facts["buys"]),
                "coins": self.amount("coins", facts["coins"]),
                "active": self.seat(facts["active"]),
                "card": "" if last is None else self.card(last[1]),
            },
        )

    def circumstances(self, view: View) -> list[str]:
        """What else chooses between the variants of a question: all is duty, no Buys are left, a card is being played."""
        found = ["due"] if view.options and PASS not in view.options else []
        if view.facts["buys"] == 0:
            found.append("spent")
        return [*found, "played"] if view.facts["played"] else found

    def option(self, option: Option, view: View) -> str:
        if option is PASS and view.question is not None:  # what doing nothing means depends on what was asked
            meant = self.tongue.attribute(f"dominion-question-{view.question.name}", "pass")
            return meant or self.say("dominion-option-pass")
        arguments: dict[str, Said] = {}
        if option.verb.about == A_KIND:
            arguments = {"card": self.card(option.subject), "cost": self.cost(view.amounts_of(option))}
        elif option.verb.about == A_NUMBER:
            arguments = {"number": option.subject}
        return self.say(f"dominion-option-{option.verb.name}", **arguments)

    def cost(self, amounts: Amounts) -> str:
        """Coins, Potions and Debt, as far as the card costs them."""
        said = [self.amount(unit, number) for unit, number in amounts.items() if number > 0]
        return " + ".join(said) if said else self.amount("coins", 0)

    def cost_now(self, kind: int, view: View) -> str:
        """What a card of the Supply costs now, whether or not anybody can pay for it."""
        for cheaper, coins, potions, debt in view.facts["prices"]:
            if cheaper == kind:
                return self.cost({"coins": coins, "potions": potions, "debt": debt})
        price = self.box.price[kind]
        return self.cost({"coins": price.coins, "potions": price.potions, "debt": price.debt})

    def asking(self, view: View) -> str:
        played = view.facts["played"]
        return KIND_NAMES[played[-1][1]] if played else ""

    # -- what people type ------------------------------------------------------------------------------------------------

    def may_be_meant(self, option: Option, view: View) -> bool:
        return option.verb.about != A_KIND or (option.subject < len(KIND_NAMES) and option.subject != NO_KIND)

    def subject_parts(self, option: Option) -> list[Part]:
        if option.verb.about == A_NUMBER:
            return [((str(option.subject),),)]
        if option.verb.about != A_KIND:
            return []
        ways = spoken_names(KIND_NAMES[option.subject])
        return [(*(tuple(self.meaning(list(way))) for way in ways), *self.declined(self.card(option.subject)))]

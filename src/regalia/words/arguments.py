"""The numbers of a game as a sentence is given them: names with their grammar, players, amounts, lists."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from regalia.games import door_of
from regalia.kernel.arguments import FLAG, ORDER, Kind
from regalia.kernel.views import SPECTATOR
from regalia.words.grammar import NO_ARTICLE, Name, Names
from regalia.words.messages import FALLBACK
from regalia.words.tongue import tongue
from regalia.words.wording import Wording, wording_of

Said = str | int | Name | Names  # how an argument is given to a sentence
NOBODY: Final = "nobody"  # the id of the number 0, where numbers begin with 1


class Chosen(Protocol):
    """What words need of a setup: its game, how many seats, and what was chosen."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> int: ...

    def json(self) -> dict[str, Any]: ...


class ArgumentWords:
    """What numbers mean in one game and how one reader is told them; ``GameWords`` makes sentences of it."""

    def __init__(
        self, setup: Chosen, names: Sequence[str] = (), reader: int = SPECTATOR, language: str = FALLBACK, card_names: str = ""
    ) -> None:
        self.box: Final[Any] = getattr(setup, "box", None)  # all that follows from the choices, for the game's own parts
        self.game: Final = setup.game
        self.own: Final = f"{setup.game}-"  # how the ids of the game's own messages begin
        self.wording: Final[Wording] = wording_of(setup.game)
        self.events: Final = self.wording.events
        self.heads: Final = self.wording.declared.heads
        self.plurals: Final = self.wording.types("several")
        self.amounts: Final = self.wording.types("amount")
        self.tongue: Final = tongue(language, card_names)
        self.reader: Final = reader
        usual = self.say("names").split(",")
        self.names: Final = [*names, *usual[len(names) :]][: setup.seats]
        self._ids: Final = self._all_ids(setup)

    # -- names -----------------------------------------------------------------------------------------------------------

    def _all_ids(self, setup: Chosen) -> dict[str, list[str]]:
        numbers, chosen = door_of(setup.game).part("engine").numbers(), setup.json()
        found: dict[str, list[str]] = {}
        for of, saying in self.wording.said.items():
            if "by" in saying:
                found[of] = numbers[saying["by"]]
            elif "chosen" in saying:
                found[of] = [NOBODY, *chosen[saying["chosen"]]]
        for of in self.plurals:
            found[of] = found[self.wording.said[of]["several"]]
        return found

    def ids(self) -> dict[str, list[str]]:
        """By type of an argument: the id of what each of its numbers means."""
        return self._ids

    def say(self, message: str, /, **arguments: object) -> str:
        return self.tongue.say(message, **arguments)

    def seat(self, seat: int) -> str:
        return self.say("reader") if seat == self.reader else self.names[seat]

    def amount(self, unit: str, number: int) -> str:
        return self.tongue.amount(unit, number)

    def cards(self, number: int) -> str:
        return self.amount("cards", number)

    def name(self, of: str, number: int) -> Name:
        """What a thing is called, with its grammar."""
        return self.tongue.name(self.wording.said[of]["name"].replace("*", self._ids[of][number]))

    def several(self, of: str, numbers: Iterable[int], grouped: bool) -> Names:
        """Things in the order of their first appearance; a single one may take an article, equal ones may be counted."""
        found = Counter(numbers).items() if grouped else [(number, 1) for number in numbers]
        names = [
            self.name(of, thing) if times == 1 else Name(self.times(of, thing, times), {"article": NO_ARTICLE})
            for thing, times in found
        ]
        return Names(names, self.tongue.several)

    def times(self, of: str, thing: int, number: int) -> str:
        name = self.name(of, thing)
        return name.text if number == 1 else self.say("count-times", card=name, number=number)

    def source(self, source: str) -> str:
        """A line of the score sheet: a rule's own name for it, or the card that brings the points."""
        line = f"{self.own}score-{source}"
        return self.say(line if self.tongue.has(line) else f"{self.own}card-{source}")

    def tie_break(self) -> str:
        return self.say(f"{self.own}score-tie_break")

    def by_rule(self, message: str, rule: str) -> str:
        """The message for what one rule causes, if it has one of its own."""
        special = f"{message}-{rule.replace('.', '_')}"
        return special if self.tongue.has(special) else message

    # -- arguments -------------------------------------------------------------------------------------------------------

    def said(self, of: str, number: Any) -> Said:
        """An argument by its type; "" for a number that means nobody."""
        saying = self.wording.said[of]
        if "seat" in saying:
            return self.seat(number) if number >= 0 else ""
        if "amount" in saying:
            return self.amount(saying["amount"], number)
        if "several" in saying:
            return self.several(saying["several"], number, saying.get("grouped", False))
        if of in self._ids and number < int("chosen" in saying):
            return ""
        if "name" in saying:
            return self.name(of, number)
        if "by" in saying:
            return self.say(saying["message"].replace("*", self._ids[of][number]))
        return int(number) + saying.get("plus", 0)

    def arguments(self, types: Mapping[str, str], numbers: Mapping[str, Any]) -> dict[str, Said]:
        """What a sentence is given, by the names of the arguments."""
        found: dict[str, Said] = {}
        for argument, number in numbers.items():
            of = types[argument]
            counted = self.wording.said[of].get("counted", "")
            if counted in numbers:  # 1 Favor, 2 Favors
                found[argument] = self.amount(self._ids[of][number], numbers[counted])
            else:
                found[argument] = self.said(of, number)
        for argument, number in numbers.items():
            saying = self.wording.said[types[argument]]
            if number and "upon" in saying:
                name = found[saying["upon"]]
                assert isinstance(name, Name)
                found[saying["upon"]] = Name(self.say(saying["message"], card=name), name.grammar)
        return found

    def numbered(self, types: Mapping[str, str], numbers: tuple[int, ...]) -> dict[str, Any]:
        """The numbers of an event by the names of its arguments; a plural argument takes all that are left."""
        found: dict[str, Any] = {}
        for at, (name, of) in enumerate(types.items()):
            found[name] = numbers[at:] if of in self.plurals else numbers[at]
        return found

    def phrase(self, message: str, kind: Kind, numbers: dict[str, Any]) -> str:
        arguments = self.arguments({**kind.told, **kind.secret}, numbers)
        return self.tongue.phrase(message, self._persons(kind, numbers), self._moods(kind, numbers), arguments)

    def _persons(self, kind: Kind, numbers: dict[str, Any]) -> list[str]:
        """Which arguments are the reader, all of them first; else whether two players are one."""
        seats = kind.seats()
        mine = [name for name in seats if numbers[name] == self.reader]
        if len(mine) > 1:
            return ["-and-".join(mine), *mine]
        if len(seats) == 2 and numbers[seats[0]] == numbers[seats[1]]:
            return ["self"]
        return mine

    def _moods(self, kind: Kind, numbers: dict[str, Any]) -> list[str]:
        """What else chooses between variants: nothing at all, one alone, a flag, a later one, a secret that may be known."""
        amounts = [numbers[name] for name, of in kind.told.items() if of in self.amounts]
        moods = [mood for number, mood in ((1, "single"), (0, "none")) if number in amounts]
        moods += [name for name, of in kind.told.items() if of == FLAG and numbers[name]]
        if any(numbers[name] > 1 for name, of in kind.told.items() if of == ORDER):
            moods.append("later")
        if kind.secret and all(name in numbers for name in kind.secret):
            moods.append("known")
        return moods

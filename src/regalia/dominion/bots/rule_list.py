"""Rule lists: what to buy, as lines ``card: condition`` of a text file. The format is described in docs/rule-lists.md."""

import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.dominion.bots.memory import Memory
from regalia.dominion.rules.kinds import KIND_OF
from regalia.kernel.refusals import Refusal
from regalia.kernel.setup import SetupError

Number = Callable[[Memory], float]
Condition = Callable[[Memory], bool]

NAMES: Final[dict[str, Number]] = {
    "money": lambda memory: memory.money(),
    "treasures": lambda memory: memory.treasures(),
    "actions": lambda memory: memory.actions(),
    "cards": lambda memory: memory.cards(),
    "coins": lambda memory: memory.coins,
    "turn": lambda memory: memory.turn,
    "empty": lambda memory: memory.empty(),
    "buys": lambda memory: memory.buys,
    "income": lambda memory: memory.income(),
    "points": lambda memory: memory.points(),
    "lead": lambda memory: memory.lead(),
    "to_end": lambda memory: memory.to_end(),
}
OF_A_CARD: Final[dict[str, Callable[[Memory, int], int]]] = {
    "own": lambda memory, kind: memory.own[kind],
    "left": lambda memory, kind: memory.left(kind),
    "theirs": lambda memory, kind: memory.theirs(kind),
}
COMPARISONS: Final[dict[str, Callable[[float, float], bool]]] = {
    "<=": lambda one, other: one <= other,
    ">=": lambda one, other: one >= other,
    "!=": lambda one, other: one != other,
    "<": lambda one, other: one < other,
    ">": lambda one, other: one > other,
    "=": lambda one, other: one == other,
}
ENDGAME: Final = "endgame"  # before the colon of a line that is about no card
CAREFUL: Final = "careful"  # and what stands behind it
MANNERS: Final = f"{ENDGAME}: {CAREFUL}"
END: Final = "⏎"  # the end of a line, where something else was expected
TOKEN: Final = re.compile(
    r"\s*(?:(own|left|theirs)\s*\(([^()]*)\)|(\d+(?:\.\d+)?)|([A-Za-z_]+)|(<=|>=|!=|[<>=+\-*/()]))", re.IGNORECASE
)


class RuleListError(SetupError):
    """A rule list that cannot be read; the message says where and what was expected."""


class Rule:
    """One line: a card, and when to buy it."""

    def __init__(self, kind: int, condition: Condition, line: str) -> None:
        self.kind: Final = kind
        self.condition: Final = condition
        self.line: Final = line

    def __reduce__(self) -> tuple[Any, ...]:
        return rule_of, (self.line,)


def shipped(name: str) -> list[Rule]:
    """A list that comes with the program."""
    text = files("regalia.dominion.bots").joinpath("lists", f"{name}.txt").read_text(encoding="utf-8")
    return parse_list(text, f"{name}.txt")


def read_list(path: Path) -> tuple[list[Rule], bool]:
    """The rules of a file, and whether it is careful."""
    try:
        text = path.read_text(encoding="utf-8")
        return parse_list(text, str(path)), is_careful(text)
    except OSError as problem:
        raise RuleListError(
            "the rule list {file} cannot be read: {problem}", "rule_list", file=str(path), problem=problem
        ) from problem
    except UnicodeDecodeError as problem:
        raise RuleListError("the rule list {file} is no text", "rule_list-text", file=str(path)) from problem


def parse_list(text: str, file: str) -> list[Rule]:
    """The rules in their order; what follows ``#`` and empty lines are left out."""
    rules: list[Rule] = []
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if not content or is_manners(content):
            continue
        card, colon, condition = content.partition(":")
        try:
            if "".join(card.lower().split()) == ENDGAME:
                raise Refusal(
                    "endgame: may only be {known}, not {found!r}", "rule-endgame", known=CAREFUL, found=condition.strip() or END
                )
            rules.append(Rule(kind_named(card), Conditions(condition).whole() if colon else always, content))
        except Refusal as problem:
            raise RuleListError(
                "{file}, line {line}: {problem}", "rule_list-line", file=file, line=number, problem=problem
            ) from problem
    if not rules:
        raise RuleListError(
            "{file}: the list is empty; expected lines like “Province: money > 18”", "rule_list-empty", file=file
        )
    return rules


def is_manners(line: str) -> bool:
    return "".join(line.lower().split()) == "".join(MANNERS.split())


def is_careful(text: str) -> bool:
    """Whether a list says that it ends no game it would lose, and takes an end that wins."""
    return any(is_manners(line.partition("#")[0]) for line in text.splitlines())


def rule_of(line: str) -> Rule:
    """The rule of one line."""
    return parse_list(line, "rule")[0]


def always(memory: Memory) -> bool:
    return True


def kind_named(text: str) -> int:
    name = "_".join(re.findall(r"[a-z0-9]+", text.lower().replace("'", "").replace("’", "")))
    if name not in KIND_OF:
        raise Refusal("unknown card {text!r}; expected an English name like Throne Room", "rule-card", text=text.strip())
    return KIND_OF[name]


class Conditions:
    """Reads a condition: comparisons of sums, joined by ``and`` and ``or`` (``and`` binds tighter)."""

    def __init__(self, text: str) -> None:
        self.tokens: Final = list(tokens(text))
        self.at = 0

    def whole(self) -> Condition:
        if not self.tokens:
            raise Refusal(
                "a condition is expected after the colon; leave the colon out to buy the card always", "rule-condition"
            )
        condition = self.any_of()
        if self.at < len(self.tokens):
            raise Refusal(
                "unexpected {found!r}; expected and, or, or the end of the line", "rule-unexpected", found=self.tokens[self.at]
            )
        return condition

    def next(self) -> str:
        return self.tokens[self.at].lower() if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def any_of(self) -> Condition:
        parts = [self.all_of()]
        while self.next() == "or":
            self.take()
            parts.append(self.all_of())
        return parts[0] if len(parts) == 1 else lambda memory: any(part(memory) for part in parts)

    def all_of(self) -> Condition:
        parts = [self.comparison()]
        while self.next() == "and":
            self.take()
            parts.append(self.comparison())
        return parts[0] if len(parts) == 1 else lambda memory: all(part(memory) for part in parts)

    def comparison(self) -> Condition:
        one = self.sum()
        if self.next() not in COMPARISONS:
            raise Refusal(
                "expected one of {known}, not {found!r}", "rule-comparison", known=tuple(COMPARISONS), found=self.next() or END
            )
        compare = COMPARISONS[self.take()]
        other = self.sum()
        return lambda memory: compare(one(memory), other(memory))

    def sum(self) -> Number:
        value = self.product()
        while self.next() in ("+", "-"):
            value = added(value, self.product()) if self.take() == "+" else subtracted(value, self.product())
        return value

    def product(self) -> Number:
        value = self.term()
        while self.next() in ("*", "/"):
            if self.take() == "*":
                value = multiplied(value, self.term())
                continue
            divisor = self.next()
            if not divisor[:1].isdigit() or not float(divisor):
                raise Refusal("expected a number other than 0 after /, not {found!r}", "rule-divisor", found=divisor or END)
            value = divided(value, float(self.take()))
        return value

    def term(self) -> Number:
        token = self.next()
        if not token:
            raise Refusal("expected a number or a name before the end of the line", "rule-end")
        if token == "(":
            self.take()
            value = self.sum()
            if self.next() != ")":
                raise Refusal("expected ), not {found!r}", "rule-bracket", found=self.next() or END)
            self.take()
            return value
        if token[0].isdigit():
            return constant(float(self.take()))
        what, bracket, card = token.partition("(")
        if bracket:
            kind = kind_named(card)
            self.take()
            count = OF_A_CARD[what]
            return lambda memory: count(memory, kind)
        if token not in NAMES:
            known = (*NAMES, *[f"{one}(CARD)" for one in OF_A_CARD])
            raise Refusal(
                "unknown name {found!r}; expected a number or one of {known}",
                "rule-name",
                found=self.tokens[self.at],
                known=known,
            )
        return NAMES[self.take().lower()]


def tokens(text: str) -> Iterable[str]:
    at = 0
    text = text.rstrip()
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            raise Refusal("{found!r} is not understood", "rule-token", found=text[at:].strip())
        what, card, number, name, sign = found.groups()
        yield f"{what.lower()}({card}" if what else number or name or sign
        at = found.end()


def constant(value: float) -> Number:
    return lambda memory: value


def added(one: Number, other: Number) -> Number:
    return lambda memory: one(memory) + other(memory)


def subtracted(one: Number, other: Number) -> Number:
    return lambda memory: one(memory) - other(memory)


def multiplied(one: Number, other: Number) -> Number:
    return lambda memory: one(memory) * other(memory)


def divided(one: Number, divisor: float) -> Number:
    return lambda memory: one(memory) / divisor

"""``python -m tests.docs.write_choices``: write docs/choices.md anew, from what the games' doors declare."""

from collections.abc import Iterator
from pathlib import Path

from regalia.cli.choices import option, shape
from regalia.games import OURS, door_of
from regalia.kernel.choices import Choice, Flag, Number, One, Seat, Several
from regalia.kernel.door import Door
from regalia.words.tongue import Tongue

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "choices.md"
FEW = 8  # as many ids of a list are named; of a longer one the first
HEAD = """# Choices before a game

<!-- made by python -m tests.docs.write_choices: do not edit -->

What may be chosen before play, as each game's `door.py` declares it. It is read from there by `setup_for` and `regalia.new`
(`regalia.new("citadels", edition="de", seats=5)`), by the command line (`--edition de`), by the server (`choices` of
`POST /api/tables`) and by the page, whose form is drawn from it. What is not said has its default; *from the rest* means
that it then follows from the other choices or from the rules. Whether choices go together is for the rules to say, by name and
with what may be chosen instead; [the protocol](protocol.md#http) has a way to ask before.
"""


def written() -> str:
    return HEAD + "".join(f"\n{part}" for game in OURS for part in of_game(door_of(game)))


def of_game(door: Door) -> Iterator[str]:
    said = Tongue("en")
    yield f"## {said.say(f'game-{door.name}')}: {door.seats[0]} to {door.seats[-1]} players\n"
    rows = ["| choice | | takes | default | command line |", "|---|---|---|---|---|"]
    for choice in door.choices:
        label = said.say(f"choice-{door.name}-{choice.name}")
        line = f"`{option(choice.name)}{'' if isinstance(choice, Flag) else ' ' + shape(choice)}`".replace("|", "\\|")
        rows.append(
            f"| `{choice.name}` | {label} | {takes(choice)}{asked(choice)} | {default(choice, said, door.name)} | {line} |"
        )
    yield "\n".join(rows) + "\n"
    lists = door.part("engine").lists()
    named = dict.fromkeys(name for choice in door.choices for name in lists_of(choice))
    yield "Lists, in full in `lists` of `GET /api/games/" + door.name + "`:\n"
    yield "\n".join(f"- `{name}`: {ids(list(lists[name]))}" for name in named) + "\n"


def takes(choice: Choice) -> str:
    if isinstance(choice, Flag):
        return "yes or no"
    if isinstance(choice, Number):
        return f"{choice.least} to {choice.most}"
    if isinstance(choice, Seat):
        return either(["a seat, from 0 (on the command line from 1)", *words(choice.words)])
    if isinstance(choice, One):
        return either([f"one of `{choice.of}`", *words(choice.words)])
    assert isinstance(choice, Several)
    each = f"one of each of `{choice.groups}` from" if choice.one_of_group else f"up to {choice.most} of"
    ways = [f"{each} `{choice.of}`", *([f"a name of `{choice.sets}`"] if choice.sets else []), *words(choice.words)]
    if choice.number:
        ways.append(f"a number up to {choice.number}, drawn by lot")
    if choice.of_each:
        ways.append("how many of each")
    return either(ways)


def words(some: tuple[str, ...]) -> list[str]:
    return [f'`"{word}"`' for word in some]


def either(ways: list[str]) -> str:
    return ", ".join(ways[:-1]) + (" or " if len(ways) > 1 else "") + ways[-1]


def asked(choice: Choice) -> str:
    """Where the page asks for it."""
    if isinstance(choice, One) and choice.if_open:
        return "; asked only where the rules leave it open"
    conditions = [
        f"`{name}` is {' or '.join('left to the rest' if value is None else f'`{value}`' for value in values)}"
        for name, values in choice.when.items()
    ]
    return f"; asked if {' or '.join(conditions)}" if conditions else ""


def default(choice: Choice, said: Tongue, game: str) -> str:
    """As the page says it, where it has a way of its own."""
    if own := said.attribute(f"choice-{game}-{choice.name}", "default"):
        return own[0].lower() + own[1:]
    if choice.default is None:
        return "from the rest"
    if isinstance(choice, Flag):
        return "yes" if choice.default else "no"
    return f"`{choice.default}`" if choice.default not in ("", ()) else "none"


def lists_of(choice: Choice) -> list[str]:
    if isinstance(choice, One):
        return [choice.of]
    return [name for name in (choice.sets, choice.of, choice.groups) if name] if isinstance(choice, Several) else []


def ids(all_of_them: list[str]) -> str:
    shown = ", ".join(f"`{one}`" for one in all_of_them[:FEW])
    return shown if len(all_of_them) <= FEW else f"{shown} and {len(all_of_them) - FEW} more"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")

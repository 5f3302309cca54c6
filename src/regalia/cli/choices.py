"""The choices before a game, as options of the command line: made from what the game's door declares."""

import argparse
import json
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from regalia.cli.errors import Misuse
from regalia.cli.speech import say, spoken
from regalia.games import OURS, door_of, names, setup_for, setup_from_json
from regalia.kernel.choices import Choice, Flag, Number, One, Seat, Several
from regalia.kernel.door import Door
from regalia.kernel.setup import Setup, SetupError
from regalia.words.refusals import say_refusal

NONE: Final = "none"  # typed for ""
LIST_FILE: Final = ".txt"
REMARK: Final = "#"
MARKS: Final = "-*•0123456789.) "  # before an entry of a list
MOST_LISTED: Final = 40  # a longer list is not said whole


def arguments(parser: argparse.ArgumentParser) -> None:
    """Everything is left open (None) unless typed, so that the game's own defaults hold. Help is about the game that is meant;
    options of other games are known, so that it can be said whose they are."""
    words: Sequence[str] = getattr(parser, "words", ())
    meant = next((word for word in words if word in OURS), None) or next((word for word in words if word in names()), OURS[0])
    group = parser.add_argument_group(say("help-choices", game=meant))
    seen = set()
    for game in dict.fromkeys((meant, *OURS)):
        for choice in door_of(game).choices:
            if choice.name in seen:
                continue
            seen.add(choice.name)
            shown = help_of(game, choice.name) if game == meant else argparse.SUPPRESS
            if isinstance(choice, Flag) and choice.default is False:
                group.add_argument(option(choice.name), action="store_true", default=None, help=shown)
            elif isinstance(choice, Flag):
                group.add_argument(option(choice.name), action=argparse.BooleanOptionalAction, default=None, help=shown)
            else:
                group.add_argument(option(choice.name), metavar=shape(choice), default=None, help=shown)
    group.add_argument("--setup", metavar="FILE", type=Path, help=say("help-setup"))


def help_of(game: str, choice: str) -> str:
    message = f"choice-{game}-{choice}"
    return spoken().attribute(message, "help") if spoken().has(message) else choice.replace("_", " ")


def shape(choice: Choice) -> str:
    """What may be typed, in short."""
    if isinstance(choice, Number):
        return "N"
    if isinstance(choice, Seat):
        return "|".join(("SEAT", *choice.words))
    if isinstance(choice, Several):
        ways = ["NAMES", *choice.words, *(["N"] if choice.number else []), *(["NAME:N"] if choice.of_each else [])]
        return "|".join(ways)
    return "NAME"


def typed(args: argparse.Namespace) -> dict[str, Any]:
    """The choices that were typed, as ``setup_for`` wants them."""
    games = dict.fromkeys((args.game, *OURS)) if args.game in names() else dict.fromkeys(OURS)
    every = dict.fromkeys(choice.name for game in games for choice in door_of(game).choices)
    texts = {name: getattr(args, name) for name in every if getattr(args, name, None) is not None}
    door = door_of(args.game)
    known = [choice.name for choice in door.choices]
    for name in texts:
        if name not in known:
            valid = ", ".join(option(one) for one in known)
            raise Misuse(say("misuse-choice", game=args.game, option=option(name), known=valid))
    found: dict[str, Any] = {}
    for choice in door.choices:  # in their order: what names mean may depend on the edition
        if choice.name in texts:
            found[choice.name] = Reader(door, choice, found).read(texts[choice.name])
    return found


class Reader:
    """Reads what was typed for one choice; ``found``: what is chosen already."""

    def __init__(self, door: Door, choice: Choice, found: dict[str, Any]) -> None:
        self.door: Final = door
        self.choice: Final = choice
        self.found: Final = found

    def read(self, text: Any) -> Any:
        choice = self.choice
        if isinstance(choice, Flag):
            return text
        if isinstance(choice, Number):
            return self.number(text)
        if isinstance(choice, Seat):
            return text if text in choice.words else seat_number(text, self.seats(), option(choice.name))
        if isinstance(choice, Several):
            return self.several(choice, text)
        assert isinstance(choice, One)
        if text in choice.words or (text == NONE and "" in choice.words):
            return "" if text == NONE else text
        return self.identified(choice.of, text)

    def number(self, text: str) -> int:
        """Whether it is too large or too small is for the setup to say."""
        if not re.fullmatch(r"-?\d+", text):
            raise Misuse(say("misuse-whole", option=option(self.choice.name), text=text))
        return int(text)

    def seats(self) -> int:
        if "seats" in self.found:
            return int(self.found["seats"])
        return next(int(str(one.default)) for one in self.door.choices if one.name == "seats")

    def several(self, choice: Several, text: str) -> Any:
        """A word, a ready-made set, a number, how many of each, or ids by commas or from a text file."""
        if text in choice.words:
            return text
        if choice.number and text.isdecimal():
            return int(text)
        if choice.of_each and ":" in text:
            return self.of_each(choice, text)
        if text.endswith(LIST_FILE):
            return [self.identified(choice.of, line) for line in lines_of(Path(text))]
        if choice.sets and "," not in text:
            one = self.identify(choice.sets, text)
            return one if one in self.ids(choice.sets) else text  # for the setup to refuse
        return [self.identified(choice.of, part) for part in text.split(",")]

    def of_each(self, choice: Several, text: str) -> dict[str, int]:
        parts = [part.partition(":") for part in text.split(",")]
        if not all(number.strip().isdecimal() for _, _, number in parts):
            raise Misuse(say("misuse-of_each", option=option(choice.name), text=text))
        return {self.identified(choice.of, name): int(number) for name, _, number in parts}

    def identify(self, listed: str, text: str) -> str | None:
        if not self.door.names:
            return text.strip()
        found: str | None = self.door.part("names").identify_choice(listed, text, self.found)
        return found

    def identified(self, listed: str, text: str) -> str:
        """The id of what is named in any language; what no list has is refused with what it has."""
        one = self.identify(listed, text)
        if one is None:
            said = {name: self.said(name) for name in self.ids(listed)}
            near = get_close_matches(text.strip(), [*said.values(), *said], 3, 0)
            few = len(said) <= MOST_LISTED
            known = ", ".join(said.values() if few else dict.fromkeys(said.get(name, name) for name in near))
            raise Misuse(
                say("misuse-name" if few else "misuse-near", option=option(self.choice.name), name=text.strip(), known=known)
            )
        return one

    def ids(self, listed: str) -> list[str]:
        return list(self.door.part("engine").lists()[listed])

    def said(self, name: str) -> str:
        message = f"{self.door.name}-card-{name}"
        return spoken().say(message) if spoken().has(message) else name


def lines_of(file: Path) -> list[str]:
    """The entries of a list that somebody wrote down: by lines or commas, with numbers, dashes and remarks."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise Misuse(say("misuse-text", file=file)) from problem
    return entries_of(text)


def entries_of(text: str) -> list[str]:
    """
    >>> entries_of("# mine\\n1. Smithy\\n- Throne Room, Village  # good ones")
    ['Smithy', 'Throne Room', 'Village']
    """
    parts = [part for line in text.splitlines() for part in line.partition(REMARK)[0].replace(";", ",").split(",")]
    return [entry for part in parts if (entry := part.strip().lstrip(MARKS).strip())]


def ask_open(args: argparse.Namespace) -> None:
    """What the rules leave to the players is asked of the person at the terminal, one of the answers preselected (R-74)."""
    if args.setup is not None:
        return
    door = door_of(args.game)
    found = typed(args)
    left_open = getattr(door.part("engine"), "open_choices", None)
    for name, ids in ({} if left_open is None else left_open(found)).items():
        choice = next(one for one in door.choices if one.name == name)
        setattr(args, name, ask_which(Reader(door, choice, found), ids))


def ask_which(reader: Reader, ids: Sequence[str]) -> str:
    """One of these, by number or name; nothing typed is the first of them."""
    said = [reader.said(one) for one in ids]
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(said, 1))
    label = f"choice-{reader.door.name}-{reader.choice.name}"
    print(say("play-left_open", choice=spoken().say(label), known=listed, usual=said[0]))
    assert isinstance(reader.choice, One)
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            text = ""
        if not text:
            return ids[0]
        if text.isdecimal() and 1 <= int(text) <= len(ids):
            return ids[int(text) - 1]
        one = reader.identify(reader.choice.of, text)
        if one in ids:
            return str(one)
        print(say("play-left_open-unknown", text=text, known=listed))


def seat_number(text: str, seats: int, named: str) -> int:
    """People count seats from 1."""
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise Misuse(say("misuse-seat", option=named, text=text, seats=seats))
    return int(text) - 1


def setup_of(args: argparse.Namespace, seed: int) -> Setup:
    """The setup that was typed, or the one of the file that was named."""
    if seed < 0:
        raise Misuse(say("misuse-number", option="--seed", least=0, number=seed))
    choices = typed(args)
    if args.setup is None:
        return setup_for(args.game, **choices, seed=seed)
    if choices:
        options = ", ".join(option(name) for name in choices)
        raise Misuse(say("misuse-setup", file=args.setup, options=options))
    return read_setup(args.setup).reseeded(seed)


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def read_setup(file: Path) -> Setup:
    try:
        parts = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(parts, dict):
            raise SetupError("expected a JSON object", "json-object")
        return setup_from_json(parts)
    except (ValueError, TypeError, KeyError) as problem:  # also what is no text and no JSON at all
        raise Misuse(say("misuse-setup_file", file=file, problem=say_refusal(problem, spoken()))) from problem

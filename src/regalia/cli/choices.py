"""The choices before a game, as options of the command line; shared by play, simulate, new and bench."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from regalia.cli.errors import Misuse
from regalia.cli.speech import say, spoken
from regalia.games import setup_for, setup_from_json
from regalia.kernel.setup import Setup, SetupError
from regalia.words.names import entries, identify, plain_words
from regalia.words.refusals import say_refusal

RANDOM: Final = "random"
NONE: Final = "none"
LIST_FILE: Final = ".txt"
YES: Final = "yes"  # the ninth character of the scenario
CHOICES: Final = {
    "citadels": (
        "edition", "scenario", "seats", "cast", "uniques", "rank_9", "rank_4", "crown", "action_cards", "nl_card_first",
    ),
    "dominion": (
        "kingdom", "seats", "sets", "no_attacks", "landscapes", "black_market", "colonies", "shelters", "printings",
    ),
}  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    """Everything is left open (None) unless typed, so that the game's own defaults hold."""
    group = parser.add_argument_group(say("help-choices"))
    group.add_argument("--edition", metavar="en|de|nl", help=say("help-edition"))
    group.add_argument("--scenario", metavar="NAME", help=say("help-scenario"))
    group.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    group.add_argument("--cast", metavar="NAMES", help=say("help-cast"))
    group.add_argument("--uniques", metavar="NAMES", help=say("help-uniques"))
    group.add_argument("--rank-9", metavar="NAME", help=say("help-rank_9"))
    group.add_argument("--rank-4", metavar="NAME", help=say("help-rank_4"))
    group.add_argument("--crown", metavar="SEAT", help=say("help-crown"))
    group.add_argument("--action-cards", action="store_true", default=None, help=say("help-action_cards"))
    group.add_argument("--nl-card-first", action="store_true", default=None, help=say("help-nl_card_first"))
    group.add_argument("--kingdom", metavar="NAMES", help=say("help-kingdom"))
    group.add_argument("--sets", metavar="NAMES", help=say("help-sets"))
    group.add_argument("--no-attacks", action="store_true", default=None, help=say("help-no_attacks"))
    group.add_argument("--landscapes", metavar="N|NAMES", help=say("help-landscapes"))
    group.add_argument("--black-market", metavar="NAMES", help=say("help-black_market"))
    group.add_argument("--colonies", action=argparse.BooleanOptionalAction, default=None, help=say("help-colonies"))
    group.add_argument("--shelters", action=argparse.BooleanOptionalAction, default=None, help=say("help-shelters"))
    group.add_argument("--printings", metavar="NAMES", help=say("help-printings"))
    group.add_argument("--setup", metavar="FILE", type=Path, help=say("help-setup"))


def typed(args: argparse.Namespace) -> dict[str, Any]:
    """The choices that were typed, as ``setup_for`` wants them."""
    every = dict.fromkeys(name for names in CHOICES.values() for name in names)
    found = {name: getattr(args, name) for name in every if getattr(args, name) is not None}
    check_choices(args.game, list(found))
    edition = found.get("edition", "en")
    if "cast" in found:
        found["cast"] = names(found["cast"], edition, ("characters",), "help-cards_character")
    if "uniques" in found:
        found["uniques"] = names(found["uniques"], edition, ("unique_districts",), "help-cards_unique")
    for rank in ("rank_9", "rank_4"):
        if rank in found:
            named = names(found[rank], edition, ("characters",), "help-cards_character")
            found[rank] = "" if found[rank] == NONE else named if isinstance(named, str) else named[0]
    if "kingdom" in found:
        found["kingdom"] = kingdom(found["kingdom"])
    if "landscapes" in found:
        text = found["landscapes"]
        found["landscapes"] = int(text) if text.isdecimal() else cards(text)
    sideways(found)
    if "black_market" in found:
        found["black_market"] = cards(found["black_market"])
    if "printings" in found:
        found["printings"] = ["_".join(plain_words(name)) for name in found["printings"].split(",")]
    if "sets" in found:
        found["expansions"] = sets(found.pop("sets"))
    if "scenario" in found:
        found["scenario"] = scenario(found["scenario"], edition)
    if "crown" in found and found["crown"] != "lot":
        found["crown"] = seat_number(found["crown"], found.get("seats", 4), "--crown")
    return found


def names(text: str, edition: str, sections: tuple[str, ...], what: str) -> list[str] | str:
    """Names in any spelling, by commas; "random" and the rank without anybody stay what they are."""
    if text in (RANDOM, NONE, YES):
        return text
    found = []
    for name in text.split(","):
        card = identify(name, edition, sections)
        if card is None:
            cards = [one for one, entry in entries().items() if entry.section in sections]
            known = ", ".join(spoken().say(f"citadels-card-{one}") for one in cards)
            raise Misuse(say("misuse-name", what=say(what), name=name.strip(), known=known))
        found.append(card)
    return found


def kingdom(text: str) -> list[str] | str:
    """A kingdom by its name, cards by commas, or a text file with a list; names in any language and spelling."""
    from regalia.dominion.kingdoms import KINGDOMS

    name = "_".join(plain_words(text))
    if name in KINGDOMS or name == RANDOM:
        return name
    if text.endswith(LIST_FILE):
        try:
            text = Path(text).read_text(encoding="utf-8")
        except UnicodeDecodeError as problem:
            raise Misuse(say("misuse-text", file=text)) from problem
    elif "," not in text:
        return text  # for the setup to refuse
    return cards(text)


def sideways(found: dict[str, Any]) -> None:
    """Landscapes may stand in the list of the Kingdom, as people write it down."""
    from regalia.dominion.cards.catalogue import LANDSCAPE_NAMED

    if isinstance(found.get("kingdom"), list):
        listed = [name for name in found["kingdom"] if name in LANDSCAPE_NAMED]
        if listed and not isinstance(found.get("landscapes"), int):
            found["landscapes"] = [*found.get("landscapes", ()), *listed]
            found["kingdom"] = [name for name in found["kingdom"] if name not in LANDSCAPE_NAMED]


def cards(text: str) -> list[str]:
    """Cards, piles and landscapes by commas or lines, in any language and spelling."""
    from regalia.dominion.kingdoms import kingdom_lines
    from regalia.words.dominion_names import identify as identify_card

    found = []
    for card in kingdom_lines(text):
        known = identify_card(card)
        if known is None:
            raise Misuse(say("misuse-card", name=card))
        found.append(known)
    return found


def sets(text: str) -> list[str] | dict[str, int]:
    """``base,intrigue``, or how many of each: ``base:7,intrigue:3``."""
    parts = [part.partition(":") for part in text.split(",")]
    names_of = ["_".join(plain_words(name)) for name, _, _ in parts]
    numbers = [number.strip() for _, _, number in parts if number]
    if not numbers:
        return names_of
    if len(numbers) < len(parts) or not all(number.isdecimal() for number in numbers):
        raise Misuse(say("misuse-sets", text=text))
    return dict(zip(names_of, map(int, numbers), strict=True))


def scenario(text: str, edition: str) -> str:
    """By id, or by any name a booklet gives it; what nobody knows is left for the setup to refuse."""
    from regalia.citadels.scenarios import scenario_names
    from regalia.rulebook import catalogue

    wanted = plain_words(text)
    for name in scenario_names(edition) if edition in ("en", "de", "nl") else []:
        entry = catalogue("citadels")["scenarios"][f"{name}_{edition}"]
        if wanted in [plain_words(way) for way in (name.replace("_", " "), *entry.names.values())]:
            return name
    return text


def ask_open(args: argparse.Namespace) -> None:
    """What the edition leaves to the players is asked of the person at the terminal, one of them preselected (R-74)."""
    from regalia.citadels.choose import left_open

    if args.game != "citadels" or args.setup is not None or args.cast is not None:
        return
    found = typed(args)
    edition, name, seats = found.get("edition", "en"), found.get("scenario", "first_game"), found.get("seats", 4)
    try:
        open_ranks = left_open(edition, name, seats, found.get("rank_9"))
    except SetupError:
        return  # said by the setup
    for rank, characters in open_ranks.items():
        if found.get(rank) in (None, YES):
            setattr(args, rank, ask_character(rank, characters, edition))


def ask_character(rank: str, characters: tuple[str, ...], edition: str) -> str:
    """One of these characters, by number or name; nothing typed is the first of them."""
    names_of = [spoken().say(f"citadels-card-{one}") for one in characters]
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names_of, 1))
    print(say("play-left_open", rank=rank.removeprefix("rank_"), characters=listed, usual=names_of[0]))
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            text = ""
        if not text:
            return characters[0]
        if text.isdecimal() and 1 <= int(text) <= len(characters):
            return characters[int(text) - 1]
        card = identify(text, edition, ("characters",))
        if card in characters:
            return card
        print(say("play-left_open-unknown", text=text, characters=listed))


def seat_number(text: str, seats: int, option: str) -> int:
    """People count seats from 1."""
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise Misuse(say("misuse-seat", option=option, text=text, seats=seats))
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


def check_choices(game: str, found: list[str]) -> None:
    """A choice that another game knows; an unknown game is left for the setup to refuse."""
    known = CHOICES.get(game, tuple(found))
    for name in found:
        if name not in known:
            valid = ", ".join(option(one) for one in known)
            raise Misuse(say("misuse-choice", game=game, option=option(name), known=valid))


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

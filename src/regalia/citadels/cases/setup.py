"""The setup of a Citadels case: what it names, and for the rest the first game."""

from typing import Any, Final

from regalia.casebook.adapters import seat_of
from regalia.casebook.lots import lots_of
from regalia.casebook.nodes import SEAT_LETTERS, Node, closest, spelled
from regalia.citadels.rules.characters.pool import NAMED
from regalia.citadels.rules.choose import setup_for
from regalia.citadels.rules.districts.catalogue import DISTRICTS, TITLE_OF
from regalia.citadels.rules.layout import ACROBAT, UNIQUE
from regalia.citadels.rules.setup import FIRST_CAST, FIRST_UNIQUES, CitadelsSetup
from regalia.citadels.rules.setup_rules import UNIQUES_IN_GAME, unique_pool
from regalia.kernel.chance import FAST
from regalia.kernel.setup import SetupError

ENTRIES: Final = (
    "seats", "scenario", "cast", "uniques", "rank_9", "rank_4", "origins", "action_cards", "nl_card_first", "crown",
    "ages", "chance", "tells_by_asking", "fill",
)  # fmt: skip
NINTH: Final = "artist"  # the rank 9 character where the first game names none
CHARACTER_ENTRIES: Final = ("killed", "robbed", "bewitched", "warrants", "signed", "threats", "flower", "face_up", "face_down")
CARD_ENTRIES: Final = ("deck", "museum")


def setup_of(node: Node, given: tuple[Node, ...], edition: str, seed: int, refusal: bool) -> CitadelsSetup:
    """``refusal``: let the SetupError of the rules through, which otherwise is a mistake of the case."""
    parts = node.entries(ENTRIES, "setup")
    seats = parts["seats"].number() if "seats" in parts else 4
    choices: dict[str, Any] = {"edition": edition, "seats": seats, "seed": seed}
    for name in ("action_cards", "nl_card_first", "tells_by_asking"):
        if name in parts:
            choices[name] = parts[name].flag()
    for name in ("rank_9", "rank_4", "scenario"):
        if name in parts:
            choices[name] = "" if parts[name].word() == "none" else parts[name].word()
    choices["chance"] = parts["chance"].word() if "chance" in parts else FAST
    if "ages" in parts:
        choices["ages"] = [part.number() for part in parts["ages"].many()]
    if "crown" in parts:
        choices["crown"] = "lot" if parts["crown"].word() == "lot" else seat_of(parts["crown"], parts["crown"].text(), seats)
    if "origins" in parts:
        choices["origins"] = [part.word() for part in parts["origins"].many()]
    for name in ("cast", "uniques"):
        if name in parts:
            is_random = not parts[name].is_list and parts[name].word() == "random"
            choices[name] = "random" if is_random else [part.word() for part in parts[name].many()]
    fill = parts["fill"].flag() if "fill" in parts else "scenario" not in parts
    if fill:
        fill_up(choices, named_characters(given), named_cards(given))
    try:
        return setup_for(**choices)
    except SetupError as problem:
        if refusal:
            raise
        raise node.wrong(f"the rules refuse this setup in the edition {edition!r}: {problem}") from problem


def fill_up(choices: dict[str, Any], characters: list[str], cards: list[str]) -> None:
    """What the case names first, then what its position needs, then the first game."""
    seats = choices["seats"]
    if choices.get("cast") != "random":
        cast = {NAMED[name].rank: name for name in reversed(characters)}
        written = choices.pop("cast", [])
        if all(name in NAMED for name in written) and len({NAMED[name].rank for name in written}) == len(written):
            for name in written:
                cast[NAMED[name].rank] = name
            for number, name in enumerate(FIRST_CAST, 1):
                cast.setdefault(number, name)
            ninth = choices.pop("rank_9", None)
            if ninth:
                cast[9] = ninth
            elif ninth is None and seats in (3, 8):
                cast.setdefault(9, NINTH)
            written = [cast[number] for number in sorted(cast)]
        choices["cast"] = written
    if choices.get("uniques") != "random":
        uniques: list[str] = list(choices.get("uniques", []))
        for name in cards:
            if DISTRICTS[TITLE_OF[name]].kind == UNIQUE and name not in uniques:
                uniques.append(name)
        pool = [district.name for district in unique_pool(choices["edition"]) if not district.needs]
        for name in [*FIRST_UNIQUES, *pool]:
            if len(uniques) < UNIQUES_IN_GAME and name not in uniques and name != "ball_room":
                uniques.append(name)
        choices["uniques"] = uniques
    if any(TITLE_OF[name] >= ACROBAT for name in cards):
        choices.setdefault("action_cards", True)


def named_characters(given: tuple[Node, ...]) -> list[str]:
    """The characters that positions name: they must be in the cast."""
    nodes: list[Node] = []
    for key, node in [entry for one in given for entry in one.mapping().items()]:
        if key in CHARACTER_ENTRIES:
            nodes += node.many()
        elif key == "chance":
            nodes += [part for lot in lots_of(node) for part in lot if part.word() not in TITLE_OF]
        elif key in SEAT_LETTERS and node.is_mapping:
            for name in ("character", "characters"):
                if name in node.mapping():
                    nodes += node.mapping()[name].many()
        elif key == "start" and node.is_mapping:
            nodes += [node.mapping()[name] for name in ("as", "call") if name in node.mapping()]
    found: list[str] = []
    for node in nodes:
        word = node.word()
        if word in NAMED:
            found.append(word)
        elif not word.removeprefix("rank_").isdigit() and word not in ("nobody", "none"):
            raise node.wrong(f"unknown character {node.text()!r}; {closest(word, NAMED)}")
    return found


def named_cards(given: tuple[Node, ...]) -> list[str]:
    """The district and action cards that positions name: they must be in the game."""
    nodes: list[Node] = []
    for key, node in [entry for one in given for entry in one.mapping().items()]:
        if key in CARD_ENTRIES and node.is_list:
            nodes += node.many()
        elif key == "chance":
            nodes += [part for lot in lots_of(node) for part in lot]
        elif key in SEAT_LETTERS and node.is_mapping:
            for name in ("hand", "city", "ring"):
                if name in node.mapping() and not node.mapping()[name].is_number:
                    nodes += node.mapping()[name].many()
    found: list[str] = []
    for node in nodes:
        word = spelled(node.text().rstrip("*0123456789 "))
        if word in TITLE_OF:  # others are complained about where they are placed
            found.append(word)
    return found

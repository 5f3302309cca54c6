"""Cases about Citadels: the adapter the runner looks up, and the steps only Citadels has."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from regalia.casebook.adapters import Adapter, Failed, Wanted, letter_of
from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.citadels.cases.box import check_box
from regalia.citadels.cases.facts import mismatches
from regalia.citadels.cases.position import lay_character, position
from regalia.citadels.cases.setup import setup_of
from regalia.citadels.cases.views import check_hides, check_sees, seen_words
from regalia.citadels.cases.words import called, option_words, questions, rank, title, verbs, wanted
from regalia.citadels.rules.characters.pool import NAMED
from regalia.citadels.rules.districts.catalogue import TITLE_OF
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.events import EVENTS
from regalia.citadels.rules.layout import FACE_DOWN, FACE_UP, HAUNTED_QUARTER, KIND_NAMES, NO_KIND, PACK, role
from regalia.citadels.rules.scoring import sheet
from regalia.citadels.rules.selection import ChooseCharacter
from regalia.citadels.rules.setup import CitadelsSetup, new_game
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option, Verb
from regalia.kernel.setup import Setup

QUIET_VERBS: Final = (
    "end_turn", "pass", "decline", "leave_goal", "take_nothing", "refuse", "gather_gold", "take_crown", "enough", "pay_gold",
)  # fmt: skip
SOURCES: Final = (
    "districts", "first_complete", "complete", "all_types", "capitol", "ivory_tower", "wishing_well", "dragon_gate",
    "imperial_treasury", "map_room", "museum", "statue", "basilica", "secret_vault", "action_cards",
)  # fmt: skip
HAUNTED: Final = "haunted_quarter_as"


def score(game: Citadels, node: Node) -> None:
    """``score: {A: 28, B: {districts: 12, all types: 3, total: 15}}``; sources not named may bring anything.

    ``haunted quarter as: trade`` asks for the points if its owner chooses that type instead of the best one.
    """
    node.some_entries()
    for letter, part in node.entries(SEAT_LETTERS[: game.seats], "score").items():
        at = SEAT_LETTERS.index(letter)
        entries = part.entries((*SOURCES, "total", HAUNTED), "a score") if part.is_mapping else {"total": part}
        haunted = NO_KIND
        if HAUNTED in entries:
            if not game.has(at, HAUNTED_QUARTER):
                raise entries[HAUNTED].wrong(f"{letter.upper()} has no Haunted Quarter")
            if len(entries) == 1:
                raise entries[HAUNTED].wrong("this checks nothing; add the points it brings")
            haunted = KIND_NAMES.index(entries[HAUNTED].one_of(KIND_NAMES, "type"))
        points = sheet(game, at, haunted)
        found = {**{name: 0 for name in SOURCES}, **points, "total": sum(points.values())}
        for name, value in entries.items():
            if name == HAUNTED:
                continue
            if found[name] != value.number():
                what = f"{letter.upper()} {name.replace('_', ' ')}"
                shown = ", ".join(f"{source.replace('_', ' ')} {number}" for source, number in points.items())
                raise Failed(value, f"{what}: {value.number()}", f"{what}: {found[name]} (of {shown})")


def choose_characters(game: Citadels, node: Node) -> None:
    """The rest of a selection, so that everybody has the character named; all others lie face down."""
    if not game.stack or not isinstance(game.stack[-1], ChooseCharacter):
        raise Failed(node, "characters being chosen", f"{game.decision}")
    for zone in [FACE_DOWN, *[role(at) for at in range(game.seats)]]:
        game.move_all(zone, PACK)
    wishes = {
        rank(game.box, part): (SEAT_LETTERS.index(letter), part)
        for letter, parts in node.entries(SEAT_LETTERS[: game.seats], "characters").items()
        for part in parts.many()
    }
    if any(game.place[number] == FACE_UP for number in wishes):
        game.move_all(FACE_UP, PACK)  # the wish could not have been chosen: nothing lies face up then
    for number, (at, part) in wishes.items():
        lay_character(game, part, number, role(at))
    game.move_all(PACK, FACE_DOWN)
    for number in game.zones[FACE_DOWN]:
        game.known[number] = 0
    game.stack.pop()
    game.proceed()


class CitadelsAdapter(Adapter):
    name = "citadels"
    editions = tuple(EDITIONS)
    events = tuple(EVENTS)
    acting = ("characters",)
    own_steps: ClassVar[Mapping[str, Callable[[Any, Node], None]]] = {
        "score": score,
        "characters": choose_characters,
        "box": check_box,
    }
    pictured: ClassVar[Mapping[str, str]] = {
        **{entry: entry for entry in ("city", "hand", "deck", "face_up", "face_down")},
        **dict.fromkeys(("character", "characters"), "role"),
        "museum": "under_museum",
    }
    counted: ClassVar[tuple[str, ...]] = ("gold",)
    marked: ClassVar[Mapping[str, str]] = dict.fromkeys(("killed", "robbed", "bewitched"), "rank")
    unspoken: ClassVar[Mapping[str, tuple[str, ...]]] = {"put_under": ("put away", "put under")}

    def setup(self, setup: Node, given: tuple[Node, ...], edition: str, seed: int, refusal: bool) -> Setup:
        return setup_of(setup, given, edition, seed, refusal)

    def deal(self, setup: Setup) -> Citadels:
        return new_game(setup, listen=True)

    def place(self, setup: Setup, given: Node) -> Citadels:
        assert isinstance(setup, CitadelsSetup)
        return position(setup, given)

    def verbs(self) -> Mapping[str, Verb]:
        return verbs()

    def questions(self) -> set[str]:
        return questions()

    def wanted(self, game: Citadels, node: Node, seat: int) -> Wanted:
        return wanted(game, node, seat)

    def words(self, game: Citadels, option: Option) -> str:
        return option_words(game, option)

    def faces(self, game: Citadels, zone: str, faces: list[int]) -> list[str]:
        return seen_words(game, zone, faces)

    def mismatches(self, game: Citadels, node: Node) -> list[tuple[Node, str, str]]:
        return mismatches(game, node)

    def sees(self, game: Citadels, viewer: int, node: Node) -> None:
        check_sees(game, viewer, node)

    def hides(self, game: Citadels, viewer: int, node: Node) -> None:
        check_hides(game, viewer, node)

    def argument(self, game: Citadels, node: Node) -> int:
        """A number, a seat, a character, a card or a type of districts."""
        if node.is_number:
            return node.number()
        word = node.word()
        if word in SEAT_LETTERS[: game.seats]:
            return SEAT_LETTERS.index(word)
        if word in KIND_NAMES:
            return KIND_NAMES.index(word)
        return title(node) if word in TITLE_OF and word not in NAMED else rank(game.box, node)

    def called(self, game: Citadels, node: Node) -> list[list[int]]:
        return called(game, node)

    def quiet(self, game: Citadels) -> Option:
        decision = game.decision
        assert decision is not None
        for name in QUIET_VERBS:
            for option in decision.options:
                if option.verb.name == name:
                    return option
        return decision.options[0]

    def skip_names(self) -> tuple[str, ...]:
        return ("rank", "round", "selection")

    def lap(self, game: Citadels) -> int:
        return game.round

    def reached(self, game: Citadels, name: str, node: Node, lap: int) -> bool:
        if name == "round":
            return game.round >= node.number()
        if name == "selection":
            return bool(game.stack) and isinstance(game.stack[-1], ChooseCharacter)
        number = rank(game.box, node)
        if game.round != lap:
            raise Failed(node, f"rank {number} called", f"round {game.round}, {letter_of(game.crown)} crowned")
        return game.called >= number


ADAPTER: Final = CitadelsAdapter()

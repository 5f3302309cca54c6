"""Cases about Dominion: the adapter the runner looks up, and the step only Dominion has."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from regalia.casebook.adapters import Adapter, Failed, Wanted, seat_of
from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.dominion.cases.facts import mismatches
from regalia.dominion.cases.position import position
from regalia.dominion.cases.setup import setup_of
from regalia.dominion.cases.views import check_hides, check_sees
from regalia.dominion.cases.words import called, kind, kind_words, option_words, questions, verbs, wanted
from regalia.dominion.rules.events import EVENTS
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import OWN_MAT_NAMES, PLACE_NAMES
from regalia.dominion.rules.scoring import sheet
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import PASS, Option, Verb
from regalia.kernel.setup import Setup


def score(game: Dominion, node: Node) -> None:
    """``score: {A: 18, B: {province: 12, curse: -3, total: 9}}``; sources not named may bring anything."""
    node.some_entries()
    for letter, part in node.entries(SEAT_LETTERS[: game.seats], "score").items():
        points = sheet(game, SEAT_LETTERS.index(letter))
        entries = part.some_entries() if part.is_mapping else {"total": part}
        for name, value in entries.items():
            found = sum(points.values()) if name == "total" else points.get(name, 0)
            if name not in ("total", "vp_tokens"):
                kind(value, name)
            if found != value.number():
                what = f"{letter.upper()} {name.replace('_', ' ')}"
                raise Failed(value, f"{what}: {value.number()}", f"{what}: {found} (of {points})")


class DominionAdapter(Adapter):
    name = "dominion"
    editions = ()
    events = tuple(EVENTS)
    unused = ("left_out",)
    pictured: ClassVar[Mapping[str, str]] = {
        entry: entry for entry in ("hand", "play", "deck", "discard", "aside", "trash", "exile", "tavern", *OWN_MAT_NAMES)
    }
    counted: ClassVar[tuple[str, ...]] = ("debt", "coffers", "villagers", "favors", "vp_tokens")
    phases = ("action_phase", "buy_phase", "buy_more", "night_phase")
    own_steps: ClassVar[Mapping[str, Callable[[Any, Node], None]]] = {"score": score}

    def setup(self, setup: Node, given: tuple[Node, ...], edition: str, seed: int, refusal: bool) -> Setup:
        return setup_of(setup, given, seed, refusal)

    def deal(self, setup: Setup) -> Dominion:
        return new_game(setup, listen=True)

    def place(self, setup: Setup, given: Node) -> Dominion:
        assert isinstance(setup, DominionSetup)
        return position(setup, given)

    def verbs(self) -> Mapping[str, Verb]:
        return verbs()

    def questions(self) -> set[str]:
        return questions()

    def wanted(self, game: Dominion, node: Node, seat: int) -> Wanted:
        return wanted(node, [] if game.decision is None else game.decision.options)

    def words(self, game: Dominion, option: Option) -> str:
        return option_words(option)

    def faces(self, game: Dominion, zone: str, faces: list[int]) -> list[str]:
        return ["?" if face == UNKNOWN else kind_words(face) for face in faces]

    def mismatches(self, game: Dominion, node: Node) -> list[tuple[Node, str, str]]:
        return mismatches(game, node)

    def sees(self, game: Dominion, viewer: int, node: Node) -> None:
        check_sees(game, viewer, node)

    def hides(self, game: Dominion, viewer: int, node: Node) -> None:
        check_hides(game, viewer, node)

    def argument(self, game: Dominion, node: Node) -> int:
        """A number, a seat, a card or a place of a seat."""
        if node.is_number:
            return node.number()
        word = node.word()
        if word in SEAT_LETTERS[: game.seats]:
            return SEAT_LETTERS.index(word)
        if word in PLACE_NAMES and word not in KIND_OF:
            return PLACE_NAMES.index(word)
        return kind(node)

    def called(self, game: Dominion, node: Node) -> list[list[int]]:
        return called(game, node)

    def quiet(self, game: Dominion) -> Option:
        """Pass where one may; else the first thing offered."""
        decision = game.decision
        assert decision is not None
        return PASS if PASS in decision.options else decision.options[0]

    def skip_names(self) -> tuple[str, ...]:
        return ("turn",)

    def lap(self, game: Dominion) -> int:
        return sum(game.turns)

    def reached(self, game: Dominion, name: str, node: Node, lap: int) -> bool:
        """``skip to: {turn: B}``: the next turn of B."""
        return game.active == seat_of(node, node.text(), game.seats) and sum(game.turns) > lap


ADAPTER: Final = DominionAdapter()

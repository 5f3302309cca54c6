"""Positions to look at and to play: a case that shows a rule, laid out as a setup that a table can begin from."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from regalia.casebook.adapters import Failed
from regalia.casebook.alike import overlays
from regalia.casebook.cases import Case, load_cases
from regalia.casebook.examples import A_CASE, NEW_LINE, cited_in, folder
from regalia.casebook.nodes import SEAT_LETTERS, CaseError, Node
from regalia.casebook.runner import case_files
from regalia.casebook.steps import Play
from regalia.games import door_of
from regalia.kernel.cards import NOBODY
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.store import store
from regalia.rulebook.chapters import chosen_case
from regalia.rulebook.shown import TABLE, Heap, Shown

FROM_TOP: Final = ("deck", "discard")
MOST: Final = 15  # of a larger pile a case names the top
GIVEN: Final = re.compile(r"^  given:", re.MULTILINE)
KEPT: Final = 256  # positions that are remembered; each is a few kilobytes


class Told(Play):
    """A case under way that remembers everything that happened in it."""

    told: list[Event]

    def forget(self) -> None:
        self.told = [*getattr(self, "told", ()), *self.events]
        super().forget()


@lru_cache(maxsize=KEPT)
def shown(rule: str, edition: str = "") -> Shown | None:
    """The position of the case that shows a rule best; None if no case that shows it lays one out."""
    for case in _candidates(rule):
        chosen = next((one for one in case.editions if not edition or one in ("", edition)), case.editions[0])
        try:
            return _laid_out(case, chosen, rule)
        except (CaseError, Failed):
            continue
    return None


@cache
def laid_out() -> frozenset[str]:
    """The rules that a case with a position cites. They are read, not run."""
    place = folder()
    texts = [path.read_text(encoding="utf-8") for path in case_files([place])] if place is not None else []
    written = (case[0] for text in texts for case in A_CASE.finditer(text))
    return frozenset(rule for case in written if GIVEN.search(case) for rule in cited_in(case))


def _candidates(rule: str) -> Iterator[Case]:
    """Cases that cite a rule and lay out a position: the one the book chose, then the shortest first; the files one by one."""
    place, wanted = folder(), chosen_case(rule)
    found: list[tuple[bool, int, Path, int]] = []
    for path in case_files([place]) if place is not None else ():
        text = path.read_text(encoding="utf-8")
        for written in A_CASE.finditer(text) if rule in text else ():
            if rule in cited_in(written[0]) and GIVEN.search(written[0]):
                other = wanted not in written[0].replace(NEW_LINE, " ")
                found.append((other, len(written[0]), path, text.count(NEW_LINE, 0, written.start()) + 1))
    for _, _, path, line in sorted(found):
        for case in load_cases(path):
            if case.line == line and rule in case.rules and case.given is not None and case.mistake is None:
                yield case


def _laid_out(case: Case, edition: str, rule: str) -> Shown:
    given = case.given
    assert given is not None
    adapter = case.adapter
    setup = adapter.setup(case.setup, (given, *overlays(given, case.steps)), edition, case.seeds[0], False)
    play = Told(adapter, setup, given, {}, case.steps)
    game: Game = play.game
    asked = NOBODY if game.decision is None else game.decision.seat
    heaps, laid = tuple(_heaps(case, game, given)), setup.at(store(game))
    for step in case.steps:
        play.take(step)
    play.forget()
    seen = tuple((one.kind, one.rule, one.told, one.secret) for one in play.told)
    return Shown(rule, case.title, laid, asked, heaps, seen)


def _heaps(case: Case, game: Game, given: Node) -> Iterator[Heap]:
    """What the case lays out, in the order it is written; what it leaves to chance does not matter in it."""
    for key, node in given.mapping().items():
        if key in SEAT_LETTERS[: game.seats]:
            seat = SEAT_LETTERS.index(key)
            for entry, part in node.mapping().items():
                yield from _heap(case, game, seat, entry, part)
        else:
            yield from _heap(case, game, TABLE, key, node)


def _heap(case: Case, game: Game, seat: int, entry: str, node: Node) -> Iterator[Heap]:
    adapter = case.adapter
    zone = adapter.pictured.get(entry, "")
    if zone and seat != TABLE:
        zone = f"{zone}_{seat}"
    if entry in adapter.counted:
        yield Heap(seat, entry, "", (), node.number())
    elif zone in game.zone_names():
        cards = game.zones[game.zone_names().index(zone)]
        faces = tuple(game.face(card) for card in (cards[::-1] if entry in FROM_TOP else cards))
        named = () if node.is_number else faces[: len(node.many())] if len(faces) > MOST else faces
        if named or cards:
            yield Heap(seat, entry, door_of(case.game).face_type(zone), named, 0 if named else len(cards))
    elif entry in adapter.marked:
        fact = game.facts(seat)[entry]
        assert isinstance(fact, int)
        yield Heap(seat, entry, adapter.marked[entry], (fact,))

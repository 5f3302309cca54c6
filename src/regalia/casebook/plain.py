"""Cases for any game, from its door alone: zones, facts and options by the names the game gives them.

A position is a deal in which named cards lie where the case says, and named facts are as it says; play goes on from there:
``given: {A: {hand: [crowns 3, bees 1]}, trump: bees}``. Lists of cards are written from the top.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from regalia.casebook.adapters import Adapter, Failed, Wanted, seat_of
from regalia.casebook.facts import Fact, Mismatch, Words, compare, in_words, looked_at, refute
from regalia.casebook.nodes import SEAT_LETTERS, Node, closest, closest_start
from regalia.casebook.verbs import questions_of, verbs_of
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.choices import Choice, Flag, Number, Seat, Several
from regalia.kernel.door import Door
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, Option, Verb
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import SPECTATOR, View

OF_A_SEAT: Final = re.compile(r"(.+)_(\d+)")
Numbers = dict[str, list[str]]  # by type: the ids that numbers stand for


def read_choice(choice: Choice, node: Node, seats: int) -> Any:
    """A choice before the game, as a case writes it."""
    if isinstance(choice, Flag):
        return node.flag()
    if isinstance(choice, Number) or node.is_number:
        return node.number()
    if isinstance(choice, Seat) and node.word() not in choice.words:
        return seat_of(node, node.text(), seats)
    return [part.word() for part in node.many()] if isinstance(choice, Several) and node.is_list else node.word()


class PlainAdapter(Adapter):
    """The adapter of a game whose door names none (``cases``)."""

    editions = ()
    own_steps: ClassVar[Mapping[str, Callable[[Any, Node], None]]] = {}

    def __init__(self, door: Door) -> None:
        self.door: Final = door
        self.name = door.name
        self.events = tuple(door.part("events"))
        self.numbers: Final[Numbers] = door.part("engine").numbers()

    # -- positions -----------------------------------------------------------------------------------------------------

    def setup(self, setup: Node, given: tuple[Node, ...], edition: str, seed: int, refusal: bool) -> Setup:
        choices = {choice.name: choice for choice in self.door.choices}
        parts = setup.entries(choices, "setup")
        seats = parts["seats"].number() if "seats" in parts else int(str(choices["seats"].default))
        found = {name: read_choice(choices[name], part, seats) for name, part in parts.items()}
        try:
            chosen: Setup = self.door.part("engine").setup_for(**found, seed=seed)
        except SetupError as problem:
            if refusal:
                raise
            raise setup.wrong(str(problem)) from problem
        return chosen

    def deal(self, setup: Setup) -> Game:
        dealt: Game = self.door.part("engine").new_game(setup, True)
        return dealt

    def place(self, setup: Setup, given: Node) -> Game:
        game = self.deal(setup)
        laid: set[int] = set()
        for name, part in given.some_entries().items():
            at = SEAT_LETTERS.find(name) if len(name) == 1 else -1
            for entry, value in part.some_entries().items() if at >= 0 else [(name, part)]:
                zone = entry if at < 0 else f"{entry}_{at}"
                if zone in game.zone_names():
                    self.lay(game, zone, value, laid)
                else:
                    self.set_fact(game, entry, at, value)
        game.ask_again()
        return game

    def lay(self, game: Game, zone: str, node: Node, laid: set[int]) -> None:
        """These cards change places with those on top of the zone; who knows a place knows the card that lies there now."""
        number = game.zone_names().index(zone)
        for step, part in enumerate(node.some()):
            spot = len(game.zones[number]) - 1 - step
            if spot < 0:
                raise part.wrong(f"{zone.replace('_', ' ')} has only {step} cards")
            face = self.face(zone, part)
            free = [card for card in range(len(game.place)) if game.face(card) == face and card not in laid]
            if not free:
                raise part.wrong(f"there is no other {part.text()}")
            card = next((one for one in free if game.place[one] == number), free[0])
            laid.add(card)
            other, there = game.zones[number][spot], game.place[card]
            at = game.zones[there].index(card)
            game.changing(there)[at] = other
            game.changing(number)[spot] = card
            game.place[card], game.place[other] = number, there
            game.known[card], game.known[other] = game.known[other], game.known[card]

    def set_fact(self, game: Game, name: str, at: int, node: Node) -> None:
        facts = game.facts(SPECTATOR)
        if name not in facts:
            raise node.wrong(f"unknown fact or zone {name.replace('_', ' ')!r}; {closest(name, [*facts, *game.zone_names()])}")
        if at < 0:
            setattr(game, name, self.argument(game, node))
        else:
            getattr(game, name)[at] = self.argument(game, node)

    # -- words -----------------------------------------------------------------------------------------------------------

    def verbs(self) -> Mapping[str, Verb]:
        return verbs_of(self.door)

    def questions(self) -> set[str]:
        return questions_of(self.door)

    def ids(self, zone: str) -> list[str]:
        """What the faces of a zone are called."""
        named = OF_A_SEAT.fullmatch(zone)
        types = self.door.zones
        return self.numbers[types.get(zone) or types.get(named[1] if named else "") or types["*"]]

    def face(self, zone: str, node: Node) -> int:
        return self.ids(zone).index(node.one_of(self.ids(zone), "card"))

    def faces(self, game: Game, zone: str, faces: list[int]) -> list[str]:
        return ["?" if face == UNKNOWN else self.ids(zone)[face].replace("_", " ") for face in faces]

    def wanted(self, game: Game, node: Node, seat: int) -> Wanted:
        word = node.word()
        fitting = [name for name in self.verbs() if word == name or word.startswith(f"{name}_")]
        if not fitting:
            raise node.wrong(f"no option starts like {node.text()!r}; {closest_start(word, self.verbs())}")
        verb = self.verbs()[max(fitting, key=len)]
        rest = word[len(verb.name) + 1 :]
        if not rest:
            return Wanted(node, verb.name, None if verb.about else 0, verb.of(0))
        names = self.numbers.get(verb.about, [str(number) for number in range(verb.subjects)])
        if rest not in names:
            raise node.wrong(f"{verb.name.replace('_', ' ')} what? {closest(rest, names)}")
        return Wanted(node, verb.name, names.index(rest), verb.of(names.index(rest)))

    def words(self, game: Game, option: Option) -> str:
        names = self.numbers.get(option.verb.about)
        about = (names[option.subject] if names else str(option.subject)) if option.verb.about else ""
        return f"{option.verb.name} {about}".strip().replace("_", " ")

    def argument(self, game: Game, node: Node) -> int:
        """A number, a seat, or an id of any type."""
        if node.is_number:
            return node.number()
        word = node.word()
        if word in SEAT_LETTERS[: game.seats]:
            return SEAT_LETTERS.index(word)
        for names in self.numbers.values():
            if word in names:
                return names.index(word)
        raise node.wrong(f"nothing is called {node.text()!r}")

    def called(self, game: Game, node: Node) -> list[list[int]]:
        face = self.argument(game, node)
        return [[card for card in range(len(game.place)) if game.face(card) == face]]

    # -- what is so --------------------------------------------------------------------------------------------------------

    def mismatches(self, game: Game, node: Node) -> list[Mismatch]:
        """Of a table with nothing hidden; ``score`` once it is over."""
        truth = game.view(SPECTATOR)
        truth.zones = [[game.face(card) for card in zone] for zone in game.zones]
        totals: Any = [] if game.decision is not None else game.outcome()["totals"]
        return self.compared(game, truth, node.some_entries(), totals)

    def compared(self, game: Game, view: View, parts: Mapping[str, Node], totals: list[int]) -> list[Mismatch]:
        found: list[Mismatch] = []
        for name, part in parts.items():
            at = SEAT_LETTERS.find(name) if len(name) == 1 else -1
            facts = self.facts(view, at, totals)
            label = f"{name.upper()} " if at >= 0 else ""
            for entry, value in part.some_entries().items() if at >= 0 else [(name, part)]:
                found += compare(facts, entry, value, game, label)
        return found

    def facts(self, view: View, at: int, totals: list[int]) -> dict[str, Fact]:
        """By name: the zones and facts of a seat, or of the table."""
        found: dict[str, Fact] = {}
        for zone, faces in zip(view.zone_names, view.zones, strict=True):
            named = OF_A_SEAT.fullmatch(zone)
            if (named is not None and int(named[2]) == at) or (named is None and at < 0):
                found[named[1] if named else zone] = self.list_fact(zone, [face for face in reversed(faces) if face != UNKNOWN])
                found[f"{named[1] if named else zone}_size"] = self.number_fact(len(faces))
        for name, fact in view.facts.items():
            of_seats = isinstance(fact, list) and len(fact) == view.seats
            if of_seats == (at >= 0) and not isinstance(fact, str):
                found[name] = self.number_fact(fact[at] if isinstance(fact, list) else int(fact))
        if at >= 0 and totals:
            found["score"] = self.number_fact(totals[at])
        return found

    def list_fact(self, zone: str, faces: list[int]) -> Fact:
        words = [self.ids(zone)[face].replace("_", " ") for face in faces]
        return Fact(lambda game, node: self.faces(game, zone, [self.face(zone, part) for part in node.many()]), lambda: words)

    def number_fact(self, number: int) -> Fact:
        def read(game: Game, node: Node) -> Words:
            return self.argument(game, node)

        return Fact(read, lambda: number)

    def sees(self, game: Game, viewer: int, node: Node) -> None:
        refute(self.compared(game, game.view(viewer), looked_at(node), []))

    def hides(self, game: Game, viewer: int, node: Node) -> None:
        """``hides: {by: C, B: {hand: [crowns 1]}}``: it is there, and not seen."""
        view = game.view(viewer)
        for name, part in looked_at(node).items():
            at = SEAT_LETTERS.find(name) if len(name) == 1 else -1
            for entry, value in part.some_entries().items() if at >= 0 else [(name, part)]:
                zone = entry if at < 0 else f"{entry}_{at}"
                if zone not in view.zone_names:
                    raise value.wrong(f"unknown zone {zone.replace('_', ' ')!r}; {closest(zone, view.zone_names)}")
                there = [game.face(card) for card in game.zones[view.zone_names.index(zone)]]
                for one in value.some():
                    if self.face(zone, one) not in there or self.face(zone, one) in view.zone(zone):
                        found = f"{in_words(self.faces(game, zone, there))}, seen as"
                        raise Failed(
                            one, f"{one.text()} hidden", f"{found} {in_words(self.faces(game, zone, view.zone(zone)))}"
                        )

    def quiet(self, game: Game) -> Option:
        """Pass where one may; else the first thing offered."""
        assert game.decision is not None
        return PASS if PASS in game.decision.options else game.decision.options[0]

    def reached(self, game: Game, name: str, node: Node, lap: int) -> bool:
        return False

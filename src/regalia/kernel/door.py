"""A game's door: facts about it, the choices before play, and its parts, by address. Engines reach a game only through it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from regalia.kernel.choices import Choice
from regalia.kernel.refusals import Refusal


class NoSuchPart(Refusal):
    """A game lacks a part (words, bots, an encoder); the message names it.

    >>> from dataclasses import replace
    >>> from regalia.games import USUAL, door_of
    >>> replace(door_of(USUAL), name="chess", bots="").part("bots")
    Traceback (most recent call last):
    regalia.kernel.door.NoSuchPart: chess has no bots
    """


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Door:
    """A game, found by its name: facts about it, the choices before play, and its parts.

    >>> from regalia.games import USUAL, door_of
    >>> door = door_of(USUAL)
    >>> door.seats, door.choices[2]
    (range(2, 9), Number('seats', default=4, least=2, most=8))
    >>> door.part("engine").setup_for(seats=5).seats
    5

    Parts are named as ``module``, ``module:attribute`` or, files, ``package/path``, and loaded when first asked for.
    """

    name: str
    rules: int  # the version of the rules that records keep
    seats: range
    choices: tuple[Choice, ...]
    engine: str  # module: setup_for, setup_from_json, new_game, blank_game, lists, numbers
    events: str  # dict of Kind, by event
    reasons: str
    brings: str  # Kind: the amounts an option may come with
    zones: Mapping[str, str]  # the type of the faces lying in a zone, by its name without the seat; "*": all others
    laps: str  # the unit an outcome counts: "rounds", "turns"
    refused: Mapping[str, str] = field(default_factory=dict)  # by how refusals of a setup begin, the choice they are about
    lap: str = ""  # the fact by which charts are divided: a number, or one by seat; without it there is nothing to draw
    holdings: str = ""  # the fact, by seat, that charts draw beside points; without it the cards in the zones of a seat
    tie_break: tuple[str, ...] = ()  # entries of the outcome, the first that differs decides; "-name": fewer is better
    facts: Mapping[str, str] = field(default_factory=dict)  # types of the view's facts, for engines that know no more of it
    asks: str = ""  # Kind: the facts and zones a question's sentence is told; unless it is given, ``facts``
    about: str = ""  # dict of Kind, by an option's ``about`` or by verb: its parts; usually one, called as its type
    hints: str = ""  # (box, view) -> Hints: advice to the seat that is asked; without it all options are of use
    purse: str = ""  # Kind: the money that ``Hints.then`` counts
    factors: str = ""  # by type of a number that names several things, the factor of each, the largest first
    statements: str = ""  # file: the numbered rules; rulings, chapters, editions, questions lie beside it
    catalogue: str = ""  # file: printed facts and names
    cards: tuple[str, ...] = ()  # sections of the catalogue that are cards
    messages: str = ""  # package with a folder of .ftl files for each language
    words: str = ""  # exceptions to the usual wording (words/wording.py)
    names: str = ""  # module: names of cards as they are printed and as people type them
    written: str = ""  # module: read_choices, the choices in a text from another program
    terminal: str = ""
    cases: str = ""
    environment: str = ""
    learning: str = ""  # module: training setups and the features of the network
    trainer: str = ""  # module: learns the game in a way of its own, as regalia.learn.run does those with ``learning``
    weights: str = ""  # file: a network that learned it
    coach: str = ""  # module: coach_for (looks for a plan for a setup and tells it), rivals (to be beaten), by_lot
    analyst: str = ""  # module: judges a finished game; without one it is searched
    search: str = ""  # module: how search plays it; without one worlds are played out at random
    balance: str = ""  # module: measures win rates
    bench: str = ""  # module: measures speed
    lessons: str = ""  # folder: files that teach it, step by step (regalia.lessons)
    puzzles: str = ""  # file: positions where one answer is better by far, a line each (regalia.lessons.puzzles)
    ladder: str = ""  # file: anchors that bots are rated by, and the setups that are kept for it
    bots: Mapping[str, str] = field(default_factory=dict)  # by name: an address, or another bot; ".txt": made from such a file

    def __repr__(self) -> str:
        return f"<Door of {self.name}, rules {self.rules}, {self.seats[0]} to {self.seats[-1]} seats>"

    def rules_package(self) -> str:
        """Where verbs and questions are looked for."""
        return self.engine.rpartition(".")[0]

    def face_type(self, zone: str) -> str:
        """The type of the faces in a zone, by its name, with or without a seat."""
        stem = zone if zone in self.zones else zone.rpartition("_")[0]
        return self.zones.get(stem, self.zones.get("*", ""))

    def part(self, name: str) -> Any:
        """One of the parts; ``NoSuchPart`` if the game has none of that name."""
        address = getattr(self, name)
        if not address:
            raise NoSuchPart("{game} has no {part}", "no_part", game=self.name, part=name)
        return loaded(address)


@cache
def loaded(address: str) -> Any:
    if "/" in address:
        from importlib.resources import files  # slow to load, and most parts are modules

        package, _, path = address.partition("/")
        return files(package).joinpath(path)
    module, _, attribute = address.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found

"""Sheets are loaded when a game needs one of their cards; of all others only the heads of their entries are read."""

import io
import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import regalia
from regalia.dominion.bots.rule_bot import Ultimate
from regalia.dominion.rules import from_hand
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, EXPANSIONS, LANDSCAPES, SHEET_OF, sheet_of
from regalia.dominion.rules.cards.everything import PRINTINGS
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.facts import LINE_OF, LINES, NUMBERED, Facts, entry_of, read_heads, section
from regalia.dominion.rules.hints import hints
from regalia.dominion.rules.kinds import CARD_KINDS, KIND_NAMES, KINDS
from regalia.dominion.rules.naming import NAME_WHICH
from regalia.dominion.rules.printed import Card, Instruction, Landscape, Play
from regalia.dominion.rules.purchases import BUY
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.dominion.rules.table import Dominion
from regalia.dominion.terminal import table
from regalia.env.spec import encoder_for
from regalia.env.tables import VERSION
from regalia.kernel.catalogue import read_catalogue
from regalia.kernel.chance import Chance
from regalia.kernel.store import fingerprint
from regalia.words import words_for

PACKAGE = Path(regalia.__file__).parent
CATALOGUE = read_catalogue("regalia.dominion/cards.json")
MADE_UP = 416
# What a process says of a game it plays: the sheets it loaded, entries it read, things it made, and how the game ends.
PLAY = """
import json, sys
from regalia.dominion.rules.cards.catalogue import LOADED
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.facts import Facts, LINE_OF, facts_of
from regalia.dominion.rules.setup import new_game
from regalia.kernel.chance import Chance
from regalia.kernel.store import fingerprint
game, lot = new_game(setup_for(**json.loads(sys.argv[1]))), Chance(3)
for _ in range(60):
    game.answer(game.decision.options[lot.below(len(game.decision.options))])
rules = "regalia.dominion.rules."
sheets = [name.removeprefix(rules) for name in sys.modules if name.startswith((rules + "cards.", rules + "landscapes."))]
print(json.dumps({
    "cards": len(LINE_OF), "modules": sorted(set(sys.modules)), "sheets": sorted(sheets), "made": sorted(LOADED),
    "read": facts_of.cache_info().misses, "game": fingerprint(game),
}))
"""


def told(code: str, *arguments: str, path: Path | None = None) -> Any:
    """What a new process prints."""
    folders = [str(path or PACKAGE.parent), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    run = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_card_stands_on_the_sheet_the_catalogue_names() -> None:
    for name in SHEET_OF:
        thing = sheet_of(name).things[name]
        is_landscape = SHEET_OF[name].startswith("landscapes.")
        assert isinstance(thing, Landscape if is_landscape else Card) and (thing.kind in CARD_KINDS) != is_landscape, name
    for sheet in set(SHEET_OF.values()):
        named = {name for name, of in SHEET_OF.items() if of == sheet}
        found = sheet_of(next(iter(named)))
        assert set(found.things) == named, sheet
        printings = {option: name for name in named for option in entry_of(name).get("printings", ())}
        assert {option: thing.name for option, thing in found.printings.items()} == printings, sheet
    assert set(EXPANSION_OF) >= {name for names in EXPANSIONS.values() for name in names}
    assert sum(map(len, EXPANSIONS.values())) + sum(map(len, LANDSCAPES.values())) < len(SHEET_OF)


def test_lines_say_what_the_whole_catalogue_says() -> None:
    numbered = [row for row in CATALOGUE if "n" in row]
    assert [entry_of(row["id"]) for row in numbered] == numbered
    assert [(row["n"], row["id"]) for row in numbered] == NUMBERED and len(LINE_OF) == len(numbered)
    for name in LINES:
        rows = [row for row in CATALOGUE if row["section"] == name and "n" not in row]
        assert list(section(name).values()) == rows, name
    assert sum(map(len, LINES.values())) + len(LINE_OF) == len(CATALOGUE)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('{"id": "moat", "section": "further_cards"}', "begins with section and id"),
        ('{"section": "further_cards", "id": "moat", "n": 7, "names": {"en": "Moat"}}', "after the number of 'moat'"),
        ('{"section": "further_cards", "id": "moat", "n": 7, "effect": "cards"}', "after the number of 'moat'"),
    ],
)
def test_an_entry_that_is_written_otherwise_is_refused(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_heads([line.encode()])


NAMED = """
import json
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.kinds import KIND_OF, KINDS
from regalia.dominion.rules.naming import NAME
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.kernel.options import PASS
kingdom = "highway", "quarry", "contraband", "village", "smithy", "market", "moat", "festival", "cellar", "mine"
game = new_game(DominionSetup(2, kingdom, cards=("highway", "quarry", "contraband", "copper", "copper")))
asked = "bonfire", "capitalism", "way_of_the_ox", "witch"
reasons = {name: game.explain(game.decision.seat, PLAY.of(KIND_OF[name])).name for name in asked}
reasons["no card"] = game.explain(game.decision.seat, PLAY.of(KINDS - 1)).name
for name in ("highway", "quarry", "contraband"):
    if PLAY.of(KIND_OF[name]) not in game.decision.options:
        game.answer(PASS)  # to the Buy phase
    game.answer(PLAY.of(KIND_OF[name]))
view = game.view(game.decision.seat)
names = "smithy", "witch", "golem", "peddler", "platinum", "overlord"
print(json.dumps([{name: view.amounts_of(NAME.of(KIND_OF[name])) for name in names}, reasons]))
"""


def test_in_a_first_game_any_card_is_named_at_its_price() -> None:
    """In a new process: as printed, less what makes cards cheaper now. Landscapes of other games have their reasons, too."""
    amounts, reasons = told(NAMED)
    assert amounts == {
        "smithy": {"coins": 1},  # with a Highway and a Quarry in play; the others are not in the game
        "witch": {"coins": 2},
        "golem": {"coins": 1, "potions": 1},
        "peddler": {"coins": 5},
        "platinum": {"coins": 8},
        "overlord": {"coins": 0, "debt": 8},
    }
    assert reasons == {
        "bonfire": "event_is_bought",
        "capitalism": "project_works_alone",
        "way_of_the_ox": "way_instead",
        "witch": "not_in_hand",
        "no card": "not_in_hand",
    }


def test_a_first_game_loads_the_base_set_alone() -> None:
    found = told(PLAY, "{}")
    assert found["sheets"] == ["cards.base", "cards.base_instructions", "cards.catalogue", "cards.piles"]
    assert {SHEET_OF[name] for name in found["made"]} == {"cards.base"}


def test_cards_that_are_not_in_play_cost_a_game_nothing(tmp_path: Path) -> None:
    """With as many more cards as Dominion has still to come: the same modules, entries and things, and the same game.

    Counted, not timed. What remains of a card that is not in play is the head of its line, its name and its number.
    """
    folder = tmp_path / "regalia"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("static", "__pycache__"))
    catalogue = folder / "dominion" / "cards.json"
    rows = catalogue.read_text(encoding="utf-8").rstrip().removesuffix("]").rstrip()
    first = 1 + max(number for number, _ in NUMBERED)
    more = [
        {"section": "further_cards", "id": f"made_up_{n}", "n": first + n, "kingdom": "made_up", "names": {"en": f"{n}"}}
        for n in range(MADE_UP)
    ]
    catalogue.write_text(",\n".join([rows, *map(json.dumps, more)]) + "\n]\n", encoding="utf-8")
    setup = json.dumps({"kingdom": "first_game", "seed": 5})
    now, then = told(PLAY, setup), told(PLAY, setup, path=tmp_path)
    assert then.pop("cards") == now.pop("cards") + MADE_UP
    assert then == now


def test_a_random_kingdom_loads_the_sets_it_drew() -> None:
    """And instructions that these share with others."""
    for seed in (1, 2, 3):
        wish: dict[str, Any] = {"kingdom": "random", "expansions": ["prosperity", "seaside", "hinterlands"], "seed": seed}
        found = told(PLAY, json.dumps(wish))
        setup = setup_for(**wish)
        drawn = {SHEET_OF[name] for name in setup.kingdom} | {"cards.base"}
        assert {sheet for sheet in found["sheets"] if sheet in SHEET_OF.values()} == drawn
        assert {SHEET_OF[name] for name in found["made"]} == drawn and found["game"] == ended(setup)


def ended(setup: DominionSetup) -> str:
    """As PLAY plays it."""
    game, lot = new_game(setup), Chance(3)
    for _ in range(60):
        assert game.decision is not None
        game.answer(game.decision.options[lot.below(len(game.decision.options))])
    return fingerprint(game)


NAMING = ("wishing_well", "contraband", "quarry", "highway", "village", "smithy", "market", "moat", "festival", "cellar")


def several() -> list[DominionSetup]:
    """Random kingdoms, and one in which cards are named while others make cards cheaper, and change types."""
    drawn = [setup_for("random", 2, seed, landscapes=2, printings=sorted(PRINTINGS)[seed::4]) for seed in range(4)]
    deck = ("wishing_well", "contraband", "quarry", "highway", "copper", "copper")
    return [*drawn, DominionSetup(2, NAMING, 5, landscapes=("capitalism",), cards=deck)]


def test_a_game_sees_nothing_of_what_it_does_not_have() -> None:
    """Boxes share what is printed, by kind, and it holds what other games of the process had: nobody reads that."""
    for setup in several():
        box = setup.box
        here = {*box.present, *box.landscape_of}
        before = walked(setup)
        rows: list[Any] = [box.printed, box.types, box.price, box.cost, box.gained_to, box.instructions, box.instead]
        boom = Card("curse", (Boom(),), facts=Facts(Cost(50, 5, 50), -1 >> 8, 40))
        junk = [boom, boom.types, boom.cost, 50, 3, boom.play, boom.play]
        kept = [row[:] for row in rows]
        for kind in set(range(KINDS)) - here:
            for row, one in zip(rows, junk, strict=True):
                row[kind] = one
        try:
            assert walked(setup) == before, setup
        finally:
            for row, old in zip(rows, kept, strict=True):
                for kind in range(KINDS):
                    row[kind] = old[kind]


class Boom(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        raise AssertionError("a card that is not in the game was played")


def walked(setup: DominionSetup) -> list[object]:
    """A game of a bot and the lot: what is asked, what is said of it and shown to people and learners, how it ends.

    The lot plays what it can, so that cards are named where there are such cards; a name may be that of any card there is.
    """
    game, lot = new_game(setup, listen=True), Chance(setup.seed)
    bot = Ultimate(setup, 0, Chance(setup.seed))
    encoder = encoder_for(setup, VERSION)
    words = words_for(setup, ["Ada", "Ben"], 0)
    console = Console(width=120, record=True, file=io.StringIO(), color_system="standard")
    found: list[object] = []
    named_by: set[int] = set()
    for _ in range(70):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        console.print(table(view, words, 120))
        console.print([words.option(option, view) for option in decision.options])
        hint = hints(setup.box, view)
        helped = hint.useful, hint.then, [(wish.verb.name, wish.subjects) for wish in hint.wishes]
        wishes = [verb.of(kind) for verb in (from_hand.PLAY, BUY) for kind in range(lot.below(5), len(KIND_NAMES), 5)]
        reasons = [repr(game.explain(decision.seat, wish)) for wish in wishes]
        found.append((repr(decision), view.amounts, reasons, encoder.row(game, decision.seat), helped))
        liked = [option for option in decision.options if option.verb is from_hand.PLAY] or decision.options
        game.answer(bot.choose(view) if decision.seat == 0 else liked[lot.below(len(liked))])
        if decision.question is NAME_WHICH:
            named_by.add(decision.seat)
    assert named_by == {0, 1} or setup.kingdom != NAMING
    return [*found, fingerprint(game), console.export_text(styles=True)]


# -- other processes and threads -----------------------------------------------------------------------------------------


READ = """
import json, pickle, sys
from regalia.kernel.store import fingerprint
with open(sys.argv[1], "rb") as file:
    games = [pickle.load(file) for _ in range(int(sys.argv[2]))]
print(json.dumps([fingerprint(game) for game in games]))
"""
MANY = """
import json, sys, threading
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.setup import new_game
from regalia.kernel.store import fingerprint
sys.setswitchinterval(1e-6)
found, start = {}, threading.Barrier(8)
def deal(first):
    start.wait()
    for seed in range(first, 48, 8):
        found[seed] = fingerprint(new_game(setup_for("random", 3, seed, landscapes=2)))
threads = [threading.Thread(target=deal, args=(first,)) for first in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(json.dumps([found[seed] for seed in range(48)]))
"""


def test_a_process_that_loaded_nothing_reads_pickled_games(tmp_path: Path) -> None:
    """Of every set, in the middle of a turn."""
    games = []
    for number, name in enumerate(EXPANSIONS):
        games.append(
            new_game(setup_for("random", 2, number, {name: 4, "base": 6} if name != "base" else ("base",), landscapes=2))
        )
        lot = Chance(number)
        for _ in range(80):
            decision = games[-1].decision
            assert decision is not None
            games[-1].answer(decision.options[lot.below(len(decision.options))])
    file = tmp_path / "games"
    with file.open("wb") as out:
        for game in games:
            pickle.dump(game, out)
    assert told(READ, str(file), str(len(games))) == [fingerprint(game) for game in games]


ALONE = """
import json, pickle, sys
with open(sys.argv[1], "rb") as file:
    setup, *things = pickle.load(file)
problems = []
for thing in things:
    try:
        pickle.loads(thing)
    except LookupError as problem:
        problems.append(str(problem))
pickle.loads(setup)
views = [pickle.loads(thing) for thing in things]
print(json.dumps([problems, views[0].text(), views[1] in views[0].options, views[2].question is views[0].question]))
"""


def test_what_is_asked_is_read_from_a_pickle_once_the_setup_is_made(tmp_path: Path) -> None:
    """Views, options and decisions are made of verbs and questions, and those of Intrigue are made with its sheet."""
    game = new_game(DominionSetup(2, NAMING, cards=("wishing_well",) * 5))
    play = game.decision
    assert play is not None
    game.answer(play.options[0])
    decision = game.decision
    assert decision is not None and decision.question is NAME_WHICH
    things = [game.view(decision.seat), decision.options[3], decision, decision.question]
    file = tmp_path / "things"
    file.write_bytes(pickle.dumps([pickle.dumps(one) for one in (game.setup, *things)]))
    problems, text, is_offered, is_asked = told(ALONE, str(file))
    assert len(problems) == len(things)
    assert all("make or unpickle the setup of its game first" in problem for problem in problems)
    assert text == game.view(decision.seat).text() and is_offered and is_asked


def test_threads_may_be_the_first_to_load_a_sheet() -> None:
    """Eight at once, each with other kingdoms, get the games that one after the other gets."""
    expected = [fingerprint(new_game(setup_for("random", 3, seed, landscapes=2))) for seed in range(48)]
    assert told(MANY) == expected

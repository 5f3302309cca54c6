"""Tables that begin in the middle of a game, at a moment that was looked for; all by a seed, whatever the server shuffles."""

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from regalia.games import setup_for, start
from regalia.kernel.game import Game
from regalia.kernel.options import Decision
from regalia.kernel.setup import Setup
from regalia.server.client import Player, call
from tests.laws.mechanics import MECHANICS
from tests.laws.worlds import Table as Variants
from tests.laws.worlds import citadels_variants
from tests.server.serving import Here, Table, is_ours, serving
from tests.web.design.matrix import Scene

# As long as names may be drawn, and short ones.
NAMES = ("Ada", "Careful Conrad", "Bea", "Verstandige Veerle", "Cleo", "Tugendhafte Tilda", "Dan", "Eve")
MOST = 1_500  # answers until a moment is found
SEVERAL = ("put_away", "discard_down_to", "discard_from_hand", "trash_from_hand", "redraw", "put_under", "keep_which")
REACTING = ("react", "confiscate", "bribe", "reveal_threat", "buy_from_graveyard", "rasputin", "acrobat", "hospital")


class Position:
    """A game that was begun and so many answers of it."""

    def __init__(self, setup: Setup, answers: list[int], choices: dict[str, Any]) -> None:
        self.setup = setup
        self.answers = answers
        self.choices = choices

    def game(self, listen: bool) -> Game:
        game = start(self.setup, listen=listen)
        for answer in self.answers:
            game.answer_number(answer)
        return game


def is_moment(moment: str, decision: Decision, viewer: int, turns: int) -> bool:
    name = decision.question.name
    if moment == "waiting":
        return decision.seat != viewer and turns > 60
    if decision.seat != viewer or turns < 25:
        return False
    abouts = {option.verb.about for option in decision.options}
    if moment == "choosing":
        return name in ("choose_character", "action_phase") and len(decision.options) > 1
    if moment == "turn":
        return name in ("turn", "buy_phase") and len(decision.options) > 2
    if moment == "several":
        return name in SEVERAL and len(decision.options) > 1
    if moment == "target":
        verbs = {option.verb.name for option in decision.options} - {"choose", "drop"}
        return ("gain" in verbs or "place" in abouts or "seat" in abouts) and len(decision.options) > 2
    return moment == "react" and name in REACTING and len(decision.options) > 1  # the only answer is given by the page


@cache
def found(scene: Scene) -> Position:
    """The moment, in a game of random answers; by other choices and other lots until one has it. However it is looked at,
    it is the same one."""
    lot = random.Random(f"{scene.seed} {scene.game} {scene.seats} {scene.moment}")
    for _ in range(400):
        choices = choices_for(scene, lot)
        setup = setup_for(scene.game, seats=scene.seats, seed=lot.randrange(1 << 30), **choices)
        position = reached(scene, Position(setup, [], choices), lot)
        if position is not None:
            return position
    raise AssertionError(f"no such moment: {scene}")


def reached(scene: Scene, position: Position, lot: random.Random) -> Position | None:
    game = start(position.setup)
    while game.decision is not None and len(position.answers) < (MOST if scene.moment != "over" else 10 * MOST):
        if is_moment(scene.moment, game.decision, 0, len(position.answers)):
            return position
        position.answers.append(lot.randrange(len(game.decision.options)))
        game.answer_number(position.answers[-1])
    return position if scene.moment == "over" and game.decision is None else None


def choices_for(scene: Scene, lot: random.Random) -> dict[str, Any]:
    """Chosen outright: what is drawn by lot would be another with the server's own seed."""
    if scene.game == "dominion":
        named = ("trashing", "reactions") if scene.moment in ("several", "react") else tuple(MECHANICS)
        return MECHANICS[lot.choice([name for name in named if name in MECHANICS])]
    edition = lot.choice(("en", "de", "nl"))
    variants = [one for one in citadels_variants(Variants("citadels", edition, scene.seats)) if "random" not in one.values()]
    return {name: value for name, value in lot.choice(variants).items() if name not in ("chance", "tells_by_asking")}


class Theatre:
    """A server in a thread, whose tables begin where they are told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.loop = asyncio.new_event_loop()
        self.stop = asyncio.Event()
        self.ready = threading.Event()
        self.next: Position | None = None
        self.begun: dict[int, Position] = {}
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(),), daemon=True)

    def deal(self, setup: Setup, listen: bool) -> Game:
        position = self.begun.get(setup.seed, self.next)
        if position is None:
            return start(setup, listen=listen)
        self.begun[setup.seed] = position
        return position.game(listen)

    async def run(self) -> None:
        async with serving(self.folder, deal=self.deal, bluffs=(1, 2)) as server:
            self.url = server.url
            self.ready.set()
            await self.stop.wait()
            await self.dismiss()

    async def dismiss(self) -> None:
        """Those who played along go: their table is looked at no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            await table.close()
        self.tasks, self.tables = [], []

    def seat_at(self, scene: Scene, company: bool = False) -> str:
        """The address of the first seat at a table that has come to the scene's moment; ``company``: the others play along."""
        future = asyncio.run_coroutine_threadsafe(self.opened(scene, company), self.loop)
        return future.result(60)

    async def opened(self, scene: Scene, company: bool) -> str:
        position = found(replace(scene, language="", sizes=(), themes=(), fonts=()))
        last = -1
        if scene.moment == "over":
            *answers, last = position.answers
            position = Position(position.setup, answers, position.choices)
        table = await seated(self.url, scene, position.choices)
        self.next = position
        await (await table.connect(watch=False)).start()
        self.next = None
        await self.dismiss()
        if last >= 0:
            for player in table.players:
                if is_ours(player):
                    await player.answer(last)
        if company:
            self.tables.append(table)
            lot = random.Random(scene.seed)
            self.tasks += [asyncio.get_running_loop().create_task(plays_along(player, lot)) for player in table.players[1:]]
        else:
            await table.close()
        return f"/t/{table.id}#{table.secrets[0]}"


async def seated(url: str, scene: Scene, choices: dict[str, Any]) -> Table:
    chosen = {"game": scene.game, "seats": scene.seats, **choices}
    first = await asyncio.to_thread(call, url, "/api/tables", {"player": NAMES[0], "choices": chosen})
    keys = [first["secret"]]
    for name in NAMES[1 : scene.seats]:
        seat = await asyncio.to_thread(call, url, f"/api/tables/{first['table']}/seats", {"player": name})
        keys.append(seat["secret"])
    return Table(url, first["table"], keys)


async def plays_along(player: Player, lot: random.Random) -> None:
    """Answers by lot whenever it is asked, until the game is over."""
    while player.view is None or player.view["outcome"] is None:
        if is_ours(player):
            decision = player.decision()
            assert decision is not None
            await player.answer(lot.randrange(len(decision["options"])))
        else:
            async with player.changed:
                await player.changed.wait()


@contextmanager
def theatre_in(folder: Path) -> Iterator[Theatre]:
    made = Theatre(folder)
    made.thread.start()
    assert made.ready.wait(120)
    yield made
    made.loop.call_soon_threadsafe(made.stop.set)
    made.thread.join(20)


__all__ = ["NAMES", "Here", "Theatre", "theatre_in"]

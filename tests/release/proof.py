"""What an installed Regalia must do, tried in the environment it was installed into, outside any checkout.

    python proof.py compiled|pure [--without-page] [--without-learning] [--with=EXTRA,…] [--database=URL]
    python proof.py compiled|pure --guests

Run by tests.release.prove with the interpreter of that environment; uses what the wheel brought and the standard library.
``--guests`` tries the packages of tests.release.guests, which were installed beside it, and nothing else.
"""

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

WITHOUT_PAGE = "--without-page"
WITHOUT_LEARNING = "--without-learning"
GUESTS = "--guests"
PATIENCE = 120.0  # seconds, on the busiest machine
COMMAND = Path(sys.executable).with_name("regalia")
CASE = """
- case: a Merchant gains a gold beside what was gathered
  rules: [C-MERCHANT-01]
  given: {A: {character: merchant, gold: 0}, start: A}
  steps:
    - A: [gather gold, gain extra gold]
    - expect: {A: {gold: 3}}
"""
BOT = """
class First:
    def __init__(self, setup, seat, chance):
        pass

    def choose(self, view):
        return view.options[0]
"""


def regalia(*arguments: str, typed: str = "") -> str:
    done = subprocess.run([COMMAND, "--language", "en", *arguments], input=typed, capture_output=True, text=True)
    assert done.returncode == 0, (arguments, done.returncode, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout


def is_installed(engine: str) -> None:
    import regalia as package
    from regalia.kernel import game

    assert Path(package.__file__).is_relative_to(sys.prefix), package.__file__
    assert game.__file__.endswith(".py") == (engine == "pure"), game.__file__
    assert regalia("--version").strip() == f"regalia {package.__version__}"


def plays_in_the_terminal() -> None:
    assert "The game is over" in regalia("play", "--seats", "3", "--seed", "3", typed="1\n" * 3000)
    regalia("simulate", "dominion", "2", "--bots", "random,smithy")


def explains_the_rules() -> None:
    assert "C-WITCH-01" in regalia("rules", "witch")


def plays_a_bot_of_ones_own() -> None:
    """From a file in the current folder."""
    Path("first.py").write_text(BOT, encoding="utf-8")
    regalia("simulate", "2", "--seats", "4", "--bots", "first:First,random")


def runs_a_case() -> None:
    Path("merchant.yaml").write_text(CASE, encoding="utf-8")
    regalia("cases", "merchant.yaml")


def option(name: str) -> str:
    """``--name=VALUE``; empty where it was not given."""
    return next((word.partition("=")[2] for word in sys.argv if word.startswith(f"--{name}=")), "")


@contextmanager
def serving(database: str = "tables.db") -> Iterator[str]:
    """``regalia serve`` on a free port: its address."""
    command = [str(COMMAND), "--language", "en", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()


def fetched(url: str, body: object = None) -> Any:
    headers = {"content-type": "application/json", "accept": "application/json"}
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers), timeout=30) as answer:
        return answer.read()


def shows_the_page(url: str) -> None:
    page = fetched(f"{url}/").decode()
    parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg|webmanifest))"', page)
    assert "<html" in page and any(part.endswith(".js") for part in parts), page[:500]
    for part in parts:
        assert fetched(f"{url}{part}"), part


def serves_page_and_tables() -> None:
    with serving() as url:
        if WITHOUT_PAGE not in sys.argv:
            shows_the_page(url)
        plays_at_a_table(url)


def plays_at_a_table(url: str) -> None:
    choices = {"game": "citadels", "seats": 2}
    seat = json.loads(fetched(f"{url}/api/tables", {"player": "Ada", "choices": choices, "bots": ["easy"]}))
    asyncio.run(answers(url, seat["table"], seat["secret"]))


async def answers(url: str, table: str, secret: str) -> None:
    """A person at the table takes ten first options over a socket."""
    from regalia.server.client import Player

    ada = Player(url, table, secret)
    staying = asyncio.get_running_loop().create_task(ada.stay())
    try:
        await ada.until(lambda: ada.table is not None, PATIENCE)
        await ada.ask("ready", ready=True)
        await ada.ask("start")
        for _ in range(10):
            await ada.until(ada.decision, PATIENCE)
            decision = ada.decision()
            assert decision is not None
            await ada.answer(0, PATIENCE)
            await ada.until(lambda old=decision["number"]: (ada.decision() or {"number": -1})["number"] != old, PATIENCE)
    finally:
        staying.cancel()
        await ada.close()


def learns() -> None:
    """Ten steps of REINFORCE: a preference for every action, sixteen games at a time, rewards by the places reached."""
    import numpy as np

    from regalia import setup_for
    from regalia.env import Batch

    lot = np.random.default_rng(1)
    batch = Batch(16, setup_for("dominion", seats=2), seed=1)
    liking = np.zeros(batch.spec.actions.size)
    ended = 0
    for _ in range(10):
        slope = np.zeros_like(liking)
        taken: list[list[tuple[int, int]]] = [[] for _ in range(batch.n)]
        for _ in range(150):
            chosen = np.zeros(batch.n, dtype=np.int32)
            for game in range(batch.n):
                legal = batch.choices[batch.starts[game] : batch.starts[game] + batch.counts[game]]
                weight = np.exp(liking[legal] - liking[legal].max())
                chosen[game] = lot.choice(legal, p=weight / weight.sum())
                taken[game].append((int(batch.seat[game]), int(chosen[game])))
            batch.step(chosen)
            for game in np.flatnonzero(batch.done).tolist():
                for seat, action in taken[game]:
                    slope[action] += batch.reward[game][seat]
                taken[game] = []
                ended += 1
        liking += 0.01 * slope
    assert ended > 0 and np.isfinite(liking).all() and liking.any()


def draws_curves() -> None:
    from regalia.arena.plots import canvas, svg

    drawing, axes = canvas(2.0)
    axes.plot([0, 1], [1, 2])
    assert svg(drawing).startswith("<svg")


def plays_in_openspiel() -> None:
    import pyspiel

    import regalia.env.openspiel

    assert regalia.env.openspiel
    for name in ("regalia_citadels(players=3,most_decisions=30)", "regalia_dominion(most_decisions=30)"):
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def plays_beside_pyminion() -> None:
    from regalia.arena.peers import pyminion_money

    play = pyminion_money()
    assert play is not None
    play(1)


def keeps_tables_in_postgresql() -> None:
    """In a real one, if there is one on this machine."""
    import psycopg

    assert psycopg.pq.__impl__ == "binary"
    database = option("database")
    if not database:
        import regalia.server.storage.postgres

        assert regalia.server.storage.postgres
        print("  there is no PostgreSQL: its storage was loaded only", flush=True)
        return
    with serving(database) as url:
        plays_at_a_table(url)
    with psycopg.connect(database) as connection:
        found = connection.execute("select count(*) from pg_tables where schemaname = 'public'").fetchone()
        assert found is not None and found[0] > 0, "nothing was kept"


def trains_a_network() -> None:
    regalia("learn", "--small", "--minutes", "0.2", "--workers", "1", "--seats", "2", "--out", "weights.npz")
    assert Path("weights.npz").stat().st_size > 10_000


def plays_on_ray() -> None:
    regalia("match", "random", "random", "--seats", "2", "--deals", "2", "--ray")


def plays_a_game_of_a_package() -> None:
    import tricks

    assert Path(tricks.__file__).is_relative_to(sys.prefix), tricks.__file__
    assert "tricks" in regalia("--help"), "the command lists it"
    regalia("simulate", "tricks", "20")
    regalia("simulate", "tricks", "2", "--bots", "schemer?iterations=5,random")


def plays_a_character_of_a_package() -> None:
    """The Beekeeper of CONTRIBUTING takes her gold, in games that the command plays as well."""
    import regalia as package
    from regalia.kernel.chance import Chance

    cast = ["assassin", "thief", "magician", "king", "bishop", "beekeeper", "architect", "warlord"]
    regalia("simulate", "citadels", "20", "--seats", "4", "--cast", ",".join(cast))
    game: Any = package.new("citadels", seats=4, cast=cast, seed=7)
    lot, taken = Chance(7), 0
    while game.decision is not None:
        options = game.decision.options
        honey = [one for one in options if one.verb.name == "collect_honey"]
        answer, before, seat = (honey or [options[lot.below(len(options))]])[0], list(game.gold), game.decision.seat
        game.answer(answer)
        if honey:
            richer = [gold > before[seat] for gold in before]
            expected = [gold - (1 if robbed else 0) for gold, robbed in zip(before, richer, strict=True)]
            expected[seat] += sum(richer)
            assert list(game.gold) == expected, (before, list(game.gold))
            taken += 1
    assert taken > 0, "she was never played"


PROOFS = (plays_in_the_terminal, explains_the_rules, plays_a_bot_of_ones_own, runs_a_case, serves_page_and_tables, learns)
PROOFS_WITH_GUESTS = (plays_a_game_of_a_package, plays_a_character_of_a_package)
MORE = {  # of extras that few need
    "arena": draws_curves,
    "learn": trains_a_network,
    "openspiel": plays_in_openspiel,
    "peers": plays_beside_pyminion,
    "postgres": keeps_tables_in_postgresql,
    "ray": plays_on_ray,
}


def main() -> None:
    engine = sys.argv[1]
    is_installed(engine)
    proofs = PROOFS_WITH_GUESTS if GUESTS in sys.argv else PROOFS if WITHOUT_LEARNING not in sys.argv else PROOFS[:-1]
    for proof in [*proofs, *(MORE[extra] for extra in option("with").split(",") if extra)]:
        began = time.monotonic()
        proof()
        print(f"  {proof.__name__.replace('_', ' ')}: {time.monotonic() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()

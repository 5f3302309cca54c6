"""Write the golden files of environments anew: ``python -m tests.env.write``. Whoever learned something relies on them: a
difference that is more than lines at the end of a table asks for a new version."""

from collections.abc import Iterator
from pathlib import Path

from regalia import games
from regalia.env.spec import Spec
from regalia.env.tables import tables_of
from regalia.kernel.setup import Setup

GOLDEN = Path(__file__).parent / "golden"
MANY_KINDS = [
    "pixie", "page", "vampire", "knights", "castles", "black_market", "moat", "village", "smithy", "innkeeper",
]  # fmt: skip
IN_BLACK_MARKET = [
    "artisan", "bandit", "bureaucrat", "cellar", "chapel", "council_room", "festival", "gardens", "harbinger", "laboratory",
    "library", "market", "merchant", "militia", "mine",
]  # fmt: skip


def setups() -> dict[str, Setup]:
    """Those whose layouts are kept."""
    return {
        "citadels-2": games.setup_for("citadels", seats=2),
        "citadels-4": games.setup_for("citadels", seats=4),
        "dominion-2": games.setup_for("dominion", seats=2),
        "dominion-3-many": games.setup_for(
            "dominion", seats=3, kingdom=MANY_KINDS, landscapes=["capitalism", "basilica"], black_market=IN_BLACK_MARKET
        ),
    }


def golden() -> dict[str, str]:
    """By name of the file."""
    found = {f"actions-{game}": text(actions(game)) for game in games.OURS}
    return found | {f"layout-{name}": text(layout(Spec(setup))) for name, setup in setups().items()}


def text(lines: Iterator[str]) -> str:
    return "\n".join(lines) + "\n"


def actions(game: str) -> Iterator[str]:
    """The first action of every verb, how many there are, and what they are about; then questions and events by number."""
    tables = tables_of(game)
    yield f"{game}_v{tables.version}: {tables.actions} actions"
    for row in tables.rows:
        yield f"{row.first} {row.name} {row.subjects} {row.about}".rstrip()
    yield from [f"question {number} {name}" for name, number in tables.question_of.items()]
    yield from [f"event {number} {name}" for name, number in tables.event_of.items()]


def layout(spec: Spec) -> Iterator[str]:
    """Where every slice begins, how many cells it has, and what they hold; then what lies in the slots."""
    yield f"{spec.layout.game}_v{spec.layout.version}: {spec.layout.size} cells"
    for one in spec.layout.slices:
        yield f"{one.start} {one.name} {one.size} {one.holds} {one.things}"
    if spec.kinds:
        yield f"slot id {' '.join(spec.feature_names)}"
    for slot, (name, row) in enumerate(zip(spec.kinds, spec.features, strict=True)):
        if name:
            yield f"{slot} {name} {' '.join(map(str, row))}"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, written in golden().items():
        (GOLDEN / f"{name}.txt").write_text(written, encoding="utf-8")

"""The published scenarios: which cast and which unique districts each edition proposes (S-FIRST-01 … S-TENACIOUS-01)."""

from typing import Final

from regalia.citadels.rules.facts import CATALOGUE
from regalia.kernel.catalogue import Row


class Scenario:
    """One scenario of one edition. ``rank_9`` is the bracketed ninth character, "" if none is named (S-RANK9-01)."""

    def __init__(self, row: Row) -> None:
        self.edition: Final[str] = row["editions"][0]
        self.name: Final[str] = row["id"].removesuffix(f"_{self.edition}")
        self.cast: Final[list[str]] = row["cast"]
        self.rank_9: Final[str] = row["rank9"] or ""
        self.uniques: Final[list[str]] = row["uniques"]


SCENARIOS: Final = [Scenario(row) for row in CATALOGUE if row["section"] == "scenarios"]


def scenario_of(name: str, edition: str) -> Scenario | None:
    for scenario in SCENARIOS:
        if scenario.name == name and scenario.edition == edition:
            return scenario
    return None


def scenario_names(edition: str) -> list[str]:
    return [scenario.name for scenario in SCENARIOS if scenario.edition == edition]

"""What is printed on cards, from the catalogue: numbers of titles, costs, types, ranks. Rules hold what cards do."""

from typing import Final

from regalia.kernel.catalogue import Row, numbered, read_catalogue

CATALOGUE: Final = read_catalogue("regalia.citadels/cards.json")
TITLE_ROWS: Final[list[Row]] = numbered(CATALOGUE, ("basic_districts", "unique_districts", "action_cards"))
CHARACTER_ROWS: Final[dict[str, Row]] = {row["id"]: row for row in CATALOGUE if row["section"] == "characters"}

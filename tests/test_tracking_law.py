"""The tracking law: whatever remembers a card remembers how often it had moved (G-LOST-TRACK-01 … -07).

Effects, happenings, promises and instructions are values: their fields are what a game remembers. A card is kept as a
``Track``, or as ``card`` beside ``moved``. Every other number of a value must have a name from the list below, so that a
card number under a new name cannot slip in: whoever adds a name says that it counts no cards.
"""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "regalia"
RULES = ("kernel", "citadels/rules", "dominion/rules")
NUMBERS = ("int", "i64", "int | None", "tuple[int, ...]", "list[int]")

# What the plain numbers of values count. No name of a card is among them.
SEATS = {
    "buyer", "crowned", "gainer", "givers", "heir", "lender", "others", "owed", "owner", "partner", "seat", "turn_of", "victim",
}  # fmt: skip
SETS_OF_SEATS = {"marked", "shielded", "shown"}
KINDS = {
    "barred", "besides", "except_types", "flower", "instructions_of", "kind", "kinds", "may_be", "named", "rank", "ranks",
    "sort",
    "state", "texts", "true", "types",
}  # fmt: skip
PLACES = {"at", "below", "line", "moment", "passed", "pile", "place", "placed", "source", "step", "target", "wagon", "zone"}
AMOUNTS = {
    "announced", "coffers", "coins", "cost", "debt", "each", "extra", "gold", "how", "least", "less", "more", "most", "moved",
    "nth", "number", "otherwise", "potions", "rest", "seats", "size", "times",
}  # fmt: skip
OTHER = {"phase", "spent", "told"}  # of the turn, keys of reactions, arguments of a reason
NO_CARDS = SEATS | SETS_OF_SEATS | KINDS | PLACES | AMOUNTS | OTHER


def classes_of(texts: list[str]) -> dict[str, ast.ClassDef]:
    return {node.name: node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)}


def is_value(name: str, classes: dict[str, ast.ClassDef]) -> bool:
    if name == "Value":
        return True
    bases = [ast.unparse(base).split("[")[0] for base in classes[name].bases] if name in classes else []
    return any(is_value(base, classes) for base in bases)


def untracked(texts: list[str]) -> list[str]:
    """The fields of values that may be card numbers without a move count, as ``Class.field``."""
    classes = classes_of(texts)
    found: list[str] = []
    for name, node in classes.items():
        if not is_value(name, classes):
            continue
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                types = {one.arg: ast.unparse(one.annotation) for one in method.args.args[1:] if one.annotation is not None}
                for field, type_name in types.items():
                    is_pair = field == "card" and types.get("moved") == "int"
                    if type_name in NUMBERS and field not in NO_CARDS and not is_pair:
                        found.append(f"{name}.{field}")
    return sorted(found)


def sources() -> list[str]:
    return [path.read_text() for part in RULES for path in sorted((SOURCE / part).rglob("*.py"))]


def test_nothing_remembers_a_card_without_its_move_count() -> None:
    found = untracked(sources())
    assert not found, (
        f"{', '.join(found)}: a value keeps a card as a Track (kernel/cards.py); a number that is no card is listed here"
    )


def test_the_law_can_be_broken() -> None:
    planted = """
class TrashLater(Effect[Dominion]):
    def __init__(self, seat: int, card: int) -> None: ...
class KeepsSeveral(OneOfThem):
    def __init__(self, seat: int, hoard: tuple[int, ...], cards: tuple[Track, ...]) -> None: ...
class OneOfThem(Happening[Any]):
    def __init__(self, turn_of: int, card: int, moved: int) -> None: ...
class NoValue:
    def __init__(self, card: int) -> None: ...
"""
    assert untracked([*sources(), planted]) == ["KeepsSeveral.hoard", "TrashLater.card"]


def test_the_law_reads_every_value_of_the_games() -> None:
    classes = classes_of(sources())
    assert {"Play", "Later", "Gaining", "PayForDen", "Window"} <= {name for name in classes if is_value(name, classes)}
    assert not NO_CARDS & {"card", "cards", "by", "den", "given", "old", "boon", "kept", "trashed", "discarded", "skipped"}

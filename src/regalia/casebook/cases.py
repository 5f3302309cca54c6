"""What a case file says: cases, one for every example, each with the editions it runs in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from regalia.casebook.adapters import Adapter, adapter_for
from regalia.casebook.nodes import PLACEHOLDER, CaseError, Node, closest, read_entries
from regalia.rulebook import UnknownRule, books, game_of, is_ruling, statement

ENTRIES: Final = (
    "case", "rules", "editions", "game", "each", "setup", "given", "steps", "seed", "seeds", "refused", "accepted",
)  # fmt: skip
MOST_SEEDS: Final = 10_000


@dataclass(frozen=True)
class Case:
    """One case, ready to run in each of its editions."""

    title: str
    file: str
    line: int
    game: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]  # ("",) for a game without editions
    setup: Node
    given: Node | None  # None: the game is dealt
    steps: tuple[Node, ...]
    seeds: range
    refused: tuple[str, ...]  # words of the refusal; empty: the setup must be accepted
    node: Node
    mistake: CaseError | None = None  # why it cannot be run: then it fails with this

    @property
    def adapter(self) -> Adapter:
        return adapter_for(self.game)

    def has(self, words: Iterable[str]) -> bool:
        """Whether its title, its rules, the name of its file and its game hold all these words, in any order."""
        text = " ".join((self.title, *self.rules, Path(self.file).stem, self.game)).lower().replace("_", " ")
        return all(word.lower().replace("_", " ") in text for word in words)


def load_cases(path: str | Path) -> list[Case]:
    r"""All cases of a file. What is wrong with one is its own ``mistake``; a file that is no YAML is one such case.

    >>> from tempfile import NamedTemporaryFile
    >>> with NamedTemporaryFile("w", suffix=".yaml") as file:
    ...     _ = file.write("- case: nobody wrote this rule\n  rules: [C-NONE-01]\n  steps: []\n")
    ...     file.flush()
    ...     [case] = load_cases(file.name)
    >>> case.line, case.mistake is None
    (1, False)
    """
    cases: list[Case] = []
    try:
        entries = read_entries(Path(path))
    except CaseError as mistake:
        return [_broken(mistake)]
    for entry in entries:
        if isinstance(entry, CaseError):
            cases.append(_broken(entry))
            continue
        try:
            entry.entries(ENTRIES, "a case")
            examples = _examples(entry)
        except CaseError as mistake:
            cases.append(_broken(mistake, entry))
            continue
        for example in examples:
            try:
                cases.append(_case(_filled(entry, example)))
            except CaseError as mistake:
                cases.append(_broken(mistake, entry))
    return cases


def _broken(mistake: CaseError, entry: Node | None = None) -> Case:
    """What stands for a case that cannot be read: it has the title, if there is one, and fails."""
    node = Node({}, mistake.file, mistake.line) if entry is None else entry
    named = node.mapping().get("case") if node.is_mapping else None
    title = Path(mistake.file).name if named is None or named.is_list or named.is_mapping else named.text()
    return Case(title, mistake.file, node.line, "", (), ("",), node, None, (), range(1), (), node, mistake)


def _filled(entry: Node, example: Mapping[str, Node]) -> Node:
    """The case for one example; an example may name its own editions."""
    parts = {key: node if key == "each" else node.filled(example) for key, node in entry.mapping().items()}
    if example and "case" in parts and PLACEHOLDER.search(entry.mapping()["case"].text()) is None:
        shown = ", ".join(f"{name.replace('_', ' ')}: {value.shown()}" for name, value in example.items())
        parts["case"] = Node(f"{parts['case'].text()} ({shown})", entry.file, parts["case"].line)
    if "editions" in example:
        parts["editions"] = example["editions"]
    return Node(parts, entry.file, entry.line)


def _examples(entry: Node) -> list[Mapping[str, Node]]:
    """``each`` is a list of examples, or for one name the list of its values."""
    each = entry.mapping().get("each")
    if each is None:
        return [{}]
    if each.is_list:
        return [node.mapping() for node in each.many()]
    columns = {name: node.many() for name, node in each.mapping().items()}
    if len({len(values) for values in columns.values()}) != 1:
        raise each.wrong("the lists of 'each' must be equally long")
    rows = len(next(iter(columns.values())))
    return [{name: values[row] for name, values in columns.items()} for row in range(rows)]


def _case(node: Node) -> Case:
    parts = node.mapping()
    if "case" not in parts:
        raise node.wrong("a case needs a title: 'case: what must be so'")
    nothing = Node({}, node.file, node.line)
    rules = _rules(node)
    game = _game(node, rules)
    adapter = adapter_for(game)
    case = Case(
        title=parts["case"].text(),
        file=node.file,
        line=node.line,
        game=game,
        rules=rules,
        editions=_editions(node, adapter, rules),
        setup=parts.get("setup", nothing),
        given=parts.get("given"),
        steps=tuple(parts["steps"].many()) if "steps" in parts else (),
        seeds=_seeds(parts),
        refused=tuple(word.text() for word in parts["refused"].many()) if "refused" in parts else (),
        node=node,
    )
    _check(case, parts)
    return case


def _rules(node: Node) -> tuple[str, ...]:
    if "rules" not in node.mapping() or not node.mapping()["rules"].many():
        raise node.wrong("a case cites at least one rule: 'rules: [C-TURN-01]'")
    found: list[str] = []
    for part in node.mapping()["rules"].many():
        name = part.text().strip()
        if not is_ruling(name):
            try:
                statement(name)
            except UnknownRule as problem:
                raise part.wrong(str(problem.args[0])) from None
        found.append(name)
    return tuple(found)


def _game(node: Node, rules: tuple[str, ...]) -> str:
    """As written, else the game the cited rules are about; where those of both are cited, the one a folder is called after."""
    written = node.mapping().get("game")
    if written is not None:
        return written.one_of(books(), "game")
    games = {game_of(rule) for rule in rules}
    if len(games) == 1:
        return games.pop()
    for folder in Path(node.file).absolute().parts[-2::-1]:
        if folder in games:
            return folder
    raise node.wrong(f"which game? {', '.join(rules)} are rules of several; add 'game: {sorted(games)[0]}'")


def _editions(node: Node, adapter: Adapter, rules: tuple[str, ...]) -> tuple[str, ...]:
    """As written, else all in which every cited statement holds."""
    if not adapter.editions:
        if "editions" in node.mapping():
            raise node.mapping()["editions"].wrong(f"the game {adapter.name!r} has no editions")
        return ("",)
    written = node.mapping().get("editions")
    wanted = adapter.editions if written is None else tuple(part.one_of(adapter.editions, "edition") for part in written.many())
    held: list[str] = []
    for edition in wanted:
        missing = [rule for rule in rules if not holds(rule, edition)]
        if not missing:
            held.append(edition)
        elif written is not None:
            raise written.wrong(
                f"{', '.join(missing)} does not hold in the edition {edition!r}; cite other rules or leave it out"
            )
    if not held:
        raise node.wrong(f"there is no edition in which all of {', '.join(rules)} hold; make it several cases")
    return tuple(held)


def holds(rule: str, edition: str) -> bool:
    """Rulings hold everywhere."""
    return is_ruling(rule) or edition in statement(rule).editions


def _seeds(parts: Mapping[str, Node]) -> range:
    if "seeds" in parts:
        number = parts["seeds"].number()
        if not 1 <= number <= MOST_SEEDS or "seed" in parts:
            raise parts["seeds"].wrong(f"'seeds' is a number from 1 to {MOST_SEEDS}, and there is no 'seed' beside it")
        return range(number)
    seed = parts["seed"].number() if "seed" in parts else 0
    return range(seed, seed + 1)


def _check(case: Case, parts: Mapping[str, Node]) -> None:
    """A case that cannot fail is a mistake."""
    accepted = "accepted" in parts and parts["accepted"].flag()
    if case.refused and (case.steps or case.given is not None or accepted):
        raise parts["refused"].wrong("a setup that is refused has neither a position nor steps")
    if not case.refused and not case.steps and not accepted:
        raise case.node.wrong("the case checks nothing; expected 'steps', 'refused' or 'accepted: true'")
    for step in case.steps:
        known = case.adapter.step_names()
        for key, node in step.mapping().items():
            if key not in known and len(key) > 1:
                raise node.wrong(f"unknown step {key.replace('_', ' ')!r}; {closest(key, known)}, or a seat's letter")

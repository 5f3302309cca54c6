"""Case files as nodes that know their line, so that every mistake can be shown where it stands."""

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher, get_close_matches
from pathlib import Path
from typing import Final

import yaml

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml's where there is one: ten times as fast
SEAT_LETTERS: Final = "abcdefgh"
PLACEHOLDER: Final = re.compile(r"<([\w ]+)>")
WHOLE_NUMBER: Final = re.compile(r"[-+]?\d+$")
FRACTION: Final = re.compile(r"[-+]?\d+\.\d+$")
NEAREST: Final = 3  # how many names an error message suggests
A_FEW: Final = 8  # so few names are listed whole where none is near
PLAIN_WORDS: Final = {"true": True, "false": False, "null": None, "~": None, "": None}

Scalar = str | int | float | bool | None
Plain = Scalar | list["Plain"] | dict[str, "Plain"]


class CaseError(ValueError):
    """A mistake in a case file: where it is, what is wrong, what was expected."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file: Final = file
        self.line: Final = line
        self.message: Final = message


def spelled(text: str) -> str:
    """One spelling for all: ``Thieves' Den``, ``thieves_den`` and ``thieves den`` are the same."""
    return re.sub(r"[\s_-]+", "_", text.strip().lower().replace("'", "").replace("’", ""))


def closest(word: str, known: Iterable[str]) -> str:
    """What was probably meant, for an error message: of many names the nearest three, of a few all."""
    names = list(known)
    if len(names) > A_FEW:
        names = get_close_matches(word, names, n=NEAREST, cutoff=0.0)
    else:
        names = get_close_matches(word, names, n=NEAREST) or names
    return "expected one of " + ", ".join(name.replace("_", " ") for name in names)


def closest_start(word: str, known: Iterable[str]) -> str:
    """The same of names that a word may begin with: each is held against as much of it as it is long."""
    parts = word.split("_")
    starts = {name: "_".join(parts[: name.count("_") + 1]) for name in known}
    near = sorted(starts, key=lambda name: (-SequenceMatcher(None, starts[name], name).ratio(), name))
    return "expected one of " + ", ".join(name.replace("_", " ") for name in near[:NEAREST])


class Node:
    """A part of a case file: a scalar, a list of nodes, or nodes by (uniformly spelled) key."""

    def __init__(self, value: "Scalar | list[Node] | dict[str, Node]", file: str, line: int) -> None:
        self.value: Final = value
        self.file: Final = file
        self.line: Final = line

    def wrong(self, message: str) -> CaseError:
        return CaseError(self.file, self.line, message)

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.value, dict)

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, list)

    @property
    def is_number(self) -> bool:
        return type(self.value) is int

    def mapping(self) -> "dict[str, Node]":
        if not isinstance(self.value, dict):
            raise self.wrong(f"expected entries 'key: value', found {self.shown()}")
        return self.value

    def some_entries(self) -> "dict[str, Node]":
        if not self.mapping():
            raise self.wrong("this checks nothing; expected entries 'key: value'")
        return self.mapping()

    def entries(self, known: Iterable[str], what: str) -> "dict[str, Node]":
        """A mapping all of whose keys are known."""
        names = list(known)
        for key, node in self.mapping().items():
            if key not in names:
                raise node.wrong(f"unknown entry {key.replace('_', ' ')!r} of {what}; {closest(key, names)}")
        return self.mapping()

    def many(self) -> "list[Node]":
        """A list; a single thing counts as a list of one, nothing as an empty one."""
        if isinstance(self.value, list):
            return self.value
        if isinstance(self.value, dict):
            raise self.wrong(f"expected a list, found {self.shown()}")
        return [] if self.value is None else [self]

    def some(self) -> "list[Node]":
        """Like ``many``, but an empty list would check nothing."""
        if not self.many():
            raise self.wrong("an empty list checks nothing here")
        return self.many()

    def pieces(self) -> "list[Node]":
        """Like ``some``, of entries too."""
        return [self] if isinstance(self.value, dict) else self.some()

    def text(self) -> str:
        if isinstance(self.value, (list, dict)) or self.value is None:
            raise self.wrong(f"expected a word, found {self.shown()}")
        return str(self.value)

    def word(self) -> str:
        return spelled(self.text())

    def number(self) -> int:
        if type(self.value) is not int:
            raise self.wrong(f"expected a number, found {self.shown()}")
        return self.value

    def fraction(self) -> float:
        if type(self.value) not in (int, float):
            raise self.wrong(f"expected a number, found {self.shown()}")
        return float(self.text())

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, found {self.shown()}")
        return self.value

    def one_of(self, known: Iterable[str], what: str) -> str:
        names = list(known)
        if self.word() not in names:
            raise self.wrong(f"unknown {what} {self.text()!r}; {closest(self.word(), names)}")
        return self.word()

    # -- as a whole ----------------------------------------------------------------------------------------------------

    def plain(self) -> Plain:
        """The node as simple data."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def shown(self) -> str:
        """The node on one line, as it might have been written."""
        if isinstance(self.value, dict):
            inner = [f"{_shown_key(key)}: {node.shown()}" for key, node in self.value.items()]
            return "{" + ", ".join(inner) + "}"
        if isinstance(self.value, list):
            return "[" + ", ".join(node.shown() for node in self.value) + "]"
        return "nothing" if self.value is None else str(self.value).lower() if self.value in (True, False) else str(self.value)

    def filled(self, example: "Mapping[str, Node]") -> "Node":
        """The same with every ``<name>`` replaced by what the example says."""
        if isinstance(self.value, dict):
            return Node(
                {spelled(self._fill(key, example)): node.filled(example) for key, node in self.value.items()}, *self._at()
            )
        if isinstance(self.value, list):
            return Node([node.filled(example) for node in self.value], *self._at())
        if not isinstance(self.value, str):
            return self
        whole = PLACEHOLDER.fullmatch(self.value)
        if whole is not None and spelled(whole[1]) in example:
            return Node(example[spelled(whole[1])].value, *self._at())
        return Node(self._fill(self.value, example), *self._at())

    def _fill(self, text: str, example: "Mapping[str, Node]") -> str:
        def replace(found: re.Match[str]) -> str:
            name = spelled(found[1])
            if name not in example:
                raise self.wrong(f"nothing in 'each' is called {found[0]}; {closest(name, example)}")
            return example[name].text()

        return PLACEHOLDER.sub(replace, text)

    def _at(self) -> tuple[str, int]:
        return self.file, self.line


def _shown_key(key: str) -> str:
    return key.upper() if len(key) == 1 else key.replace("_", " ")


def read_nodes(path: Path) -> Node:
    """The nodes of a YAML file."""
    root = _root(path)
    return Node([], str(path), 1) if root is None else _node(root, str(path))


def read_entries(path: Path) -> "list[Node | CaseError]":
    """The entries of a YAML list, one by one: what cannot be read is a mistake of that entry alone."""
    root = _root(path)
    if root is None:
        return []
    found: list[Node | CaseError] = []
    for raw in root.value if isinstance(root, yaml.SequenceNode) else [root]:
        try:
            found.append(_node(raw, str(path)))
        except CaseError as mistake:
            found.append(mistake)
    return found


def _root(path: Path) -> yaml.Node | None:
    name = str(path)
    try:
        return _composed(path.read_text(encoding="utf-8"))
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        line = 1 if mark is None else mark.line + 1
        raise CaseError(name, line, f"not YAML: {problem.problem or problem.context}") from problem
    except yaml.YAMLError as problem:
        raise CaseError(name, 1, f"not YAML: {problem}") from problem


def _composed(text: str) -> yaml.Node | None:
    root: yaml.Node | None
    try:
        root = yaml.compose(text, Loader=LOADER)
    except yaml.YAMLError:
        root = yaml.compose(text, Loader=yaml.SafeLoader)  # which says better what is wrong, and where
    return root


def _node(raw: yaml.Node, file: str) -> Node:
    line = raw.start_mark.line + 1
    if isinstance(raw, yaml.SequenceNode):
        return Node([_node(part, file) for part in raw.value], file, line)
    if isinstance(raw, yaml.MappingNode):
        parts: dict[str, Node] = {}
        for key, value in raw.value:
            if not isinstance(key, yaml.ScalarNode):
                raise CaseError(file, key.start_mark.line + 1, "a key is a word")
            name = spelled(key.value)
            if name in parts:
                raise CaseError(file, key.start_mark.line + 1, f"the entry {key.value!r} is there twice")
            parts[name] = _node(value, file)
        return Node(parts, file, line)
    assert isinstance(raw, yaml.ScalarNode)
    return Node(_scalar(raw), file, line)


def _scalar(raw: yaml.ScalarNode) -> Scalar:
    """Only true, false, numbers and nothing are special; ``no`` and ``on`` are words."""
    text = str(raw.value)
    if raw.style in ("'", '"', "|", ">"):
        return text
    if text.lower() in PLAIN_WORDS:
        return PLAIN_WORDS[text.lower()]
    if WHOLE_NUMBER.match(text):
        return int(text)
    return float(text) if FRACTION.match(text) else text


def given_entries(
    given: Node, seats: int, of_table: Iterable[str], of_seat: Iterable[str]
) -> tuple[dict[str, Node], dict[int, dict[str, Node]]]:
    """The entries of a position, and those of the seats it names; others are refused."""
    letters = SEAT_LETTERS[:seats]
    parts = given.entries((*of_table, *letters), "given")
    named = [(at, letter) for at, letter in enumerate(letters) if letter in parts]
    return parts, {at: parts[letter].entries(tuple(of_seat), f"seat {letter.upper()}") for at, letter in named}

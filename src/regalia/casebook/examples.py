"""Worked examples: cases that show a rule. A case is run before it is shown, so every example holds."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regalia.casebook.cases import Case, load_cases
from regalia.casebook.runner import case_files, run_case

HERE = Path("cases")
PACKAGE = Path(__file__).parent.parent
A_CASE = re.compile(r"^- case:.*(?:\n(?!- ).*)*", re.MULTILINE)
CITING = re.compile(r"^  rules: (.*)", re.MULTILINE)
A_RULE = re.compile(r"\b(?:[A-Z]\d?-[A-Z0-9-]+-\d+|R-[A-Z]?[0-9.]*\d|DECISION-\d+)\b")
NEW_LINE = "\n"


@dataclass(frozen=True, slots=True)
class Example:
    """A case that passes in ``edition``, with the text it is written in."""

    title: str
    rules: tuple[str, ...]
    edition: str
    place: str  # file and line
    text: str


def folder() -> Path | None:
    """The cases here, else those of the package, else those beside its source."""
    for place in (HERE, PACKAGE / "cases", PACKAGE.parent.parent / "cases"):
        if place.is_dir():
            return place
    return None


def examples(rule_id: str, edition: str = "", among: Path | None = None) -> Iterator[Example]:
    """Passing cases that cite a rule, the shortest first; only files that name the rule are opened."""
    place = among or folder()
    if place is None:
        return
    found: dict[tuple[str, int], tuple[str, Case]] = {}  # of a case with many examples the first
    for path in case_files([place]):
        text = path.read_text(encoding="utf-8")
        if rule_id in text:
            for case in load_cases(path):
                if rule_id in case.rules:
                    found.setdefault((case.file, case.line), (source(text, case.line), case))
    for text, case in sorted(found.values(), key=lambda one: len(one[0])):
        chosen = next((one for one in case.editions if not edition or one in ("", edition)), None)
        if chosen is not None and run_case(case, chosen).passed:
            file = Path(case.file)
            yield Example(case.title, case.rules, chosen, f"{file.parent.name}/{file.name}:{case.line}", text)


@cache
def places() -> Mapping[str, str]:
    """Where a case shows a rule, by its id: of several the first without variants. They are read, not run."""
    found: dict[str, str] = {}
    plain: dict[str, str] = {}
    place = folder()
    for path in case_files([place]) if place else ():
        text = path.read_text(encoding="utf-8")
        for case in A_CASE.finditer(text):
            at = f"{path.parent.name}/{path.name}:{text.count(NEW_LINE, 0, case.start()) + 1}"
            for rule in cited_in(case[0]):
                (found if is_varied(case[0]) else plain).setdefault(rule, at)
    return found | plain


def cited_in(written: str) -> list[str]:
    """The rules a case cites, from its text; of one with variants those of all of them."""
    cited = next(iter(CITING.findall(written)), "")
    return A_RULE.findall(written if "<" in cited else cited)


def is_varied(written: str) -> bool:
    """Whether the rules are among the variants."""
    return "<" in next(iter(CITING.findall(written)), "")


def source(text: str, line: int) -> str:
    """The lines of the case that begins at ``line``."""
    lines = text.splitlines()
    end = next((at for at in range(line, len(lines)) if lines[at].startswith(("- ", "#"))), len(lines))
    return "\n".join(lines[line - 1 : end]).strip()

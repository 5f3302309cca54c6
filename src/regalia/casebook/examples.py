"""Worked examples: cases that show a rule. A case is run before it is shown, so every example holds."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from regalia.casebook.cases import Case, load_cases
from regalia.casebook.runner import case_files, run_case

HERE = Path("cases")
PACKAGE = Path(__file__).parent.parent


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


def source(text: str, line: int) -> str:
    """The lines of the case that begins at ``line``."""
    lines = text.splitlines()
    end = next((at for at in range(line, len(lines)) if lines[at].startswith(("- ", "#"))), len(lines))
    return "\n".join(lines[line - 1 : end]).strip()

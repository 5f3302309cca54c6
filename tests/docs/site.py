"""``python -m tests.docs.site``: gather the pages of the documentation site in build/site-pages; ``make docs`` builds it.

Pages are the files of docs/ and the Markdown files beside the README. Links between them are kept, links to source files become
plain text. The rulebook, the cards in three languages and the plots of the balance are written from the data.
"""

import posixpath
import re
import shutil
from pathlib import Path

from tests.docs import balance_plots, rulebook_pages
from tests.docs.write_engine import MADE

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "build" / "site-pages"
CONFIG = ROOT / "docs" / "mkdocs.yml"
BUILT = ROOT / "build" / "mkdocs.yml"  # beside the pages, with the navigation of the rulebook

BESIDE = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
FENCE = re.compile(r"(?ms)(^ *```.*?^ *```)")


def sources() -> dict[str, str]:
    """Where every file of the site comes from: path in the repository -> path on the site."""
    found = {name: page for name, page in BESIDE.items() if name != "README.md"}
    for path in sorted((ROOT / "docs").rglob("*")):
        inside = path.relative_to(ROOT / "docs").as_posix()
        if path.suffix in (".md", ".svg", ".png", ".csv", ".json"):
            found[f"docs/{inside}"] = inside
    return found


def relinked(text: str, source: str, places: dict[str, str]) -> str:
    """A page with its links as the site has them; ``source`` is its path in the repository. Code in fences is left alone."""
    here = posixpath.dirname(places[source])

    def one(match: re.Match[str]) -> str:
        picture, label, target, anchor = match[1], match[2], match[3], match[4] or ""
        if not target or ":" in target:
            return match[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        place = places.get(path) or BESIDE.get(path)
        if place is not None:
            return f"{picture}[{label}]({posixpath.relpath(place, here or '.')}{anchor})"
        assert (ROOT / path).exists(), f"{source} links to {target}, which is not there"
        return label

    return "".join(part if at % 2 else LINK.sub(one, part) for at, part in enumerate(FENCE.split(text)))


def page(source: str, places: dict[str, str]) -> str:
    text = (ROOT / source).read_text(encoding="utf-8")
    if source == "docs/engine.md":
        text = MADE.sub("The classes are described in the [reference](reference/index.md).\n", text)
    text = relinked(text, source, places)
    return balance_plots.with_plots(text, PAGES / "plots") if source == "docs/balance.md" else text


def gather() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    places = sources()
    for source, place in places.items():
        target = PAGES / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.endswith(".md"):
            target.write_text(page(source, places), encoding="utf-8")
        else:
            shutil.copy(ROOT / source, target)
    rules = rulebook_pages.write(PAGES / "rulebook")
    BUILT.write_text(CONFIG.read_text(encoding="utf-8").replace(" RULEBOOK", rules), encoding="utf-8")


if __name__ == "__main__":
    gather()

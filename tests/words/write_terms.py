"""``python -m tests.words.write_terms``: the tables of docs/words.md, from the terms of every language."""

import re
from pathlib import Path

from regalia.words.messages import LANGUAGES
from regalia.words.terms import EVERYWHERE, terms

PAGE = Path(__file__).parents[2] / "docs" / "words.md"


def table(language: str) -> str:
    lines = ["| English | term | book | where | not | may say it all the same |", "|---|---|---|---|---|---|"]
    for one in terms(language):
        where = "everywhere" if one.where == EVERYWHERE else ", ".join(one.where)
        but = "; ".join(f"`{message}`: {why}" for message, why in one.but.items())
        lines.append(
            f"| {one.en} | {one.term} | {one.source} | {where} | {', '.join(one.forbidden)} | {but} |".replace("  ", " ")
        )
    return "\n".join(lines)


def written(page: str) -> str:
    """The page with its tables made anew; they stand between two comments."""
    for language in LANGUAGES:
        begin, end = f"<!-- terms {language} -->", f"<!-- end of terms {language} -->"
        pattern = re.compile(f"{begin}.*{end}", re.DOTALL)
        assert pattern.search(page), f"docs/words.md lacks {begin}"
        page = pattern.sub(lambda _: f"{begin}\n{table(language)}\n{end}", page)  # noqa: B023
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

"""The measured balance as pictures: shares of wins with their intervals, at four players, for every edition."""

from html import escape
from pathlib import Path

from regalia.arena.balance import CHARACTERS, DISTRICTS
from regalia.arena.balance_table import Line, shipped
from regalia.games import door_of
from regalia.words.tongue import tongue
from regalia.words.topics import card_name

SEATS = 4
WIDTH, ROW, LEFT, TOP, BOTTOM = 720, 18, 170, 28, 30
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#444}.share{fill:#1f5f8b}.interval{stroke:#1f5f8b;stroke-width:2}"
    ".even{stroke:#b5532a;stroke-dasharray:4 3}.grid{stroke:#ccc}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.share{fill:#7db8e8}.interval{stroke:#7db8e8}.grid{stroke:#555}}"
)


def plot(lines: list[Line], names: dict[str, str], even: float) -> str:
    """A dot for each share of wins, its 95 % interval, and a broken line for what equals win."""
    most: float = max(0.6, *(line[4] for line in lines))
    height = TOP + ROW * len(lines) + BOTTOM

    def across(share: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * share / most

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"><style>{STYLE}</style>']
    for tenth in range(int(most * 10) + 1):
        x = across(tenth / 10)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{tenth * 10} %</text>')
    for at, (name, _, share, low, high, *_) in enumerate(lines):
        y = TOP + ROW * at + ROW / 2
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(names.get(str(name), str(name)))}</text>')
        parts.append(f'<line class="interval" x1="{across(low):.1f}" x2="{across(high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="share" cx="{across(share):.1f}" cy="{y}" r="4"/>')
    parts.append(f'<line class="even" x1="{across(even):.1f}" x2="{across(even):.1f}" y1="{TOP - 8}" y2="{height - BOTTOM}"/>')
    parts.append(f'<text x="{across(even):.1f}" y="{TOP - 12}" text-anchor="middle">equals</text></svg>')
    return "".join(parts)


def names_of(game: str) -> dict[str, str]:
    entries = door_of(game).part("names").entries()
    return {name: card_name(entry, tongue("en")) for name, entry in entries.items()}


def with_plots(page: str, folder: Path) -> str:
    """The page with a picture under the headings of characters and districts."""
    folder.mkdir(parents=True, exist_ok=True)
    names = names_of("citadels")
    for one in shipped()["measured"]:
        if one["seats"] != SEATS:
            continue
        for group, heading in ((CHARACTERS, "Characters"), (DISTRICTS, "Districts")):
            file = f"{one['edition']}-{group}.svg"
            (folder / file).write_text(plot(one["tables"][group], names, 1 / SEATS), encoding="utf-8")
            begin = page.index(f"### {one['edition']}: {heading}")
            end = page.index("\n", begin) + 1
            picture = f"\n![{heading}, {one['edition']}, {SEATS} players: share of games won](plots/{file})\n"
            page = page[:end] + picture + page[end:]
    return page

"""The report of a contest as a page: one file that needs nothing else, by day and by night, on a phone and on a desk."""

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from regalia.arena.match import Result

Say = Callable[..., str]  # a message of the catalogue and its arguments -> a sentence
Figure = Callable[[float, int], str]  # a number and how many digits behind the point -> as the language writes it
STYLE: Final = "data/report.css"
COLOURS: Final = 8  # that the style sheet has
LISTED: Final = 300  # games with a line of their own
CLEAR: Final = 0.95  # from this probability on the page says who is stronger


class Page:
    """Puts the figures of a contest into sentences, tables and drawings."""

    def __init__(
        self, numbers: dict[str, Any], results: list[Result], say: Say, language: str, number: Figure, percent: Figure
    ):
        self.numbers: Final = numbers
        self.results: Final = results
        self.say: Final = say
        self.language: Final = language
        self.number: Final = number
        self.percent: Final = percent
        self.names: Final[list[str]] = [one["name"] for one in numbers["entrants"]]

    def text(self, message: str, /, **arguments: object) -> str:
        return escape(self.say(message, **arguments))

    def html(self) -> str:
        heading = self.numbers["contest"]
        title = f"{self.text('arena-title')} · {self.game()}"
        style = files("regalia.arena").joinpath(STYLE).read_text(encoding="utf-8")
        parts = [
            f"<!doctype html>\n<html lang='{self.language}'><head><meta charset='utf-8'><title>{title}</title>",
            "<meta name='viewport' content='width=device-width,initial-scale=1'>",
            "<meta name='color-scheme' content='light dark'>",
            f"<style>{style}</style></head><body><main>",
            f"<header><p class='eyebrow'>Regalia · {self.game()}</p><h1>{self.text('arena-title')}</h1>",
            f"{self.verdict()}</header>",
            self.facts(heading),
            self.standings(),
            self.pairs(),
            self.seats(),
            self.distributions(),
            self.games(heading),
            f"<footer><p>{self.text('arena-method')}</p></footer></main></body></html>\n",
        ]
        return "\n".join(part for part in parts if part)

    def game(self) -> str:
        return escape(str(self.numbers["contest"].get("title", self.numbers["contest"]["game"])))

    # -- what it comes to --------------------------------------------------------------------------------------------------

    def verdict(self) -> str:
        lines = []
        stopped = self.numbers["contest"].get("until")
        if stopped:
            first, second = stopped["claim"]
            lines.append(self.text(f"arena-until_{stopped['verdict']}", first=first, second=second, deals=stopped["deals"]))
        if len(self.names) > 1 and self.numbers["games"]:
            first, second = self.names[:2]
            sure = self.pair(first, second)["stronger"]
            message = "arena-leads" if sure >= CLEAR else "arena-open"
            lines.append(self.text(message, first=first, second=second, probability=self.sure(sure)))
        return "".join(f"<p class='lead'>{line}</p>" for line in lines)

    def pair(self, one: str, other: str) -> dict[str, Any]:
        found: dict[str, Any] = next(
            line for line in self.numbers["pairwise"] if (line["name"], line["against"]) == (one, other)
        )
        return found

    def sure(self, probability: float) -> str:
        """A probability that a finite number of draws can tell."""
        if probability > 0.999:
            return f"> {self.percent(0.999, 1)}"
        return f"< {self.percent(0.001, 1)}" if probability < 0.001 else self.percent(probability, 1)

    def facts(self, heading: dict[str, Any]) -> str:
        setup = ", ".join(f"{name} {value_of(value)}" for name, value in heading.get("setup", {}).items())
        pairs = [
            ("arena-fact_game", self.game()),
            ("arena-fact_setup", escape(setup)),
            ("arena-fact_seed", escape(str(heading.get("seed", "")))),
            ("arena-fact_deals", self.number(self.numbers["deals"], 0)),
            ("arena-fact_games", self.number(self.numbers["games"], 0)),
            ("arena-fact_draws", self.draws()),
            ("arena-fact_version", escape(", ".join(self.numbers["versions"]) or str(heading.get("version", "")))),
            ("arena-fact_rules", escape(str(heading.get("rules", "")))),
            ("arena-fact_ladder", escape(str(heading.get("ladder", "")))),
        ]
        cells = "".join(f"<div><dt>{self.text(name)}</dt><dd>{value}</dd></div>" for name, value in pairs if value)
        command = heading.get("command", "")
        shown = f"<p class='command'>{self.text('arena-fact_command')} <code>{escape(command)}</code></p>" if command else ""
        return f"<section class='facts'><dl>{cells}</dl>{shown}</section>"

    def draws(self) -> str:
        share = self.numbers["draws"] / self.numbers["games"] if self.numbers["games"] else 0.0
        return f"{self.number(self.numbers['draws'], 0)} ({self.percent(share, 1)})"

    # -- tables ------------------------------------------------------------------------------------------------------------

    def standings(self) -> str:
        entrants = self.numbers["entrants"]
        ends = [end for one in entrants for end in one["rating_interval"]]
        low, high = min(ends, default=0.0), max(ends, default=1.0)
        columns = ("bot", "rating", "", "wins", "", "even", "draws", "mean", "games")
        rows = []
        for at, one in enumerate(entrants):
            rating, wins = one["rating_interval"], one["win_interval"]
            cells = [
                f"<th scope='row'><i class='dot c{at % COLOURS}'></i>{escape(one['name'])}</th>",
                f"<td>{self.signed(one['rating'])}<small>{self.signed(rating[0])} … {self.signed(rating[1])}</small></td>",
                f"<td class='wide'>{strip(one['rating'], rating, low, high, at, 0.0)}</td>",
                f"<td>{self.percent(one['win_rate'], 1)}<small>{self.between(wins)}</small></td>",
                f"<td class='wide'>{strip(one['win_rate'], wins, 0.0, 1.0, at, one['even'])}</td>",
                f"<td>{self.percent(one['even'], 1)}</td>",
                f"<td>{self.number(one['draws'], 0)}</td>",
                f"<td>{self.number(one['mean_points'], 1)}</td>",
                f"<td>{self.number(one['games'], 0)}</td>",
            ]
            rows.append("<tr>" + "".join(cells) + "</tr>")
        head = "".join(f"<th scope='col'>{self.text(f'arena-{column}')}</th>" if column else "<td></td>" for column in columns)
        on_a_ladder = "ladder" in self.numbers["contest"]
        return self.section(
            "arena-standings", "arena-ladder_note" if on_a_ladder else "arena-standings_note", table(head, rows)
        )

    def between(self, ends: Sequence[float], digits: int = 1) -> str:
        return f"{self.percent(ends[0], digits)} – {self.percent(ends[1], digits)}"

    def signed(self, value: float) -> str:
        rounded = round(value)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
        return f"{sign}{self.number(abs(rounded), 0)}"

    def pairs(self) -> str:
        if len(self.names) < 2:
            return ""
        rows = []
        for name in self.names:
            cells = []
            for rival in self.names:
                if name == rival:
                    cells.append("<td class='self'></td>")
                    continue
                line = self.pair(name, rival)
                met = ""
                if line["encounters"]:
                    met = f"<small>{self.percent(line['better'], 0)} ({self.between(line['interval'], 0)})</small>"
                cells.append(f"<td class='pair' style='--p:{line['stronger']:.3f}'>{self.sure(line['stronger'])}{met}</td>")
            rows.append(f"<tr><th scope='row'>{escape(name)}</th>{''.join(cells)}</tr>")
        head = "<td></td>" + "".join(f"<th scope='col'>{escape(name)}</th>" for name in self.names)
        return self.section("arena-pairwise", "arena-pairwise_note", table(head, rows, "pairs"))

    def seats(self) -> str:
        seats = self.numbers["seats"]
        if not seats:
            return ""
        most = max(one["interval"][1] for one in seats)
        rows = []
        for one in seats:
            shown = f"{self.percent(one['win_rate'], 1)}<small>{self.between(one['interval'])}</small>"
            drawn = strip(one["win_rate"], one["interval"], 0.0, most, 0, one["even"])
            rows.append(f"<tr><th scope='row'>{one['seat'] + 1}</th><td>{shown}</td><td class='wide'>{drawn}</td></tr>")
        head = "".join(f"<th scope='col'>{self.text(f'arena-{column}')}</th>" for column in ("seat", "wins")) + "<td></td>"
        return self.section("arena-seats", "arena-seats_note", table(head, rows, "seats"))

    def games(self, heading: dict[str, Any]) -> str:
        """Every game with its record: how to see it again."""
        kept = [result for result in self.results if result.line]
        if not kept:
            return ""
        rows = []
        for result in kept[:LISTED]:
            who = ", ".join(
                f"<b>{escape(name)} {points}</b>" if seat in result.winners else f"{escape(name)} {points}"
                for seat, (name, points) in enumerate(zip(result.lineup, result.totals, strict=False))
            )
            rows.append(
                f"<tr><td>{result.line}</td><td>{result.deal}</td><td class='text'>{who}</td><td>{result.rounds}</td></tr>"
            )
        head = "".join(f"<th scope='col'>{self.text(f'arena-{one}')}</th>" for one in ("line", "deal", "places", "rounds"))
        command = escape(f"regalia replay {heading.get('records', '')} --line {kept[0].line}")
        note = f"<p>{self.text('arena-games_note')} <code>{command}</code></p>"
        summary = self.text("arena-listed", number=min(LISTED, len(kept)), all=len(kept))
        inside = f"<details><summary>{summary}</summary>{table(head, rows, 'games')}</details>"
        return f"<section><h2>{self.text('arena-kept')}</h2>{note}{inside}</section>"

    # -- drawings ----------------------------------------------------------------------------------------------------------

    def distributions(self) -> str:
        if not self.numbers["games"]:
            return ""
        drawn = []
        points = [number for one in self.numbers["entrants"] for number, _ in one["points"]]
        for at, one in enumerate(self.numbers["entrants"]):
            caption = f"<i class='dot c{at % COLOURS}'></i>{escape(one['name'])}"
            drawn.append(self.bars(one["points"], min(points), max(points), at % COLOURS, caption))
        rounds = self.numbers["rounds"]
        counted = [(number, rounds.count(number)) for number in sorted(set(rounds))]
        lengths = self.bars(counted, rounds[0], rounds[-1], COLOURS, self.text("arena-plot_length"))
        first = self.section("arena-plot_points", "", f"<div class='plots'>{''.join(drawn)}</div>")
        return first + self.section("arena-lengths", "", f"<div class='plots'>{lengths}</div>")

    def bars(self, counted: Sequence[Sequence[int]], low: int, high: int, colour: int, caption: str) -> str:
        """How often each number occurred; neighbours share a bar where there are many."""
        step = max(1, -(-(high - low + 1) // 40))
        columns = [0] * ((high - low) // step + 1)
        for number, times in counted:
            columns[(number - low) // step] += times
        most, all_ = max(columns), sum(columns)
        rects = []
        for at, height in enumerate(columns):
            first = low + at * step
            said = f"{first}–{first + step - 1}" if step > 1 else str(first)
            about = f"<title>{said}: {self.percent(height / all_, 1)}</title>"
            tall = f"y='{1 - height / most:.4f}' height='{height / most:.4f}'"
            if height:
                rects.append(f"<rect x='{at + 0.08:.2f}' width='.84' {tall}>{about}</rect>")
        return (
            f"<figure><figcaption>{caption}</figcaption><svg class='c{colour}' role='img' viewBox='0 0 {len(columns)} 1' "
            f"preserveAspectRatio='none'>{''.join(rects)}</svg>"
            f"<p class='axis'><span>{low}</span><span>{high}</span></p></figure>"
        )

    def section(self, title: str, note: str, inside: str) -> str:
        said = f"<p class='note'>{self.text(note)}</p>" if note else ""
        return f"<section><h2>{self.text(title)}</h2>{said}{inside}</section>"


def value_of(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def table(head: str, rows: list[str], kind: str = "") -> str:
    inside = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"<div class='scroll {kind}'>{inside}</div>"


def strip(value: float, ends: Sequence[float], low: float, high: float, colour: int, mark: float) -> str:
    """An interval on a line, with a point in it and a stroke for what equals would have."""
    across = (high - low) or 1.0
    places = [100 * (one - low) / across for one in (value, ends[0], ends[1], mark)]
    at, first, last, even = places
    stroke = f"<b style='left:{even:.1f}%'></b>" if 0 <= even <= 100 else ""
    return (
        f"<div class='strip c{colour % COLOURS}' aria-hidden='true'>{stroke}"
        f"<u style='left:{first:.1f}%;width:{max(0.0, last - first):.1f}%'></u><i style='left:{at:.1f}%'></i></div>"
    )


def page(numbers: dict[str, Any], results: list[Result], say: Say, language: str, number: Figure, percent: Figure) -> str:
    return Page(numbers, results, say, language, number, percent).html()

"""What a contest shows: one JSON object for programs, one HTML page with plots for people."""

import io
from collections.abc import Callable
from html import escape
from typing import Any, Final

from regalia.arena.match import Result, pairwise, scores
from regalia.arena.ratings import ratings
from regalia.arena.summary import interval
from regalia.extras import extra

Say = Callable[..., str]  # a message of the catalogue and its arguments -> a sentence
Figure = Callable[[float, int], str]  # a number and how many digits behind the point -> as the language writes it
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
    "table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #ddd}"
    "th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}figure{margin:1.5rem 0}"
)
COLOURS: Final = ("#1f5f8b", "#b5532a", "#3f7d3a", "#7a4b94", "#8a6d1d", "#4d4d4d", "#a33a5c", "#2a8a86")


def figures(names: list[str], results: list[Result], heading: dict[str, Any]) -> dict[str, Any]:
    """Everything the report says, as numbers."""
    table = scores(names, results)
    skill = ratings(names, results)
    entrants = []
    for name in sorted(table, key=lambda one: -skill[one].mean):
        score = table[name]
        share, low, high = score.win_rate()
        entrants.append(
            {
                "name": name,
                "games": score.games,
                "wins": round(score.wins, 3),
                "win_rate": share,
                "win_interval": [low, high],
                "even": score.even_rate(),
                "mean_points": score.mean_points(),
                "rating": skill[name].mean,
                "rating_interval": list(skill[name].interval()),
            }
        )
    met = []
    for (one, other), (better, number) in sorted(pairwise(results).items()):
        share, low, high = interval(better, number)
        met.append({"name": one, "against": other, "better": share, "interval": [low, high], "encounters": number})
    good = [result for result in results if not result.error]
    return {
        "contest": heading,
        "games": len(good),
        "errors": [result.json() for result in results if result.error],
        "entrants": entrants,
        "pairwise": met,
        "seats": seat_figures(good),
        "rounds": sorted(result.rounds for result in good),
        "decisions": sum(result.decisions for result in good) / len(good) if good else 0.0,
    }


def seat_figures(results: list[Result]) -> list[dict[str, Any]]:
    """How often each seat won: since everybody sat everywhere, this is the seat and not who sat there."""
    if not results:
        return []
    found = []
    for seat in range(len(results[0].lineup)):
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
        share, low, high = interval(wins, len(results))
        found.append({"seat": seat, "win_rate": share, "interval": [low, high]})
    return found


# -- the page --------------------------------------------------------------------------------------------------------------


def page(
    names: list[str], results: list[Result], heading: dict[str, Any], say: Say, language: str, number: Figure, percent: Figure
) -> str:
    numbers = figures(names, results, heading)
    title = say("arena-title")
    head = f"<!doctype html>\n<html lang={language!r}><head><meta charset='utf-8'><title>{escape(title)}</title>"
    head += f"<meta name='viewport' content='width=device-width'><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
    games = say("arena-played", number=numbers["games"], game=heading["game"])
    parts = [head, f"<p>{escape(games)}</p>"]
    parts += [standings_table(numbers, say, number, percent), pairwise_table(numbers, say, percent)]
    for drawing, about in (
        (win_plot(numbers), "arena-plot_wins"),
        (rating_plot(numbers), "arena-plot_ratings"),
        (points_plot(names, results), "arena-plot_points"),
        (length_plot(numbers), "arena-plot_length"),
    ):
        caption = escape(say(about))
        parts.append(f"<figure role='img' aria-label='{caption}'>{drawing}<figcaption>{caption}</figcaption></figure>")
    parts.append("</body></html>\n")
    return "\n".join(parts)


def standings_table(numbers: dict[str, Any], say: Say, number: Figure, percent: Figure) -> str:
    columns = ("bot", "games", "wins", "interval", "even", "mean", "rating", "rating_interval")
    rows = []
    for one in numbers["entrants"]:
        low, high = one["win_interval"]
        worst, best = one["rating_interval"]
        cells = [
            one["name"],
            str(one["games"]),
            percent(one["win_rate"], 1),
            f"{percent(low, 1)} – {percent(high, 1)}",
            percent(one["even"], 1),
            number(one["mean_points"], 1),
            number(one["rating"], 1),
            f"{number(worst, 1)} – {number(best, 1)}",
        ]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{escape(say(f'arena-{column}'))}</th>" for column in columns)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def pairwise_table(numbers: dict[str, Any], say: Say, percent: Figure) -> str:
    names = [one["name"] for one in numbers["entrants"]]
    met = {(one["name"], one["against"]): one for one in numbers["pairwise"]}
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = []
    for name in names:
        cells = []
        for rival in names:
            one = met.get((name, rival))
            cells.append("" if one is None else percent(one["better"], 0))
        rows.append(f"<tr><td>{escape(name)}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    title = escape(say("arena-pairwise"))
    return f"<h2>{title}</h2><table><thead><tr><th></th>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


# -- plots -----------------------------------------------------------------------------------------------------------------


def canvas(height: float) -> tuple[Any, Any]:
    """A figure of matplotlib that needs no screen, with text as text."""
    with extra("arena"):
        import matplotlib
        from matplotlib.figure import Figure

    matplotlib.rcParams["svg.fonttype"] = "none"
    matplotlib.rcParams["svg.hashsalt"] = "regalia"  # the same page for the same results
    drawing = Figure(figsize=(8, height), layout="constrained")
    axes = drawing.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return drawing, axes


def svg(drawing: Any) -> str:
    out = io.StringIO()
    drawing.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def spread(entrants: list[dict[str, Any]], middle: str, ends: str) -> tuple[list[float], list[list[float]]]:
    values = [one[middle] for one in entrants]
    return values, [
        [max(0.0, value - one[ends][0]) for value, one in zip(values, entrants, strict=True)],
        [max(0.0, one[ends][1] - value) for value, one in zip(values, entrants, strict=True)],
    ]


def win_plot(numbers: dict[str, Any]) -> str:
    entrants = numbers["entrants"][::-1]
    drawing, axes = canvas(1.2 + 0.4 * len(entrants))
    values, errors = spread(entrants, "win_rate", "win_interval")
    axes.errorbar(values, range(len(entrants)), xerr=errors, fmt="o", color=COLOURS[0], capsize=4)
    axes.plot([one["even"] for one in entrants], range(len(entrants)), "|", color="#888", markersize=14)
    axes.set_yticks(range(len(entrants)), [one["name"] for one in entrants])
    axes.set_xlim(0, 1)
    return svg(drawing)


def rating_plot(numbers: dict[str, Any]) -> str:
    entrants = numbers["entrants"][::-1]
    drawing, axes = canvas(1.2 + 0.4 * len(entrants))
    values, errors = spread(entrants, "rating", "rating_interval")
    axes.errorbar(values, range(len(entrants)), xerr=errors, fmt="o", color=COLOURS[1], capsize=4)
    axes.set_yticks(range(len(entrants)), [one["name"] for one in entrants])
    return svg(drawing)


def points_plot(names: list[str], results: list[Result]) -> str:
    drawing, axes = canvas(3.2)
    for at, (name, score) in enumerate(scores(names, results).items()):
        if score.points:
            bins = [edge - 0.5 for edge in range(min(score.points), max(score.points) + 2)]
            axes.hist(score.points, bins, density=True, histtype="step", color=COLOURS[at % len(COLOURS)], label=name)
    axes.legend(frameon=False)
    return svg(drawing)


def length_plot(numbers: dict[str, Any]) -> str:
    drawing, axes = canvas(2.6)
    rounds = numbers["rounds"]
    if rounds:
        axes.hist(rounds, [edge - 0.5 for edge in range(rounds[0], rounds[-1] + 2)], color=COLOURS[2])
    return svg(drawing)

"""The log of a game in words, as one viewer was told it: as plain text, or as a page of HTML that needs nothing else."""

from collections.abc import Iterator
from html import escape
from typing import Final

from regalia.games import start
from regalia.kernel.record import Record
from regalia.kernel.views import OPEN, SPECTATOR
from regalia.words import words_for
from regalia.words.game_words import GameWords, Line
from regalia.words.notation import Log
from regalia.words.pseudo import PSEUDO
from regalia.words.scores import score_rows, tied, verdict

INDENT: Final = "  "
STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 Georgia, serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.05rem; margin: 1.4em 0 .2em }
ul { margin: 0; padding-left: 1.2em; list-style: none }
small { opacity: .6; font: .7rem ui-monospace, monospace; white-space: nowrap }
table { border-collapse: collapse; margin: 1em 0 } td, th { padding: .1em .8em; text-align: right }
th:first-child { text-align: left; font-weight: normal } tr:last-child * { font-weight: bold; border-top: 1px solid }
.verdict { font-weight: bold }
""".strip()


def log_of(record: Record, viewer: int = SPECTATOR) -> Log:
    """What a seat, a spectator or (of a game that is over) everybody was told of a recorded game."""
    if viewer == OPEN and record.outcome is None:
        raise PermissionError("the open log is for games that are over; ask for a seat's log or a spectator's")
    game = start(record.setup, listen=True)
    for answer in record.answers:
        game.answer_number(answer)
    events = game.listen()
    if viewer == OPEN:
        return Log(record.setup, viewer, [(one.kind, one.rule, one.told, one.secret) for one in events], record.outcome)
    return Log(record.setup.reseeded(0), viewer, [one.seen_by(viewer) for one in events], record.outcome)


def words_of(log: Log, language: str = "en", card_names: str = "") -> GameWords:
    """The viewer of a log is addressed as you; if it is no seat, nobody is."""
    return words_for(log.setup, (), max(log.viewer, SPECTATOR), language, card_names)


def text_log(log: Log, words: GameWords, with_rules: bool = False) -> str:
    """Turns begin at the margin, what is done in them stands below; on request with the rules that caused it."""
    lines = [title(log, words), viewer(log, words), ""]
    for line in words.story(log.seen):
        cited = f" [{', '.join(line.rules)}]" if with_rules and line.rules else ""
        lines.append(f"{'' if line.begins else INDENT}{line.sentence}{cited}")
    lines += ["", *_ending(log, words)]
    return "\n".join(lines) + "\n"


def title(log: Log, words: GameWords) -> str:
    players = words.tongue.several(words.names)
    return words.say("log-title", game=words.say(f"game-{log.setup.game}"), players=players)


def viewer(log: Log, words: GameWords) -> str:
    if log.viewer == OPEN:
        return words.say("log-open")
    return words.say("log-spectator") if log.viewer == SPECTATOR else words.say("log-seat", seat=words.names[log.viewer])


def _ending(log: Log, words: GameWords) -> Iterator[str]:
    if log.outcome is None:
        yield words.say("replay-unfinished")
        return
    yield verdict(log.outcome, words)
    rows = [("", [words.seat(seat) for seat in range(log.setup.seats)]), *_cells(log, words)]
    widths = [max(len(name) for name, _ in rows)]
    widths += [max(len(cells[seat]) for _, cells in rows) for seat in range(log.setup.seats)]
    yield ""
    for name, cells in rows:
        row = [name.ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]]
        yield "  ".join(row)


def _cells(log: Log, words: GameWords) -> list[tuple[str, list[str]]]:
    """The score sheet; a tie-break, if it was needed, stands before the sum."""
    assert log.outcome is not None
    rows = score_rows(log.outcome, words)
    if tied(log.outcome):
        rows.insert(-1, (words.tie_break(), list(log.outcome["tie_break"])))
    return [(name, ["·" if number is None else str(number) for number in numbers]) for name, numbers in rows]


# -- HTML ------------------------------------------------------------------------------------------------------------------


def html_log(log: Log, words: GameWords) -> str:
    """A whole page: a heading for every turn, every sentence with the rules behind it, the score sheet."""
    language = "en" if words.tongue.language == PSEUDO else words.tongue.language
    name = escape(title(log, words))
    parts = [
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{name}</title>',
        f"<style>\n{STYLE}\n</style>\n</head>\n<body>\n<h1>{name}</h1>\n<p>{escape(viewer(log, words))}</p>",
        *_sections(words.story(log.seen)),
        *_html_ending(log, words),
        "</body>\n</html>",
    ]
    return "\n".join(parts) + "\n"


def _sections(lines: list[Line]) -> Iterator[str]:
    is_open = False
    for line in lines:
        tag = "h2" if line.begins else "li"
        if is_open and line.begins:
            yield "</ul>"
        elif not is_open and not line.begins:
            yield "<ul>"
        is_open = not line.begins
        cited = f" <small>{escape(' '.join(line.rules))}</small>" if line.rules else ""
        yield f"<{tag}>{escape(line.sentence)}{cited}</{tag}>"
    if is_open:
        yield "</ul>"


def _html_ending(log: Log, words: GameWords) -> Iterator[str]:
    if log.outcome is None:
        yield f"<p>{escape(words.say('replay-unfinished'))}</p>"
        return
    yield f'<p class="verdict">{escape(verdict(log.outcome, words))}</p>\n<table>'
    heads = "".join(f'<th scope="col">{escape(words.seat(seat))}</th>' for seat in range(log.setup.seats))
    yield f"<tr><td></td>{heads}</tr>"
    for name, cells in _cells(log, words):
        row = "".join(f"<td>{cell}</td>" for cell in cells)
        yield f'<tr><th scope="row">{escape(name)}</th>{row}</tr>'
    yield "</table>"

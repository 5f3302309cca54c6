"""How things look: lines break where they should, styles end where they should, colours never carry meaning alone."""

from rich.console import Console
from rich.text import Text

from regalia.citadels.rules.choose import setup_for
from regalia.citadels.rules.layout import CASTLE, LIBRARY, RASPUTIN
from regalia.citadels.terminal import card_text
from regalia.cli.glance import painter_for
from regalia.cli.look import LOUD, QUIET, Hanging, in_columns, styled, wrapped
from regalia.words.game_words import GameWords

WORDS = GameWords(setup_for(seats=4), reader=0)


def styles_at(text: Text, at: int) -> set[str]:
    return {str(span.style) for span in text.spans if span.start <= at < span.end} | ({str(text.style)} - {""})


def test_lines_break_between_cards_and_go_on_indented() -> None:
    cards = [card_text(title, WORDS, "4") for title in range(17)]
    text = wrapped(cards, 40, 4, styled("City", LOUD))
    lines = text.plain.split("\n")
    assert len(lines) > 3 and max(map(len, lines)) <= 40
    assert all(line.startswith("    ") for line in lines[1:])
    shown = [card for line in lines for card in line.removeprefix("City").strip().split(" · ")]
    assert shown == [card.plain for card in cards]


def test_a_style_ends_with_its_text() -> None:
    line = styled("  1  ", QUIET).append_text(Text("build"))
    assert styles_at(line, 2) == {QUIET} and styles_at(line, 6) == set()
    text = wrapped([Text("Tavern")], 40, 0, styled("Hand ", LOUD))
    assert styles_at(text, 0) == {LOUD} and styles_at(text, 7) == set()


def test_a_card_is_told_by_its_letter_and_its_colour() -> None:
    assert card_text(CASTLE, WORDS, "4").plain == "N Castle 4"
    assert card_text(RASPUTIN, WORDS).plain == "A Rasputin"
    assert "yellow" in styles_at(card_text(CASTLE, WORDS), 3) and "magenta" in styles_at(card_text(LIBRARY, WORDS), 3)


def test_many_short_lines_stand_in_two_columns_read_downwards() -> None:
    lines = [Text(f"{number:>2} short") for number in range(11)]
    rows = in_columns(lines, 40)
    assert len(rows) == 6 and rows[0].plain == " 0 short   6 short" and rows[-1].plain == " 5 short"
    assert in_columns(lines, 15) == lines and in_columns(lines[:9], 40) == lines[:9]


def test_a_paragraph_hangs_below_its_beginning() -> None:
    console = Console(width=24)
    with console.capture() as captured:
        console.print(Hanging(Text("a rule that is longer than one line"), styled("  Check  ", QUIET)))
    assert captured.get() == "  Check  a rule that is\n         longer than one\n         line\n"


def test_names_are_coloured_in_sentences_but_not_inside_words() -> None:
    painted = painter_for(WORDS).paint("Ben builds the Castle; Benedict has a Castlegate.")
    assert [painted.plain[span.start : span.end] for span in painted.spans] == ["Ben", "Castle"]

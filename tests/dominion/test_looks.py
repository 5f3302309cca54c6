"""What cards and piles of Dominion show on the screen: colours, costs, arrows, names."""

import pytest
from rich.console import Console, RenderableType

from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import COPPER, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import PHASE_NAMES, TRASH, hand
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.dominion.rules.table import Dominion
from regalia.dominion.terminal import different_names, looks_of, own_hand, pile_text, supply
from regalia.kernel.cards import UNKNOWN
from regalia.words.game_words import GameWords
from regalia.words.messages import LANGUAGES, catalogue

KINGDOM = ("page", "tunnel", "village", "smithy", "market", "festival", "laboratory", "workshop", "chapel", "moat")


def setup() -> DominionSetup:
    return setup_for(KINGDOM, seats=2, seed=1, first=0)


def printed(thing: RenderableType) -> str:
    console = Console(width=200)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


@pytest.mark.rules("G-EXCHANGE-07")
def test_a_traveller_points_to_the_card_it_is_exchanged_for() -> None:
    game = new_game(setup())
    shown = printed(supply(game.view(0), GameWords(setup())))
    assert "Page $2 ×10 → Treasure Hunter" in shown
    assert "Hero $5 ×5 → Champion" in shown and shown.count("→") == 4, "nothing else is exchanged"


@pytest.mark.rules("G-CARD-TYPE-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colours_of_a_card_follow_from_its_types(language: str) -> None:
    words = GameWords(setup(), language=language)

    def colours(card: str) -> set[str]:
        return {style for _, style in looks_of(KIND_OF[card], words)}

    assert colours("tunnel") == {"green", "bright_blue"}
    assert colours("village") == {"cyan"} and colours("moat") == {"cyan", "bright_blue"}
    assert len({sign for sign, _ in looks_of(KIND_OF["tunnel"], words)}) == 2, "letters say the same as colours"


@pytest.mark.rules("G-KINGDOM-04")
def test_an_empty_pile_keeps_showing_name_cost_and_types() -> None:
    game = new_game(setup())
    words = GameWords(setup())
    pile = game.box.pile_of[KIND_OF["village"]]
    full = pile_text(pile, game.view(0), words)
    while game.zones[pile]:
        game.move(game.zones[pile][-1], pile, TRASH)
    empty = pile_text(pile, game.view(0), words)
    assert full.plain == "A Village $3 ×10" and empty.plain == "A Village $3 ×0"
    assert any("strike" in str(span.style) for span in empty.spans), "and looks empty"


def with_hand(kinds: list[int]) -> Dominion:
    game = new_game(setup())
    for card in game.zones[hand(0)][:]:
        game.move(card, hand(0), TRASH)
    for kind in kinds:
        pile = game.box.pile_of[kind]
        game.move(game.zones[pile][-1], pile, hand(0))
    return game


@pytest.mark.rules("G-NAME-05")
def test_different_names_are_counted_once_each() -> None:
    held = [COPPER, SILVER, SILVER, GOLD, GOLD]
    assert different_names(held) == 3
    assert different_names([COPPER, UNKNOWN, UNKNOWN]) == 1, "a back has no name"
    game = with_hand(held)
    shown = own_hand(game.view(0), GameWords(setup(), reader=0), 120, "Hand").plain
    assert "3 different names" in shown and shown.count("Silver") == 1
    singles = with_hand([COPPER, SILVER, GOLD])
    assert "names" not in own_hand(singles.view(0), GameWords(setup(), reader=0), 120, "Hand").plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_name_on_the_page(language: str) -> None:
    words = catalogue(language, language)
    assert [phase for phase in PHASE_NAMES if not words.has(f"web-phase-{phase}")] == []

"""What was chosen for a card is marked on it where it lies in play."""

import pytest
from rich.console import Console

from regalia.dominion.rules.actions import ACTION_PHASES
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import COPPER, KIND_OF
from regalia.dominion.rules.layout import hand
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.dominion.terminal import table
from regalia.words.game_words import GameWords

COURTIER = KIND_OF["courtier"]
KINGDOM = ("courtier", "village", "smithy", "market", "festival", "laboratory", "workshop", "chapel", "moat", "remodel")


def shown_after(choice: str, setup: DominionSetup) -> str:
    """The table as the other player sees it, once Courtier was played and a Copper revealed."""
    game = new_game(setup)
    pile = game.box.pile_of[COURTIER]
    game.move(game.zones[pile][-1], pile, hand(0))
    game.push(ACTION_PHASES[0])
    game.proceed()
    for verb, subject in (("play", COURTIER), ("reveal", COPPER), (choice, 0)):
        assert game.decision is not None
        game.answer(next(one for one in game.decision.options if (one.verb.name, one.subject) == (verb, subject)))
    console = Console(width=120, record=True)
    console.print(table(game.view(1), GameWords(setup, reader=1), 120))
    return console.export_text()


@pytest.mark.rules("G-CHOOSE-07")
def test_the_coins_of_courtier_are_marked_on_it() -> None:
    setup = setup_for(KINGDOM, seats=2, seed=1, first=0)
    assert "Courtier +$3" in shown_after("three_coins", setup)
    assert "Courtier +" not in shown_after("plus_buy", setup)

"""Piles show what their cards cost now, to everybody, whoever can pay for them."""

import pytest
from rich.console import Console

from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import in_play
from regalia.dominion.rules.setup import new_game
from regalia.dominion.terminal import table
from regalia.words.game_words import GameWords

TROLL = KIND_OF["bridge_troll"]
KINGDOM = ("bridge_troll", "village", "smithy", "market", "festival", "laboratory", "workshop", "chapel", "moat", "transmute")


@pytest.mark.rules("G-COST-04")
def test_bridge_trolls_in_play_make_every_pile_cheaper() -> None:
    setup = setup_for(KINGDOM, seats=2, seed=1, first=0)
    game = new_game(setup)
    pile = game.box.pile_of[TROLL]

    def shown() -> str:
        console = Console(width=120, record=True)
        console.print(table(game.view(1), GameWords(setup, reader=1), 120))
        return console.export_text()

    assert "Province $8" in shown() and "Copper $0" in shown() and game.view(1).facts["prices"] == []
    for _ in range(2):
        game.move(game.zones[pile][-1], pile, in_play(0))
    text = shown()
    assert "Province $6" in text and "Copper $0" in text and "Estate $0" in text
    assert KIND_OF["copper"] not in [price[0] for price in game.view(1).facts["prices"]], "it costs what is printed on it"

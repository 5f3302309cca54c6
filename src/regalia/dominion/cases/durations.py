"""Durations that a position puts into play are alive: what they promised is still to come, or the case is refused."""

from typing import Final

from regalia.casebook.nodes import Node
from regalia.dominion.cases.words import kind_words
from regalia.dominion.rules.cards.adventures_instructions import Forever
from regalia.dominion.rules.cards.allies_instructions import VoyageTurn
from regalia.dominion.rules.cards.empires_instructions import OPEN_ARCHIVE, SetThreeAside
from regalia.dominion.rules.cards.nocturne_instructions import PlayTwice, SetActionAside
from regalia.dominion.rules.cards.promos_playing import PlayWhereSetAside, SetAsideForPrince
from regalia.dominion.rules.cards.renaissance_instructions import SetAsideByCost
from regalia.dominion.rules.cards.seaside_instructions import ExtraTurnWithThree
from regalia.dominion.rules.cards.seaside_later import GainToBlockade, TakeBlockaded
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import DURATION, START_OF_TURN, aside, face_down, in_play
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.promises import NextTurn, promise
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.waiting import SetAsideFromHand, TakeFromThis

PLAIN: Final = (NextTurn, Forever)  # they promise without being asked anything
WAITING: Final = (SetThreeAside, SetAsideByCost, SetActionAside, SetAsideFromHand, GainToBlockade, SetAsideForPrince)
EXTRA_TURNS: Final = (ExtraTurnWithThree, VoyageTurn)


def wake(game: Dominion, at: int, node: Node) -> None:
    """As if every Duration in play had been played in the player's last turn, or in this one if it is theirs."""
    waiting: list[tuple[int, Instruction]] = []
    for card in game.zones[in_play(at)]:
        if game.has_type(card, DURATION):
            lines = game.box.instructions[game.box.kind[card]]
            wait = [line for line in lines if isinstance(line, WAITING)]
            promises = [line for line in lines if isinstance(line, (*PLAIN, *EXTRA_TURNS))]
            waiting += [(card, line) for line in wait]
            for line in promises:
                if isinstance(line, EXTRA_TURNS) and at != game.active:
                    raise node.wrong(
                        f"{words(game, card)} is in play after the turn it was played in only for the turn it gives; "
                        "leave it out, or start in a turn of its player"
                    )
                line.follow(game, at, Play(at, card, game.moves[card]))
            if not wait and not promises:
                raise node.wrong(f"what {words(game, card)} would do later is not known here; put it into the hand and play it")
    if len(waiting) > 1:
        raise node.wrong("which card waits for which of these? put one of them into play, and play the other from the hand")
    for card, reason in waiting:
        wait_with(game, at, node, card, reason)


def wait_with(game: Dominion, at: int, node: Node, card: int, line: Instruction) -> None:
    """Archive, Research and others wait with what lies face down, Ghost and Blockade with what lies aside."""
    is_open = isinstance(line, (SetActionAside, GainToBlockade, SetAsideForPrince))
    place, zone = ("aside", aside(at)) if is_open else ("face down", face_down(at))
    then: Instruction = TakeFromThis()
    if isinstance(line, SetActionAside):
        then = PlayTwice()
    elif isinstance(line, SetThreeAside):
        then = OPEN_ARCHIVE
    elif isinstance(line, SetAsideForPrince):
        then = PlayWhereSetAside()
    elif isinstance(line, GainToBlockade):
        then = TakeBlockaded()
    elif isinstance(line, SetAsideFromHand):
        then = line.then
    cards = tuple(game.zones[zone])
    needs_none = isinstance(line, SetAsideFromHand) and line.optional
    if (not cards and not needs_none) or (is_open and len(cards) > 1):
        number = "the card" if is_open else "the cards"
        raise node.wrong(f"{words(game, card)} in play waits with {number} it set aside; give them: '{place}: [...]'")
    play = Play(at, card, game.moves[card]).with_cards(game.tracks(cards))
    every = isinstance(line, SetAsideForPrince)
    promise(game, Later(at, START_OF_TURN, game.box.kind[card], then, play, every))


def words(game: Dominion, card: int) -> str:
    return kind_words(game.box.kind[card])

"""What was played before a position begins and is not over: Durations in play, and what holds for the rest of the turn."""

from typing import Final

from regalia.casebook.nodes import Node
from regalia.dominion.cases.words import kind_words
from regalia.dominion.rules.cards.adventures_instructions import Forever
from regalia.dominion.rules.cards.alchemy_potions import MayComeBack
from regalia.dominion.rules.cards.allies_instructions import VoyageTurn
from regalia.dominion.rules.cards.cornucopia_rewards import JOUST, waits_for_clean_up
from regalia.dominion.rules.cards.empires_instructions import OPEN_ARCHIVE, SetThreeAside
from regalia.dominion.rules.cards.nocturne_instructions import PlayTwice, SetActionAside
from regalia.dominion.rules.cards.promos_playing import PlayWhereSetAside, SetAsideForPrince
from regalia.dominion.rules.cards.renaissance_instructions import SetAsideByCost
from regalia.dominion.rules.cards.seaside_instructions import DiscardHandFor, ExtraTurnWithThree
from regalia.dominion.rules.cards.seaside_later import GainToBlockade, OncePlayGained, TakeBlockaded
from regalia.dominion.rules.cards.seaside_treasury import RememberPlay
from regalia.dominion.rules.instructions import ThisTurn
from regalia.dominion.rules.kinds import KIND_OF, PROVINCE
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import DURATION, START_OF_TURN, aside, face_down, in_play
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.promises import NextTurn, RestOfTurn, promise, promised
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.waiting import SetAsideFromHand, TakeFromThis

PLAIN: Final = (NextTurn, Forever)  # they promise without being asked anything
WAITING: Final = (SetThreeAside, SetAsideByCost, SetActionAside, SetAsideFromHand, GainToBlockade, SetAsideForPrince)
EXTRA_TURNS: Final = (ExtraTurnWithThree, VoyageTurn)
LONG_GONE: Final = -1  # no card has moved so seldom: it is in play no more
THIS_TURN: Final = (RestOfTurn, OncePlayGained, MayComeBack, RememberPlay)  # they promise something for this turn
NOTED: Final = (KIND_OF["fortune"], KIND_OF["treasury"])  # what these note down for the turn, no instruction says


def wake(game: Dominion, at: int, node: Node) -> None:
    """As if every Duration in play had been played in the player's last turn, or in this one if it is theirs."""
    waiting: list[tuple[int, Instruction]] = []
    for card in game.zones[in_play(at)]:
        if game.has_type(card, DURATION):
            lines = game.box.instructions[game.box.kind[card]]
            wait = [line for line in lines if isinstance(line, WAITING)]
            lines = tuple([line.then if isinstance(line, DiscardHandFor) else line for line in lines])
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
    if at == game.active:
        keep_provinces(game, at)


def keep_provinces(game: Dominion, at: int) -> None:
    """Each Joust of this turn set a Province aside until Clean-up, if one lies there."""
    jousts = [card for card in game.zones[in_play(at)] if game.box.kind[card] == JOUST]
    provinces = [card for card in game.zones[aside(at)] if game.box.kind[card] == PROVINCE]
    for _, card in zip(jousts, provinces, strict=False):
        game.pending.append(waits_for_clean_up(game, at, card))


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


def hold(game: Dominion, at: int, node: Node, kind: int) -> None:
    """As if a card of this kind had been played this turn, one in play if there is one: what it says holds till the end."""
    box = game.box
    lines = box.instructions[kind] if kind not in box.landscape_of else ()
    for line in lines:
        if isinstance(line, THIS_TURN):
            there = [card for card in game.zones[in_play(at)] if box.kind[card] == kind][len(promised(game, at, kind)) :]
            card = there[0] if there else list(box.kind).index(kind)
            line.follow(game, at, Play(at, card, game.moves[card] if there else LONG_GONE))
            return
    if lines and kind not in NOTED and not any([isinstance(line, ThisTurn) for line in lines]):
        raise node.wrong(f"nothing that {kind_words(kind)} does holds for the rest of a turn")
    game.in_force.append(kind)


def words(game: Dominion, card: int) -> str:
    return kind_words(game.box.kind[card])

"""Any position of Dominion, laid out as a case gives it, with the play about to go on from there."""

from typing import Final

from regalia.casebook.adapters import seat_of
from regalia.casebook.dominion_setup import CARD_ENTRIES
from regalia.casebook.dominion_words import kind, kind_words, kinds
from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.dominion.kinds import KINDS
from regalia.dominion.layout import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    DECK,
    DISCARD_PILE,
    HAND,
    LEFT_OUT,
    NO_CARD,
    PHASE_NAMES,
    PLACE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    TRASH,
    discard_pile,
    seat_zone,
)
from regalia.dominion.setup import DominionSetup, blank_game
from regalia.dominion.table import Dominion
from regalia.dominion.turn import ACTION_PHASES, BUY_PHASES, BUYING, CLEAN_UPS, END_OF_TURN, begin_turn

SEAT_ENTRIES: Final = (*CARD_ENTRIES, "turns", "knows", *TOKEN_NAMES)
TABLE_ENTRIES: Final = ("trash", "supply", "start")
START_ENTRIES: Final = ("turn", "phase", "actions", "buys", "coins", "potions", "bought", "played", "in_force", "over")


def position(setup: DominionSetup, given: Node) -> Dominion:
    game = blank_game(setup)
    game.listen()
    letters = SEAT_LETTERS[: game.seats]
    parts = given.entries((*TABLE_ENTRIES, *letters), "given")
    players = {
        at: parts[letter].entries(SEAT_ENTRIES, f"seat {letter.upper()}")
        for at, letter in enumerate(letters)
        if letter in parts
    }
    if "start" not in parts:
        raise given.wrong("a position needs a 'start': a seat whose turn it is, '{turn: A, phase: buy, coins: 3}', or 'over'")
    lay_supply(game, parts)
    for at, entries in players.items():
        lay_seat(game, at, entries)
    if "trash" in parts:
        for number in kinds(parts["trash"]):
            put(game, parts["trash"], number, TRASH)
        game.zones[TRASH].sort()
    for at, entries in players.items():
        if "knows" in entries:
            learn(game, at, entries["knows"])
    start(game, parts["start"])
    return game


def put(game: Dominion, node: Node, number: int, zone: int) -> None:
    """A card of this kind from beside the piles."""
    card = game.find(LEFT_OUT, number)
    if card == NO_CARD:
        raise node.wrong(f"no {kind_words(number)} is left for this position")
    game.zones[LEFT_OUT].remove(card)
    game.zones[zone].append(card)
    game.place[card] = zone
    game.known[card] = game.sight[zone]


def lay_supply(game: Dominion, parts: dict[str, Node]) -> None:
    """``supply: {province: 1}``: so many are left; the rest is out of the game."""
    for name, node in parts["supply"].mapping().items() if "supply" in parts else ():
        pile = game.zones[game.box.pile_of[kind(node, name)]]
        if not 0 <= node.number() <= len(pile):
            raise node.wrong(f"the pile has {len(pile)} cards at most, not {node.number()}")
        while len(pile) > node.number():
            card = pile.pop()
            game.zones[LEFT_OUT].append(card)
            game.place[card] = LEFT_OUT


def lay_seat(game: Dominion, at: int, entries: dict[str, Node]) -> None:
    """Decks and discard piles are written from the top; the owner knows the discard pile, all know its top card."""
    for name in CARD_ENTRIES:
        if name in entries:
            place = PLACE_NAMES.index(name)
            cards = kinds(entries[name])
            for number in reversed(cards) if place in (DECK, DISCARD_PILE) else cards:
                put(game, entries[name], number, seat_zone(at, place))
    for card in game.zones[discard_pile(at)]:
        game.known[card] = 1 << at
    for card in game.zones[discard_pile(at)][-1:]:
        game.known[card] = game.everyone
    for sort, name in enumerate(TOKEN_NAMES):
        if name in entries:
            if not game.tokens:
                raise entries[name].wrong("no card of this Kingdom deals with tokens; name one under 'kingdom'")
            game.tokens[at * TOKENS + sort] = entries[name].number()
    if "turns" in entries:
        game.turns[at] = entries["turns"].number()


def learn(game: Dominion, at: int, node: Node) -> None:
    """``knows: [B hand, A deck]``"""
    for part in node.many():
        words = part.text().lower().split()
        place = {"hand": HAND, "deck": DECK, "discard": DISCARD_PILE}.get(words[-1], -1)
        if len(words) != 2 or place < 0:
            raise part.wrong(f"unknown {part.text()!r}; expected 'B hand', 'B deck' or 'B discard'")
        for card in game.zones[seat_zone(seat_of(part, words[0], game.seats), place)]:
            game.known[card] |= 1 << at


def start(game: Dominion, node: Node) -> None:
    """``start: A`` is the Action phase of A; ``over`` the end; or in the middle of a turn."""
    if not node.is_mapping and node.word() == "over":
        return
    parts = node.entries(START_ENTRIES, "start") if node.is_mapping else {"turn": node}
    if "turn" not in parts:
        raise node.wrong("whose turn? expected '{turn: A, phase: buy, coins: 3}'")
    at = seat_of(parts["turn"], parts["turn"].text(), game.seats)
    phase = PHASE_NAMES.index(parts["phase"].one_of(PHASE_NAMES, "phase")) if "phase" in parts else ACTION_PHASE
    begin_turn(game, at)
    game.turns[at] = max(game.turns[at], 1)
    game.phase = phase
    for name in ("actions", "buys", "coins", "potions"):
        if name in parts:
            setattr(game, name, parts[name].number())
    if "played" in parts:
        game.played = [at * KINDS + number for number in kinds(parts["played"])]
    if "in_force" in parts:
        game.in_force = kinds(parts["in_force"])
    game.push(END_OF_TURN[at])
    game.push(CLEAN_UPS[at])
    if phase < CLEAN_UP:
        game.push((BUYING if "bought" in parts and parts["bought"].flag() else BUY_PHASES)[at])
    if phase < BUY_PHASE:
        game.push(ACTION_PHASES[at])
    game.proceed()

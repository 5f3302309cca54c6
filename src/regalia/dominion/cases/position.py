"""Any position of Dominion, laid out as a case gives it, with the play about to go on from there."""

from typing import Final

from regalia.casebook.adapters import seat_of
from regalia.casebook.lots import fix_chance
from regalia.casebook.nodes import Node, given_entries
from regalia.dominion.cases.durations import hold, wake
from regalia.dominion.cases.facts import PILE_TOKENS
from regalia.dominion.cases.setup import CARD_ENTRIES, DECK_ENTRIES, MAT_ENTRIES
from regalia.dominion.cases.words import called, kind, kind_words, kinds
from regalia.dominion.rules.actions import ACTION_PHASES, NIGHT_PHASES
from regalia.dominion.rules.buying import BUY_PHASES, BUYING, END_OF_BUY_PHASES
from regalia.dominion.rules.cleaning import CLEAN_UPS
from regalia.dominion.rules.kinds import with_kind
from regalia.dominion.rules.layout import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    DECK,
    DISCARD_PILE,
    END_OF_BUY_PHASE,
    HAND,
    LEFT_OUT,
    NIGHT_PHASE,
    NO_CARD,
    PHASE_NAMES,
    PLACE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    TRASH,
    TURN_STARTS,
    UNUSED,
    discard_pile,
    seat_zone,
)
from regalia.dominion.rules.setup import DominionSetup, blank_game
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.turn import END_OF_TURN_OF, begin_turn, push_phases

SEAT_ENTRIES: Final = (*CARD_ENTRIES, *MAT_ENTRIES, "turns", "knows", "has", "gained", *TOKEN_NAMES)
TABLE_ENTRIES: Final = ("trash", "supply", "top", "start", "chance", "on_landmarks", "embargo", "trade_route", *DECK_ENTRIES)
START_ENTRIES: Final = (
    "turn", "phase", "actions", "buys", "coins", "potions", "bought", "played", "in_force", "last_turn", "over",
)  # fmt: skip


def position(setup: DominionSetup, given: Node) -> Dominion:
    game = blank_game(setup)
    game.listen()
    parts, players = given_entries(given, game.seats, TABLE_ENTRIES, SEAT_ENTRIES)
    if "start" not in parts:
        raise given.wrong("a position needs a 'start': a seat whose turn it is, '{turn: A, phase: buy, coins: 3}', or 'over'")
    lay_shuffled(game, parts)
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
    lay_beyond(game, parts)
    if "chance" in parts:
        fix_chance(game, parts["chance"], called)
    start(game, parts["start"], {at: entries["play"] for at, entries in players.items() if "play" in entries})
    return game


def lay_beyond(game: Dominion, parts: dict[str, Node]) -> None:
    """What lies on top: ``boons: [the seas gift]``, ``top: {knights: sir martin}``; and ``on landmarks: {basilica: 6}``."""
    box = game.box
    for name in DECK_ENTRIES:
        if name in parts:
            zone = box.zone_names.index(name) if name in box.zone_names else -1
            if zone < 0:
                raise parts[name].wrong("this Kingdom has no such deck; name a card that needs it under 'kingdom'")
            for number in reversed(kinds(parts[name])):
                bring_to_top(game, parts[name], zone, number)
    for zone in [zone for zone in box.hidden_decks() if zone not in box.shuffled]:
        for card in game.zones[zone]:
            game.known[card] = 0
    for name, node in parts["top"].mapping().items() if "top" in parts else ():
        if f"pile_{name}" not in box.zone_names:
            raise node.wrong(f"there is no pile {name.replace('_', ' ')!r} in this game; name it under 'kingdom'")
        zone = box.zone_names.index(f"pile_{name}")
        for number in reversed(kinds(node)):
            bring_to_top(game, node, zone, number)
    for zone in box.shuffled:
        for card in game.zones[zone][:-1]:
            game.known[card] = 0
    for name, node in parts["embargo"].mapping().items() if "embargo" in parts else ():
        if not game.on_piles or f"pile_{name}" not in game.zone_names():
            raise node.wrong("there is no such pile, or no card that puts Embargo tokens on it; name both under 'kingdom'")
        game.on_piles[game.zone_names().index(f"pile_{name}") - game.box.first_pile] = node.number()
    for node in parts["trade_route"].many() if "trade_route" in parts else ():
        if pile(game, node) not in box.trading:
            raise node.wrong("no token lies on that pile; name Trade Route under 'kingdom', and a Victory pile here")
        game.traded |= 1 << (pile(game, node) - box.first_pile)
    for name, node in parts["on_landmarks"].mapping().items() if "on_landmarks" in parts else ():
        if kind(node, name) not in box.landscape_of:
            raise node.wrong(f"{name.replace('_', ' ')} is not in this game; name it under 'landscapes'")
        game.held[box.landscape_of[kind(node, name)]] = node.number()


def bring_to_top(game: Dominion, node: Node, zone: int, number: int) -> None:
    card = game.find(zone, number)
    if card == NO_CARD:
        raise node.wrong(f"no {kind_words(number)} is there")
    pile = game.changing(zone)
    pile.remove(card)
    pile.append(card)


def put(game: Dominion, node: Node, number: int, zone: int) -> None:
    """A card of this kind from beside the piles."""
    card = game.find(LEFT_OUT, number)
    if card == NO_CARD:
        raise node.wrong(f"no {kind_words(number)} is left for this position")
    game.zones[LEFT_OUT].remove(card)
    game.changing(zone).append(card)
    game.place[card] = zone
    game.known[card] = game.sight[zone]


def lay_shuffled(game: Dominion, parts: dict[str, Node]) -> None:
    """Of a pile like the Ruins only some cards are in the game: those a case names as its top, then whichever."""
    for zone in game.box.shuffled:
        laid = game.box.piles[zone - game.box.first_pile]
        if "top" in parts and laid.name in parts["top"].mapping():
            for number in reversed(kinds(parts["top"].mapping()[laid.name])):
                bring_to_top(game, parts["top"], zone, number)
        unused = game.changing(zone)[: len(laid.kinds) - laid.used] if laid.used else []
        for card in unused:
            game.changing(zone).remove(card)
            game.changing(game.box.beyond(UNUSED)).append(card)
            game.place[card] = game.box.beyond(UNUSED)
            game.known[card] = 0


def lay_supply(game: Dominion, parts: dict[str, Node]) -> None:
    """``supply: {province: 1}``: so many are left; the rest is out of the game."""
    for name, node in parts["supply"].mapping().items() if "supply" in parts else ():
        named = f"pile_{name}"
        zone = game.zone_names().index(named) if named in game.zone_names() else game.box.pile_of[kind(node, name)]
        if zone < 0:
            raise node.wrong(f"there is no pile {name.replace('_', ' ')!r} in this game; name it under 'kingdom'")
        pile = game.changing(zone)
        if not 0 <= node.number() <= len(pile):
            raise node.wrong(f"the pile has {len(pile)} cards at most, not {node.number()}")
        while len(pile) > node.number():
            card = pile.pop(0 if zone in game.box.shuffled else -1)
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
    for name in MAT_ENTRIES:
        if name in entries:
            if f"{name}_{at}" not in game.box.zone_names:
                raise entries[name].wrong("no card of this Kingdom deals with mats; name one under 'kingdom'")
            zone = game.box.zone_names.index(f"{name}_{at}")
            for number in kinds(entries[name]):
                if name == "kept_boons":
                    take_boon(game, entries[name], number, zone)
                else:
                    put(game, entries[name], number, zone)
    if "has" in entries:
        for number in kinds(entries["has"]):
            if number not in game.box.landscape_of:
                raise entries["has"].wrong(f"{kind_words(number)} is not in this game; name it under 'landscapes'")
            game.held[game.box.landscape_of[number]] |= 1 << at
    for sort, name in enumerate(TOKEN_NAMES):
        if name in entries:
            if not game.tokens:
                raise entries[name].wrong("no card of this Kingdom deals with tokens; name one under 'kingdom'")
            game.tokens[at * TOKENS + sort] = entries[name].number() if sort not in PILE_TOKENS else pile(game, entries[name])
    if "gained" in entries:
        if not game.box.logs_gains:
            raise entries["gained"].wrong("no card of this Kingdom asks what was gained; name one under 'kingdom'")
        game.gained += [with_kind(at, number) for number in kinds(entries["gained"])]
    if "turns" in entries:
        game.turns[at] = entries["turns"].number()


def pile(game: Dominion, node: Node) -> int:
    """The zone of a pile, by its name or a card in it."""
    named = f"pile_{node.word()}"
    zone = game.zone_names().index(named) if named in game.zone_names() else game.box.pile_of[kind(node)]
    if zone < 0:
        raise node.wrong(f"there is no pile {node.text()!r} in this game; name it under 'kingdom'")
    return zone


def take_boon(game: Dominion, node: Node, number: int, zone: int) -> None:
    bring_to_top(game, node, game.box.zone_names.index("boons"), number)
    game.draw(game.box.zone_names.index("boons"), zone)


def learn(game: Dominion, at: int, node: Node) -> None:
    """``knows: [B hand, A deck]``"""
    for part in node.many():
        words = part.text().lower().split()
        place = {"hand": HAND, "deck": DECK, "discard": DISCARD_PILE}.get(words[-1], -1)
        if len(words) != 2 or place < 0:
            raise part.wrong(f"unknown {part.text()!r}; expected 'B hand', 'B deck' or 'B discard'")
        for card in game.zones[seat_zone(seat_of(part, words[0], game.seats), place)]:
            game.known[card] |= 1 << at


def start(game: Dominion, node: Node, in_play: dict[int, Node]) -> None:
    """``start: A`` is the Action phase of A; ``over`` the end; or in the middle of a turn."""
    if not node.is_mapping and node.word() == "over":
        return
    parts = node.entries(START_ENTRIES, "start") if node.is_mapping else {"turn": node}
    if "turn" not in parts:
        raise node.wrong("whose turn? expected '{turn: A, phase: buy, coins: 3}'")
    at = seat_of(parts["turn"], parts["turn"].text(), game.seats)
    phase = PHASE_NAMES.index(parts["phase"].one_of(PHASE_NAMES, "phase")) if "phase" in parts else ACTION_PHASE
    before = parts.get("last_turn")
    game.active = (at - 1) % game.seats if before is None else seat_of(before, before.text(), game.seats)
    tokens = game.tokens[:]
    begin_turn(game, at)
    game.tokens = tokens  # what was gained this turn, too, is as given
    game.regular = at
    game.turns[at] = max(game.turns[at], 1)
    if phase != TURN_STARTS:  # nothing played before joins that window: it opens below
        game.phase = phase
    for name in ("actions", "buys", "coins", "potions"):
        if name in parts:
            setattr(game, name, parts[name].number())
    if "played" in parts:
        game.played = [with_kind(at, number) for number in kinds(parts["played"])]
    if "in_force" in parts:
        for kind in kinds(parts["in_force"]):
            hold(game, at, parts["in_force"], kind)
    for owner, cards in in_play.items():
        wake(game, owner, cards)
    if phase == TURN_STARTS:
        push_phases(game, at)
    else:
        game.push(END_OF_TURN_OF[at])
        game.push(CLEAN_UPS[at])
        if game.box.has_night and phase != CLEAN_UP:
            game.push(NIGHT_PHASES[at])
        if phase < NIGHT_PHASE:
            bought = "bought" in parts and parts["bought"].flag()
            if bought and game.box.wakes[END_OF_BUY_PHASE]:  # else the Buy phase sees to it as it begins
                game.push(END_OF_BUY_PHASES[at])
            game.push((BUYING if bought else BUY_PHASES)[at])
        if phase < BUY_PHASE:
            game.push(ACTION_PHASES[at])
    game.proceed()

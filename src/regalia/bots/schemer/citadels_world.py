"""A whole game of Citadels made up from what one seat sees: hidden cards are dealt by lot, the open question is rebuilt.

Nothing but the setup (whose seed a bot is never told), the view and the seat's own memory goes in, so nothing hidden can.
"""

from typing import Any, Final

from regalia.bots.schemer.citadels_stack import rebuild_stack, seat_of
from regalia.citadels.layout import (
    CIRCUS_TENT,
    DIRECTOR,
    FACE_DOWN,
    FACE_UP,
    FIRST_DISTRICT,
    FORTUNE_TELLER,
    PACK,
    TICKET_WAGON,
    TITLES,
    city,
    hand,
    ring,
    role,
)
from regalia.citadels.printed import KEEPS
from regalia.citadels.setup import CitadelsSetup, blank_game
from regalia.citadels.table import NO_CARD, Citadels
from regalia.kernel.cards import NOBODY, UNKNOWN
from regalia.kernel.chance import Chance
from regalia.kernel.views import View

ALWAYS_PLAYABLE: Final = (CIRCUS_TENT, DIRECTOR, TICKET_WAGON, FORTUNE_TELLER)
MANY_SLOTS: Final = 63
LAST_LAP: Final = 99


def world_from(setup: CitadelsSetup, view: View, chose_first: int, lot: Chance) -> Citadels | None:
    """A world that looks to the viewer as this one does; None where the question cannot be rebuilt from the view.

    ``chose_first``: who held the crown when the viewer chose its character, which it remembers.
    """
    world = blank_game(setup)
    world.chance = Chance(lot.word() << 30 | lot.word())
    read_facts(world, view, chose_first)
    lay_characters(world, view, lot)
    lay_districts(world, view, lot)
    read_markers(world, view, lot)
    if not rebuild_stack(world, view):
        return None
    world.ask_again()
    if view.facts["active"] == view.viewer:
        close_what_was_used(world, view)
    decision = world.decision
    if decision is None or decision.seat != view.viewer or decision.question is not view.question:
        return None
    return world if decision.options == view.options else None


def mask(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def read_facts(world: Citadels, view: View, chose_first: int) -> None:
    facts = view.facts
    world.gold = facts["gold"][:]
    world.crown = facts["crown"]
    world.chose_first = chose_first
    world.round = facts["round"]
    world.goal = facts["goal"]
    world.finished = facts["finished"][:]
    world.complete = mask(world.finished)
    world.tax = facts["tax"]
    world.called = facts["called"]
    world.holder = facts["revealed"][:]
    world.killed = facts["killed"]
    world.robbed = facts["robbed"]
    world.thief = facts["thief"]
    world.bewitched = facts["bewitched"]
    world.witch = facts["witch"]
    world.judge = facts["magistrate"]
    world.warrants = mask(facts["warrants"])
    world.blackmailer = facts["blackmailer"]
    world.threats = mask(facts["threats"])
    world.flower_may_be = mask(facts["flower_may_be_on"])
    world.protected = facts["protected"]
    world.active = facts["active"]
    world.acting = facts["acting"]
    world.gathered = facts["gathered"]
    world.built = facts["built"]
    world.limit = facts["limit"]
    world.any_built = world.warrant_met = world.built > 0
    for lap, pack in enumerate(facts["chosen_from"]):
        world.packs[lap * world.seats + view.viewer] = mask(pack)


def read_markers(world: Citadels, view: View, lot: Chance) -> None:
    """Faces of markers the viewer did not place, coins, wagons."""
    facts = view.facts
    warrants, may_be = facts["warrants"], facts["flower_may_be_on"]
    if world.judge == view.viewer:
        world.signed = facts["signed_warrant"]
    elif len(warrants) == 3:  # none was turned over yet
        world.signed = warrants[lot.below(3)]
    if world.blackmailer == view.viewer:
        world.flower = facts["flowered_threat"]
    elif may_be:
        world.flower = may_be[lot.below(len(may_be))]
    for place in facts["beautified"]:
        world.beautified.append(world.card_at(place - 1))  # bare until its coin lies on it
    world.wagon_gold = facts["wagon_gold"][:]
    for owner in facts["wagon_owners"]:
        free = [
            card
            for card in (world.zones[ring(owner)] if owner != NOBODY else [])
            if world.box.title[card] == TICKET_WAGON and card not in world.wagons
        ]
        world.wagons.append(free[0] if free else NO_CARD)
    if world.box.has_actions and view.facts["active"] == view.viewer:
        offered = any(option.verb.name == "play_action" for option in view.options)
        holds = any(title in ALWAYS_PLAYABLE for title in view.zones[hand(view.viewer)])
        world.played_action = holds and not offered


# -- districts -------------------------------------------------------------------------------------------------------------


def lay_districts(world: Citadels, view: View, lot: Chance) -> None:
    """Every card that is seen where it is seen; the others by lot."""
    box = world.box
    free: list[list[int]] = [[] for _ in range(TITLES)]
    for card in range(len(box.title) - 1, FIRST_DISTRICT - 1, -1):
        free[box.title[card]].append(card)
    backs: list[tuple[int, int]] = []
    me = 1 << view.viewer
    for zone in range(len(world.zones)):
        if is_for_characters(world, zone):
            continue
        cards: list[int] = []
        for face in view.zones[zone]:
            if face == UNKNOWN:
                backs.append((zone, len(cards)))
                cards.append(UNKNOWN)
            else:
                card = free[face].pop()
                put(world, card, zone, world.sight[zone] | me)
                cards.append(card)
        world.zones[zone] = cards
    rest = [card for pile in free for card in pile]
    lot.shuffle(rest)
    for (zone, at), card in zip(backs, rest, strict=True):
        world.zones[zone][at] = card
        put(world, card, zone, world.sight[zone])
    for seat in range(world.seats):
        world.skyline[seat] = 0
        for card in world.zones[city(seat)]:
            world.skyline[seat] |= 1 << box.title[card]


def put(world: Citadels, card: int, zone: int, known: int) -> None:
    world.place[card] = zone
    world.known[card] = known


def is_for_characters(world: Citadels, zone: int) -> bool:
    return zone in (FACE_UP, FACE_DOWN, PACK) or zone in world.box.roles_lie


# -- characters ------------------------------------------------------------------------------------------------------------


def lay_characters(world: Citadels, view: View, lot: Chance) -> None:
    """Known ones where they are seen; hidden ones where the selection, as the viewer saw it, allows them to be."""
    top = world.box.top_rank
    me = 1 << view.viewer
    hidden = set(range(1, top + 1))
    slots: list[tuple[int, int, int]] = []  # zone, place in it, history
    for zone in (FACE_UP, FACE_DOWN, PACK, *[role(seat) for seat in range(world.seats)]):
        faces = view.zones[zone]
        histories = histories_in(world, view, zone)
        cards: list[int] = []
        for face in faces:
            if face != UNKNOWN:
                hidden.discard(face)
                everybody = zone == FACE_UP or world.holder[face] != NOBODY
                put(world, face, zone, world.everyone if everybody else world.sight[zone] | me)
                taken = history(world, view, face)
                if taken in histories:
                    histories.remove(taken)
            cards.append(face)
        world.zones[zone] = cards
        for at, face in enumerate(faces):
            if face == UNKNOWN:
                slots.append((zone, at, histories.pop() if histories else -1))
    ranks = sorted(hidden)
    lot.shuffle(ranks)
    for (zone, at, _), rank in zip(slots, matched(world, view, slots, ranks), strict=True):
        world.zones[zone][at] = rank
        put(world, rank, zone, world.sight[zone])


def history(world: Citadels, view: View, rank: int) -> int:
    """Which of the viewer's packs a character was in: 0 for none, 1 for the first, 2 the second, 3 both."""
    first, second = world.packs[view.viewer], world.packs[world.seats + view.viewer]
    return (first >> rank & 1) + 2 * (second >> rank & 1)


def histories_in(world: Citadels, view: View, zone: int) -> list[int]:
    """The histories of the cards that came to lie in a zone, as far as the selection has gone."""
    if not world.packs[view.viewer]:
        return []
    script = world.box.script
    looks = [at for at, step in enumerate(script) if seat_of(world, step) == view.viewer and step.act == KEEPS]
    if not world.packs[world.seats + view.viewer]:
        looks = looks[:1]
    found: list[int] = []
    if zone == FACE_DOWN:
        found.append(0)  # set aside before anybody chose
    for at, step in enumerate(script):
        if step.act == KEEPS:
            if zone != role(seat_of(world, step)):
                continue
        elif zone != FACE_DOWN:
            continue
        found.append(after(looks, at))
    if zone in (FACE_DOWN, PACK):
        found += [after(looks, LAST_LAP)] * 3  # what nobody chose
    return found[: len(view.zones[zone])] if zone != PACK else found


def after(looks: list[int], at: int) -> int:
    """The history of a card that left the pack at a step: which looks of the viewer it was there for."""
    seen = 0
    for number, look in enumerate(looks):
        if at >= look:
            seen |= 1 << number
    return seen


def matched(world: Citadels, view: View, slots: list[tuple[int, int, int]], ranks: list[int]) -> list[int]:
    """A hidden character for every slot: of the same history, and nobody's if it was called in vain; else any."""
    for strict in (2, 1, 0):
        found: list[int] = []
        if fill(world, view, slots, ranks, strict, found):
            return found
    raise AssertionError("there are as many hidden characters as places for them")


def fill(
    world: Citadels, view: View, slots: list[tuple[int, int, int]], ranks: list[int], strict: int, found: list[int]
) -> bool:
    if len(found) == len(slots):
        return True
    zone, _, wanted = slots[len(found)]
    for rank in ranks:
        if rank in found or (strict >= 1 and zone >= role(0) and is_absent(world, rank)):
            continue
        if strict == 2 and wanted >= 0 and history(world, view, rank) != wanted:
            continue
        found.append(rank)
        if fill(world, view, slots, ranks, strict, found):
            return True
        found.pop()
    return False


def is_absent(world: Citadels, rank: int) -> bool:
    return rank < world.called and world.holder[rank] == NOBODY and rank != world.killed


# -- what was used this turn -----------------------------------------------------------------------------------------------


def close_what_was_used(world: Citadels, view: View) -> None:
    """A menu line that is not offered though it could be has been used: its slot is taken."""
    decision = world.decision
    if decision is None:
        return
    offered = {option.verb for option in view.options}
    changed = False
    for option in decision.options:
        slot: Any = getattr(option.verb, "slot", -1)
        if option.verb not in offered and 0 <= slot < MANY_SLOTS:
            world.used |= 1 << slot
            changed = True
    if changed:
        world.ask_again()

"""The unfinished instructions behind an open question of Citadels, told by the question and the public facts."""

from collections.abc import Callable
from typing import Any, Final

from regalia.citadels.building import DistrictPaid, EnterCity
from regalia.citadels.characters.rank_1 import WITCH_GATHERS, HandOverToWitch, WitchGathers
from regalia.citadels.characters.rank_2 import GoOn, RevealThreat, SettleThreat
from regalia.citadels.characters.rank_4 import PassCrownLate, TakeTribute
from regalia.citadels.characters.rank_7 import KeepAndShuffle
from regalia.citadels.gathering import KEEP_ONE, PUT_UNDER, PUT_UNDER_FIRST
from regalia.citadels.layout import SITE, THEATER, role
from regalia.citadels.printed import DROPS, KEEPS, Step
from regalia.citadels.round import CALLS, StayInHospital
from regalia.citadels.selection import CHOOSE_CHARACTERS, ChoosePartner, TheaterOpens
from regalia.citadels.setup import ROUNDS
from regalia.citadels.table import Citadels
from regalia.citadels.turn import END_TURNS, GATHER_ONLY, MENUS, VISIT_PARK
from regalia.citadels.when_built import RingBell
from regalia.kernel.effects import Effect
from regalia.kernel.views import View
from regalia.kernel.windows import Window

Stack = list[Effect[Any]]


def rebuild_stack(world: Citadels, view: View) -> bool:
    """False for questions inside effects that the view does not tell apart; a bot then answers without searching."""
    assert view.question is not None
    builder = BUILDERS.get(view.question.name)
    if builder is None:
        return False
    world.stack = [ROUNDS]
    return builder(world, view, world.stack)


def before_choosing(world: Citadels, stack: Stack) -> None:
    stack.append(CALLS[1])
    if world.box.titles >> THEATER & 1:
        stack.append(TheaterOpens())


def choosing(world: Citadels, view: View, stack: Stack) -> bool:
    before_choosing(world, stack)
    chosen = len(view.zones[role(view.viewer)])
    own = [at for at, step in enumerate(world.box.script) if seat_of(world, step) == view.viewer and step.act == KEEPS]
    if chosen >= len(own):
        return False
    stack.append(CHOOSE_CHARACTERS[own[chosen]])
    return True


def dropping(world: Citadels, view: View, stack: Stack) -> bool:
    before_choosing(world, stack)
    own = [at for at, step in enumerate(world.box.script) if seat_of(world, step) == view.viewer and step.act == DROPS]
    if not own:
        return False
    stack.append(CHOOSE_CHARACTERS[own[0]])
    return True


def seat_of(world: Citadels, step: Step) -> int:
    return (world.chose_first + step.after) % world.seats


def theater(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(CALLS[1])
    stack.append(ChoosePartner(view.viewer))
    return True


def menu(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(CALLS[world.called + 1])
    stack.append(END_TURNS[world.active])
    stack.append(MENUS[world.active])
    return True


def gathering(world: Citadels, view: View, stack: Stack) -> bool:
    """The Witch, the bewitched, the threatened, or somebody in hospital."""
    stack.append(CALLS[world.called + 1])
    seat, rank = world.active, world.acting
    if view.question is WITCH_GATHERS or is_witch(world):
        stack.append(WitchGathers(seat))
        return True
    if rank == world.bewitched:
        stack.append(HandOverToWitch(seat, rank))
    elif world.threats >> rank & 1:
        stack.append(GoOn(seat, rank))
        stack.append(SettleThreat(seat, rank))
    stack.append(GATHER_ONLY[seat])
    return True


def is_witch(world: Citadels) -> bool:
    return world.box.cast[world.acting].name == "witch" and world.bewitched == 0


def keeping(world: Citadels, view: View, stack: Stack) -> bool:
    """Taken to be drawn by gathering; a wagon's visitor is rare enough."""
    seat, rank = world.active, world.acting
    if is_witch(world) or (rank == world.bewitched and seat != world.witch) or world.threats >> rank & 1:
        gathering(world, view, stack)
    else:
        menu(world, view, stack)
    stack.append(PUT_UNDER[seat] if view.question is PUT_UNDER_FIRST else KEEP_ONE[seat])
    return True


def studying(world: Citadels, view: View, stack: Stack) -> bool:
    menu(world, view, stack)
    stack.append(KeepAndShuffle(view.viewer))
    return True


def bribing(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(CALLS[world.called + 1])
    stack.append(GoOn(world.active, world.acting))
    stack.append(SettleThreat(world.active, world.acting))
    return True


def revealing(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(CALLS[world.called + 1])
    stack.append(GoOn(world.active, world.acting))
    stack.append(RevealThreat(world.active, world.acting))
    return True


def confiscating(world: Citadels, view: View, stack: Stack) -> bool:
    if len(world.zones[SITE]) != 1:
        return False
    card = world.zones[SITE][0]
    menu(world, view, stack)
    stack.append(EnterCity(world.active, world.track(card)))
    passed = (view.viewer - world.active) % world.seats
    stack.append(Window(DistrictPaid(world.active, world.track(card), world.box.cost[card]), world.seats, passed))
    return True


def tribute(world: Citadels, view: View, stack: Stack) -> bool:
    menu(world, view, stack)
    stack.append(TakeTribute(view.viewer, world.crown))
    return True


def late_crown(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(PassCrownLate(view.viewer, "C-EMPEROR-07" if world.killed == 4 else "C-EMPEROR-09"))
    return True


def hospital(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(CALLS[world.called + 1])
    stack.append(StayInHospital(view.viewer, world.called))
    return True


def park(world: Citadels, view: View, stack: Stack) -> bool:
    stack.append(CALLS[world.called + 1])
    stack.append(VISIT_PARK[view.viewer])
    return True


def bell(world: Citadels, view: View, stack: Stack) -> bool:
    menu(world, view, stack)
    stack.append(RingBell(view.viewer))
    return True


Builder = Callable[[Citadels, View, Stack], bool]
BUILDERS: Final[dict[str, Builder]] = {
    "choose_character": choosing,
    "drop_character": dropping,
    "exchange_characters": theater,
    "turn": menu,
    "gather": gathering,
    "bewitch": gathering,
    "keep_which": keeping,
    "put_under": keeping,
    "keep_studied": studying,
    "bribe": bribing,
    "reveal_threat": revealing,
    "confiscate": confiscating,
    "tribute": tribute,
    "pass_crown": late_crown,
    "hospital": hospital,
    "park": park,
    "ring_bell": bell,
}

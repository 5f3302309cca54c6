"""Where play goes on in a position: a turn, a call, selection, the end of the round, or nowhere because the game is over."""

from typing import Final

from regalia.casebook.adapters import seat_of
from regalia.casebook.lots import fix_chance
from regalia.casebook.nodes import Node, closest
from regalia.citadels.cases.words import called, rank, verbs
from regalia.citadels.rules.characters.rank_1 import HandOverToWitch
from regalia.citadels.rules.layout import FACE_DOWN, FACE_UP, PACK, owner_of
from regalia.citadels.rules.printed import ANY_TIME, Offer
from regalia.citadels.rules.round import Call, Round, SelectionOver
from regalia.citadels.rules.table import Citadels
from regalia.citadels.rules.turn import begin_turn, push_whole_turn
from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import Chance

ENTRIES: Final = (
    "turn", "as", "gathered", "built", "limit", "used", "costs", "any_built", "warrant_met", "played_action", "unhindered",
    "call", "selection", "after_selection", "end_of_round", "over", "shuffled",
)  # fmt: skip
TURN_ENTRIES: Final = ENTRIES[:11]
SINGLE: Final = ("selection", "after_selection", "end_of_round", "over")
PATIENCE: Final = 20_000


def start(game: Citadels, node: Node, given: dict[str, Node]) -> None:
    parts = parts_of(node)
    moments = [name for name in ("turn", "call", *SINGLE) if name in parts]
    if len(moments) != 1:
        raise node.wrong("'start' names one moment: turn, call, selection, after selection, end of round or over")
    moment = moments[0]
    for name, part in parts.items():
        if moment != "turn" and name in TURN_ENTRIES:
            raise part.wrong(f"{name.replace('_', ' ')!r} belongs to the start of a turn")
    if moment == "selection":
        start_selection(game, parts, given)
        return
    put_the_rest_aside(game)
    if moment == "over":
        turn_up_below(game, game.box.top_rank + 1)
        return
    game.push(Round())
    if moment == "turn":
        start_turn(game, parts)
        return
    if moment == "after_selection":
        game.push(Call(1))
        game.push(SelectionOver())
    else:
        number = rank(game.box, parts["call"]) if moment == "call" else game.box.top_rank + 1
        turn_up_below(game, number)
        game.push(Call(number))
    game.proceed()


def parts_of(node: Node) -> dict[str, Node]:
    """``start: B``, ``start: call 4`` and ``start: over`` are short for what they mean."""
    if node.is_mapping:
        return node.entries(ENTRIES, "start")
    word = node.word()
    if len(word) == 1:
        return {"turn": node}
    if word in SINGLE:
        return {word: node}
    if word.startswith("call_"):
        return {"call": Node(word.removeprefix("call_"), node.file, node.line)}
    raise node.wrong(f"unknown start {node.text()!r}; expected a seat, 'call 4', " + ", ".join(SINGLE).replace("_", " "))


def put_the_rest_aside(game: Citadels) -> None:
    while game.zones[PACK]:
        number = game.zones[PACK].pop()
        game.zones[FACE_DOWN].append(number)
        game.place[number] = FACE_DOWN
        game.known[number] = 0


def turn_up_below(game: Citadels, number: int) -> None:
    """Everybody called before has been turned up, unless killed."""
    game.called = number - 1
    for earlier in range(1, min(number, game.box.top_rank + 1)):
        owner = owner_of(game.place[earlier])
        if owner != NOBODY and earlier != game.killed:
            game.holder[earlier] = owner
            game.known[earlier] = game.everyone


def start_turn(game: Citadels, parts: dict[str, Node]) -> None:
    node = parts["turn"]
    at = seat_of(node, node.text().strip(), game.seats)
    number = acting_rank(game, node, at, parts)
    owner = owner_of(game.place[number])
    turn_up_below(game, number)
    game.called = number
    game.push(Call(number + 1))
    game.holder[number] = owner
    game.known[number] = game.everyone
    if owner != at:
        game.push(HandOverToWitch(owner, number))
    else:
        begin_turn(game, at, number)
        if not game.box.cast[number].takes_turn(game, at):
            push_whole_turn(game, at)
    game.proceed()
    so_far(game, parts)


def acting_rank(game: Citadels, node: Node, at: int, parts: dict[str, Node]) -> int:
    if "as" in parts:
        number = rank(game.box, parts["as"])
    else:
        own = [number for number in range(1, game.box.top_rank + 1) if owner_of(game.place[number]) == at]
        if len(own) != 1:
            raise node.wrong(f"whose turn? {node.text()} has {len(own)} characters; say '{{turn: {node.text()}, as: king}}'")
        number = own[0]
    owner = owner_of(game.place[number])
    is_witch = game.witch == at and game.bewitched == number and owner != NOBODY
    if owner != at and not is_witch:
        raise node.wrong(f"{node.text()} neither has the {game.box.cast[number].name} nor bewitched it")
    return number


def so_far(game: Citadels, parts: dict[str, Node]) -> None:
    """What was done in the turn already."""
    if "gathered" in parts:
        game.gathered = parts["gathered"].flag()
    if "built" in parts:
        game.built = parts["built"].number()
        game.any_built = game.built > 0
        game.warrant_met = game.built > 0
    if "limit" in parts:
        game.limit = parts["limit"].number()
    for node in parts["used"].many() if "used" in parts else []:
        offer = verbs().get(node.word())
        if not isinstance(offer, Offer) or offer.slot == ANY_TIME:
            once = [name for name, verb in verbs().items() if isinstance(verb, Offer) and verb.slot != ANY_TIME]
            raise node.wrong(f"{node.text()!r} is nothing that is used once in a turn; {closest(node.word(), once)}")
        game.used |= offer.bit
    if "costs" in parts:
        game.building_costs = parts["costs"].number()
    if "any_built" in parts:
        game.any_built = parts["any_built"].flag()
    if "warrant_met" in parts:
        game.warrant_met = parts["warrant_met"].flag()
    if "played_action" in parts:
        game.played_action = parts["played_action"].flag()
    if "unhindered" in parts:
        game.unhindered = parts["unhindered"].flag()


def start_selection(game: Citadels, parts: dict[str, Node], given: dict[str, Node]) -> None:
    """All characters are shuffled and laid out; if some are given face up or face down, by a chance that lays them so."""
    game.round -= 1
    if "shuffled" in parts:
        if "face_up" in given or "face_down" in given:
            raise parts["shuffled"].wrong("either the shuffle is given or what lies face up and face down")
        fix_chance(game, parts["shuffled"], called)
    wishes = [(zone, sorted(game.zones[zone])) for zone in (FACE_UP, FACE_DOWN) if game.zones[zone]]
    for zone, ranks in wishes:
        game.zones[zone] = []
        for number in ranks:
            game.zones[PACK].append(number)
            game.place[number] = PACK
    game.zones[PACK].sort()
    if wishes:
        if "chance" in given:
            raise given["chance"].wrong("either the shuffle is given or what lies face up and face down")
        game.chance = layout_chance(game, parts["selection"], wishes)
    game.push(Round())
    game.proceed()


def layout_chance(game: Citadels, node: Node, wishes: list[tuple[int, list[int]]]) -> Chance:
    """A chance by which the wished characters lie aside."""
    for seed in range(PATIENCE):
        trial = game.copy()
        trial.chance = Chance(seed)
        trial.push(Round())
        trial.proceed()
        if all(sorted(trial.zones[zone]) == ranks for zone, ranks in wishes):
            return Chance(seed)
    raise node.wrong(
        f"the characters cannot be laid out like that: {game.box.face_up} lie face up, never rank 4, and 1 face down"
    )

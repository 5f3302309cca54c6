"""The contents of an observation, written a second time from the view alone: what the encoders must agree with."""

from collections import Counter
from collections.abc import Iterable

from regalia.citadels.encoder import RANK_NAMES, TITLE_NAMES
from regalia.dominion.encoder import DominionEncoder
from regalia.dominion.encoder_layout import DECK_CELLS, MARKS, WAITING
from regalia.dominion.rules.kinds import KIND_NAMES, KINDS, NO_KIND
from regalia.dominion.rules.layout import OWN_MAT_NAMES, TOKEN_NAMES, TOKENS
from regalia.env.layout import ANYTHING_ELSE, BACK, FIRST_FACE, MOST
from regalia.kernel.arguments import SEAT
from regalia.kernel.door import Door
from regalia.kernel.views import View

Contents = dict[str, dict[str, int]]


class Page:
    """Collects cells; what is 0 is left out, what is too big is cut, as documented."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.cells: Contents = {}

    def put(self, name: str, cell: str, value: int) -> None:
        if value:
            self.cells.setdefault(name, {})[cell] = min(value, MOST)

    def number(self, name: str, value: int) -> None:
        self.put(name, "number", value)

    def distance(self, seat: int) -> int:
        return (seat - self.view.viewer) % self.view.seats

    def seat(self, name: str, seat: int) -> None:
        if seat >= 0:
            self.put(name, str(self.distance(seat)), 1)

    def members(self, name: str, members: Iterable[str]) -> None:
        for member in members:
            self.put(name, member, 1)

    def heap(self, name: str, faces: list[int], names: list[str], suffix: str = "") -> None:
        for face, number in Counter(faces).items():
            if face < 0:
                self.number(f"{name}_backs{suffix}", number)
            else:
                self.put(f"{name}{suffix}", names[face], number)

    def asked(self) -> None:
        if self.view.question is not None:
            self.seat("asked", self.view.asked)
            self.put("question", self.view.question.name, 1)


def citadels_contents(view: View) -> Contents:
    page = Page(view)
    facts = view.facts
    page.asked()
    page.members("cast", facts["cast"])
    for name in ("round", "goal", "tax", "built", "limit"):
        page.number(name, facts[name])
    page.put("gathered", "flag", int(facts["gathered"]))
    for name in ("crown", "active", "thief", "witch", "magistrate", "blackmailer", "protected"):
        page.seat(name, facts[name])
    for name in ("acting", "called", "killed", "robbed", "bewitched"):
        page.put(name, RANK_NAMES[facts[name]], 1)
    if facts["magistrate"] == view.viewer:
        page.put("signed_warrant", RANK_NAMES[facts["signed_warrant"]], 1)
    if facts["blackmailer"] == view.viewer:
        page.put("flowered_threat", RANK_NAMES[facts["flowered_threat"]], 1)
    for name in ("warrants", "threats", "flower_may_be_on"):
        page.members(name, [RANK_NAMES[rank] for rank in facts[name]])
    for name, ranks in zip(("first_chosen_from", "then_chosen_from"), facts["chosen_from"], strict=True):
        page.members(name, [RANK_NAMES[rank] for rank in ranks])
    for number, (owner, gold) in enumerate(zip(facts["wagon_owners"], facts["wagon_gold"], strict=True)):
        page.put("wagon_owners", str(number), 0 if owner < 0 else FIRST_FACE + page.distance(owner))
        page.put("wagon_gold", str(number), gold)
    page.members("face_up", [RANK_NAMES[rank] for rank in view.zone("face_up")])
    page.heap("pack", view.zone("pack"), RANK_NAMES)
    for place, face in enumerate(reversed(view.zone("face_down"))):
        page.put("face_down", str(place), BACK if face < 0 else FIRST_FACE + face)
    page.heap("site", view.zone("site"), TITLE_NAMES)
    page.heap("museum", view.zone("under_museum"), TITLE_NAMES)
    for place, face in enumerate(reversed(view.zone("deck"))):
        page.put("deck", str(place), BACK if face < 0 else FIRST_FACE + face)
    for seat in range(view.seats):
        suffix = f"_{page.distance(seat)}"
        page.number(f"gold{suffix}", facts["gold"][seat])
        if seat in facts["finished"]:
            page.number(f"finished{suffix}", facts["finished"].index(seat) + 1)
        for zone in ("hand", "city", "drawn", "ring"):
            page.heap(zone, view.zone(f"{zone}_{seat}"), TITLE_NAMES, suffix)
        page.heap("role", view.zone(f"role_{seat}"), RANK_NAMES, suffix)
        page.members(f"revealed{suffix}", [RANK_NAMES[rank] for rank, who in enumerate(facts["revealed"]) if who == seat])
        for place, number in Counter(facts["beautified"]).items():
            if place // 2 // len(TITLE_NAMES) == seat:
                page.put(f"coins{suffix}", TITLE_NAMES[place // 2 % len(TITLE_NAMES)], number)
    return page.cells


def dominion_contents(view: View, encoder: DominionEncoder) -> Contents:
    page = Page(view)
    facts = view.facts
    cells = encoder.slots.names
    names = [name if name and name in cells else ANYTHING_ELSE for name in KIND_NAMES]
    names += [ANYTHING_ELSE] * (KINDS - len(names))

    def number_of(kind: int) -> int:
        return cells.index(names[kind])

    def order(name: str, faces: list[int], most: int = 1000) -> None:
        for place, face in enumerate(faces[::-1][:most]):
            page.put(name, str(place), BACK if face < 0 else FIRST_FACE + number_of(face))

    page.asked()
    page.put("phase", facts["phase"], 1)
    for name in ("actions", "buys", "coins", "potions", "hand_size", "plays_left"):
        page.number(name, facts[name])
    for name in ("active", "regular", "last_turn_of"):
        page.seat(name, facts[name])
    if facts["turn_kind"] != NO_KIND:
        page.put("turn_kind", names[facts["turn_kind"]], 1)
    if facts["played"]:
        page.put("last_played", names[facts["played"][-1][1]], 1)
    for name in ("in_force", "turned"):
        page.heap(name, facts[name], names)
    for at, (seat, moment, kind, every, may) in enumerate(facts["pending"][:WAITING]):
        row = {"seat": page.distance(seat) + 1, "moment": moment + 1, "kind": number_of(kind) + 1, "every": every, "may": may}
        for column, value in row.items():
            page.put("pending", f"{at}_{column}", int(value))
    for at, (seat, kind, verb) in enumerate(facts["marks"][:MARKS]):
        number = encoder.verb_numbers[verb]
        row = {"seat": page.distance(seat) + 1, "kind": number_of(kind) + 1}
        row |= {"verb_hundreds": number // 100, "verb": number % 100 + 1}
        for column, value in row.items():
            page.put("marks", f"{at}_{column}", int(value))
    for name, held in facts["held"].items():
        if encoder.layout.named[f"landscape_{name}"].holds == "number":
            page.number(f"landscape_{name}", held)
        else:
            for seat in range(view.seats):
                page.put(f"landscape_{name}", str(page.distance(seat)), held >> seat & 1)
    for name, faces in zip(view.zone_names, view.zones, strict=True):
        if name.startswith("pile_"):
            page.number(name, len(faces))
            if f"{name}_order" in encoder.layout.named:
                order(f"{name}_order", faces)
        elif name in ("trash", "left_out", "boon_discards", "hex_discards", "unused"):
            page.heap(name, faces, names)
        elif name in ("boons", "hexes", "black_market_deck"):
            order(name.removesuffix("_deck"), faces)
    for name, number in facts.get("embargo", {}).items():
        page.number(f"embargo_{name}", number)
    for name in facts.get("trade_tokens", []):
        page.number(f"trade_{name}", 1)
    for seat in range(view.seats):
        suffix = f"_{page.distance(seat)}"
        page.number(f"turns{suffix}", facts["turns"][seat])
        page.seat(f"decides{suffix}", facts["deputies"][seat])
        for sort, token in enumerate(TOKEN_NAMES):
            value = facts["tokens"][seat * TOKENS + sort] if facts["tokens"] else 0
            if token in ("card_token", "action_token", "buy_token", "coin_token") and value:
                value = [name for name in view.zone_names if name.startswith("pile_")].index(view.zone_names[value]) + 1
            page.put(f"tokens{suffix}", token, value)
        if "gained" in facts:
            page.heap("gained", [kind for who, kind in facts["gained"] if who == seat], names, suffix)
        page.heap("played", [kind for who, kind in facts["played"] if who == seat], names, suffix)
        deck = view.zone(f"deck_{seat}")
        page.number(f"deck_cards{suffix}", len(deck))
        order(f"deck{suffix}", deck, DECK_CELLS)
        page.heap("deck_known", [face for face in deck if face >= 0], names, suffix)
        order(f"discard_top{suffix}", view.zone(f"discard_{seat}"), 1)
        for zone in ("discard", "hand", "play", "aside", "face_down", "tavern", "exile", "kept_boons", *OWN_MAT_NAMES):
            if f"{zone}_{seat}" in view.zone_names:
                page.heap(zone, view.zone(f"{zone}_{seat}"), names, suffix)
    return page.cells


def plain_contents(view: View, door: Door) -> Contents:
    """Of a game the environments know nothing else of: all its zones, and the facts whose types its door names."""
    page = Page(view)
    page.asked()
    numbers = door.part("engine").numbers()
    for name, of in door.facts.items():
        fact = view.facts[name]
        if isinstance(fact, list):
            for seat, value in enumerate(fact):
                page.number(f"{name}_{page.distance(seat)}", max(0, value))
        elif of == SEAT:
            page.seat(name, fact)
        elif of in numbers:
            page.members(name, [numbers[of][fact]] if fact >= 0 else [])
        else:
            page.number(name, max(0, fact))
    for zone, faces in zip(view.zone_names, view.zones, strict=True):
        place, _, owner = zone.rpartition("_")
        suffix = f"_{page.distance(int(owner))}" if owner.isdecimal() else ""
        base = place if suffix else zone
        page.heap(base, faces, numbers[door.zones.get(base, door.zones["*"])], suffix)
    return page.cells

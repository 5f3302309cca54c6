"""What a viewer must see of a table of Citadels, and what must stay hidden from it."""

from collections.abc import Callable
from typing import Any, Final

from regalia.casebook.adapters import Failed, letter_of
from regalia.casebook.facts import Fact, Mismatch, Words, compare, in_words, looked_at, refute
from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.citadels.cases.facts import (
    a_character,
    a_flag,
    a_number,
    a_seat,
    cards,
    characters,
    some_numbers,
    some_seats,
    titles,
)
from regalia.citadels.cases.words import COIN, rank_words, title_words
from regalia.citadels.rules.layout import FIRST_DISTRICT, THREATS, WARRANTS, place_of
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.views import View

CARD_ZONES: Final = ("hand", "drawn", "ring")
TABLE_ZONES: Final = {"deck": "deck", "museum": "under_museum", "site": "site"}
ROLE_ZONES: Final = {"face_up": "face_up", "face_down": "face_down", "pack": "pack"}


class Seen:
    """A view together with the game, which only lends the names of the cast."""

    def __init__(self, game: Citadels, viewer: int) -> None:
        self.game: Final = game
        self.view: Final[View] = game.view(viewer)

    def faces(self, zone: str) -> list[int]:
        return [face for face in self.view.zone(zone) if face != UNKNOWN]

    def backs(self, zone: str) -> int:
        return self.view.zone(zone).count(UNKNOWN)

    def fact(self, name: str) -> Any:
        return self.view.facts[name]


def shown_titles(zone: str) -> Callable[..., Words]:
    """From the top, what is seen of it."""
    return lambda seen, at=0: [title_words(face) for face in reversed(seen.faces(zone.format(at)))]


def shown_ranks(zone: str) -> Callable[..., Words]:
    return lambda seen, at=0: [rank_words(seen.game.box, face) for face in seen.faces(zone.format(at))]


def backs(zone: str) -> Callable[..., Words]:
    return lambda seen, at=0: seen.backs(zone.format(at))


def size(zone: str) -> Callable[..., Words]:
    return lambda seen, at=0: len(seen.view.zone(zone.format(at)))


def seen_city(seen: Seen, at: int) -> Words:
    """Beautified districts are told apart by the places in the facts."""
    coins = list(seen.fact("beautified"))
    words: list[str] = []
    for face in seen.faces(f"city_{at}"):
        place = place_of(at, face, True)
        if place in coins:
            coins.remove(place)
            words.append(title_words(face) + COIN)
        else:
            words.append(title_words(face))
    return words


def character_fact(name: str) -> Callable[..., Words]:
    return lambda seen: rank_words(seen.game.box, seen.fact(name))


def characters_fact(name: str) -> Callable[..., Words]:
    return lambda seen: [rank_words(seen.game.box, number) for number in seen.fact(name)]


def seat_fact(name: str) -> Callable[..., Words]:
    return lambda seen: letter_of(seen.fact(name))


def plain_fact(name: str) -> Callable[..., Words]:
    return lambda seen: list(seen.fact(name)) if isinstance(seen.fact(name), list) else seen.fact(name)


def chosen_from(seen: Seen) -> Words:
    laps = seen.fact("chosen_from")
    return [rank_words(seen.game.box, number) for number in (laps[0] if laps else [])]


SEEN_OF_SEAT: Final = {
    "gold": Fact(a_number, lambda seen, at: seen.fact("gold")[at]),
    **{name: Fact(titles, shown_titles(name + "_{}")) for name in CARD_ZONES},
    **{name + "_unknown": Fact(a_number, backs(name + "_{}")) for name in CARD_ZONES},
    **{name + "_size": Fact(a_number, size(name + "_{}")) for name in CARD_ZONES},
    "city": Fact(cards, seen_city),
    "character": Fact(characters, shown_ranks("role_{}")),
    "characters": Fact(characters, shown_ranks("role_{}")),
    "character_size": Fact(a_number, size("role_{}")),
    "characters_size": Fact(a_number, size("role_{}")),
    "characters_unknown": Fact(a_number, backs("role_{}")),
    "character_unknown": Fact(a_number, backs("role_{}")),
    "revealed": Fact(
        characters,
        lambda seen, at: [rank_words(seen.game.box, n) for n, who in enumerate(seen.fact("revealed")) if who == at],
    ),
}
SEEN_OF_TABLE: Final = {
    **{name: Fact(titles, shown_titles(zone), ordered=name == "deck") for name, zone in TABLE_ZONES.items()},
    **{name: Fact(characters, shown_ranks(zone)) for name, zone in ROLE_ZONES.items()},
    **{name + "_unknown": Fact(a_number, backs(zone)) for name, zone in (TABLE_ZONES | ROLE_ZONES).items()},
    **{name + "_size": Fact(a_number, size(zone)) for name, zone in (TABLE_ZONES | ROLE_ZONES).items()},
    "cast": Fact(characters, lambda seen: [rank_words(seen.game.box, n) for n in range(1, seen.game.box.top_rank + 1)], True),
    "crown": Fact(a_seat, seat_fact("crown")),
    "round": Fact(a_number, plain_fact("round")),
    "tax": Fact(a_number, plain_fact("tax")),
    "goal": Fact(a_number, plain_fact("goal")),
    "finished": Fact(some_seats, lambda seen: [letter_of(at) for at in seen.fact("finished")], ordered=True),
    "called": Fact(a_number, plain_fact("called")),
    "killed": Fact(a_character, character_fact("killed")),
    "robbed": Fact(a_character, character_fact("robbed")),
    "thief": Fact(a_seat, seat_fact("thief")),
    "bewitched": Fact(a_character, character_fact("bewitched")),
    "witch": Fact(a_seat, seat_fact("witch")),
    "magistrate": Fact(a_seat, seat_fact("magistrate")),
    "warrants": Fact(characters, characters_fact("warrants")),
    "signed": Fact(a_character, character_fact("signed_warrant")),
    "blackmailer": Fact(a_seat, seat_fact("blackmailer")),
    "threats": Fact(characters, characters_fact("threats")),
    "flower": Fact(a_character, character_fact("flowered_threat")),
    "flower_may_be_on": Fact(characters, characters_fact("flower_may_be_on")),
    "protected": Fact(a_seat, seat_fact("protected")),
    "turn": Fact(a_seat, seat_fact("active")),
    "as": Fact(a_character, character_fact("acting")),
    "gathered": Fact(a_flag, plain_fact("gathered")),
    "built": Fact(a_number, plain_fact("built")),
    "limit": Fact(a_number, plain_fact("limit")),
    "wagons": Fact(some_numbers, plain_fact("wagon_gold"), ordered=True),
    "chosen_from": Fact(characters, chosen_from),
    "asked": Fact(a_seat, lambda seen: letter_of(seen.view.asked)),
    "options": Fact(a_number, lambda seen: len(seen.view.options)),
}
SECRETS: Final = {"signed": "signed_warrant", "flower": "flowered_threat"}


def check_sees(game: Citadels, viewer: int, node: Node) -> None:
    seen = Seen(game, viewer)
    found: list[Mismatch] = []
    for name, part in looked_at(node).items():
        if name in SEAT_LETTERS[: game.seats]:
            at = SEAT_LETTERS.index(name)
            for entry, value in part.some_entries().items():
                found += compare(SEEN_OF_SEAT, entry, value, game, f"{name.upper()} ", seen, at)
        else:
            found += compare(SEEN_OF_TABLE, name, part, game, "", seen)
    refute(found)


def check_hides(game: Citadels, viewer: int, node: Node) -> None:
    """``A: [hand]`` or ``A: {hand: [tavern]}``; ``table: [face down, deck, signed]`` or ``table: {face down: [king]}``."""
    seen = Seen(game, viewer)
    for name, part in looked_at(node).items():
        if name == "table":
            zones = TABLE_ZONES | ROLE_ZONES
        elif name in SEAT_LETTERS[: game.seats]:
            at = SEAT_LETTERS.index(name)
            zones = {entry: f"{entry}_{at}" for entry in CARD_ZONES} | {
                "character": f"role_{at}",
                "characters": f"role_{at}",
            }
        else:
            raise part.wrong(f"unknown {name!r}; expected a seat, or 'table' for what belongs to nobody")
        if part.is_mapping:
            for entry, value in part.entries(zones, "what may be hidden").items():
                _hides_cards(game, seen, entry, zones[entry], value)
        else:
            for value in part.some():
                if name == "table" and value.word() in SECRETS:
                    _hides_secret(game, seen, value)
                else:
                    entry = value.one_of((*zones, *(SECRETS if name == "table" else ())), "hidden thing")
                    _hides_zone(game, seen, zones[entry], value)


def _hides_zone(game: Citadels, seen: Seen, zone: str, node: Node) -> None:
    lying = game.zones[game.zone_names().index(zone)]
    if not lying:
        raise Failed(node, f"something hidden in {node.text()}", "nothing at all there")
    if faces := seen.faces(zone):
        raise Failed(node, f"{node.text()} hidden", f"{node.text()}: {in_words(seen_words(game, zone, faces))} seen")


def _hides_cards(game: Citadels, seen: Seen, entry: str, zone: str, node: Node) -> None:
    lying = seen_words(game, zone, [game.face(card) for card in game.zones[game.zone_names().index(zone)]])
    visible = seen_words(game, zone, seen.faces(zone))
    read = characters if lying and game.zones[game.zone_names().index(zone)][0] < FIRST_DISTRICT else titles
    node.some()
    wanted = read(game, node)
    assert isinstance(wanted, list)
    for word in wanted:
        if word not in lying:
            raise Failed(node, f"{word} hidden in {entry}", f"no {word} there; it is {in_words(lying)}")
        if word in visible:
            raise Failed(node, f"{word} hidden in {entry}", f"{entry}: {in_words(visible)} seen")


def _hides_secret(game: Citadels, seen: Seen, node: Node) -> None:
    if not game.markers[WARRANTS if node.word() == "signed" else THREATS].true:
        raise Failed(node, f"{node.text()} hidden", "no such marker on the table")
    if shown := seen.fact(SECRETS[node.word()]):
        raise Failed(node, f"{node.text()} hidden", rank_words(game.box, shown))


def seen_words(game: Citadels, zone: str, faces: list[int]) -> list[str]:
    """The cards of a zone; a back is ``?``."""
    if UNKNOWN in faces:
        return [seen_words(game, zone, [face])[0] if face != UNKNOWN else "?" for face in faces]
    if zone.startswith("role") or zone in ROLE_ZONES.values():
        return [rank_words(game.box, face) for face in faces]
    return [title_words(face) for face in faces]

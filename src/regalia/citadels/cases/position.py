"""Any position of Citadels, laid out as a case gives it, with the play about to go on from there."""

from typing import Final

from regalia.casebook.adapters import seat_of
from regalia.casebook.lots import fix_chance
from regalia.casebook.nodes import SEAT_LETTERS, Node, given_entries
from regalia.citadels.cases.start import start
from regalia.citadels.cases.words import COIN, called, rank, seat, title, title_words
from regalia.citadels.rules.layout import (
    ARMORY,
    DECK,
    FACE_DOWN,
    FACE_UP,
    MUSEUM,
    PACK,
    THREATS,
    TICKET_WAGON,
    UNDER_MUSEUM,
    WARRANTS,
    city,
    hand,
    ring,
    role,
)
from regalia.citadels.rules.markers import Markers
from regalia.citadels.rules.setup import CitadelsSetup, blank_game
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import NOBODY, NOWHERE

SEAT_ENTRIES: Final = ("gold", "hand", "city", "character", "characters", "ring", "knows")
TABLE_ENTRIES: Final = (
    "crown", "deck", "deck_size", "face_up", "face_down", "tax", "killed", "robbed", "thief", "bewitched", "witch",
    "warrants", "signed", "magistrate", "threats", "flower", "blackmailer", "protected", "museum", "goal", "finished",
    "round", "chose_first", "start", "chance",
)  # fmt: skip
REST: Final = "..."


def position(setup: CitadelsSetup, given: Node) -> Citadels:
    game = blank_game(setup)
    game.listen()
    parts, players = given_entries(given, game.seats, TABLE_ENTRIES, SEAT_ENTRIES)
    if "start" not in parts:
        raise given.wrong(
            "a position needs a 'start': a seat whose turn it is, 'call 1', 'selection', 'end of round' or 'over'"
        )
    Dealer(game).deal(parts, players)
    lay_characters(game, parts, players)
    numbers(game, parts, players)
    markers(game, parts)
    completion(game, parts)
    if "chance" in parts:
        fix_chance(game, parts["chance"], called)
    start(game, parts["start"], parts)
    for at, entries in players.items():
        if "knows" in entries:
            learn(game, at, entries["knows"])
    game.ask_again()
    assert game.journal is not None
    return game


class Dealer:
    """Takes the cards a position names out of the deck, then fills up with any."""

    def __init__(self, game: Citadels) -> None:
        self.game: Final = game
        self.free: Final = game.zones[DECK][:]
        game.chance.shuffle(self.free)
        for card in self.free:
            game.place[card] = NOWHERE
        game.zones[DECK] = []

    def deal(self, parts: dict[str, Node], players: dict[int, dict[str, Node]]) -> None:
        game = self.game
        for at, entries in players.items():
            if "city" in entries:
                for node in entries["city"].many():
                    self.found_city(at, node)
            if "ring" in entries:
                for node in entries["ring"].many():
                    self.lay_in_ring(at, node)
            if "hand" in entries and not entries["hand"].is_number:
                for node in entries["hand"].many():
                    self.put(self.named(node), hand(at))
        if "museum" in parts and not parts["museum"].is_number:
            for node in parts["museum"].many():
                self.put(self.named(node), UNDER_MUSEUM)
        above, below = self.named_in_deck(parts.get("deck"))
        for at, entries in players.items():
            if "hand" in entries and entries["hand"].is_number:
                self.fill(entries["hand"], hand(at))
        if "museum" in parts and parts["museum"].is_number:
            self.fill(parts["museum"], UNDER_MUSEUM)
        self.stack_deck(parts, above, below)
        owner = game.owner(MUSEUM)
        for card in game.zones[UNDER_MUSEUM]:
            if owner == NOBODY:
                raise parts["museum"].wrong("cards lie under the Museum, but nobody has it in the city")
            game.known[card] = 1 << owner

    def named(self, node: Node, text: str | None = None) -> int:
        wanted = title(node, text)
        for card in self.free:
            if self.game.box.title[card] == wanted:
                self.free.remove(card)
                return card
        copies = self.game.box.title.count(wanted) if self.game.box.has(wanted) else 0
        there = f"there are only {copies} of it" if copies else "name it in 'setup: uniques'"
        raise node.wrong(f"no {title_words(wanted)} is left; {there}")

    def put(self, card: int, zone: int) -> None:
        self.game.zones[zone].append(card)
        self.game.place[card] = zone
        self.game.known[card] = self.game.sight[zone]

    def found_city(self, at: int, node: Node) -> None:
        text = node.text().strip()
        card = self.named(node, text.rstrip(COIN))
        if self.game.box.kind[card] < 0:
            raise node.wrong(f"{text} is no district; lay it in 'ring'")
        self.put(card, city(at))
        self.game.skyline[at] |= 1 << self.game.box.title[card]
        if text.endswith(COIN):
            self.game.beautified.append(card)

    def lay_in_ring(self, at: int, node: Node) -> None:
        """``ticket wagon 3``: with three gold on it."""
        name, _, gold = node.text().strip().rpartition(" ")
        if not gold.isdigit():
            name, gold = node.text(), "0"
        card = self.named(node, name)
        self.put(card, ring(at))
        if self.game.box.title[card] == TICKET_WAGON:
            self.game.wagons.append(card)
            self.game.wagon_gold.append(int(gold))

    def named_in_deck(self, deck: Node | None) -> tuple[list[int], list[int] | None]:
        """The cards on top and those at the bottom; None instead of the latter: there are no others."""
        if deck is None or deck.is_number:
            return [], []
        above: list[int] = []
        below: list[int] | None = None
        for node in deck.many():
            if node.text().strip() != REST:
                (above if below is None else below).append(self.named(node))
            elif below is None:
                below = []
            else:
                raise node.wrong("'...' stands for the rest of the deck, once")
        return above, below

    def fill(self, node: Node, zone: int) -> None:
        """Any cards; basic districts, so that nothing unforeseen comes with them."""
        for _ in range(node.number()):
            basic = [card for card in self.free if self.game.box.title[card] < ARMORY]
            if not basic:
                raise node.wrong("there are not so many cards left")
            self.free.remove(basic[0])
            self.put(basic[0], zone)

    def stack_deck(self, parts: dict[str, Node], above: list[int], below: list[int] | None) -> None:
        order = [*above, *([] if below is None else self.free), *(below or [])]
        size = parts.get("deck_size")
        if size is None and "deck" in parts and parts["deck"].is_number:
            size = parts["deck"]
        if size is not None:
            middle = size.number() - len(above) - len(below or [])
            if below is None or not 0 <= middle <= len(self.free):
                raise size.wrong(f"the deck cannot have {size.number()} cards here; it has {len(order)}")
            order = [*above, *self.free[:middle], *below]
        for card in reversed(order):
            self.put(card, DECK)


def lay_characters(game: Citadels, parts: dict[str, Node], players: dict[int, dict[str, Node]]) -> None:
    """Characters nobody has and that do not lie face up lie face down."""
    for at, entries in players.items():
        for name in ("character", "characters"):
            for node in entries[name].many() if name in entries else []:
                number = rank(game.box, node)
                if len(game.zones[role(at)]) == game.box.roles_each:
                    raise node.wrong(f"with {game.seats} seats everybody has {game.box.roles_each} of the characters")
                lay_character(game, node, number, role(at))
    for name, zone in (("face_up", FACE_UP), ("face_down", FACE_DOWN)):
        for node in parts[name].many() if name in parts else []:
            lay_character(game, node, rank(game.box, node), zone)


def lay_character(game: Citadels, node: Node, number: int, zone: int) -> None:
    if game.place[number] != PACK:
        raise node.wrong(f"the {game.box.cast[number].name} is somewhere else already")
    game.zones[PACK].remove(number)
    game.zones[zone].append(number)
    game.place[number] = zone
    game.known[number] = game.sight[zone]


def numbers(game: Citadels, parts: dict[str, Node], players: dict[int, dict[str, Node]]) -> None:
    for at, entries in players.items():
        if "gold" in entries:
            game.gold[at] = entries["gold"].number()
    game.crown = seat(game.seats, parts["crown"]) if "crown" in parts else 0
    game.chose_first = seat(game.seats, parts["chose_first"]) if "chose_first" in parts else game.crown
    game.tax = parts["tax"].number() if "tax" in parts else 0
    game.round = parts["round"].number() if "round" in parts else 1
    if "goal" in parts:
        game.goal = parts["goal"].number()


def markers(game: Citadels, parts: dict[str, Node]) -> None:
    """The announcements of this round and their seats; the default seat is the one with that character."""

    def ranks(name: str) -> list[int]:
        return [rank(game.box, node) for node in parts[name].many()] if name in parts else []

    def author(name: str) -> int:
        if name in parts:
            return seat(game.seats, parts[name])
        number = game.box.rank_of(name)
        return game.find_role(number) if number else NOBODY

    game.killed = (ranks("killed") or [0])[0]
    game.robbed = (ranks("robbed") or [0])[0]
    game.thief = author("thief") if game.robbed else NOBODY
    game.bewitched = (ranks("bewitched") or [0])[0]
    game.witch = author("witch") if game.bewitched else NOBODY
    game.hit = (1 << game.killed | 1 << game.robbed | 1 << game.bewitched) & ~1
    if "protected" in parts:
        game.protected = seat(game.seats, parts["protected"])
    for name, number, who, by in (
        ("robbed", game.robbed, game.thief, "thief"),
        ("bewitched", game.bewitched, game.witch, "witch"),
    ):
        if number and who == NOBODY:
            raise parts[name].wrong(f"by whom? give somebody that character, or say '{by}: A'")
    for at, name, special, by in (
        (WARRANTS, "warrants", "signed", "magistrate"),
        (THREATS, "threats", "flower", "blackmailer"),
    ):
        marked = 0
        for number in ranks(name):
            marked |= 1 << number
        true = (ranks(special) or [0])[0]
        if marked and author(by) == NOBODY:
            raise parts[name].wrong(f"by whom? give somebody that character, or say '{by}: A'")
        if true and not marked >> true & 1:
            raise parts[special].wrong(f"{special} must be one of the characters that carry such a marker")
        if marked:
            game.markers[at] = Markers(author(by), marked, true, marked)
            game.hit |= marked


def completion(game: Citadels, parts: dict[str, Node]) -> None:
    """Cities that hold enough districts are complete; the order must be said if there are several."""
    full = [at for at in range(game.seats) if game.size(at) >= game.goal]
    if "finished" in parts:
        order = [seat(game.seats, node) for node in parts["finished"].many()]
        if missing := [at for at in full if at not in order]:
            raise parts["finished"].wrong(f"the city of {SEAT_LETTERS[missing[0]].upper()} is complete, too")
    elif len(full) > 1:
        raise parts["start"].wrong("several cities are complete; say in which order: 'finished: [A, B]'")
    else:
        order = full
    game.finished = order
    for at in order:
        game.complete |= 1 << at


def learn(game: Citadels, at: int, node: Node) -> None:
    """``knows: [B hand, C character, face down, museum, deck, deck top 2]``"""
    for part in node.many():
        words = part.text().lower().replace("_", " ").split()
        zone = NOWHERE
        if words[:1] and len(words[0]) == 1 and len(words) == 2:
            owner = seat_of(part, words[0], game.seats)
            zone = {"hand": hand(owner), "character": role(owner), "characters": role(owner)}.get(words[1], NOWHERE)
        elif words == ["face", "down"]:
            zone = FACE_DOWN
        elif words == ["museum"]:
            zone = UNDER_MUSEUM
        elif words[0] == "deck":
            zone = DECK
        if zone == NOWHERE:
            raise part.wrong(
                f"unknown {part.text()!r}; expected 'B hand', 'B character', 'face down', 'museum' or 'deck top 2'"
            )
        cards = game.zones[zone]
        if len(words) == 3 and words[2].isdigit():
            cards = cards[len(cards) - int(words[2]) :]
        for card in cards:
            game.known[card] |= 1 << at

"""Everything chosen before a game of Citadels, checked against the rules, and the first moment of play."""

from typing import Any, Final

from regalia.citadels.rules.districts.catalogue import ACTION_TITLES, BASIC_TITLES, DISTRICTS, TITLE_OF
from regalia.citadels.rules.editions import CROWN_BY_LOT, EDITIONS, Edition
from regalia.citadels.rules.layout import (
    DECK,
    FIRST_DISTRICT,
    PACK,
    SEAT_ZONES,
    SHARED_ZONES,
)
from regalia.citadels.rules.printed import NO_CHARACTER, Box
from regalia.citadels.rules.round import Round, forget_announcements
from regalia.citadels.rules.setup_rules import check_setup, named_character
from regalia.citadels.rules.table import Citadels
from regalia.citadels.rules.turn import begin_turn
from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import FAST
from regalia.kernel.setup import POSITION, Setup, check_entries

RULES: Final = 2  # the version of these rules; a record names it
LOT: Final = -1  # the crown is drawn by lot


class CitadelsSetup(Setup):
    """Explicit in everything: scenarios and random choices are resolved before (``choose.setup_for``)."""

    def __init__(
        self,
        edition: str,
        seats: int,
        cast: tuple[str, ...],
        uniques: tuple[str, ...],
        seed: int = 0,
        crown: int = 0,
        action_cards: bool = False,
        nl_card_first: bool = False,
        scenario: str = "",
        chance: str = FAST,
        tells_by_asking: bool = False,
        box: Box | None = None,
    ) -> None:
        super().__init__("citadels", seats, seed, chance, tells_by_asking)
        self.edition: Final = edition
        self.cast: Final = cast
        self.uniques: Final = uniques
        self.crown: Final = crown
        self.action_cards: Final = action_cards
        self.nl_card_first: Final = nl_card_first
        self.scenario: Final = scenario
        if box is None:
            check_setup(edition, seats, cast, uniques, crown, action_cards, nl_card_first)
            box = box_of(edition_of(edition, nl_card_first), seats, cast, uniques, action_cards)
        self.box: Final = box

    def json(self) -> dict[str, object]:
        chosen: dict[str, object] = {
            "game": self.game,
            "edition": self.edition,
            "scenario": self.scenario,
            "seats": self.seats,
            "cast": list(self.cast),
            "uniques": list(self.uniques),
            "crown": self.crown,
            "action_cards": self.action_cards,
            "nl_card_first": self.nl_card_first,
            "seed": self.seed,
            "chance": self.chance,
            "tells_by_asking": self.tells_by_asking,
        }
        return self.paper(chosen)

    def blank(self) -> Citadels:
        return blank_game(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_from_json, (self.json(),)

    def reseeded(self, seed: int) -> "CitadelsSetup":
        return CitadelsSetup(
            self.edition,
            self.seats,
            self.cast,
            self.uniques,
            seed,
            self.crown,
            self.action_cards,
            self.nl_card_first,
            self.scenario,
            self.chance,
            self.tells_by_asking,
            self.box,
        )


def setup_from_json(parts: dict[str, Any]) -> CitadelsSetup:
    """The setup that ``json`` wrote."""
    check_entries(
        parts, CitadelsSetup("en", 4, FIRST_CAST, FIRST_UNIQUES).json(), needed={"edition", "seats", "cast", "uniques"}
    )
    setup = CitadelsSetup(
        str(parts["edition"]),
        int(parts["seats"]),
        tuple(parts["cast"]),
        tuple(parts["uniques"]),
        int(parts.get("seed", 0)),
        int(parts.get("crown", 0)),
        bool(parts.get("action_cards", False)),
        bool(parts.get("nl_card_first", False)),
        str(parts.get("scenario", "")),
        str(parts.get("chance", FAST)),
        bool(parts.get("tells_by_asking", False)),
    )
    setup.position = dict(parts.get(POSITION, {}))
    return setup


def edition_of(name: str, card_first: bool) -> Edition:
    other = EDITIONS[name].card_first
    return other if card_first and other is not None else EDITIONS[name]


def box_of(edition: Edition, seats: int, cast: tuple[str, ...], uniques: tuple[str, ...], action_cards: bool) -> Box:
    titles = BASIC_TITLES + sorted(TITLE_OF[name] for name in uniques) + (ACTION_TITLES if action_cards else [])
    return Box(edition, seats, [NO_CHARACTER, *[named_character(name) for name in cast]], DISTRICTS, titles)


def blank_game(setup: CitadelsSetup) -> Citadels:
    """An empty table: all cards in the deck, nothing dealt, nothing on the stack. Cases and restored games start here."""
    game = Citadels()
    seats = setup.seats
    box = setup.box
    game.sit_down(setup)
    game.box = box
    lay_cards(game)
    game.gold = [0] * seats
    game.crown = 0
    game.round = 0
    game.goal = box.goal
    game.skyline = [0] * seats
    game.finished = []
    game.complete = 0
    game.beautified = []
    game.tax = 0
    game.chose_first = 0
    game.packs = [0] * (2 * seats)
    game.wagons = []
    game.wagon_gold = []
    forget_announcements(game)
    begin_turn(game, NOBODY, 0)
    return game


def lay_cards(game: Citadels) -> None:
    cards = game.box.cards
    game.lay_zones(SHARED_ZONES + SEAT_ZONES * game.seats)
    game.sight = game.box.sight
    game.known = game.box.nothing[:]
    game.moves = game.box.nothing[:]
    game.place = game.box.place[:]
    game.zones[DECK] = list(range(FIRST_DISTRICT, cards))
    game.zones[PACK] = list(range(1, game.box.top_rank + 1))


def new_game(setup: Setup, listen: bool = False) -> Citadels:
    """Deal and begin; with ``listen`` the journal holds every event from the first card on."""
    assert isinstance(setup, CitadelsSetup)
    game = blank_game(setup)
    if listen:
        game.listen()
    game.shuffle(DECK)
    for seat in range(game.seats):
        game.gain_cards(seat, 4, "C-SETUP-06")
        game.gain(seat, 2, "C-SETUP-07")
    game.crown = setup.crown
    if setup.crown == LOT:
        game.crown = game.chance.below(game.seats)  # C-SETUP-10
    game.push(ROUNDS)
    game.proceed()
    return game


def first_crown(edition: Edition, ages: list[int] | None) -> int:
    """The oldest player, or the lot (C-SETUP-08 … -10); without ages the first seat counts as the oldest."""
    if edition.first_crown == CROWN_BY_LOT:
        return LOT
    return 0 if ages is None else ages.index(max(ages))


ROUNDS: Final = Round()
FIRST_CAST: Final = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
FIRST_UNIQUES: Final = (
    "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory", "library",
    "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den", "wishing_well",
)  # fmt: skip

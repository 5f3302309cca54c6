"""Everything chosen before a game of Dominion, checked against the rules, and the first moment of play."""

from typing import Any, Final

from regalia.dominion.rules.box import Box
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.kingdom_rules import check
from regalia.dominion.rules.layout import (
    BLACK_MARKET_DECK,
    BOONS,
    FAVORS,
    HEXES,
    LANDMARK,
    LEFT_OUT,
    LIAISON,
    TOKENS,
    TRASH,
    UNUSED,
    deck,
)
from regalia.dominion.rules.supply import START_FAVORS, Choice
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.turn import HAND_SIZE, TURNS, begin_turn
from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import FAST
from regalia.kernel.setup import POSITION, Setup, SetupError, check_entries

RULES: Final = 2  # the version of these rules; a record names it
LOT: Final = -1  # the first player is drawn by lot


class DominionSetup(Setup):
    """Explicit in everything: named and random kingdoms are resolved before (``choose.setup_for``).

    - ``kingdom``: ten cards or piles of several cards; ``landscapes``: Events, Projects, Landmarks, Ways, an Ally;
    - ``black_market``: the cards of the Black Market deck; ``colonies``, ``shelters``: whether they are used;
    - ``bane``, ``ferryman``: the further pile that Young Witch or Ferryman brings, if it is used;
    - ``printings``: other printings of some cards, for instance ``trader_first_edition``;
    - ``first``: the seat that begins, or LOT;
    - ``choose_top``: at every Clean-up the player is asked which card shall lie on top of the discard pile (G-CLEAN-UP-04);
      otherwise what was in play lies on top, which tells the others nothing new;
    - ``open_counts``: the table agreed that the sizes of decks and discard piles are shown;
    - ``omit_curses``: the table agreed to leave the Curses out (G-CURSE-04).
    """

    def __init__(
        self,
        seats: int,
        kingdom: tuple[str, ...],
        seed: int = 0,
        first: int = LOT,
        choose_top: bool = False,
        open_counts: bool = False,
        omit_curses: bool = False,
        chance: str = FAST,
        tells_by_asking: bool = False,
        landscapes: tuple[str, ...] = (),
        black_market: tuple[str, ...] = (),
        colonies: bool = False,
        shelters: bool = False,
        printings: tuple[str, ...] = (),
        bane: tuple[str, ...] = (),
        ferryman: tuple[str, ...] = (),
        box: Box | None = None,
        cards: tuple[str, ...] | None = None,
    ) -> None:
        super().__init__("dominion", seats, seed, chance, tells_by_asking)
        self.kingdom: Final = kingdom
        self.first: Final = first
        self.choose_top: Final = choose_top
        self.open_counts: Final = open_counts
        self.omit_curses: Final = omit_curses
        self.landscapes: Final = landscapes
        self.black_market: Final = black_market
        self.colonies: Final = colonies
        self.shelters: Final = shelters
        self.printings: Final = printings
        self.bane: Final = bane
        self.ferryman: Final = ferryman
        self.cards: Final = cards  # other cards than starting decks, for positions laid out by hand
        if box is None:
            choice = self.choice()
            check(choice)
            if not LOT <= first < seats:
                raise SetupError(
                    "the first player is a seat from 0 to {most} or drawn by lot (-1), not {found}",
                    "first",
                    most=seats - 1,
                    found=first,
                )
            if cards is None:
                box = choice.shared_box(choose_top, open_counts)
            else:
                box = choice.box(choose_top, open_counts, [KIND_OF[name] for name in cards])
        self.box: Final = box

    def choice(self) -> Choice:
        return Choice(
            self.seats,
            self.kingdom,
            self.landscapes,
            self.black_market,
            self.colonies,
            self.shelters,
            self.omit_curses,
            self.printings,
            self.bane,
            self.ferryman,
        )

    def json(self) -> dict[str, object]:
        chosen: dict[str, object] = {
            "game": self.game,
            "seats": self.seats,
            "kingdom": list(self.kingdom),
            "landscapes": list(self.landscapes),
            "black_market": list(self.black_market),
            "colonies": self.colonies,
            "shelters": self.shelters,
            "printings": list(self.printings),
            "bane": list(self.bane),
            "ferryman": list(self.ferryman),
            "first": self.first,
            "choose_top": self.choose_top,
            "open_counts": self.open_counts,
            "omit_curses": self.omit_curses,
            "seed": self.seed,
            "chance": self.chance,
            "tells_by_asking": self.tells_by_asking,
        }
        if self.cards is not None:
            chosen["cards"] = list(self.cards)
        return self.paper(chosen)

    def blank(self) -> Dominion:
        return blank_game(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_from_json, (self.json(),)

    def reseeded(self, seed: int) -> "DominionSetup":
        return self.changed(seed, self.box, self.cards)

    def with_cards(self, cards: tuple[str, ...]) -> "DominionSetup":
        """The same with so many cards beside the piles, so that a position takes none from them."""
        return self.changed(self.seed, None, cards)

    def changed(self, seed: int, box: Box | None, cards: tuple[str, ...] | None = None) -> "DominionSetup":
        """The same with another seed or other cards."""
        return DominionSetup(
            self.seats,
            self.kingdom,
            seed,
            self.first,
            self.choose_top,
            self.open_counts,
            self.omit_curses,
            self.chance,
            self.tells_by_asking,
            self.landscapes,
            self.black_market,
            self.colonies,
            self.shelters,
            self.printings,
            self.bane,
            self.ferryman,
            box,
            cards,
        )


def setup_from_json(parts: dict[str, Any]) -> DominionSetup:
    """The setup that ``json`` wrote."""
    check_entries(parts, {**DominionSetup(2, ()).json(), "cards": ()}, needed={"seats", "kingdom"})
    setup = DominionSetup(
        int(parts["seats"]),
        tuple(parts["kingdom"]),
        int(parts.get("seed", 0)),
        int(parts.get("first", LOT)),
        bool(parts.get("choose_top", False)),
        bool(parts.get("open_counts", False)),
        bool(parts.get("omit_curses", False)),
        str(parts.get("chance", FAST)),
        bool(parts.get("tells_by_asking", False)),
        tuple(parts.get("landscapes", ())),
        tuple(parts.get("black_market", ())),
        bool(parts.get("colonies", False)),
        bool(parts.get("shelters", False)),
        tuple(parts.get("printings", ())),
        tuple(parts.get("bane", ())),
        tuple(parts.get("ferryman", ())),
        cards=tuple(parts["cards"]) if "cards" in parts else None,
    )
    setup.position = dict(parts.get(POSITION, {}))
    return setup


def blank_game(setup: DominionSetup) -> Dominion:
    """The Supply is laid out, nobody has cards, nothing is on the stack. Cases and restored games start here."""
    game = Dominion()
    seats = setup.seats
    box = setup.box
    game.sit_down(setup)
    game.box = box
    game.sight = box.sight
    game.buries = box.buries
    game.first_shared_zone = box.first_pile
    game.zones = [zone[:] for zone in box.laid[: box.first_pile]] + box.laid[box.first_pile :]
    game.place = box.place[:]
    game.moves = box.unmoved[:]
    game.known = box.all_known[:]
    game.turns = [0] * seats
    game.tokens = [0] * (seats * TOKENS) if box.tokens else []
    game.held = [one.stock * seats if one.types & LANDMARK else 0 for one in box.landscapes]
    game.traded = 0
    game.on_piles = [0] * len(box.piles) if box.marks_piles else []
    game.gained = []
    game.pending = []
    game.played = []
    game.in_force = []
    game.turned = []
    game.regular = 0
    game.mingled = 0
    game.active = NOBODY
    begin_turn(game, 0)
    return game


def new_game(setup: Setup, listen: bool = False) -> Dominion:
    """Deal and begin; with ``listen`` the journal holds every event from the first card on."""
    assert isinstance(setup, DominionSetup)
    game = blank_game(setup)
    box = game.box
    if listen:
        game.listen()
        for zone in (TRASH, LEFT_OUT, *range(box.first_pile, len(game.zones))):
            game.show(zone, game.everyone)  # what everybody sees before the first card is dealt
    shuffle_decks(game)
    for seat in range(game.seats):
        for _ in box.start:
            game.draw(LEFT_OUT, deck(seat))
        game.shuffle(deck(seat))
        game.draw_cards(seat, HAND_SIZE)
    if any([card.types & LIAISON for card in [box.printed[kind] for kind in box.present]]):
        for seat in range(game.seats):
            game.add_tokens(seat, FAVORS, START_FAVORS)
    for sort, number in [pair for kind in box.present for pair in box.printed[kind].start_tokens]:
        for seat in range(game.seats):
            game.add_tokens(seat, sort, number)
    first = game.chance.below(game.seats) if setup.first == LOT else setup.first
    game.active = NOBODY  # nobody had a turn yet
    game.push(TURNS[first])
    game.proceed()
    return game


def shuffle_decks(game: Dominion) -> None:
    """Piles that lie face down, of which perhaps not all cards are used; Boons, Hexes, the Black Market deck."""
    box = game.box
    for zone in box.shuffled:
        game.shuffle(zone)
        used = box.piles[zone - box.first_pile].used
        while used and len(game.zones[zone]) > used:
            game.draw(zone, box.beyond(UNUSED))
        game.show_card(game.zones[zone][-1], game.everyone)
    if box.has_beyond:
        for place in (BOONS, HEXES, BLACK_MARKET_DECK):
            if game.zones[box.beyond(place)]:
                game.shuffle(box.beyond(place))

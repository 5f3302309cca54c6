"""Everything chosen before a game of Dominion, checked against the rules, and the first moment of play."""

from typing import Any, Final

from regalia.dominion.cards.catalogue import CARDS
from regalia.dominion.layout import LEFT_OUT, TOKENS, deck
from regalia.dominion.printed import Box
from regalia.dominion.supply import STARTING_DECK, check_supply, piles_for
from regalia.dominion.table import Dominion
from regalia.dominion.turn import HAND_SIZE, TURNS, begin_turn
from regalia.kernel.chance import FAST, chance_of
from regalia.kernel.setup import Setup, SetupError

RULES: Final = 1  # the version of these rules; a record names it
LOT: Final = -1  # the first player is drawn by lot


class DominionSetup(Setup):
    """Explicit in everything: named and random kingdoms are resolved before (``choose.setup_for``).

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
        poker_face: bool = False,
        box: Box | None = None,
    ) -> None:
        super().__init__("dominion", seats, seed, chance, poker_face)
        self.kingdom: Final = kingdom
        self.first: Final = first
        self.choose_top: Final = choose_top
        self.open_counts: Final = open_counts
        self.omit_curses: Final = omit_curses
        if box is None:
            check_supply(seats, kingdom, omit_curses)
            if not LOT <= first < seats:
                raise SetupError(
                    "the first player is a seat from 0 to {most} or drawn by lot (-1), not {found}",
                    "first",
                    most=seats - 1,
                    found=first,
                )
            box = Box(seats, CARDS, piles_for(seats, kingdom, omit_curses), STARTING_DECK, choose_top, open_counts)
        self.box: Final = box

    def json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "kingdom": list(self.kingdom),
            "first": self.first,
            "choose_top": self.choose_top,
            "open_counts": self.open_counts,
            "omit_curses": self.omit_curses,
            "seed": self.seed,
            "chance": self.chance,
            "poker_face": self.poker_face,
        }

    def reseeded(self, seed: int) -> "DominionSetup":
        return DominionSetup(
            self.seats,
            self.kingdom,
            seed,
            self.first,
            self.choose_top,
            self.open_counts,
            self.omit_curses,
            self.chance,
            self.poker_face,
            self.box,
        )


def setup_from_json(parts: dict[str, Any]) -> DominionSetup:
    """The setup that ``json`` wrote."""
    known = set(DominionSetup(2, ()).json())
    if surplus := sorted(set(parts) - known):
        raise SetupError(
            "unknown entries in the setup: {surplus}; expected {known}",
            "setup-surplus",
            surplus=tuple(surplus),
            known=tuple(sorted(known)),
        )
    if missing := sorted({"seats", "kingdom"} - set(parts)):
        raise SetupError("the setup lacks {missing}", "setup-missing", missing=tuple(missing))
    return DominionSetup(
        int(parts["seats"]),
        tuple(parts["kingdom"]),
        int(parts.get("seed", 0)),
        int(parts.get("first", LOT)),
        bool(parts.get("choose_top", False)),
        bool(parts.get("open_counts", False)),
        bool(parts.get("omit_curses", False)),
        str(parts.get("chance", FAST)),
        bool(parts.get("poker_face", False)),
    )


def blank_game(setup: DominionSetup) -> Dominion:
    """The Supply is laid out, nobody has cards, nothing is on the stack. Cases and restored games start here."""
    game = Dominion()
    seats = setup.seats
    box = setup.box
    game.setup = setup
    game.box = box
    game.seats = seats
    game.everyone = (1 << seats) - 1
    game.chance = chance_of(setup.chance, setup.seed)
    game.stack = []
    game.decision = None
    game.journal = None
    game.sight = box.sight
    game.zones = [zone[:] for zone in box.laid]
    game.place = box.place[:]
    game.moves = [0] * len(box.place)
    game.known = [game.everyone] * len(box.place)
    game.turns = [0] * seats
    game.tokens = [0] * (seats * TOKENS) if box.tokens else []
    begin_turn(game, 0)
    return game


def new_game(setup: Setup, listen: bool = False) -> Dominion:
    """Deal and begin; with ``listen`` the journal holds every event from the first card on."""
    assert isinstance(setup, DominionSetup)
    game = blank_game(setup)
    if listen:
        game.listen()
        for zone in (LEFT_OUT, *range(game.box.first_pile, len(game.zones))):
            game.show(zone, game.everyone)  # what everybody sees before the first card is dealt
    for seat in range(game.seats):
        for _ in game.box.start:
            game.draw(LEFT_OUT, deck(seat))
        game.shuffle(deck(seat))
        game.draw_cards(seat, HAND_SIZE)
    first = game.chance.below(game.seats) if setup.first == LOT else setup.first
    game.push(TURNS[first])
    game.proceed()
    return game

"""The ways in: choosing, reading and beginning a game."""

from typing import Any, Final

from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import FAST
from regalia.kernel.numbers import numbers as row
from regalia.kernel.setup import Setup, SetupError, check_entries
from tricks.rules.events import CARD, SUIT
from tricks.rules.play import HandOver, MakeBid, PassCard, Trick
from tricks.rules.table import CARDS, MOST_HAND, NO_TRUMP, PASSING, PLACES, RANKS, STOCK, SUITS, Tricks, hand

RULES: Final = 1  # the version of these rules; a record names it


class TricksSetup(Setup):
    """``hand``: cards for everybody; ``trumps``: whether a suit beats the others; ``passing``: who is passed a card."""

    def __init__(
        self,
        seats: int = 3,
        hand: int = MOST_HAND,
        trumps: bool = False,
        passing: str = "left",
        seed: int = 0,
        chance: str = FAST,
    ) -> None:
        super().__init__("tricks", seats, seed, chance)
        if not 2 <= seats <= 4:
            raise SetupError("two to four can play, not {seats} (T-DEAL-01)", "tricks-seats", seats=seats)
        if not 3 <= hand <= MOST_HAND:
            raise SetupError("three to five cards are dealt, not {hand} (T-DEAL-01)", "tricks-hand", hand=hand)
        if passing not in PASSING:
            raise SetupError("cards are passed to the {known}, not {passing!r} (T-PASS-01)", "tricks-passing",
                             passing=passing, known=tuple(PASSING))  # fmt: skip
        self.hand: Final = hand
        self.trumps: Final = trumps
        self.passing: Final = passing

    def json(self) -> dict[str, object]:
        chosen = {"hand": self.hand, "trumps": self.trumps, "passing": self.passing}
        return {"game": self.game, "seats": self.seats, **chosen, "seed": self.seed, "chance": self.chance}

    def reseeded(self, seed: int) -> "TricksSetup":
        return TricksSetup(self.seats, self.hand, self.trumps, self.passing, seed, self.chance)

    def blank(self) -> "Tricks":
        return blank_game(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_from_json, (self.json(),)


setup_for = TricksSetup


def setup_from_json(parts: dict[str, Any]) -> TricksSetup:
    check_entries(parts, TricksSetup().json(), needed={"seats"})
    return TricksSetup(**{name: value for name, value in parts.items() if name != "game"})


def blank_game(setup: Setup) -> Tricks:
    """The table before anything is dealt."""
    assert isinstance(setup, TricksSetup)
    game = Tricks()
    game.sit_down(setup)
    game.lay_zones(1 + setup.seats * len(PLACES))
    game.zones[STOCK] = list(range(len(CARDS)))
    game.place, game.moves, game.known = row([STOCK] * len(CARDS)), row([0] * len(CARDS)), row([0] * len(CARDS))
    own = [[1 << seat, 1 << seat, game.everyone, 0, game.everyone] for seat in range(setup.seats)]  # who looks into PLACES
    game.sight = row([0, *(seen for sights in own for seen in sights)])
    game.leader, game.trump = 0, NO_TRUMP
    game.bids, game.tricks = [NOBODY] * setup.seats, [0] * setup.seats
    return game


def new_game(setup: Setup, listen: bool = False) -> Tricks:
    assert isinstance(setup, TricksSetup)
    game = blank_game(setup)
    if listen:
        game.listen()
    game.shuffle(STOCK)
    for seat in range(game.seats):
        game.draw_several(STOCK, hand(seat), setup.hand)
    if setup.trumps:
        top = game.zones[STOCK][-1]
        game.show_card(top, game.everyone)
        game.trump = top // RANKS
        game.tell("turns_up", "T-DEAL-02", (top,))
    game.push(Trick())
    for seat in reversed(range(game.seats)):
        game.push(MakeBid(seat))
    if PASSING[setup.passing]:
        game.push(HandOver(PASSING[setup.passing]))
        for seat in reversed(range(game.seats)):
            game.push(PassCard(seat))
    game.proceed()
    return game


def lists() -> dict[str, dict[str, dict[str, Any]]]:
    """What choices are made from."""
    return {"neighbours": {name: {} for name in PASSING}}


def numbers() -> dict[str, list[str]]:
    """By type of an argument: the ids its numbers stand for."""
    return {CARD: list(CARDS), SUIT: list(SUITS)}

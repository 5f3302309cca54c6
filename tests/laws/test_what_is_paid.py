"""What is paid comes: bookkeepers who hear only events find every purchase, build, bribe, tax and loan in balance."""

from abc import ABC, abstractmethod
from typing import Any

import pytest

from regalia import games
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.citadels.rules.table import Citadels
from regalia.dominion.rules.layout import DEBT
from regalia.dominion.rules.printed import Card, Landscape
from regalia.dominion.rules.setup import DominionSetup
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, Decision
from tests.dominion.test_every_choice import start
from tests.laws.bookkeeper import CitadelsBooks, DominionBooks
from tests.laws.checking import law
from tests.laws.lovers import THINGS
from tests.laws.worlds import CITADELS, FACTOR, TABLES, Table, Walk

DOMINION = [table for table in TABLES if table.game == "dominion"]


class Audit(ABC):
    """The bookkeeper beside a game; whenever somebody is asked, the books must show what the table shows."""

    def __init__(self, game: Game, books: CitadelsBooks | DominionBooks) -> None:
        self.written = books
        self.journal = game.listen()
        self.heard = 0

    @abstractmethod
    def compare(self) -> None: ...

    def read(self) -> None:
        for event in self.journal[self.heard :]:
            self.written.enter(event)
        self.heard = len(self.journal)

    def go_on(self) -> None:
        self.read()
        self.written.settle()
        self.compare()

    def end(self) -> None:
        self.read()
        self.written.close()


class CitadelsAudit(Audit):
    def __init__(self, game: Citadels) -> None:
        assert isinstance(game.setup, CitadelsSetup)
        self.game = game
        self.books = CitadelsBooks(game.setup)
        super().__init__(game, self.books)

    def compare(self) -> None:
        assert self.books.gold == self.game.gold and self.books.tax == self.game.tax


class DominionAudit(Audit):
    def __init__(self, game: Dominion) -> None:
        assert isinstance(game.setup, DominionSetup)
        self.game = game
        self.books = DominionBooks(game.setup)
        super().__init__(game, self.books)

    def compare(self) -> None:
        game, books = self.game, self.books
        assert game.decision is not None
        if game.decision.question.name != "overpay_potions":  # coins are given, but nothing is told before all is said
            assert (books.coins, books.potions) == (game.coins, game.potions)
        assert books.debt == [game.token(seat, DEBT) if game.tokens else 0 for seat in range(game.seats)]
        supply = game.box.supply
        assert [books.lying[zone] for zone in supply] == [len(game.zones[zone]) for zone in supply]


@pytest.mark.rules(
    "C-TURN-06", "C-TAX-01", "C-TAX-10", "C-MAGISTRATE-05", "C-MAGISTRATE-18", "C-BLACKMAILER-04", "C-CARDINAL-02"
)
@law(examples=4, tables=CITADELS)
def test_every_build_is_paid_and_taxed_once_and_every_coin_is_somewhere(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    assert isinstance(game, Citadels)
    audit = CitadelsAudit(game)
    for _ in walk.moments(game):
        audit.go_on()
    audit.end()


EAGER = ("build", "confiscate", "bribe", "build_on_loan", "seize", "place_signed_warrant", "gather_gold")
COSTLY = ("magistrate", "blackmailer", "wizard", "king", "cardinal", "alchemist", "scholar", "marshal", "tax_collector")


@pytest.mark.rules("C-TAX-10", "C-TAX-12", "C-MAGISTRATE-18", "C-MARSHAL-09")
@pytest.mark.parametrize(
    "choices", [{"edition": one} for one in ("en", "de", "nl")] + [{"edition": "nl", "nl_card_first": True}], ids=str
)
def test_those_who_pay_and_take_all_they_can_stay_in_balance(choices: dict[str, Any]) -> None:
    """Builds, confiscations, bribes, loans and taxes whenever they are offered."""
    for seed in range(6 * FACTOR):
        lot = Chance(seed)
        game = games.start(games.setup_for("citadels", seats=4 + seed % 4, cast=COSTLY, seed=seed, **choices), listen=True)
        assert isinstance(game, Citadels)
        audit = CitadelsAudit(game)
        while (decision := game.decision) is not None:
            audit.go_on()
            eager = [at for at, one in enumerate(decision.options) if one.verb.name in EAGER]
            game.answer_number(eager[lot.below(len(eager))] if eager and lot.below(4) else lot.below(len(decision.options)))
        audit.end()


@pytest.mark.rules("G-BUY-01", "G-PAY-07")
@law(examples=8, tables=DOMINION)
def test_every_purchase_ends_in_a_gain_and_money_adds_up(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    assert isinstance(game, Dominion)
    audit = DominionAudit(game)
    for _ in walk.moments(game):
        audit.go_on()
    audit.end()


def liking(decision: Decision, thing: Card | Landscape) -> list[int]:
    """All the money there is, then the thing, for as much more as it costs; and again the thing."""
    options = list(enumerate(decision.options))
    money = [at for at, one in options if one.verb.name == "play" and decision.question.name == "buy_phase"]
    wished = [at for at, one in options if one.verb.name in ("buy", "gain") and one.subject == thing.kind]
    more = [at for at, one in options if one.verb.name == "overpay" and one.subject == thing.cost.coins]
    return money or wished or more or [at for at, one in options if one is not PASS] or [0]


@pytest.mark.rules("G-BUY-01", "G-PAY-07")
@pytest.mark.parametrize("name", ["stonemason", "doctor", "farrier", "animal_fair", "black_market"])
def test_whoever_buys_the_same_card_again_and_again_gets_it(name: str) -> None:
    """Bought and overpaid whenever it can be, and gained where anything may be gained, by whatever comes in between."""
    thing = THINGS[name]
    for seed in range(6 * FACTOR):
        game, lot = start(thing, seed), Chance(seed)
        audit = DominionAudit(game)
        for _ in range(300):
            decision = game.decision
            if decision is None:
                break
            audit.go_on()
            liked = liking(decision, thing)
            game.answer_number(liked[lot.below(len(liked))] if lot.below(8) else lot.below(len(decision.options)))
        audit.read()

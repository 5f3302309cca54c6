"""A stranger's package: three characters of Citadels and two cards of Dominion, interpreted, on whatever engine there is."""

from typing import Any, Final

from regalia.citadels.rules.layout import A_SEAT, BUILT, DECK, MOST_SEATS, TRADE
from regalia.citadels.rules.printed import Character, Listener, Offer
from regalia.citadels.rules.table import Citadels
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.facts import Facts
from regalia.dominion.rules.instructions import PlusActions, PlusCards
from regalia.dominion.rules.layout import ACTION, VICTORY, hand
from regalia.dominion.rules.printed import Card, Instruction, Play, Worth
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOBODY
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Amounts, Decision, Option, Question, Verb
from regalia.kernel.windows import Happening, Reaction


class CollectHoney(Offer):
    """One gold from every richer player, who may be spared one by one."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if max(game.gold) > game.gold[seat]:
            menu.append(self.options[0])

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        return {"gold": sum(1 for gold in game.gold if gold > game.gold[seat])}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        richer = tuple(other for other in range(game.seats) if game.gold[other] > game.gold[seat])
        game.push(Collecting(seat, richer))


class Collecting(Effect[Citadels]):
    def __init__(self, seat: int, richer: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.richer: Final = richer

    def run(self, game: Citadels) -> Decision | None:
        if not self.richer:
            return None
        return Decision(self.seat, WHOSE_HONEY, [*[HONEY.of(other) for other in self.richer], PASS])

    def amounts(self, game: Citadels, option: Option) -> Amounts:
        return {} if option is PASS else {"gold": 1}

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is not PASS:
            game.take_gold(self.seat, option.subject, 1, "FAN-BEEKEEPER-01")
            game.push(Collecting(self.seat, tuple(other for other in self.richer if other != option.subject)))


HONEY: Final = Verb("honey", MOST_SEATS, A_SEAT)
WHOSE_HONEY: Final = Question("whose_honey", "FAN-BEEKEEPER-01")
BEEKEEPER: Final = Character("beekeeper", 6, income=TRADE, offers=(CollectHoney("collect_honey"),))


class Survey(Listener):
    """A gold for every district somebody else builds, once she was called and until the round is over."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        surveyor = game.holder[3]
        if surveyor not in (NOBODY, seat):
            game.gain(surveyor, 1, "FAN-SURVEYOR-01")
        return False


SURVEYOR: Final = Character("surveyor", 3, listeners=(Survey(BUILT),))


class Watch(Listener):
    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        return game.holder[2] not in (NOBODY, seat)


class CopyPlan(Reaction[Citadels]):
    """A gold for a card, whenever somebody else builds, if one likes."""

    def list(self, game: Citadels, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.holder[2] and game.gold[seat] > 0 and game.zones[DECK]:
            options.append(self.options[0])

    def amounts(self, game: Citadels, seat: int, about: Happening[Any], subject: int) -> Amounts:
        return {"gold": 1}

    def react(self, game: Citadels, seat: int, about: Happening[Any], subject: int) -> None:
        game.pay(seat, 1, "FAN-DRAFTSMAN-01")
        game.gain_cards(seat, 1, "FAN-DRAFTSMAN-01")


COPY_OR_NOT: Final = Question("copy_plan", "FAN-DRAFTSMAN-01")
DRAFTSMAN: Final = Character("draftsman", 2, listeners=(Watch(BUILT, CopyPlan("copy_plan"), COPY_OR_NOT),))


class Hums(Instruction):
    """+1 Coin for every so many cards in hand, if one likes."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Humming(seat, self.each))


class Humming(Effect[Dominion]):
    def __init__(self, seat: int, each: int) -> None:
        self.seat: Final = seat
        self.each: Final = each

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, HUM_OR_NOT, [HUM, PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is HUM:
            game.plus_coins(self.seat, len(game.zones[hand(self.seat)]) // self.each)


class FixedWorth(Worth):
    def points(self, game: Dominion, seat: int) -> int:
        return 2


HUM: Final = Verb("hum").of(0)
HUM_OR_NOT: Final = Question("hum", "FAN-APIARY-01")
APIARY: Final = Card("apiary", (PlusCards(1), PlusActions(1), Hums(2)), facts=Facts(Cost(4), ACTION))
SWARM: Final = Card("swarm", worth=FixedWorth(), facts=Facts(Cost(3), VICTORY))

"""The Buy phase: Treasures, tokens, purchases of cards, Events and Projects (G-BUY-01 … -10, G-PAY-01 … -08)."""

from typing import Final

from regalia.dominion.rules.actions import ACTION_PHASES, is_offer_suspected, list_offers, why_not_offer
from regalia.dominion.rules.costs import Cost, Limit
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.gaining import gain, gain_card
from regalia.dominion.rules.layout import (
    A_NUMBER,
    ACTION_PHASE,
    ANY_TYPE,
    BUY_PHASE,
    CARD_BOUGHT,
    DEBT,
    DISCARD_PILE,
    END_OF_BUY_PHASE,
    EVENT,
    MOST_SEATS,
    NO_CARD,
    START_OF_BUY_PHASE,
    TREASURE,
    hand,
)
from regalia.dominion.rules.playing import FollowOne, Moment, play_from
from regalia.dominion.rules.printed import Instruction, Offer, Play, no_play
from regalia.dominion.rules.promises import come_to
from regalia.dominion.rules.purchases import BUY, is_barred, may_buy_landscape, why_not_buy
from regalia.dominion.rules.reasons import why_not_play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import open_window

ANY_DEBT: Final = 1 << 20
MOST_COINS: Final = 128


class BuyPhase(SeatEffect[Dominion]):
    """Start effects, Treasures and purchases, end effects (G-BUY-PHASE-01, -07)."""

    def run(self, game: Dominion) -> Decision | None:
        game.phase = BUY_PHASE
        if game.box.wakes[END_OF_BUY_PHASE] and game.stack[-2] is not END_OF_BUY_PHASES[self.seat]:
            game.push(END_OF_BUY_PHASES[self.seat])  # below this one it still waits where the Action phase came back
        game.stack.append(TREASURES[self.seat])
        if game.box.wakes[START_OF_BUY_PHASE]:
            come_to(game, START_OF_BUY_PHASE)
        return None


class EndOfBuyPhase(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        if game.phase == BUY_PHASE:
            come_to(game, END_OF_BUY_PHASE)
        return None


class Treasures(SeatEffect[Dominion]):
    """Treasures from hand, one after the other, and the first purchase (G-BUY-PHASE-03, -05)."""

    def run(self, game: Dominion) -> Decision | None:
        if game.phase == ACTION_PHASE:
            return_to_actions(game, self.seat)
            return None
        options: list[Option] = []
        if game.plays_left > 0:
            game.list_kinds(hand(self.seat), TREASURE, PLAY, options)
        list_purchases(game, self.seat, options)
        options.append(PASS)
        return Decision(self.seat, PLAY_TREASURES, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is PLAY:
            return why_not_play(game, self.seat, wish.subject, TREASURE)
        return why_not_purchase(game, self.seat, wish)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        if option.verb is PLAY:
            game.stack.append(self)
            zone = hand(self.seat)
            play_from(game, self.seat, game.find(zone, option.subject), zone)
        elif option.verb is not BUY and isinstance(option.verb, Offer) and not option.verb.buys:
            game.push(self)
            option.verb.take(game, self.seat, option.subject)
        else:
            BUYING[self.seat].chosen(game, option)


class Buying(SeatEffect[Dominion]):
    """Further purchases: once something was bought no Treasure may be played any more (G-BUY-PHASE-09)."""

    def run(self, game: Dominion) -> Decision | None:
        if game.phase == ACTION_PHASE:
            return_to_actions(game, self.seat)
            return None
        options: list[Option] = []
        list_purchases(game, self.seat, options)
        if not options and not is_offer_suspected(game, self.seat):
            return None
        options.append(PASS)
        return Decision(self.seat, BUY_MORE, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is PLAY:
            return why_not_play(game, self.seat, wish.subject, TREASURE) or Reason("bought_already", "G-BUY-PHASE-09")
        return why_not_purchase(game, self.seat, wish)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:  # unused Buys lapse (G-BUY-03)
            return
        game.push(self)
        if option.verb is BUY:
            buy(game, self.seat, option.subject)
        elif isinstance(option.verb, Offer):
            option.verb.take(game, self.seat, option.subject)


def return_to_actions(game: Dominion, seat: int) -> None:
    """Back in the Action phase, and afterwards a new Buy phase (G-ACTION-PHASE-04, -05)."""
    game.push(BUY_PHASES[seat])
    game.push(ACTION_PHASES[seat])


def list_purchases(game: Dominion, seat: int, options: list[Option]) -> None:
    """What there is money and a Buy for (G-BUY-02, G-COST-01); with Debt nothing but paying it off (G-PAY-OFF-02)."""
    box = game.box
    if game.buys > 0 and (not game.tokens or game.may_buy(seat)):
        if box.only_coins:
            list_affordable(game, options)
        else:
            game.list_supply(Limit(Cost(game.coins, game.potions, ANY_DEBT)), ANY_TYPE, BUY, options)
        for landscape in box.for_sale:
            if landscape.cost.coins <= game.coins and may_buy_landscape(game, seat, landscape):
                options.append(BUY.options[landscape.kind])
    if box.barred or box.barring:
        for option in options[:]:
            if option.verb is BUY and is_barred(game, seat, option.subject):
                options.remove(option)
    if box.offers:
        list_offers(game, seat, options)


def list_affordable(game: Dominion, options: list[Option]) -> None:
    """Cards that cost coins only: a list made in advance, unless one of these piles is empty."""
    box = game.box
    if box.purchases:
        coins = game.coins
        if coins >= len(box.purchases):
            coins = len(box.purchases) - 1
        zones = game.zones
        for zone in box.purchased_from[coins]:
            if not zones[zone]:
                break
        else:
            options.extend(box.purchases[coins])
            return
    game.list_for_coins(game.coins, ANY_TYPE, BUY, options)


def why_not_purchase(game: Dominion, seat: int, wish: Option) -> Reason | None:
    """Why ``list_purchases`` leaves something out."""
    offer = wish.verb
    if isinstance(offer, Offer):
        return why_not_offer(game, seat, offer, wish.subject)
    return why_not_buy(game, seat, wish.subject) if offer is BUY else None


def buy(game: Dominion, seat: int, kind: int, free: bool = False) -> None:
    """Use a Buy, pay, then gain the card, or carry out the Event, or put a cube on the Project.

    G-PAY-01, -05, G-DEBT-02, G-BUY-08, -09, -10; ``free``: paid in another way (G-BUY-07)
    """
    game.buys -= 1
    if not free:
        pay(game, seat, kind)
    if kind in game.box.landscape_of:
        landscape = game.box.landscapes[game.box.landscape_of[kind]]
        if landscape.types & EVENT:
            if game.journal is not None:
                game.tell("buys_event", "G-BUY-09", (seat, kind, landscape.cost.coins))
            for line in reversed(landscape.play):
                game.push(FollowOne(line, seat, no_play(seat)))
        else:
            game.held[game.box.landscape_of[kind]] |= 1 << seat
            if game.journal is not None:
                game.tell("buys_project", "G-BUY-10", (seat, kind, landscape.cost.coins))
        return
    if game.journal is not None:
        game.tell("buys", "G-BUY-08", (seat, kind, 0 if free else game.price(kind).coins))
    obtain(game, seat, game.zones[game.box.pile_of[kind]][-1], game.box.pile_of[kind])


def pay(game: Dominion, seat: int, kind: int) -> None:
    """Coins and Potions at once; Debt is taken and paid off later (G-BUY-06, G-PAY-05)."""
    cost = game.price(kind)
    game.coins -= cost.coins
    game.potions -= cost.potions
    if cost.debt > 0:
        debtor = seat
        if game.deputies is not None and game.box.printed[game.turn_kind].moves_debt:
            debtor = game.deputies[seat]
        game.add_tokens(debtor, DEBT, cost.debt)
        if game.journal is not None:
            game.tell("takes_debt", "G-BUY-06", (debtor, cost.debt))


def obtain(game: Dominion, seat: int, card: int, source: int) -> None:
    """A card was paid for: overpay, what follows from buying, then the gain."""
    kind = game.box.kind[card]
    overpay = game.box.printed[kind].overpay
    if not game.box.listening[CARD_BOUGHT][kind] and overpay is None:
        if source == game.box.pile_of[kind]:
            gain(game, seat, kind, bought=True)
        else:
            gain_card(game, seat, card, source, bought=True)
        return
    pays_more = overpay is not None and game.coins + game.potions > 0
    waits = overpay is not None and overpay.waits_for_gain()
    gaining = GainBought(seat, game.track(card), source)
    game.push(Overpaying(seat, kind, -1, gaining) if pays_more and waits else gaining)
    if game.box.listening[CARD_BOUGHT][kind]:
        open_window(game, CardBought(game.active, kind, seat))
    if pays_more and not waits:
        game.push(Overpaying(seat, kind, -1))


class GainBought(Effect[Dominion]):
    """The gain of what was paid for. If what came in between took the top card of its pile, the next one is gained."""

    def __init__(self, seat: int, card: Track, source: int, then: Instruction | None = None) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source
        self.then: Final = then

    def run(self, game: Dominion) -> Decision | None:
        card = self.there(game)
        if card != NO_CARD:
            gain_card(game, self.seat, card, self.source, DISCARD_PILE, self.then, bought=True)
        elif game.journal is not None:
            game.tell("gains_none", "G-GAIN-01", (self.seat, game.box.kind[self.card[0]]))
        return None

    def there(self, game: Dominion) -> int:
        """The uppermost card of its kind in the pile; from elsewhere only this very card (G-LOST-TRACK-02)."""
        if self.source < game.box.first_pile:
            return self.card[0] if game.is_found(self.card) else NO_CARD
        for card in reversed(game.zones[self.source]):
            if game.box.kind[card] == game.box.kind[self.card[0]]:
                return card
        return NO_CARD


class CardBought(Moment):
    """A card was paid for; its gain comes next."""

    def __init__(self, turn_of: int, kind: int, buyer: int) -> None:
        super().__init__(turn_of, kind)
        self.buyer: Final = buyer

    def number(self) -> int:
        return CARD_BOUGHT

    def doer(self) -> int:
        return self.buyer


class Overpaying(Effect[Dominion]):
    """How many coins, then how many Potions more than the card costs; nothing more is no overpaying (G-PAY-07, -08).

    ``gaining``: the gain that comes next and brings what was paid for, where that waits for it.
    """

    def __init__(self, seat: int, kind: int, coins: int, gaining: GainBought | None = None) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.coins: Final = coins  # -1: not yet said
        self.gaining: Final = gaining

    def run(self, game: Dominion) -> Decision | None:
        if self.coins < 0:
            if game.coins > 0:
                most = min(game.coins, MOST_COINS - 1)
                return Decision(self.seat, OVERPAY_HOW_MUCH, [PASS, *OVERPAY.options[1 : most + 1]])
            game.push(Overpaying(self.seat, self.kind, 0, self.gaining))
        elif game.potions > 0:
            return Decision(self.seat, OVERPAY_POTIONS_TOO, [PASS, *OVERPAY_POTIONS.options[1 : game.potions + 1]])
        else:
            self.follow(game, 0)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if self.coins < 0 and wish.verb is OVERPAY and wish.subject > game.coins:
            return Reason("too_few_coins", OVERPAY_HOW_MUCH.rule, (wish.subject, game.coins))
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        amount = 0 if option is PASS else option.subject
        if self.coins < 0:
            game.coins -= amount
            game.push(Overpaying(self.seat, self.kind, amount, self.gaining))
        else:
            game.potions -= amount
            self.follow(game, amount)

    def follow(self, game: Dominion, potions: int) -> None:
        gaining = self.gaining
        if self.coins + potions == 0:
            if gaining is not None:
                game.push(gaining)
            return
        if game.journal is not None:
            game.tell("overpays", "G-PAY-07", (self.seat, self.kind, self.coins, potions))
        brought = FollowOverpaid(self.kind, self.coins, potions)
        if gaining is None:
            brought.follow(game, self.seat, no_play(self.seat))
        else:
            game.push(GainBought(gaining.seat, gaining.card, gaining.source, brought))


class FollowOverpaid(Instruction):
    """What so much more paid for a card brings."""

    def __init__(self, kind: int, coins: int, potions: int) -> None:
        self.kind: Final = kind
        self.coins: Final = coins
        self.potions: Final = potions

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        overpay = game.box.printed[self.kind].overpay
        if overpay is not None:
            overpay.follow(game, seat, self.coins, self.potions)


OVERPAY: Final = Verb("overpay", MOST_COINS, A_NUMBER)
OVERPAY_POTIONS: Final = Verb("overpay_potions", MOST_COINS, A_NUMBER)

BUY_PHASES: Final = [BuyPhase(seat) for seat in range(MOST_SEATS)]
TREASURES: Final = [Treasures(seat) for seat in range(MOST_SEATS)]
BUYING: Final = [Buying(seat) for seat in range(MOST_SEATS)]
END_OF_BUY_PHASES: Final = [EndOfBuyPhase(seat) for seat in range(MOST_SEATS)]

PLAY_TREASURES: Final = Question("buy_phase", "G-BUY-PHASE-03")
BUY_MORE: Final = Question("buy_more", "G-BUY-PHASE-05")
OVERPAY_HOW_MUCH: Final = Question("overpay", "G-PAY-07")
OVERPAY_POTIONS_TOO: Final = Question("overpay_potions", "G-PAY-07")

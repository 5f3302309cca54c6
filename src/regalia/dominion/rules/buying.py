"""The Buy phase: Treasures, tokens, purchases of cards, Events and Projects (G-BUY-01 … -10, G-PAY-01 … -08)."""

from typing import Final

from regalia.dominion.rules.actions import ACTION_PHASES, is_offer_suspected, list_offers, why_not_offer
from regalia.dominion.rules.costs import Cost, Limit
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.gaining import gain, gain_card
from regalia.dominion.rules.kinds import NO_KIND
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION_PHASE,
    ANY_TYPE,
    BUY_PHASE,
    CARD_BOUGHT,
    DEBT,
    END_OF_BUY_PHASE,
    EVENT,
    GAINS,
    MOST_SEATS,
    NO_CARD,
    REST_OF_TURN,
    START_OF_BUY_PHASE,
    TREASURE,
    hand,
)
from regalia.dominion.rules.overpaying import Overpaying, overpaid_for
from regalia.dominion.rules.playing import FollowOne, Moment, play_from
from regalia.dominion.rules.printed import Instruction, Offer, Play, no_play
from regalia.dominion.rules.promises import come_to
from regalia.dominion.rules.purchases import BUY, is_barred, may_buy_landscape, why_not_buy
from regalia.dominion.rules.reasons import why_not_play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import open_window

ANY_DEBT: Final = 1 << 20
COIN_BITS: Final = 8  # for the coins of a menu that is kept


class BuyPhase(SeatEffect[Dominion]):
    """Start effects, Treasures and purchases, end effects (G-BUY-PHASE-01, -07)."""

    def run(self, game: Dominion) -> Decision | None:
        game.phase = BUY_PHASE
        if game.box.wakes[END_OF_BUY_PHASE] and game.stack[-2] is not END_OF_BUY_PHASES[self.seat]:
            game.push(END_OF_BUY_PHASES[self.seat])  # below this one it still waits where the Action phase came back
        if game.box.wakes[END_OF_BUY_PHASE] and game.box.counts_gains:
            began = BuyPhaseBegan(game.token(self.seat, GAINS))
            game.pending.append(Later(self.seat, REST_OF_TURN, NO_KIND, began, no_play(self.seat)))
        game.stack.append(TREASURES[self.seat])
        if game.box.wakes[START_OF_BUY_PHASE]:
            come_to(game, START_OF_BUY_PHASE)
        return None


class BuyPhaseBegan(Instruction):
    """A mark: so many cards had been gained in the turn when the Buy phase began."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        """Nothing happens when the mark goes."""


def gained_in_buy_phase(game: Dominion, seat: int) -> int:
    """How many cards the player whose turn it is gained in the last Buy phase, in a game that counts them (G2-PHASE-04)."""
    before = 0
    for later in game.pending:
        if later.moment == REST_OF_TURN and isinstance(later.then, BuyPhaseBegan):
            before = later.then.number
    return game.token(seat, GAINS) - before


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
        ready = ready_made(game, self.seat)
        if ready is not None:
            return Decision(self.seat, PLAY_TREASURES, with_treasures(game, self.seat, ready))
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
        ready = ready_made(game, self.seat)
        if ready is not None:
            return Decision(self.seat, BUY_MORE, ready)
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
    """The Buy phase ends; back in the Action phase, and afterwards a new Buy phase (G-ACTION-PHASE-04, -05, G2-PHASE-02)."""
    game.push(BUY_PHASES[seat])
    game.push(ACTION_PHASES[seat])
    if game.box.wakes[END_OF_BUY_PHASE]:
        come_to(game, END_OF_BUY_PHASE)


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
    if box.bars_buying:
        for option in options[:]:
            if option.verb is BUY and is_barred(game, seat, option.subject):
                options.remove(option)
    if box.offers:
        list_offers(game, seat, options)


def list_affordable(game: Dominion, options: list[Option]) -> None:
    """Cards that cost coins only: a list made in advance, unless one of these piles is empty."""
    coins = ready_for(game)
    if coins >= 0:
        options.extend(game.box.purchases[coins])
    else:
        game.list_for_coins(game.coins, ANY_TYPE, BUY, options)


def ready_for(game: Dominion) -> int:
    """The coins to look up what they buy with, or -1: it was not listed in advance, or a pile they are enough for is empty."""
    box = game.box
    coins = game.coins
    dearest = len(box.purchases) - 1
    if coins > dearest:
        coins = dearest
    if coins >= 0:
        zones = game.zones
        for zone in box.purchased_from[coins]:
            if len(zones[zone]) == 0:  # asked more often than anything: a length is borrowed
                return -1
    return coins


def ready_made(game: Dominion, seat: int) -> list[Option] | None:
    """The answers to what to buy, made in advance where there is nothing else to ask and something to buy."""
    box = game.box
    if not box.sells_ready or game.buys <= 0 or (game.tokens and not game.may_buy(seat)):
        return None
    coins = ready_for(game)
    return box.purchases_or_pass[coins] if coins >= 0 and box.purchases[coins] else None


def with_treasures(game: Dominion, seat: int, ready: list[Option]) -> list[Option]:
    """Treasures to play, and then these purchases; most hands come again, and what they are asked is made once."""
    zone = hand(seat)
    mark = game.mark_of(zone, TREASURE) if game.plays_left > 0 else 0
    if mark == 0:
        return ready
    box = game.box
    menus = box.menus
    if menus is None:
        menus = box.menus = {}
    key = mark << COIN_BITS | game.coins
    known = menus.get(key) if mark > 0 and game.coins >> COIN_BITS == 0 else None
    if known is None:
        known = []
        game.list_kinds(zone, TREASURE, PLAY, known)
        known.extend(ready)
        if mark > 0 and game.coins >> COIN_BITS == 0:
            menus[key] = known
    return known


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
        price = Cost(0) if free else game.price(kind)
        game.tell("buys", "G-BUY-05" if price.potions else "G-BUY-08", (seat, kind, price.coins))
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
    game.push(GainBought(seat, game.track(card), source))
    if game.box.listening[CARD_BOUGHT][kind]:
        open_window(game, CardBought(game.active, kind, seat))
    if overpay is not None:
        for later in overpaid_for(game, seat, kind):
            game.pending.remove(later)  # what was bought before and not gained
        if game.coins + game.potions > 0:
            game.push(Overpaying(seat, kind, -1))


class GainBought(Effect[Dominion]):
    """The gain of what was paid for. If what came in between took the top card of its pile, the next one is gained."""

    def __init__(self, seat: int, card: Track, source: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source

    def run(self, game: Dominion) -> Decision | None:
        card = self.there(game)
        if card != NO_CARD:
            gain_card(game, self.seat, card, self.source, bought=True)
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


BUY_PHASES: Final = [BuyPhase(seat) for seat in range(MOST_SEATS)]
TREASURES: Final = [Treasures(seat) for seat in range(MOST_SEATS)]
BUYING: Final = [Buying(seat) for seat in range(MOST_SEATS)]
END_OF_BUY_PHASES: Final = [EndOfBuyPhase(seat) for seat in range(MOST_SEATS)]

PLAY_TREASURES: Final = Question("buy_phase", "G-BUY-PHASE-03")
BUY_MORE: Final = Question("buy_more", "G-BUY-PHASE-05")

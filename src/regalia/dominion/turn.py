"""The turn: Action phase, Buy phase, Clean-up, end of the turn."""

from typing import Final

from regalia.dominion.costs import Cost, Limit
from regalia.dominion.gaining import gain
from regalia.dominion.instructions import PLAY
from regalia.dominion.kinds import KINDS
from regalia.dominion.layout import (
    A_KIND,
    ACTION,
    ACTION_PHASE,
    ANY_TYPE,
    BUY_PHASE,
    CLEAN_UP,
    DEBT,
    MOST_SEATS,
    NO_CARD,
    TREASURE,
    discard_pile,
    hand,
    in_play,
)
from regalia.dominion.playing import play_from
from regalia.dominion.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

HAND_SIZE: Final = 5
ANY_DEBT: Final = 1 << 20


class Turn(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        begin_turn(game, self.seat)
        game.turns[self.seat] = game.turns[self.seat] + 1
        if game.journal is not None:
            game.tell("turn", "G-ACTION-PHASE-01", (self.seat, game.turns[self.seat]))
        game.push(END_OF_TURN[self.seat])
        game.push(CLEAN_UPS[self.seat])
        game.push(BUY_PHASES[self.seat])
        game.push(ACTION_PHASES[self.seat])
        return None


def begin_turn(game: Dominion, seat: int) -> None:
    """One Action, one Buy, no coins (G-BUY-02)."""
    game.active = seat
    game.phase = ACTION_PHASE
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.potions = 0
    game.played = []
    game.in_force = []  # G-THIS-TURN-01


class ActionPhase(SeatEffect[Dominion]):
    """Action cards from hand, for one Action each, as long as wanted (G-ACTION-PHASE-02, -03)."""

    def run(self, game: Dominion) -> Decision | None:
        if game.actions > 0:
            options: list[Option] = []
            game.list_kinds(hand(self.seat), ACTION, PLAY, options)
            if options:
                options.append(PASS)
                return Decision(self.seat, PLAY_ACTIONS, options)
        game.phase = BUY_PHASE
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            game.phase = BUY_PHASE
            return
        game.push(self)
        game.actions -= 1
        play_from(game, self.seat, game.find(hand(self.seat), option.subject), hand(self.seat))


class BuyPhase(SeatEffect[Dominion]):
    """Treasures from hand, one after the other, and the first purchase (G-BUY-PHASE-03, -05)."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(hand(self.seat), TREASURE, PLAY, options)
        list_purchases(game, self.seat, options)
        options.append(PASS)
        return Decision(self.seat, PLAY_TREASURES, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        if option.verb is PLAY:
            game.push(self)
            play_from(game, self.seat, game.find(hand(self.seat), option.subject), hand(self.seat))
        else:
            BUYING[self.seat].chosen(game, option)


class Buying(SeatEffect[Dominion]):
    """Further purchases: once something was bought no Treasure may be played any more (G-BUY-PHASE-09)."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        list_purchases(game, self.seat, options)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, BUY_MORE, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:  # unused Buys lapse (G-BUY-03)
            return
        game.push(self)
        if option is PAY_OFF:
            game.coins -= 1
            game.add_tokens(self.seat, DEBT, -1)
            if game.journal is not None:
                game.tell("pays_off", "G-PAY-OFF-03", (self.seat, 1))
        else:
            buy(game, self.seat, option.subject)


def list_purchases(game: Dominion, seat: int, options: list[Option]) -> None:
    """What there is money and a Buy for (G-BUY-02, G-COST-01); with Debt nothing but paying it off (G-PAY-OFF-02)."""
    if game.box.only_coins:
        if game.may_buy(seat):
            game.list_for_coins(game.coins, ANY_TYPE, BUY, options)
    elif game.may_buy(seat):
        game.list_supply(Limit(Cost(game.coins, game.potions, ANY_DEBT)), ANY_TYPE, BUY, options)
    for kind in game.box.barred:
        if BUY.options[kind] in options and game.find(in_play(seat), game.box.printed[kind].not_with) != NO_CARD:
            options.remove(BUY.options[kind])  # G-BUY-07
    if game.coins > 0 and game.token(seat, DEBT) > 0:
        options.append(PAY_OFF)


def buy(game: Dominion, seat: int, kind: int) -> None:
    """Pay coins and Potions, take the Debt, then gain (G-PAY-01, -05, G-DEBT-02, G-BUY-08)."""
    cost = game.price(kind)
    game.buys -= 1
    game.coins -= cost.coins
    game.potions -= cost.potions
    if game.journal is not None:
        game.tell("buys", "G-BUY-08", (seat, kind, cost.coins))
    if cost.debt > 0:
        game.add_tokens(seat, DEBT, cost.debt)
        if game.journal is not None:
            game.tell("takes_debt", "G-BUY-06", (seat, cost.debt))
    gain(game, seat, kind)


class CleanUp(SeatEffect[Dominion]):
    """Discard everything, one's own and what others have in play; draw a new hand (G-CLEAN-UP-04, -08, -09)."""

    def run(self, game: Dominion) -> Decision | None:
        game.phase = CLEAN_UP
        if game.box.choose_top:
            game.push(CHOOSE_TOP[self.seat])
        else:
            clean_up(game, self.seat, NO_CARD)
        return None


class ChooseTop(SeatEffect[Dominion]):
    """In any order the player likes: which card will lie on top (G-CLEAN-UP-04)."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(hand(self.seat), ANY_TYPE, PUT_ON_TOP, options)
        for card in game.zones[in_play(self.seat)]:
            option = PUT_ON_TOP.options[game.box.kind[card]]
            if option not in options:
                options.append(option)
        if len(options) > 1:
            return Decision(self.seat, WHICH_ON_TOP, options)
        clean_up(game, self.seat, NO_CARD)
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        top = game.find(in_play(self.seat), option.subject)
        clean_up(game, self.seat, game.find(hand(self.seat), option.subject) if top == NO_CARD else top)


def clean_up(game: Dominion, seat: int, top: int) -> None:
    """Unless a card is chosen to lie on top, the hand goes below what was in play and is seen already."""
    for other in range(game.seats):
        if other != seat and game.zones[in_play(other)]:
            game.move_all(in_play(other), discard_pile(other))  # G-CLEAN-UP-08
    pile = discard_pile(seat)
    if top == NO_CARD:
        game.move_all(hand(seat), pile)
        if game.zones[in_play(seat)]:
            game.move_all(in_play(seat), pile)
        else:
            game.turn_up(seat)
    else:
        for zone in (hand(seat), in_play(seat)):
            for card in game.zones[zone][:]:
                if card != top:
                    game.move(card, zone, pile)
        game.move(top, game.place[top], pile, False, game.everyone)
    if game.journal is not None:
        game.tell("cleans_up", "G-CLEAN-UP-04", (seat,))
    game.draw_cards(seat, HAND_SIZE)


class EndOfTurn(SeatEffect[Dominion]):
    """After the new hand is drawn it is checked whether the game ends; if not, the player to the left is next.

    G-END-OF-TURN-01, -02, -03, G-GAME-END-01
    """

    def run(self, game: Dominion) -> Decision | None:
        if not game.zones[game.box.province] or game.empty_piles() >= game.box.empty_ends:
            if game.journal is not None:
                game.tell("game_ends", "G-GAME-END-01", (self.seat,))
        else:
            game.push(TURNS[(self.seat + 1) % game.seats])
        return None


# Effects that know nothing but their seat are made once.
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
ACTION_PHASES: Final = [ActionPhase(seat) for seat in range(MOST_SEATS)]
BUY_PHASES: Final = [BuyPhase(seat) for seat in range(MOST_SEATS)]
BUYING: Final = [Buying(seat) for seat in range(MOST_SEATS)]
CLEAN_UPS: Final = [CleanUp(seat) for seat in range(MOST_SEATS)]
CHOOSE_TOP: Final = [ChooseTop(seat) for seat in range(MOST_SEATS)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(MOST_SEATS)]

BUY: Final = Verb("buy", KINDS, A_KIND)
PAY_OFF: Final = Verb("pay_off").of(0)  # one Debt; as often as wanted
PUT_ON_TOP: Final = Verb("put_on_top", KINDS, A_KIND)
PLAY_ACTIONS: Final = Question("action_phase", "G-ACTION-PHASE-02")
PLAY_TREASURES: Final = Question("buy_phase", "G-BUY-PHASE-03")
BUY_MORE: Final = Question("buy_more", "G-BUY-PHASE-05")
WHICH_ON_TOP: Final = Question("discard_top", "G-CLEAN-UP-04")

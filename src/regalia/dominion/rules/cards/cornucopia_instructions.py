"""Instructions of Cornucopia and Guilds."""

from typing import Final

from regalia.dominion.rules.costs import CHEAPER, EXACTLY, Cost, Limit, more_than, up_to
from regalia.dominion.rules.from_hand import REVEAL, SET_ASIDE, DiscardFromHand, PickFromHand, TrashFromHand
from regalia.dominion.rules.gaining import GAIN, ChooseGain, gain, gain_card
from regalia.dominion.rules.instructions import PlusCards, PlusCoins, TrashThis
from regalia.dominion.rules.kinds import DUCHY, KIND_OF, PROVINCE
from regalia.dominion.rules.knowledge import may_hold
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    ANY_TYPE,
    DECK,
    DISCARD_PILE,
    END_OF_TURN,
    NO_CARD,
    START_OF_TURN,
    TREASURE,
    VICTORY,
    aside,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, put_deck_into_discard_pile, reveal, set_aside, tell_revealed, trash
from regalia.dominion.rules.naming import NameCard
from regalia.dominion.rules.playing import FollowOne, InOrder, PlayFromAside
from regalia.dominion.rules.printed import Instruction, Overpaid, Play, Worth, no_play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.reactions import WhenGained
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.shuffling import is_ready, is_ready_to_follow
from regalia.dominion.rules.sorting import PutRevealedBack, SortOut, look_at
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE, Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

# -- Tournament ----------------------------------------------------------------------------------------------------------------


class HoldTournament(Instruction):
    """Tournament: everybody may reveal a Province; a Prize for its player, a card and a coin if no other did."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Jousting(seat, play, 0, 0))


class Jousting(Effect[Dominion]):
    """In turn order from the player whose turn it is; ``shown`` are the seats that revealed one (G-SIMULTANEOUS-08)."""

    def __init__(self, seat: int, play: Play, step: int, shown: int) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.step: Final = step
        self.shown: Final = shown

    def run(self, game: Dominion) -> Decision | None:
        if self.step == game.seats:
            self.decide(game)
            return None
        asked = (game.active + self.step) % game.seats
        options = [REVEAL.options[PROVINCE], PASS] if game.find(hand(asked), PROVINCE) != NO_CARD else [PASS]
        if len(options) == 1 and (game.setup.tells_by_asking or not may_hold(game, asked, PROVINCE)):
            game.push(Jousting(self.seat, self.play, self.step + 1, self.shown))
            return None
        return Decision(asked, REVEAL_PROVINCE, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        asked = (game.active + self.step) % game.seats
        shown = self.shown if option is PASS else self.shown | 1 << asked
        game.push(Jousting(self.seat, self.play, self.step + 1, shown))
        if option is not PASS:
            reveal(game, asked, game.find(hand(asked), PROVINCE))

    def decide(self, game: Dominion) -> None:
        if self.shown & ~(1 << self.seat) == 0:
            game.push(FollowOne(InOrder((PlusCards(1), PlusCoins(1))), self.seat, self.play))
        if self.shown >> self.seat & 1:
            game.push(ChoosePrize(self.seat))
            province = game.find(hand(self.seat), PROVINCE)
            if province != NO_CARD:
                discard(game, self.seat, (province,), hand(self.seat))


class ChoosePrize(SeatEffect[Dominion]):
    """Any Prize, or a Duchy, onto the deck; also one that is not there any more, to gain nothing."""

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, GAIN_PRIZE, [GAIN.options[kind] for kind in (*PRIZE_KINDS, DUCHY)])

    def chosen(self, game: Dominion, option: Option) -> None:
        gain(game, self.seat, option.subject, DECK)


# -- Prizes --------------------------------------------------------------------------------------------------------------------


class CoinPerAction(Instruction):
    """Diadem: +$1 for each Action that is left, not for Action cards."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if seat == game.active and game.actions > 0:
            game.plus_coins(seat, game.actions)


class DeckIntoDiscardPile(Instruction):
    """Not a discard (G-DISCARD-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        put_deck_into_discard_pile(game, seat)


# -- Hamlet, Fairgrounds -------------------------------------------------------------------------------------------------------


class DiscardForAction(DiscardFromHand):
    """Hamlet: a card for +1 Action."""

    def question(self) -> Question:
        return DISCARD_FOR_ACTION


class DiscardForBuy(DiscardFromHand):
    """Hamlet: a card for +1 Buy."""

    def question(self) -> Question:
        return DISCARD_FOR_BUY


class PerNames(Worth):
    """Fairgrounds: so many points for every so many different names of the player's cards (G-NAME-05, G-YOUR-CARDS-01)."""

    def __init__(self, each: int, number: int) -> None:
        self.each: Final = each
        self.number: Final = number

    def points(self, game: Dominion, seat: int) -> int:
        names = {game.box.kind[card] for card in own_cards(game, seat)}
        return self.each * (len(names) // self.number)


# -- Horn of Plenty ------------------------------------------------------------------------------------------------------------


class GainPerNames(Instruction):
    """Horn of Plenty: a card costing up to $1 per different name in play; for a Victory card this one is trashed.

    G-NAME-05, G-IN-PLAY-03, G-GAIN-09
    """

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        names = {game.box.kind[card] for card in game.zones[in_play(seat)]}
        game.push(ChoosePerNames(seat, up_to(len(names)), ANY_TYPE, DISCARD_PILE, None, play))


class ChoosePerNames(ChooseGain):
    def chosen(self, game: Dominion, option: Option) -> None:
        lost = TrashThis() if game.types()[option.subject] & VICTORY else None
        gain(game, self.seat, option.subject, self.place, lost, self.play)


# -- Ferryman ------------------------------------------------------------------------------------------------------------------


class GainFromFerry(Instruction):
    """Ferryman, when gained: the top card of the pile beside the Supply is gained, too (G2-SETUP-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        pile = game.box.ferry
        if pile != NOWHERE and game.zones[pile]:
            gain_card(game, seat, game.zones[pile][-1], pile)


# -- Farmhands -----------------------------------------------------------------------------------------------------------------


class SetAsideToPlayNext(PickFromHand):
    """Farmhands, when gained: an Action or Treasure of the hand may be set aside; it is played as the next turn starts."""

    def verb(self) -> Verb:
        return SET_ASIDE

    def question(self) -> Question:
        return SET_ASIDE_TO_PLAY

    def allowed(self) -> int:
        return ACTION | TREASURE

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        set_aside(game, seat, cards[0], hand(seat))
        waiting = no_play(seat).with_cards((game.track(cards[0]),))
        promise(game, Later(seat, START_OF_TURN, FARMHANDS, PlayFromAside(), waiting))


# -- Stonemason ----------------------------------------------------------------------------------------------------------------


class TrashForTwo(TrashFromHand):
    """Stonemason: trash a card, gain two that are cheaper, one after the other (G-COST-03, G2-PRICE-03)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        limit = more_than(game.box.kind[cards[0]], 0, CHEAPER)
        for _ in range(2):
            game.push(ChooseGain(seat, limit, ANY_TYPE, DISCARD_PILE))
        trash(game, seat, cards, hand(seat))


class TwoActionsFor(Overpaid):
    """Stonemason: two Actions that cost exactly what was overpaid (G-PAY-07)."""

    def __init__(self, waits: bool = False) -> None:
        self.waits: Final = waits  # for the gain

    def waits_for_gain(self) -> bool:
        return self.waits

    def follow(self, game: Dominion, seat: int, play: Play, coins: int, potions: int) -> None:
        for _ in range(2):
            game.push(ChooseGain(seat, Limit(Cost(coins, potions), EXACTLY), ACTION, DISCARD_PILE, play=play))


# -- Doctor --------------------------------------------------------------------------------------------------------------------


class NameToTrash(NameCard):
    """Doctor: of the top three cards those that were named are trashed (G-NAME-06)."""

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        game.push(FollowOne(TrashNamed(3, kind), seat, play))


class TrashNamed(Instruction):
    def __init__(self, number: int, kind: int) -> None:
        self.number: Final = number
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_ready_to_follow(game, seat, self.number, self, play):
            cards = game.take_from_deck(seat, self.number, aside(seat))
            named = tuple([card for card in cards if game.box.kind[card] == self.kind])
            game.push(PutRevealedBack(seat, game.tracks(tuple([card for card in cards if card not in named]))))
            game.push(TrashRevealed(seat, game.tracks(named)))
            tell_revealed(game, seat, cards)


class TrashRevealed(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        trash(game, self.seat, game.found(self.cards), aside(self.seat))
        return None


class LookPerCoin(Overpaid):
    """Doctor: for each coin look at the top card, and trash, discard or put it back (G-PAY-07)."""

    def __init__(self, waits: bool = False) -> None:
        self.waits: Final = waits  # for the gain

    def waits_for_gain(self) -> bool:
        return self.waits

    def follow(self, game: Dominion, seat: int, play: Play, coins: int, potions: int) -> None:
        game.push(LookAtNext(seat, coins))


class LookAtNext(Effect[Dominion]):
    """One look is finished before the next."""

    def __init__(self, seat: int, times: int) -> None:
        self.seat: Final = seat
        self.times: Final = times

    def run(self, game: Dominion) -> Decision | None:
        if self.times == 0 or not is_ready(game, self.seat, 1, self):
            return None
        cards = look_at(game, self.seat, 1)
        if cards:
            game.push(LookAtNext(self.seat, self.times - 1))
            game.push(SortOut(self.seat, game.tracks(cards), (), (), ()))
        return None


# -- Farrier -------------------------------------------------------------------------------------------------------------------


class CardsAtEndOfTurn(Overpaid):
    """Farrier: +1 Card for each coin, after the new hand is drawn (G-END-OF-TURN-01); if it is gained (G-GAIN-10)."""

    def waits_for_gain(self) -> bool:
        return True

    def follow(self, game: Dominion, seat: int, play: Play, coins: int, potions: int) -> None:
        if coins > 0:
            promise(game, Later(seat, END_OF_TURN, FARRIER, PlusCards(coins), no_play(seat)))


FERRYMAN_GAINED: Final = WhenGained("ferryman_gained", KIND_OF["ferryman"], GainFromFerry())
FARMHANDS: Final = KIND_OF["farmhands"]
FARMHANDS_GAINED: Final = WhenGained("farmhands_gained", FARMHANDS, SetAsideToPlayNext())
SET_ASIDE_TO_PLAY: Final = Question("set_aside_to_play", "G-SET-ASIDE-01", poker_face=True)
FARRIER: Final = KIND_OF["farrier"]
PRINCESS: Final = KIND_OF["princess"]
PRIZE_KINDS: Final = tuple([KIND_OF[name] for name in ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")])
REVEAL_PROVINCE: Final = Question("reveal_province", "G-REVEAL-01", poker_face=True)
DISCARD_FOR_ACTION: Final = Question("discard_for_action", "G-DISCARD-01", poker_face=True)
DISCARD_FOR_BUY: Final = Question("discard_for_buy", "G-DISCARD-01", poker_face=True)
GAIN_PRIZE: Final = Question("gain_prize", "G-NON-SUPPLY-02")

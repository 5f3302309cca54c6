"""Instructions of Intrigue."""

from typing import Any, Final

from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import ANY_COST, more_than, up_to
from regalia.dominion.rules.from_hand import DISCARD, REVEAL, TRASH_CARD, PickFromHand, TrashFromHand
from regalia.dominion.rules.gaining import ChooseFromTrash, ChooseGain, gain
from regalia.dominion.rules.instructions import EachOther, Gain, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import COPPER, CURSE, ESTATE, GOLD, KIND_OF, KINDS, kind_in, number_in
from regalia.dominion.rules.knowledge import is_secret, is_suspected
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    AFTER_TEXT,
    ANY_TYPE,
    CARD_TYPES,
    DISCARD_PILE,
    NO_CARD,
    TREASURE,
    VICTORY,
    discard_pile,
    face_down,
    hand,
)
from regalia.dominion.rules.moving import discard, reveal, topdeck, trash
from regalia.dominion.rules.playing import AfterText, FollowOne, InOrder
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, Worth, no_play
from regalia.dominion.rules.reasons import why_not_from, why_not_of_supply
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Conspirator, Ironworks ------------------------------------------------------------------------------------------------


class IfActionsPlayed(Instruction):
    """Conspirator: +1 Card, +1 Action once so many Actions were played this turn, wherever they are now (G-PLAY-11)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        played = [kind_in(both) for both in game.played if number_in(both) == seat]
        if len([kind for kind in played if game.types()[kind] & ACTION]) >= self.number:
            InOrder((PlusCards(1), PlusActions(1))).follow(game, seat, play)


class GainForBonus(Instruction):
    """Ironworks: what the gained card is decides what else there is, if it is gained (G-GAIN-09, -10)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseForBonus(seat, up_to(4), ANY_TYPE, DISCARD_PILE, None, play))


class ChooseForBonus(ChooseGain):
    def chosen(self, game: Dominion, option: Option) -> None:
        bonuses = tuple([bonus for types, bonus in BONUSES if game.types()[option.subject] & types])
        gain(game, self.seat, option.subject, self.place, InOrder(bonuses), self.play)


BONUSES: Final[tuple[tuple[int, Instruction], ...]] = (
    (ACTION, PlusActions(1)),
    (TREASURE, PlusCoins(1)),
    (VICTORY, PlusCards(1)),
)


# -- Lurker ------------------------------------------------------------------------------------------------------------------


class TrashActionOfSupply(Instruction):
    """Lurker: an Action of the Supply, of any cost, goes to the trash."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseOfSupply(seat))


class ChooseOfSupply(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_supply(ANY_COST, ACTION, TRASH_CARD, options)
        return Decision(self.seat, TRASH_OF_SUPPLY, options) if options else None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_of_supply(game, wish.subject, ANY_COST, ACTION) if wish.verb is TRASH_CARD else None

    def chosen(self, game: Dominion, option: Option) -> None:
        pile = game.box.pile_of[option.subject]
        trash(game, self.seat, (game.zones[pile][-1],), pile)


class GainActionOfTrash(Instruction):
    """Lurker: an Action of the trash is gained, if there is one (G-CHOOSE-02, G-GAIN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseFromTrash(seat, ANY_COST, ACTION))


# -- Courtier, Replace ---------------------------------------------------------------------------------------------------------


class RevealToChoose(PickFromHand):
    """Courtier: reveal a card; for each type it has something else is chosen (G-CARD-TYPE-01, G-CHOOSE-03)."""

    def verb(self) -> Verb:
        return REVEAL

    def question(self) -> Question:
        return REVEAL_FOR_TYPES

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        types = game.types()[game.box.kind[cards[0]]] & CARD_TYPES
        Choose(bin(types).count("1"), COURTIER).follow(game, seat, play)
        reveal(game, seat, cards[0])  # what follows from it comes first


class TrashToReplace(TrashFromHand):
    """Replace: trash a card and gain one costing up to $2 more; what that is decides what follows (G-GAIN-09)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        limit = more_than(game.box.kind[cards[0]], 2)
        game.push(ChooseDearer(seat, limit, ANY_TYPE, DISCARD_PILE, None, play))
        trash(game, seat, cards, hand(seat))


class ChooseDearer(ChooseGain):
    def chosen(self, game: Dominion, option: Option) -> None:
        types = game.types()[option.subject]
        card = game.zones[game.box.pile_of[option.subject]][-1]
        follow: list[Instruction] = []
        if types & (ACTION | TREASURE):
            follow.append(TopdeckThat((card, game.moves[card] + 1)))
        if types & VICTORY:
            follow.append(EachOther(Gain(CURSE)))
        gain(game, self.seat, option.subject, self.place, InOrder(tuple(follow)), self.play)


class TopdeckThat(Instruction):
    """The card just gained, if it is still where it was gained to (G-GAIN-05)."""

    def __init__(self, card: Track) -> None:
        self.card: Final = card

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        card = self.card[0]
        if game.is_found(self.card) and game.place[card] == discard_pile(seat):
            topdeck(game, seat, card, discard_pile(seat), True, "G-GAIN-09")


# -- Masquerade ----------------------------------------------------------------------------------------------------------------


class PassLeft(Instruction):
    """Masquerade: all with cards in hand pass one to the left, at the same time (G-PASS-01, -02).

    ``skips``: players with an empty hand are passed over; in the first edition they too receive.
    """

    def __init__(self, skips: bool = True) -> None:
        self.skips: Final = skips

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        order = [(game.active + step) % game.seats for step in range(game.seats)]
        givers = tuple([one for one in order if game.zones[hand(one)]])
        if len(givers) > 1 or (givers and not self.skips):
            game.push(PassingLeft(givers, (), self.skips))


class PassingLeft(Effect[Dominion]):
    """Everybody picks before anything is passed; ``cards`` are those picked so far."""

    def __init__(self, givers: tuple[int, ...], cards: tuple[Track, ...], skips: bool) -> None:
        self.givers: Final = givers
        self.cards: Final = cards
        self.skips: Final = skips

    def hides(self) -> bool:
        return len(self.cards) > 0

    def renamed(self, dealt: dict[int, Track]) -> "PassingLeft":
        return PassingLeft(self.givers, tuple([dealt.get(track[0], track) for track in self.cards]), self.skips)

    def run(self, game: Dominion) -> Decision | None:
        if len(self.cards) == len(self.givers):
            self.exchange(game)
            return None
        asked = self.givers[len(self.cards)]
        options: list[Option] = []
        game.list_kinds(hand(asked), ANY_TYPE, PASS_CARD, options)
        if len(options) > 1 or is_secret(game, game.zones[hand(asked)]):
            return Decision(asked, PASS_WHICH, options)
        self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_from(game, hand(self.givers[len(self.cards)]), wish, PASS_CARD, "not_in_hand", PASS_WHICH.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        asked = self.givers[len(self.cards)]
        card = game.track(game.find(hand(asked), option.subject))
        game.push(PassingLeft(self.givers, (*self.cards, card), self.skips))

    def exchange(self, game: Dominion) -> None:
        for number, (card, _) in enumerate(self.cards):  # nothing comes between picking and passing
            giver = self.givers[number]
            game.move(card, hand(giver), face_down(giver))  # all at one time: no hand has an old and a new card mixed up
        for number, (card, _) in enumerate(self.cards):
            giver = self.givers[number]
            taker = (giver + 1) % game.seats
            while self.skips and taker not in self.givers:
                taker = (taker + 1) % game.seats
            game.move(card, face_down(giver), hand(taker))
            game.mingled |= 1 << giver | 1 << taker
            if game.journal is not None:
                game.tell("passes_card", "G-PASS-01", (giver, taker), (game.face(card),), 1 << giver | 1 << taker)


# -- Baron, Coppersmith, Duke -----------------------------------------------------------------------------------------------


class MayDiscardEstate(Instruction):
    """Baron: an Estate of the hand may be discarded for coins; a player who does not gains one."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.find(hand(seat), ESTATE) != NO_CARD or is_suspected(game, seat, ESTATE):
            game.push(ChooseToDiscardEstate(seat, self.coins))
        else:
            gain(game, seat, ESTATE)


class ChooseToDiscardEstate(Effect[Dominion]):
    def __init__(self, seat: int, coins: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins

    def run(self, game: Dominion) -> Decision | None:
        has_one = game.find(hand(self.seat), ESTATE) != NO_CARD
        return Decision(self.seat, DISCARD_ESTATE, [DISCARD.options[ESTATE], PASS] if has_one else [PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            gain(game, self.seat, ESTATE)
        else:
            game.push(FollowOne(PlusCoins(self.coins), self.seat, no_play(self.seat)))
            discard(game, self.seat, (game.find(hand(self.seat), ESTATE),), hand(self.seat))


class CopperGivesMore(Listener):
    """Coppersmith: this turn each Copper gives $1 more for every playing of one before it (G-PLAY-12, G-THIS-TURN-02)."""

    def hears(self, card: Card) -> bool:
        return card.kind == COPPER

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, AfterText)
        if game.in_force and seat == about.play.seat == game.active and self.kind in game.in_force:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.plus_coins(seat, game.in_force.count(self.kind))


class PerCopy(Worth):
    """Duke: a point for each card of a kind the player has (G-YOUR-CARDS-01)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def points(self, game: Dominion, seat: int) -> int:
        return len([card for card in own_cards(game, seat) if game.box.kind[card] == self.kind])


COURTIER: Final = (
    Alternative("plus_action", PlusActions(1)),
    Alternative("plus_buy", PlusBuys(1)),
    Alternative("three_coins", PlusCoins(3)),
    Alternative("a_gold", Gain(GOLD)),
)

PASS_CARD: Final = Verb("pass_card", KINDS, A_KIND)
PASS_WHICH: Final = Question("pass_card", "G-PASS-01", poker_face=True)
REVEAL_FOR_TYPES: Final = Question("reveal_for_types", "G-REVEAL-01", poker_face=True)
TRASH_OF_SUPPLY: Final = Question("trash_of_supply", "G-TRASH-01")
DISCARD_ESTATE: Final = Question("discard_estate", "G-DISCARD-01", poker_face=True)
COPPERSMITH: Final = KIND_OF["coppersmith"]
COPPERS_GIVE_MORE: Final = CopperGivesMore("coppers_give_more", COPPERSMITH, AFTER_TEXT, must=True)

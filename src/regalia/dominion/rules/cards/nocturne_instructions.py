"""Instructions of the cards of Nocturne."""

from typing import Final

from regalia.dominion.rules.costs import CHEAPER, more_than, up_to
from regalia.dominion.rules.from_hand import DISCARD, PLAY, PLAY_WHICH, TrashFromHand
from regalia.dominion.rules.gaining import GAIN, ChooseGain, exchange, gain
from regalia.dominion.rules.instructions import Gain, MayTrashThis
from regalia.dominion.rules.kinds import GOLD, KIND_OF
from regalia.dominion.rules.knowledge import is_secret_hand
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    ANY_TYPE,
    BOON_DISCARDS,
    BOONS,
    DISCARD_PILE,
    DURATION,
    END_OF_TURN,
    GAINS,
    KEPT_BOONS,
    NO_CARD,
    SPIRIT,
    START_OF_TURN,
    TRASH,
    aside,
    deck,
    discard_pile,
    face_down,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, into_hand, reveal, set_aside, trash
from regalia.dominion.rules.playing import PlayHere, may_play_from_hand, play_from, play_here
from regalia.dominion.rules.printed import Instruction, Play, no_play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.reasons import why_not_from
from regalia.dominion.rules.receiving import (
    OthersReceiveHex,
    Receive,
    ReceiveInOrder,
    ReceiveTaken,
    receive,
    take,
    take_next,
    turn_up_next,
)
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import KEEP, DiscardThese, LookAtTop, PutBack
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

VAMPIRE: Final = KIND_OF["vampire"]
IMP: Final = KIND_OF["imp"]
LOST_IN_THE_WOODS: Final = KIND_OF["lost_in_the_woods"]

# -- Boons: Pixie, Fool, Blessed Village ---------------------------------------------------------------------------------------


class DiscardBoonForTwo(Instruction):
    """Pixie: discard the top Boon; the Pixie may be trashed to receive that Boon twice (G-THIS-CARD-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        boon = turn_up_next(game, seat, BOONS, game.box.beyond(BOON_DISCARDS))
        if boon != NO_CARD:
            MayTrashThis(ReceiveTwice()).follow(game, seat, play.with_cards((game.track(boon),)))


class ReceiveTwice(Instruction):
    """The discarded Boon comes back for that; if it was shuffled meanwhile, it is followed all the same."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        boon = play.cards[0]
        if game.is_found(boon) and game.move(boon[0], game.box.beyond(BOON_DISCARDS), game.box.mat(seat, KEPT_BOONS)):
            receive(game, seat, boon[0], 2)
        else:
            game.push(Receive(seat, boon))
            game.push(Receive(seat, boon))


class ThreeBoons(Instruction):
    """Fool: unless you have Lost in the Woods, take it and 3 Boons, and receive them in any order (G-RECEIVE-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.has(seat, LOST_IN_THE_WOODS):
            return
        take(game, seat, LOST_IN_THE_WOODS, True)
        boons = [take_next(game, seat, BOONS) for _ in range(3)]
        game.push(ReceiveInOrder(seat, game.tracks(tuple([boon for boon in boons if boon != NO_CARD]))))


class TakeBoon(Instruction):
    """Blessed Village, when gained: take a Boon, and receive it now or at the start of your next turn (G-TAKE-04 … -06)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        boon = take_next(game, seat, BOONS)
        if boon != NO_CARD:
            game.push(NowOrLater(seat, game.track(boon)))


class NowOrLater(Effect[Dominion]):
    def __init__(self, seat: int, boon: Track) -> None:
        self.seat: Final = seat
        self.boon: Final = boon

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, NOW_OR_LATER, [RECEIVE_NOW, RECEIVE_LATER])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is RECEIVE_NOW:
            receive(game, self.seat, self.boon[0])
        else:
            kept = no_play(self.seat).with_cards((self.boon,))
            promise(game, Later(self.seat, START_OF_TURN, game.box.kind[self.boon[0]], ReceiveTaken(), kept))


# -- Faithful Hound ------------------------------------------------------------------------------------------------------------


class AsideTillEndOfTurn(Instruction):
    """Faithful Hound: set aside when it was discarded, back in hand at the end of the turn (G-END-OF-TURN-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()):  # G-LOST-TRACK-02, -03
            game.show_card(play.card, game.everyone)  # it may lie below others
            set_aside(game, seat, play.card, discard_pile(seat))
            waiting = Play(seat, play.card, game.moves[play.card])  # where it was set aside
            promise(game, Later(seat, END_OF_TURN, game.box.kind[play.card], BackIntoHand(), waiting))


class BackIntoHand(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()):
            into_hand(game, seat, play.card, aside(seat))


# -- Zombies and Necromancer ---------------------------------------------------------------------------------------------------


class TrashTopToGain(Instruction):
    """Zombie Mason: trash the top card of the deck; a card that costs up to $1 more may be gained."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if game.zones[deck(seat)] or game.reshuffle(seat):
            card = game.zones[deck(seat)][-1]
            limit = more_than(game.box.kind[card], 1)
            game.push(ChooseGain(seat, limit, ANY_TYPE, DISCARD_PILE, may=True))
            trash(game, seat, (card,), deck(seat))  # what follows from it comes before the gain (G-TRASH-04)


class SpyOnTop(LookAtTop):
    """Zombie Spy: discard the top card of the deck or put it back (G-LOOK-AT-02)."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return DiscardOrPutBack(seat, cards[0])


class DiscardOrPutBack(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        kind = game.box.kind[self.card[0]]
        return Decision(self.seat, DISCARD_OR_PUT_BACK, [DISCARD.options[kind], KEEP.options[kind]])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option.verb is DISCARD:
            game.push(DiscardThese(self.seat, (self.card,), face_down(self.seat)))
        else:
            game.push(PutBack(self.seat, (self.card,)))


class PlayFromTrash(Instruction):
    """Necromancer: turn a face-up Action of the trash face down and play it there; no Duration (G-FLIP-01, G-PLAY-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseDead(seat))


class ChooseDead(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(TRASH, ACTION, PLAY, options, self.barred(game))
        if len(options) > 1:
            return Decision(self.seat, PLAY_FROM_TRASH, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        absent = why_not_from(game, TRASH, wish, PLAY, "not_in_trash", PLAY_FROM_TRASH.rule, ACTION)
        if absent is not None or wish.verb is not PLAY:
            return absent
        if game.pick(TRASH, wish.subject, self.barred(game)) != NO_CARD:
            return None
        is_duration = game.types()[wish.subject] & DURATION
        return Reason("wrong_type" if is_duration else "turned_over", PLAY_FROM_TRASH.rule, (wish.subject,))

    def chosen(self, game: Dominion, option: Option) -> None:
        card = game.pick(TRASH, option.subject, self.barred(game))
        game.turn_over(self.seat, card)
        play_here(game, self.seat, game.track(card))

    def barred(self, game: Dominion) -> tuple[int, ...]:
        return tuple([card for card in game.zones[TRASH] if game.is_turned(card) or game.has_type(card, DURATION)])


# -- Spirits -------------------------------------------------------------------------------------------------------------------


class RevealTopIfCheap(Instruction):
    """Will-o'-Wisp: reveal the top card; into the hand if it costs $2 or less, and neither Potions nor Debt (G-COST-02)."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if game.zones[deck(seat)] or game.reshuffle(seat):
            card = game.zones[deck(seat)][-1]
            game.push(TakeIfCheap(seat, game.track(card), self.coins))
            reveal(game, seat, card)


class TakeIfCheap(Effect[Dominion]):
    def __init__(self, seat: int, card: Track, coins: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.coins: Final = coins

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        card = self.card[0]
        if game.is_found(self.card) and up_to(self.coins).allows(game.price(game.box.kind[card])):
            into_hand(game, self.seat, card, deck(self.seat))
        return None


class MayPlayNew(Instruction):
    """Imp: you may play an Action of which no copy is in play (G-IN-PLAY-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if may_play_from_hand(game, seat):
            game.push(ChooseNew(seat))


class ChooseNew(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_kinds(hand(self.seat), ACTION, PLAY, listed)
        options = [option for option in listed if game.find(in_play(self.seat), option.subject) == NO_CARD]
        if not options and not is_secret_hand(game, self.seat, ACTION):
            return None
        return Decision(self.seat, PLAY_WHICH, [*options, PASS])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        absent = why_not_from(game, hand(self.seat), wish, PLAY, "not_in_hand", PLAY_WHICH.rule, ACTION)
        if absent is not None or wish.verb is not PLAY or game.find(in_play(self.seat), wish.subject) == NO_CARD:
            return absent
        return Reason("copy_in_play", PLAY_WHICH.rule, (wish.subject,))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            play_from(game, self.seat, game.find(hand(self.seat), option.subject), hand(self.seat))


class SetActionAside(Instruction):
    """Ghost: reveal cards until an Action comes; it is set aside and played twice next turn (G-SET-ASIDE-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(GhostReveals(seat, (), play))


class GhostReveals(RevealUntil):
    def __init__(self, seat: int, cards: tuple[Track, ...], play: Play) -> None:
        super().__init__(seat, cards)
        self.play: Final = play

    def more(self, cards: tuple[Track, ...]) -> "GhostReveals":
        return GhostReveals(self.seat, cards, self.play)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return game.has_type(card, ACTION)

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        if wanted != NO_CARD:
            ghost = game.box.kind[self.play.card]
            promise(game, Later(self.seat, START_OF_TURN, ghost, PlayTwice(), self.play.with_cards((game.track(wanted),))))
        discard(game, self.seat, tuple([card for card in cards if card != wanted]), aside(self.seat))


class PlayTwice(Instruction):
    """What was set aside; both times, with nothing in between but what follows from it (G-PLAY-14)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            game.push(PlayHere(seat, (card, game.moves[card] + 1), play.track()))  # it moves into play
            play_from(game, seat, card, aside(seat), play.track())


class TrashForSpirit(TrashFromHand):
    """Exorcist: trash a card of the hand and gain a cheaper Spirit from its pile (G-NON-SUPPLY-02)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        limit = more_than(game.box.kind[cards[0]], 0, CHEAPER)
        game.push(ChooseSpirit(seat, limit, SPIRIT, DISCARD_PILE))
        trash(game, seat, cards, hand(seat))


class ChooseSpirit(ChooseGain):
    """Of the piles beside the Supply."""

    def options(self, game: Dominion) -> list[Option]:
        kinds = [pile.kinds[0] for pile in game.box.piles if not pile.in_supply]
        spirits = [kind for kind in kinds if game.types()[kind] & self.types and game.is_available(kind)]
        return [GAIN.options[kind] for kind in spirits if game.limit_now(self.limit).allows(game.price(kind))]


class GainByGains(Instruction):
    """Devil's Workshop: by the number of cards gained this turn; exchanged ones are not gained (G-EXCHANGE-06)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        gains = game.token(seat, GAINS)
        if gains == 1:
            game.push(ChooseGain(seat, up_to(4), ANY_TYPE, DISCARD_PILE))
        else:
            gain(game, seat, IMP if gains > 1 else GOLD)


class ImpOrHexes(Instruction):
    """Tormentor: an Imp if no other card is in play, else a Hex for the others."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if [card for card in game.zones[in_play(seat)] if card != play.card]:
            OthersReceiveHex().follow(game, seat, play)
        else:
            Gain(IMP).follow(game, seat, play)


# -- Vampire and Bat -----------------------------------------------------------------------------------------------------------


class GainNoVampire(Instruction):
    """Vampire: a card costing up to $5, but no Vampire."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseGain(seat, up_to(5), ANY_TYPE, DISCARD_PILE, besides=VAMPIRE))


class ExchangeThis(Instruction):
    """Exchange this card, if it is still in play, for one of another pile (G-EXCHANGE-01, -02)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()):  # G-LOST-TRACK-04
            exchange(game, seat, play.card, in_play(seat), self.kind)


RECEIVE_NOW: Final = Verb("receive_now").of(0)
RECEIVE_LATER: Final = Verb("receive_later").of(0)

NOW_OR_LATER: Final = Question("now_or_later", "G-RECEIVE-03")
DISCARD_OR_PUT_BACK: Final = Question("discard_or_put_back", "G-LOOK-AT-02")
PLAY_FROM_TRASH: Final = Question("play_from_trash", "G-FLIP-01")

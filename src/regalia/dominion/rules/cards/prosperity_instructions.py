"""Instructions of Prosperity: what its cards do when they are played."""

from typing import Final

from regalia.dominion.rules.cards.allies_payments import MayDiscardFor
from regalia.dominion.rules.costs import EXACTLY, Cost, Limit
from regalia.dominion.rules.from_hand import (
    DISCARD,
    PLAY,
    REVEAL,
    TRASH_CARD,
    DiscardFromHand,
    PickFromHand,
    TrashFromHand,
)
from regalia.dominion.rules.gaining import ChooseGain, GainCopy
from regalia.dominion.rules.instructions import Gain, PlusCoins, PlusTokens
from regalia.dominion.rules.kinds import COPPER, CURSE
from regalia.dominion.rules.layout import (
    A_NUMBER,
    ACTION,
    ANY_TYPE,
    DISCARD_PILE,
    NO_CARD,
    POINTS,
    TREASURE,
    aside,
    discard_pile,
    face_down,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, reveal, reveal_hand, tell_revealed, topdeck, trash
from regalia.dominion.rules.playing import FollowOne, InOrder, PlayAside, play_from
from regalia.dominion.rules.printed import Browsing, Instruction, Play
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import KEEP, DiscardThese, PutRevealedBack, look_at
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

# -- counting ----------------------------------------------------------------------------------------------------------------


class CoinPerTreasure(Instruction):
    """Bank: +$1 for each Treasure in play, this one too if it is there; fixed when it is played (G-PLUS-COINS-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plus_coins(seat, len([card for card in game.zones[in_play(seat)] if game.has_type(card, TREASURE)]))


class CoinPerTradeToken(Instruction):
    """Trade Route: +$1 for each token on the mat (G2-MATS-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plus_coins(seat, game.trade_tokens())


class IfEmptyPiles(Instruction):
    """City: ``then``, with so many empty Supply piles or more (G-NON-SUPPLY-01, G2-END-03)."""

    def __init__(self, number: int, then: Instruction) -> None:
        self.number: Final = number
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.empty_piles() >= self.number:
            self.then.follow(game, seat, play)


class RevealHandForPoints(Instruction):
    """Investment: reveal the hand; a VP token for each differently named Treasure in it (G-VP-TOKENS-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        names = {game.box.kind[card] for card in game.zones[hand(seat)] if game.has_type(card, TREASURE)}
        if names:
            game.push(FollowOne(PlusTokens(POINTS, len(names)), seat, play))
        reveal_hand(game, seat)  # what follows from it comes first


# -- cards of the hand ---------------------------------------------------------------------------------------------------------


class TrashForPoints(TrashFromHand):
    """Bishop: trash a card; a VP token for every whole $2 it costs, without Potions and Debt."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(PointsForCost(game.box.kind[cards[0]]), seat, play))
        trash(game, seat, cards, hand(seat))


class PointsForCost(Instruction):
    """As much as it costs then (G2-PRICE-03)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        points = game.price(self.kind).coins // 2
        if points:
            game.add_tokens(seat, POINTS, points)


class TrashToForge(TrashFromHand):
    """Forge: trash any number of cards; gain one that costs exactly their coins together, also for none."""

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)])

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[hand(seat)]:
            super().follow(game, seat, play)
        else:
            self.nothing(game, seat, play)

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(GainForTotal(tuple([game.box.kind[card] for card in cards])), seat, play))
        trash(game, seat, cards, hand(seat))

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        GainForTotal(()).follow(game, seat, play)


class GainForTotal(Instruction):
    """A card without Potions and Debt that costs as many coins as these together (G-COST-03, G2-PRICE-03)."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        total = sum([game.price(kind).coins for kind in self.kinds])
        game.push(ChooseGain(seat, Limit(Cost(total), EXACTLY), ANY_TYPE, DISCARD_PILE))


class RevealToCopy(PickFromHand):
    """Mint: a Treasure of the hand may be revealed; if so, a copy of it is gained from the Supply (G-SAME-CARD-01)."""

    def verb(self) -> Verb:
        return REVEAL

    def question(self) -> Question:
        return REVEAL_TO_COPY

    def allowed(self) -> int:
        return TREASURE

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(GainCopy(game.box.kind[cards[0]]), seat, play))
        reveal(game, seat, cards[0])  # what follows from it comes first


class DiscardCurseOrGain(DiscardFromHand):
    """Mountebank: a Curse may be discarded; a player who does not gains a Curse and a Copper."""

    def question(self) -> Question:
        return DISCARD_CURSE

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        InOrder((Gain(CURSE), Gain(COPPER))).follow(game, seat, play)


class DiscardForCoins(PickFromHand):
    """Vault: discard any number of cards, at one time, for $1 each (G-DISCARD-01)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_FOR_COINS

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)])

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(PlusCoins(len(cards)), seat, play))
        discard(game, seat, cards, hand(seat))


class MayDiscardTwo(MayDiscardFor):
    """Vault, the others: discard 2 cards to draw one; a single card may be discarded for nothing."""

    def question(self) -> Question:
        return DISCARD_TWO


# -- cards of the deck ---------------------------------------------------------------------------------------------------------


class LookToPlay(Instruction):
    """Crystal Ball: look at the top card; it may be trashed, discarded, or played if it is an Action or a Treasure."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_ready_to_follow(game, seat, 1, self, play):
            for card in look_at(game, seat, 1):
                game.push(TrashDiscardOrKeep(seat, game.track(card)))


class TrashDiscardOrKeep(Effect[Dominion]):
    """G-LOOK-AT-01, -02, G-PLAY-13"""

    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        kind = game.box.kind[self.card[0]]
        options = [TRASH_CARD.options[kind], DISCARD.options[kind], KEEP.options[kind]]
        if game.has_type(self.card[0], ACTION | TREASURE):
            options.insert(2, PLAY.options[kind])
        return Decision(self.seat, DECIDE_ABOUT_TOP, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        card = self.card[0]
        source = face_down(self.seat)
        if option.verb is TRASH_CARD:
            trash(game, self.seat, (card,), source)
        elif option.verb is DISCARD:
            discard(game, self.seat, (card,), source)
        elif option.verb is PLAY:
            play_from(game, self.seat, card, source)
        else:
            topdeck(game, self.seat, card, source, False, "G-LOOK-AT-02")


class RevealTreasure(Instruction):
    """Loan, Venture: reveal cards of the deck until a Treasure comes; Venture plays it, Loan trashes or discards it."""

    def __init__(self, plays: bool) -> None:
        self.plays: Final = plays

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(TreasureReveals(seat, (), self.plays))


class TreasureReveals(RevealUntil):
    """Loan deals with the Treasure first, Venture discards the others first."""

    def __init__(self, seat: int, cards: tuple[Track, ...], plays: bool) -> None:
        super().__init__(seat, cards)
        self.plays: Final = plays

    def more(self, cards: tuple[Track, ...]) -> "TreasureReveals":
        return TreasureReveals(self.seat, cards, self.plays)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return game.has_type(card, TREASURE)

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        if wanted != NO_CARD and self.plays:
            game.push(PlayAside(self.seat, game.track(wanted)))
        others = tuple([card for card in cards if card != wanted])
        game.push(DiscardThese(self.seat, game.tracks(others), aside(self.seat)))
        if wanted != NO_CARD and not self.plays:
            game.push(TrashOrDiscard(self.seat, game.track(wanted)))


class TrashOrDiscard(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if not game.is_found(self.card):
            return None
        kind = game.box.kind[self.card[0]]
        return Decision(self.seat, TRASH_OR_DISCARD, [TRASH_CARD.options[kind], DISCARD.options[kind]])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option.verb is TRASH_CARD:
            trash(game, self.seat, (self.card[0],), aside(self.seat))
        else:
            discard(game, self.seat, (self.card[0],), aside(self.seat))


class DiscardOfThree(Instruction):
    """Rabble: reveal the top 3 cards, discard those of some types, put the others back in any order (G-REVEAL-01)."""

    def __init__(self, types: int) -> None:
        self.types: Final = types

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_ready_to_follow(game, seat, 3, self, play):
            cards = game.take_from_deck(seat, 3, aside(seat))
            gone = tuple([card for card in cards if game.has_type(card, self.types)])
            game.push(PutRevealedBack(seat, game.tracks(tuple([card for card in cards if card not in gone]))))
            game.push(DiscardThese(seat, game.tracks(gone), aside(seat)))
            tell_revealed(game, seat, cards)


class CoppersToHand(Instruction):
    """Counting House: any number of Coppers from the discard pile into the hand, revealed; no gain (G-TO-HAND-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[discard_pile(seat)]:
            game.show(discard_pile(seat), 1 << seat)
            game.push(ChooseCoppersToTake(seat))


class ChooseCoppersToTake(Browsing):
    def coppers(self, game: Dominion) -> list[int]:
        return [card for card in game.zones[discard_pile(self.seat)] if game.box.kind[card] == COPPER]

    def run(self, game: Dominion) -> Decision | None:
        most = min(len(self.coppers(game)), MOST_TAKEN)
        return Decision(self.seat, TAKE_HOW_MANY, [PASS, *TAKE_COPPERS.options[1 : most + 1]])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        cards = tuple(self.coppers(game)[-option.subject :])
        for card in cards:
            game.move(card, discard_pile(self.seat), face_down(self.seat))  # nobody else sees from where in the pile
        for card in cards:
            game.move(card, face_down(self.seat), hand(self.seat), False, game.everyone)
        game.turn_up(self.seat)
        if game.journal is not None:
            game.tell("takes_coppers", "G-TO-HAND-04", (self.seat, len(cards)))
        tell_revealed(game, self.seat, cards)


MOST_TAKEN: Final = 127
TAKE_COPPERS: Final = Verb("take_coppers", MOST_TAKEN + 1, A_NUMBER)
TAKE_HOW_MANY: Final = Question("take_coppers", "G-TO-HAND-04", poker_face=True)
REVEAL_TO_COPY: Final = Question("reveal_to_copy", "G-REVEAL-01", poker_face=True)
DISCARD_CURSE: Final = Question("discard_curse", "G-DISCARD-01", poker_face=True)
DISCARD_FOR_COINS: Final = Question("discard_any_for_coins", "G-DISCARD-01", poker_face=True)
DISCARD_TWO: Final = Question("discard_two_to_draw", "G-DISCARD-01", poker_face=True)
DECIDE_ABOUT_TOP: Final = Question("decide_about_top", "G-LOOK-AT-01")
TRASH_OR_DISCARD: Final = Question("trash_or_discard", "G-TRASH-01")

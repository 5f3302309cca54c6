"""Instructions of Hinterlands about decks and discard piles: Inn, Mandarin, Oracle, Noble Brigand."""

from typing import Final

from regalia.dominion.rules.from_hand import TRASH_CARD
from regalia.dominion.rules.gaining import gain_from_trash
from regalia.dominion.rules.instructions import Gain, affected
from regalia.dominion.rules.kinds import COPPER, GOLD, KINDS, SILVER
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    TRASH,
    TREASURE,
    aside,
    deck,
    discard_pile,
    in_play,
)
from regalia.dominion.rules.moving import tell_revealed, trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Browsing, Instruction, Play
from regalia.dominion.rules.reasons import why_not_from, why_not_shown
from regalia.dominion.rules.shuffling import is_ready, is_ready_to_follow, shuffle_deck
from regalia.dominion.rules.sorting import DISCARD_BOTH, PUT_BOTH_BACK, DiscardThese, PutRevealedBack
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Inn -----------------------------------------------------------------------------------------------------------------


class ShuffleActionsIn(Instruction):
    """Inn, when gained: reveal any number of Actions of the discard pile and shuffle them into the deck.

    With none the deck is shuffled all the same (G-DISCARD-PILE-05, G-REVEAL-01).
    """

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[discard_pile(seat)]:
            game.show(discard_pile(seat), 1 << seat)
            game.push(PickOfDiscard(seat, ()))
        else:
            shuffle_deck(game, seat)


class PickOfDiscard(Browsing):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def holds(self) -> tuple[Track, ...]:
        return self.cards

    def run(self, game: Dominion) -> Decision | None:
        pile = discard_pile(self.seat)
        options: list[Option] = []
        game.list_kinds(pile, ACTION, SHUFFLE_IN, options, game.found(self.cards))
        if options or self.is_secret(game):
            return Decision(self.seat, SHUFFLE_WHICH, [*options, PASS])
        self.chosen(game, PASS)
        return None

    def is_secret(self, game: Dominion) -> bool:
        """Whether somebody cannot tell if there is another Action."""
        if game.setup.tells_by_asking:
            return False
        skip = game.found(self.cards)
        left = [card for card in game.zones[discard_pile(self.seat)] if card not in skip]
        return any([game.known[card] != game.everyone for card in left])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        skip = game.found(self.cards)
        pile = discard_pile(self.seat)
        return why_not_from(game, pile, wish, SHUFFLE_IN, "not_in_discard", SHUFFLE_WHICH.rule, ACTION, skip)

    def chosen(self, game: Dominion, option: Option) -> None:
        pile = discard_pile(self.seat)
        if option is not PASS:
            card = game.pick(pile, option.subject, game.found(self.cards))
            game.push(PickOfDiscard(self.seat, (*self.cards, game.track(card))))
            return
        cards = game.found(self.cards)
        for card in cards:
            game.show_card(card, game.everyone)
        game.push(ShuffleThese(self.seat, self.cards))
        tell_revealed(game, self.seat, cards)


class ShuffleThese(Effect[Dominion]):
    """Cards of the discard pile and the deck are shuffled together."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        for card in game.found(self.cards):
            game.move(card, discard_pile(self.seat), deck(self.seat))
        game.turn_up(self.seat)
        shuffle_deck(game, self.seat)
        return None


SHUFFLE_IN: Final = Verb("shuffle_in", KINDS, A_KIND)
SHUFFLE_WHICH: Final = Question("shuffle_in", "G-DISCARD-PILE-05", poker_face=True)

# -- Mandarin ------------------------------------------------------------------------------------------------------------


class TreasuresOntoDeck(Instruction):
    """Mandarin, when gained: all Treasures in play go onto the deck in any order; what they gave stays (G-PLAY-11)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        cards = tuple([card for card in game.zones[in_play(seat)] if game.has_type(card, TREASURE)])
        for card in cards:
            game.move(card, in_play(seat), aside(seat))
        if cards:
            game.push(PutRevealedBack(seat, game.tracks(cards)))


# -- Oracle --------------------------------------------------------------------------------------------------------------


class RevealForOracle(Instruction):
    """Oracle: reveal 2 cards; who played it decides whether they are discarded or go back, in an order of their owner."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 2, self, play):
            return
        cards = game.take_from_deck(seat, 2, aside(seat))
        if cards:
            game.push(DecideOfRevealed(play.seat, seat, game.tracks(cards)))
            tell_revealed(game, seat, cards)


class DecideOfRevealed(Effect[Dominion]):
    def __init__(self, seat: int, owner: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if not game.found(self.cards):
            return None
        return Decision(self.seat, DISCARD_REVEALED, [DISCARD_BOTH, PUT_BOTH_BACK])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is DISCARD_BOTH:
            game.push(DiscardThese(self.owner, self.cards, aside(self.owner)))
        else:
            game.push(PutRevealedBack(self.owner, self.cards))


DISCARD_REVEALED: Final = Question("discard_revealed", "G-REVEAL-01")

# -- Noble Brigand -------------------------------------------------------------------------------------------------------


class RobOthers(Instruction):
    """Noble Brigand: everybody else reveals 2 cards and loses a Silver or Gold, which is gained in the end (G-GAIN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(BrigandRobs(seat, affected(game, seat, play), play, ()))


class BrigandRobs(Effect[Dominion]):
    """``others`` are still to be robbed; ``cards``: those that were trashed, as they lie in the trash."""

    def __init__(self, seat: int, others: tuple[int, ...], play: Play, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.others: Final = others
        self.play: Final = play
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if not self.others:
            game.push(GainLoot(self.seat, self.cards))
            return None
        victim = self.others[0]
        if not is_ready(game, victim, 2, self):
            return None
        revealed = game.take_from_deck(victim, 2, aside(victim))
        game.push(RobOne(self, game.tracks(revealed)))
        tell_revealed(game, victim, revealed)
        return None


class RobOne(Effect[Dominion]):
    def __init__(self, robbing: BrigandRobs, cards: tuple[Track, ...]) -> None:
        self.robbing: Final = robbing
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        cards = game.found(self.cards)
        spared = tuple([card for card in cards if game.box.kind[card] not in (SILVER, GOLD)])
        game.list_cards(cards, TREASURE, TRASH_CARD, options, spared)
        if len(options) > 1:
            return Decision(self.robbing.seat, ROB_WHICH, options)
        self.rob(game, options[0].subject if options else -1)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, TRASH_CARD, ROB_WHICH.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        self.rob(game, option.subject)

    def rob(self, game: Dominion, kind: int) -> None:
        """Of this kind; -1: of none. The rest is discarded, and who showed no Treasure gains a Copper."""
        robbing = self.robbing
        victim = robbing.others[0]
        cards = game.found(self.cards)
        lost = game.card_among(cards, kind)
        loot = robbing.cards if lost < 0 else (*robbing.cards, (lost, game.moves[lost] + 1))
        game.push(BrigandRobs(robbing.seat, robbing.others[1:], robbing.play, loot))
        if not any([game.has_type(card, TREASURE) for card in cards]):
            game.push(FollowOne(Gain(COPPER), victim, robbing.play))
        game.push(DiscardThese(victim, tuple([track for track in self.cards if track[0] != lost]), aside(victim)))
        if lost >= 0:
            trash(game, victim, (lost,), aside(victim))


class GainLoot(Effect[Dominion]):
    """One after the other, those that are still in the trash (G-LOST-TRACK-02)."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if self.cards:
            game.push(GainLoot(self.seat, self.cards[1:]))
            if game.is_found(self.cards[0]) and game.place[self.cards[0][0]] == TRASH:
                gain_from_trash(game, self.seat, self.cards[0][0])
        return None


ROB_WHICH: Final = Question("rob", "G-TREASURE-04")

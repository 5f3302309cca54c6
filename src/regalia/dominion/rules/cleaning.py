"""Clean-up: what happens at its start, discarding, the new hand (G-CLEAN-UP-01 … -11)."""

from typing import Final

from regalia.dominion.rules.kinds import KIND_OF, KINDS
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.layout import (
    A_KIND,
    ALWAYS,
    ANY_TYPE,
    CLEAN_UP,
    CLEANED_UP,
    DISCARDED_FROM_PLAY,
    EXTRA_TURN,
    MOST_SEATS,
    NEW_HAND,
    NO_CARD,
    START_OF_CLEAN_UP,
    START_OF_TURN,
    aside,
    discard_pile,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import is_heard
from regalia.dominion.rules.playing import Together
from regalia.dominion.rules.promises import come_to, is_one_too_many
from regalia.dominion.rules.receiving import put_away_boons
from regalia.dominion.rules.shuffling import is_ready
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.windows import open_window


class CleanUp(SeatEffect[Dominion]):
    """First what is timed at its start (G-CLEAN-UP-02, -03)."""

    def run(self, game: Dominion) -> Decision | None:
        game.phase = CLEAN_UP
        if game.box.choose_top:
            game.push(CHOOSE_TOP[self.seat])
        elif game.pending or game.box.wakes[START_OF_CLEAN_UP]:
            game.push(DISCARD_ALL[self.seat])
        else:
            clean_up(game, self.seat, NO_CARD)
            return None
        come_to(game, START_OF_CLEAN_UP)
        return None


class DiscardAll(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        clean_up(game, self.seat, NO_CARD)
        return None


class ChooseTop(SeatEffect[Dominion]):
    """In any order the player likes: which card will lie on top (G-CLEAN-UP-04)."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(hand(self.seat), ANY_TYPE, PUT_ON_TOP, options)
        for card in leaving(game, self.seat):
            option = PUT_ON_TOP.options[game.box.kind[card]]
            if option not in options:
                options.append(option)
        if len(options) > 1 or is_secret(game, game.zones[hand(self.seat)] + leaving(game, self.seat)):
            return Decision(self.seat, WHICH_ON_TOP, options)
        clean_up(game, self.seat, NO_CARD)
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        top = NO_CARD
        for card in leaving(game, self.seat):
            if game.box.kind[card] == option.subject:
                top = card
        clean_up(game, self.seat, game.find(hand(self.seat), option.subject) if top == NO_CARD else top)


def leaving(game: Dominion, seat: int) -> list[int]:
    """The cards that are discarded from play: not those with something still to come (G-CLEAN-UP-06, -07)."""
    cards = game.zones[in_play(seat)]
    if not game.pending:
        return cards[:]
    if seat == game.active != game.last_turn_of and JOURNEY in game.in_force:
        return []
    stay: set[int] = set()
    for later in game.pending:
        play = later.play  # of a card that left play nothing is to come, even if it came back (G-LOST-TRACK-03)
        if later.moment in STAYING and game.is_found(play.track()) and game.place[play.card] == in_play(seat):
            if later.moment == EXTRA_TURN and is_one_too_many(game, later):
                continue
            stay.add(play.card)
            if game.is_found(play.by):
                stay.add(play.by[0])
    return [card for card in cards if card not in stay]


def clean_up(game: Dominion, seat: int, top: int) -> None:
    """Unless a card is chosen to lie on top, the hand goes below what was in play and is seen already."""
    game.stack.append(NEW_HANDS[seat])
    for other in range(game.seats):
        if other != seat and game.zones[in_play(other)]:
            discard_from_play(game, other, NO_CARD)  # G-CLEAN-UP-08
    if game.pending:
        discard_from_aside(game)
    pile = discard_pile(seat)
    if top == NO_CARD:
        game.move_all(hand(seat), pile)
        if not discard_from_play(game, seat, NO_CARD):
            game.turn_up(seat)
    else:
        for card in game.zones[hand(seat)][:]:
            if card != top:
                game.move(card, hand(seat), pile)
        discard_from_play(game, seat, top)
        if game.place[top] == hand(seat):
            game.move(top, hand(seat), pile, False, game.everyone)
    if game.box.has_boons:
        put_away_boons(game)
    if game.journal is not None:
        game.tell("cleans_up", "G-CLEAN-UP-04", (seat,))


def discard_from_aside(game: Dominion) -> None:
    """What was set aside until this Clean-up goes below all other cards (G2-REWARD-02)."""
    for later in [later for later in game.pending if later.moment == CLEANED_UP]:
        game.pending.remove(later)
        for card in game.found(later.play.cards):
            game.move(card, aside(later.seat), discard_pile(later.seat))
        game.turn_up(later.seat)


def discard_from_play(game: Dominion, seat: int, top: int) -> bool:
    """True if a card was discarded; ``top`` comes last. What follows from it comes before the new hand (G-CLEAN-UP-05)."""
    zone = in_play(seat)
    if top == NO_CARD and not game.pending and not game.box.clean_up_heard:  # nothing stays, nothing follows
        if not game.zones[zone]:
            return False
        game.move_all(zone, discard_pile(seat))
        return True
    cards = leaving(game, seat)
    if not cards:
        return False
    if top in cards:
        cards.remove(top)
        cards.append(top)
    if len(cards) == len(game.zones[zone]) and top == NO_CARD:
        game.move_all(zone, discard_pile(seat))
    else:
        for card in cards:
            game.move(card, zone, discard_pile(seat))
    if is_heard(game, DISCARDED_FROM_PLAY, tuple(cards)):
        open_window(game, DiscardedFromPlay(game.active, game.box.kind[cards[0]], seat, game.tracks(tuple(cards))))
    return True


class DiscardedFromPlay(Together):
    def number(self) -> int:
        return DISCARDED_FROM_PLAY


class NewHand(SeatEffect[Dominion]):
    """Five cards, or as many as an effect says; then what draws more (G-CLEAN-UP-09, -10)."""

    def run(self, game: Dominion) -> Decision | None:
        seat = self.seat
        if is_ready(game, seat, game.less_token(seat, game.hand_size), self):
            game.draw_cards(seat, game.hand_size)
            if game.pending or game.box.wakes[NEW_HAND]:
                come_to(game, NEW_HAND)
        return None


STAYING: Final = (START_OF_TURN, ALWAYS, EXTRA_TURN)
JOURNEY: Final = KIND_OF["journey"]
CLEAN_UPS: Final = [CleanUp(seat) for seat in range(MOST_SEATS)]
CHOOSE_TOP: Final = [ChooseTop(seat) for seat in range(MOST_SEATS)]
DISCARD_ALL: Final = [DiscardAll(seat) for seat in range(MOST_SEATS)]
NEW_HANDS: Final = [NewHand(seat) for seat in range(MOST_SEATS)]

PUT_ON_TOP: Final = Verb("put_on_top", KINDS, A_KIND)
WHICH_ON_TOP: Final = Question("discard_top", "G-CLEAN-UP-04", poker_face=True)

"""Looking at the top cards of the own deck, and what becomes of each: trashed, discarded, put back."""

from typing import Final

from regalia.dominion.rules.from_hand import DISCARD, TOPDECK, TRASH_CARD
from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.layout import A_KIND, ANY_TYPE, aside, face_down
from regalia.dominion.rules.moving import discard, faces_of, topdeck, trash
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.reasons import why_not_shown
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


def look_at(game: Dominion, seat: int, number: int) -> tuple[int, ...]:
    """The top cards of the deck, as many as there are, lie face down before their owner, who looks at them (G-LOOK-AT-01)."""
    cards = game.take_from_deck(seat, number, face_down(seat))
    if game.journal is not None and cards:
        game.tell("looks_at", "G-LOOK-AT-01", (seat, len(cards)), faces_of(game, cards), 1 << seat)
    return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtTop(Instruction):
    """Look at so many cards on top; if there is any, something is decided about them (G-LOOK-AT-01). Subclasses say what."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        raise NotImplementedError

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, self.number, self, play):
            return
        cards = look_at(game, seat, self.number)
        if cards:
            game.push(self.deciding(seat, game.tracks(cards)))


class LookAndSortOut(LookAtTop):
    """Sentry: trash, discard or put back each of them (G-LOOK-AT-02)."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return SortOut(seat, cards, (), (), ())


class SortOut(Effect[Dominion]):
    """Decides about one card after the other; then all are trashed, all discarded, the rest put back."""

    def __init__(
        self,
        seat: int,
        cards: tuple[Track, ...],
        trashed: tuple[Track, ...],
        discarded: tuple[Track, ...],
        kept: tuple[Track, ...],
    ) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.trashed: Final = trashed
        self.discarded: Final = discarded
        self.kept: Final = kept

    def holds(self) -> tuple[Track, ...]:
        return (*self.cards, *self.trashed, *self.discarded, *self.kept)

    def run(self, game: Dominion) -> Decision | None:
        if self.cards:
            kind = game.box.kind[self.cards[0][0]]
            return Decision(self.seat, SORT_OUT, [TRASH_CARD.options[kind], DISCARD.options[kind], KEEP.options[kind]])
        source = face_down(self.seat)
        game.push(PutBack(self.seat, self.kept))
        game.push(DiscardThese(self.seat, self.discarded, source))
        trash(game, self.seat, game.found(self.trashed), source)
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        card, rest = self.cards[0], self.cards[1:]
        trashed, discarded, kept = self.trashed, self.discarded, self.kept
        if option.verb is TRASH_CARD:
            trashed = (*trashed, card)
        elif option.verb is DISCARD:
            discarded = (*discarded, card)
        else:
            kept = (*kept, card)
        game.push(SortOut(self.seat, rest, trashed, discarded, kept))


class DiscardThese(Effect[Dominion]):
    """Discards cards once all that followed from trashing others is done."""

    def __init__(self, seat: int, cards: tuple[Track, ...], source: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.source: Final = source

    def holds(self) -> tuple[Track, ...]:
        return self.cards

    def run(self, game: Dominion) -> Decision | None:
        discard(game, self.seat, game.found(self.cards), self.source)
        return None


class OneOfThese(Effect[Dominion]):
    """One of some cards is chosen, or taken without asking where all see that they are alike, and something is done with it."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def verb(self) -> Verb:
        raise NotImplementedError

    def question(self) -> Question:
        raise NotImplementedError

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        """What is done with the chosen card, and with the others."""
        raise NotImplementedError

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        cards = game.found(self.cards)
        game.list_cards(cards, ANY_TYPE, self.verb(), options)
        if len(options) > 1 or is_secret(game, list(cards)):
            return Decision(self.seat, self.question(), options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, self.verb(), self.question().rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        cards = game.found(self.cards)
        card = game.card_among(cards, option.subject)
        self.act(game, card, tuple([other for other in cards if other != card]))


class OneLookedAt(OneOfThese):
    """The same of cards that only their owner sees."""

    def holds(self) -> tuple[Track, ...]:
        return self.cards


class PutBack(OneLookedAt):
    """Puts cards looked at back onto the deck, the last one on top, in an order of choice."""

    def verb(self) -> Verb:
        return TOPDECK

    def question(self) -> Question:
        return PUT_BACK

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        game.push(PutBack(self.seat, game.tracks(others)))
        topdeck(game, self.seat, card, face_down(self.seat), False, "G-LOOK-AT-02")


class PutRevealedBack(Effect[Dominion]):
    """Back onto the deck; the order, where there is one, is the player's own business."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        cards = game.found(self.cards)
        if len({game.box.kind[card] for card in cards}) == 1:
            for card in cards:
                topdeck(game, self.seat, card, aside(self.seat), True, "G-REVEAL-01")
            return None
        for card in cards:
            game.move(card, aside(self.seat), face_down(self.seat))
        game.push(PutBack(self.seat, game.tracks(cards)))
        return None


class LookAndDiscard(LookAtTop):
    """Discard any number of them and put back the others (G-LOOK-AT-02)."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return DiscardOfLookedAt(seat, cards, ())


class DiscardOfLookedAt(Effect[Dominion]):
    """Picks one after the other; all are discarded together, then the rest goes back."""

    def __init__(self, seat: int, cards: tuple[Track, ...], discarded: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.discarded: Final = discarded

    def holds(self) -> tuple[Track, ...]:
        return (*self.cards, *self.discarded)

    def run(self, game: Dominion) -> Decision | None:
        if self.cards:
            options: list[Option] = []
            game.list_cards(game.found(self.cards), ANY_TYPE, DISCARD, options)
            options.append(PASS)
            return Decision(self.seat, DISCARD_LOOKED_AT, options)
        self.act(game)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, DISCARD, DISCARD_LOOKED_AT.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            self.act(game)
            return
        card = game.track(game.card_among(game.found(self.cards), option.subject))
        rest = tuple([other for other in self.cards if other != card])
        game.push(DiscardOfLookedAt(self.seat, rest, (*self.discarded, card)))

    def act(self, game: Dominion) -> None:
        game.push(PutBack(self.seat, self.cards))
        game.push(DiscardThese(self.seat, self.discarded, face_down(self.seat)))


class LookDiscardAllOrNone(LookAtTop):
    """Navigator, Survivors: discard all of them, or put all back in an order of choice (G-LOOK-AT-02)."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return DecideAboutAll(seat, cards, self.number == 2)


class DecideAboutAll(Effect[Dominion]):
    """``both``: of two cards another word is said."""

    def __init__(self, seat: int, cards: tuple[Track, ...], both: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.both: Final = both

    def holds(self) -> tuple[Track, ...]:
        return self.cards

    def run(self, game: Dominion) -> Decision | None:
        if self.both:
            return Decision(self.seat, DISCARD_BOTH_OR_NOT, [DISCARD_BOTH, PUT_BOTH_BACK])
        return Decision(self.seat, DISCARD_ALL_OR_NOT, [DISCARD_ALL, PUT_ALL_BACK])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is DISCARD_ALL or option is DISCARD_BOTH:
            discard(game, self.seat, game.found(self.cards), face_down(self.seat))
        else:
            game.push(PutBack(self.seat, self.cards))


KEEP: Final = Verb("keep", KINDS, A_KIND)
DISCARD_ALL: Final = Verb("discard_all").of(0)
PUT_ALL_BACK: Final = Verb("put_all_back").of(0)
DISCARD_BOTH: Final = Verb("discard_both").of(0)
PUT_BOTH_BACK: Final = Verb("put_both_back").of(0)
SORT_OUT: Final = Question("sort_out", "G-LOOK-AT-01")
PUT_BACK: Final = Question("put_back", "G-LOOK-AT-02", poker_face=True)
DISCARD_LOOKED_AT: Final = Question("discard_looked_at", "G-LOOK-AT-02")
DISCARD_ALL_OR_NOT: Final = Question("discard_all", "G-LOOK-AT-02")
DISCARD_BOTH_OR_NOT: Final = Question("discard_both", "G-LOOK-AT-02")

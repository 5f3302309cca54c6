"""Playing a card: into play, reactions, instructions from top to bottom, what follows (G-PLAY-01, -04, -05, -09, -10)."""

from typing import Any, Final

from regalia.dominion.rules.kinds import KINDS, NO_KIND, kind_in, with_kind
from regalia.dominion.rules.layout import A_KIND, ACTION, AFTER_TEXT, BEFORE_TEXT, MOMENT_NAMES, aside, hand, in_play
from regalia.dominion.rules.printed import INSTEAD, ITS_OWN, NO_TRACK, OWN_TEXT, Instruction, Listener, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import UNKNOWN, Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.windows import Happening, Reaction, open_window


def play_from(game: Dominion, seat: int, card: int, source: int, by: Track = NO_TRACK) -> bool:
    """Step 1: into play. False if the card is not there to be moved: then it cannot be played (G-PLAY-04, -13)."""
    if source == hand(seat):
        if not may_play_from_hand(game, seat) or not game.move(card, source, in_play(seat)):
            return False
        if seat == game.active:
            game.plays_left -= 1
    else:
        if not game.lift(card, source, in_play(seat)):
            return False
        game.turn_up(seat)
    play_here(game, seat, game.track(card), by)
    return True


def may_play_from_hand(game: Dominion, seat: int) -> bool:
    """Whether this turn leaves the player whose turn it is any more cards to play from hand."""
    return game.plays_left > 0 or seat != game.active


def play_here(game: Dominion, seat: int, track: Track, by: Track = NO_TRACK) -> None:
    """Steps 2 to 4, wherever the card lies. ``by`` is a card that plays it several times.

    ``track``: as it was put into play or, if it is played elsewhere, as it lies there; what it does to itself is done only
    as long as it has not moved since (G-LOST-TRACK-03, -04).
    """
    box = game.box
    card = track[0]
    kind = box.kind[card]
    game.played.append(with_kind(seat, kind))
    if game.journal is not None:
        game.tell("plays", "G-PLAY-01", (seat, kind))
    play = Play(seat, card, track[1], 0, OWN_TEXT, by)
    listening = box.listening
    if listening[AFTER_TEXT][kind]:
        open_window(game, AfterText(game.active, kind, play))
    if listening[BEFORE_TEXT][kind]:
        open_window(game, BeforeText(game.active, kind, play))
    elif box.has_other_texts:
        choose_text(game, play)
    else:
        follow_text(game, play, 0)


def choose_text(game: Dominion, play: Play) -> None:
    """Step 3: the card's own instructions, unless others may or must be followed (G-PLAY-06, -07)."""
    box = game.box
    if not box.has_other_texts:
        follow_text(game, play, 0)
        return
    forced = [with_kind(INSTEAD, kind) for kind, replacement in box.replacing if replacement.applies(game, play)]
    texts = tuple(forced) if forced else (OWN_TEXT,)
    if box.ways and game.has_type(play.card, ACTION):
        texts += tuple([with_kind(ITS_OWN, kind) for kind in box.ways])
    game.push(ChooseText(play, texts))


class ChooseText(Effect[Dominion]):
    """Where other instructions are forced, another alternative may be chosen, but never the printed text (G-PLAY-08)."""

    def __init__(self, play: Play, texts: tuple[int, ...]) -> None:
        self.play: Final = play
        self.texts: Final = texts

    def run(self, game: Dominion) -> Decision | None:
        if len(self.texts) == 1:
            self.follow(game, self.texts[0])
            return None
        return Decision(self.play.seat, FOLLOW_WHICH, [FOLLOW.options[self.kind(game, text)] for text in self.texts])

    def kind(self, game: Dominion, text: int) -> int:
        return game.box.kind[self.play.card] if text == OWN_TEXT else kind_in(text)

    def chosen(self, game: Dominion, option: Option) -> None:
        for text in self.texts:
            if self.kind(game, text) == option.subject:
                self.follow(game, text)
                return

    def follow(self, game: Dominion, text: int) -> None:
        if game.journal is not None and text != OWN_TEXT:
            game.tell("follows", "G-PLAY-06", (self.play.seat, kind_in(text)))
        follow_text(game, self.play.followed_as(text), 0)


def follow_text(game: Dominion, play: Play, line: int) -> None:
    """Step 4: the instructions from top to bottom, beginning with number ``line`` (G-PLAY-09)."""
    box = game.box
    text = box.instructions[box.kind[play.card]] if play.instructions_of == OWN_TEXT else box.followed(play.instructions_of)
    stack = game.stack
    while line < len(text):
        below = len(stack)
        text[line].follow(game, play.seat, play)
        line += 1
        if len(stack) > below:
            if line < len(text):
                stack.insert(below, Follow(play, line))  # the rest waits below what this line began (G-ACTIONS-03)
            return


class PlayHere(Effect[Dominion]):
    """Play again, wherever the card lies, what the same effect has just played: even in the trash (G-PLAY-14)."""

    def __init__(self, seat: int, card: Track, by: Track = NO_TRACK) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.by: Final = by

    def run(self, game: Dominion) -> Decision | None:
        play_here(game, self.seat, self.card, self.by)
        return None


class PlayAside(Effect[Dominion]):
    """A card set aside is played."""

    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if game.is_found(self.card):
            play_from(game, self.seat, self.card[0], aside(self.seat))
        return None


class Follow(Effect[Dominion]):
    """The rest of a card's instructions."""

    def __init__(self, play: Play, line: int) -> None:
        self.play: Final = play
        self.line: Final = line

    def run(self, game: Dominion) -> Decision | None:
        follow_text(game, self.play, self.line)
        return None


class FollowOne(Effect[Dominion]):
    """One instruction of a card, followed by a player who need not be the one who played it."""

    def __init__(self, instruction: Instruction, seat: int, play: Play) -> None:
        self.instruction: Final = instruction
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        self.instruction.follow(game, self.seat, self.play)
        return None

    def holds(self) -> tuple[Track, ...]:
        return self.play.cards


class InOrder(Instruction):
    """Several instructions, one after the other."""

    def __init__(self, lines: tuple[Instruction, ...]) -> None:
        self.lines: Final = lines

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for line in reversed(self.lines):
            game.push(FollowOne(line, seat, play))


class PlayFromAside(Instruction):
    """Play the cards this playing set aside, once each."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            play_from(game, seat, card, aside(seat))


# -- moments ---------------------------------------------------------------------------------------------------------------


class Moment(Happening[Dominion]):
    """Something about a card of some kind, to which the cards of this game may react."""

    def __init__(self, turn_of: int, kind: int) -> None:
        super().__init__(turn_of)
        self.kind: Final = kind

    def number(self) -> int:
        raise NotImplementedError

    def doer(self) -> int:
        """Whose doing it is."""
        return self.turn_of

    def says(self, game: Dominion) -> tuple[str, int, int]:
        return MOMENT_NAMES[self.number()], self.doer(), UNKNOWN if self.kind == NO_KIND else self.kind

    def reactions(self, game: Dominion) -> list[Reaction[Any]]:
        return game.box.listening[self.number()][self.kind]

    def declining(self, option: Option) -> Option | None:
        listener = option.verb
        assert isinstance(listener, Listener)
        return DECLINE.options[listener.declined_as(self, option.subject)]


class Together(Moment):
    """Something happened to cards of a player at one time: their owner picks the order of what follows (G-TRASH-05)."""

    def __init__(self, turn_of: int, kind: int, owner: int, cards: tuple[Track, ...]) -> None:
        super().__init__(turn_of, kind)
        self.owner: Final = owner
        self.cards: Final = cards

    def doer(self) -> int:
        return self.owner

    def says(self, game: Dominion) -> tuple[str, int, int]:
        """Not which cards: of several that are discarded only the last one is seen (G-DISCARD-04)."""
        return MOMENT_NAMES[self.number()], self.owner, UNKNOWN

    def reactions(self, game: Dominion) -> list[Reaction[Any]]:
        heard: list[Reaction[Any]] = []
        for card, _ in self.cards:
            for reaction in game.box.listening[self.number()][game.box.kind[card]]:
                if reaction not in heard:
                    heard.append(reaction)
        return heard


class BeforeText(Moment):
    """A card was put into play; a seat marked by a reaction is not affected by it (G-PLAY-05, G-REACTION-04)."""

    def __init__(self, turn_of: int, kind: int, play: Play) -> None:
        super().__init__(turn_of, kind)
        self.play: Final = play

    def number(self) -> int:
        return BEFORE_TEXT

    def doer(self) -> int:
        return self.play.seat

    def settled(self, game: Dominion, marked: int) -> None:
        play = self.play
        for reaction in self.reactions(game):
            assert isinstance(reaction, Listener)
            for seat in range(game.seats):
                if seat != play.seat and reaction.shields(game, seat, self):
                    marked |= 1 << seat
        choose_text(game, Play(play.seat, play.card, play.moved, marked, play.instructions_of, play.by))


class AfterText(Moment):
    """The instructions of a card were followed (G-PLAY-10)."""

    def __init__(self, turn_of: int, kind: int, play: Play) -> None:
        super().__init__(turn_of, kind)
        self.play: Final = play

    def number(self) -> int:
        return AFTER_TEXT

    def doer(self) -> int:
        return self.play.seat


DECLINE: Final = Verb("decline", KINDS, A_KIND)
FOLLOW: Final = Verb("follow", KINDS, A_KIND)
FOLLOW_WHICH: Final = Question("follow", "G-PLAY-06")

"""Projects: bought once, they hold for their buyer from then on (G-BUY-10)."""

from typing import Any, Final

from regalia.dominion.rules.facts import section
from regalia.dominion.rules.from_hand import DISCARD, PickFromHand
from regalia.dominion.rules.gaining import CardGained
from regalia.dominion.rules.instructions import PlusCards
from regalia.dominion.rules.kinds import COPPER, KIND_OF
from regalia.dominion.rules.knowledge import is_secret, may_hold, may_hold_any
from regalia.dominion.rules.landscapes.owning import OwnMoment
from regalia.dominion.rules.layout import (
    A_NUMBER,
    ACTION,
    ACTION_GAINS,
    CARD_GAINED,
    COFFERS,
    END_OF_BUY_PHASE,
    NO_CARD,
    SHUFFLING,
    START_OF_TURN,
    TREASURE,
    VICTORY,
    deck,
    hand,
)
from regalia.dominion.rules.moving import discard, discard_revealed, reveal, set_aside
from regalia.dominion.rules.playing import FollowOne, PlayAside, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Instruction, Landscape, Listener, Play, Sheet, no_play
from regalia.dominion.rules.shuffling import Shuffling, choose_to_place, is_ready_to_follow, kinds_to_shuffle
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.windows import Happening

# -- at the start of a turn --------------------------------------------------------------------------------------------


class DiscardVictory(PickFromHand):
    """Crop Rotation: a Victory card for 2 others; a Curse is none (G-CURSE-05)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_A_VICTORY

    def allowed(self) -> int:
        return VICTORY

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(PlusCards(2), seat, play))
        discard(game, seat, cards, hand(seat))


class RotateCrops(OwnMoment):
    """All see that it may be used: once declined it is not offered again (G-SIMULTANEOUS-03, -04)."""

    def is_of_use(self, game: Dominion, seat: int) -> bool:
        for card in game.zones[hand(seat)]:
            if game.has_type(card, VICTORY):
                return True
        return False

    def might_be_of_use(self, game: Dominion, seat: int) -> bool:
        return may_hold_any(game, seat, VICTORY)


class DiscardCoppers(Instruction):
    """Silos: Coppers only, revealed, and as many cards drawn (G-DISCARD-10, -11)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseCoppers(seat))


class ChooseCoppers(SeatEffect[Dominion]):
    def coppers(self, game: Dominion) -> list[int]:
        return [card for card in game.zones[hand(self.seat)] if game.box.kind[card] == COPPER]

    def run(self, game: Dominion) -> Decision | None:
        most = min(len(self.coppers(game)), MOST_COPPERS)
        if most > 1 or (most and is_secret(game, game.zones[hand(self.seat)])):
            return Decision(self.seat, DISCARD_HOW_MANY, DISCARD_COPPERS.options[1 : most + 1])
        if most:
            self.chosen(game, DISCARD_COPPERS.options[1])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        game.push(FollowOne(PlusCards(option.subject), self.seat, no_play(self.seat)))
        discard_revealed(game, self.seat, tuple(self.coppers(game)[: option.subject]), hand(self.seat))


class EmptySilos(OwnMoment):
    def is_of_use(self, game: Dominion, seat: int) -> bool:
        return game.find(hand(seat), COPPER) != NO_CARD

    def might_be_of_use(self, game: Dominion, seat: int) -> bool:
        return may_hold(game, seat, COPPER)


class RevealTopToPlay(Instruction):
    """Piazza, Herald: the top card is revealed; an Action is played, anything else stays there."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if not game.zones[deck(seat)] and not game.reshuffle(seat):
            return
        card = game.zones[deck(seat)][-1]
        if game.has_type(card, ACTION):
            game.push(PlayRevealed(seat, game.track(card)))
        reveal(game, seat, card)  # what follows from it comes first


class PlayRevealed(Effect[Dominion]):
    """Plays the top card of the deck, if it still is where it was revealed (G-PLAY-13)."""

    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        if game.is_found(self.card):
            play_from(game, self.seat, self.card[0], deck(self.seat))
        return None


# -- buying and gaining --------------------------------------------------------------------------------------------------


class PayForCoffers(Instruction):
    """Pageant: $1 for +1 Coffers (G-PAY-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.coins -= 1
        if game.journal is not None:
            game.tell("pays", "G-PAY-02", (seat, 1))
        game.add_tokens(seat, COFFERS, 1)


class HoldPageant(OwnMoment):
    def is_of_use(self, game: Dominion, seat: int) -> bool:
        return game.coins > 0


class PlayFirstAction(Listener):
    """Innovation: the first Action gained in the own turn may be set aside and, if it was, played.

    G-SET-ASIDE-04, G-GAIN-05, G-PLAY-15
    """

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer == game.active and game.has(seat, self.kind):
            if about.nth == 1 and about.is_tracked(game):
                options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        set_aside(game, seat, about.card, about.zone)
        game.push(PlayAside(seat, game.track(about.card)))


class PlayAnAction(PlayFirstAction):
    """The newest Innovation: once in the own turn an Action just gained is played, from where it was gained to."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer == game.active and game.has(seat, self.kind) and self.kind not in game.in_force:
            if about.is_tracked(game) and (about.zone != hand(seat) or may_play_from_hand(game, seat)):
                options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        game.in_force.append(self.kind)
        play_from(game, seat, about.card, about.zone)


class DrawOnVictory(Listener):
    """Road Network: +1 Card when another player gains a Victory card."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat != about.gainer and game.has(seat, self.kind):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.push(FollowOne(PlusCards(1), seat, no_play(seat)))


# -- shuffling -----------------------------------------------------------------------------------------------------------


class ConsultChart(Listener):
    """Star Chart: one card of those that are shuffled goes on top of them (G-SHUFFLE-03)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Shuffling)
        if seat == about.turn_of and game.has(seat, self.kind) and kinds_to_shuffle(game, about.zone) > 1:
            options.append(self.options[0])

    def might(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, Shuffling)
        return seat == about.turn_of and game.has(seat, self.kind) and is_secret(game, game.zones[about.zone])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return (self.options[0],) if seat == about.turn_of and game.has(seat, self.kind) else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Shuffling)
        choose_to_place(game, seat, about.zone, self.kind)


# -- Capitalism ----------------------------------------------------------------------------------------------------------


class Capitalism(Landscape):
    """In the own turn Actions with +$ in their text are Treasures too, wherever they are and whosever (G-CARD-TYPE-01)."""

    def adds_to(self) -> list[int]:
        return [KIND_OF[name] for name in WITH_COINS]


WITH_COINS: Final[list[str]] = section("lists")["capitalism_actions"]["cards"]

CROP_ROTATION: Final = RotateCrops("crop_rotation", KIND_OF["crop_rotation"], START_OF_TURN, DiscardVictory(), must=False)
INNOVATION: Final = PlayFirstAction("innovation", KIND_OF["innovation"], CARD_GAINED)
INNOVATION_PLAYS: Final = PlayAnAction("innovation_plays", KIND_OF["innovation"], CARD_GAINED)
PAGEANT: Final = HoldPageant("pageant", KIND_OF["pageant"], END_OF_BUY_PHASE, PayForCoffers(), must=False)
PIAZZA: Final = OwnMoment("piazza", KIND_OF["piazza"], START_OF_TURN, RevealTopToPlay())
ROAD_NETWORK: Final = DrawOnVictory("road_network", KIND_OF["road_network"], CARD_GAINED, must=True)
SILOS: Final = EmptySilos("silos", KIND_OF["silos"], START_OF_TURN, DiscardCoppers(), must=False)
STAR_CHART: Final = ConsultChart("star_chart", KIND_OF["star_chart"], SHUFFLING)

PROJECTS: Final[list[Landscape]] = [
    Capitalism("capitalism", adds=TREASURE),
    Landscape("crop_rotation", listeners=(CROP_ROTATION,)),
    Landscape("innovation", listeners=(INNOVATION,), tokens=1 << ACTION_GAINS),
    Landscape("pageant", listeners=(PAGEANT,), tokens=1 << COFFERS),
    Landscape("piazza", listeners=(PIAZZA,)),
    Landscape("road_network", listeners=(ROAD_NETWORK,)),
    Landscape("silos", listeners=(SILOS,)),
    Landscape("star_chart", listeners=(STAR_CHART,)),
]
INNOVATION_NEWEST: Final = Landscape("innovation", listeners=(INNOVATION_PLAYS,))

MOST_COPPERS: Final = 127
DISCARD_COPPERS: Final = Verb("discard_coppers", MOST_COPPERS + 1, A_NUMBER)
DISCARD_A_VICTORY: Final = Question("discard_victory", "G-DISCARD-01", poker_face=True)
DISCARD_HOW_MANY: Final = Question("discard_coppers", "G-DISCARD-11", poker_face=True)

SHEET: Final = Sheet(PROJECTS, printings={"innovation_newest": INNOVATION_NEWEST})

"""Players in love with one verb: they take it whenever it is offered, all together or one alone, for thousands of decisions.

Random play takes everything now and then and nothing again and again; what is numbered, counted or kept in a table is only
ever filled by somebody who insists. Half of them are patient, too: they put off what would end the game.
"""

from dataclasses import dataclass, field

from regalia import games
from regalia.citadels.rules.table import Citadels
from regalia.dominion.rules.cards.catalogue import KINGDOM_CARDS
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.printed import Card, Landscape, Listener
from regalia.env.batch import MOST_CHOICES
from regalia.env.spec import Spec
from regalia.env.tables import tables_of
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, VERBS, Decision
from regalia.kernel.store import same
from tests.dominion.test_every_choice import EVERYTHING, PHASES, bring_about, start
from tests.laws.mechanics import MECHANICS
from tests.laws.worlds import TABLES

MOST_DECISIONS = 5_000
HOPELESS = {"citadels": 300, "dominion": 700}  # so many decisions without the verb: it does not come up in this game
TRIES = {"dominion": 4}
USUAL_TRIES = 10
ENOUGH = 50  # decisions of one affair: a short game is played more than once
LOOK = 97  # decisions between two looks at what learning programs are given
NEARLY = 3  # districts before a city is complete
ENDING = ("build", "build_with_framework", "build_necropolis", "build_on_loan", "take_and_build", "replace_with", "buy")

# Objects of Dominion that bring up verbs which are nobody's in particular.
BRINGS = {
    "ambassador": ("return_copies",), "animal_fair": ("buy_animal_fair_with",), "black_market": ("put_under",),
    "blacksmith": ("card_and_action", "up_to_six"), "border_guard": ("put_into_hand", "take"), "camel_train": ("exile",),
    "capital_city": ("pay",), "catacombs": ("discard_them", "into_hand"), "cellar": ("discard",),
    "counting_house": ("take_coppers",), "courtier": ("a_gold", "three_coins"), "doctor": ("topdeck",),
    "engineer": ("trash_this",), "farrier": ("overpay",), "fool": ("discard_three", "receive"), "gladiator": ("reveal",),
    "gold": ("buy",), "graverobber": ("rob_grave", "trash_action"), "innkeeper": ("five_for_six", "three_for_three"),
    "ironworks": ("gain",), "journey": ("take_turn",), "library": ("set_aside",),
    "lurker": ("gain_from_trash", "trash_from_supply"), "masquerade": ("pass_card",), "overlord": ("pay_off",),
    "patron": ("spend_villager",), "pawn": ("plus_action", "plus_buy", "plus_card", "plus_coin"),
    "scavenger": ("empty_deck",), "scheme": ("choose_to_keep",), "sentry": ("keep", "trash"), "sibyl": ("bottomdeck",),
    "silos": ("discard_coppers",), "small_castle": ("a_duchy", "three_estates"), "smithy": ("play",), "sorcerer": ("name",),
    "star_chart": ("put_on_shuffled",), "stash": ("place_below",), "stonemason": ("overpay_potions",),
    "student": ("rotate",), "survivors": ("discard_both", "put_both_back"), "teacher": ("put_token_on",),
    "the_suns_gift": ("receive_later", "receive_now"), "town_crier": ("a_silver",),
    "treasurer": ("take_key", "trash_treasure", "treasure_from_trash"),
    "trusty_steed": ("four_silvers", "two_actions", "two_cards", "two_coins"), "underling": ("keep_out",),
    "villain": ("spend_coffers",), "way_of_the_mole": ("put_on_top",), "way_of_the_ox": ("follow",),
}  # fmt: skip
# Cards that act at the same moment: what must be done is only asked where two of them meet.
COMPANY = {
    "gained": ("flag_bearer", "watchtower", "villa", "ill_gotten_gains", "cemetery", "blessed_village"),
    "trashed": ("cultist", "catacombs", "knights", "graverobber", "lurker"),
    "start": ("wharf", "archive", "hireling", "research", "bridge_troll", "enchantress"),
    "clean_up": ("improve", "walled_village", "hireling", "scheme"),
    "key": ("treasurer", "flag_bearer", "border_guard", "swashbuckler", "archive"),
}
HOMES = {verb: name for name, verbs in BRINGS.items() for verb in verbs}


def verbs_of(game: str) -> list[str]:
    return [row.name for row in tables_of(game).rows]


def owners() -> dict[str, str]:
    """By verb the card or landscape of Dominion whose verb it is."""
    return {verb.name: KIND_NAMES[verb.kind] for verb in VERBS.values() if isinstance(verb, Listener) and verb.kind in NAMES}


NAMES = {KIND_OF[thing.name]: thing.name for thing in EVERYTHING}
THINGS = {thing.name: thing for thing in EVERYTHING}


@dataclass
class Affair:
    """One game of lovers: what they love, who does, and how it went."""

    game: str
    verb: str
    together: bool
    seed: int
    lot: Chance = field(init=False)
    offered: int = 0
    decisions: int = 0

    def __post_init__(self) -> None:
        self.lot = Chance(self.seed)
        self.patient = self.seed % 2 == 0
        self.thing: Card | Landscape | None = None

    def begin(self, attempt: int) -> Game:
        """At a table by lot. In Dominion with something that brings the verb about, with one mechanic, or anything.

        Others by its side act at the same moment, so that it is asked which of them is first.
        """
        lot = self.lot
        if self.game != "dominion":
            tables = [table for table in TABLES if table.game == self.game]
            table = tables[lot.below(len(tables))]
            every = table.variants()
            variants = [variant for variant in every if variant.get("uniques") == "random" or attempt == 0] or every
            return games.start(table.setup(variants[lot.below(len(variants))], lot.below(1 << 30)))
        name = owners().get(self.verb) or HOMES.get(self.verb)
        self.thing = None
        if attempt == 2:
            kingdoms = list(MECHANICS.values())
            return games.start(
                games.setup_for("dominion", seats=2 + lot.below(5), seed=self.seed, **kingdoms[lot.below(len(kingdoms))])
            )
        if name is None or attempt == 3:
            name = EVERYTHING[lot.below(len(EVERYTHING))].name
        self.thing = THINGS[name]
        return start(self.thing, lot.below(1 << 30), 2 + lot.below(5), self.company(name) if attempt else ())

    def company(self, name: str) -> tuple[str, ...]:
        """For what must be done those who act at the same moment, or some by lot."""
        lot = self.lot
        fitting = [cards for moment, cards in COMPANY.items() if moment in self.verb] or list(COMPANY.values())
        cards = (*fitting[lot.below(len(fitting))], KINGDOM_CARDS[lot.below(len(KINGDOM_CARDS))])
        return tuple([card for card in dict.fromkeys(cards) if card != name])

    def choose(self, game: Game, decision: Decision) -> int:
        options, lot = decision.options, self.lot
        loved = [number for number, option in enumerate(options) if option.verb.name == self.verb]
        if loved:
            self.offered += 1
            if self.together or decision.seat == 0:
                return loved[lot.below(len(loved))]
        if self.patient and lot.below(20) and ends_soon(game, decision.seat):
            calm = [number for number, option in enumerate(options) if option.verb.name not in ENDING]
            if calm:
                return calm[lot.below(len(calm))]
        if self.thing is not None and decision.question.name in PHASES and lot.below(4):
            return bring_about(decision, self.thing.kind, lot)
        others = [number for number, option in enumerate(options) if option is not PASS]
        return others[lot.below(len(others))] if others and lot.below(3) else lot.below(len(options))

    def play(self) -> None:
        """Until somebody has loved for long enough, or nothing comes of it."""
        for attempt in range(TRIES.get(self.game, USUAL_TRIES)):
            game = self.begin(attempt)
            self.go_through(game)
            if self.offered and self.decisions > ENOUGH:
                return

    def go_through(self, game: Game) -> None:
        spec = Spec(game.setup)
        for decisions in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None or (decisions > HOPELESS.get(self.game, MOST_DECISIONS) and not self.offered):
                break
            assert 0 < len(decision.options) <= MOST_CHOICES
            if decisions % LOOK == 0:
                look(game, spec)
            game.answer_number(self.choose(game, decision))
            self.decisions += 1
        look(game, spec)
        assert same(game, games.restore_game(game.setup, game.json()))


def ends_soon(game: Game, seat: int) -> bool:
    return not isinstance(game, Citadels) or game.size(seat) >= game.goal - NEARLY


def look(game: Game, spec: Spec) -> None:
    """What is made of the position for players and programs has room for it."""
    for viewer in range(game.seats):
        assert len(spec.encoder.row(game, viewer)) == spec.encoder.size
    decision = game.decision
    if decision is not None:
        numbers = spec.actions.numbers(decision.options, decision.seat)
        assert len(set(numbers)) == len(numbers) and min(numbers) >= 0 and max(numbers) < spec.actions.size
        assert game.view(decision.seat).options == decision.options

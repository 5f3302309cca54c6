"""Bots that buy by a rule list, and answer everything else the cards of the base set ask by plain good habits."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from regalia.dominion.bots.cards import WELCOME
from regalia.dominion.bots.endings import is_lost_end, winning_end
from regalia.dominion.bots.further_habits import HABITS, MINT, PLACE, costs_treasures, next_treasure, topdeck_gained
from regalia.dominion.bots.intrigue_habits import OF_INTRIGUE, is_wasted
from regalia.dominion.bots.memory import Memory
from regalia.dominion.bots.order import DOUBLERS, next_action, spare, urgency
from regalia.dominion.bots.rule_list import Rule, read_list, shipped
from regalia.dominion.bots.seaside_habits import OF_SEASIDE, would_harm
from regalia.dominion.bots.variety import as_good
from regalia.dominion.rules.kinds import COPPER, CURSE, ESTATE, GOLD, KIND_NAMES, PROVINCE, SILVER
from regalia.dominion.rules.layout import ACTION, TREASURE, aside, hand
from regalia.dominion.rules.setup import DominionSetup
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.options import PASS, Decision, Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View

ENOUGH_INCOME: Final = 5  # coins of all own cards, above which Coppers are in the way
LATE: Final = 3  # Provinces left, from which on Estates are points
ENDGAME: Final = 4  # Provinces left, from which on Gold is remodelled into one
LIBRARY_SIZE: Final = 7
FINE: Final = 1000  # of how many parts chances are drawn


class RuleBot:
    """Made once per game and seat; sees its view and nothing else."""

    rules: Sequence[Rule] = ()
    careful = False  # what a list says; a bot can be told to be patient besides
    least: ClassVar[int] = 0  # of its options

    def __init__(self, setup: Setup, seat: int, chance: Chance, patient: int = 0, variety: float = 0.0) -> None:
        """``patient``: it ends no game that it would lose by that, and takes an end that wins. ``variety``: in so many of the
        cases where something else is nearly as good as what its list says it draws lots among all of that.
        """
        if not isinstance(setup, DominionSetup):
            raise SetupError("rule lists play Dominion, not {game}", "rule_list-game", game=setup.game)
        self.setup: Final = setup
        self.box: Final = setup.box
        self.seat: Final = seat
        self.is_patient: Final = bool(patient) or self.careful
        self.chance: Final = chance
        self.diversity: Final = float(variety)
        self.memory: Final = Memory(setup.box, seat)
        self.in_order: Final = any(kind in PLACE for kind in setup.box.present)  # Treasures are not played as they come
        self.habits: Final[dict[str, Callable[[View], Option]]] = {
            "action_phase": self.play_action,
            "play_from_hand": self.play_action,
            "buy_phase": self.spend,
            "buy_more": self.spend,
            "gain": self.gain,
            "discard_down_to": self.discard_down,
            "discard_per_empty_pile": self.give_up,
            "discard_from_hand": self.discard_spare,
            "discard_for_action": self.discard_for_action,
            "discard_of_neighbour": self.take_best,
            "who_gains_copy": self.share_out,
            "overpay": self.overpay,
            "set_province_aside": self.accept,
            "reveal_bane": self.accept,
            "spend_on_gain": self.most,
            "set_aside_to_play": self.take_best,
            "scavenge": self.take_best,
            "discard_any": self.exchange,
            "discard_looked_at": self.discard_dead,
            "discard_top_card": self.discard_dead,
            "discard_for_costing": self.discard_dearest,
            "discard_revealed": self.judge,
            "gain_or_silvers": self.gain_or_silvers,
            "shuffle_in": self.accept,
            "rob": self.take_best,
            "trash_from_hand": self.trash,
            "trash_treasure": self.lose_cheapest,
            "topdeck_from_hand": self.put_onto_deck,
            "topdeck_victory": self.lose_cheapest,
            "topdeck_from_discard": self.fetch,
            "play_discarded": self.accept,
            "set_aside": self.set_aside,
            "sort_out": self.sort_out,
            "put_back": self.give_up,  # the last one lies on top
            "react": self.react,
        }
        for question, habit in (HABITS | OF_INTRIGUE | OF_SEASIDE).items():
            self.habits[question] = partial(habit, self)

    def __getstate__(self) -> dict[str, Any]:
        """The box follows from the setup, and the habits are methods of its own."""
        of_it = {"setup": self.setup, "seat": self.seat, "patient": int(self.is_patient), "rules": self.rules}
        return of_it | {"remembered": self.memory.remembered(), "chance": self.chance, "variety": self.diversity}

    def __setstate__(self, state: dict[str, Any]) -> None:
        RuleBot.__init__(self, state["setup"], state["seat"], state["chance"], state["patient"], state["variety"])
        self.rules = state["rules"]
        self.memory.remember(*state["remembered"])

    def choose(self, view: View) -> Option:
        option = self.advise(view)
        self.memory.chose(option, view)
        return option

    def advise(self, view: View) -> Option:
        """What it would choose; nothing is remembered as done."""
        assert view.question is not None
        self.memory.look(view)
        habit = self.habits.get(view.question.name, self.decline)
        return view.options[0] if len(view.options) == 1 else habit(view)

    def by_reflex(self, decision: Decision) -> Option | None:
        """What is answered without a look at the table: before buying all Treasures are played, and whatever else is offered.

        Most questions of a game are of this kind, and looking is most of the work.
        """
        if decision.question.name in ("buy_phase", "buy_more") and not self.in_order:
            for option in decision.options:
                if option is not PASS and option.verb.name != "buy":
                    return option
        return None

    def play(self, world: Dominion) -> None:
        """Answer the open question of a made-up game, quickly."""
        assert world.decision is not None
        option = self.by_reflex(world.decision) if self.memory.piles else None  # the first question needs a look in any case
        if option is None:
            option = self.choose(world.view(self.seat))
        else:
            self.memory.note(option)
        world.answer(option)

    # -- what cards are good for -----------------------------------------------------------------------------------------

    def is_dead(self, kind: int) -> bool:
        """Of no use in hand."""
        return self.box.types[kind] & (ACTION | TREASURE) == 0

    def is_junk(self, kind: int) -> bool:
        """Better out of the deck."""
        if kind == ESTATE:
            return self.memory.left(PROVINCE) > LATE
        if kind == COPPER:
            return self.memory.income() > ENOUGH_INCOME
        return kind == CURSE

    def value(self, kind: int) -> int:
        """Of a card in hand or on the deck; dead cards are the least."""
        return -1 if kind == CURSE else 0 if self.is_dead(kind) else 1 + self.box.cost[kind]

    def wanted(self, kinds: Collection[int]) -> int | None:
        """The first card of the list that is among these and whose condition holds."""
        for rule in self.rules:
            if rule.kind in kinds and rule.condition(self.memory):
                return rule.kind
        return None

    def varied(self, kinds: Collection[int]) -> int | None:
        """The same, or by lot something nearly as good."""
        kind = self.wanted(kinds)
        if kind is None or self.chance_of_another() >= self.diversity:
            return kind
        found = as_good(self.box, self.memory.own, kinds, kind)
        return found[self.chance.below(len(found))]

    def chance_of_another(self) -> float:
        """From 0 to 1; nothing is drawn by who always plays the same."""
        return self.chance.below(FINE) / FINE if self.diversity > 0.0 else 1.0

    # -- playing ---------------------------------------------------------------------------------------------------------

    def play_action(self, view: View) -> Option:
        """In a good order; what would do nothing stays in hand."""
        cards = [option for option in view.options if option is not PASS and self.is_useful(option.subject, view)]
        if not cards:
            return self.decline(view)
        return next_action(self, view, cards)

    def urgency(self, kind: int) -> tuple[int, int, int, int]:
        """Of a card that is not in hand."""
        return urgency(self, kind, (), 0, 1)

    def is_useful(self, kind: int, view: View) -> bool:
        mine = view.zones[hand(self.seat)]
        name = KIND_NAMES[kind]
        if is_wasted(self, name, mine) or would_harm(self, name, mine):
            return False
        if name in DOUBLERS:
            return sum(1 for other in mine if self.box.types[other] & ACTION and other != kind) > 0
        if name == "moneylender":
            return COPPER in mine
        if name == "mine":
            return COPPER in mine or SILVER in mine
        if name == "chapel":
            return any(self.is_junk(other) for other in mine)
        if name in ("remodel", "expand"):
            return self.to_remodel(mine) is not None
        if name == "cellar":
            return any(self.is_dead(other) for other in mine) or bool(spare(self, mine, view.facts["actions"]))
        if name == "forge":
            return any(self.is_junk(other) for other in mine)
        if name == "magnate":
            return any(self.box.types[other] & TREASURE for other in mine)
        if name == "mint":
            return any(self.box.types[other] & TREASURE and self.value(other) > self.value(COPPER) for other in mine)
        if name == "library":
            return len(mine) <= LIBRARY_SIZE
        if name == "spice_merchant":
            return COPPER in mine
        if name == "stables":
            return any(self.box.types[other] & TREASURE for other in mine)
        if name == "develop":
            return any(self.is_junk(other) for other in mine)
        return True

    def to_remodel(self, kinds: Sequence[int]) -> int | None:
        """A Curse or an Estate, or late in the game Gold for a Province."""
        if GOLD in kinds and 0 < self.memory.left(PROVINCE) <= ENDGAME:
            return GOLD
        return next((kind for kind in kinds if kind != COPPER and self.is_junk(kind)), None)

    def accept(self, view: View) -> Option:
        return next(option for option in view.options if option is not PASS)

    def decline(self, view: View) -> Option:
        """Also for what no habit is about."""
        return PASS if PASS in view.options else view.options[0]

    # -- buying and gaining ----------------------------------------------------------------------------------------------

    def spend(self, view: View) -> Option:
        """All Treasures, then by the list; anything else that is offered there (to pay off Debt, say) is taken."""
        treasure = next_treasure(self, view)
        if treasure is not None:
            return treasure
        for option in view.options:
            if option is not PASS and option.verb.name not in ("buy", "play"):
                return option
        cards = {option.subject: option for option in view.options if option.verb.name == "buy"}
        if cards and costs_treasures(self, view):
            cards.pop(MINT, None)
        if self.is_patient and (end := winning_end(self.memory, view)) is not None:
            return end
        kind = self.varied(cards)
        while kind is not None and self.is_patient and is_lost_end(self.memory, view, cards[kind]):
            del cards[kind]
            kind = self.wanted(cards)
        return self.decline(view) if kind is None else cards[kind]

    def gain(self, view: View) -> Option:
        """By the list; else the dearest card that is of use."""
        cards = {option.subject: option for option in view.options if option is not PASS}
        kind = self.wanted(cards)
        return cards[kind if kind is not None else max(cards, key=self.value)]

    def gain_or_silvers(self, view: View) -> Option:
        """By the list, where that wants no Silver; else two Silvers."""
        cards = {option.subject: option for option in view.options if option.verb.name == "gain"}
        kind = self.wanted(cards)
        return view.options[0] if kind in (None, SILVER) else cards[kind]

    # -- giving up cards -------------------------------------------------------------------------------------------------

    def give_up(self, view: View) -> Option:
        """The card of least value."""
        cards = [option for option in view.options if option is not PASS]
        return min(cards, key=lambda option: self.value(option.subject))

    def discard_down(self, view: View) -> Option:
        """The card of least value; of Actions that give no other there is one to be played."""
        mine = self.memory.held(view.zones[hand(self.seat)])
        kinds = [option.subject for option in view.options if option is not PASS]
        useless = spare(self, mine, view.facts["actions"] if view.facts["active"] == self.seat else 1)
        worst = min(kinds, key=lambda kind: 0.5 if kind in useless else self.value(kind))
        return next(option for option in view.options if option.subject == worst and option is not PASS)

    def exchange(self, view: View) -> Option:
        """Dead cards, and Actions that cannot be played any more."""
        useless = spare(self, self.memory.held(view.zones[hand(self.seat)]), view.facts["actions"])
        cards = [option for option in view.options if option is not PASS]
        dead = [option for option in cards if self.is_dead(option.subject)]
        other = [option for option in cards if option.subject in useless]
        return (dead or other or [self.decline(view)])[0]

    def lose_cheapest(self, view: View) -> Option:
        return min(view.options, key=lambda option: self.box.cost[option.subject])

    def discard_dead(self, view: View) -> Option:
        dead = [option for option in view.options if option is not PASS and self.is_dead(option.subject)]
        return dead[0] if dead else self.decline(view)

    def discard_dearest(self, view: View) -> Option:
        """Of the dead cards the one that costs most, for what it costs counts."""
        dead = [option for option in view.options if option is not PASS and self.is_dead(option.subject)]
        return max(dead, key=lambda option: self.box.cost[option.subject]) if dead else PASS

    def judge(self, view: View) -> Option:
        """Revealed cards are discarded, the first option, or go back: good ones of one's own, bad ones of others."""
        owner = next(seat for seat in range(self.setup.seats) if view.zones[aside(seat)])
        shown = [self.value(kind) for kind in view.zones[aside(owner)]]
        are_good = sum(shown) > len(shown) * self.value(COPPER)
        return view.options[1 if are_good == (owner == self.seat) else 0]

    def discard_spare(self, view: View) -> Option:
        """What has to be; else only a dead card or a Copper."""
        worst = self.give_up(view)
        if PASS in view.options and self.value(worst.subject) > self.value(COPPER):
            return PASS
        return worst

    def discard_for_action(self, view: View) -> Option:
        """A dead card, with an Action to play for it."""
        actions = [kind for kind in view.zones[hand(self.seat)] if self.box.types[kind] & ACTION]
        return self.discard_dead(view) if actions and view.facts["actions"] == 0 else self.decline(view)

    def take_best(self, view: View) -> Option:
        """The card of most value: from somebody else, or for later."""
        cards = [option for option in view.options if option is not PASS]
        return max(cards, key=lambda option: self.value(option.subject))

    def most(self, view: View) -> Option:
        return max([option for option in view.options if option is not PASS], key=lambda option: option.subject)

    def overpay(self, view: View) -> Option:
        """All that is left, unless something else can be bought for it."""
        return self.most(view) if view.facts["buys"] == 0 else PASS

    def share_out(self, view: View) -> Option:
        """A copy of something good for oneself, junk for the other player."""
        kind = view.options[0].subject
        wanted = self.wanted([kind]) is not None or (kind != COPPER and not self.is_dead(kind) and not self.is_junk(kind))
        return view.options[0] if wanted else view.options[-1]

    def trash(self, view: View) -> Option:
        """What is asked for depends on the card just played: Mine and Moneylender want Treasures, Remodel something to gain."""
        cards = {option.subject: option for option in view.options if option is not PASS}
        played = view.facts["played"]
        by = KIND_NAMES[played[-1][1]] if played else ""
        if by == "mine":
            kind = SILVER if SILVER in cards and self.memory.left(GOLD) else COPPER if COPPER in cards else None
        elif by in ("moneylender", "spice_merchant") and COPPER in cards:
            kind = COPPER
        elif by in ("remodel", "expand"):
            kind = self.to_remodel(list(cards))
        else:
            kind = next((one for one in sorted(cards, key=self.value) if self.is_junk(one)), None)
        if kind is not None:
            return cards[kind]
        return PASS if PASS in view.options else self.give_up(view)

    def put_onto_deck(self, view: View) -> Option:
        """An Action that can no longer be played now, or what is missed least."""
        actions = [option for option in view.options if self.box.types[option.subject] & ACTION]
        if actions and view.facts["actions"] == 0:
            return max(actions, key=lambda option: self.box.cost[option.subject])
        return self.give_up(view)

    def fetch(self, view: View) -> Option:
        """The best card of the discard pile, unless even that is poor."""
        cards = [option for option in view.options if option is not PASS]
        best = max(cards, key=lambda option: self.value(option.subject))
        return best if self.value(best.subject) > self.value(COPPER) else self.decline(view)

    def set_aside(self, view: View) -> Option:
        """Actions that cannot be played make room for other cards."""
        return self.accept(view) if view.facts["actions"] == 0 else PASS

    def sort_out(self, view: View) -> Option:
        kind = view.options[0].subject
        verb = "trash" if self.is_junk(kind) else "discard" if self.is_dead(kind) or kind == COPPER else "keep"
        return next(option for option in view.options if option.verb.name == verb)

    def react(self, view: View) -> Option:
        """Moat is shown, Horse Traders set aside, Clerks played, good cards put onto the deck; nothing else is done unasked."""
        good = [option for option in view.options if option.verb.name in WELCOME]
        return good[0] if good else topdeck_gained(self, view) or self.decline(view)


class Basic(RuleBot):
    rules = shipped("basic")


class Ultimate(RuleBot):
    rules = shipped("ultimate")


class Smithy(RuleBot):
    rules = shipped("smithy")


class Listed(RuleBot):
    """By the list of a file: its class is made while the program runs, so a pickle has the list instead."""

    def __reduce__(self) -> tuple[Any, ...]:
        return object.__new__, (Listed,), self.__getstate__()


def bot_from(path: Path) -> Any:
    """A bot that buys by the list of a file."""
    rules, careful = read_list(path)
    return type("RuleListBot", (Listed,), {"rules": rules, "careful": careful})

"""What lies on the table, and the verbs every rule uses: find, list, draw, turn up, +Actions, +Buys, +Coins."""

from typing import Final

from regalia.dominion.rules import absent, knowledge, refusing
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.costs import OF_ITSELF, Cost, Limit
from regalia.dominion.rules.kinds import with_kind
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    MINUS_CARD,
    NO_CARD,
    deck,
    discard_pile,
    hand,
)
from regalia.dominion.rules.resources import Resources
from regalia.dominion.rules.scoring import standings
from regalia.kernel.cards import NOWHERE
from regalia.kernel.game import Game
from regalia.kernel.native import Numbers, i64
from regalia.kernel.options import NOTHING, Amounts, Decision, Option, Verb
from regalia.kernel.reasons import Reason

KIND_BITS: Final = 11  # for a kind and one more
MOST_MARKED: Final = 1 << 2 * KIND_BITS  # three kinds at most


class Dominion(Resources):
    """All that changes during a game of Dominion."""

    box: Box
    turns: list[int]  # by seat: turns taken, for ties
    traded: int  # the piles, as a set of bits, whose Trade Route token lies on the mat (G2-MATS-02)
    on_piles: list[int]  # by pile: the Embargo tokens on it; empty where no card puts any
    gained: list[int]  # seat and kind of what each gained in the own last turn, or in this one; where a card asks
    held: list[int]  # by landscape of the box: the seats that have it, a cube on it or, for a Landmark, the tokens on it
    pending: list[Later]  # what is to happen at a later moment
    regular: int  # who took the last turn that is not an extra one
    last_turn_of: int  # whose turn it was before this one
    turn_kind: int  # what gave this turn, if it is an extra one, or NO_KIND
    mingled: int  # the seats that passed cards to each other unseen (G-PASS-01)
    # this turn
    phase: int
    hand_size: int  # of the next hand
    plays_left: int  # so many cards may still be played from the hand this turn
    played: list[int]  # seat and kind of every playing; a card that left play still counts (G-PLAY-11)
    turned: list[int]  # cards of the trash that lie face down till the turn ends, as ``lying`` tells them (G-FLIP-01)

    __slots__ = (
        "box",
        "gained",
        "hand_size",
        "held",
        "last_turn_of",
        "mingled",
        "on_piles",
        "pending",
        "phase",
        "played",
        "plays_left",
        "regular",
        "traded",
        "turn_kind",
        "turned",
        "turns",
    )

    # -- finding -----------------------------------------------------------------------------------------------------

    def card_among(self, cards: tuple[int, ...], kind: int) -> int:
        """The first of these cards that is of this kind."""
        for card in cards:
            if self.box.kind[card] == kind:
                return card
        return NO_CARD

    def find(self, zone: int, kind: int) -> int:
        """A card of this kind in a zone, or NO_CARD."""
        kinds = self.box.kind
        wanted: i64 = kind
        card: i64
        for card in self.zones[zone]:
            if kinds[card] == wanted:
                return card
        return NO_CARD

    def pick(self, zone: int, kind: int, skip: tuple[int, ...]) -> int:
        """A card of this kind in a zone that is not among ``skip``."""
        kinds = self.box.kind
        for card in self.zones[zone]:
            if kinds[card] == kind and card not in skip:
                return card
        return NO_CARD

    def list_kinds(self, zone: int, types: int, verb: Verb, options: list[Option], skip: tuple[int, ...] = ()) -> None:
        """One option per kind in the zone that has one of the types: two Coppers are one choice."""
        known: i64 = 0  # kinds that are listed, or are of no use
        wanted: i64 = types
        box = self.box
        bits = box.bit
        kinds = box.kind
        type_of = self.types_now() if box.adding else box.types
        choices = verb.made or verb.options  # asked hundreds of times a game: no call where they are made
        card: i64
        for card in self.zones[zone]:
            bit = bits[card]
            if known & bit == 0:
                kind = kinds[card]
                if type_of[kind] & wanted == 0:
                    known |= bit
                elif not skip or card not in skip:
                    known |= bit
                    option = choices[kind]
                    if bit != 0 or option not in options:  # 0: one of more kinds than a word has bits
                        options.append(option)

    def mark_of(self, zone: int, types: int) -> int:
        """Which kinds ``list_kinds`` lists, in their order, as one number; 0: none, -1: too many, or types may change."""
        known: i64 = 0
        mark: i64 = 0
        wanted: i64 = types
        box = self.box
        if box.adding:
            return -1
        bits = box.bit
        kinds = box.kind
        type_of = box.types
        card: i64
        for card in self.zones[zone]:
            bit = bits[card]
            if known & bit == 0:
                known |= bit
                kind = kinds[card]
                if type_of[kind] & wanted:
                    if bit == 0 or mark > MOST_MARKED:
                        return -1
                    mark = mark << KIND_BITS | kind + 1
        return mark

    def list_cards(
        self, cards: tuple[int, ...], types: int, verb: Verb, options: list[Option], skip: tuple[int, ...] = ()
    ) -> None:
        """One option per kind among these cards that has one of the types."""
        for card in cards:
            option = verb.options[self.box.kind[card]]
            if self.has_type(card, types) and card not in skip and option not in options:
                options.append(option)

    def has_type(self, card: int, types: int) -> bool:
        return self.types()[self.box.kind[card]] & types != 0

    def types(self) -> Numbers:
        """By kind, as they are now."""
        return self.types_now() if self.box.adding else self.box.types

    def types_now(self) -> Numbers:
        for landscape in self.box.adding:
            if self.has(self.active, landscape.kind):
                return self.box.more_types
        return self.box.types

    def has(self, seat: int, landscape: int) -> bool:
        """Whether the seat has this State or Artifact, or a cube on this Project."""
        return self.held[self.box.landscape_of[landscape]] >> seat & 1 != 0

    def price(self, kind: int) -> Cost:
        """What a card costs now, in all three parts (G-COST-02)."""
        price = self.box.price[kind]
        if self.box.cheaper and kind not in self.box.landscape_of:  # Events and Projects are no cards (G-LANDSCAPE-02)
            for cheaper in self.box.cheaper:
                if cheaper.is_about(self, kind):
                    price = price.less(cheaper.coins(self))
        return price

    def limit_now(self, limit: Limit) -> Limit:
        """What it allows at this time, where it compares with another card (G2-PRICE-03)."""
        if limit.kind == OF_ITSELF:
            return limit
        return Limit(self.price(limit.kind).plus(limit.cost.coins), limit.how, limit.least)

    def is_available(self, kind: int) -> bool:
        """Whether a card of this kind is the top card of its pile (G-SUPPLY-02)."""
        zone = self.box.pile_of[kind]
        if zone < 0:
            return False
        pile = self.zones[zone]
        return len(pile) > 0 and self.box.kind[pile[-1]] == kind

    def list_supply(self, limit: Limit, types: int, verb: Verb, options: list[Option]) -> None:
        """One option per top card of a Supply pile that has one of the types and a cost within the limit (G-SUPPLY-02)."""
        limit = self.limit_now(limit)
        if self.box.only_coins and limit.only_coins() >= 0:
            self.list_for_coins(limit.cost.coins, types, verb, options)
            return
        for zone in self.box.supply:
            pile = self.zones[zone]
            if pile:
                kind = self.box.kind[pile[-1]]
                if self.types()[kind] & types and limit.allows(self.price(kind)):
                    options.append(verb.options[kind])

    def list_for_coins(self, coins: int, types: int, verb: Verb, options: list[Option]) -> None:
        """The same, fast, in a game whose cards all cost coins and nothing else."""
        box = self.box
        zones = self.zones
        kinds = box.kind
        type_of = self.types_now() if box.adding else box.types
        costs = box.cost
        choices = verb.made or verb.options
        for zone in box.supply:
            pile = zones[zone]
            if pile:
                kind = kinds[pile[-1]]
                if costs[kind] > coins:
                    break  # the piles lie in the order of their costs
                if type_of[kind] & types:
                    options.append(choices[kind])

    def empty_piles(self) -> int:
        """Empty piles of the Supply (G-NON-SUPPLY-01)."""
        number = 0
        zones = self.zones
        for zone in self.box.supply_row:
            if len(zones[zone]) == 0:
                number += 1
        return number

    def trade_tokens(self) -> int:
        """How many tokens lie on the Trade Route mat."""
        return bin(self.traded).count("1")

    def times_played(self, seat: int, kind: int) -> int:
        """How often ``seat`` played a card of this kind this turn."""
        return self.played.count(with_kind(seat, kind))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw_cards(self, seat: int, number: int) -> int:
        """As many as there are, shuffling where the deck is too small (G-PLUS-CARDS-01, -02, -03)."""
        source = deck(seat)
        target = hand(seat)
        zones = self.zones
        drawn = 0
        if self.tokens and number > 0 and self.token(seat, MINUS_CARD):
            self.add_tokens(seat, MINUS_CARD, -1)
            number -= 1  # G-PLUS-CARDS-04
        while drawn < number and (zones[source] or self.reshuffle(seat)):
            there = len(zones[source])
            some = number - drawn
            if there < some:
                some = there
            self.draw_several(source, target, some)
            drawn += some
        if self.journal is not None and drawn:
            faces = tuple([self.face(card) for card in zones[target][-drawn:]])
            self.tell("draws", "G-PLUS-CARDS-01", (seat, drawn), faces, 1 << seat)
        return drawn

    def less_token(self, seat: int, number: int) -> int:
        """So many of the cards to draw are drawn: the -1 Card token takes the place of one (G-PLUS-CARDS-04)."""
        return number - 1 if self.tokens and number > 0 and self.token(seat, MINUS_CARD) else number

    def lose_minus_card(self, seat: int) -> None:
        """The -1 Card token goes, if it is there."""
        if self.tokens and self.token(seat, MINUS_CARD):
            self.add_tokens(seat, MINUS_CARD, -1)

    def take_from_deck(self, seat: int, number: int, target: int) -> tuple[int, ...]:
        """Move up to so many top cards of the deck, in this order, to be looked at or shown (G-SHUFFLE-01)."""
        source = deck(seat)
        taken: list[int] = []
        while len(taken) < number and (self.zones[source] or self.reshuffle(seat)):
            taken.append(self.draw(source, target))
        return tuple(taken)

    def reshuffle(self, seat: int) -> bool:
        """The discard pile becomes the deck; False if there is none either (G-SHUFFLE-01)."""
        if not self.zones[discard_pile(seat)]:
            return False
        self.collect([discard_pile(seat)], deck(seat))
        if self.journal is not None:
            self.tell("reshuffles", "G-SHUFFLE-01", (seat,))
        return True

    def lift(self, card: int, source: int, target: int, by: int = 0) -> bool:
        """Move a card out of a pile. If it is the top one everybody sees which card that was, equal ones or not."""
        pile = self.zones[source]
        if self.sight[source] == 0 and pile and pile[-1] == card:
            self.draw(source, target)
            return True
        return self.move(card, source, target, False, by)

    def turn_up(self, seat: int) -> None:
        """The top of a discard pile lies open; called by whatever changes which card that is (G-DISCARD-PILE-06)."""
        pile = self.zones[discard_pile(seat)]
        if pile:
            self.show_card(pile[-1], self.everyone)

    def lying(self, card: int) -> int:
        """A number for this card as it lies here: another one as soon as it moves."""
        return self.moves[card] * len(self.place) + card

    def is_turned(self, card: int) -> bool:
        return self.lying(card) in self.turned

    def turn_over(self, seat: int, card: int) -> None:
        """From face up to face down, where all know it still, and back (G-FLIP-01)."""
        if self.is_turned(card):
            self.turned.remove(self.lying(card))
        else:
            self.turned.append(self.lying(card))
        if self.journal is not None:
            self.tell("turns_over", "G-FLIP-01", (seat, self.face(card)))

    # -- turns another player decides ------------------------------------------------------------------------------------

    def eyes(self, seat: int) -> int:
        """The seats that see what this one sees: itself and the seat that decides for it."""
        return 1 << seat if self.deputies is None else 1 << seat | 1 << self.deputies[seat]

    def deputized(self, decision: Decision) -> Decision:
        knowledge.share_sight(self)
        return Game.deputized(self, decision)

    # -- law ---------------------------------------------------------------------------------------------------------

    def answer_number(self, number: int) -> None:
        Game.answer_number(self, number)
        if self.box.own_backs:
            knowledge.show_backs(self)

    def proceed(self) -> None:
        Game.proceed(self)
        if self.box.own_backs:
            knowledge.show_backs(self)

    def face(self, card: int) -> int:
        """Cards show their kind: the same card looks the same, whatever its number."""
        return self.box.kind[card]

    def seen(self, zone: int, viewer: int) -> list[int]:
        return knowledge.seen(self, zone, viewer)

    def seen_in_full(self, zone: int, viewer: int) -> list[int]:
        """As the kernel shows a zone: every card, face or back."""
        return Game.seen(self, zone, viewer)

    def copy(self) -> "Dominion":
        twin = Dominion()
        self.copy_shared(twin)
        twin.box = self.box
        twin.turns = self.turns[:]
        twin.tokens = self.tokens[:]
        twin.on_piles = self.on_piles[:]
        twin.traded = self.traded
        twin.gained = self.gained[:]
        twin.held = self.held[:]
        twin.pending = self.pending[:]
        twin.regular = self.regular
        twin.last_turn_of = self.last_turn_of
        twin.turn_kind = self.turn_kind
        twin.hand_size = self.hand_size
        twin.plays_left = self.plays_left
        twin.mingled = self.mingled
        twin.active = self.active
        twin.phase = self.phase
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.potions = self.potions
        twin.played = self.played[:]
        twin.in_force = self.in_force[:]
        twin.turned = self.turned[:]
        return twin

    def worth_of(self, option: Option) -> Amounts:
        """What the card costs now that an option is about, in coins, Potions and Debt (G-COST-02, -04)."""
        if option.verb.about != A_KIND:
            return NOTHING
        kind = option.subject
        price = absent.price_of(self, kind) if self.box.pile_of[kind] == NOWHERE else self.price(kind)
        if price.potions == 0 and price.debt == 0:
            return {"coins": price.coins}
        parts = {"coins": price.coins, "potions": price.potions, "debt": price.debt}
        return {unit: number for unit, number in parts.items() if number or unit == "coins"}

    def facts(self, viewer: int) -> dict[str, object]:
        return knowledge.facts(self)

    def indistinguishable(self, viewer: int) -> list[list[int]]:
        return knowledge.indistinguishable(self, viewer)

    def renamed(self, cards: list[int], dealt: list[int]) -> None:
        """Cards set aside face down are other cards in another world."""
        if self.pending:
            other = dict(zip(cards, dealt, strict=True))
            self.pending = [later.renamed(other, self.moves) for later in self.pending]

    def not_among(self, wish: Option, decision: Decision) -> Reason:
        return refusing.not_among(wish, decision) or super().not_among(wish, decision)

    def asked_otherwise(self, wish: Option, decision: Decision) -> Reason:
        return refusing.asked_otherwise(self, wish, decision) or super().asked_otherwise(wish, decision)

    def waiting(self, seat: int, decision: Decision) -> Reason:
        if decision.seat == self.active:
            return Reason("not_your_turn", "G-END-OF-TURN-03", (self.active,))
        return super().waiting(seat, decision)

    def ended_by(self) -> str:
        return "G-GAME-END-01"

    def standings(self) -> dict[str, object]:
        return standings(self)

    def derived(self) -> tuple[str, ...]:
        return ("box",)

    def zone_names(self) -> list[str]:
        return self.box.zone_names

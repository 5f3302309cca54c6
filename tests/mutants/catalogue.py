"""The bugs that are planted: a line of the engine, what it becomes, and the tests that must notice."""

from dataclasses import dataclass

LAWS = "tests/laws/"
CASES = "tests/test_cases.py"
GOLDEN = "tests/playthroughs"


@dataclass(frozen=True)
class Mutant:
    name: str
    path: str  # below src/regalia
    line: str  # stands there exactly once
    becomes: str
    tests: tuple[str, ...]

    def planted(self, source: str) -> str:
        """The source with the bug in it."""
        found = source.count(self.line)
        if found != 1:
            raise LookupError(f"{self.name}: src/regalia/{self.path} has the line {found} times, expected once: {self.line!r}")
        return source.replace(self.line, self.becomes)


MUTANTS = [
    # copies, storing, records
    Mutant(
        "a copy shares what seats know",
        "kernel/game.py",
        "        self.known = self.known[:]\n",
        "",
        (LAWS + "test_copies.py",),
    ),
    Mutant(
        "a copy forgets the tax card",
        "citadels/rules/table.py",
        "twin.tax = self.tax",
        "twin.tax = 0",
        (LAWS + "test_copies.py",),
    ),
    Mutant(
        "a copy forgets the coins",
        "dominion/rules/table.py",
        "twin.coins = self.coins",
        "twin.coins = 0",
        (LAWS + "test_copies.py",),
    ),
    Mutant(
        "a stored game forgets its chance",
        "kernel/store.py",
        '    "sight",\n',
        '    "sight",\n    "chance",\n',
        (LAWS + "test_stored.py",),
    ),
    Mutant(
        "an effect adds to its own field",
        "citadels/rules/payment.py",
        "self.gold: Final = gold\n        self.counted: Final = counted\n\n    def holds",
        "self.gold: Final = gold + 1\n        self.counted: Final = counted\n\n    def holds",
        (LAWS + "test_stored.py",),
    ),
    Mutant(
        "a record does not compare fingerprints",
        "kernel/record.py",
        "if found != expected:",
        "if not found:",
        (LAWS + "test_records.py",),
    ),
    # answers
    Mutant(
        "options outside the list are accepted",
        "kernel/game.py",
        "if option not in decision.options:",
        "if not decision.options:",
        (LAWS + "test_answers.py",),
    ),
    Mutant(
        "asking draws from chance",
        "citadels/rules/gathering.py",
        "return Decision(self.seat, KEEP_WHICH, options)",
        "game.chance.shuffle([1, 2])\n        return Decision(self.seat, KEEP_WHICH, options)",
        (LAWS + "test_answers.py",),
    ),
    Mutant(
        "a window goes on where it was after a reaction",
        "kernel/windows.py",
        "game.push(Window(self.about, self.seats, 0, spent, self.marked | reaction.marks(seat)))",
        "game.push(Window(self.about, self.seats, self.passed, spent, self.marked | reaction.marks(seat)))",
        ("tests/kernel/test_windows.py",),
    ),
    # cards, gold, chance
    Mutant(
        "a card moves but its place is not written down",
        "kernel/cards.py",
        "        self.place[card] = target\n        known[card] = watchers\n",
        "        known[card] = watchers\n",
        (LAWS + "test_conservation.py",),
    ),
    Mutant(
        "taken gold is not taken from anybody",
        "citadels/rules/table.py",
        "self.gold[victim] = self.gold[victim] - gold",
        "self.gold[victim] = self.gold[victim] - 0",
        (LAWS + "test_conservation.py",),
    ),
    Mutant(
        "chance favours some numbers",
        "kernel/chance.py",
        "while scaled & WORD < bound and scaled & WORD < (WORD + 1) % bound:",
        "while scaled < 0:",
        (LAWS + "test_chance.py",),
    ),
    # who knows what
    Mutant(
        "who did not see which card left is still sure of the others",
        "kernel/cards.py",
        "known[other] = known[other] & watchers",
        "known[other] = known[other] & self.everyone",
        (LAWS + "test_observer.py",),
    ),
    Mutant(
        "of equal cards the one that left is known",
        "kernel/cards.py",
        "                        self._forget_equal(card, pile, misled)\n",
        "",
        (LAWS + "test_observer.py",),
    ),
    Mutant(
        "the order of other hands is shown",
        "kernel/game.py",
        "            faces.sort()  # another player's hand: its order is nobody's business\n",
        "            pass\n",
        (LAWS + "test_observer.py",),
    ),
    Mutant(
        "everybody hears which card moved",
        "kernel/cards.py",
        "watchers = self._audience(self.sight[source] | self.sight[target] | by)",
        "watchers = EVERYBODY",
        (LAWS + "test_observer.py",),
    ),
    Mutant(
        "everybody hears which card was kept",
        "citadels/rules/gathering.py",
        'game.tell("keeps_card", "C-TURN-02", (self.seat,), (game.face(card),), 1 << self.seat)',
        'game.tell("keeps_card", "C-TURN-02", (self.seat, game.face(card)))',
        (LAWS + "test_two_worlds.py",),
    ),
    Mutant(
        "everybody sees the signed warrant",
        "citadels/rules/markers.py",
        "return self.true if viewer == self.seat else 0",
        "return self.true",
        (LAWS + "test_two_worlds.py",),
    ),
    Mutant(
        "everybody looks into every hand",
        "citadels/rules/printed.py",
        "sight[hand(seat)] = 1 << seat",
        "sight[hand(seat)] = everyone",
        (LAWS + "test_views.py",),
    ),
    Mutant(
        "everybody is told the options",
        "kernel/views.py",
        "decision.options[:] if decision is not None and decision.seat == viewer else []",
        "decision.options[:] if decision is not None else []",
        (LAWS + "test_views.py",),
    ),
    Mutant(
        "a view goes on changing",
        "kernel/views.py",
        "    copied = fact[:]\n",
        "    copied = fact\n",
        (LAWS + "test_views.py",),
    ),
    # new worlds
    Mutant(
        "a new world is always the same",
        "kernel/dealing.py",
        "            chance.shuffle(dealt)\n",
        "",
        (LAWS + "test_two_worlds.py",),
    ),
    Mutant(
        "a new world knows the shuffles to come",
        "kernel/dealing.py",
        "    world.chance = Chance(chance.word() << 30 | chance.word())\n",
        "",
        (LAWS + "test_two_worlds.py",),
    ),
    Mutant(
        "what the packs told is forgotten in a new world",
        "citadels/rules/knowledge.py",
        "histories[(first >> rank & 1) + 2 * (second >> rank & 1)].append(rank)",
        "histories[0].append(rank)",
        (LAWS + "test_hidden_characters.py",),
    ),
    Mutant(
        "in a new world absent characters have players",
        "citadels/rules/knowledge.py",
        "    _put_absent_in_the_middle(game, viewer)\n    _exchange",
        "    _exchange",
        (LAWS + "test_hidden_characters.py",),
    ),
    Mutant(
        "in a new world the last seat always took the passed card",
        "citadels/rules/knowledge.py",
        "    _exchange_last_choice(game, viewer, chance)\n    game",
        "    game",
        (LAWS + "test_hidden_characters.py",),
    ),
    Mutant(
        "the places of a new world are in the true order",
        "kernel/dealing.py",
        "slots = [key & CARD for key in sorted([(place[card] << 20 | spots[card]) << 20 | card for card in free])]",
        "slots = free[:]",
        (LAWS + "test_dealt_worlds.py",),
    ),
    Mutant(
        "the cards of a new world are shuffled from the true order",
        "kernel/dealing.py",
        "dealt = [key & CARD for key in sorted([game.face(card) << 20 | card for card in free])]",
        "dealt = free[:]",
        (LAWS + "test_dealt_worlds.py",),
    ),
    Mutant(
        "in a new world a hidden card has moved as often as the true one",
        "kernel/dealing.py",
        "world.moves[other] = UNTOLD",
        "world.moves[other] = original.moves[card]",
        (LAWS + "test_histories.py",),
    ),
    Mutant(
        "a new world tells the seed",
        "kernel/worlds.py",
        "        world.setup = self._setup\n",
        "",
        (LAWS + "test_dealt_worlds.py",),
    ),
    Mutant(
        "worlds go on with the game",
        "kernel/worlds.py",
        "self._game: Final = game.copy()",
        "self._game: Final = game",
        (LAWS + "test_dealt_worlds.py",),
    ),
    Mutant(
        "cards passed unseen mean the same in every world",
        "dominion/rules/cards/intrigue_instructions.py",
        "        return len(self.cards) > 0\n",
        "        return False\n",
        (LAWS + "test_holds.py",),
    ),
    Mutant(
        "the true world is dealt where no other asks",
        "kernel/dealing.py",
        "    raise NoWorld(",
        "    return game.copy()\n    raise NoWorld(",
        ("tests/kernel/test_worlds.py",),
    ),
    # amounts
    Mutant(
        "the Great Wall is not in the price that is said",
        "citadels/rules/characters/rank_8.py",
        'return {"gold": game.cost(card) + wall_surcharge(game, seat_of_place(subject), card)}',
        'return {"gold": game.cost(card)}',
        (LAWS + "test_amounts.py",),
    ),
    Mutant(
        "piles show what is printed",
        "dominion/rules/knowledge.py",
        "            if price != game.box.price[kind]:\n",
        "            if price.coins > game.box.price[kind].coins:\n",
        (LAWS + "test_amounts.py",),
    ),
    # rules
    Mutant(
        "ties are not broken",
        "citadels/rules/scoring.py",
        "keys = [(totals[seat], ranks[seat]) for seat in range(game.seats)]",
        "keys = [(totals[seat], 0) for seat in range(game.seats)]",
        (LAWS + "test_endings.py",),
    ),
    Mutant(
        "a city is complete only with exactly the goal",
        "citadels/rules/table.py",
        "if self.size(seat) >= self.goal and",
        "if self.size(seat) == self.goal and",
        (LAWS + "test_conservation.py",),
    ),
    Mutant(
        "no complete city ends the game",
        "citadels/rules/round.py",
        "        if game.finished:\n",
        "        if len(game.finished) > game.seats:\n",
        (LAWS + "test_endings.py::test_random_play_ends",),
    ),
    Mutant(
        "rank 4 may lie face up",
        "citadels/rules/selection.py",
        "if pack[-1] != 4:",
        "if pack[-1] != 0:",
        (LAWS + "test_selection.py",),
    ),
    Mutant(
        "the Witch gathers twice",
        "citadels/rules/characters/rank_1.py",
        "begin_turn(game, game.witch, self.rank, gathered=True)",
        "begin_turn(game, game.witch, self.rank, gathered=False)",
        (CASES, GOLDEN),
    ),
    Mutant(
        "the wall's gold goes to the owner",
        "citadels/rules/characters/rank_8.py",
        'game.pay(seat, wall, "D-GREATWALL-02")',
        'game.take_gold(owner, seat, wall, "D-GREATWALL-02")',
        (CASES, GOLDEN),
    ),
    Mutant(
        "discards go on top of the deck",
        "citadels/rules/table.py",
        "self.move(card, source, DECK, True)",
        "self.move(card, source, DECK, False)",
        (CASES, GOLDEN),
    ),
    Mutant(
        "the merchant's gold is two",
        "citadels/rules/characters/rank_6.py",
        'game.gain(seat, 1, "C-MERCHANT-02")',
        'game.gain(seat, 2, "C-MERCHANT-02")',
        (CASES, GOLDEN),
    ),
    Mutant(
        "a card covered on a deck is found again",
        "dominion/rules/box.py",
        "self.buries[seat_zone(seat, DECK)] = 1",
        "self.buries[seat_zone(seat, DECK)] = 0",
        (CASES,),
    ),
    Mutant(
        "a Duration that came back to play stays for its old promise",
        "dominion/rules/cleaning.py",
        "in STAYING and game.is_found(play.track()) and",
        "in STAYING and play.card != NO_CARD and",
        (CASES,),
    ),
    # what is paid comes
    Mutant(
        "a confiscated build is taxed twice",
        "citadels/rules/building.py",
        "    if seat == game.active:\n        game.any_built = True",
        "    if seat >= 0:\n        game.any_built = True",
        (LAWS + "test_what_is_paid.py::test_those_who_pay_and_take_all_they_can_stay_in_balance",),
    ),
    Mutant(
        "whoever confiscates pays no tax",
        "citadels/rules/characters/rank_9.py",
        "        if not is_own_turn or (game.acting != 9",
        "        if is_own_turn and (game.acting != 9",
        (LAWS + "test_what_is_paid.py::test_those_who_pay_and_take_all_they_can_stay_in_balance",),
    ),
    Mutant(
        "a coin of the loan is for nothing",
        "citadels/rules/payment.py",
        'game.take_gold(self.seat, self.lender, missing, "C-CARDINAL-02")',
        'game.take_gold(self.seat, self.lender, missing + 1, "C-CARDINAL-02")',
        (LAWS + "test_what_is_paid.py::test_those_who_pay_and_take_all_they_can_stay_in_balance",),
    ),
    Mutant(
        "a bought card whose place another took is never gained",
        "dominion/rules/buying.py",
        "        card = self.there(game)\n",
        "        card = self.card[0] if game.is_found(self.card) else NO_CARD\n",
        (LAWS + "test_what_is_paid.py::test_whoever_buys_the_same_card_again_and_again_gets_it",),
    ),
    Mutant(
        "a bought card is lost without a word",
        "dominion/rules/buying.py",
        "        card = self.there(game)\n",
        "        card = self.card[0]\n        if not game.is_found(self.card):\n            return None\n",
        (LAWS + "test_what_is_paid.py::test_whoever_buys_the_same_card_again_and_again_gets_it",),
    ),
]

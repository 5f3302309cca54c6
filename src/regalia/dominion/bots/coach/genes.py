"""Plans that change: lines of a rule list are added, left out, moved, exchanged and turned a little by lot."""

import re
from typing import Final

from regalia.dominion.bots.cards import actions_of, buys_of, cards_of, coins_of, is_trasher
from regalia.dominion.bots.plans import actions, limited, others, spelled
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.layout import ATTACK, TREASURE, VICTORY
from regalia.kernel.chance import Chance

Lines = tuple[str, ...]

NUMBER: Final = re.compile(r"\d+")
MOST_LINES: Final = 14
LATE: Final = "left(Province) <= "
# endings to begin with: when Provinces are bought, when Duchies and Estates
TWO_AT_ONCE: Final = "Province: coins >= 13 or own(Province) >= 1"  # an engine begins with points once it can afford them
PROVINCES: Final = (
    "Province",
    "Province: money > 10",
    "Province: money > 15",
    "Province: money > 18",
    "Province: income > 12",
    TWO_AT_ONCE,
    "Province: income > 22 or left(Province) <= 5",  # who will have all cards in hand buys several then
)
DEAR_ATTACK: Final = 5  # coins: less can be paid for in the first two turns
CAREFUL: Final = "Province: left(Province) != 2 or lead >= 0 or buys > 1"  # leaves the last but one to others
DUCHIES: Final = tuple(f"Duchy: {LATE}{number}" for number in (3, 4, 5, 6))
PILES: Final = "Duchy: to_end <= 3"


class Genes:
    """What may be bought in a kingdom, and how a plan becomes another one."""

    def __init__(self, box: Box, chance: Chance) -> None:
        self.box: Final = box
        self.chance: Final = chance
        self.kinds: Final = [*actions(box), *others(box, TREASURE), *others(box, VICTORY)]
        self.names: Final = {spelled(kind) for kind in self.kinds}

    def some(self, number: int) -> int:
        return self.chance.below(number)

    def changed(self, lines: Lines, mate: Lines) -> Lines:
        """Another plan: one to three changes."""
        found = lines
        for _ in range(1 + self.some(3)):
            found = self.changed_once(found, mate)
        while len(found) > MOST_LINES:
            found = self.without(found, self.some(len(found)))
        return found

    def changed_once(self, lines: Lines, mate: Lines) -> Lines:
        way = self.some(10)
        at = self.some(len(lines))
        if way < 3 and self.kinds:
            place = self.some(len(lines) + 1)
            return (*lines[:place], self.new_line(), *lines[place:])
        if way == 3:
            return self.without(lines, at) if len(lines) > 2 else lines
        if way < 6:
            return self.turned(lines, at)
        if way == 6 and len(lines) > 1:
            at = self.some(len(lines) - 1)
            return (*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :])
        if way == 7:
            return self.ended(lines)
        if way == 8:
            line = mate[self.some(len(mate))]
            return lines if line in lines else (*lines[:at], line, *lines[at:])
        return self.exchanged(lines)

    def without(self, lines: Lines, at: int) -> Lines:
        return (*lines[:at], *lines[at + 1 :])

    def new_line(self) -> str:
        """A card of the kingdom, some of it, one for so many cards, or with the card it goes with."""
        kind = self.kinds[self.some(len(self.kinds))]
        way = self.some(6)
        if way == 0:
            return limited(kind, f"cards / {6 + self.some(7)}")
        if way == 1:
            return limited(kind, f"own({spelled(self.kinds[self.some(len(self.kinds))])}) + {self.some(2)}")
        if self.box.types[kind] & VICTORY and way < 4:
            return f"{spelled(kind)}: {LATE}{3 + self.some(5)}"
        most = 8 if actions_of(self.box, kind) else 3
        return limited(kind, str(1 + self.some(1 if is_trasher(self.box, kind) else most)))

    def turned(self, lines: Lines, at: int) -> Lines:
        """A number of one line becomes a little more or less."""
        places = list(NUMBER.finditer(lines[at]))
        if not places:
            return lines
        one = places[self.some(len(places))]
        by = (-3, -2, -1, 1, 2, 3)[self.some(6)] if int(one[0]) > 8 else (-1, 1)[self.some(2)]
        number = max(1, int(one[0]) + by)
        return (*lines[:at], f"{lines[at][: one.start()]}{number}{lines[at][one.end() :]}", *lines[at + 1 :])

    def ended(self, lines: Lines) -> Lines:
        """Another way to end the game."""
        way = self.some(4)
        if way == 0:
            return tuple([PROVINCES[self.some(len(PROVINCES))] if line.startswith("Province") else line for line in lines])
        if way == 1:
            return (CAREFUL, *[line for line in lines if line != "Province" and line != CAREFUL])
        if way == 2 and PILES not in lines:
            return (*lines[:1], PILES, *lines[1:])
        return (
            *lines[:1],
            DUCHIES[self.some(len(DUCHIES))],
            *[line for line in lines[1:] if not line.startswith("Duchy: left")],
        )

    def exchanged(self, lines: Lines) -> Lines:
        """One card of the kingdom takes the place of another."""
        used = sorted({name for line in lines for name in [line.partition(":")[0]] if name in self.names})
        if not used:
            return lines
        old, new = used[self.some(len(used))], spelled(self.kinds[self.some(len(self.kinds))])
        return tuple(
            [
                line.replace(f"own({old})", f"own({new})").replace(f"{old}:", f"{new}:") if line.startswith(f"{old}:")
                else line.replace(f"own({old})", f"own({new})")
                for line in lines
            ]
        )  # fmt: skip


def archetypes(box: Box) -> list[Lines]:
    """Further plans to begin with: thin decks, attacks twice, engines with and without trashing."""
    kinds = actions(box)
    trashers = [kind for kind in kinds if is_trasher(box, kind)][:2]
    villages = [kind for kind in kinds if actions_of(box, kind) >= 2][:2]
    draws = [kind for kind in kinds if cards_of(box, kind) >= 2][:3]
    labs = [kind for kind in draws if actions_of(box, kind)]
    attacks = [kind for kind in kinds if box.types[kind] & ATTACK][:3]
    end = ("Province", "Duchy: left(Province) <= 4", "Estate: left(Province) <= 2")
    money = ("Gold", "Duchy: left(Province) <= 6", "Silver")
    found: list[Lines] = []
    for opening in [(), *[(limited(kind, "1"),) for kind in trashers]]:
        for attack in attacks:
            found.append((*end, *opening, limited(attack, "2"), *money))
            found += [(*end, *opening, limited(attack, "1"), limited(lab, "6"), *money) for lab in labs]
        for village in villages:
            for draw in draws:
                if draw != village:
                    core = (limited(draw, f"own({spelled(village)}) + 1"), limited(village, "6"))
                    found.append((*end, *opening, "Gold: own(Gold) < 2", *core, *money))
                    found += [(*end, *opening, limited(attack, "1"), *core, *money) for attack in attacks]
        found += [(*end, *opening, "Gold: own(Gold) < 2", limited(lab, "8"), *money) for lab in labs]
        if opening:
            found.append((*end, *opening, *money))
    found += rich_engines(box, kinds, trashers, draws, attacks)
    return [*found, *late_engines(box, kinds, trashers, villages, draws, attacks)]


def rich_engines(box: Box, kinds: list[int], trashers: list[int], draws: list[int], attacks: list[int]) -> list[Lines]:
    """Cards that draw, as many as there are Actions for, in a thin deck: an attack first, some Silver, then whatever gives
    Actions, and Gold once it will be drawn. No Province before all cards together pay for two or three."""
    rooms = [kind for kind in kinds if actions_of(box, kind) >= 2]
    paying = [kind for kind in rooms if coins_of(box, kind) >= 2][:1]
    villages = [kind for kind in rooms if kind not in paying][-1:]
    thin = tuple([limited(kind, "1") for kind in trashers[:1]])
    openings: list[Lines] = [()]
    for attack in attacks:
        early = f"{limited(attack, '1')} and turn <= 4" if box.cost[attack] < DEAR_ATTACK else limited(attack, "2")
        openings.append((early,))
    found: list[Lines] = []
    for draw in draws:
        helpers = [kind for kind in (*villages, *paying) if kind != draw]
        if actions_of(box, draw) or not helpers:
            continue
        name = spelled(draw)
        room = " + ".join([f"own({spelled(kind)})" for kind in helpers])
        for opening in openings:
            found.append(
                (
                    *thin,
                    *opening,
                    "Silver: turn <= 2",
                    "Province: income > 22 or left(Province) <= 5",
                    "Duchy: left(Province) <= 3",
                    "Estate: left(Province) <= 1",
                    f"Gold: own(Gold) < 2 and own({name}) >= 2",
                    *[limited(kind, "4") for kind in paying if kind != draw],
                    f"{name}: own({name}) < {room} + 1 and own({name}) < 5",
                    "Gold: own(Gold) < 6",
                    *[f"{spelled(kind)}: own({spelled(kind)}) < own({name}) + 1" for kind in villages if kind != draw],
                    "Silver: own(Silver) < 3",
                )
            )
    return found


def late_engines(
    box: Box, kinds: list[int], trashers: list[int], villages: list[int], draws: list[int], attacks: list[int]
) -> list[Lines]:
    """Engines that buy no points before they can go on doing so: a thin deck, cards that draw, Actions that pay."""
    end = (TWO_AT_ONCE, "Duchy: left(Province) <= 3", "Estate: left(Province) <= 2", "Gold: own(Gold) < 1")
    paying = [kind for kind in kinds if actions_of(box, kind) and coins_of(box, kind)]
    pays = [kind for kind in paying if coins_of(box, kind) >= 2][:1]
    buys = [kind for kind in paying if buys_of(box, kind) and kind not in pays][:1]
    thin = tuple([limited(kind, "1") for kind in trashers[:1]])
    found: list[Lines] = []
    for draw in draws:
        name = spelled(draw)
        needs = [kind for kind in villages if kind != draw][-1:]
        if not actions_of(box, draw) and not needs:
            continue
        core = [limited(kind, f"own({name}) + 1") for kind in needs] if not actions_of(box, draw) else []
        for attack in [(), *[(limited(kind, "1"),) for kind in attacks if kind != draw]][:3]:
            found.append(
                (
                    *end,
                    *[limited(kind, "1") for kind in pays if kind != draw],
                    *[f"{spelled(kind)}: own({name}) > 2" for kind in buys if kind != draw],
                    *core,
                    limited(draw, "8"),
                    *attack,
                    *thin,
                    "Silver",
                )
            )
    return found

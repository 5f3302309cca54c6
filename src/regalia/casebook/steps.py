"""The steps every game has: answering, what is offered, what is expected, what is seen, what happened."""

from collections.abc import Callable
from typing import Any, Final

from regalia.casebook.adapters import Adapter, Failed, Wanted, letter_of, seat_of
from regalia.casebook.alike import Witness, check_alike
from regalia.casebook.facts import refute
from regalia.casebook.happenings import check_event, check_no_event, check_order
from regalia.casebook.lots import fix_chance, fixed_by
from regalia.casebook.nodes import Node, closest, spelled
from regalia.casebook.reasons import check_nothing_wrong, check_why_not
from regalia.casebook.skipping import skip_to
from regalia.kernel.chance import CannotCome, FixedChance
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, Decision, IllegalOption, Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import OPEN, SPECTATOR

NOT_THERE: Final = "this cannot come by lot now: it is not among the cards drawn from"
ACTING: Final = ("skip_to", "chance")  # steps that go on with the game, besides answers
# What is about the open question or what is seen of it; every other step comes after those who can only pass have passed.
AS_IT_STANDS: Final = (
    "asked", "question", "only", "offered", "not_offered", "choices", "options", "refused", "why_not", "sees", "hides",
    "alike", "skip_to", "chance",
)  # fmt: skip
# What may be meant of the next question with a choice, if it is not so of one with a single answer that stands before it.
OR_LATER: Final = ("asked", "question", "only", "offered", "choices", "options", "refused", "why_not")
Watch = Callable[[Game], None]


class Play:
    """A game under way in a case, and how often each ``share`` was so over all seeds."""

    def __init__(
        self,
        adapter: Adapter,
        setup: Setup,
        given: Node | None,
        shares: dict[int, list[int]],
        steps: tuple[Node, ...] = (),
        watch: Watch | None = None,
    ) -> None:
        self.adapter: Final = adapter
        self.watch: Final = watch  # looks at the game before every answer
        self.setup: Final = setup
        self.given: Final = given
        self.game: Final[Any] = self.opened(given)
        self.shares: Final = shares
        self.steps: Final = steps
        self.fixed: list[Node] = []  # what was said to come by lot
        if given is not None and "chance" in given.mapping():
            self.fixed += fixed_by(self.game, given.mapping()["chance"], adapter.called)
        self.events: list[Event] = self.game.listen()
        self.acts: Final[list[Node]] = []  # what was done so far
        self.meant: Decision | None = None  # the question the last step was about
        self.witnesses: list[Witness] = []
        self.seen = 0  # how many of the events the witnesses know
        text = " ".join(step.shown() for step in steps).lower().replace("_", " ")
        self.unasked: Final = {
            question for question, words in adapter.unspoken.items() if not any(word in text for word in words)
        }

    def opened(self, given: Node | None) -> Game:
        if given is None:
            return self.adapter.deal(self.setup)
        try:
            return self.adapter.place(self.setup, given)
        except CannotCome:
            raise given.mapping()["chance"].wrong(NOT_THERE) from None

    def again(self, given: Node | None) -> "Play":
        return Play(self.adapter, self.setup, given, {}, self.steps)

    def look(self, after: str) -> None:
        """Let the witnesses see what has happened."""
        for witness in self.witnesses:
            witness.look(self, after, self.events[self.seen :])
        self.seen = len(self.events)

    def forget(self) -> None:
        self.events.clear()
        self.seen = 0

    def take(self, step: Node) -> None:
        """Carry out one step; its entries in the order they are written."""
        for key, node in step.mapping().items():
            if len(key) == 1 or key in ACTING or key in self.adapter.acting:
                self.acts.append(Node({key: node}, node.file, node.line))
            if len(key) == 1:
                self.forget()
                self.answer(seat_of(node, key, self.game.seats), node)
                continue
            if key not in AS_IT_STANDS:
                self.pass_for_all()
            if key in self.adapter.own_steps:
                self.adapter.own_steps[key](self.game, node)
            elif key in OR_LATER:
                self.check_or_go_on(GENERIC[key], node)
                self.meant = self.game.decision if key != "asked" else None  # then an answer is an answer to it
            else:
                GENERIC[key](self, node)

    def check_or_go_on(self, check: "Callable[[Play, Node], None]", node: Node) -> None:
        """Of the question that is open or, past those with a single answer, of a later one."""
        problem: Failed | None = None
        while True:
            try:
                check(self, node)
            except Failed as failure:
                problem = problem or failure
            else:
                return
            if self.game.decision is None or not self.game.decision.is_bluff():
                raise problem
            self.give(self.game.decision.options[0])

    def chance(self, node: Node) -> None:
        """What comes next by lot."""
        fix_chance(self.game, node, self.adapter.called)
        self.fixed += fixed_by(self.game, node, self.adapter.called)

    def finish(self) -> None:
        """The end of the steps: what was said to come by lot must have come."""
        if self.watch is not None and self.game.decision is not None:
            self.watch(self.game)
        chance = self.game.chance
        if isinstance(chance, FixedChance) and chance.lots:
            node = self.fixed[chance.granted]
            raise node.wrong(f"{node.text()} never came: nothing more was drawn by lot; go on playing, or leave it out")

    # -- asking and answering ------------------------------------------------------------------------------------------

    def decision(self, node: Node) -> Decision:
        decision: Decision | None = self.game.decision
        if decision is None:
            raise Failed(node, "a question", "the game is over: nobody is asked")
        return decision

    def pass_for_all(self) -> None:
        """Who was asked only because the table cannot know that they have nothing answers the one thing there is."""
        while self.game.decision is not None and self.game.decision.is_bluff():
            self.give(self.game.decision.options[0])

    def pass_until(self, seat: int, node: Node) -> None:
        """The same, up to a question that a step answers."""
        while self.game.decision is not None and self.game.decision.is_bluff():
            if self.game.decision.seat == seat and self.wanted(node, seat).fits(self.game.decision.options[0]):
                is_meant = self.game.decision is self.meant or self.game.decision.options[0] is not PASS
                if is_meant or not self.can_pass_later(seat):
                    return
            self.give(self.game.decision.options[0])

    def can_pass_later(self, seat: int) -> bool:
        """Whether the next question with a choice is put to the same seat, and passing ends a phase: that is what is meant."""
        twin = self.game.copy()
        try:
            while twin.decision is not None and (twin.decision.is_bluff() or twin.decision.question.name in self.unasked):
                twin.answer(twin.decision.options[0])
        except CannotCome:
            return False
        later = twin.decision
        return later is not None and later.seat == seat and later.question.name in self.adapter.phases

    def answer(self, seat: int, node: Node) -> None:
        for part in node.many():
            self.pass_until(seat, part)
            decision = self.decision(part)
            if decision.seat != seat:
                raise Failed(part, f"{letter_of(seat)} is asked", f"{letter_of(decision.seat)} is asked")
            wanted = self.wanted(part, seat)
            if wanted.subject is None:
                raise part.wrong(f"{part.text()!r} is said to somebody or something: add to whom or what")
            fitting = [option for option in decision.options if wanted.fits(option)]
            if not fitting:
                raise Failed(part, f"{part.text()} is offered to {letter_of(seat)}", self.offers())
            check_nothing_wrong(self, part, fitting[0])
            self.give(fitting[0])

    def give(self, option: Option) -> None:
        """Answer, and whatever this case does not speak of after it."""
        self.go(option)
        while self.game.decision is not None and self.game.decision.question.name in self.unasked:
            self.go(self.game.decision.options[0])

    def go(self, option: Option) -> None:
        """One answer, after which the witnesses look."""
        after = f"{letter_of(self.game.decision.seat)} {self.adapter.words(self.game, option)}" if self.witnesses else ""
        if self.watch is not None:
            self.watch(self.game)
        try:
            self.game.answer(option)
        except CannotCome as problem:
            node = self.fixed[problem.number]
            raise node.wrong(f"{node.text()}: {NOT_THERE}") from None
        self.look(after)

    def wanted(self, node: Node, seat: int) -> Wanted:
        return self.adapter.wanted(self.game, node, seat)

    def verb(self, node: Node, name: str) -> str:
        if name not in self.adapter.verbs():
            raise node.wrong(f"unknown verb {name.replace('_', ' ')!r}; {closest(name, self.adapter.verbs())}")
        return name

    def offers(self) -> str:
        """What may be answered now, in words."""
        decision = self.game.decision
        if decision is None:
            return "nothing: the game is over"
        return ", ".join(self.adapter.words(self.game, option) for option in decision.options)

    def asked(self, node: Node) -> None:
        found = "nobody" if self.game.decision is None else letter_of(self.game.decision.seat)
        wanted = "nobody" if node.word() == "nobody" else letter_of(seat_of(node, node.text(), self.game.seats))
        if wanted != found:
            raise Failed(node, f"{wanted} is asked", f"{found} is asked")

    def question(self, node: Node) -> None:
        found = self.decision(node).question.name
        if spelled(found) != node.one_of(sorted(self.adapter.questions()), "question"):
            raise Failed(node, f"the question {node.text()!r}", f"the question {found!r}")

    def refused(self, node: Node) -> None:
        """Not a legal answer, and trying it changes nothing."""
        for key, part in node.some_entries().items():
            seat = seat_of(part, key, self.game.seats)
            for one in part.some():
                decision = self.decision(one)
                if decision.seat != seat:
                    raise Failed(one, f"{letter_of(seat)} is asked", f"{letter_of(decision.seat)} is asked")
                wanted = self.wanted(one, seat)
                if wanted.subject is None:
                    raise one.wrong(f"{one.text()!r} is said to somebody or something: add to whom or what")
                before = self.game.fingerprint()
                try:
                    self.game.answer(wanted.option)
                except IllegalOption:
                    if self.game.fingerprint() != before:
                        raise Failed(one, "nothing changed by a refused answer", "another state") from None
                else:
                    raise Failed(one, f"{one.text()} refused", "accepted")

    # -- what is offered -----------------------------------------------------------------------------------------------

    def listed(self, node: Node) -> list[Wanted]:
        """Options as a list, or by the seat that must be asked."""
        if not node.is_mapping:
            decision = self.decision(node)
            return [self.wanted(part, decision.seat) for part in node.some()]
        found: list[Wanted] = []
        for key, part in node.some_entries().items():
            seat = seat_of(part, key, self.game.seats)
            if self.decision(part).seat != seat:
                raise Failed(part, f"{letter_of(seat)} is asked", f"{letter_of(self.decision(part).seat)} is asked")
            found += [self.wanted(one, seat) for one in part.some()]
        return found

    def offered(self, node: Node) -> None:
        for wanted in self.listed(node):
            if not any(wanted.fits(option) for option in self.decision(node).options):
                raise Failed(wanted.node, f"{wanted.node.text()} is offered", self.offers())

    def not_offered(self, node: Node) -> None:
        for wanted in self.listed(node):
            for option in self.decision(node).options:
                if wanted.fits(option) or option.verb.name == wanted.other:
                    words = self.adapter.words(self.game, option)
                    raise Failed(wanted.node, f"{wanted.node.text()} is not offered", words)

    def only(self, node: Node) -> None:
        self.offered(node)
        listed = self.listed(node)
        for option in self.decision(node).options:
            if not any(wanted.fits(option) for wanted in listed):
                raise Failed(node, f"only {node.shown()}", f"also {self.adapter.words(self.game, option)}")

    def choices(self, node: Node) -> None:
        """For each verb named exactly these subjects: ``choices: {kill: [thief, king], build: []}``."""
        decision = self.decision(node)
        for verb, part in node.some_entries().items():
            wanted = [
                self.wanted(Node(f"{verb} {one.text()}", one.file, one.line), decision.seat).option for one in part.many()
            ]
            name = self.verb(part, verb)
            expected = sorted(self.adapter.words(self.game, option) for option in wanted)
            found = sorted(self.adapter.words(self.game, option) for option in decision.options if option.verb.name == name)
            if expected != found:
                raise Failed(part, ", ".join(expected) or f"no {verb}", ", ".join(found) or "none")

    def options(self, node: Node) -> None:
        """How many there are, in all or by verb."""
        decision = self.decision(node)
        if not node.is_mapping:
            if len(decision.options) != node.number():
                raise Failed(node, f"{node.number()} options", f"{len(decision.options)}: {self.offers()}")
            return
        for verb, part in node.mapping().items():
            name = self.verb(part, verb)
            found = sum(option.verb.name == name for option in decision.options)
            if found != part.number():
                raise Failed(part, f"{part.number()} times {verb}", f"{found} times")

    # -- what is so ----------------------------------------------------------------------------------------------------

    def expect(self, node: Node) -> None:
        refute(self.adapter.mismatches(self.game, node))

    def share(self, node: Node) -> None:
        parts = node.entries(("of", "between"), "share")
        if "of" not in parts or "between" not in parts or len(parts["between"].many()) != 2:
            raise node.wrong("expected 'share: {of: {crown: A}, between: [0.2, 0.3]}'")
        tally = self.shares.setdefault(node.line, [0, 0])
        tally[0] += not self.adapter.mismatches(self.game, parts["of"])
        tally[1] += 1

    def winners(self, node: Node) -> None:
        if self.game.decision is not None:
            raise Failed(node, "the game is over", f"{letter_of(self.game.decision.seat)} is asked")
        found = sorted(self.game.outcome()["winners"])
        wanted = sorted(seat_of(part, part.text(), self.game.seats) for part in node.many())
        if found != wanted:
            raise Failed(node, "winners: " + ", ".join(map(letter_of, wanted)), ", ".join(map(letter_of, found)))

    def viewers(self, node: Node, by: Node | None) -> list[tuple[str, int]]:
        """Who looks, by name: seats, ``spectator`` and, once the game is over, ``all``."""
        if by is None or not by.many():
            raise node.wrong("who looks? expected 'by: C', 'by: [A, C]', 'by: spectator' or, once the game is over, 'by: all'")
        return [self.viewer(one) for one in by.many()]

    def viewer(self, node: Node) -> tuple[str, int]:
        if node.word() == "spectator":
            return "the spectator", SPECTATOR
        if node.word() == "all":
            if self.game.decision is not None:
                raise node.wrong("'all' is the view of everything once the game is over; name a seat or the spectator")
            return "everybody", OPEN
        seat = seat_of(node, node.text(), self.game.seats)
        return letter_of(seat), seat

    def sees(self, node: Node) -> None:
        for name, viewer in self.viewers(node, node.mapping().get("by")):
            try:
                self.adapter.sees(self.game, viewer, node)
            except Failed as failure:
                raise Failed(failure.node, f"{name} sees {failure.expected}", failure.found) from None

    def hides(self, node: Node) -> None:
        for name, viewer in self.viewers(node, node.mapping().get("by")):
            try:
                self.adapter.hides(self.game, viewer, node)
            except Failed as failure:
                raise Failed(failure.node, f"for {name} {failure.expected}", failure.found) from None

    def alike(self, node: Node) -> None:
        check_alike(self, node)


GENERIC: Final[dict[str, Callable[[Play, Node], None]]] = {
    "asked": Play.asked,
    "question": Play.question,
    "only": Play.only,
    "offered": Play.offered,
    "not_offered": Play.not_offered,
    "choices": Play.choices,
    "options": Play.options,
    "refused": Play.refused,
    "why_not": check_why_not,
    "expect": Play.expect,
    "share": Play.share,
    "sees": Play.sees,
    "hides": Play.hides,
    "alike": Play.alike,
    "chance": Play.chance,
    "winners": Play.winners,
    "event": check_event,
    "events": check_order,
    "no_event": check_no_event,
    "skip_to": skip_to,
}

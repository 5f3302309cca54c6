"""OpenSpiel: importing this registers ``regalia_GAME`` for ``pyspiel.load_game``, of every game of ours.

Chance is explicit: before the deal, and before every answer that draws from chance (a shuffle, a lot), come ``DRAWS`` chance
nodes whose outcomes together are the seed of what is drawn next. So a state is its history, and copies of a state share no
future shuffles. ``resample_from_infostate`` samples a world from a player's information set.
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from regalia import games
from regalia.env.explain import Explainer
from regalia.env.part import environment_of
from regalia.env.public import public_twin
from regalia.env.rewards import rewards
from regalia.env.spec import Spec
from regalia.extras import extra
from regalia.kernel.chance import Chance
from regalia.kernel.door import Door
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.kernel.views import SPECTATOR

with extra("openspiel"):
    import numpy as np
    import pyspiel

    from regalia.env.history import History  # it would name another extra
    from regalia.env.play import MOST_DECISIONS, SEEDS

REMEMBERED: Final = 32  # events in an information state's tensor; its string remembers all of them
OUTCOMES: Final = 1 << 10  # of a chance node, all equally likely
DRAWS: Final = 3  # chance nodes in a row: a thousand million deals
CHANCES: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
UNDEALT: Final = "undealt"
SHARED: Final = {"tells_by_asking": False, "seed": 0, "most_decisions": MOST_DECISIONS}  # parameters of every game
NO_CHOICES: Final = ("players", "most_decisions")  # parameters that are no choice of a setup


class World:
    """The game behind a state, and what each seat remembers of it as a digest. Copies and pickles like the data it is."""

    def __init__(self, seats: int) -> None:
        self.game: Game | None = None  # not dealt yet
        self.memories: Final = [b""] * (seats + 1)  # by seat; the last is the table's
        self.answered = 0
        self.pending = -1  # the answer that waits for chance
        self.drawn: list[int] = []  # outcomes of the chance nodes so far
        self.told = 0  # so many events are in the digests

    def dealt(self) -> Game:
        assert self.game is not None
        return self.game

    def waits_for_chance(self) -> bool:
        return self.game is None or self.pending >= 0

    def act(self, number: int) -> None:
        """Answer; if that draws from chance, wait for it as if nothing had happened."""
        game = self.dealt()
        before = game.copy()
        journal = game.listen()
        heard = len(journal)
        game.answer_number(number)
        if game.chance.state() == before.chance.state():
            self.answered += 1
        else:
            del journal[heard:]
            before.journal = journal
            self.game = before
            self.pending = number

    def draw(self, outcome: int, setup: Setup) -> None:
        """One chance node; after the last of them the deal or the answer takes place."""
        self.drawn.append(outcome)
        if len(self.drawn) < DRAWS:
            return
        seed = 0
        for one in self.drawn:
            seed = seed * OUTCOMES + one
        self.drawn = []
        if self.game is None:
            self.game = games.start(setup.reseeded(seed), listen=True)
        else:
            self.game.chance = Chance(seed)
            self.game.answer_number(self.pending)
            self.answered += 1
            self.pending = -1

    def memory(self, seat: int) -> str:
        self.remember()
        return self.memories[seat].hex()

    def remember(self) -> None:
        """Only when it is asked for: playing to the end of a game should cost nothing."""
        journal = self.dealt().listen()
        for event in journal[self.told :]:
            for at, memory in enumerate(self.memories):
                viewer = at if at < len(self.memories) - 1 else SPECTATOR
                seen = repr(event.seen_by(viewer)).encode()
                self.memories[at] = hashlib.blake2b(memory + seen, digest_size=8).digest()
        del journal[: -4 * REMEMBERED]
        self.told = len(journal)

    def twin(self, game: Game) -> "World":
        """The same past, another present."""
        self.remember()
        other = World(len(self.memories) - 1)
        other.memories[:] = self.memories
        other.answered, other.pending, other.drawn = self.answered, self.pending, self.drawn[:]
        game.journal = self.dealt().listen()[:]
        other.game, other.told = game, self.told
        return other


class RegaliaState(pyspiel.State):  # type: ignore[misc]
    """A position. Chance nodes come first, before the deal and before every answer that draws from chance.

    >>> import pyspiel
    >>> from regalia.games import USUAL
    >>> state = pyspiel.load_game(f"regalia_{USUAL}(players=4)").new_initial_state()
    >>> state.is_chance_node()
    True
    >>> while state.is_chance_node():
    ...     state.apply_action(state.legal_actions()[0])
    >>> state.current_player()
    0

    """

    def __init__(self, game: "RegaliaGame") -> None:
        super().__init__(game)
        self._world = World(game.setup.seats)

    def world(self) -> World:
        return self._world

    def spec(self) -> Spec:
        spec: Spec = self.get_game().spec
        return spec

    # -- what OpenSpiel asks -----------------------------------------------------------------------------------------

    def current_player(self) -> Any:
        world = self.world()
        if world.waits_for_chance():
            return pyspiel.PlayerId.CHANCE
        decision = world.dealt().decision
        if decision is None or world.answered >= self.get_game().most_decisions:
            return pyspiel.PlayerId.TERMINAL
        return decision.seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.world().dealt().decision
        assert decision is not None
        return sorted(self.spec().actions.numbers(decision.options, player))

    def _apply_action(self, action: int) -> None:
        world = self.world()
        if world.waits_for_chance():
            world.draw(action, self.get_game().setup)
            return
        decision = world.dealt().decision
        assert decision is not None
        world.act(self.spec().actions.index(action, decision.options, decision.seat))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        text: str = self.get_game().explainer.typed(action)
        return text

    def returns(self) -> list[float]:
        return rewards(self.world().dealt()) if self.is_terminal() else [0.0] * self.get_game().setup.seats

    def __str__(self) -> str:
        world = self.world()
        now = UNDEALT if world.game is None else f"{world.game.fingerprint()} {world.game!r}"
        return f"{now} waits for chance {world.pending} {world.drawn}" if world.waits_for_chance() else now

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RegaliaState":
        """A state sampled from the information set of the player."""
        other: RegaliaState = self.clone()
        world = self.world()
        if not world.waits_for_chance():  # an answer that waits for chance was given with the cards there are
            chance = Chance(int(sampler() * SEEDS))
            other._world = world.twin(world.dealt().determinize(player, chance))
        return other


class Observer:
    """What OpenSpiel's observation type asks for, in parts: ``public`` is what the whole table sees, ``private_N`` what seat N
    sees beyond that (in the tensor the difference between the two rows), ``observation`` both together, as the seat sees them.

    With perfect recall also what was told lately, and in the string a digest of all that ever was; of the observing seat, or
    of the table if nobody's private information is asked for.
    """

    def __init__(self, game: "RegaliaGame", kind: Any) -> None:
        kinds = pyspiel.PrivateInfoType
        self.spec: Final = game.spec
        self.history: Final = History(game.setup, REMEMBERED)
        self.recalls: Final = bool(kind.perfect_recall)
        self.public: Final = bool(kind.public_info)
        self.all: Final = kind.private_info == kinds.ALL_PLAYERS
        self.own: Final = kind.private_info == kinds.SINGLE_PLAYER
        self.whole: Final = self.public and self.own
        seats = game.setup.seats
        parts = ["observation"] if self.whole else ["public"] if self.public else []
        if self.all:
            parts += [f"private_{seat}" for seat in range(seats)]
        elif self.own and not self.public:
            parts.append("private")
        past = self.history.shape[0] * self.history.shape[1] if self.recalls and (self.public or self.own) else 0
        size = self.spec.encoder.size
        self.tensor: Final = np.zeros(size * len(parts) + past, dtype=np.float32)
        self.dict: Final = {part: self.tensor[at * size : (at + 1) * size] for at, part in enumerate(parts)}
        if past:
            self.dict["history"] = self.tensor[len(parts) * size :]

    def set_from(self, state: RegaliaState, player: int) -> None:
        world = state.world()
        self.tensor[:] = 0
        if world.game is None:
            return
        game = world.game
        seat = max(0, player)  # OpenSpiel asks nobody's observation to learn its shape
        table = None if self.whole else public_twin(game)
        for part, cells in self.dict.items():
            if part == "observation":
                cells[:] = self.row(game, seat)
            elif part == "public" and table is not None:
                cells[:] = self.row(table, seat)
            elif part.startswith("private") and table is not None:
                whose = seat if part == "private" else int(part.removeprefix("private_"))
                cells[:] = self.row(game, whose) - self.row(table, whose)
            elif part == "history":
                cells[:] = self.history.rows(game.listen(), seat if self.own else SPECTATOR, seat).ravel()

    def row(self, game: Game, seat: int) -> Any:
        return np.frombuffer(self.spec.encoder.row(game, seat), dtype=np.int8).astype(np.float32)

    def string_from(self, state: RegaliaState, player: int) -> str:
        world = state.world()
        if world.game is None:
            return UNDEALT
        game = world.game
        said: list[str] = []
        if self.whole:
            said.append(game.view(player).text())
        elif self.public:
            said.append(game.view(SPECTATOR).text())
        if self.all or (self.own and not self.public):
            said += [private_text(game, seat) for seat in (range(game.seats) if self.all else [player])]
        if self.recalls and (self.public or self.own):
            said.append(world.memory(player if self.own else SPECTATOR))
        return " ".join(said)


def private_text(game: Game, seat: int) -> str:
    """What a seat's view holds that a spectator's does not."""
    own, common = game.view(seat).json(), game.view(SPECTATOR).json()
    found: dict[str, object] = {"viewer": seat}
    for name, part in own.items():
        shown = common[name]
        if isinstance(part, dict) and isinstance(shown, dict):
            if beyond := {key: value for key, value in part.items() if value != shown.get(key)}:
                found[name] = beyond
        elif part != shown:
            found[name] = part
    return repr(found)


class RegaliaGame(pyspiel.Game):  # type: ignore[misc]
    """A setup. Its seed chose what is chosen by lot, a kingdom, say; what is dealt is chance's."""

    def __init__(self, kind: Any, setup: Setup, params: dict[str, Any]) -> None:
        self.setup: Final = setup
        self.spec: Final = Spec(setup)
        self.explainer: Final = Explainer(self.spec)
        self.most_decisions: Final = int(params.get("most_decisions", MOST_DECISIONS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> RegaliaState:
        return RegaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(name: str, long_name: str, seats: range, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def declared(door: Door) -> dict[str, Any]:
    """The parameters of a game that names none: its choices, as far as they are plain values."""
    plain = {choice.name: choice.default for choice in door.choices if isinstance(choice.default, bool | int | str)}
    return {"players": door.seats[0]} | {name: value for name, value in plain.items() if name != "seats"}


def register(game: str) -> None:
    door = games.door_of(game)
    own = getattr(environment_of(game), "PARAMETERS", None)
    parameters: dict[str, Any] = (declared(door) if own is None else own) | SHARED
    of = game_type(f"regalia_{game}", f"{game.title()} (Regalia)", door.seats, parameters)

    class NamedGame(RegaliaGame):  # a class: OpenSpiel drops a plain function when Python is gone already
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = parameters | (params or {})
            choices = {name: value for name, value in chosen.items() if name not in NO_CHOICES and value != ""}
            choices["seats"] = chosen["players"]
            if not choices["tells_by_asking"]:  # nothing that a game without secret reactions need know of
                del choices["tells_by_asking"]
            left_open = getattr(door.part("engine"), "open_choices", None)
            usual = {name: ids[0] for name, ids in left_open(choices).items()} if left_open is not None else {}
            super().__init__(of, games.setup_for(game, **(choices | usual)), params or {})

    pyspiel.register_game(of, NamedGame)


for one in games.names():
    register(one)

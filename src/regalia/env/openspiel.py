"""OpenSpiel: importing this registers ``regalia_citadels`` and ``regalia_dominion`` for ``pyspiel.load_game``.

There are no chance nodes: what is dealt follows from the seed of the game, a new deal for every new initial state, and the
shuffles of a state are its own. ``resample_from_infostate`` deals everything anew that a player cannot know.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from regalia import games
from regalia.env.explain import Explainer
from regalia.env.history import History
from regalia.env.play import MOST_DECISIONS, SEEDS
from regalia.env.rewards import rewards
from regalia.env.spec import Spec
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.kernel.store import store

REMEMBERED: Final = 32  # events in an information state's tensor; its string remembers all of them
CITADELS: Final = {
    "players": 4, "edition": "en", "scenario": "first_game", "cast": "", "uniques": "", "rank_9": "",
    "action_cards": False, "poker_face": False, "seed": 0, "most_decisions": MOST_DECISIONS,
}  # fmt: skip
DOMINION: Final = {
    "players": 2, "kingdom": "first_game", "landscapes": 0, "poker_face": False, "seed": 0, "most_decisions": MOST_DECISIONS,
}  # fmt: skip
OURS: Final = ("players", "most_decisions")  # what is no choice of a setup
NINE: Final = (3, 8)  # so many seats need a ninth character (C-SETUP-16)


class World:
    """The game behind a state, and what each seat remembers of it as a digest. Copies and pickles like the data it is."""

    def __init__(self, game: Game, memories: list[bytes], answered: int) -> None:
        self.game: Final = game
        self.memories: Final = memories
        self.answered = answered
        self.journal: Final = game.listen()
        self.told = len(self.journal)

    def act(self, number: int) -> None:
        self.game.answer_number(number)
        self.answered += 1

    def memory(self, seat: int) -> str:
        self.remember()
        return self.memories[seat].hex()

    def remember(self) -> None:
        """Only when it is asked for: playing to the end of a game should cost nothing."""
        for event in self.journal[self.told :]:
            for seat, memory in enumerate(self.memories):
                seen = repr(event.seen_by(seat)).encode()
                self.memories[seat] = hashlib.blake2b(memory + seen, digest_size=8).digest()
        self.told = len(self.journal)

    def twin(self, game: Game) -> "World":
        """The same past, another present."""
        self.remember()
        other = World(game, self.memories[:], self.answered)
        other.journal.extend(self.journal[-4 * REMEMBERED :])
        other.told = len(other.journal)
        return other

    def __deepcopy__(self, memo: object) -> "World":
        return self.twin(self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        self.remember()
        state = json.dumps({"setup": self.game.setup.json(), "state": store(self.game)})
        told = [(one.kind, one.rule, one.told, one.secret, one.audience) for one in self.journal[-4 * REMEMBERED :]]
        return restored, (state, [memory.hex() for memory in self.memories], self.answered, told)


def restored(state: str, memories: list[str], answered: int, told: list[tuple[Any, ...]]) -> World:
    from regalia.kernel.events import Event

    stored = json.loads(state)
    game = games.restore_game(games.setup_from_json(stored["setup"]), stored["state"])
    world = World(game, [bytes.fromhex(memory) for memory in memories], answered)
    world.journal.extend([Event(*one) for one in told])
    world.told = len(world.journal)
    return world


class RegaliaState(pyspiel.State):  # type: ignore[misc]
    """A position. The game is dealt when it is first looked at, so that copying a state deals nothing in vain."""

    def __init__(self, game: "RegaliaGame") -> None:
        super().__init__(game)
        self._world: World | None = None

    def world(self) -> World:
        if self._world is None:
            self._world = self.get_game().deal()
        return self._world

    def spec(self) -> Spec:
        spec: Spec = self.get_game().spec
        return spec

    # -- what OpenSpiel asks -----------------------------------------------------------------------------------------

    def current_player(self) -> Any:
        decision = self.world().game.decision
        if decision is None or self.world().answered >= self.get_game().most_decisions:
            return pyspiel.PlayerId.TERMINAL
        return decision.seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.world().game.decision
        assert decision is not None
        return sorted(self.spec().actions.numbers(decision.options, player))

    def _apply_action(self, action: int) -> None:
        decision = self.world().game.decision
        assert decision is not None
        self.world().act(self.spec().actions.numbers(decision.options, decision.seat).index(action))

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self.get_game().explainer.typed(action)
        return text

    def returns(self) -> list[float]:
        return rewards(self.world().game) if self.is_terminal() else [0.0] * self.world().game.seats

    def __str__(self) -> str:
        return f"{self.world().game.fingerprint()} {self.world().game!r}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RegaliaState":
        """A state that looks the same to the player, everything else dealt anew."""
        other: RegaliaState = self.clone()
        chance = Chance(int(sampler() * SEEDS))
        other._world = self.world().twin(self.world().game.determinize(player, chance))
        return other


class Observer:
    """Observations: what the seat sees now. Information states: also what it was told, and a digest of all it was ever told."""

    def __init__(self, game: "RegaliaGame", kind: Any) -> None:
        self.spec: Final = game.spec
        self.history: Final = History(game.setup, REMEMBERED)
        self.recalls: Final = bool(kind.perfect_recall)
        past = self.history.shape[0] * self.history.shape[1] if self.recalls else 0
        self.tensor: Final = np.zeros(self.spec.encoder.size + past, dtype=np.float32)
        self.dict: Final = {"observation": self.tensor[: self.spec.encoder.size]}
        if self.recalls:
            self.dict["history"] = self.tensor[self.spec.encoder.size :]

    def set_from(self, state: RegaliaState, player: int) -> None:
        world = state.world()
        seat = max(0, player)  # OpenSpiel asks nobody's observation to learn its shape
        self.dict["observation"][:] = np.frombuffer(self.spec.encoder.row(world.game, seat), dtype=np.int8)
        if self.recalls:
            self.dict["history"][:] = self.history.rows(world.journal, seat).ravel()

    def string_from(self, state: RegaliaState, player: int) -> str:
        world = state.world()
        view = world.game.view(player).text()
        return f"{view} {world.memory(player)}" if self.recalls else view


class RegaliaGame(pyspiel.Game):  # type: ignore[misc]
    """A setup; every new initial state is dealt by the next seed."""

    def __init__(self, kind: Any, setup: Setup, params: dict[str, Any]) -> None:
        self.setup: Final = setup
        self.spec: Final = Spec(setup)
        self.explainer: Final = Explainer(self.spec)
        self.seeds: Final = Chance(setup.seed)
        self.most_decisions: Final = int(params.get("most_decisions", MOST_DECISIONS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions.size,
            max_chance_outcomes=0,
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> RegaliaState:
        return RegaliaState(self)

    def deal(self) -> World:
        game = games.start(self.setup.reseeded(self.seeds.below(SEEDS)), listen=True)
        world = World(game, [b""] * game.seats, 0)
        world.told = 0  # nobody has thought about the deal yet
        return world

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(name: str, long_name: str, most: int, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        # Sampled, but OpenSpiel cannot store a Python game of that mode: it asks C++ for a random state. Ours is the state's.
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


CITADELS_TYPE: Final = game_type("regalia_citadels", "Citadels (Regalia)", 8, CITADELS)
DOMINION_TYPE: Final = game_type("regalia_dominion", "Dominion (Regalia)", 6, DOMINION)


class CitadelsGame(RegaliaGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = CITADELS | (params or {})
        choices = {name: value for name, value in chosen.items() if name not in OURS and value != ""}
        if (
            chosen["players"] in NINE
            and chosen["edition"] != "de"
            and (chosen["scenario"], chosen["cast"]) == ("first_game", "")
        ):
            choices.setdefault("rank_9", "artist")
        super().__init__(CITADELS_TYPE, games.setup_for("citadels", seats=chosen["players"], **choices), params or {})


class DominionGame(RegaliaGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DOMINION | (params or {})
        choices = {name: value for name, value in chosen.items() if name not in OURS}
        super().__init__(DOMINION_TYPE, games.setup_for("dominion", seats=chosen["players"], **choices), params or {})


pyspiel.register_game(CITADELS_TYPE, CitadelsGame)
pyspiel.register_game(DOMINION_TYPE, DominionGame)

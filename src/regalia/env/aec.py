"""PettingZoo: agents act in the order in which the rules ask them."""

from typing import Any, ClassVar

from regalia.env.actions import PASS_OR_WAIT
from regalia.env.explain import Explainer
from regalia.env.picture import picture_of, text_of
from regalia.env.play import MOST_DECISIONS, Kind, Play
from regalia.env.rewards import PLACEMENT
from regalia.env.spaces import observation_space
from regalia.extras import extra
from regalia.kernel.setup import Setup

with extra("rl"):
    import gymnasium
    from gymnasium import spaces
    from pettingzoo import AECEnv

Observation = dict[str, Any]


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game with an agent in every seat.

    ``observe`` gives ``observation`` (see ``layout``), ``action_mask`` and, if wished, ``history``; the mask is in ``infos``,
    too, with the same as ``options``, pairs of verb and subject (``spec.pairs``), and the seed by which this game was dealt. A
    seat that is not asked may only wait (action 0), which changes nothing.

    >>> from regalia import setup_for
    >>> from regalia.games import USUAL
    >>> env = GameEnv(setup_for(USUAL, seats=4))
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'player_0'
    >>> env.step(int(env.observe("player_0")["action_mask"].argmax()))
    >>> env.agent_selection
    'player_1'

    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "regalia",
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: Setup,
        reward: str = PLACEMENT,
        render_mode: str | None = None,
        language: str = "en",
        most_decisions: int = MOST_DECISIONS,
        history: int = 0,
        dtype: Kind = "int8",
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(setup, reward, most_decisions, history, dtype, seed)
        self.spec = self.play.spec
        self.layout = self.spec.layout
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.spec.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.go_on()

    def go_on(self) -> None:
        """Select the agent that is asked next, or end the game."""
        over, cut = self.play.is_over(), self.play.is_cut()
        if over or cut:
            worth = self.play.rewards()
            self.rewards = {agent: worth[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.play.asked()]
        waits = {"action_mask": self.play.waiting, "options": [self.spec.pairs[PASS_OR_WAIT]], "seed": self.play.dealt}
        self.infos = {agent: dict(waits) for agent in self.agents}
        if not over and not cut:
            asked = self.play.asked()
            told = {"action_mask": self.play.mask(asked), "options": self.play.options(asked)}
            self.infos[self.agent_selection].update(told)

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return self.play.seen(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.act(int(action))
        self.go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    # -- for people --------------------------------------------------------------------------------------------------

    def action_to_text(self, action: int) -> str:
        """What an action does: as the rules offer it now, if they do."""
        return Explainer(self.spec, self.language).action(int(action), self.play.game)

    def explain_observation(self, observation: Any) -> list[str]:
        """An observation back in words, one line for everything it says."""
        return Explainer(self.spec, self.language).observation(observation)

    def render(self) -> Any:
        """What the seat that is asked sees."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called on an environment without a render_mode")
            return None
        if self.render_mode == "rgb_array":
            return picture_of(self.play, self.language)
        text = text_of(self.play, self.language)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

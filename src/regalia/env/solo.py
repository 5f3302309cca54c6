"""Gymnasium: one seat learns, bots sit in the others. Importing this registers ``regalia/GAME-v1`` of every game there is."""

from collections.abc import Sequence
from typing import Any, Final

from regalia.bots import RANDOM, Bot, check_bots, make_bot, seated, shown
from regalia.env.explain import Explainer
from regalia.env.picture import picture_of, text_of
from regalia.env.play import MOST_DECISIONS, Kind, Play
from regalia.env.rewards import PLACEMENT
from regalia.env.spaces import observation_space
from regalia.env.tables import VERSION
from regalia.extras import extra
from regalia.games import USUAL, names, setup_for
from regalia.kernel.chance import Chance
from regalia.kernel.options import IllegalOption
from regalia.kernel.setup import Setup

with extra("rl"):
    import gymnasium
    from gymnasium import spaces

ILLEGAL_REWARD: Final = -1.0


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """One learner in ``seat``; ``bots`` by name fill the other seats, going round if they are fewer.

    Without a ``seed``, here or given to ``reset``, every environment deals games of its own; ``info["seed"]`` deals the same
    one again. An illegal action ends the game with a reward of -1 and ``info["illegal"]``.

    >>> env = SoloEnv(seats=4, bots=["random"], seed=7)
    >>> observation, info = env.reset()
    >>> action = int(observation["action_mask"].argmax())
    >>> observation, reward, ended, cut, info = env.step(action)
    >>> reward, ended
    (0.0, False)

    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = USUAL,
        setup: Setup | None = None,
        seat: int = 0,
        bots: Sequence[str] = (RANDOM,),
        reward: str = PLACEMENT,
        render_mode: str | None = None,
        language: str = "en",
        most_decisions: int = MOST_DECISIONS,
        history: int = 0,
        dtype: Kind = "int8",
        seed: int | None = None,
        **choices: Any,
    ) -> None:
        chosen = setup_for(game, seed=seed or 0, **choices) if setup is None else setup
        self.play: Final = Play(chosen, reward, most_decisions, history, dtype, seed)
        self.seat: Final = seat
        check_bots(list(bots), chosen.game)
        self.names: Final = seated(list(bots), chosen.seats - 1)
        self.render_mode = render_mode
        self.language: Final = language
        self.bots: list[Bot | None] = []
        self.observation_space = observation_space(self.play)
        self.action_space = spaces.Discrete(self.play.spec.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.play.reset(seed)
        lot = Chance(self.play.dealt ^ 0xB075)  # bots think with streams of their own
        names = iter(self.names)
        self.bots = [
            None if one == self.seat else make_bot(next(names), self.play.setup, one, Chance(lot.word()))
            for one in range(self.play.setup.seats)
        ]
        self.let_bots_play()
        return self.observation(), self.info()

    def let_bots_play(self) -> None:
        """Until the learner is asked, or nobody."""
        game = self.play.game
        while (seat := self.play.asked()) not in (-1, self.seat):
            bot = self.bots[seat]
            assert bot is not None
            game.answer(bot.choose(shown(game)))
            self.play.answered += 1

    def observation(self) -> dict[str, Any]:
        return self.play.seen(self.seat)

    def info(self) -> dict[str, Any]:
        """Of one shape at every step: learning libraries stack it. ``options`` gives the legal actions as pairs."""
        return {"action_mask": self.play.mask(self.seat), "seed": self.play.dealt}

    def options(self) -> list[tuple[int, int]]:
        """The legal actions as pairs of a verb and what it is about (``Spec.pairs``)."""
        return self.play.options(self.seat)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.play.act(int(action))
        except IllegalOption:
            return self.observation(), ILLEGAL_REWARD, True, False, self.info() | {"illegal": True}
        self.let_bots_play()
        over, cut = self.play.is_over(), self.play.is_cut()
        reward = self.play.rewards()[self.seat] if over or cut else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, over, cut, self.info()

    def action_to_text(self, action: int) -> str:
        return Explainer(self.play.spec, self.language).action(int(action), self.play.game)

    def explain_observation(self, observation: Any) -> list[str]:
        return Explainer(self.play.spec, self.language).observation(observation)

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return picture_of(self.play, self.language)
        text = text_of(self.play, self.language)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None


for one in map(str.title, names()):
    if f"regalia/{one}-v{VERSION}" not in gymnasium.registry:
        gymnasium.register(f"regalia/{one}-v{VERSION}", "regalia.env.solo:SoloEnv", kwargs={"game": one.lower()})

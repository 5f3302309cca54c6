"""Tianshou's DQN learns Citadels for two against one of our bots, through Gymnasium.

    python examples/tianshou_dqn.py --epochs 5

Needs ``pip install regalia[rl] tianshou``. The adapter is ``Masked``: Tianshou looks for ``obs`` and ``mask``.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import regalia.env.solo  # noqa: F401


class Masked(gymnasium.ObservationWrapper):
    """The same observations under the names Tianshou knows; its policies then choose among legal actions only."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        cells, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        self.observation_space = gymnasium.spaces.Dict({"obs": cells, "mask": mask})

    def observation(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {"obs": seen["observation"], "mask": seen["action_mask"].astype(bool)}


def table(bot: str, most_decisions: int) -> Masked:
    choices = {"seats": 2, "bots": [bot], "dtype": "float32", "most_decisions": most_decisions}
    return Masked(gymnasium.make("regalia/Citadels-v1", disable_env_checker=True, **choices))


def learn(epochs: int, steps: int = 2_000, bot: str = "random", tables: int = 4, most_decisions: int = 2_000, games: int = 20,
          seed: int = 0) -> Any:  # fmt: skip
    """Train and return Tianshou's own statistics; ``best_reward`` is the mean over test games."""
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = table(bot, most_decisions)
    net = Net(state_shape=env.observation_space["obs"].shape, action_shape=env.action_space.n, hidden_sizes=[128])
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1)
    dqn = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, n_step_return_horizon=5, target_update_freq=200)
    learning = DummyVectorEnv([lambda: table(bot, most_decisions) for _ in range(tables)])
    testing = DummyVectorEnv([lambda: table(bot, most_decisions) for _ in range(min(tables, games))])
    return dqn.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector(dqn, learning, VectorReplayBuffer(4 * steps, tables), exploration_noise=True),
            test_collector=Collector(dqn, testing),
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=min(steps, 40 * tables),
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            test_step_num_episodes=games,
            show_progress=False,
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--bot", default="random")
    chosen = parser.parse_args()
    print(f"best mean reward over test games: {learn(chosen.epochs, bot=chosen.bot).best_reward:+.2f}")


if __name__ == "__main__":
    main()

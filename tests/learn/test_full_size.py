"""The commands of training at full size: they are understood, take the time that is said, and lead from one to the next."""

import argparse
import shlex
from pathlib import Path

from regalia.bots import check_bot
from regalia.cli.learn_command import arguments, options_of
from tests.learn.full_size import SHIPPED, steps

MINUTES = 25


def test_every_command_is_understood_and_finds_what_those_before_left(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    arguments(parser)
    every = list(steps(tmp_path, 15, 1.0, 600))
    assert SHIPPED.exists() and sum(step.minutes for step in every) <= MINUTES
    made = 0
    for step in every:
        line = shlex.split(step.command)
        if line[1] == "match":
            bots = [part for part in line if "?" in part]
            assert len(bots) in (2, 4)
            for bot in bots:
                check_bot(bot, "citadels")
            continue
        options = options_of(parser.parse_args(line[2:]))  # refuses what is not there
        assert options.seconds == 60 * step.minutes and options.workers == 15
        assert options.out.parent == tmp_path
        for file in (options.out, options.out.with_suffix(".pt")):
            file.touch()
        made += 1
    assert made == 6

"""What would you do? The same words as the page has, for the terminal."""

from typing import Final

from rich.text import Text

from regalia.bots.advice import Advice, Said
from regalia.bots.compare import Reason
from regalia.cli.look import QUIET
from regalia.cli.speech import figure, percent
from regalia.kernel.views import View
from regalia.words.game_words import GameWords

BLOCK: Final = "█"
WIDTH: Final = 20  # of a chance of one


def hint_lines(said: Said, view: View, words: GameWords) -> list[Text]:
    if said.why:
        return [Text(words.say(f"web-hint-{said.why}"))]
    tied = len(said.advice) > 1 and said.advice[1].close
    lines: list[Text] = []
    for at, one in enumerate(said.advice):
        chance = words.say("web-hint-chance", chance=percent(one.chance))
        bar = BLOCK * round(one.chance * WIDTH)
        lines.append(Text(f"{one.at + 1:>4}  {words.option(view.options[one.at], view)}: {chance}  {bar}"))
        lines.append(Text(f"      {sentence(one, words, at == 0, tied)}", QUIET))
    return [*lines, Text(words.say("web-hint-note"), QUIET)]


def sentence(one: Advice, words: GameWords, first: bool, tied: bool) -> str:
    """What speaks for an option and what against it. ``tied``: another is as good as the first."""

    def part(way: str, reason: Reason | None) -> str:
        return words.say(f"web-hint-{way}-{reason[0]}", number=figure(reason[1], 1)) if reason else ""

    def but(gain: str, cost: str) -> str:
        return words.say("web-hint-but", gain=gain, cost=cost) if gain and cost else gain or cost

    good, bad = part("more", one.gain), part("less", one.cost)
    told = but(good, bad)
    if not told and (one.close or (first and tied)):
        return words.say("web-hint-as-good" if one.close else "web-hint-tied")
    if first and not tied and not good:
        told = but(bad, words.say("web-hint-more-prospects"))
    elif not first and not one.close and not bad:
        told = but(good, words.say("web-hint-less-prospects"))
    return words.say("web-hint-even" if one.close else "web-hint-first" if first else "web-hint-other", said=told)

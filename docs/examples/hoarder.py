"""A bot in ten lines: takes gold, builds the dearest district it can, and leaves everything else to chance."""


class Hoarder:
    def __init__(self, setup, seat, chance, greed=1):
        self.chance, self.greed = chance, greed

    def choose(self, view):
        builds = [option for option in view.options if option.verb.name == "build"]
        if builds:
            return max(builds, key=lambda option: self.greed * view.amounts_of(option)["cost"])
        gold = [option for option in view.options if option.verb.name in ("gather_gold", "income")]
        return (gold or view.options)[self.chance.below(len(gold or view.options))]
